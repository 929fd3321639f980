/** What each use of a building does, in a few words. */
const effect = {
  market: {
    e1: 'gain 1 ceramic',
    e2: 'pay 1 coin to gain any 2 cubes',
    e3: 'sell 1 cube for 4 coins',
    e4: 'pay 5 coins to gain 5 VP',
  },
  monastery: { e1: 'gain 1 ceramic', e2: 'gain 2 parchments', e3: 'gain an influence card', e4: 'gain 2 VP' },
  lesserCouncil: {
    e1: 'gain 1 ceramic',
    e2: 'advance 1 space on the council track',
    e3: 'remove 1 intrigue',
    e4: 'gain 1 VP per mission completed',
  },
  workshop: { e1: 'gain 1 ceramic', e2: 'turn 1 cube into another resource', e3: 'gain 3 coins', e4: 'gain 2 VP' },
  docks: { e1: 'gain 1 cloth', e2: 'gain 2 coins', e3: 'gain 1 coin and 1 VP', e4: 'trade cubes for 1 VP each' },
  consulate: {
    e1: 'gain 1 cloth',
    e2: 'pay 1 coin and take 1 intrigue to gain an influence card',
    e3: 'gain 1 VP',
    e4: 'with 4 influence cards in hand, gain 4 VP',
  },
  library: {
    e1: 'gain 1 cloth',
    e2: 'gain 2 parchments',
    e3: 'remove 2 intrigue',
    e4: 'gain 2 parchments and 1 VP',
  },
  senate: {
    e1: 'gain 1 cloth',
    e2: 'take 1 intrigue and gain 2 parchments',
    e3: 'gain 1 parchment; every other player takes 1 intrigue',
    e4: 'gain 3 VP',
  },
  church: {
    e1: 'gain 1 silver',
    e2: 'remove 1 intrigue',
    e3: 'remove 1 intrigue to gain 1 VP',
    e4: 'remove 1 intrigue to gain 2 VP',
  },
  court: {
    e1: 'gain 1 silver',
    e2: 'every other player takes 1 intrigue',
    e3: 'gain an influence card',
    e4: 'pay 3 parchments to gain 5 VP',
  },
  bank: {
    e1: 'gain 1 silver',
    e2: 'take 1 intrigue and gain 4 coins',
    e3: 'take 1 intrigue once more and gain 4 coins',
    e4: 'gain 2 coins and 1 VP',
  },
  councilOfTen: {
    e1: 'gain 1 silver',
    e2: 'gain 1 VP per player with more intrigue',
    e3: 'build a bridge, or gain 2 VP',
    e4: 'remove 3 intrigue',
  },
  stMark: { e1: 'gain 2 coins', e2: 'draw a mission for its tax' },
  dogesPalace: { e1: 'gain 1 parchment and 1 VP', e2: 'draw a mission for its tax' },
  grandCouncil: {
    e1: 'advance 1 space on the council track, and 1 per player with less intrigue',
    e2: 'pay 4 coins to build a bridge',
  },
};
export default effect;
