/** Who looks like what: the head from the race, headgear from the first skill, the rest from the number of the card. */
import { PRINTED } from '../content/printed.ts';
import { CHARACTERS, SKILLS, type Character, type Race, type Skill } from '../content/tables.ts';

/** Three heads of each race, on a grid of 40. */
export const HEADS: Readonly<Record<Race, readonly [string, string, string]>> = {
  human: [
    'M20 9c6 0 8.500 4 8.500 9.500S25 31 20 31s-8.500-7-8.500-12.500S14 9 20 9z',
    'M12.500 10h15l.5 11-3.500 8-4.500 2-4.500-2-3.500-8z',
    'M20 8c5 0 7.500 4 7.500 10.500S25 32 20 32s-7.500-7-7.500-13.500S15 8 20 8z',
  ],
  cyborg: [
    'M20 8.500c6 0 9 4 9 10v4l-3 7.500h-6l-6 1.500-2.500-9v-4.500c0-5.500 3-9.500 8.500-9.500z',
    'M12 10l8-2 9 2v14l-4.500 7H20l-5-1.500-3-8z',
    'M20 8c6 0 8 5 8 10l1.500 2-1 8-4 3.500H17l-4-5-1-8c0-6 3-10.500 8-10.500z',
  ],
  robot: [
    'M11 11h18v12l-3 9H14l-3-9z',
    'M13 8h14l4 7-2 15-4 3H15l-4-3-2-15z',
    'M10 12c0-3 4-5 10-5s10 2 10 5v14l-4 6H14l-4-6z',
  ],
  mutant: [
    'M20 8c8 0 11 5 10.500 10.500C30 24 26 31 20 32c-6-1-10-8-10.500-13.500C9 13 12 8 20 8z',
    'M12 8c3 2 5 2 8 2s5 0 8-2c2 5 1.500 12-1 17l-4 6h-6l-4-6c-2.500-5-3-12-1-17z',
    'M20 9c5-3 10 0 10 6 0 8-4 12-6 16l-4 1.500L16 31c-2-4-6-8-6-16 0-6 5-9 10-6z',
  ],
};

/** What each race has besides: an eye of glass, rivets, gills. */
export const MARKS: Readonly<Record<Race, readonly [string, string, string]>> = {
  human: ['M17 27h6', 'M16.500 26.500c2 1.500 5 1.500 7 0', 'M17.500 26.500h5M18.500 28.500h3'],
  cyborg: [
    'M22 16.500h7M25.500 13v7M22 22l6 4M17 27h5',
    'M20 8v24M22 17h6M22 20h6M16 27h6',
    'M11.500 15h9M11.500 19h9M16 15v4M23 26h4',
  ],
  robot: [
    'M14 26h12M14 28.500h12M20 11v5M13 13v.1M27 13v.1',
    'M15 26h10M15 28h10M15 30h10M9.500 15h21',
    'M20 7v6M15 25v5M18 25v5M22 25v5M25 25v5',
  ],
  mutant: [
    'M20 12v2M11 22l3 1M11 25l3 .5M29 22l-3 1M29 25l-3 .5M18 28h4',
    'M16 27c2-2 6-2 8 0M20 20v3M13 23v.1M27 23v.1M14 25.500v.1M26 25.500v.1',
    'M20 9v8M15 12l5 5 5-5M17 28h6',
  ],
};

