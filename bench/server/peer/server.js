// boardgame.io's own server with a small card game: ten cards each, one is played a turn, the hands of others are secret.

const { Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const HAND = 10;
const SUIT = 13;

function deal(G, ctx, random) {
  const cards = random.Shuffle([...Array(4 * SUIT).keys()]);
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    G.players[seat] = { hand: cards.splice(0, HAND).sort((a, b) => a - b) };
  }
  G.secret = { undealt: cards };
  G.round += 1;
}

function takeTrick(G) {
  const led = Math.floor(G.trick[0].card / SUIT);
  const following = G.trick.filter(({ card }) => Math.floor(card / SUIT) === led);
  const best = following.reduce((one, other) => (other.card > one.card ? other : one));
  G.won[best.seat] += 1;
  G.last = G.trick;
  G.trick = [];
}

function play({ G, ctx, random, playerID }, card) {
  const { hand } = G.players[playerID];
  const place = hand.indexOf(card);
  if (place < 0) return INVALID_MOVE;
  hand.splice(place, 1);
  G.trick.push({ seat: Number(playerID), card });
  if (G.trick.length === ctx.numPlayers) takeTrick(G);
  if (Object.values(G.players).every((player) => player.hand.length === 0)) deal(G, ctx, random);
}

const game = {
  name: "tricks",
  setup: ({ ctx, random }) => {
    const G = { players: {}, secret: {}, trick: [], last: [], won: Array(ctx.numPlayers).fill(0), round: 0 };
    deal(G, ctx, random);
    return G;
  },
  // What only the server can know, chance and the others' cards, is not computed by a client first.
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
};

const server = Server({ games: [game], origins: [] });
server.run({ port: { host: "127.0.0.1", port: 0 } }).then(({ appServer }) => {
  console.log(`open at ${appServer.address().port}`);
});
