; Makes an installer of the folder that `python3 game.py package` has built. In the root of the repository, with
; Inno Setup 6:  iscc /DAppVersion=0.1.0 assets\packaging\windows\ballot-box.iss
; It installs for one user and asks for no administrator. Saved games stay when the program is removed.

#ifndef AppVersion
  #error Give the version: iscc /DAppVersion=0.1.0 ballot-box.iss
#endif
#define Root "..\..\.."

[Setup]
AppId={{6E0A4C0E-6C1B-4B58-9B53-6B0D6C1F7B11}
AppName=Ballot Box
AppVersion={#AppVersion}
AppPublisher=Ballot Box
DefaultDirName={autopf}\Ballot Box
DefaultGroupName=Ballot Box
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile={#Root}\LICENSE
OutputDir={#Root}\dist
OutputBaseFilename=ballot-box-{#AppVersion}-windows-setup
SetupIconFile={#Root}\build\icon.ico
UninstallDisplayIcon={app}\ballot-box.exe
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; What an older version has brought and this one has not.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Root}\dist\ballot-box\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Ballot Box"; Filename: "{app}\ballot-box.exe"
Name: "{autodesktop}\Ballot Box"; Filename: "{app}\ballot-box.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\ballot-box.exe"; Description: "{cm:LaunchProgram,Ballot Box}"; Flags: nowait postinstall skipifsilent
