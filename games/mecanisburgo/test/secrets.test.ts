import { checks } from '@cabale/games/mecanisburgo/checks.ts';
import { mecanisburgo, type Mecanisburgo } from '@cabale/games/mecanisburgo/index.ts';
import { expect, it } from 'vitest';
import { describeSecrets } from '../../test/secrets.ts';
import type { MecanisburgoSecret } from '../secrets.ts';
import { HOME, ORDER_ZONE } from '../rules/state.ts';
import { position } from './position.ts';

describeSecrets<Mecanisburgo, MecanisburgoSecret>(mecanisburgo, checks, {
  views: {
    'Opportunity deck': ({ deck }) => deck.at(-1),
    'cards set aside in the deal': ({ aside }) => aside[0],
    'number of cards set aside': ({ aside }) => aside.length,
    'cards dealt': ({ dealt }) => dealt,
    hand: ({ players }) => players.map(({ hand }) => hand.map(({ card }) => card)),
    'face-down cards of a sector': ({ sectors }) => sectors.map(({ dark }) => dark),
    'face-down discards': ({ darkDiscard }) => darkDiscard[0],
    'Random deck': ({ randomDeck }) => randomDeck.at(-1),
    'Victory deck': ({ victoryDeck }) => victoryDeck.at(-1),
    'pawns in sectors': ({ sectors }) => sectors.map(({ pawns }) => pawns),
    'pawns in the Next Turn Order zone': ({ players }) => players.map(({ pawns }) => pawns.indexOf(ORDER_ZONE)),
    'pawns at home': ({ players }) => players.map(({ pawns }) => pawns.indexOf(HOME)),
    generator: ({ random }) => random,
    'sealed answers': ({ sealed }) => sealed?.filter((answer) => answer !== null).length,
  },
  events: ['pawnPlaced', 'cardsDealt', 'cardTaken'],
});

it('shows open discards once more before they are shuffled', () => {
  const quiet = { bare: true, ais: 0, cards: [3] } as const;
  const random = position({ seats: [{ ...quiet, hired: ['M042'] }, quiet], deployed: [[0, 'M042', 4]], sector: 4 });
  random.state.randomDiscard.push(...random.state.randomDeck.splice(0));
  random.play('act:business');
  expect(random.told.some(({ scene }) => scene?.randomDeck.length === 0)).toBe(true);
  const opportunity = position({ seats: [{ ...quiet, properties: ['M084'] }, quiet], final: 1 });
  opportunity.state.deck.length = 0;
  opportunity.state.discard.push('M001');
  opportunity.play('drawBy:M084');
  expect(opportunity.told.some(({ scene }) => scene?.discard.includes('M001'))).toBe(true);
});
