/** What is counted of a game: that it is counted when it did something, and only then. */
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../content/printed.ts';
import { SKILLS } from '../content/tables.ts';
import { occurrences } from '../occurrences.ts';
import { thingsWith } from '../occurrences-things.ts';
import { position, type Setting } from './position.ts';

const quiet = { ais: 0, bare: true, cards: [2, 3] } as const;

/** Whoever is asked takes these options in turn; all that was counted meanwhile. */
function counted(setting: Setting, ...keys: readonly string[]): readonly string[] {
  const scene = position(setting);
  const { rules, state, told } = scene;
  const found: string[] = [];
  for (const key of keys) {
    const before = rules.clone(state);
    const heard = told.length;
    scene.seat(rules.deciders(state)[0] ?? 0).does(key);
    const move = { before, events: told.slice(heard), after: state, content: rules.content };
    occurrences.occurred(move, (group, name) => found.push(`${group}, ${name}`));
  }
  return found.toSorted();
}

describe('in a contest', () => {
  it('the place favours Pilots, and Guts are worth nothing between corporations', () => {
    const found = counted(
      {
        seats: [{ ...quiet, hired: ['M018', 'M033'] }, quiet],
        deployed: [
          [0, 'M018', 3],
          [0, 'M033', 3],
          [1, 'IG3', 3],
        ],
        sector: 3,
      },
      'announce:C',
      'leader:M018',
      'card:3',
      'card:2',
    );
    expect(found).toEqual([
      'contests, confrontation C',
      'sectors controlled, 3',
      'skills, pilot sector bonus',
      'skills, pilot sector bonus',
      'turns of fate, agent killed in combat',
    ]);
  });

  it('against a Threat plain and elite Guts are counted apart', () => {
    const found = counted(
      {
        seats: [{ ...quiet, hired: ['M033'] }, quiet],
        deployed: [
          [0, 'M033', 1],
          [0, 'BI2', 1],
        ],
        laid: { 1: 'M123' },
        randoms: [0],
        sector: 1,
      },
      'leader:M033',
      'card:3',
    );
    expect(found).toEqual([
      'contests, threat C',
      'elite skills, guts guts',
      'sectors controlled, 1',
      'skills, guts guts',
      'threats fought, M123',
      'threats stopped, M123',
    ]);
  });

  it('Media Stars are guests with a bonus, and lead their like', () => {
    const found = counted(
      {
        seats: [{ ...quiet, hired: ['M048', 'M049'] }, quiet],
        deployed: [
          [0, 'M048', 1],
          [0, 'M049', 1],
          [1, 'IG1', 1],
        ],
        laid: { 1: 'M104' },
        sector: 1,
      },
      'leader:M048',
      'card:3',
      'card:2',
    );
    // The pawns were revealed before the first question.
    expect(found).toEqual([
      'contests, event N',
      'event rewards, cash',
      'event rewards, draw',
      'events won, M104',
      'sectors controlled, 1',
      'skills, mediaStar event bonus',
      'skills, mediaStar event bonus',
      'skills, mediaStar event bonus',
      'skills, mediaStar synergy',
    ]);
  });

  it('a Psychic is seen to wait, an elite one to change the type instead', () => {
    const duel = (who: 'M040' | 'M051'): Setting => ({
      seats: [{ ...quiet, hired: [who] }, quiet],
      deployed: [
        [0, who, 1],
        [1, 'IG1', 1],
      ],
      sector: 1,
    });
    expect(counted(duel('M040'), 'announce:N', 'card:2', 'card:3')).toContain('skills, psychic late card');
    const converted = counted(duel('M051'), 'announce:N', 'convert', 'card:2', 'card:3');
    expect(converted).toContain('elite skills, psychic conversion');
    expect(converted).toContain('contests, confrontation R');
    expect(converted).not.toContain('skills, psychic late card');
  });
});

