"""The story of a finished game of Machrou3 Ra2is: what the bots thought of whom, and how the vote was decided."""

from collections.abc import Iterator

from engine.bots.hindsight import Doubts, Hindsight, TurningPoint
from engine.contract import SPECTATOR
from engine.games.machrou3.acts import Act
from engine.games.machrou3.content import CORRUPT
from engine.games.machrou3.state import NOBODY
from engine.games.machrou3.talk.contents import ACCUSED, SIDES
from engine.ledger import BROKEN, FALSE, PROMISE, Entry, record
from scenes.boards.machrou3.result_parts import Verdict, side_icon
from scenes.play.belief_chart import Curve
from scenes.play.session import Session
from scenes.play.story import Cell, Column, Decisive, Flag, Lie, Part, Section, Side, Story
from scenes.talk_words import TalkWords
from scenes.texts import text_id

SURE, TRUSTING = 0.6, 0.4  # from where on somebody is suspected, and up to where trusted
MOST_LINES = 3  # of a section


class Afterwards:
    """Reads a finished game for its story."""

    def __init__(self, session: Session, hindsight: Hindsight) -> None:
        self.session = session
        self.texts = session.texts
        self.view = session.table.view(SPECTATOR)
        outcome = session.table.outcome()
        assert outcome is not None, "only a game that is over has a story"
        self.verdict = Verdict(session, self.view, outcome)
        self.sides = outcome.sides
        self.hindsight = hindsight
        self.entries = record(session.table.rules, self.view)
        self.words = TalkWords(self.texts, session.names)
        self.corrupt = [seat for seat, side in enumerate(self.sides) if side == CORRUPT]

    def story(self) -> Story:
        texts, session = self.texts, self.session
        players = len(session.names)
        bots = [seat for seat in range(players) if seat not in session.people]
        return Story(
            headline=self._headline(bots),
            subtitle=texts("beliefs-subtitle", game=texts("game-machrou3"), players=players),
            legend=(texts("beliefs-was-corrupt"), texts("beliefs-was-reformist")),
            steps=self._steps(),
            prior=len(self.corrupt) / (players - 1),
            cells=tuple(self._cell(seat) for seat in bots),
            decisive=self._decisive(),
            lie=self._worked(),
        )

    @property
    def doubts(self) -> tuple[Doubts, ...]:
        return self.hindsight.doubts

    def _final(self, seat: int, about: int) -> float:
        return self.doubts[-1].of[seat][about]

    def _is_corrupt(self, seat: int) -> bool:
        return seat in self.corrupt

    def _steps(self) -> tuple[str, ...]:
        rounds = [str(doubts.round) for doubts in self.doubts[1:-1]]
        return (self.texts("beliefs-step-deal"), *rounds, self.texts("beliefs-step-debate"))

    def _side(self, seat: int, has_name: bool = True) -> Side:
        side = self.sides[seat]
        word = self.texts(text_id("side", side))
        if has_name:
            character = self.texts(text_id("character", self.view.characters[seat]))
            word = self.texts("beliefs-role", character=character, side=word)
        return Side(word, side_icon(side), side)

    # --- what was believed ---

    def _headline(self, bots: list[int]) -> str:
        """Who was fooled worst, if anybody was."""
        innocent = [seat for seat in bots if not self._is_corrupt(seat)]
        pairs = [(self._final(seat, about), seat, about) for seat in innocent for about in self.corrupt]
        if not pairs:
            return self.texts("beliefs-headline-none")
        least, seat, about = min(pairs)
        if least <= TRUSTING:
            return self.texts("beliefs-headline-fooled", player=self._named(seat), other=self._named(about))
        name = "beliefs-headline-clear" if least >= SURE else "beliefs-headline-unsure"
        return self.texts(name)

    def _named(self, seat: int) -> str:
        return self.session.names[seat]

    def _cell(self, seat: int) -> Cell:
        is_corrupt = self._is_corrupt(seat)
        caption = "beliefs-caption-felt" if is_corrupt else "beliefs-caption-suspects"
        return Cell(
            seat=seat,
            verdict=self._how_it_hid(seat) if is_corrupt else self._how_it_judged(seat),
            side=self._side(seat),
            caption=self.texts(caption),
            curves=self._felt(seat) if is_corrupt else self._suspected(seat),
            flags=tuple(self._flags(seat)),
            sections=self._sections(seat),
        )

    def _suspected(self, seat: int) -> tuple[Curve, ...]:
        """How probable a Reformist held it that each other was Corrupt."""
        others = [other for other in range(len(self.sides)) if other != seat]
        return tuple(
            Curve(
                self.session.pieces[other],
                tuple(doubts.of[seat][other] for doubts in self.doubts),
                self._is_corrupt(other),
            )
            for other in others
        )

    def _felt(self, seat: int) -> tuple[Curve, ...]:
        """How suspected a Corrupt player was by each Reformist."""
        watchers = [other for other in range(len(self.sides)) if not self._is_corrupt(other)]
        return tuple(
            Curve(self.session.pieces[other], tuple(doubts.of[other][seat] for doubts in self.doubts))
            for other in watchers
        )

    def _how_it_judged(self, seat: int) -> str:
        right = [about for about in self.corrupt if self._final(seat, about) >= SURE]
        wrong = [about for about in self.corrupt if self._final(seat, about) <= TRUSTING]
        if len(right) == len(self.corrupt):
            return self.texts("beliefs-right", round=self._sure_since(seat), count=len(right))
        if right and wrong:
            return self.texts("beliefs-half", right=self._named(right[0]), wrong=self._named(wrong[0]))
        if wrong:
            return self.texts("beliefs-wrong", player=self._named(wrong[0]))
        return self.texts("beliefs-unsure")

    def _sure_since(self, seat: int) -> int:
        """The round from whose end on all Corrupt were suspected."""
        since = self.doubts[-1].round
        for doubts in reversed(self.doubts):
            if any(doubts.of[seat][about] < SURE for about in self.corrupt):
                break
            since = doubts.round
        return since

    def _how_it_hid(self, seat: int) -> str:
        watchers = [other for other in range(len(self.sides)) if not self._is_corrupt(other)]
        fooled = [other for other in watchers if self._final(other, seat) <= TRUSTING]
        saw = [other for other in watchers if self._final(other, seat) >= SURE]
        if len(saw) == len(watchers):
            return self.texts("beliefs-seen-through")
        if fooled and saw:
            return self.texts("beliefs-won-half", fooled=self._named(fooled[0]), saw=self._named(saw[0]))
        if fooled:
            return self.texts("beliefs-won-over", player=self._named(fooled[0]), count=len(fooled))
        return self.texts("beliefs-guessing")

    def _flags(self, seat: int) -> Iterator[Flag]:
        """What changed a Reformist's mind most; for a Corrupt player, what changed the others' about them."""
        turns: list[TurningPoint] = list(self.hindsight.turns[seat])
        if self._is_corrupt(seat):
            every = [turn for turns_of_one in self.hindsight.turns for turn in turns_of_one if turn.about == seat]
            best = {turn.step: turn for turn in sorted(every, key=lambda turn: abs(turn.change))}
            turns = sorted(best.values(), key=lambda turn: -abs(turn.change))[:2]
        for turn in sorted(turns, key=lambda turn: turn.step):
            if isinstance(turn.deed, Act):
                points = round(abs(turn.change) * 100)
                deed, player = self._deed(turn.deed), self._named(turn.about)
                words = self.texts("beliefs-flag", deed=deed, player=player, points=points, up=turn.change > 0)
                yield Flag(turn.step, words)

    def _deed(self, act: Act) -> str:
        """A deed in words."""
        names = {"seat": self._named(act.seat)}
        if act.target != NOBODY:
            names["target"] = self._named(act.target)
        if act.other != NOBODY:
            names["other"] = self._named(act.other)
        counts = dict(zip(("with", "against"), act.counts, strict=False))
        return self.texts(text_id("deed", act.kind), **names, **counts)

    # --- what was said ---

    def _sections(self, seat: int) -> tuple[Section, ...]:
        lies = self._lies(seat)
        broken = [entry for entry in self._entries(seat, PROMISE) if entry.verdict.status == BROKEN]
        return (
            Section("unmask", self.texts("beliefs-lies", count=len(lies)), self._quotes(lies)),
            Section("broken", self.texts("beliefs-broken", count=len(broken)), self._quotes(broken)),
            self._trust(seat),
        )

    def _entries(self, seat: int, *acts: str) -> list[Entry]:
        return [entry for entry in self.entries if entry.pledge.speaker == seat and entry.pledge.act in acts]

    def _lies(self, seat: int) -> list[Entry]:
        """What a seat said although it knew better: about itself, or, as one of the Corrupt, about any side."""
        said = self._entries(seat, "claim", "estimate", "accuse")
        false = [entry for entry in said if entry.verdict.status == FALSE]
        if self._is_corrupt(seat):
            about_sides = (ACCUSED, *SIDES)
            return [e for e in false if e.pledge.act != "claim" or e.pledge.content in about_sides]
        return [entry for entry in false if entry.pledge.act == "claim" and entry.pledge.content in SIDES]

    def _quotes(self, entries: list[Entry]) -> tuple[str, ...]:
        """The last of them with their rounds."""
        return tuple(
            self.texts("beliefs-quote", sentence=self._sentence(entry), round=entry.pledge.round)
            for entry in entries[-MOST_LINES:]
        )

    def _sentence(self, entry: Entry) -> str:
        """What was said: for a promise that came of a deal, what was promised."""
        said = self.view.talk[entry.pledge.number]
        if said.speaker != entry.pledge.speaker or said.act != entry.pledge.act:
            return self.words.pledge(entry.pledge)
        return self.words.sentence(said._replace(because=""), entry.pledge.number)

    def _trust(self, seat: int) -> Section:
        """Whom a Reformist trusted most in the end, or who trusted a Corrupt player."""
        others = [other for other in range(len(self.sides)) if other != seat]
        if self._is_corrupt(seat):
            watchers = [other for other in others if not self._is_corrupt(other)]
            least = min(watchers, key=lambda other: self._final(other, seat))
            doubt, title = self._final(least, seat), "beliefs-trusted-by"
        else:
            least = min(others, key=lambda other: self._final(seat, other))
            doubt, title = self._final(seat, least), "beliefs-trusted"
        line = self.texts("beliefs-trust-line", player=self._named(least), points=round(doubt * 100))
        return Section("quote", self.texts(title), (line,))

    def _worked(self) -> Lie | None:
        """The lie that most others agreed with; the last one if nobody did."""
        lies = [entry for seat in self.corrupt for entry in self._lies(seat)]
        if not lies:
            return None
        best = max(lies, key=lambda entry: (len(self._agreed(entry)), entry.pledge.number))
        agreed = self._agreed(best)
        names = ", ".join(self._named(seat) for seat in agreed)
        effect = self.texts("beliefs-lie-agreed", players=names) if agreed else self.texts("beliefs-lie-alone")
        pledge = best.pledge
        act = self.words.act(pledge.act)
        return Lie(
            self.texts("beliefs-lie-worked" if agreed else "beliefs-lie-bold"),
            pledge.speaker,
            self.words.whom(pledge.target),
            self.texts("beliefs-lie-tag", act=act, round=pledge.round),
            self._sentence(best),
            effect,
        )

    def _agreed(self, entry: Entry) -> list[int]:
        number = entry.pledge.number
        said = [said for said in self.view.talk[number + 1 :] if said.refs == number and said.act == "agree"]
        return list(dict.fromkeys(answer.speaker for answer in said))

    # --- how the vote was decided ---

    def _decisive(self) -> Decisive | None:
        """The two first candidates, and the voter who could have turned the result with the fewest seats."""
        totals = self.verdict.totals()
        if len(totals) < 2:
            return None
        first, second = list(totals)[:2]
        voter = self._voter_who_decides(first, second)
        columns = tuple(self._column(candidate, voter) for candidate in (first, second))
        counted = sum(self.verdict.weights)
        note = self.texts("beliefs-counted", seats=counted, all=128)
        if voter == NOBODY:
            return Decisive(note, columns, NOBODY, self.texts("beliefs-no-voter"), self.texts("beliefs-no-voter-text"))
        weight = self.verdict.weights[voter]
        choice = self.view.votes[voter]
        change = {choice: -weight, (second if choice == first else first): weight}
        title = self.texts("beliefs-voter", player=self._named(voter), seats=weight)
        words = self.texts(
            "beliefs-voter-text",
            candidate=self._named(choice),
            first=totals[first] + change[first],
            second=totals[second] + change[second],
        )
        return Decisive(note, columns, voter, title, words)

    def _column(self, candidate: int, decisive: int) -> Column:
        weights, votes = self.verdict.weights, self.view.votes
        voters = [seat for seat, choice in enumerate(votes) if choice == candidate and weights[seat]]
        parts = [Part(seat, weights[seat], seat == decisive) for seat in voters]
        return Column(
            candidate, self._side(candidate, has_name=False), tuple(sorted(parts, key=lambda part: -part.weight))
        )

    def _voter_who_decides(self, first: int, second: int) -> int:
        """Whoever, voting for the other of the two, would have made another side win, with the fewest seats."""
        weights = self.verdict.weights
        found = []
        for voter, choice in enumerate(self.view.votes):
            if voter in self.view.candidates or not weights[voter] or choice not in (first, second):
                continue
            if self._winning_side(voter, second if choice == first else first) != self.verdict.outcome.winning_side:
                found.append((weights[voter], voter))
        return min(found)[1] if found else NOBODY

    def _winning_side(self, voter: int, choice: int) -> str:
        """The side that wins if one voter chooses otherwise; a tie is won by the Corrupt (M32)."""
        sums = dict.fromkeys(self.view.candidates, 0)
        for seat, given in enumerate(self.view.votes):
            sums[choice if seat == voter else given] += self.verdict.weights[seat]
        best = [candidate for candidate, total in sums.items() if total == max(sums.values())]
        return self.sides[best[0]] if len(best) == 1 else CORRUPT


def afterwards(session: Session, hindsight: Hindsight) -> Story:
    """The story of a session's game."""
    return Afterwards(session, hindsight).story()
