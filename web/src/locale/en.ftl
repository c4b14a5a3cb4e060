# The shell's own words. What happens in a game is said by the server.

close = Close
loading = One moment…
board = Board
hand = Your hand
seats = Seats
log = What happened
log-earlier = Earlier
bar = Your decision
bar-all = All { $count } choices
bar-clear = Choose again
to-lobby = To the lobby
time-left = { $seconds } seconds left
no-summary = This game has no board yet; the log tells what happened.

thing-chosen = { $name }, chosen
thing-means = { $name }: { $means }
thing-lit = { $name }, can be chosen

seat-free = free
seat-bot = bot
seat-stand-in = a bot stands in
seat-you = you
seat-away = away
seat-thinking = is waited for

rules-title = The rule behind it
rules-unknown = The rules reference has no entry { $id }.
rules-all = All rules of this game
rules-of-question = The rules behind this question
rules-of-line = The rules behind this line
hint-share = { $share } %

error-offline = The server cannot be reached. Check the connection and try again.
error-server = The server could not do that. Try again in a moment.
