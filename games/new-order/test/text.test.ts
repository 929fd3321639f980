import { readdirSync, readFileSync } from 'node:fs';
import { defaultSetup, Match, Random, Rules, type Blocked, type Sentence } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { playAsTaught } from '../../test/guided.ts';
import { saidIn, told } from '../../test/said.ts';
import { describeOptions } from '../../test/options.ts';
import { describeTexts, keysOfTheShell } from '../../test/texts.ts';
import { guided } from '../board/guided.ts';
import { checks } from '../checks.ts';
import { PRINTED } from '../content/printed.ts';
import { COLOURS, COMPANIES, CONSULTANTS } from '../content/tables.ts';
import { newOrder, type Step } from '../index.ts';
import { position, type Setting } from './position.ts';
import { REASONS, SOD_LINES } from '../rules/state.ts';
import { SETUP } from '../rules/variants.ts';
import en from '../text/en.ts';
import type { NewOrderRef } from '../text/refs.ts';
import fr from '../text/fr.ts';
import { rulesPage } from '../text/rulespage.ts';
import { TERMS } from '../text/terms.ts';
import { words } from '../text/words.ts';

const RULES = new Rules(newOrder);
const BASE = defaultSetup(SETUP);

function* saidInGames(gamesOfEach: number): Generator<Sentence> {
  for (const { name, seats, setup } of checks.modes) {
    for (let game = 0; game < gamesOfEach; game++) {
      const match = new Match(RULES, { setup, seats, seed: `words ${name} ${game}` });
      const random = Random.from(`words ${name} ${game}`);
      yield* saidIn(match, words, ({ options }) => {
        const eager = options.filter(({ kind }) => kind !== 'decline');
        return random.pick(eager.length > 0 && random.below(4) > 0 ? eager : options);
      });
    }
  }
}

const NAMED: readonly NewOrderRef[] = [
  ...COLOURS.flatMap((colour) => [
    `colour:${colour}` as const,
    `supply:${colour}` as const,
    `hand:0:${colour}` as const,
    `hq:0:${colour}:up` as const,
    `hq:0:${colour}:tilted` as const,
    `captured:0:${colour}` as const,
  ]),
  ...COMPANIES.flatMap((company) => [`company:${company}` as const, `objective:0:${company}` as const]),
  'objective:common:PR',
  ...CONSULTANTS.map((type) => `consultant:supply:${type}` as const),
  ...SOD_LINES.map((line) => `line:${line}` as const),
  ...(['plot', 'infiltrate', 'takeover'] as const).map((action) => `action:${action}` as const),
  ...(['seat:0', 'tile:3', 'display:1', 'deck:cards', 'box:cards', 'end:round', 'marker:sod', 'hand:1'] as const),
  ...(['objectives:1', 'strength:2', 'restore:1', 'pair:R:B', 'decline:none'] as const),
];

const DECLINED = ['hire', 'crisis', 'accountant', 'social'] as const satisfies readonly Step['kind'][];

