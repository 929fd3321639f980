import { defaultSetup, Match, Rules, type OptionOf, type Sentence } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { describeOptions } from '../../test/options.ts';
import { playAsTaught } from '../../test/guided.ts';
import { saidInGames, told } from '../../test/said.ts';
import { describeTexts, keysOfTheShell, rulesCitedIn, withoutReason } from '../../test/texts.ts';
import { guided } from '../board/guided.ts';
import { checks } from '../checks.ts';
import { PRINTED } from '../content/printed.ts';
import { DOGE_CARDS, INFLUENCES, LETTERS, RESOURCES, TILES } from '../content/tables.ts';
import { venice, type Venice, type VeniceEvent, type Options, type View } from '../index.ts';
import { ignoredBy } from '../rules/doge.ts';
import { REASONS, type Cause, type Quantity, type Step } from '../rules/state.ts';
import { SETUP } from '../rules/variants.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import { PILES, type VeniceRef } from '../text/refs.ts';
import { rulesPage } from '../text/rulespage.ts';
import { TERMS } from '../text/terms.ts';
import { words } from '../text/words.ts';
import { activated } from './activated.ts';
import { changed } from './packs.ts';
import { final, position } from './position.ts';

const RULES = new Rules(venice);
const BASE = defaultSetup(SETUP);

const NAMED: readonly VeniceRef[] = [
  ...RESOURCES.flatMap((resource) => [`resource:${resource}` as const, `supply:${resource}` as const]),
  ...TILES.map((tile) => `building:${tile}` as const),
  ...INFLUENCES.map((card) => `influence:${card}` as const),
  ...DOGE_CARDS.map((card) => `dogeCard:${card}` as const),
  ...PRINTED.missions.map((_, index) => `mission:${index + 1}` as const),
  ...PILES.map((pile) => `pile:${pile}` as const),
  ...(['building:stMark', 'building:dogesPalace', 'building:grandCouncil'] as const),
  ...(['seat:0', 'colour:1', 'quay:4', 'canal:3', 'gondola:1', 'effect:3:2', 'cargo:0:O', 'cargo:0'] as const),
  ...(['hand:0', 'missions:0', 'slot:0:1', 'archive:0', 'favour:0', 'deck:A', 'dogeRow:1'] as const),
  ...(['coins:0', 'parchments:0', 'intrigue:0', 'vp:0', 'council:0', 'council:track', 'spy:pawn', 'end:pawn'] as const),
  ...(['token:first', 'path:1-2', 'load:', 'load:2O', 'load:1O2V', 'load:1O1V1S', 'answer:none'] as const),
];

const CAUSES: readonly Cause[] = [
  'effect',
  'canal',
  'bridge',
  'mooring',
  'crossing',
  'mission',
  'missionEffect',
  'influence',
  'favour',
  'tax',
  'stay',
  'accusation',
  'allAssistants',
  'cap',
  'dogeSpace',
  'dogeCard',
  'final',
];
const QUANTITIES: readonly Quantity[] = ['coins', 'parchments', 'intrigue', 'vp', 'council'];

/** Events that random games tell rarely or never. */
const SELDOM: readonly VeniceEvent[] = [
  ...REASONS.map((by): VeniceEvent => ({ kind: 'over', by, ranks: [1, 2] })),
  ...QUANTITIES.flatMap((what): VeniceEvent[] => [
    { kind: 'changed', side: 0, what, by: 2, cause: 'final' },
    ...(what === 'council' ? [] : [{ kind: 'changed', side: 0, what, by: -2, cause: 'final' } as const]),
  ]),
  ...CAUSES.map((cause): VeniceEvent => ({ kind: 'changed', side: 0, what: 'vp', by: 1, cause })),
  { kind: 'resigned', seat: 0 },
  { kind: 'deckShuffled', letter: 'A' },
  { kind: 'influenceShuffled' },
  { kind: 'smugglerPath', gondola: 4, canals: [3], cost: 1, equals: 1 },
  { kind: 'smugglerPath', gondola: 4, canals: [3], cost: 1, equals: 2 },
  { kind: 'smugglerPath', gondola: 4, canals: [], cost: 0, equals: 1 },
  { kind: 'smugglerCard', seat: 0, letter: 'A', tile: 'bank', revealed: true },
  { kind: 'dogeCardIgnored', card: 'decree', position: 0, by: 'A' },
  { kind: 'spyLeft', quay: 1 },
  { kind: 'arrested', side: 0 },
  { kind: 'cubes', resource: 'O', count: 2, from: 0, to: 1 },
  ...(['missions', 'council', 'dogeRow'] as const).map((by): VeniceEvent => ({ kind: 'endTriggered', by })),
  ...(['track', 'triggered', 'lastButOne', 'last'] as const).map((pawn): VeniceEvent => ({ kind: 'roundEnded', pawn })),
  ...(['preliminary', 'dock', 'pass', 'spy', 'overtime'] as const).map((why): VeniceEvent => ({
    kind: 'activated',
    seat: 0,
    quay: 1,
    effect: 1,
    why,
  })),
];

