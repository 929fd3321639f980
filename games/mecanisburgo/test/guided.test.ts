/** Each lesson of the three chapters lights what its text speaks of, and the figures it tells are those of the table. */
import { isSameOption, Rules } from '@cabale/engine';
import { guidedAt } from '@cabale/design';
import { describe, expect, it } from 'vitest';
import { playAsTaught } from '../../test/guided.ts';
import { guided } from '../board/guided.ts';
import { PRINTED } from '../content/printed.ts';
import { type Character, type Opportunity, type Property, type Sector, type Skill } from '../content/tables.ts';
import { mecanisburgo } from '../index.ts';
import { agentsAt, has, playerOf, readyAis, sectorOf } from '../rules/counts.ts';
import { dueOf } from '../rules/money.ts';
import { meansOf } from '../rules/projects.ts';
import { vpOf } from '../rules/scoring.ts';
import { HOME, ORDER_ZONE, type Holding, type Mecanisburgo, type State } from '../rules/state.ts';
import { bestBase, totalNow } from '../rules/totals.ts';
import { character as characterNames, property as propertyNames } from '../text/en/cards.ts';
import { sector as sectorNames } from '../text/en/names.ts';
import english from '../text/en/tutorial.ts';
import french from '../text/fr/tutorial.ts';
import type { MecanisburgoRef } from '../text/refs.ts';
import { words } from '../text/words.ts';

const RULES = new Rules(mecanisburgo);
/** Corporations by seat. */
const RUR = 0;
const BION = 1;
const OMNI = 2;
const DECOY_PAWN = 8;

function named<Id extends string>(names: Readonly<Record<Id, string>>, name: string): Id {
  const found = (Object.keys(names) as Id[]).find((id) => names[id] === name);
  if (found === undefined) throw new Error(`nothing is called ${name}`);
  return found;
}

const person = (name: string): Character => named<Character>(characterNames, name);
const holding = (name: string): Property => named<Property>(propertyNames, name);
const them = (...names: readonly string[]): MecanisburgoRef[] =>
  names.map((name) => `character:${person(name)}` as const);
const asset = (name: string): MecanisburgoRef => `property:${holding(name)}`;
/** By the name on the board, without its number. */
const sector = (name: string): Sector =>
  Object.values(sectorNames).findIndex((each) => each.replace(/ \(\d+\)$/, '') === name);
const place = (name: string): MecanisburgoRef => `sector:${sector(name)}`;

const PALACIO = 'Palacio de Justicia';
const STATION = 'Estacion Central';
const PLAZA = 'Gran Plaza Asimov';
const ROBOTOWN = 'Robotown';
const ACCOUNTANT = 'The Shadow Accountant';
const FIREMAN = 'Exo-Fireman';
const RIVET = 'Engineer Rivet';
const ALPHA = 'Prototype Alpha';
const PROGRAMADOR = 'Programador Maestro';
const GOLEMINE = 'Foundress Golemine';

/** The table of a lesson, by the names its text uses. */
class Taught {
  readonly state: State;
  readonly shows: readonly string[];

  constructor(state: State, shows: readonly string[]) {
    this.state = state;
    this.shows = shows;
  }

  get own() {
    return playerOf(this.state, RUR);
  }

  corps(): readonly (string | null)[] {
    return this.state.players.map(({ corp }) => corp);
  }

  cash(seat = RUR): number {
    return playerOf(this.state, seat).cash;
  }

  slot(name: string): number {
    return this.own.slots.findIndex((member) => member?.character === person(name));
  }

  /** Where the agent of a name is. */
  isIn(name: string, where: string): boolean {
    return this.own.pawns[this.slot(name)] === sector(where);
  }

  pawns(where: string): readonly number[] {
    return sectorOf(this.state, sector(where)).pawns.map(({ seat }) => seat);
  }

  card(where: string): Opportunity | null {
    return sectorOf(this.state, sector(where)).card;
  }

  controller(where: string): number | null {
    return sectorOf(this.state, sector(where)).controller;
  }

  agents(seat: number, where: string): readonly Character[] {
    const { slots } = playerOf(this.state, seat);
    return agentsAt(this.state, sector(where), seat).flatMap((slot) => slots[slot]?.character ?? []);
  }