/** What random games reach rarely or never. */
function* saidSeldom(): Generator<Sentence> {
  for (const ref of NAMED) yield words.name(ref);
  const solo = new Match(RULES, { setup: BASE, seats: 1, seed: 'seldom' }).view(0);
  yield words.name('seat:1', solo);
  yield words.name('tile:5', solo);
  yield words.name('supply:R', solo);
  yield { key: 'thing.seat_named', values: { player: 'Ada' } };
  for (const reason of REASONS) {
    for (const seat of [0, 1, undefined]) yield words.outcome({ ranks: [1, 2], reason, score: [] }, seat);
    yield* told(words, { kind: 'over', by: reason, ranks: [1, 2] });
  }
  for (const seat of [0, 2, undefined])
    yield words.outcome({ ranks: [1, 1, 3], reason: 'finalRound', score: [] }, seat);
  yield words.outcome({ ranks: [], reason: 'finalRound', score: [] }, 0);
  yield* told(words, { kind: 'over', by: 'finalRound', ranks: [1, 1] });
  yield* told(words, { kind: 'dealt', first: 0 });
  yield* told(words, { kind: 'doubleReplaced', seat: 0 });
  yield* told(words, { kind: 'resigned', seat: 0 });
  yield* told(words, { kind: 'passed', seat: 0 });
  for (const what of DECLINED) yield* told(words, { kind: 'declined', seat: 0, what });
  for (const line of SOD_LINES) {
    yield* told(words, { kind: 'sodTested', line, found: true, tile: 1, colour: 'R' });
    yield* told(words, { kind: 'sodTested', line, found: false, tile: null, colour: null });
  }
  for (const line of ['A-2', 'A-3'] as const) {
    yield* told(words, { kind: 'sodTested', line, found: true, tile: null, colour: null });
  }
  for (const gaveTilted of [false, true]) {
    for (const tookTilted of [false, true]) {
      yield* told(words, { kind: 'exchanged', hq: 0, gave: 'R', gaveTilted, other: 1, took: 'B', tookTilted });
    }
    yield* told(words, { kind: 'removed', hq: 0, colour: 'R', tilted: gaveTilted });
  }
  yield words.prompt({ ...solo, stack: [{ kind: 'sodTurn' }] }, undefined, PRINTED);
  const crisis = { ...solo, stack: [{ kind: 'crisis', seat: 0, colour: 'R', most: 2 }] as const };
  yield words.prompt(crisis, { seat: 0, kind: 'crisis', options: [], blocked: [] }, PRINTED);
  yield words.option({ kind: 'restore', count: 2 }, crisis, PRINTED);
  yield words.option({ kind: 'decline' }, crisis, PRINTED);
  yield words.blocked({ option: { kind: 'unheardOf' }, rule: 'NO-0.0' });
  for (const rule of BLOCKING) yield words.blocked({ option: { kind: 'any' }, rule });
}

const BLOCKING = [
  'NO-2.4',
  'NO-3.7',
  'NO-4.4',
  'NO-4.5',
  'NO-4.9',
  'NO-5.3',
  'NO-5.4',
  'NO-5.5',
  'NO-5.12',
  'NO-6.3',
  'NO-6.4',
  'NO-6.6',
  'NO-6.10',
  'NO-11.2',
  'NO-11.8',
] as const;

const SAME = new Set(['Cobalt', 'Onyx', 'Social Media', 'Consultants', 'Total', 'SOD', 'Agent', '–', 'consultants']);

describeOptions({ game: newOrder, words, checks, texts: { fr, en } });

describeTexts({
  rulesPage,
  terms: TERMS,
  en,
  fr,
  said: (function* all() {
    yield* saidInGames(12);
    yield* saidSeldom();
  })(),
  shell: keysOfTheShell(newOrder, {
    reasons: REASONS,
    score: [...COLOURS, 'objectives', 'consultants', 'total', 'captured', 'companies'],
    guided,
  }),
  board: new URL('../board/', import.meta.url),
  english: /\b(the|your|with|card|cards|draw|play|from|turn|takes|company|companies)\b/i,
  isShared: (text, bare) => SAME.has(text) || /^,? *agents?$/.test(bare) || !/[a-z]{3}/i.test(bare),
});

