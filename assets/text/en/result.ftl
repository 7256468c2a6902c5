### Words of the window: result.