  hand(): readonly Opportunity[] {
    return this.own.hand.map(({ card }) => card);
  }

  owns(seat: number, name: string): Holding | undefined {
    return playerOf(this.state, seat).holdings.find(({ property }) => property === holding(name));
  }

  hires(seat: number, name: string): boolean {
    return playerOf(this.state, seat).slots.some((member) => member?.character === person(name));
  }

  total(seat: number): number {
    return totalNow(this.state, seat, PRINTED);
  }

  passed(): readonly boolean[] {
    return this.state.players.map(({ hasPassed }) => hasPassed);
  }

  offers(option: Parameters<typeof isSameOption>[0]): boolean {
    return RULES.options(this.state, RUR).some((each) => isSameOption(each, option));
  }
}

const figures = (name: string) => PRINTED.characters[person(name)];
const can = (name: string, skill: Skill): boolean => has(figures(name), skill);
const sectorCard = (name: string) => PRINTED.sectors[sector(name)];

interface Claim {
  readonly lit: readonly MecanisburgoRef[];
  /** What the text says, and what it must be. */
  readonly said?: readonly (readonly [unknown, unknown])[];
}

type Claims = Readonly<Record<string, (at: Taught, before: Taught | undefined) => Claim>>;

const whereAgentsAre = (at: Taught): readonly (readonly [unknown, unknown])[] => [
  [at.own.pawns[DECOY_PAWN], sector(PALACIO)],
  [[ALPHA, PROGRAMADOR].map((name) => at.isIn(name, ROBOTOWN)), [true, true]],
  [at.isIn(GOLEMINE, STATION), true],
  [at.isIn(FIREMAN, PLAZA), true],
  [at.state.phase, 'resolution'],
  [at.state.round, 1],
];