describe('Actions', () => {
  it('an assassination is attempted by skill, hindered by guards, and won or not', () => {
    const attempt = (own: number, theirs: number) =>
      counted(
        {
          seats: [
            { ...quiet, hired: ['M014'] },
            { ...quiet, corp: 'omni' },
          ],
          deployed: [
            [0, 'M014', 2],
            [1, 'OM2', 2],
          ],
          randoms: [4, 4],
          sector: 2,
        },
        'announce:C',
        'assassinate:OM2',
        `card:${own}`,
        `card:${theirs}`,
      );
    const common = ['actions attempted, assassination', 'elite skills, assassin action'];
    // 3 + 4 + 1 - 1 against 2 + 4.
    expect(attempt(3, 2)).toEqual(expect.arrayContaining([...common, 'actions won, assassination']));
    expect(attempt(3, 2)).toContain('skills, security guard');
    expect(attempt(2, 3)).toEqual(expect.arrayContaining([...common, 'skills, security guard']));
    expect(attempt(2, 3)).not.toContain('actions won, assassination');
  });

  it('a Trial is held by an elite Lawyer, and a Criminal is convicted', () => {
    const found = counted(
      {
        seats: [
          { ...quiet, hired: ['M044'] },
          { ...quiet, hired: ['M008'] },
        ],
        deployed: [[0, 'M044', 1]],
        randoms: [4, 4],
        sector: 1,
      },
      'act:trial',
      'card:3',
      'card:3',
    );
    expect(found).toEqual([
      'actions attempted, trial',
      'actions won, trial',
      'elite skills, lawyer action',
      'skills, criminal tried',
    ]);
  });

  it('Socializing is won where it brings money', () => {
    const evening = (random: 0 | 6) =>
      counted(
        {
          seats: [{ ...quiet, hired: ['M042'] }, quiet],
          deployed: [[0, 'M042', 2]],
          randoms: [random],
          sector: 2,
        },
        'act:socializing',
      );
    expect(evening(6)).toContain('actions won, socializing');
    expect(evening(0)).not.toContain('actions won, socializing');
    expect(evening(0)).toContain('skills, socializing action');
  });
});

describe('the end', () => {
  it('counts a Project, what was committed to it, and what it is worth', () => {
    const found = counted(
      {
        seats: [
          { ...quiet, cash: 10, hired: ['M055', 'M056'], properties: ['M077', 'M079', 'M080'] },
          { ...quiet, cash: 0 },
        ],
        round: 4,
        final: 6,
      },
      'project:antigravedad',
      'commitCharacter:M055',
      'commitCharacter:M056',
      'commitCharacter:BI2',
      'commitProperty:M077',
      'commitProperty:M079',
      'confirm',
    );
    expect(found).toEqual([
      'ends, standard',
      'project benefits, antigravedad',
      'projects, antigravedad',
      'properties used, M077',
      'properties used, M079',
      'skills, technician project',
      'skills, technician project',
    ]);
  });

  it('counts the Criminals that Robur wins with', () => {
    const found = counted(
      { seats: [{ ...quiet, hired: ['M013', 'M014', 'M015'], hand: ['M020'] }, quiet], final: 1 },
      'play:M020',
    );
    const criminals = Array.from({ length: 4 }, () => 'skills, criminal victory');
    expect(found).toEqual(['characters, M020', 'ends, robur', ...criminals]);
  });
});

describe('the list', () => {
  const seatCounts = [2, 3, 4, 5, 6];
  const listed = (seats: number): readonly string[] =>
    Object.entries(thingsWith(seats, PRINTED)).flatMap(([group, names]) => names.map((name) => `${group}, ${name}`));

  it('names everything once, and every skill, with any number of seats', () => {
    for (const seats of seatCounts) {
      const names = listed(seats);
      expect(new Set(names).size).toBe(names.length);
      const { skills } = thingsWith(seats, PRINTED);
      for (const skill of SKILLS) expect(skills.some((name) => name.startsWith(`${skill} `))).toBe(true);
    }
  });

  it('leaves out what a smaller city has not', () => {
    const wherever = (name: string): readonly number[] => seatCounts.filter((seats) => listed(seats).includes(name));
    expect(wherever('sectors controlled, 7')).toEqual(seatCounts);
    expect(wherever('sectors controlled, 9')).toEqual([3, 4, 5, 6]);
    expect(wherever('actions won, autocombat')).toEqual([3, 4, 5, 6]);
    expect(wherever('elite skills, autowarrior action')).toEqual([3, 4, 5, 6]);
    expect(wherever('corporate threats, 11 beaten')).toEqual([3, 4, 5, 6]);
    expect(wherever('ends, corporateThreat')).toEqual([3, 4, 5, 6]);
    expect(wherever('victory events, corporate12')).toEqual([4, 5, 6]);
    expect(wherever('contests, moors C')).toEqual([4, 5, 6]);
  });
});
