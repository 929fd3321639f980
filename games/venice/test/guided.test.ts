/** Each lesson of the guided games lights what its text speaks of, and the figures it tells are those of the table. */
import { Rules } from '@cabale/engine';
import { describe } from 'vitest';
import { checkClaims, Taught, type Claims } from '../../test/claims.ts';
import { guided } from '../board/guided.ts';
import { PRINTED } from '../content/printed.ts';
import { COMMUNAL, type Building, type DogeCard, type Resource } from '../content/tables.ts';
import { venice } from '../index.ts';
import { cargoOf, effectsOf, missionCard, playerOf, quayOf, spaceOf, stackAt } from '../rules/counts.ts';
import { ignoredAt } from '../rules/doge.ts';
import { exitsOf } from '../rules/map.ts';
import type { Venice } from '../rules/state.ts';
import { mission as names } from '../text/en/names.ts';
import type { VeniceRef } from '../text/refs.ts';

const RULES = new Rules(venice);

/** The table of a lesson, and what it says by the names the text uses. */
class Table extends Taught<Venice> {
  get own() {
    return playerOf(this.state, 0);
  }

  quayNumber(building: Building): number {
    const communal = (COMMUNAL as readonly Building[]).indexOf(building);
    return communal < 0
      ? (this.state.tiles as readonly Building[]).indexOf(building)
      : this.state.tiles.length + communal;
  }

  quay(building: Building): VeniceRef {
    return `quay:${this.quayNumber(building)}`;
  }

  effect(building: Building, number: number): VeniceRef {
    return `effect:${this.quayNumber(building)}:${number}`;
  }

  canalNumber(one: Building, other: Building): number {
    const ends = new Set([this.quayNumber(one), this.quayNumber(other)]);
    return PRINTED.canals.findIndex((canal) => canal.ends.every((end) => ends.has(end)));
  }

  canal(one: Building, other: Building): VeniceRef {
    return `canal:${this.canalNumber(one, other)}`;
  }

  cost(one: Building, other: Building): number | undefined {
    return PRINTED.canals[this.canalNumber(one, other)]?.cost;
  }

  dogeRow(card: DogeCard): VeniceRef {
    return `dogeRow:${this.state.doge?.row.indexOf(card) ?? -1}`;
  }

  /** Where a gondola is. */
  isAt(gondola: number, building: Building): boolean {
    return quayOf(this.state, gondola) === this.quayNumber(building);
  }

  touches(one: Building, other: Building): boolean {
    return exitsOf(this.quayNumber(one)).some(({ to }) => to === this.quayNumber(other));
  }

  space(building: Building): number {
    return spaceOf(this.state, 0, this.quayNumber(building));
  }
}

function numberOf(name: string): number {
  return Number(
    Object.entries(names)
      .find(([, each]) => each === name)?.[0]
      .slice(1),
  );
}

const missionOf = (name: string): VeniceRef => `mission:${numberOf(name)}`;

const gives = (building: Building): Resource | 'any' | undefined =>
  effectsOf(PRINTED, building)[0]?.gain?.cubes?.resource;

const seal = missionCard(PRINTED, numberOf('Scribe’s Seal'));

