import { defineCounts, type Tally } from '@cabale/engine';
import { SYMBOLS, type CardId, type Cards } from '../content/card.ts';
import { corruptedCount, playerOf, refillSize, slotOf, tokens } from '../rules/counts.ts';
import { POSITIONS, SLOT_CAPACITY, type San } from '../rules/state.ts';
import { cardStatsOf } from './card-stats.ts';

type Group = keyof typeof GROUPS;

const TYPES = [...SYMBOLS, 'M', 'V'] as const;

const GROUPS = {
  /** Cards of the whole deck, of the hand, and those that lie in the discard. */
  deck: TYPES,
  hand: TYPES,
  discard: TYPES,
  /** What the deck gives. */
  symbols: SYMBOLS,
  multipliers: SYMBOLS,
  special: [
    'draw',
    'income',
    'single',
    'starting',
    'cost',
    'allTypes',
    'copy',
    'destroy',
    'corruptHand',
    'playDiscard',
  ],
  slot: POSITIONS,
  river: TYPES,
  track: ['step', 'virus', 'corrupted', 'tokens', 'size', 'pawnHome', 'pawnAway', 'full'],
  time: ['reserve', 'turn', 'idle'],
} as const;

export const counts = defineCounts<San, Group>(GROUPS, (tally, state, seat, cards) => {
  const player = playerOf(state, seat);
  const stats = cardStatsOf(cards);
  const count = (ids: readonly CardId[], group: 'hand' | 'discard' | null) => {
    for (const id of ids) {
      const { type, symbols, multiplier, draw, income, single, starting, cost } = stats.of(id);
      tally.add('deck', TYPES.indexOf(type), 0.1);
      if (group !== null) tally.add(group, TYPES.indexOf(type), 0.2);
      for (const [index, symbol] of SYMBOLS.entries()) {
        if (symbols[symbol] > 0) tally.add('symbols', index, symbols[symbol] / 20);
        if (multiplier === symbol) tally.add('multipliers', index, 0.5);
      }
      tally.add('special', 0, draw / 6);
      tally.add('special', 1, income / 20);
      if (single) tally.add('special', 2, 0.5);
      if (starting) tally.add('special', 3, 0.1);
      tally.add('special', 4, cost / 60);
      countEffects(tally, id, cards);
    }
  };
  count(player.hand, 'hand');
  count(player.draw, null);
  count(player.discard, 'discard');
  for (const { card } of player.play) count([card], null);
  let full = 0;
  for (const [index, position] of POSITIONS.entries()) {
    const lying = slotOf(player, position).length;
    tally.add('slot', index, lying / SLOT_CAPACITY);
    if (lying === SLOT_CAPACITY) full++;
  }
  for (const id of state.river) if (id !== null) tally.add('river', TYPES.indexOf(stats.of(id).type), 0.3);
  tally.add('track', 0, player.step / 7);
  tally.add('track', 1, player.virus / 5);
  tally.add('track', 2, corruptedCount(player) / 12);
  tally.add('track', 3, tokens(player) / 2);
  tally.add('track', 4, refillSize(state, seat) / 8);
  const { on, square } = state.pawn;
  if (on !== 'port') tally.add('track', on === seat ? 5 : 6, square / 5);
  tally.add('track', 7, full / 6);
  tally.add('time', 0, state.reserve.length / 42);
  tally.add('time', 1, state.turn.number / 30);
  tally.add('time', 2, state.turn.idle / 10);
});

function countEffects(tally: Tally<Group>, id: CardId, cards: Cards): void {
  for (const { kind } of cards.byId[id].effects) {
    switch (kind) {
      case 'allTypes':
        tally.add('special', 5, 0.5);
        break;
      case 'copyPlayed':
      case 'copyRiver':
        tally.add('special', 6, 0.5);
        break;
      case 'destroy':
        tally.add('special', 7, 0.5);
        break;
      case 'corruptHand':
        tally.add('special', 8, 0.5);
        break;
      case 'playDiscard':
        tally.add('special', 9, 0.5);
        break;
      default:
    }
  }
}
