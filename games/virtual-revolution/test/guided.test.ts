/** Each lesson of the guided game lights what its text speaks of, and the figures it tells are those of the table. */
import { Rules } from '@cabale/engine';
import { describe } from 'vitest';
import { checkClaims, Taught, type Claims } from '../../test/claims.ts';
import { guided } from '../board/guided.ts';
import { PRINTED } from '../content/printed.ts';
import type { Action, Agent, District, Verse } from '../content/tables.ts';
import { virtualRevolution } from '../index.ts';
import { extremes, playerOf, searchAt, serverObstacle } from '../rules/counts.ts';
import { arrsOf, distance } from '../rules/map.ts';
import { balanceOf, costOf } from '../rules/means.ts';
import { progressOf } from '../rules/missions.ts';
import type { VirtualRevolution } from '../rules/state.ts';
import { agent as agents, district as districts, verse as verses } from '../text/en/names.ts';
import { actionRef, agentRef, answerRef, arrRef, quantityRef, titleRef, verseRef } from '../text/refs.ts';
import type { VirtualRevolutionRef } from '../text/refs.ts';
import { at } from './notation.ts';

const RULES = new Rules(virtualRevolution);
const { numbers } = PRINTED;
const OWN = 0;
const RIVAL = 1;

function keyOf<Key extends string>(names: Readonly<Record<Key, string>>, name: string): Key {
  const key = (Object.keys(names) as Key[]).find((each) => names[each] === name);
  if (key === undefined) throw new Error(`nothing is called ${name}`);
  return key;
}

const agentOf = (name: string): Agent => keyOf(agents, name);
const verseOf = (name: string): Verse => keyOf(verses, name);
const districtOf = (name: string): District => keyOf(districts, name);
const action = (name: Action): VirtualRevolutionRef => actionRef(name, OWN);
/** An arrondissement by its printed number, as the texts name it. */
const arr = (number: number): VirtualRevolutionRef => arrRef(at(number));

const LATIN_QUARTER = districtOf('Latin Quarter');
const MARAIS = districtOf('Marais');
const DIMKA = agentOf('Baron Dimka');
const VENIZIA = verseOf('Venizia');

/** The table of a lesson, and what is lit at it. */
class Table extends Taught<VirtualRevolution> {
  get own() {
    return playerOf(this.state, OWN);
  }

  get rival() {
    return playerOf(this.state, RIVAL);
  }

  get director(): number | null {
    return this.state.director === null ? null : this.state.director + 1;
  }

  /** Whose tokens stand in an arrondissement, and how many. */
  tokens(number: number): readonly [number | null, number] {
    return [this.state.owners[at(number)] ?? null, this.state.tokens[at(number)] ?? 0];
  }

  placeOf(agent: Agent): number {
    return (this.state.places[this.state.slots.indexOf(agent)] ?? -1) + 1;
  }
}