const BLOCKING = rulesCitedIn(new URL('../rules/', import.meta.url), 'VEN');

/** Steps that most games never wait for. */
const WAITED: readonly Step[] = [
  { kind: 'deal' },
  { kind: 'beginTurn' },
  { kind: 'smugglerDraw', letter: 'A' },
  { kind: 'keepMissions', seats: [0, 1] },
  { kind: 'lower', seat: 0, content: 0 },
  { kind: 'crossing', seats: [0], mover: 0, moored: 2 },
];

/** Questions that only a few missions lead to. */
const ASKED: readonly (readonly [Step & { readonly kind: keyof Options }, OptionOf<Venice>])[] = [
  [
    { kind: 'activate', seat: 0, gondola: 0, quay: 1, why: 'spy', left: [1] },
    { kind: 'use', effect: 1 },
  ],
  [
    { kind: 'bottomInfluence', seat: 0 },
    { kind: 'bottomInfluence', card: 'testify' },
  ],
  [
    { kind: 'pay', seat: 0, mission: 6 },
    { kind: 'pay', O: 1, V: 1, S: 1 },
  ],
  [
    { kind: 'bottomMission', seat: 0 },
    { kind: 'bottomMission', mission: 3 },
  ],
  [{ kind: 'lower', seat: 0, content: 0 }, { kind: 'content' }],
  [
    { kind: 'summons', seat: 0, left: 1 },
    { kind: 'cube', gondola: 0, resource: 'O' },
  ],
  [
    { kind: 'activate', seat: 0, gondola: 0, quay: 12, why: 'preliminary', left: [1] },
    { kind: 'use', effect: 1 },
  ],
  [{ kind: 'indulgence', seat: 0 }, { kind: 'repent' }],
  [{ kind: 'indulgence', seat: 0 }, { kind: 'none' }],
];

function* saidSeldom(): Generator<Sentence> {
  for (const ref of NAMED) yield words.name(ref);
  for (const amounts of ['', 'coins+1', 'coins+1,vp+2', 'coins+1,vp+2,intrigue-1'])
    yield words.name(`amounts:${amounts}`);
  for (const what of ['coins', 'parchments', 'intrigue', 'vp', 'council', 'cubes'])
    yield words.name(`amount:${what}+1`);
  for (const what of ['coins', 'parchments', 'intrigue', 'vp']) yield words.name(`amount:${what}-2`);
  yield words.name('canal:3', new Match(RULES, { setup: BASE, seats: 2, seed: 'canal' }).view(0));
  const solo = new Match(RULES, { setup: BASE, seats: 1, seed: 'seldom' }).view(0);
  const two = new Match(RULES, { setup: BASE, seats: 2, seed: 'seldom' }).view(0);
  for (const ref of ['seat:1', 'colour:1', 'colour:2', 'gondola:2', 'gondola:5', 'quay:3', 'effect:3:1'] as const)
    yield words.name(ref, solo);
  for (const tile of TILES.keys()) {
    for (const effect of [1, 2, 3, 4]) yield words.name(`effect:${tile}:${effect}`, solo);
  }
  for (const quay of [12, 13, 14]) for (const part of [1, 2]) yield words.name(`effect:${quay}:${part}`, solo);
  for (const ref of ['colour:2', 'gondola:4'] as const) yield words.name(ref, two);
  yield { key: 'thing.seat_named', values: { player: 'Ada' } };
  for (const event of SELDOM) yield* told(words, event);
  for (const reason of REASONS) {
    for (const seat of [0, 1, undefined]) yield words.outcome({ ranks: [1, 2], reason, score: [] }, seat);
  }
  for (const step of WAITED) yield words.prompt({ ...two, stack: [step] }, undefined, PRINTED);
  yield words.prompt({ ...two, stack: [] }, undefined, PRINTED);
  for (const [step, option] of ASKED) {
    const asked = { ...two, stack: [step] };
    yield words.prompt(asked, { seat: 0, kind: step.kind, options: [option], blocked: [] }, PRINTED);
    yield words.option(option, asked, PRINTED);
  }
  const offer: View = { ...two, stack: [{ kind: 'offer', seat: 0 }] };
  yield words.option({ kind: 'vp' }, offer, PRINTED);
  yield words.option({ kind: 'draw' }, offer, PRINTED);
  const way = { kind: 'path', seat: 0, gondola: 4, quay: 9, cost: 3, paths: [] } as const;
  const sailing = { ...two, quays: [null, null, null, null, 0, null], stack: [way] };
  for (const canals of ['0', '0-1', '0-1-5', '0-1-5-15', '0-1-5-15-21', '0-1-5-15-21-22'])
    yield words.option({ kind: 'path', canals }, sailing, PRINTED);
  for (const ref of ['way:1', 'way:1-2', 'way:1-2-3'] as const) yield words.name(ref, two);
  for (const take of ['coins', 'parchments'] as const) yield words.option({ kind: 'favour', take }, two, PRINTED);
  yield words.blocked({ option: { kind: 'unheardOf' }, rule: 'VEN-0.0' });
  for (const rule of BLOCKING) yield words.blocked({ option: { kind: 'any' }, rule });
}

