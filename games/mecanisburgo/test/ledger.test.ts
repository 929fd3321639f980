/** D1 to D8, section 2: every printed figure is the one in RULES.md. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../content/printed.ts';
import {
  CHARACTERS,
  OPPORTUNITIES,
  PROJECTS,
  PROPERTIES,
  THREATS,
  type Character,
  type CharacterCard,
  type Property,
  type PropertyCard,
  type Skill,
  type Threat,
} from '../content/tables.ts';

const book = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** Rows of the tables whose first cell matches, by the names of their columns. */
function rows(pattern: RegExp): readonly Readonly<Record<string, string>>[] {
  const found: Record<string, string>[] = [];
  let head: readonly string[] = [];
  for (const line of book.split('\n')) {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('**', ''));
    if (cells[0] === 'id' || cells[0] === 'Atom') head = cells;
    else if (pattern.test(cells[0] ?? ''))
      found.push(Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
  }
  return found;
}

const number = (cell: string | undefined): number =>
  cell === undefined || cell === '–' ? 0 : Number(cell.replace('−', '-'));
const icons = (cell: string | undefined, icon: string): number =>
  (cell ?? '').split(' ').filter((each) => each === icon).length;

const RACES = { H: 'human', C: 'cyborg', R: 'robot', M: 'mutant' } as const;
const SKILL_CODES: Readonly<Record<string, Skill>> = {
  Ass: 'assassin',
  Aut: 'autowarrior',
  Cri: 'criminal',
  Dop: 'doppelganger',
  Exe: 'executive',
  Gut: 'guts',
  Hac: 'hacker',
  Imm: 'immortal',
  Law: 'lawyer',
  Med: 'mediaStar',
  Mys: 'mystech',
  Pea: 'peacemaker',
  Pil: 'pilot',
  Pol: 'politician',
  Psy: 'psychic',
  Sab: 'sabotage',
  Sci: 'scientist',
  Sec: 'security',
  Sed: 'seduction',
  Soc: 'socializing',
  Sus: 'suspended',
  Tec: 'technician',
};
const TYPES = {
  SHU: 'shuttle',
  SUB: 'minisub',
  LAB: 'laboratory',
  REF: 'refinery',
  MIN: 'mineral',
  MBS: 'moonBase',
  ISL: 'island',
  BLD: 'building',
  ROB: 'robot',
  DRG: 'drug',
  CON: 'contract',
  GEA: 'gear',
} as const;
const VICTORIES: Readonly<Record<string, CharacterCard['victory']>> = {
  'V-GRE': 'gregor',
  'V-ROB': 'robur',
  'V-WEI': 'weintraub',
  'V-ARM': 'armadrill',
  'V-MET': 'metaluna',
};

function skillsOf(cell: string): CharacterCard['skills'] {
  const skills: Partial<Record<Skill, boolean>> = {};
  for (const code of cell.split(' ')) skills[SKILL_CODES[code.replace('*', '')] ?? 'guts'] = code.endsWith('*');
  return skills;
}

function figures(row: Readonly<Record<string, string>>): object {
  return { n: number(row['N']), c: number(row['C']), s: number(row['S']), r: number(row['R']), mp: number(row['MP']) };
}

