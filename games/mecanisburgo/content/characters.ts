/** The Characters (RULES.md, D3 and D4). */
import { valuesOf, type Figures } from './figures.ts';
import { lookup } from './lookup.ts';
import type { CharacterCard, Race } from './tables.ts';

/** Skills as the ledger writes them: a star marks the elite. */
function skillsOf(skills: string): CharacterCard['skills'] {
  return lookup(Object.fromEntries(skills.split(' ').map((skill) => [skill.replace('*', ''), skill.endsWith('*')])));
}

const character = (
  race: Race,
  skills: string,
  figures: Figures,
  pay: number,
  vp: number,
  more: Partial<CharacterCard> = {},
): CharacterCard => ({
  race,
  skills: skillsOf(skills),
  ...valuesOf(figures),
  pay,
  vp,
  isCorrupt: false,
  victory: null,
  corp: null,
  ...more,
});

/** D3: three for each corporation, in the order of the Board. */
export const STARTING_CHARACTER_CARDS = {
  BI1: character('mutant', 'scientist psychic', [5, 1, 2, 3, 0], 0, 3, { corp: 'bion' }),
  BI2: character('mutant', 'technician guts', [3, 4, 2, 2, 1], 0, 2, { corp: 'bion' }),
  BI3: character('mutant', 'assassin seduction', [4, 4, 2, 0, 0], 0, 1, { corp: 'bion' }),
  IG1: character('human', 'mystech mediaStar', [6, 1, 2, 1, 0], 0, 3, { corp: 'iglesia' }),
  IG2: character('human', 'mystech guts*', [2, 4, 2, 0, 0], 0, 2, { corp: 'iglesia' }),
  IG3: character('cyborg', 'mystech hacker', [3, 2, 1, 3, 1], 0, 1, { corp: 'iglesia' }),
  OC1: character('human', 'pilot guts', [4, 6, 2, 2, 0], 0, 3, { corp: 'oceanica' }),
  OC2: character('mutant', 'sabotage* security', [4, 4, 2, 2, 0], 0, 2, { corp: 'oceanica' }),
  OC3: character('human', 'scientist technician', [3, 1, 2, 4, 1], 0, 1, { corp: 'oceanica' }),
  OM1: character('human', 'executive immortal suspended', [6, 2, 2, 3, 0], 0, 3, {
    corp: 'omni',
  }),
  OM2: character('cyborg', 'pilot security', [3, 5, 2, 1, 0], 0, 2, { corp: 'omni' }),
  OM3: character('human', 'lawyer hacker', [4, 1, 2, 4, 1], 0, 1, { corp: 'omni' }),
  OS1: character('human', 'executive socializing', [5, 3, 2, 1, 0], 0, 3, { corp: 'osamu' }),
  OS2: character('cyborg', 'assassin* psychic', [3, 5, 1, 0, 0], 0, 2, { corp: 'osamu' }),
  OS3: character('human', 'technician* autowarrior', [2, 4, 2, 3, 2], 0, 1, { corp: 'osamu' }),
  RU1: character('human', 'executive scientist', [5, 1, 2, 2, 0], 0, 3, { corp: 'rur' }),
  RU2: character('cyborg', 'scientist hacker', [3, 2, 2, 4, 0], 0, 2, { corp: 'rur' }),
  RU3: character('robot', 'technician autowarrior', [2, 5, 2, 0, 1], 0, 1, { corp: 'rur' }),
};