describe('what a seat is told', () => {
  const promptOf = (setting: Setting): string => {
    const { state, rules } = position(setting);
    const seat = state.active;
    const decision = { seat, kind: 'main', options: [], blocked: [] } as const;
    return words.prompt(rules.view(state, seat), decision, PRINTED).key;
  };

  it('names the last turn to everybody, also to who triggered the end', () => {
    expect(promptOf({ endedBy: 0, turnsLeft: 0 })).toBe('prompt.mainLastAlone');
    expect(promptOf({ endedBy: 1, turnsLeft: 1, seats: [{ consultants: ['NE'] }, {}] })).toBe('prompt.mainLast');
  });

  it('speaks of consultants only to who has one', () => {
    expect(promptOf({})).toBe('prompt.mainAlone');
    expect(promptOf({ seats: [{ consultants: ['NE'] }, {}] })).toBe('prompt.main');
  });

  it('promises a consultant only while there is one to take', () => {
    const lay = (agency: Setting['agency']) => {
      const { state, rules } = position({ seats: [{ hand: 'RRR' }, {}], ...(agency === undefined ? {} : { agency }) });
      return words.option({ kind: 'lay', colour: 'R', count: 3 }, rules.view(state, 0), PRINTED).key;
    };
    expect([lay({ NE: 1 }), lay({})]).toEqual(['option.layHire', 'option.lay']);
  });

  it('calls the Accountant’s card no infiltration, and columns by their letters', () => {
    expect(words.event({ kind: 'accounted', hq: 0, colour: 'R' })?.key).toBe('event.accounted');
    expect(words.event({ kind: 'sodMarker', column: 2 })?.values).toMatchObject({ column: 'B' });
  });
});

describe('words', () => {
  it('gives a reason of its own for every rule that blocks something', () => {
    const cited = new Set<string>(BLOCKING);
    const folder = new URL('../rules/', import.meta.url);
    for (const name of readdirSync(folder)) {
      const source = readFileSync(new URL(name, folder), 'utf8');
      for (const match of source.matchAll(/rule: '(NO-[\d.]+)'|return '(NO-[\d.]+)'/g))
        cited.add(match[1] ?? match[2] ?? '');
    }
    const blocked = (rule: string): Blocked => ({ option: { kind: 'any' }, rule });
    expect([...cited].filter((rule) => words.blocked(blocked(rule)).key === 'blocked.other')).toEqual([]);
  });

  it('calls a tile by its company and place, and the second side of a solo game SOD', () => {
    const view = new Match(RULES, { setup: BASE, seats: 1, seed: 'names' }).view(0);
    expect(words.name('tile:9', view)).toMatchObject({
      values: { place: 'B3' },
      refs: { company: `company:${view.types[9]}` },
    });
    expect(words.name('seat:1', view).key).toBe('thing.sod');
    expect(words.name('seat:1').key).toBe('thing.seat');
  });

  it('asks once more before what is given up for good, and before a takeover that fails', () => {
    const view = new Match(RULES, { setup: BASE, seats: 2, seed: 'final' }).view(0);
    const at = (step: Step) => ({ ...view, agents: view.agents.map(() => 3), stack: [step] });
    const hire = at({ kind: 'hire', seat: 0 });
    expect(words.needsConfirm({ kind: 'decline' }, hire, PRINTED)).toBe(true);
    expect(words.needsConfirm({ kind: 'plotDeck' }, view, PRINTED)).toBe(false);
    const target = view.colours.findIndex((colour) => colour !== view.colours[0]);
    const strength = at({ kind: 'strength', seat: 0, source: 0, target });
    expect(words.needsConfirm({ kind: 'strength', agents: 1 }, strength, PRINTED)).toBe(true);
    expect(words.needsConfirm({ kind: 'strength', agents: 4 }, strength, PRINTED)).toBe(false);
  });

  it('lights up all equal cards of the display at a table of several', () => {
    const view = new Match(RULES, { setup: BASE, seats: 2, seed: 'alike' }).view(0);
    const alike = { ...view, display: ['R', 'B', 'R', 'K', 'R'] as const };
    expect(words.thingsOf({ kind: 'plot', slot: 0 }, alike, PRINTED)).toEqual(['display:0', 'display:2', 'display:4']);
  });
});

describe.each(guided.map((game) => [game.name, game] as const))('the guided game %s', (_, game) => {
  it('can be played as it is taught', () => {
    expect(playAsTaught(RULES, game).length).toBeGreaterThan(0);
  });
});
