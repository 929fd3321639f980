/** The guided first game (SAN-12.2): three turns of SUN on a fixed deal, each about one of the three races. */
import type { GuidedGame, Lesson } from '@cabale/design';
import type { CardId } from '../content/card.ts';
import type { San } from '../rules/state.ts';
import { does, read } from './kit.ts';

type SanLesson = Lesson<San>;

const plays = (text: Parameters<typeof does>[0], card: CardId): SanLesson =>
  does(text, { kind: 'play', card }, `card:${card}`);

/** Cards, types, the virus track, buying. */
const HACKING_TURN: readonly SanLesson[] = [
  read('welcome', 'gauge:corruption:0', 'gauge:propaganda:0', 'gauge:hacking:0'),
  read('hand', 'card:S01', 'card:S02', 'card:S04', 'card:S07', 'card:S09', 'card:S10', 'card:S11'),
  plays('playFirst', 'S07'),
  read('symbols', 'type:H', 'figure:income'),
  read('oneType', 'card:S01', 'card:S02', 'card:S04'),
  does('pullBack', { kind: 'hack' }, 'pawn:virus'),
  plays('playSecond', 'S09'),
  does('enter', { kind: 'hack' }, 'pawn:virus', 'pile:virus:1'),
  plays('playHardware', 'S10'),
  does('takeSymbol', { kind: 'take', alternative: 1 }, 'alternative:1'),
  does('advance', { kind: 'hack' }, 'pawn:virus'),
  does('endPlay', { kind: 'endPlay' }, 'phase:buy'),
  does('buy', { kind: 'buy', position: 3 }, 'card:R02'),
  read('reserve', 'card:R07', 'pile:reserve', 'pile:discard:0'),
  does('buyMore', { kind: 'buy', position: 5 }, 'card:R21', 'phase:discard'),
];

/** Corrupting, slots, and how the River's cards change the price of a crossing. */
const CORRUPTION_TURN: readonly SanLesson[] = [
  read('opponent', 'pawn:virus', 'gauge:hacking:1'),
  read('refilled', 'pile:draw:0'),
  plays('corruptFirst', 'S01'),
  plays('corruptSecond', 'S02'),
  plays('corruptThird', 'S03'),
  does('corrupt', { kind: 'corrupt', position: 1 }, 'card:R09'),
  does('slot', { kind: 'slot', slot: 1 }, 'slot:0:1'),
  read('corrupted', 'slot:0:1', 'gauge:corruption:0'),
  does('endPlayAgain', { kind: 'endPlay' }, 'phase:buy'),
  does('buyRoad', { kind: 'buy', position: 5 }, 'card:R10', 'card:R13'),
];

/** The crossing that was made cheap, and the ways to win. */
const PROPAGANDA_TURN: readonly SanLesson[] = [
  read('cheapRoad', 'banner:0', 'card:R13'),
  plays('persuadeFirst', 'S04'),
  plays('persuadeSecond', 'S05'),
  does('cross', { kind: 'cross' }, 'banner:0'),
  read('tokens', 'token:0:3', 'token:0:5'),
  read('victories', ...([0, 1] as const).flatMap((seat) => gaugesOf(seat))),
  read('riverEnd', 'pile:reserve'),
];

function gaugesOf(seat: 0 | 1): SanLesson['shows'] {
  return [`gauge:corruption:${seat}`, `gauge:propaganda:${seat}`, `gauge:hacking:${seat}`];
}

const FIRST_GAME: GuidedGame<San> = {
  name: 'first',
  seats: 2,
  setup: { sunHand: 7, starHand: 7 },
  seed: 'san-first-game-40',
  answers: [
    { kind: 'play', card: 'T09' },
    { kind: 'hack' },
    { kind: 'endPlay' },
    { kind: 'play', card: 'T05' },
    { kind: 'play', card: 'T06' },
    { kind: 'endPlay' },
    { kind: 'endBuy' },
  ],
  lessons: [...HACKING_TURN, ...CORRUPTION_TURN, ...PROPAGANDA_TURN],
};

export const guided = [FIRST_GAME] as const;
