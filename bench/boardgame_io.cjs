// The peer: boardgame.io's own server with its in-memory store, one process. PORT is given in the environment.
// The pattern of bench/tables.py as a game: two seats with secret hands; play a card to a 6x6 board, draw, pass the turn.
const { Server } = require('boardgame.io/server');

const CARDS = 60;
const CELLS = 36;
const HAND = 8;

const pattern = {
  name: 'pattern',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
    return {
      secret: { deck: deck.slice(2 * HAND), discard: [] },
      players: { 0: { hand: deck.slice(0, HAND) }, 1: { hand: deck.slice(HAND, 2 * HAND) } },
      board: new Array(CELLS).fill(-1),
      scores: [0, 0],
    };
  },
  playerView: ({ G, playerID }) => {
    const { secret, players, ...open } = G;
    return { ...open, hand: playerID === null ? [] : players[playerID].hand };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, place) => {
        const hand = G.players[playerID].hand;
        if (!(place in hand)) return 'INVALID_MOVE';
        const [card] = hand.splice(place, 1);
        const cell = card % CELLS;
        if (G.board[cell] >= 0) G.secret.discard.push(G.board[cell]);
        G.board[cell] = card;
        G.scores[Number(playerID)] += card % 5;
        if (G.secret.deck.length === 0) {
          G.secret.deck = random.Shuffle(G.secret.discard);
          G.secret.discard = [];
        }
        hand.push(G.secret.deck.pop());
      },
    },
  },
};

Server({ games: [pattern], origins: ['http://127.0.0.1'] }).run(Number(process.env.PORT), () => console.log('ready'));
