/** Options that last: one for every thing they can name, so that listing allocates nothing but the list. */
import {
  ACTION_VALUES,
  ACTIONS,
  BLACK_MARKET,
  CHARACTERS,
  CORPS,
  DECK_CHARACTERS,
  DECK_PROPERTIES,
  DECOY,
  PROJECTS,
  PROPERTIES,
} from '../content/tables.ts';
import { lookup } from '../content/lookup.ts';

const MOST_SECTORS = 12;
const MOST_SEATS = 6;
/** No content gives a corporation more Peripheral AIs (content/pack.ts). */
export const MOST_AIS = 6;

export const NONE = { kind: 'none' } as const;
export const DONE = { kind: 'done' } as const;
export const PASS = { kind: 'pass' } as const;
export const ORDER = { kind: 'orderZone' } as const;
export const CONVERT = { kind: 'convert' } as const;
export const CANCEL = { kind: 'cancel' } as const;
export const STEAL = { kind: 'steal' } as const;
export const DISABLE = { kind: 'disable' } as const;
export const PAY_ALL = { kind: 'payAll' } as const;
export const LEAST_WASTE = { kind: 'leastWaste' } as const;
export const COMMIT_AI = { kind: 'commitAi' } as const;
export const COMMIT_RESEARCH = { kind: 'commitResearch' } as const;
export const CONFIRM = { kind: 'confirm' } as const;
export const REVIVE_BY_SKILL = { kind: 'revive', by: 'skill' } as const;
export const REVIVE_BY_PROJECT = { kind: 'revive', by: 'project' } as const;
export const NEGOTIATE = { kind: 'announce', type: 'N' } as const;
export const FIGHT = { kind: 'announce', type: 'C' } as const;

export const CORPORATION = byName(CORPS, (corp) => ({ kind: 'corporation', corp }) as const);
const ASSETS = [...DECK_CHARACTERS, ...DECK_PROPERTIES] as const;
export const DROP = byName(ASSETS, (card) => ({ kind: 'drop', card }) as const);
export const PLAY = byName(ASSETS, (card) => ({ kind: 'play', card }) as const);

export const FIX_CHARACTER = byName(CHARACTERS, (character) => ({ kind: 'fixCharacter', character }) as const);
export const COPY = byName(CHARACTERS, (character) => ({ kind: 'copy', character }) as const);
export const LEADER = byName(CHARACTERS, (character) => ({ kind: 'leader', character }) as const);
export const ASSASSINATE = byName(CHARACTERS, (character) => ({ kind: 'assassinate', character }) as const);
export const DOSE = byName(CHARACTERS, (character) => ({ kind: 'dose', character }) as const);
export const LOSE = byName(CHARACTERS, (character) => ({ kind: 'lose', character }) as const);
export const ACTOR = byName(CHARACTERS, (character) => ({ kind: 'actor', character }) as const);
export const TARGET_CHARACTER = byName(CHARACTERS, (character) => ({ kind: 'targetCharacter', character }) as const);
export const KILL_BOARD = byName(CHARACTERS, (character) => ({ kind: 'killBoard', character }) as const);
export const ENTER = byName(CHARACTERS, (character) => ({ kind: 'enter', character }) as const);
export const DISMISS = byName(CHARACTERS, (character) => ({ kind: 'dismiss', character }) as const);
export const PROMOTE = byName(CHARACTERS, (character) => ({ kind: 'promote', character }) as const);
export const GIVE_UP = byName(CHARACTERS, (character) => ({ kind: 'giveUp', character }) as const);
export const COMMIT_CHARACTER = byName(CHARACTERS, (character) => ({ kind: 'commitCharacter', character }) as const);

export const FIX_PROPERTY = byName(PROPERTIES, (property) => ({ kind: 'fixProperty', property }) as const);
export const TAKE_INITIATIVE = byName(PROPERTIES, (property) => ({ kind: 'takeInitiative', property }) as const);
export const SECURE = byName(PROPERTIES, (property) => ({ kind: 'secure', property }) as const);
export const SAVE = byName(PROPERTIES, (property) => ({ kind: 'save', property }) as const);
export const ENGAGE = byName(PROPERTIES, (property) => ({ kind: 'engage', property }) as const);
export const DRAW_BY = byName(PROPERTIES, (property) => ({ kind: 'drawBy', property }) as const);
export const TARGET_PROPERTY = byName(PROPERTIES, (property) => ({ kind: 'targetProperty', property }) as const);
export const CASH_IN = byName(PROPERTIES, (property) => ({ kind: 'cashIn', property }) as const);
export const GIVE_UP_PROPERTY = byName(PROPERTIES, (property) => ({ kind: 'giveUpProperty', property }) as const);
export const COMMIT_PROPERTY = byName(PROPERTIES, (property) => ({ kind: 'commitProperty', property }) as const);
export const ROBOT = byName(BLACK_MARKET, (property) => ({ kind: 'robot', property }) as const);

export const TAKE_INITIATIVE_BY = byName(PROJECTS, (project) => ({ kind: 'takeInitiativeBy', project }) as const);
export const ENGAGE_PROJECT = byName(PROJECTS, (project) => ({ kind: 'engageProject', project }) as const);
export const DRAW_BY_PROJECT = byName(PROJECTS, (project) => ({ kind: 'drawByProject', project }) as const);
export const PROJECT = byName(PROJECTS, (project) => ({ kind: 'project', project }) as const);
export const COMMIT_PROJECT = byName(PROJECTS, (project) => ({ kind: 'commitProject', project }) as const);

export const ACT = byName(ACTIONS, (action) => ({ kind: 'act', action }) as const);

/** Indexed by the sector. */
export const PLACE = numbers(MOST_SECTORS).map((sector) => ({ kind: 'place', sector }) as const);
/** Indexed by the pawn. */
export const PAWN = numbers(DECOY + 1).map((pawn) => ({ kind: 'pawn', pawn }) as const);
/** Indexed by the number of AIs. */
export const FIST = numbers(MOST_AIS + 1).map((ais) => ({ kind: 'fist', ais }) as const);
/** Indexed by the seat. */
export const TARGET_SEAT = numbers(MOST_SEATS).map((seat) => ({ kind: 'targetSeat', seat }) as const);
/** Indexed by the place of the value in `ACTION_VALUES`. */
export const CARD = ACTION_VALUES.map((value) => ({ kind: 'card', value }) as const);

/** The options, then the one to stop; an empty list where there is nothing to do, so that the step is dropped. */
export function orDone<Option>(options: readonly Option[]): readonly (Option | typeof DONE)[] {
  return options.length === 0 ? [] : [...options, DONE];
}

/** The same where only one thing is done. */
export function orNone<Option>(options: readonly Option[]): readonly (Option | typeof NONE)[] {
  return options.length === 0 ? [] : [...options, NONE];
}

/** The option of a table indexed by number, which is known to be there. */
export function optionAt<Option>(table: readonly Option[], index: number): Option {
  return table[index] as Option;
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, number) => number);
}

function byName<Name extends string, V>(names: readonly Name[], make: (name: Name) => V): Readonly<Record<Name, V>> {
  return lookup(Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, V>);
}
