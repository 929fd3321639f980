/** All options as constants, so that listing options allocates nothing but the list. */
import type { Blocked, OptionBase } from '@cabale/engine';
import {
  CANALS,
  INFLUENCES,
  MISSIONS,
  QUAYS,
  recordOf,
  RESOURCES,
  TILES,
  type Cubes,
  type Resource,
} from '../content/tables.ts';

/** No content makes a gondola hold more (content/pack.ts). */
export const MOST_HOLD = 8;
const MOST_GONDOLAS = 10;
const MOST_EFFECTS = 4;
const SLOTS_FOR_MISSIONS = 3;

export const NONE = { kind: 'none' } as const;
export const ADVANCE = { kind: 'advance' } as const;
export const DRAW = { kind: 'draw' } as const;
export const VP = { kind: 'vp' } as const;
export const DOCK = { kind: 'dock' } as const;
export const PASS = { kind: 'pass' } as const;
export const PARCHMENT = { kind: 'parchment' } as const;
export const INTRIGUE = { kind: 'intrigue' } as const;
export const FINISH = { kind: 'finish' } as const;
export const ARCHIVE = { kind: 'archive' } as const;
export const REPENT = { kind: 'repent' } as const;
export const LOWER_BY_PARCHMENTS = { kind: 'lower', by: 'parchments' } as const;
export const LOWER_BY_COINS = { kind: 'lower', by: 'coins' } as const;
export const CONTENT = { kind: 'content' } as const;
export const FAVOUR = [
  { kind: 'favour', take: 'coins' },
  { kind: 'favour', take: 'parchments' },
] as const;

/** Indexed by the mission's number. */
export const RETURN = numbers(MISSIONS + 1).map((mission) => ({ kind: 'return', mission }) as const);
export const KEEP_MISSION = numbers(MISSIONS + 1).map((mission) => ({ kind: 'keepMission', mission }) as const);
export const BOTTOM_MISSION = numbers(MISSIONS + 1).map((mission) => ({ kind: 'bottomMission', mission }) as const);
export const COMPLETE = numbers(MISSIONS + 1).map((mission) => ({ kind: 'complete', mission }) as const);

/** Indexed by the quay. */
export const PLACE = numbers(QUAYS).map((quay) => ({ kind: 'place', quay }) as const);
export const ASSISTANT = numbers(QUAYS).map((quay) => ({ kind: 'assistant', quay }) as const);
export const OVERTIME = numbers(QUAYS).map((quay) => ({ kind: 'overtime', quay }) as const);
export const SPY = numbers(QUAYS).map((quay) => ({ kind: 'spy', quay }) as const);

/** Indexed by the canal. */
export const ROW = numbers(CANALS).map((canal) => ({ kind: 'row', canal }) as const);
export const BUILD = numbers(CANALS).map((canal) => ({ kind: 'build', canal }) as const);

/** Indexed by the gondola, own or any. */
export const BOARD = numbers(2).map((gondola) => ({ kind: 'board', gondola }) as const);
export const GONDOLA = numbers(MOST_GONDOLAS).map((gondola) => ({ kind: 'gondola', gondola }) as const);

/** Indexed by the effect, counted from 1; index 0 is never offered. */
export const USE = numbers(MOST_EFFECTS + 1).map((effect) => ({ kind: 'use', effect }) as const);
export const SLOT = numbers(SLOTS_FOR_MISSIONS).map((slot) => ({ kind: 'slot', slot }) as const);

export const INFLUENCE = recordOf(INFLUENCES, (card) => ({ kind: 'influence', card }) as const);
export const KEEP_INFLUENCE = recordOf(INFLUENCES, (card) => ({ kind: 'keepInfluence', card }) as const);
export const BOTTOM_INFLUENCE = recordOf(INFLUENCES, (card) => ({ kind: 'bottomInfluence', card }) as const);
export const SEND = recordOf(TILES, (tile) => ({ kind: 'send', tile }) as const);

export const GAIN = recordOf(RESOURCES, (resource) => ({ kind: 'gain', resource }) as const);
export const SELL = recordOf(RESOURCES, (resource) => ({ kind: 'sell', resource }) as const);
export const DISCARD = recordOf(RESOURCES, (resource) => ({ kind: 'discard', resource }) as const);
export const CONVERT = recordOf(RESOURCES, (from) =>
  recordOf(RESOURCES, (to) => ({ kind: 'convert', from, to }) as const),
);
/** By own gondola, then by resource. */
export const CUBE = numbers(2).map((gondola) =>
  recordOf(RESOURCES, (resource) => ({ kind: 'cube', gondola, resource }) as const),
);

/** By the cubes: see `optionFor`. */
export const SHIP = byCubes(({ O, V, S }) => ({ kind: 'ship', O, V, S }) as const);
export const PAY = byCubes(({ O, V, S }) => ({ kind: 'pay', O, V, S }) as const);
/** First by the cube there is no room for. */
export const SPLIT = recordOf([...RESOURCES, '-'], (drop: Resource | '-') =>
  byCubes(({ O, V, S }) => ({ kind: 'split', O, V, S, drop }) as const),
);

/** The option of a table indexed by number, which is known to be there. */
export function optionAt<Option>(table: readonly Option[], index: number): Option {
  return table[index] as Option;
}

/** The option of a table by cubes. */
export function optionFor<Option>(table: readonly Option[], O: number, V: number, S: number): Option {
  return table[(O * (MOST_HOLD + 1) + V) * (MOST_HOLD + 1) + S] as Option;
}

/** The candidates that a rule forbids, each with that rule. */
export function blockedBy<Option extends OptionBase>(
  candidates: readonly Option[],
  ruleAgainst: (option: Option) => string | undefined,
): readonly Blocked<Option>[] {
  return candidates.flatMap((option) => {
    const rule = ruleAgainst(option);
    return rule === undefined ? [] : [{ option, rule }];
  });
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, number) => number);
}

function byCubes<Option>(make: (cubes: Cubes) => Option): readonly Option[] {
  const counts = numbers(MOST_HOLD + 1);
  return counts.flatMap((O) => counts.flatMap((V) => counts.map((S) => make({ O, V, S }))));
}
