/** Options as constants, one for every thing they can name: listing them allocates nothing but the list. */
import {
  ACTIONS,
  AGENTS,
  MOST_ARRS,
  BOOST_CARDS,
  CORRUPTIONS,
  DISTRICTS,
  VERSES,
  type Arr,
  type Boost,
} from '../content/tables.ts';

const MOST_SEATS = 4;
/** No content asks for more (content/pack.ts). */
export const MOST_IMMUNITY = 20;
const BOOSTS: readonly Boost[] = [...BOOST_CARDS, ...AGENTS];

/** An empty list. */
export const NOTHING: readonly never[] = [];

export const NONE = { kind: 'none' } as const;
export const ADD = { kind: 'add' } as const;
export const ELIMINATE = { kind: 'eliminate' } as const;
export const PROCEED = { kind: 'proceed' } as const;
export const PAY = { kind: 'pay' } as const;
export const STOP = { kind: 'stop' } as const;
export const RENEW = { kind: 'renew' } as const;
export const RENEW_PAID = { kind: 'renewPaid' } as const;
export const ENOUGH = { kind: 'enough' } as const;
export const BUY_IMMUNITY = { kind: 'buyImmunity' } as const;
export const DONATE_ONE = { kind: 'donate', cards: 1 } as const;
export const DONATE_TWO = { kind: 'donate', cards: 2 } as const;
export const APPLY = { kind: 'apply' } as const;
export const WITHOUT = { kind: 'without' } as const;
export const BECOME_BOOST = { kind: 'becomeBoost' } as const;
export const RETIRE = { kind: 'retire' } as const;
export const SUFFER = { kind: 'suffer' } as const;
export const IMMUNITY = { kind: 'immunity' } as const;
export const SAVE = { kind: 'save' } as const;
export const END_TURN = [{ kind: 'endTurn' }] as const;

/** Indexed by the arrondissement. */
const DIRECTOR = arrs((arr) => ({ kind: 'director', arr }) as const);
export const MOVE = arrs((from) => ({ kind: 'move', from }) as const);
export const ELIMINATE_AT = arrs((arr) => ({ kind: 'eliminateAt', arr }) as const);
export const ADD_AT = arrs((arr) => ({ kind: 'addAt', arr }) as const);
export const SERVER = arrs((arr) => ({ kind: 'server', arr }) as const);
export const SERVER_TO = arrs((arr) => ({ kind: 'serverTo', arr }) as const);
export const TOKEN = arrs((arr) => ({ kind: 'token', arr }) as const);
export const ARR = arrs((arr) => ({ kind: 'arr', arr }) as const);

/** Indexed by the number of arrondissements. */
export const DIRECTORS = numbers(MOST_ARRS + 1).map((count) => DIRECTOR.slice(0, count));

/** Indexed by the card's number, 1 to 36. */
export const CARD = numbers(CORRUPTIONS + 1).map((card) => ({ kind: 'card', card }) as const);
export const DISCARD = numbers(CORRUPTIONS + 1).map((card) => ({ kind: 'discard', card }) as const);

/** Indexed by the Immunity spent. */
export const AVOID = numbers(MOST_IMMUNITY + 1).map((immunity) => ({ kind: 'avoid', immunity }) as const);

/** Indexed by the seat, and by the position in the turn order. */
export const FROM = numbers(MOST_SEATS).map((seat) => ({ kind: 'from', seat }) as const);
export const TO = numbers(MOST_SEATS).map((seat) => ({ kind: 'to', seat }) as const);
export const POSITION = numbers(MOST_SEATS).map((position) => ({ kind: 'position', position }) as const);

export const PERFORM = byName(ACTIONS, (action) => ({ kind: 'perform', action }) as const);
export const AGENT = byName(AGENTS, (agent) => ({ kind: 'agent', agent }) as const);
export const BONUS_AGENT = byName(AGENTS, (agent) => ({ kind: 'bonusAgent', agent }) as const);
export const HIRE = byName(AGENTS, (agent) => ({ kind: 'hire', agent }) as const);
export const USE = byName(AGENTS, (agent) => ({ kind: 'use', agent }) as const);
export const PROMOTE = byName(AGENTS, (agent) => ({ kind: 'promote', agent }) as const);
export const VERSE = byName(VERSES, (verse) => ({ kind: 'verse', verse }) as const);
export const UNDER = byName(VERSES, (verse) => ({ kind: 'under', verse }) as const);
export const ONLINE = byName(VERSES, (verse) => ({ kind: 'online', verse }) as const);
export const EXCHANGE = byName(VERSES, (verse) => ({ kind: 'exchange', verse }) as const);
export const TITLE = byName(DISTRICTS, (district) => ({ kind: 'title', district }) as const);
export const BONUS_TITLE = byName(DISTRICTS, (district) => ({ kind: 'bonusTitle', district }) as const);
export const BOOST = byName(BOOST_CARDS, (boost) => ({ kind: 'boost', boost }) as const);
export const LOSE_BOOST = byName(BOOSTS, (boost) => ({ kind: 'loseBoost', boost }) as const);
export const REPLACE_BY = byName(BOOSTS, (boost) => ({ kind: 'replaceBy', boost }) as const);
export const DONATE_BY = byName(BOOSTS, (boost) => ({ kind: 'donateBy', boost }) as const);
export const RECYCLE = byName(['euro', 'discard', 'look', 'immunity'], (into) => ({ kind: 'recycle', into }) as const);

/** The option of a table indexed by number, which is known to be there. */
export function optionAt<Option>(table: readonly Option[], index: number): Option {
  return table[index] as Option;
}

/** Adds the option to decline, where there is anything to decline. */
export function orNone<Option>(options: (Option | typeof NONE)[]): readonly (Option | typeof NONE)[] {
  if (options.length > 0) options.push(NONE);
  return options;
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, number) => number);
}

function arrs<Option>(make: (arr: Arr) => Option): readonly Option[] {
  return numbers(MOST_ARRS).map(make);
}

function byName<Name extends string, V>(names: readonly Name[], make: (name: Name) => V): Readonly<Record<Name, V>> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, V>;
}