const CLAIMS: Claims<VirtualRevolution, Table> = {
  welcome: (on) => ({
    lit: ['track:revenue', 'round:now'],
    said: [
      [
        [numbers.rounds, numbers.laps],
        [5, 3],
      ],
      [
        [on.state.round, on.state.lap],
        [1, 1],
      ],
    ],
  }),
  city: () => ({
    lit: [titleRef(LATIN_QUARTER), ...arrsOf(LATIN_QUARTER, PRINTED).map(arrRef)],
    said: [
      [PRINTED.arrs.length, 23],
      [new Set(PRINTED.arrs.map(({ district }) => district)).size, 7],
    ],
  }),
  director: (on) => ({ lit: [arr(5)], said: [[on.director, null]] }),
  add: (on) => ({
    lit: [arr(5), quantityRef('reserve', OWN), 'corruption:0'],
    said: [[on.director, 5]],
  }),
  corruption: (on) => ({
    lit: [`card:${on.own.corruption[0] ?? 0}`, 'corruption:0'],
    said: [
      [on.own.corruption.length, 1],
      [numbers.searchAt, 5],
    ],
  }),
  recruit: (on) => ({
    lit: [action('recruit'), agentRef(DIMKA)],
    said: [
      [on.placeOf(DIMKA), 4],
      [distance(at(5), at(4), PRINTED), 1],
      [balanceOf(on.own, 'recruit', PRINTED), -4],
    ],
  }),
  hire: () => ({ lit: [agentRef(DIMKA)], said: [[PRINTED.agents[DIMKA].type, 'T']] }),
  use: (on) => ({
    lit: [agentRef(DIMKA), quantityRef('euros', OWN)],
    said: [
      [numbers.technician, 3],
      [on.own.service, [{ agent: DIMKA, ready: true }]],
    ],
  }),
  end: (on, before) => ({
    lit: [answerRef('endTurn')],
    said: [[on.own.euros, before.own.euros + 3]],
  }),
  second: (on, before) => ({
    lit: [arr(6)],
    said: [
      [on.rival.euros, before.rival.euros + 5],
      [on.state.lap, 2],
      [distance(at(6), at(5), PRINTED), 1],
      [arrsOf(LATIN_QUARTER, PRINTED).includes(at(6)), true],
    ],
  }),
  eliminate: (on) => ({ lit: [arr(6), 'corruption:0'], said: [[on.tokens(6), [RIVAL, 1]]] }),
  work: (on, before) => ({
    lit: [action('work')],
    said: [
      [balanceOf(on.own, 'work', PRINTED), 5],
      [on.own.corruption.length, before.own.corruption.length + 1],
      [on.tokens(6), [null, 0]],
      [on.rival.recycling, before.rival.recycling + 1],
    ],
  }),
  promote: (on) => ({ lit: [agentRef(DIMKA)], said: [[on.own.service, [{ agent: DIMKA, ready: false }]]] }),
  apply: (on) => ({
    lit: [answerRef('apply'), quantityRef('revenue', OWN), 'corruption:0'],
    said: [
      [on.own.service, []],
      [PRINTED.agents[DIMKA].level, 1],
      [costOf(DIMKA, PRINTED), 1],
      [PRINTED.agents[DIMKA].promotion, { kind: 'revenue', by: 1 }],
    ],
  }),
  boost: (on, before) => ({
    lit: [answerRef('becomeBoost'), action('build')],
    said: [
      [on.own.revenue, before.own.revenue + 1],
      [PRINTED.agents[DIMKA].boost, { action: 'build', revenue: 1 }],
    ],
  }),
  third: (on) => ({
    lit: [arr(6)],
    said: [
      [
        [on.state.lap, on.own.boosts],
        [3, [DIMKA]],
      ],
    ],
  }),
  move: (on) => ({
    lit: [arr(5), arr(6)],
    said: [
      [on.tokens(5), [OWN, 2]],
      [on.tokens(6), [null, 0]],
      [on.director, 6],
    ],
  }),
  build: (on, before) => ({
    lit: [action('build'), agentRef(DIMKA)],
    said: [
      [
        [on.tokens(5), on.tokens(6)],
        [
          [OWN, 1],
          [OWN, 1],
        ],
      ],
      [on.own.corruption, before.own.corruption],
      [balanceOf(on.own, 'build', PRINTED), -10],
      [serverObstacle(on.state, OWN, at(6), false, PRINTED), null],
    ],
  }),
  server: (on) => ({
    lit: [arr(6), quantityRef('revenue', OWN), quantityRef('vp2', OWN)],
    said: [
      [on.state.servers[at(6)], OWN],
      [numbers.buildRevenue, 2],
      [on.own.vp2, 1],
    ],
  }),
  necro: (on) => ({
    lit: ['pile:necro', quantityRef('revenue', OWN), quantityRef('revenue', RIVAL), 'track:revenue'],
    said: [
      [
        [on.state.round, on.state.necroPlayed.length],
        [2, 1],
      ],
      [
        [numbers.avoidGlobal, numbers.avoidBoth],
        [2, 3],
      ],
      [extremes(on.state), { min: [RIVAL], max: [OWN] }],
    ],
  }),
  search: (on) => ({
    lit: ['corruption:0', quantityRef('immunity', OWN)],
    said: [
      [on.own.corruption.length, 4],
      [on.own.corruption.length < searchAt(on.state, PRINTED), true],
    ],
  }),
  round: (on) => ({
    lit: [arr(2), 'round:now', quantityRef('euros', OWN)],
    said: [
      [on.state.round, 2],
      [on.state.slots.includes(null), false],
    ],
  }),
  quiet: (on) => ({ lit: [answerRef('none')], said: [[on.director, 2]] }),
  create: (on) => ({
    lit: [action('create'), verseRef(VENIZIA)],
    said: [
      [PRINTED.verses[VENIZIA].mission, { kind: 'server', districts: [LATIN_QUARTER, MARAIS] }],
      [on.state.servers[at(6)], OWN],
      [on.state.row.includes(VENIZIA), true],
    ],
  }),
  pay: () => ({
    lit: [action('create'), 'pile:verses'],
    said: [
      [
        [numbers.renewal, numbers.createRevenue],
        [2, 1],
      ],
    ],
  }),
  take: (on, before) => ({
    lit: [verseRef(VENIZIA)],
    said: [
      [on.own.revenue, before.own.revenue + 1],
      [on.own.corruption.length, before.own.corruption.length + 1],
    ],
  }),
  online: (on) => {
    const [own] = on.own.verses;
    if (own === undefined) throw new Error('there is no Verse to turn Online');
    const { done, all } = progressOf(on.state, OWN, own, on.own.corruption.length, PRINTED);
    return {
      lit: [verseRef(VENIZIA)],
      said: [
        [
          [own.verse, own.online],
          [VENIZIA, false],
        ],
        [
          [done, all],
          [1, 1],
        ],
      ],
    };
  },
  token: (on) => ({
    lit: [arr(5)],
    said: [
      [
        [on.tokens(5), on.state.servers[at(5)]],
        [[OWN, 1], null],
      ],
      [[LATIN_QUARTER, MARAIS].flatMap((district) => arrsOf(district, PRINTED)).includes(at(5)), true],
    ],
  }),
  titles: (on) => ({
    lit: [titleRef(LATIN_QUARTER), titleRef(MARAIS), quantityRef('recycling', OWN)],
    said: [[on.tokens(5), [OWN, 2]]],
  }),
  last: (on) => ({
    lit: [...on.own.objectives.map((objective): VirtualRevolutionRef => `objective:${objective}`), 'vp:0', 'vp:1'],
    said: [
      [on.own.objectives.length, 2],
      [searchAt({ ...on.state, round: numbers.rounds }, PRINTED), 1],
    ],
  }),
};

describe('the guided game', () => {
  checkClaims(RULES, guided[0], Table, CLAIMS);
});
