import {
  discreteOf,
  type Alternative,
  type Card,
  type CardId,
  type Cards,
  type CardType,
  type Effect,
  type RiverId,
  type StartingId,
  type Symbol,
  type VirusId,
  type VirusNumber,
} from './card.ts';

/** The printed cards (RULES.md 6.5). Counts and kinds are the rulebook's, the values are known, the names ours. */

const symbols = (symbol: Symbol, n: number): Alternative => ({ kind: 'symbols', symbol, n });
const draw = (n: number): Alternative => ({ kind: 'draw', n });
const choice = (...alternatives: readonly Alternative[]): Effect => ({ kind: 'choice', alternatives });
const multiplier = (symbol: Symbol): Effect => ({ kind: 'multiplier', symbol });
const destroy = (n: number): Effect => ({ kind: 'destroy', n });
const corruptHand = (n: number): Effect => ({ kind: 'corruptHand', n });
const SINGLE: Effect = { kind: 'singleUse' };
const COPY_PLAYED: Effect = { kind: 'copyPlayed' };
const COPY_RIVER: Effect = { kind: 'copyRiver' };
const ALL_TYPES: Effect = { kind: 'allTypes' };
const PLAY_DISCARD: Effect = { kind: 'playDiscard' };

/** Two transcriptions exist of these two cards (Q85); nothing else may depend on which is taken. */
const HARDWARE_3_4: readonly [Effect, Effect] = [PLAY_DISCARD, COPY_PLAYED];

/** The printed crossing cost goes by the type alone (SAN-6.17). */
const CROSSING: Readonly<Record<Exclude<CardType, 'V'>, number>> = { P: 3, M: 4, C: 5, H: 6 };

/** Squares of Virus card n (SAN-7.3). */
const SQUARES: Readonly<Record<VirusNumber, number>> = { 5: 3, 4: 4, 3: 5, 2: 6, 1: 7 };

const STARTING_TYPES: readonly Exclude<CardType, 'V'>[] = ['C', 'P', 'H', 'M'];
/** Of the three starting cards of each type two give income 1 and one gives 2. */
const STARTING_INCOMES: readonly number[] = [1, 1, 2];
const STARTING_HARDWARE = choice(symbols('P', 1), symbols('H', 1), symbols('C', 1));

/** Type, cost, income, effects of the fifteen Mercenary designs, two copies each: R01 and R02, R03 and R04, … */
const MERCENARIES: readonly (readonly [Symbol, number, number, ...Effect[]])[] = [
  ['C', 2, 3, symbols('C', 1), draw(1)],
  ['C', 2, 1, choice(symbols('C', 2), draw(2))],
  ['C', 2, 1, symbols('C', 3)],
  ['C', 3, 1, multiplier('C')],
  ['C', 4, 2, symbols('C', 2), draw(2)],
  ['P', 2, 4, symbols('P', 1), draw(1)],
  ['P', 3, 1, choice(symbols('P', 2), draw(2))],
  ['P', 4, 2, symbols('P', 3)],
  ['P', 5, 1, multiplier('P')],
  ['P', 5, 3, symbols('P', 2), draw(2)],
  ['H', 2, 2, symbols('H', 1), draw(1)],
  ['H', 3, 0, choice(symbols('H', 2), draw(2))],
  ['H', 3, 1, symbols('H', 3)],
  ['H', 4, 0, multiplier('H')],
  ['H', 5, 1, symbols('H', 2), draw(2)],
];

/** Cost, income, effects of the eighteen Hardware cards, R31 to R48. */
const HARDWARE: readonly (readonly [number, number, ...Effect[]])[] = [
  [3, 5, draw(1)],
  [4, 0, draw(3)],
  [4, 0, HARDWARE_3_4[0]],
  [5, 0, HARDWARE_3_4[1]],
  [4, 0, symbols('P', 3)],
  [4, 0, symbols('H', 3)],
  [4, 0, symbols('C', 3)],
  [4, 0, corruptHand(1)],
  [5, 0, draw(1), ALL_TYPES],
  [5, 0, SINGLE, draw(5)],
  [4, 0, draw(1), destroy(1)],
  [4, 0, destroy(2)],
  [3, 0, SINGLE, destroy(6)],
  [5, 0, COPY_RIVER],
  [5, 0, SINGLE, symbols('P', 3), symbols('H', 3), symbols('C', 3)],
  [5, 0, SINGLE, symbols('C', 6)],
  [5, 0, SINGLE, symbols('P', 6)],
  [5, 0, SINGLE, symbols('H', 6)],
];

const NO_PRICE = { cost: 0, crossing: 0, squares: 0, values: 'known' } as const;

const two = (n: number): string => String(n).padStart(2, '0');

function startingCards(side: 'S' | 'T'): Card[] {
  return STARTING_TYPES.flatMap((type, group) =>
    STARTING_INCOMES.map((income, index): Card => {
      const id = `${side}${two(group * 3 + index + 1)}` as StartingId;
      const design = income === 1 ? (`${side}${two(group * 3 + 1)}` as StartingId) : id;
      const effects = [type === 'M' ? STARTING_HARDWARE : symbols(type, 1)];
      const discrete = discreteOf(effects);
      return { ...NO_PRICE, id, kind: 'starting', type, income, effects, discrete, design, twin: id };
    }),
  );
}

function virusCards(side: 'S' | 'T'): Card[] {
  return ([5, 4, 3, 2, 1] as const).map((n): Card => {
    const id: VirusId = `${side}V${n}`;
    const squares = SQUARES[n];
    return {
      ...NO_PRICE,
      id,
      kind: 'virus',
      type: 'V',
      income: 0,
      effects: [],
      discrete: [],
      squares,
      design: id,
      twin: id,
    };
  });
}

function riverCard(
  n: number,
  design: number,
  type: Symbol | 'M',
  cost: number,
  income: number,
  effects: Effect[],
): Card {
  return {
    id: `R${two(n)}` as RiverId,
    kind: 'river',
    type,
    income,
    cost,
    crossing: CROSSING[type],
    effects,
    discrete: discreteOf(effects),
    squares: 0,
    design: `R${two(design)}` as RiverId,
    twin: `R${two(design)}` as RiverId,
    values: effects.some((effect) => HARDWARE_3_4.includes(effect)) ? 'disputed' : 'known',
  };
}

function riverCards(): Card[] {
  const mercenaries = MERCENARIES.flatMap(([type, cost, income, ...effects], index) => {
    const first = index * 2 + 1;
    return [first, first + 1].map((n) => riverCard(n, first, type, cost, income, effects));
  });
  const hardware = HARDWARE.map(([cost, income, ...effects], index) =>
    riverCard(31 + index, 31 + index, 'M', cost, income, effects),
  );
  return [...mercenaries, ...hardware];
}

/** Puts cards together as content; ids are kept in the order given. */
export function cardsOf(cards: readonly Card[]): Cards {
  const byId = Object.fromEntries(cards.map((card) => [card.id, card])) as Record<CardId, Card>;
  const river = cards.filter((card) => card.kind === 'river').map((card) => card.id as RiverId);
  return { byId, found: new Map(cards.map((card) => [card.id, card])), river };
}

export const PRINTED: Cards = cardsOf([
  ...startingCards('S'),
  ...startingCards('T'),
  ...virusCards('S'),
  ...virusCards('T'),
  ...riverCards(),
]);