const SAME = new Set([
  '{{count}} intrigue',
  '+{{count}} intrigue',
  '−{{count}} intrigue',
  '+{{count}} cube',
  '+{{count}} cubes',
  'canal',
  'gondolier',
  'mission',
]);

describeTexts({
  en,
  fr,
  said: (function* all() {
    yield* saidInGames({
      rules: RULES,
      words,
      modes: checks.modes,
      gamesOfEach: 3,
      seldom: { kinds: ['none', 'finish'], oneIn: 4 },
    });
    yield* saidSeldom();
  })(),
  shell: keysOfTheShell(venice, {
    reasons: REASONS,
    score: ['play', 'council', 'assistants', 'wealth', 'favour', 'total', 'intrigue'],
    guided,
  }),
  board: new URL('../board/', import.meta.url),
  rulesPage,
  terms: TERMS,
  english: /\b(the|your|with|card|cards|draw|play|from|turn|takes|bridge|coins)\b/i,
  isShared: (text, bare) => SAME.has(text) || !/[a-z]{3}/i.test(bare),
});

describeOptions({ game: venice, words, checks, texts: { fr, en } });

describe('words', () => {
  it('gives a reason of its own for every rule that blocks something', () => {
    expect(BLOCKING.size).toBeGreaterThan(10);
    expect(withoutReason(words, BLOCKING)).toEqual([]);
  });

  it('calls a quay by its building, an effect by what it does, and the second side of a solo game the Doge', () => {
    const view = new Match(RULES, { setup: BASE, seats: 1, seed: 'names' }).view(0);
    expect(words.name('quay:9', view)).toEqual({ key: `at.${view.tiles[9]}` });
    expect(words.name('effect:9:2', view).key).toBe(`effect.${view.tiles[9]}.e2`);
    expect(words.name('seat:1', view).key).toBe('thing.doge');
    expect(words.name('seat:1').key).toBe('thing.seat');
  });

  it('says a load as resources with their numbers', () => {
    expect(words.name('load:2O1S')).toEqual({
      key: 'thing.load.two',
      values: { one: '2', two: '1' },
      refs: { first: 'resource:O', second: 'resource:S' },
    });
  });

  it('asks once more before a mission’s effect is given up', () => {
    const view = new Match(RULES, { setup: BASE, seats: 2, seed: 'final' }).view(0);
    const at = (step: Step): View => ({ ...view, stack: [step] });
    const slot = at({ kind: 'slot', seat: 0, mission: 1 });
    const activate = at({ kind: 'activate', seat: 0, gondola: 0, quay: 1, why: 'dock', left: [1] });
    expect(words.needsConfirm({ kind: 'archive' }, slot, PRINTED)).toBe(true);
    expect(words.needsConfirm({ kind: 'content' }, at({ kind: 'lower', seat: 0, content: 0 }), PRINTED)).toBe(true);
    expect(words.needsConfirm({ kind: 'finish' }, activate, PRINTED)).toBe(false);
  });

  it('[VEN-4.4] names the price of staying that the rules charge, also where mission 1 would raise it', () => {
    const content = changed({ numbers: { stay: 0 } });
    const seats = [{ at: ['S3', 'SM'], gondolier: 0, slots: [1], coins: 2 }, { at: ['S1', 'S5'] }, {}] as const;
    const scene = position({ seats }, content);
    scene.seat(0).playsNothing();
    const said = words.option({ kind: 'board', gondola: 0 }, scene.view(0), content);
    expect(said).toMatchObject({ key: 'option.stay', values: { count: 0 } });
    expect(scene.seat(0).boards(0).player.coins).toBe(2);
  });

  it('[VEN-14.2] names the tax that the rules charge, to those who see the hand and to those who do not', () => {
    const scene = activated('stMark', 1, { missions: [4, 5], archive: [9], coins: 6 });
    const tax = (observer: number): unknown =>
      words.option({ kind: 'use', effect: 2 }, scene.view(observer), PRINTED).values?.['count'];
    expect([tax(0), tax(1)]).toEqual([3, 3]);
    expect(scene.seat(0).uses(2).player.coins).toBe(3);
  });

  it('[VEN-21.12] says which Doge card a smuggler card makes ignored, lights it, and so it is', () => {
    for (const letter of LETTERS) {
      for (const tile of TILES) {
        const scene = position({
          seats: [{ at: ['S3', 'SM'], coins: 0 }],
          doge: { row: ['archives', 'tribute', 'absolution'], at: ['DP', 'GC', 'S1', 'S2'] },
          stack: [
            { kind: 'smuggler', seat: 0, letter },
            { kind: 'gondolier', seat: 0 },
          ],
        });
        const asked: View = { ...scene.view(0), stack: [{ kind: 'smuggler', seat: 0, letter }] };
        const send = { kind: 'send', tile } as const;
        const said = words.option(send, asked, PRINTED);
        const lit = words.thingsOf(send, asked, PRINTED).filter((ref) => ref.startsWith('dogeRow:'));
        const number = Number(said.values?.['number']);
        expect(said).toMatchObject({
          key: 'option.sendIgnoring',
          refs: { card: `dogeCard:${asked.doge?.row[number - 1]}` },
        });
        expect(lit).toEqual([`dogeRow:${number - 1}`]);
        // The rules ignore that card and no other.
        const played: View = {
          ...asked,
          doge: asked.doge && { ...asked.doge, played: letter === 'A' ? [tile] : ['market', tile] },
        };
        expect(ignoredBy(played, number - 1, PRINTED)).toBeDefined();
      }
    }
  });

  it('[VEN-18.7] says what lowering intrigue costs, with mission 26 too', () => {
    const priceOf = (slots: readonly number[]): unknown => {
      const scene = final({ seats: [{ intrigue: 2, parchments: 2, coins: 4, slots }, {}, {}] });
      return scene
        .options()
        .map((option) => words.option(option, scene.view(0), PRINTED))
        .filter(({ key }) => key.startsWith('option.lower.'))
        .map(({ key, values }) => [key, values?.['count']]);
    };
    expect(priceOf([])).toEqual([
      ['option.lower.parchments', 2],
      ['option.lower.coins', 4],
    ]);
    expect(priceOf([26])).toEqual([
      ['option.lower.parchments', 1],
      ['option.lower.coins', 2],
    ]);
  });

  it('says what an effect changes now where that is not what its text says', () => {
    const full = activated('library', 2, { parchments: 9 });
    const said = words.option({ kind: 'use', effect: 2 }, full.view(0), PRINTED);
    expect(said).toMatchObject({ key: 'option.useNow', refs: { now: 'amounts:parchments+1' } });
    const free = activated('library', 2, { parchments: 8 });
    expect(words.option({ kind: 'use', effect: 2 }, free.view(0), PRINTED).key).toBe('effect.library.e2');
  });

  it('says how many cubes are too many', () => {
    const scene = activated('market', 2, { cargo: ['OOOOO', ''] });
    scene.seat(0).uses(2).gains('V', 'S');
    const decision = { seat: 0, kind: 'overflow', options: [], blocked: [] } as const;
    expect(words.prompt(scene.view(0), decision, PRINTED).values).toMatchObject({ count: 2 });
  });

  it('tells cards that are revealed in the solo preliminary round from those that are played', () => {
    const card = { kind: 'smugglerCard', seat: 0, letter: 'A', tile: 'bank' } as const;
    expect([words.event(card)?.key, words.event({ ...card, revealed: true })?.key]).toEqual([
      'event.smugglerCard',
      'event.smugglerRevealed',
    ]);
  });

  it('names both smuggler decks', () => {
    expect(LETTERS.map((letter) => words.name(`deck:${letter}`).values)).toEqual([{ letter: 'A' }, { letter: 'B' }]);
  });
});

describe.each(guided.map((game) => [game.name, game] as const))('the guided game %s', (_, game) => {
  it('can be played as it is taught', () => {
    expect(playAsTaught(RULES, game).length).toBeGreaterThan(0);
  });
});