describe('the data of RULES.md', () => {
  it('has all Characters as they are', () => {
    const all = rows(/^(BI|IG|OC|OM|OS|RU)\d$|^M0([0-5]\d|6[0-4])$/);
    expect(all.map(({ id }) => id)).toEqual(CHARACTERS);
    for (const row of all) {
      const marks = row['Icons/Fx'];
      expect([row['id'], PRINTED.characters[row['id'] as Character]]).toMatchObject([
        row['id'],
        {
          race: RACES[row['Race'] as 'H'],
          skills: skillsOf(row['Skills'] ?? ''),
          ...figures(row),
          pay: number(row['±K'] ?? '0'),
          vp: number(row['VP']),
          isCorrupt: marks === 'CORR',
          victory: VICTORIES[marks ?? ''] ?? null,
          corp: row['Corp']?.toLowerCase() ?? null,
        },
      ]);
      expect(Object.keys(PRINTED.characters[row['id'] as Character].skills)).toEqual(
        Object.keys(skillsOf(row['Skills'] ?? '')),
      );
    }
  });

  it('has all Properties as they are', () => {
    const all = rows(/^(BI|IG|OC|OM|OS|RU)P\d$|^M(06[5-9]|0[7-9]\d|10[0-3])$|^B\d$/);
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set(PROPERTIES));
    for (const row of all) {
      const marks = row['Icons'] ?? '';
      expect([row['id'], PRINTED.properties[row['id'] as Property]]).toMatchObject([
        row['id'],
        {
          type: TYPES[row['Type'] as 'SHU'],
          ...figures(row),
          pay: number(row['±K']),
          cost: number(row['Cost']),
          vp: number(row['VP']),
          isCriminal: icons(marks, 'CRIM') > 0,
          isCorrupt: icons(marks, 'CORR') > 0,
          cavorite: icons(marks, 'CAV'),
          politician: icons(marks, 'POL*') > 0 ? 'elite' : icons(marks, 'POL') > 0 ? 'plain' : null,
          security: number(/SEC(\d)/.exec(marks)?.[1]),
          ...effectsOf(row['Fx'] ?? '', row['Type'] ?? ''),
        },
      ]);
    }
  });

  it('has all Threats as they are', () => {
    const all = rows(/^M1(1[4-9]|2[0-4])$/);
    expect(all.map(({ id }) => id)).toEqual(THREATS);
    const movements: Readonly<Record<string, string>> = { SPREAD: 'spread', 'SPREAD+DESTROY': 'destroy', STAY: 'stay' };
    const letters: Readonly<Record<string, string>> = { A: 'characters', Z: 'forbidden', T: 'round' };
    for (const row of all) {
      const [base = '', ...more] = (row['Strength'] ?? '').replace(' each', '').split('+');
      expect([row['id'], PRINTED.threats[row['id'] as Threat]]).toMatchObject([
        row['id'],
        {
          stat: row['Stat'],
          base: Number(base),
          randoms: more.filter((letter) => letter === 'R').length,
          adds: more.flatMap((letter) => letters[letter] ?? []),
          isEach: row['Strength']?.endsWith('each'),
          movement: movements[row['Movement'] ?? ''],
          vp: number(row['VP']),
        },
      ]);
    }
  });

  it('has all Projects as they are', () => {
    const needs: Readonly<Record<string, string | null>> = {
      Laboratory: 'laboratory',
      Shuttle: 'shuttle',
      Minisub: 'minisub',
      '–': null,
    };
    const all = rows(/^MEC-15\.\d+$/);
    const given = all.map((row) => [
      number(row['R&D']),
      number(row['MP']),
      number(row['K']),
      needs[row['Other need'] ?? ''],
      number(row['VP']),
    ]);
    expect(given).toEqual(
      PROJECTS.map((project) => {
        const { research, materials, cost, needs: need, vp } = PRINTED.projects[project];
        return [research, materials, cost, need, vp];
      }),
    );
  });

  it('has all Events as they are', () => {
    const types: Readonly<Record<string, string>> = { NEG: 'N', CMB: 'C', RND: 'R', CHOICE: 'choice' };
    for (const row of rows(/^M1(0[4-9]|1[0-3])$/)) {
      const card = PRINTED.events[row['id'] as 'M104'];
      const guests = (row['Guests'] ?? '')
        .replace(', any Robot', '')
        .split(' ')
        .map((code) => SKILL_CODES[code]);
      const [skill, by] = (row['Bonus per agent'] ?? '-').split(' +');
      expect(card.guests.filter((guest) => guest !== 'robot')).toEqual(guests);
      expect(card.guests.includes('robot')).toBe(row['id'] === 'M111');
      expect([card.type, card.hasAssassination]).toEqual([
        types[row['Type'] ?? ''],
        row['Assassination icon'] === 'yes',
      ]);
      expect(card.bonus).toEqual(skill === '-' ? null : { skill: SKILL_CODES[skill ?? ''], by: Number(by) });
    }
  });

  it('adds up to the counts of D8', () => {
    const deck = OPPORTUNITIES.filter((card): card is Character & typeof card => card in PRINTED.characters).map(
      (card) => PRINTED.characters[card],
    );
    const line = /Skills in D4 \(elite in brackets\): (.*)\./.exec(book)?.[1] ?? '';
    for (const entry of line.split(', ')) {
      const [, code = '', all, elite = '0'] = /^(\w+) (\d+)(?: \((\d+)\))?$/.exec(entry) ?? [];
      const skill = SKILL_CODES[code] ?? 'guts';
      const bearers = deck.filter(({ skills }) => skills[skill] !== undefined);
      expect([code, bearers.length, bearers.filter(({ skills }) => skills[skill] === true).length]).toEqual([
        code,
        Number(all),
        Number(elite),
      ]);
    }
    expect(Object.values(PRINTED.randomCards).reduce((sum, copies) => sum + copies, 0)).toBe(24);
    expect(Object.values(PRINTED.actionCards).reduce((sum, { copies, income }) => sum + copies * income, 0)).toBe(15);
  });
});

/** The Fx column, laboratories being for Scientists by type. */
function effectsOf(fx: string, type: string): Partial<PropertyCard> {
  const parts = fx.split('; ');
  const draw = parts.find((part) => part.startsWith('DRAW'));
  const drug = /DRUG(R|\d)\/(\d)/.exec(fx);
  const made = /FOR:(\w+)/.exec(fx)?.[1];
  const kind = made === 'Mut' ? 'mutant' : made === undefined ? null : (SKILL_CODES[made] ?? null);
  const isSplit = fx.includes('×') || fx.includes('(S only)');
  return {
    needs: isSplit ? (type === 'LAB' ? 'scientist' : null) : kind,
    supportNeeds: isSplit ? kind : null,
    isPerAgent: fx.includes('×'),
    saves: parts.includes('SAVE'),
    initiative: parts.includes('INIT'),
    drawAt: draw === undefined ? null : draw === 'DRAW' ? 'anywhere' : Number(draw.slice(5)) - 1,
    cash: parts.includes('CASH5') ? 5 : 0,
    drug: drug === null ? null : { adds: drug[1] === 'R' ? 'random' : Number(drug[1]), kills: Number(drug[2]) },
    victory: VICTORIES[parts.find((part) => part.startsWith('V-')) ?? ''] ?? null,
  };
}
