/** The Properties and Black Market Robots (RULES.md, D3 and D5). */
import { valuesOf, type Figures } from './figures.ts';
import type { PropertyCard, PropertyType } from './tables.ts';

const property = (
  type: PropertyType,
  figures: Figures,
  pay: number,
  cost: number,
  vp: number,
  more: Partial<PropertyCard> = {},
): PropertyCard => ({
  type,
  ...valuesOf(figures),
  pay,
  cost,
  vp,
  isCriminal: false,
  isCorrupt: false,
  cavorite: 0,
  politician: null,
  security: 0,
  needs: null,
  supportNeeds: null,
  isPerAgent: false,
  saves: false,
  initiative: false,
  drawAt: null,
  cash: 0,
  drug: null,
  victory: null,
  corp: null,
  ...more,
});

/** D3. */
export const STARTING_PROPERTY_CARDS = {
  BIP1: property('laboratory', [0, 0, 1, 1, 1], 0, 0, 2, {
    needs: 'scientist',
    supportNeeds: 'mutant',
    isPerAgent: true,
    corp: 'bion',
  }),
  BIP2: property('drug', [0, 0, 0, 0, 0], 1, 0, 1, {
    drug: { adds: 'random', kills: 5 },
    corp: 'bion',
  }),
  IGP1: property('building', [0, 0, 1, 0, 2], 0, 0, 2, {
    needs: 'mystech',
    drawAt: 4,
    cash: 5,
    corp: 'iglesia',
  }),
  IGP2: property('robot', [0, 3, 1, 0, 0], 0, 0, 1, {
    supportNeeds: 'mystech',
    saves: true,
    corp: 'iglesia',
  }),
  OCP1: property('minisub', [0, 0, 2, 0, 3], 3, 0, 3, { drawAt: 6, corp: 'oceanica' }),
  OMP1: property('shuttle', [0, 0, 1, 0, 3], 1, 0, 3, { drawAt: 2, corp: 'omni' }),
  OSP1: property('robot', [0, 3, 0, 0, 2], 0, 0, 2, { drawAt: 3, corp: 'osamu' }),
  OSP2: property('gear', [0, 0, 0, 0, 0], 0, 0, 1, {
    security: 1,
    initiative: true,
    corp: 'osamu',
  }),
  RUP1: property('robot', [0, 2, 0, 0, 2], 0, 0, 3, { security: 1, drawAt: 5, corp: 'rur' }),
};

/** D5. */
export const DECK_PROPERTY_CARDS = {
  M065: property('shuttle', [0, 0, 1, 0, 1], 0, 6, 2),
  M066: property('shuttle', [0, 0, 2, 0, 0], 0, 5, 1, { needs: 'pilot' }),
  M067: property('shuttle', [0, 0, 0, 0, 2], 0, 5, 1),
  M068: property('minisub', [0, 0, 1, 0, 1], 0, 5, 1),
  M069: property('minisub', [0, 2, 0, 0, 0], 0, 5, 1),
  M070: property('minisub', [0, 0, 0, 0, 3], -1, 5, 1),
  M071: property('laboratory', [0, 0, 1, 2, 0], 0, 4, 1, { needs: 'scientist' }),
  M072: property('laboratory', [0, 0, 1, 3, 0], 0, 3, 1, { isCriminal: true, needs: 'scientist' }),
  M073: property('laboratory', [0, 0, 1, 3, 0], 0, 6, 2, { needs: 'scientist' }),
  M074: property('laboratory', [0, 0, 2, 4, 0], -1, 8, 3, { needs: 'scientist' }),
  M075: property('laboratory', [0, 0, 1, 2, 1], 0, 5, 1, { needs: 'scientist' }),
  M076: property('refinery', [0, 0, 0, 0, 4], -1, 4, 1, { cavorite: 1 }),
  M077: property('refinery', [0, 0, 0, 0, 5], 0, 8, 3, { cavorite: 1 }),
  M078: property('refinery', [0, 0, 0, 0, 4], 1, 7, 2, { cavorite: 1 }),
  M079: property('mineral', [0, 0, 0, 0, 4], 0, 7, 2, { cavorite: 2 }),
  M080: property('mineral', [0, 0, 0, 0, 3], 0, 5, 1, { cavorite: 1 }),
  M081: property('mineral', [0, 0, 0, 0, 3], 1, 7, 2, { cavorite: 1 }),
  M082: property('mineral', [0, 0, 0, 1, 2], 0, 4, 1, { cavorite: 1 }),
  M083: property('moonBase', [0, 0, 0, 0, 4], 0, 8, 3, { cavorite: 1 }),
  M084: property('moonBase', [0, 0, 0, 1, 0], 0, 7, 2, { drawAt: 'anywhere' }),
  M085: property('moonBase', [0, 0, 0, 0, 4], -1, 7, 3, { cavorite: 1 }),
  M086: property('island', [0, 0, 0, 0, 3], 2, 9, 3),
  M087: property('island', [0, 0, 0, 0, 0], 4, 7, 1, { isCorrupt: true }),
  M088: property('island', [0, 0, 1, 1, 3], 0, 8, 3, { needs: 'scientist' }),
  M089: property('building', [0, 0, 0, 0, 0], 0, 10, 4, { cash: 5, victory: 'metaluna' }),
  M090: property('building', [2, 0, 0, 0, 0], 0, 8, 4, { politician: 'elite' }),
  M091: property('building', [2, 0, 0, 0, 0], 1, 6, 2, { politician: 'plain' }),
  M092: property('building', [0, 0, 0, 0, 0], 3, 6, 1, { isCriminal: true }),
  M093: property('building', [1, 0, 0, 0, 0], 0, 6, 2, { drawAt: 'anywhere' }),
  M094: property('robot', [0, 0, 2, 0, 0], 0, 3, 1, { needs: 'mediaStar' }),
  M095: property('robot', [0, 2, 0, 0, 0], 0, 5, 2, { security: 2 }),
  M096: property('robot', [0, 1, 0, 0, 2], 0, 4, 1),
  M097: property('robot', [2, 0, 0, 0, 0], 0, 5, 2, { saves: true }),
  M098: property('drug', [0, 0, 0, 0, 0], 2, 4, 1, { isCriminal: true, drug: { adds: 3, kills: 6 } }),
  M099: property('drug', [0, 0, 0, 0, 0], 1, 2, 1, { isCriminal: true, drug: { adds: 'random', kills: 5 } }),
  M100: property('contract', [0, 1, 0, 0, 0], 3, 5, 1, { isCorrupt: true }),
  M101: property('contract', [0, 0, 0, 0, 0], -1, 3, 1, { drawAt: 'anywhere' }),
  M102: property('contract', [1, 0, 0, 0, 0], -1, 2, 1, { isCorrupt: true, politician: 'plain' }),
  M103: property('contract', [0, 0, 0, 0, 3], -1, 2, 1),
};

/** Black Market Robots. */
export const BLACK_MARKET_CARDS = {
  B1: property('robot', [0, 2, 0, 0, 0], 0, 5, 1, { security: 1 }),
  B2: property('robot', [0, 0, 1, 0, 3], 0, 6, 1),
  B3: property('robot', [0, 0, 1, 2, 0], 0, 5, 1),
  B4: property('robot', [0, 3, 0, 0, 0], 0, 7, 2),
};