/** Hats, helmets and hair, by the first skill. */
export const HEADGEAR: Readonly<Record<Skill, string>> = {
  assassin: 'M20 2c10 0 13 8 12 20l-3 8-1-13c-3-4-13-4-16 0l-1 13-3-8C7 10 10 2 20 2z',
  autowarrior: 'M9 15c0-8 4-12 11-12s11 4 11 12l-4-2H13zM18.500 3V0h3v3z',
  criminal: 'M5 13h30l-5-2.500L27 4H13l-3 6.500z',
  doppelganger: 'M20 4c7 0 10 5 10 11H20zM20 4v4c-4 1-6 4-7 7h-3C10 9 13 4 20 4z',
  executive: 'M11 15c-1-7 2-11 9-11s10 4 9 11c-2-2-2-5-4-6-3 2-10 2-11 0-1 2-1 4-3 6z',
  guts: 'M8 14c1-8 5-11 12-11s11 3 12 11zM18 3l2-3 2 3z',
  hacker: 'M9 20c-1-12 4-17 11-17s12 5 11 17l-3-6c-5-3-11-3-16 0z',
  immortal: 'M20 1a9 3 0 1 1 0 6 9 3 0 0 1 0-6zM20 2.500a7 1.500 0 1 0 0 3 7 1.500 0 0 0 0-3z',
  lawyer: 'M9 24C7 10 11 4 20 4s13 6 11 20l-3-2V13c-5-3-11-3-16 0v9z',
  mediaStar: 'M10 15C7 5 14 1 22 3c8 1 11 7 8 13-3-4-9-6-13-4-3 1-5 2-7 3z',
  mystech: 'M11 12 13 2l7 5 7-5 2 10c-5-3-13-3-18 0z',
  peacemaker: 'M11 13c0-6 4-9 9-9s9 3 9 9c-5-4-13-4-18 0zM8 20l-3-9 5 4zM32 20l3-9-5 4z',
  pilot: 'M9 17C8 8 13 4 20 4s12 4 11 13l-2-3H11zM11 12h18v3H11z',
  politician: 'M12 12V3h16v9l3 1.500H9z',
  psychic: 'M12 11c0-6 4-9 8-9s8 3 8 9c-2-2-5-3-8-3s-6 1-8 3zM20 3.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  sabotage: 'M9 16c-1-8 4-12 11-12s12 4 11 12c-6-2-16-2-22 0zM6 16h28v2H6z',
  scientist: 'M8 14c0-8 5-11 7-10 1-3 9-3 10 0 2-1 7 2 7 10l-4-1c-2-4-4-4-8-4s-6 0-8 4z',
  security: 'M9 13c0-6 4-9 11-9s11 3 11 9l2 3H7zM18 6h4v4h-4z',
  seduction: 'M9 30C5 12 11 4 20 4s15 8 11 26l-3-2c2-7 1-12-1-15-4-1-6-3-8-5-1 3-4 5-6 6-1 4-2 8-1 14z',
  socializing: 'M11 14c-1-5 1-9 4-10l5 2 5-2c3 1 5 5 4 10-4-4-14-4-18 0z',
  suspended: 'M7 34V14C7 6 13 2 20 2s13 4 13 12v20h-3V14c0-5-4-9-10-9s-10 4-10 9v20z',
  technician:
    'M10 14c0-6 4-10 10-10s10 4 10 10zM12 14h16v3H12zM14 15.500a2.500 2 0 1 0 5 0M21 15.500a2.500 2 0 1 0 5 0',
};

export interface Face {
  readonly race: Race;
  readonly variant: 0 | 1 | 2;
  readonly skill: Skill;
  /** Of clothes and background, in degrees of the colour circle. */
  readonly tint: number;
  /** The palest is 0; machines have metal instead. */
  readonly skin: number;
}

const VARIANTS = [0, 1, 2] as const;

function faceOf(character: Character, number: number): Face {
  const { race, skills } = PRINTED.characters[character];
  return {
    race,
    variant: VARIANTS[number % VARIANTS.length] ?? 0,
    skill: SKILLS.find((skill) => skills[skill] !== undefined) ?? 'guts',
    // Brass, petrol, oxide and what lies between; no two the same.
    tint: (number * 67) % 360,
    skin: (number * 7 + Math.floor(number / 5)) % 5,
  };
}

export const FACES = Object.fromEntries(
  CHARACTERS.map((character, number) => [character, faceOf(character, number)]),
) as Readonly<Record<Character, Face>>;
