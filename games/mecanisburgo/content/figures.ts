/** How the tables write the five figures of a card. */
import type { Values } from './tables.ts';

/** Negotiation, Combat, Support, R&D, raw materials. */
export type Figures = readonly [n: number, c: number, s: number, r: number, mp: number];

export const valuesOf = ([n, c, s, r, mp]: Figures): Values => ({ n, c, s, r, mp });