const DEPLOYMENT: Claims = {
  welcome: (at) => ({
    lit: ['seat:0', 'round:now'],
    said: [
      [at.corps()[RUR], 'rur'],
      [PRINTED.numbers.rounds, 4],
      [at.state.sectors.every(({ card, pawns }) => card === null && pawns.length === 0), true],
    ],
  }),
  board: (at) => ({ lit: ['slot:0:0', 'slot:0:1', 'slot:0:2'], said: [[at.own.slots.length, 8]] }),
  values: () => ({
    lit: them(ALPHA),
    said: [
      [
        [figures(ALPHA).c, figures(ALPHA).race],
        [5, 'robot'],
      ],
    ],
  }),
  property: (at) => ({
    lit: [asset('Mecanoid X')],
    said: [
      [at.owns(RUR, 'Mecanoid X')?.engaged, false],
      [PRINTED.properties[holding('Mecanoid X')].drawAt, sector(ROBOTOWN)],
      [PRINTED.properties[holding('Mecanoid X')].security, 1],
    ],
  }),
  keep: (at) => ({
    lit: them('Tide Priestess', RIVET, ACCOUNTANT, FIREMAN),
    said: [
      [at.state.dealt[RUR]?.length, 4],
      [
        [PRINTED.numbers.kept, PRINTED.numbers.keptVp],
        [3, 5],
      ],
    ],
  }),
  city: (at) => ({
    lit: at.state.sectors.flatMap(({ card }, number) => (card === null ? [] : [`sector:${number}` as const])),
    said: [[at.state.sectors.filter(({ card }) => card !== null).length, 9]],
  }),
  agents: (at) => ({ lit: ['pawns:0'], said: [[at.own.pawns.every((where) => where === HOME), true]] }),
  decoy: (at) => ({ lit: [place(PALACIO)], said: [[at.pawns(PALACIO), []]] }),
  decoyPawn: () => ({ lit: [`pawn:0:${DECOY_PAWN}`] }),
  robotown: (at) => ({
    lit: [place(ROBOTOWN), asset('Newcoral Island'), place(PALACIO)],
    said: [
      [at.pawns(PALACIO), [RUR, OMNI]],
      [at.card(ROBOTOWN), holding('Newcoral Island')],
      [sectorCard(ROBOTOWN)?.favours.filter((each) => each === 'robot' || each === 'cyborg'), ['robot', 'cyborg']],
      [at.pawns(ROBOTOWN), []],
    ],
  }),
  alpha: (at) => ({
    lit: them(ALPHA),
    said: [
      [
        [at.slot(ALPHA) + 1, figures(ALPHA).c],
        [3, 5],
      ],
    ],
  }),
  team: (at) => ({ lit: [place(ROBOTOWN)], said: [[at.pawns(ROBOTOWN), [RUR, BION]]] }),
  programmer: (at) => ({
    lit: them(PROGRAMADOR),
    said: [
      [
        [at.slot(PROGRAMADOR) + 1, figures(PROGRAMADOR).race, figures(PROGRAMADOR).s],
        [2, 'cyborg', 2],
      ],
      [can(PROGRAMADOR, 'hacker'), true],
    ],
  }),
  station: (at) => ({
    lit: [place(STATION), place(ROBOTOWN)],
    said: [
      [at.pawns(ROBOTOWN), [RUR, BION, RUR, BION]],
      [at.offers({ kind: 'place', sector: sector(ROBOTOWN) }), false],
      [sectorCard(STATION)?.actions.includes('business'), true],
      [at.pawns(STATION), []],
    ],
  }),
  president: (at) => ({
    lit: them(GOLEMINE),
    said: [
      [
        [at.slot(GOLEMINE), can(GOLEMINE, 'executive')],
        [0, true],
      ],
    ],
  }),
  plaza: (at) => ({
    lit: [place(PLAZA)],
    said: [
      [at.passed(), [false, false, true]],
      [
        [sectorCard(PLAZA)?.extraCards, at.pawns(PLAZA)],
        [1, []],
      ],
    ],
  }),
  fireman: (at) => ({ lit: them(FIREMAN), said: [[at.slot(FIREMAN) + 1, 6]] }),
  zone: (at) => ({ lit: ['zone:order'], said: [[at.passed(), [false, true, true]]] }),
  rivet: (at) => ({ lit: them(RIVET), said: [[at.slot(RIVET) + 1, 4]] }),
  pass: (at) => ({
    lit: ['pawns:0', ...them(ACCOUNTANT)],
    said: [
      [figures(ACCOUNTANT).pay, 2],
      [at.own.pawns[at.slot(ACCOUNTANT)], HOME],
    ],
  }),
  end: (at) => ({
    lit: [place(PALACIO), place(ROBOTOWN), place(STATION), place(PLAZA), 'zone:order'],
    said: [...whereAgentsAre(at), [at.own.pawns[at.slot(RIVET)], ORDER_ZONE]],
  }),
};

