/** Portraits of Agents: each combines a head, hair, gear, a tint and a skin, and no two are the same. */
import type { Agent } from '../content/tables.ts';

export const HEADS = {
  oval: 'M20 8c6 0 9 4 9 10s-3.500 12-9 12-9-6-9-12 3-10 9-10z',
  square: 'M12 9h16v13l-4 8h-8l-4-8z',
  long: 'M20 7c5 0 7.500 4 7.500 10S25 32 20 32s-7.500-9-7.500-15S15 7 20 7z',
  round: 'M20 9a10 10.500 0 1 1 0 21 10 10.500 0 0 1 0-21z',
  droid: 'M11 10h18l2 6-2 13-5 3h-8l-5-3-2-13z',
} as const;

export const HAIRS = {
  bald: 'M14 9.500c3-3 9-3 12 0-4-1.200-8-1.200-12 0z',
  bob: 'M20 5c8 0 11 5 11 13v7h-3.500V17C25 15.500 22 13 21 11c-3 3.500-5.500 5-8.500 6v8H9v-7C9 10 12 5 20 5z',
  crest: 'M17.500 12 18 2h5l-.5 10c-1.700-1-3.300-1-5 0z',
  bun: 'M20 1.500a4 4 0 1 1 0 8c5 0 9 3 9 8-4-1-7-3-9-5-2 2-5 4-9 5 0-5 4-8 9-8a4 4 0 0 1 0-8z',
  long: 'M20 5c8 0 11 5 11 12l1 15h-4l-.5-15c-3-1-5.500-3-7-5.500-1.500 2.500-5 4.500-8 5.500L12 32H8l1-15C9 10 12 5 20 5z',
  short:
    'M20 5.500c7 0 10 4 9.500 9.500-2-1.500-3-3-3.500-4-3 1.500-9 1.500-12 0-.5 1-1.500 2.500-3.500 4C10 9.500 13 5.500 20 5.500z',
  hood: 'M20 3c10 0 14 8 13 20l-2 11h-5l3-12c0-8-4-12-9-12s-9 4-9 12l3 12H9L7 23C6 11 10 3 20 3z',
  curls: 'M13 7a4 4 0 0 1 7-2 4 4 0 0 1 7 2 4 4 0 0 1 3 7l-3 1c-4-1-10-1-14 0l-3-1a4 4 0 0 1 3-7z',
  swept: 'M10 16C9 8 15 4 24 5c5 .5 7 4 6 10-3-4-8-5-12-4-3 .8-6 2.500-8 5z',
  spikes: 'M10 15 8.500 7l4.500 3 1.500-6 4 4.500L21 3l2 5 5-3.500-.5 6L32 9l-2 6.500c-5-3.500-15-3.500-20-.5z',
} as const;

export const GEARS = {
  none: '',
  visor: 'M10 15.500h20l-1.500 5.500h-6L20 19.500 17.500 21h-6z',
  goggles: 'M11 17a4 4 0 1 1 8 0 4 4 0 0 1-8 0zM21 17a4 4 0 1 1 8 0 4 4 0 0 1-8 0zM19 16h2v1.500h-2z',
  monocle: 'M21 18a3.800 3.800 0 1 1 7.600 0 3.800 3.800 0 0 1-7.600 0zM28 20l2 8-.8.200-1.800-7.500z',
  mask: 'M12 21h16l-1.500 7-6.500 4-6.500-4z',
  earpiece: 'M29 15h3v6h-3zM30 21l-5 5.500-1-.8 4.500-5z',
  glasses: 'M11.500 15.500h7.500v5h-6.500zM21 15.500h7.500l-1 5H21zM19 16.500h2v1h-2z',
  band: 'M10.500 11.500h19v3h-19z',
  antenna: 'M28 10l4-8 1.200.6L29.500 11zM32 1.500a1.800 1.800 0 1 1 .1 0z',
  scar: 'M24 12l2.500 12-1.300.3L22.800 12.200z',
} as const;

export interface Face {
  readonly head: keyof typeof HEADS;
  readonly hair: keyof typeof HAIRS;
  readonly gear: keyof typeof GEARS;
  /** Of hair and coat, in degrees of the colour circle. */
  readonly tint: number;
  /** 0 is the palest of five; machines have metal instead. */
  readonly skin: number;
}

const face = (head: Face['head'], hair: Face['hair'], gear: Face['gear'], tint: number, skin: number): Face => ({
  head,
  hair,
  gear,
  tint,
  skin,
});

export const FACES: Readonly<Record<Agent, Face>> = {
  leslie: face('oval', 'bob', 'visor', 330, 1),
  camille: face('oval', 'bun', 'scar', 20, 2),
  zero: face('square', 'crest', 'mask', 190, 3),
  jade: face('long', 'long', 'band', 150, 1),
  muriel: face('round', 'curls', 'visor', 280, 4),
  droid: face('droid', 'bald', 'visor', 200, 5),
  pixel: face('oval', 'spikes', 'goggles', 300, 0),
  shane: face('long', 'swept', 'glasses', 40, 1),
  sx1248: face('droid', 'crest', 'goggles', 30, 5),
  dimka: face('square', 'short', 'monocle', 350, 0),
  megabyte: face('round', 'hood', 'goggles', 120, 3),
  delta: face('oval', 'swept', 'antenna', 180, 2),
  armondo: face('square', 'swept', 'none', 45, 2),
  clarisse: face('oval', 'long', 'none', 10, 0),
  yoshida: face('oval', 'bob', 'earpiece', 260, 1),
  fouine: face('long', 'hood', 'none', 90, 1),
  lance: face('square', 'short', 'earpiece', 210, 1),
  princess: face('round', 'bun', 'band', 320, 3),
  nash: face('square', 'bald', 'visor', 0, 3),
  benedict: face('long', 'short', 'scar', 240, 2),
  slice: face('long', 'bald', 'mask', 160, 0),
  tanaka: face('oval', 'bun', 'mask', 345, 1),
  trunk: face('square', 'spikes', 'scar', 25, 4),
  hassan: face('round', 'short', 'glasses', 60, 3),
  vicomte: face('long', 'long', 'monocle', 290, 0),
  mole: face('round', 'hood', 'visor', 310, 2),
  corto: face('oval', 'curls', 'goggles', 15, 2),
  ivan: face('square', 'bald', 'antenna', 220, 1),
  morel: face('round', 'bald', 'earpiece', 100, 4),
  slade: face('long', 'crest', 'band', 270, 2),
  dina: face('oval', 'curls', 'none', 335, 4),
  stilson: face('square', 'swept', 'glasses', 195, 0),
  tropovicz: face('round', 'bun', 'monocle', 50, 1),
};