const FIRST: Claims<Venice, Table> = {
  welcome: (at) => ({
    lit: [at.quay('stMark'), at.quay('dogesPalace'), at.quay('grandCouncil')],
    said: [[at.state.tiles.length, 12]],
  }),
  missions: (at) => ({
    lit: [missionOf('Scribe’s Seal'), missionOf('Payment in Kind')],
    said: [
      [at.own.missions.length, 3],
      [
        [seal.building, seal.cubes],
        ['library', { O: 2, V: 0, S: 1 }],
      ],
    ],
  }),
  place: (at) => ({
    lit: [at.quay('monastery')],
    said: [
      [gives('monastery'), 'O'],
      [at.touches('monastery', 'library'), true],
    ],
  }),
  cube: (at) => ({ lit: [at.effect('monastery', 1)], said: [[at.space('monastery'), 1]] }),
  pushed: (at) => ({
    lit: [at.effect('monastery', 2), 'gondola:0', 'gondola:2', 'vp:0'],
    said: [
      [stackAt(at.state, at.quayNumber('monastery')), [2, 0]],
      [at.space('monastery'), 2],
      [at.own.vp, 1],
    ],
  }),
  second: (at) => ({ lit: [at.quay('stMark')] }),
  coins: (at) => ({ lit: [at.effect('stMark', 1)], said: [[effectsOf(PRINTED, 'stMark')[0]?.gain?.coins, 2]] }),
  tax: (at) => ({
    lit: [at.effect('stMark', 2), 'pile:missions'],
    said: [
      [effectsOf(PRINTED, 'stMark')[1]?.special?.kind, 'mission'],
      [at.own.missions.length, 2],
    ],
  }),
  gondolier: (at) => ({ lit: ['gondola:0'], said: [[at.isAt(0, 'monastery'), true]] }),
  row: (at) => ({
    lit: [at.quay('church'), at.canal('monastery', 'church')],
    said: [
      [gives('church'), 'S'],
      [at.isAt(0, 'monastery'), true],
    ],
  }),
  dock: (at, before) => ({ lit: [at.quay('church')], said: [[at.own.coins, before.own.coins]] }),
  silver: (at) => ({ lit: [at.effect('church', 1)], said: [[at.space('church'), 1]] }),
  others: (at, before) => ({
    lit: ['gondola:3', 'gondola:5', 'cargo:0'],
    said: [
      [[2, 3, 4, 5].filter((boat) => quayOf(at.state, boat) !== quayOf(before.state, boat)), [3, 5]],
      [cargoOf(at.state, 0, 0), { O: 1, V: 0, S: 1 }],
    ],
  }),
  stay: (at) => ({
    lit: ['gondola:0', 'coins:0'],
    said: [
      [at.own.gondolier, 0],
      [PRINTED.numbers.stay, 3],
    ],
  }),
  plan: (at, before) => ({
    lit: [at.quay('monastery'), at.quay('library'), missionOf('Scribe’s Seal')],
    said: [
      [at.own.coins, before.own.coins - 3],
      [at.space('monastery') >= 1, true],
    ],
  }),
  pass: (at) => ({ lit: [at.quay('monastery')], said: [[at.isAt(0, 'monastery'), true]] }),
  crossing: (at) => ({
    lit: ['gondola:2', 'parchments:0', 'intrigue:0'],
    said: [
      [at.isAt(2, 'monastery'), true],
      [at.own.parchments, 1],
    ],
  }),
  passing: (at) => ({ lit: [at.effect('monastery', 1)], said: [[at.own.parchments, 0]] }),
  parchments: (at) => ({
    lit: [at.effect('monastery', 2)],
    said: [
      [effectsOf(PRINTED, 'monastery')[1]?.gain?.parchments, 2],
      [at.space('monastery'), 2],
    ],
  }),
  pay: (at) => ({
    lit: [at.quay('library'), at.canal('monastery', 'library')],
    said: [[at.cost('monastery', 'library'), 1]],
  }),
  arrive: (at, before) => ({ lit: [at.quay('library')], said: [[at.own.coins, before.own.coins - 1]] }),
  complete: (at) => ({
    lit: [missionOf('Scribe’s Seal'), 'cargo:0'],
    said: [
      [cargoOf(at.state, 0, 0), { O: 2, V: 0, S: 1 }],
      [
        [seal.vp, seal.coins],
        [4, 4],
      ],
    ],
  }),
  slot: (at, before) => ({
    lit: ['slot:0:0'],
    said: [
      [at.own.vp, before.own.vp + 4],
      [at.own.coins, before.own.coins + 4],
    ],
  }),
  cloth: (at) => ({
    lit: [at.effect('library', 1)],
    said: [
      [at.own.slots[0], numberOf('Scribe’s Seal')],
      [gives('library'), 'V'],
    ],
  }),
  council: (at) => ({
    lit: [at.quay('grandCouncil'), 'council:track', 'end:pawn', 'pile:missions'],
    said: [
      [at.state.pawn, 'track'],
      [effectsOf(PRINTED, 'grandCouncil')[0]?.special?.kind, 'session'],
    ],
  }),
  arrest: () => ({ lit: ['intrigue:0', 'intrigue:1', 'intrigue:2'] }),
  last: () => ({ lit: ['pile:influence', 'hand:0'], said: [[PRINTED.numbers.assistants, 10]] }),
};

const pass = missionCard(PRINTED, numberOf('Harbour Pass'));