const RESOLUTION: Claims = {
  welcome: (at) => ({
    lit: ['round:now', place(PALACIO), place(ROBOTOWN), place(STATION), place(PLAZA)],
    said: whereAgentsAre(at),
  }),
  bluff: (at) => ({
    lit: [place(PALACIO), 'contest:N', 'contest:C'],
    said: [[at.state.contest?.order[0], RUR]],
  }),
  foundOut: (at, before) => ({
    lit: [place(PALACIO), ...them('Auditor Zephyr'), place('Pharos Complex Casino'), place('Spaciopuerto')],
    said: [
      [before?.agents(OMNI, PALACIO), [person('Auditor Zephyr')]],
      [at.own.pawns[DECOY_PAWN], HOME],
      [[PALACIO, 'Pharos Complex Casino', 'Spaciopuerto'].map((each) => at.controller(each)), [OMNI, BION, BION]],
    ],
  }),
  alone: (at) => ({
    lit: [place(STATION), ...them('The Jade Shadow')],
    said: [
      [at.controller(STATION), RUR],
      [at.hand(), [person('The Jade Shadow')]],
    ],
  }),
  business: (at) => ({
    lit: ['action:business', ...them(GOLEMINE)],
    said: [[at.offers({ kind: 'act', action: 'business' }), true]],
  }),
  jade: (at, before) => ({
    lit: [...them('The Jade Shadow'), 'cash:0'],
    said: [
      [at.cash() - (before?.cash() ?? 0), 5],
      [figures('The Jade Shadow').pay, -3],
    ],
  }),
  quarry: (at) => ({
    lit: [asset('Farside Quarry'), ...them('Ten-Fingers'), place(PLAZA)],
    said: [
      [at.controller(PLAZA), RUR],
      [at.hand(), [holding('Farside Quarry'), person('Ten-Fingers')]],
      [
        [PRINTED.properties[holding('Farside Quarry')].mp, PRINTED.properties[holding('Farside Quarry')].cost],
        [4, 7],
      ],
    ],
  }),
  hand: (at) => ({
    lit: ['hand:0', ...them('Ten-Fingers')],
    said: [
      [
        [at.hand(), at.owns(RUR, 'Farside Quarry')?.engaged],
        [[person('Ten-Fingers')], false],
      ],
    ],
  }),
  contest: (at) => ({
    lit: [place(ROBOTOWN)],
    said: [
      [
        [at.state.contest?.kind, at.state.contest?.sector],
        ['confrontation', sector(ROBOTOWN)],
      ],
    ],
  }),
  announce: (at) => ({
    lit: ['contest:C', 'contest:N', ...them(ALPHA)],
    said: [
      [at.state.contest?.order, [RUR, BION]],
      [
        [figures(ALPHA).n, figures(ALPHA).c],
        [2, 5],
      ],
    ],
  }),
  identities: (at) => ({
    lit: them('Sergeant Ember', 'The Grafter', ALPHA, PROGRAMADOR),
    said: [
      [new Set(at.agents(BION, ROBOTOWN)), new Set([person('Sergeant Ember'), person('The Grafter')])],
      [new Set(at.agents(RUR, ROBOTOWN)), new Set([person(ALPHA), person(PROGRAMADOR)])],
      [
        [figures('Sergeant Ember').c, figures('The Grafter').s],
        [5, 2],
      ],
    ],
  }),
  leader: (at) => ({
    lit: them(ALPHA, PROGRAMADOR),
    said: [
      [bestBase(at.state, RUR, { sector: sector(ROBOTOWN), type: 'C' }, PRINTED), 9],
      [5 + 1 + figures(PROGRAMADOR).s + 1, 9],
    ],
  }),
  assassinations: (at) => ({
    lit: PRINTED.sectors.flatMap(({ hasAssassination }, number) =>
      hasAssassination && at.state.sectors[number] !== undefined ? [`sector:${number}` as const] : [],
    ),
    said: [
      [PRINTED.sectors.flatMap(({ hasAssassination }, index) => (hasAssassination ? [index + 1] : [])), [2, 5, 7, 8]],
    ],
  }),
  fist: (at) => ({
    lit: ['ais:0', 'ais:1'],
    said: [[[RUR, BION].map((seat) => readyAis(at.state, playerOf(at.state, seat))), [3, 3]]],
  }),
  mecanoid: (at) => ({
    lit: [asset('Mecanoid X'), ...them(ALPHA)],
    said: [
      [
        [at.total(RUR), at.total(BION)],
        [10, 8],
      ],
      [PRINTED.properties[holding('Mecanoid X')].c, 2],
      [can(ALPHA, 'technician'), true],
    ],
  }),
  card: (at) => ({
    lit: ['value:3', 'actionCards:0', asset('Genelab')],
    said: [
      [
        [at.total(RUR), at.total(BION)],
        [13, 9],
      ],
      [at.own.actionCards, [1, 1, 2, 1, 1, 1]],
      [at.owns(BION, 'Genelab')?.engaged, true],
      // Even its best card is not enough against a 3.
      [at.total(BION) + 6 < at.total(RUR) + 3, true],
    ],
  }),
  won: (at) => ({
    lit: [place(ROBOTOWN), ...them('The Grafter'), 'seat:1'],
    said: [
      [at.state.contest?.totals.slice(0, 2), [16, 13]],
      [at.controller(ROBOTOWN), RUR],
      [['Sergeant Ember', 'The Grafter'].map((name) => at.hires(BION, name)), [false, true]],
    ],
  }),
};