/** D4. */
export const DECK_CHARACTER_CARDS = {
  M001: character('human', 'politician*', [6, 1, 2, 1, 0], -3, 3),
  M002: character('cyborg', 'politician* mediaStar', [5, 2, 2, 0, 0], -3, 2),
  M003: character('human', 'politician* security', [5, 3, 2, 0, 0], -4, 3),
  M004: character('human', 'politician* lawyer', [5, 0, 2, 2, 0], -3, 2),
  M005: character('human', 'politician*', [6, 2, 1, 0, 0], -2, 1, { isCorrupt: true }),
  M006: character('mutant', 'politician* criminal', [5, 3, 2, 0, 1], -4, 3),
  M007: character('human', 'politician socializing', [4, 1, 2, 0, 0], -1, 1),
  M008: character('mutant', 'politician criminal', [4, 3, 1, 0, 1], -1, 1),
  M009: character('robot', 'politician peacemaker security', [4, 0, 2, 1, 0], -1, 1),
  M010: character('human', 'politician executive', [4, 1, 1, 0, 0], 1, 1, { isCorrupt: true }),
  M011: character('human', 'politician mystech', [4, 0, 2, 1, 0], -1, 1),
  M012: character('human', 'politician socializing', [5, 2, 2, 1, 0], -4, 4, {
    victory: 'gregor',
  }),
  M013: character('cyborg', 'criminal sabotage*', [2, 5, 2, 2, 0], -4, 4, { victory: 'robur' }),
  M014: character('cyborg', 'criminal assassin*', [2, 5, 1, 0, 0], -3, 3),
  M015: character('mutant', 'criminal hacker', [3, 2, 1, 2, 0], -1, 1),
  M016: character('human', 'criminal executive', [4, 0, 0, 1, 0], 2, 1, { isCorrupt: true }),
  M017: character('mutant', 'criminal sabotage technician', [1, 3, 2, 1, 0], -1, 1),
  M018: character('human', 'criminal pilot guts', [2, 4, 2, 0, 1], -2, 1),
  M019: character('mutant', 'criminal socializing', [5, 2, 1, 0, 1], -2, 2),
  M020: character('robot', 'criminal assassin', [0, 4, 2, 1, 0], -1, 1),
  M021: character('human', 'criminal seduction pilot', [4, 3, 1, 0, 0], -2, 2),
  M022: character('human', 'criminal scientist', [2, 1, 2, 3, 0], -1, 1),
  M023: character('robot', 'criminal autowarrior', [0, 5, 1, 0, 1], -1, 1),
  M024: character('human', 'assassin* psychic', [3, 4, 1, 0, 0], -3, 3),
  M025: character('cyborg', 'assassin security', [1, 5, 2, 0, 0], -2, 1),
  M026: character('human', 'assassin mystech', [2, 4, 1, 0, 0], -1, 1),
  M027: character('robot', 'autowarrior* security', [0, 6, 2, 0, 0], -2, 2),
  M028: character('cyborg', 'autowarrior mediaStar', [3, 5, 1, 0, 0], -3, 3),
  M029: character('robot', 'autowarrior guts', [0, 5, 2, 0, 0], -1, 1),
  M030: character('mutant', 'autowarrior* guts*', [0, 6, 1, 0, 0], -2, 2),
  M031: character('cyborg', 'autowarrior technician sabotage', [1, 4, 1, 1, 0], -1, 1),
  M032: character('human', 'guts* security', [2, 5, 2, 0, 0], -2, 1),
  M033: character('mutant', 'guts* pilot', [2, 4, 3, 0, 0], -3, 2),
  M034: character('robot', 'guts technician', [1, 3, 3, 0, 0], -1, 1),
  M035: character('human', 'guts* mediaStar', [4, 3, 2, 1, 0], -4, 4, { victory: 'weintraub' }),
  M036: character('robot', 'guts autowarrior', [0, 6, 2, 0, 2], -4, 4, {
    victory: 'armadrill',
  }),
  M037: character('cyborg', 'hacker* suspended', [2, 1, 2, 4, 0], -3, 2),
  M038: character('human', 'hacker* executive', [3, 1, 1, 3, 0], -2, 2),
  M039: character('robot', 'hacker pilot', [1, 1, 2, 3, 0], -1, 1),
  M040: character('mutant', 'hacker psychic', [3, 0, 2, 3, 0], -2, 1),
  M041: character('cyborg', 'hacker* sabotage', [2, 3, 1, 2, 0], -2, 1),
  M042: character('human', 'executive socializing', [2, 0, 1, 0, 0], 3, 1),
  M043: character('cyborg', 'executive suspended immortal', [3, 1, 1, 1, 0], 1, 1, { isCorrupt: true }),
  M044: character('human', 'lawyer* executive', [6, 0, 2, 1, 0], -4, 3),
  M045: character('human', 'lawyer* seduction', [5, 1, 1, 0, 0], -2, 2),
  M046: character('robot', 'lawyer scientist', [3, 0, 2, 3, 0], -2, 1),
  M047: character('mutant', 'lawyer peacemaker', [4, 1, 2, 1, 0], -1, 1),
  M048: character('human', 'mediaStar seduction*', [5, 0, 1, 0, 0], 0, 2),
  M049: character('mutant', 'mediaStar socializing', [4, 1, 1, 0, 0], 1, 1),
  M050: character('robot', 'mediaStar seduction*', [4, 1, 1, 0, 0], 0, 1),
  M051: character('cyborg', 'mystech psychic*', [4, 1, 2, 3, 0], -4, 3),
  M052: character('human', 'mystech peacemaker scientist', [4, 1, 2, 2, 0], -2, 1),
  M053: character('mutant', 'mystech psychic*', [3, 2, 2, 1, 0], -2, 1),
  M054: character('robot', 'mystech immortal', [2, 3, 2, 0, 0], -1, 1),
  M055: character('human', 'scientist', [2, 0, 2, 5, 0], -3, 4),
  M056: character('human', 'scientist technician*', [2, 0, 1, 4, 0], -2, 2),
  M057: character('mutant', 'scientist', [2, 1, 2, 4, 1], -2, 1, { isCorrupt: true }),
  M058: character('robot', 'scientist immortal', [1, 0, 1, 5, 0], -2, 2),
  M059: character('human', 'scientist pilot', [3, 0, 2, 4, 0], -3, 2),
  M060: character('mutant', 'scientist psychic', [2, 1, 2, 3, 1], -2, 1),
  M061: character('cyborg', 'technician* sabotage*', [1, 2, 2, 3, 0], -2, 1),
  M062: character('robot', 'technician pilot', [1, 2, 2, 1, 2], -2, 2),
  M063: character('mutant', 'doppelganger seduction', [1, 1, 1, 1, 0], -2, 2),
  M064: character('cyborg', 'doppelganger assassin', [1, 1, 1, 1, 0], -2, 2),
};