const SOLO: Claims<Venice, Table> = {
  welcome: (at) => ({
    lit: ['seat:1'],
    said: [
      [
        [at.state.players.length, at.state.doge === null],
        [1, false],
      ],
    ],
  }),
  missions: (at) => ({
    lit: [missionOf('Harbour Pass'), missionOf('Exempted House')],
    said: [
      [at.own.missions.length, 3],
      [
        [pass.building, pass.cubes],
        ['market', { O: 0, V: 1, S: 2 }],
      ],
    ],
  }),
  place: (at) => ({ lit: [at.quay('church')], said: [[at.touches('church', 'market'), true]] }),
  cube: (at) => ({
    lit: [at.effect('church', 1)],
    said: [
      [at.space('church'), 1],
      [gives('church'), 'S'],
    ],
  }),
  boats: (at) => ({
    lit: ['gondola:2', 'gondola:3', 'gondola:4', 'gondola:5'],
    said: [[[2, 3, 4, 5].every((boat) => quayOf(at.state, boat) !== null), true]],
  }),
  second: (at) => ({ lit: [at.quay('stMark')] }),
  coins: (at) => ({ lit: [at.effect('stMark', 1)], said: [[effectsOf(PRINTED, 'stMark')[0]?.gain?.coins, 2]] }),
  tax: (at) => ({ lit: [at.effect('stMark', 2), 'pile:doge'] }),
  row: (at) => ({ lit: ['dogeRow:0', 'dogeRow:1', 'dogeRow:2'], said: [[at.state.doge?.row.includes(null), false]] }),
  gondolier: (at) => ({ lit: ['gondola:0'], said: [[at.isAt(0, 'church'), true]] }),
  canal: (at) => ({
    lit: [at.quay('senate'), at.canal('church', 'senate')],
    said: [[gives('senate'), 'V']],
  }),
  dock: (at, before) => ({ lit: [at.quay('senate')], said: [[at.own.coins, before.own.coins]] }),
  cloth: (at) => ({ lit: [at.effect('senate', 1)] }),
  deckA: (at) => ({
    lit: ['deck:A', at.quay('monastery'), at.dogeRow('tribute')],
    said: [
      [ignoredAt(at.state, 'A', 'monastery', PRINTED).card, 'tribute'],
      [RULES.options(at.state, 0).length, 2],
    ],
  }),
  boat: (at) => ({
    lit: ['gondola:2', 'gondola:4'],
    said: [[RULES.options(at.state, 0).map((option) => option.kind === 'gondola' && option.gondola), [2, 4]]],
  }),
  deckB: (at) => ({
    lit: ['deck:B', at.quay('church'), at.dogeRow('decree')],
    said: [
      [ignoredAt(at.state, 'B', 'church', PRINTED).card, 'decree'],
      [at.space('church'), 1],
    ],
  }),
  boatB: () => ({ lit: ['gondola:5'] }),
  path: (at) => ({
    lit: ['path:8-17', 'path:16-18'],
    said: [
      [
        new Set(RULES.options(at.state, 0).map((option) => option.kind === 'path' && option.canals)),
        new Set(['16-18', '8-17']),
      ],
      [PRINTED.canals[8]?.ends.includes(at.quayNumber('grandCouncil')), true],
    ],
  }),
  resolved: (at) => ({
    lit: [at.dogeRow('decree'), at.dogeRow('tribute'), 'dogeRow:2', at.effect('church', 2)],
    said: [
      [at.state.doge?.row.includes('session'), false],
      [at.space('church'), 2],
    ],
  }),
  stay: (at) => ({
    lit: ['gondola:0'],
    said: [
      [PRINTED.numbers.stay, 3],
      [cargoOf(at.state, 0, 0), { O: 0, V: 1, S: 1 }],
    ],
  }),
  plan: (at) => ({
    lit: [at.quay('church'), at.quay('market'), missionOf('Harbour Pass')],
    said: [[at.isAt(5, 'church'), true]],
  }),
  pass: (at) => ({ lit: [at.quay('church')], said: [[at.isAt(0, 'church'), true]] }),
  crossing: (at) => ({
    lit: ['gondola:5', 'intrigue:0', 'parchments:1'],
    said: [
      [at.isAt(5, 'church'), true],
      [(at.state.doge?.parchments ?? 0) > 0, true],
    ],
  }),
  silver: (at) => ({ lit: [at.effect('church', 1)] }),
  relief: (at) => ({
    lit: [at.effect('church', 2)],
    said: [
      [at.own.intrigue, 1],
      [effectsOf(PRINTED, 'church')[1]?.gain?.relief, 1],
    ],
  }),
  pay: (at) => ({
    lit: [at.quay('market'), at.canal('church', 'market')],
    said: [[at.cost('church', 'market'), 1]],
  }),
  arrive: (at, before) => ({ lit: [at.quay('market')], said: [[at.own.coins, before.own.coins - 1]] }),
  complete: (at) => ({
    lit: [missionOf('Harbour Pass')],
    said: [
      [cargoOf(at.state, 0, 0), { O: 0, V: 1, S: 2 }],
      [
        [pass.vp, pass.coins],
        [5, 3],
      ],
    ],
  }),
  slot: () => ({ lit: ['slot:0:0'], said: [[pass.effect, 'harbourPass']] }),
  ceramic: (at) => ({ lit: [at.effect('market', 1)], said: [[gives('market'), 'O']] }),
  end: () => ({ lit: ['pile:doge', 'vp:0', 'vp:1', 'intrigue:0', 'intrigue:1'] }),
};

describe.each([
  ['first', FIRST, guided[0]],
  ['solo', SOLO, guided[1]],
] as const)('the guided game %s', (_name, claims, game) => {
  checkClaims(RULES, game, Table, claims);
});