const FINAL: Claims = {
  welcome: (at) => ({
    lit: [place(ROBOTOWN), asset('Newcoral Island'), 'round:now'],
    said: [
      [
        [at.corps()[RUR], at.state.round, at.controller(ROBOTOWN)],
        ['rur', 1, RUR],
      ],
      [at.hand().includes('M086'), true],
    ],
  }),
  hack: (at) => ({
    lit: ['action:hackerAttack', ...them(PROGRAMADOR), place(ROBOTOWN)],
    said: [
      [sectorCard(ROBOTOWN)?.actions.includes('hackerAttack'), true],
      [at.offers({ kind: 'act', action: 'hackerAttack' }), true],
    ],
  }),
  victim: (at) => ({
    lit: ['seat:2', 'cash:2'],
    said: [[Math.max(at.cash(RUR), at.cash(BION), at.cash(OMNI)), at.cash(OMNI)]],
  }),
  duel: (at) => ({
    lit: ['value:5', 'pile:random'],
    said: [
      [at.state.duel?.action, 'hackerAttack'],
      [at.own.actionCards, [1, 1, 1, 1, 1, 1]],
    ],
  }),
  steal: (at) => ({
    lit: ['cash:2', 'cash:0'],
    said: [
      [at.own.actionCards, [1, 1, 1, 1, 0, 1]],
      [playerOf(at.state, OMNI).actionCards[0], 0],
      [at.state.randomDiscard.slice(-2), [1, 4]],
      [at.offers({ kind: 'steal' }), true],
    ],
  }),
  mule: (at, before) => ({
    lit: ['pile:blackMarket', asset('Site Mule')],
    said: [
      [at.cash() - (before?.cash() ?? 0), 5],
      [
        [PRINTED.properties.B2.mp, PRINTED.properties.B2.cost],
        [3, 6],
      ],
    ],
  }),
  island: () => ({
    lit: [asset('Newcoral Island'), 'cash:0'],
    said: [
      [(({ cost, vp, mp, pay }) => [cost, vp, mp, pay])(PRINTED.properties[holding('Newcoral Island')]), [9, 3, 3, 2]],
    ],
  }),
  rivals: (at) => ({
    lit: [
      place('Puerto Estigio'),
      place('Isla Moreau'),
      place('Anficirco'),
      ...them('Thomas Weintraub'),
      'special:weintraub',
      asset('Metaluna'),
      'special:metaluna',
    ],
    said: [
      [['Puerto Estigio', 'Isla Moreau', 'Anficirco'].map((each) => at.controller(each)), [OMNI, OMNI, null]],
      [at.hires(OMNI, 'Thomas Weintraub'), true],
      [at.owns(BION, 'Metaluna')?.engaged, false],
    ],
  }),
  phase: (at) => ({
    lit: ['step:1'],
    said: [
      [
        [at.state.phase, at.state.finalStep],
        ['final', 1],
      ],
    ],
  }),
  hire: (at) => ({
    lit: [...them('Ten-Fingers'), 'slot:0:7'],
    said: [
      [figures('Ten-Fingers').pay, -1],
      [at.own.slots.flatMap((member, slot) => (member === null ? [slot] : [])), [7]],
    ],
  }),
  hired: (at) => ({ lit: ['step:1'], said: [[at.hires(RUR, 'Ten-Fingers'), true]] }),
  income: (at, before) => ({
    lit: ['step:2', 'cash:0', 'actionCards:0', ...them(ACCOUNTANT), asset('Newcoral Island')],
    said: [
      [at.own.actionCards.reduce((sum, count) => sum + count), 5],
      [at.cash() - (before?.cash() ?? 0), 10 + 2 + 2],
    ],
  }),
  pay: (at) => ({
    lit: ['step:3', 'cash:0', asset('Farside Quarry')],
    said: [
      [dueOf(at.own, PRINTED), 8],
      [PRINTED.properties[holding('Farside Quarry')].pay, -1],
    ],
  }),
  project: (at) => ({
    lit: ['step:6', 'project:antigravedad', 'pile:projects'],
    said: [
      [(({ research, materials, cost }) => [research, materials, cost])(PRINTED.projects.antigravedad), [10, 10, 10]],
      [(({ research, materials }) => research >= 10 && materials >= 10)(meansOf(at.state, RUR, PRINTED)), true],
    ],
  }),
  commit: (at) => ({ lit: ['project:antigravedad', 'ais:0'], said: [[at.offers({ kind: 'leastWaste' }), true]] }),
  built: (at, before) => ({
    lit: ['project:antigravedad', 'vp:0', ...them(ALPHA, RIVET, FIREMAN)],
    said: [
      [PRINTED.projects.antigravedad.vp, 12],
      [PRINTED.projects.antigravedad.benefit, { kind: 'perSkill', skill: 'technician', vp: 2 }],
      [
        at.own.slots.flatMap((member) =>
          member !== null && PRINTED.characters[member.character].skills.technician !== undefined
            ? [member.character]
            : [],
        ).length,
        3,
      ],
      // The Project cost 10K, which were a point of their own.
      [vpOf(at.state, RUR, PRINTED) - (before === undefined ? 0 : vpOf(before.state, RUR, PRINTED)), 18 - 1],
    ],
  }),
  recovery: (at) => ({
    lit: ['zone:order', ...them(RIVET), 'event:M113', 'sector:8'],
    said: [
      [at.state.order[0], RUR],
      [at.state.sectors[8]?.card, 'M113'],
      [at.own.actionCards, [1, 1, 2, 1, 1, 1]],
    ],
  }),
  threats: () => ({ lit: ['pile:opportunity'], said: [[PRINTED.numbers.chaos, 3]] }),
  victories: (at) => ({
    lit: ['pile:victory'],
    said: [
      [PRINTED.numbers.firstVictoryEvent, 3],
      [at.state.victories, []],
    ],
  }),
  last: (at) => ({
    lit: ['vp:0', 'vp:1', 'vp:2'],
    said: [
      [PRINTED.numbers.cashPerVp, 10],
      [at.state.result, null],
    ],
  }),
};

