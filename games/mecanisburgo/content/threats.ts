/** The Threats (RULES.md, D7). */
import type { Hit, PropertyType, ThreatCard } from './tables.ts';

const threat = (
  [stat, base, randoms]: readonly ['C' | 'R', number, number],
  hit: Hit,
  movement: ThreatCard['movement'],
  vp: number,
  more: Partial<ThreatCard> = {},
): ThreatCard => ({
  stat,
  base,
  randoms,
  adds: [],
  isEach: false,
  hit,
  movement,
  vp,
  ...more,
});

const damage = (...types: readonly PropertyType[]): Hit => ({ kind: 'property', types });

/** D7. */
export const THREAT_CARDS = {
  M114: threat(['C', 7, 1], { kind: 'robot' }, 'spread', 3),
  M115: threat(['C', 6, 1], { kind: 'character', which: 'nonRobot', how: 'kill', withBoard: false }, 'spread', 3),
  M116: threat(['C', 9, 1], { kind: 'property', types: 'any' }, 'destroy', 5),
  M117: threat(['R', 5, 1], { kind: 'ais' }, 'stay', 3),
  M118: threat(
    ['C', 6, 1],
    { kind: 'character', which: ['politician', 'mystech', 'mediaStar'], how: 'discard', withBoard: false },
    'stay',
    2,
  ),
  M119: threat(['C', 3, 2], damage('shuttle', 'minisub', 'island'), 'spread', 4),
  M120: threat(['C', 5, 1], { kind: 'pay', amount: 1, perHired: true }, 'destroy', 3, { adds: ['characters'] }),
  M121: threat(['C', 7, 1], damage('building', 'laboratory', 'refinery'), 'destroy', 4, { isEach: true }),
  M122: threat(
    ['R', 3, 2],
    { kind: 'character', which: ['scientist', 'hacker', 'technician'], how: 'kill', withBoard: true },
    'stay',
    4,
  ),
  M123: threat(['C', 4, 1], { kind: 'pay', amount: 4, perHired: false }, 'stay', 2),
  M124: threat(['C', 5, 1], damage('moonBase', 'mineral', 'contract', 'building'), 'destroy', 5, {
    adds: ['forbidden', 'round'],
  }),
};