describe.each([
  ['deployment', DEPLOYMENT, guided[0]],
  ['resolution', RESOLUTION, guided[1]],
  ['final', FINAL, guided[2]],
] as const)('the chapter %s', (name, claims, chapter) => {
  const tables = new Map<string, Taught>();
  playAsTaught(RULES, chapter, ({ rules, state }, { text, shows }) => {
    tables.set(text.slice(name.length + 1), new Taught(rules.clone(state), shows));
  });
  const lessons = [...tables.keys()];
  const moves = chapter.lessons.filter(({ accepts }) => accepts !== undefined).length;

  it('has a claim for each lesson', () => {
    expect(Object.keys(claims)).toEqual(lessons);
  });

  it.each(lessons)('lights what %s speaks of, and tells true figures', (lesson) => {
    const table = tables.get(lesson);
    const claim = claims[lesson];
    if (table === undefined || claim === undefined) throw new Error(`nothing is claimed of ${lesson}`);
    const { lit, said = [] } = claim(table, tables.get(lessons[lessons.indexOf(lesson) - 1] ?? ''));
    expect(table.shows.toSorted()).toEqual(lit.toSorted());
    expect(said.map(([is]) => is)).toEqual(said.map(([, must]) => must));
  });

  it('points at things that have names', () => {
    for (const { shows } of tables.values()) {
      for (const thing of shows) expect(words.name(thing as MecanisburgoRef).key).not.toBe('');
    }
  });

  it.each([
    ['English', english],
    ['French', french],
  ])('takes about five minutes in %s', (_, texts) => {
    // A careful reader's 150 words a minute, and four seconds for each move.
    const length = Object.values(texts[name]).join(' ').split(' ').length;
    expect(length / 150 + (moves * 4) / 60).toBeLessThan(6);
  });
});

describe('the three chapters', () => {
  it('are one round: each begins with the choices that the one before has ended with', () => {
    for (const [index, chapter] of guided.slice(1).entries()) {
      const before = guided[index];
      if (before === undefined) throw new Error('there is no chapter before');
      const ended = guidedAt<Mecanisburgo>(RULES, before, before.lessons.length).match;
      expect(chapter.opening).toEqual(ended.choices.map(({ seat, option }) => ({ seat, option })));
    }
  });

  it('lead from a city without an agent to the next round', () => {
    expect(guidedAt<Mecanisburgo>(RULES, guided[0]).match.state).toMatchObject({ phase: 'setup', round: 0 });
    const { state } = playAsTaught(RULES, guided[2]);
    expect(state).toMatchObject({ round: 2, order: [0, 2, 1] });
    expect(state.players[0]).toMatchObject({ cash: 14, works: [{ project: 'antigravedad' }] });
  });
});
