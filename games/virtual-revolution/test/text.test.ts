import { decisionAt, defaultSetup, Match, Random, Rules, type OptionOf, type Sentence } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { playAsTaught } from '../../test/guided.ts';
import { describeOptions } from '../../test/options.ts';
import { saidInGames, told } from '../../test/said.ts';
import { describeTexts, keysOfTheShell, rulesCitedIn, withoutReason } from '../../test/texts.ts';
import { guided } from '../board/guided.ts';
import { checks } from '../checks.ts';
import { PRINTED } from '../content/printed.ts';
import {
  ACTIONS,
  AGENTS,
  BOOST_CARDS,
  DISTRICTS,
  GENRES,
  NECROS,
  OBJECTIVES,
  TITLE_EFFECTS,
  TYPES,
  VERSES,
  type Agent,
} from '../content/tables.ts';
import {
  virtualRevolution,
  type VirtualRevolution,
  type VirtualRevolutionEvent,
  type Options,
  type Step,
  type View,
} from '../index.ts';
import { REASONS, type Cause, type Loss, type Quantity } from '../rules/state.ts';
import { SETUP } from '../rules/variants.ts';
import {
  agentSentences,
  bonusSentence,
  boostSentence,
  endSentence,
  missionSentence,
  necroSentence,
  objectiveSentence,
  titleSentence,
} from '../text/effects.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import { progressOf } from '../rules/missions.ts';
import { ANSWERS, BELONGINGS, lossRef, PARTS, PILES, type VirtualRevolutionRef } from '../text/refs.ts';
import { rulesPage } from '../text/rulespage.ts';
import { TERMS } from '../text/terms.ts';
import { words } from '../text/words.ts';

const RULES = new Rules(virtualRevolution);
const BASE = defaultSetup(SETUP);
type Option = OptionOf<VirtualRevolution>;

const NAMED: readonly VirtualRevolutionRef[] = [
  ...DISTRICTS.flatMap((district) => [`district:${district}` as const, `title:${district}` as const]),
  ...AGENTS.map((agent) => `agent:${agent}` as const),
  ...VERSES.map((verse) => `verse:${verse}` as const),
  ...BOOST_CARDS.map((boost) => `boost:${boost}` as const),
  ...OBJECTIVES.map((objective) => `objective:${objective}` as const),
  ...NECROS.map((necro) => `necro:${necro}` as const),
  ...PARTS.map((part) => `part:${part}` as const),
  ...TYPES.map((type) => `type:${type}` as const),
  ...GENRES.map((genre) => `genre:${genre}` as const),
  ...ACTIONS.map((action) => `action:${action}` as const),
  ...PILES.map((pile) => `pile:${pile}` as const),
  ...ANSWERS.map((answer) => `answer:${answer}` as const),
  ...BELONGINGS.map((belonging) => `${belonging}:0` as const),
  ...PRINTED.corruption.map(lossRef),
  ...(['seat:0', 'arr:0', 'arr:1', 'arr:2', 'arr:3', 'arr:10', 'arr:20', 'card:3', 'euros:0', 'revenue:0'] as const),
  ...([
    'immunity:0',
    'vp2:0',
    'recycling:0',
    'reserve:0',
    'slot:1',
    'position:0',
    'track:revenue',
    'round:now',
  ] as const),
  ...([
    'where:PI',
    'where:PI-MA',
    `where:${DISTRICTS.join('-')}`,
    'genres:horror-fantasy',
    'team:2-0-0',
    'team:1-0-1',
    'team:1-1-1',
    'needed:lance',
    'needed:DR-lance',
    'seats:0-1-2',
    'seats:0-1-2-3',
  ] as const),
];

const CAUSES: readonly Cause[] = [
  'work',
  'recruit',
  'build',
  'create',
  'donate',
  'boost',
  'agent',
  'promotion',
  'title',
  'recycling',
  'verse',
  'exchange',
  'search',
  'necro',
  'income',
  'renewal',
];
const QUANTITIES: readonly Quantity[] = ['euros', 'revenue', 'immunity', 'vp2', 'recycling', 'reserve'];

const MONEY = { kind: 'money', euros: 2 } as const;

/** Events that random games tell rarely or never. */
const SELDOM: readonly VirtualRevolutionEvent[] = [
  ...REASONS.map((by): VirtualRevolutionEvent => ({ kind: 'over', by, ranks: [1, 2] })),
  { kind: 'over', by: 'rounds', ranks: [1, 1, 3] },
  ...QUANTITIES.flatMap((what): VirtualRevolutionEvent[] => [
    { kind: 'changed', seat: 0, what, by: 2, cause: 'verse' },
    { kind: 'changed', seat: 0, what, by: -2, cause: 'verse' },
  ]),
  ...CAUSES.map((cause): VirtualRevolutionEvent => ({ kind: 'changed', seat: 0, what: 'euros', by: 1, cause })),
  ...(['global', 'both'] as const).map((what): VirtualRevolutionEvent => ({ kind: 'necroAvoided', seat: 0, what })),
  ...PARTS.map((part): VirtualRevolutionEvent => ({ kind: 'necroHit', seat: 0, card: 'revolt', part })),
  { kind: 'resigned', seat: 0 },
  { kind: 'dealt', seat: 0, arrs: [1, 2] },
  { kind: 'corruptionShuffled' },
  { kind: 'handSeen', by: 0, of: 1, cards: null },
  { kind: 'corruptionGiven', from: 0, to: 1, card: null, effect: null },
  { kind: 'corruptionGiven', from: 0, to: 1, card: 4, effect: MONEY },
  { kind: 'corruptionReceived', from: 0, to: 1, card: 4, effect: MONEY },
  { kind: 'corruptionDrawn', seat: 0, card: null, effect: null },
  { kind: 'corruptionDrawn', seat: 0, card: 4, effect: MONEY },
  { kind: 'necroSeen', seat: 0, card: null },
  { kind: 'necroSeen', seat: 0, card: 'revolt' },
  { kind: 'agentReadied', seat: 0, agent: 'pixel' },
  { kind: 'agentCopied', seat: 0, agent: 'pixel' },
  { kind: 'agentSwapped', seat: 0, given: 'dina', taken: 'ivan', slot: 1 },
  { kind: 'agentDiscarded', seat: 0, agent: 'pixel' },
  { kind: 'serverMoved', seat: 0, from: 1, to: 2 },
  { kind: 'saved', seat: 0, card: 'B1' },
  { kind: 'verseRecorded', seat: 0, verse: 'curse' },
  { kind: 'boostDiscarded', seat: 0, boost: 'B1' },
  { kind: 'tokenEliminated', by: 0, owner: 0, arr: 1 },
  ...(['suffered', 'cancelled', 'harmless'] as const).map((how): VirtualRevolutionEvent => ({
    kind: 'searchCard',
    seat: 0,
    card: 4,
    effect: MONEY,
    how,
  })),
];

const BLOCKING = rulesCitedIn(new URL('../rules/', import.meta.url), 'VR');

const LOSSES: readonly Loss[] = [
  { kind: 'arr' },
  { kind: 'token', districts: 'any' },
  { kind: 'token', districts: ['PI', 'CE'] },
  { kind: 'server', districts: 'any' },
  { kind: 'server', districts: ['PI', 'CE'] },
  { kind: 'verse', genres: 'any' },
  { kind: 'verse', genres: ['horror', 'fantasy'] },
  { kind: 'agent', type: 'any' },
  { kind: 'agent', type: 'C' },
  { kind: 'boost', actions: 'any' },
  { kind: 'boost', actions: ['work', 'build'] },
];

type Asking = Step & { readonly kind: keyof Options };

/** Questions that random games come to rarely or never, with what is answered. */
const ASKED: readonly (readonly [Asking, ...Option[]])[] = [
  [{ kind: 'bonusAgain', seat: 0 }, { kind: 'verse', verse: 'rift' }, { kind: 'none' }],
  [
    { kind: 'putOnline', seat: 0 },
    { kind: 'verse', verse: 'rift' },
  ],
  [
    { kind: 'trade', seat: 0 },
    { kind: 'verse', verse: 'rift' },
    { kind: 'server', arr: 3 },
  ],
  [
    { kind: 'takeVerse', seat: 0 },
    { kind: 'verse', verse: 'rift' },
  ],
  [
    { kind: 'sell', seat: 0 },
    { kind: 'verse', verse: 'rift' },
    { kind: 'server', arr: 3 },
  ],
  [
    { kind: 'moveServer', seat: 0 },
    { kind: 'serverTo', arr: 3 },
  ],
  [
    { kind: 'steal', seat: 0 },
    { kind: 'from', seat: 1 },
  ],
  [
    { kind: 'look', seat: 0 },
    { kind: 'from', seat: 1 },
  ],
  [
    { kind: 'give', seat: 0, to: null },
    { kind: 'to', seat: 1 },
  ],
  [
    { kind: 'give', seat: 0, to: 1 },
    { kind: 'card', card: 3 },
  ],
  [
    { kind: 'takeCorruption', seat: 0, from: 1 },
    { kind: 'card', card: 3 },
  ],
  [
    { kind: 'giveBack', seat: 0, to: 1 },
    { kind: 'card', card: 3 },
  ],
  [
    { kind: 'searchCard', seat: 0, left: [3] },
    { kind: 'card', card: 3 },
  ],
  [
    { kind: 'swapAgent', seat: 0, own: null },
    { kind: 'agent', agent: 'dina' },
  ],
  [
    { kind: 'swapAgent', seat: 0, own: 'dina' },
    { kind: 'agent', agent: 'ivan' },
  ],
  [{ kind: 'copy', seat: 0 }, { kind: 'agent', agent: 'ivan' }, { kind: 'agent', agent: 'lance' }, { kind: 'none' }],
  [
    { kind: 'readyOne', seat: 0 },
    { kind: 'agent', agent: 'ivan' },
  ],
  [{ kind: 'darkKingdom', seat: 0 }, { kind: 'agent', agent: 'ivan' }, { kind: 'immunity' }],
  [{ kind: 'suffer', seat: 0, card: 3 }, { kind: 'suffer' }, { kind: 'immunity' }],
  [{ kind: 'save', seat: 0, agent: 'ivan', boost: null }, { kind: 'save' }, { kind: 'none' }],
  [{ kind: 'save', seat: 0, agent: null, boost: 'B1' }, { kind: 'save' }],
  [
    { kind: 'avoid', seat: 0, isMax: true },
    { kind: 'avoid', immunity: 3 },
    { kind: 'avoid', immunity: 2 },
  ],
  [
    { kind: 'avoid', seat: 0, isMax: false },
    { kind: 'avoid', immunity: 0 },
  ],
  [
    { kind: 'recruit', seat: 0, reach: 1, fromDiscard: true },
    { kind: 'hire', agent: 'ivan' },
  ],
  [
    { kind: 'extra', seat: 0, action: 'work', fromDiscard: false },
    { kind: 'perform', action: 'work' },
  ],
  [
    { kind: 'eliminateOrAdd', seat: 0, arrs: [1] },
    { kind: 'addAt', arr: 1 },
  ],
  [{ kind: 'renew', seat: 0 }, { kind: 'renew' }],
  [
    { kind: 'boost', seat: 0 },
    { kind: 'boost', boost: 'B1' },
  ],
  [
    { kind: 'bonus', seat: 0, action: 'build', reach: 1, noToken: false, fromDiscard: false },
    { kind: 'bonusTitle', district: 'DR' },
    { kind: 'proceed' },
  ],
  [{ kind: 'create', seat: 0, left: ['B7'], bought: true }, { kind: 'replaceBy', boost: 'B7' }, { kind: 'stop' }],
  [{ kind: 'replace', seat: 0, least: 1, most: 2, named: [] }, { kind: 'under', verse: 'rift' }, { kind: 'enough' }],
  [
    { kind: 'donate', seat: 0, cards: true, immunity: true, begun: true, left: ['B1'] },
    { kind: 'donateBy', boost: 'B1' },
  ],
  [
    { kind: 'necroDiscard', seat: 0 },
    { kind: 'discard', card: 3 },
  ],
  [{ kind: 'promotion', seat: 0, agent: 'ivan' }, { kind: 'apply' }, { kind: 'without' }],
  [{ kind: 'promotion', seat: 0, agent: 'pixel' }, { kind: 'apply' }],
  ...LOSSES.map(
    (what) =>
      [
        { kind: 'lose', seat: 0, what },
        { kind: 'loseBoost', boost: 'B1' },
      ] as const,
  ),
  [
    { kind: 'lose', seat: 0, what: { kind: 'arr' } },
    { kind: 'arr', arr: 2 },
    { kind: 'token', arr: 2 },
    { kind: 'server', arr: 2 },
  ],
  [
    { kind: 'lose', seat: 0, what: { kind: 'agent', type: 'any' } },
    { kind: 'agent', agent: 'ivan' },
    { kind: 'verse', verse: 'rift' },
  ],
];

/** The printed values under the rules 1.0.0, which told some answers otherwise. */
const EARLIER = RULES.under('1.0.0').content;

/** Moments at which the same answer is dangerous: four cards in hand, or the last round. */
function* saidInDanger(view: View): Generator<Sentence> {
  const holding = (count: number, round: number): View => ({
    ...view,
    round,
    players: view.players.map((player) => ({ ...player, corruptionCount: count })),
  });
  const create: Step = { kind: 'create', seat: 0, left: [], bought: false };
  const options: readonly (readonly [Step, Option])[] = [
    [{ kind: 'influence', seat: 0 }, { kind: 'add' }],
    [{ kind: 'influence', seat: 0 }, { kind: 'eliminate' }],
    [
      { kind: 'action', seat: 0 },
      { kind: 'perform', action: 'build' },
    ],
    [
      { kind: 'action', seat: 0 },
      { kind: 'perform', action: 'create' },
    ],
    [create, { kind: 'pay' }],
    [create, { kind: 'bonusAgent', agent: 'delta' }],
    [create, { kind: 'bonusAgent', agent: 'megabyte' }],
    [create, { kind: 'bonusAgent', agent: 'pixel' }],
    [create, { kind: 'stop' }],
    [
      { kind: 'copy', seat: 0 },
      { kind: 'agent', agent: 'lance' },
    ],
    [{ kind: 'bonus', seat: 0, action: 'recruit', reach: 1, noToken: false, fromDiscard: false }, { kind: 'proceed' }],
    [{ kind: 'bonus', seat: 0, action: 'build', reach: 1, noToken: false, fromDiscard: false }, { kind: 'proceed' }],
    [{ kind: 'promotion', seat: 0, agent: 'pixel' }, { kind: 'apply' }],
  ];
  for (const moment of [holding(0, 1), holding(4, 1)]) {
    for (const [step, option] of options) {
      const asked: View = { ...moment, director: 0, promoted: ['pixel'], stack: [step] };
      for (const content of [PRINTED, EARLIER]) yield words.option(option, asked, content);
    }
  }
  for (const moment of [holding(0, 1), holding(5, 1), holding(1, 5), holding(2, 5)]) {
    const stack: Step[] = [{ kind: 'end', seat: 0 }];
    yield words.prompt({ ...moment, stack }, { seat: 0, kind: 'end', options: [], blocked: [] }, PRINTED);
  }
}

/** Two Corruption cards of the same effect in both hands. */
function* saidOfTwins(view: View): Generator<Sentence> {
  const players = view.players.map((player) => ({ ...player, corruption: [3, 4] }));
  const steps: readonly Step[] = [
    { kind: 'give', seat: 0, to: 1 },
    { kind: 'takeCorruption', seat: 0, from: 1 },
    { kind: 'giveBack', seat: 0, to: 1 },
    { kind: 'searchCard', seat: 0, left: [3, 4] },
  ];
  for (const step of steps) yield words.option({ kind: 'card', card: 4 }, { ...view, players, stack: [step] }, PRINTED);
}

function* saidOnCards(): Generator<Sentence> {
  for (const agent of AGENTS) {
    const { ability, promotion, boost } = agentSentences(agent, PRINTED);
    yield* [...ability, promotion, ...(boost === null ? [] : [boost])];
  }
  for (const verse of VERSES) {
    const { mission, bonus, end } = PRINTED.verses[verse];
    yield* [missionSentence(mission), bonusSentence(bonus), endSentence(end)];
  }
  for (const boost of BOOST_CARDS) yield boostSentence(PRINTED.boosts[boost]);
  for (const necro of NECROS) for (const part of PARTS) yield necroSentence(necro, part, PRINTED);
  for (const objective of OBJECTIVES) yield objectiveSentence(objective, 2, PRINTED);
  for (const effect of TITLE_EFFECTS) yield titleSentence(effect, PRINTED);
}

const WAITED: readonly Step[] = [
  { kind: 'deal' },
  { kind: 'necro' },
  { kind: 'search', searched: 0, isFinal: false },
  { kind: 'turnOrder' },
  { kind: 'lose', seat: 0, what: { kind: 'arr' } },
];

function* saidSeldom(): Generator<Sentence> {
  for (const ref of NAMED) yield words.name(ref);
  yield { key: 'thing.seat_named', values: { player: 'Ada' } };
  for (const event of SELDOM) yield* told(words, event);
  for (const reason of REASONS) {
    for (const ranks of [
      [1, 2],
      [1, 1],
    ]) {
      for (const seat of [0, 1, undefined]) yield words.outcome({ ranks, reason, score: [] }, seat);
    }
  }
  const view = new Match(RULES, { setup: BASE, seats: 2, seed: 'seldom' }).view(0);
  for (const step of WAITED) yield words.prompt({ ...view, stack: [step] }, undefined, PRINTED);
  yield words.prompt({ ...view, stack: [] }, undefined, PRINTED);
  for (const [step, ...options] of ASKED) {
    const asked = { ...view, stack: [step] };
    yield words.prompt(asked, { seat: 0, kind: step.kind, options, blocked: [] }, PRINTED);
    for (const option of options) yield words.option(option, asked, PRINTED);
  }
  yield* saidInDanger(view);
  yield* saidOfTwins(view);
  yield words.name('district:CE', { ...view, districtNames: ['', '', '', 'Champ de Mars', '', '', ''] });
  for (const into of ['euro', 'discard', 'look', 'immunity'] as const)
    yield words.option({ kind: 'recycle', into }, view, PRINTED);
  yield words.blocked({ option: { kind: 'unheardOf' }, rule: 'VR-0.0' });
  for (const rule of BLOCKING) yield words.blocked({ option: { kind: 'any' }, rule });
}

/** What is printed in one language on the cards of both, and words that are the same in both. */
const SAME: ReadonlySet<string> = new Set([
  ...Object.values(en.agent),
  ...Object.values(en.verse),
  ...Object.values(en.district),
  'Corruption',
  'Insurrections',
  'GLOBAL',
  'Fantasy',
  'Catalogue',
  '{{count}} Boost',
  '{{count}} Boosts',
  '{{count}} euro',
  '{{count}} euros',
  'Agent',
  'Boost',
  'Immunity',
  'MINIMUM',
  'MAXIMUM',
  'Verses',
  'Online',
  'Verses Online',
  'Total',
]);

describeTexts({
  en,
  fr,
  said: (function* all() {
    yield* saidInGames({
      rules: RULES,
      words,
      modes: checks.modes,
      gamesOfEach: 6,
      seldom: { kinds: ['none', 'endTurn'], oneIn: 3 },
    });
    yield* saidSeldom();
    yield* saidOnCards();
  })(),
  shell: keysOfTheShell(virtualRevolution, {
    reasons: REASONS,
    score: [
      'vp2',
      'euros',
      'revenue',
      'arrs',
      'titles',
      'agents',
      'trios',
      'servers',
      'verses',
      'objective',
      'penalties',
      'total',
    ],
    guided,
  }),
  board: new URL('../board/', import.meta.url),
  english: /\b(the(?! Air)|your|with|cards|draw|play|from|turn|takes|token|tokens|discard)\b/,
  rulesPage,
  terms: TERMS,
  isShared: (text, bare) => SAME.has(text) || !/[a-z]{3}/i.test(bare),
});

describeOptions({ game: virtualRevolution, words, checks, texts: { fr, en } });

describe('words', () => {
  it('gives a reason of its own for every rule that blocks something', () => {
    expect(BLOCKING.size).toBeGreaterThan(10);
    expect(withoutReason(words, BLOCKING)).toEqual([]);
  });

  it('[VR-7.3] says before every draw of Corruption that it comes, and that a Search then follows', () => {
    const view = new Match(RULES, { setup: BASE, seats: 2, seed: 'draws' }).view(0);
    const holding = (count: number): View => ({
      ...view,
      players: view.players.map((player) => ({ ...player, corruptionCount: count })),
    });
    for (const [option, step] of [
      [{ kind: 'add' }, { kind: 'influence', seat: 0 }],
      [{ kind: 'eliminate' }, { kind: 'influence', seat: 0 }],
      [{ kind: 'pay' }, { kind: 'create', seat: 0, left: [], bought: false }],
    ] as const) {
      const at = { director: 0, stack: [step] };
      const keyOf = (moment: View): string => words.option(option, { ...moment, ...at }, PRINTED).key;
      expect(keyOf(holding(3))).toMatch(/\.draws$/);
      expect(keyOf(holding(4))).toMatch(/\.exposed$/);
      expect(keyOf({ ...holding(0), round: 5 })).toMatch(/\.exposed$/);
    }
  });

  it('[VR-13.2] counts a Mission as met exactly when its Verse can be turned Online', () => {
    const wrong: string[] = [];
    for (let game = 0; game < 6; game++) {
      const state = RULES.start(BASE, 2 + (game % 3), `missions ${game}`);
      const random = Random.from(`missions ${game}`);
      for (let [seat] = RULES.deciders(state); seat !== undefined; [seat] = RULES.deciders(state)) {
        const options = decisionAt(RULES, state, seat)?.options ?? [];
        const view = RULES.view(state, seat);
        const isFree = options.some(({ kind }) => kind === 'exchange');
        for (const own of isFree ? (view.players[seat]?.verses ?? []) : []) {
          const { done, all } = progressOf(view, seat, own, 0, PRINTED);
          const isOffered = options.some((option) => option.kind === 'online' && option.verse === own.verse);
          if (!own.online && isOffered !== done >= all) wrong.push(`${own.verse} ${done}/${all}`);
        }
        RULES.take(state, seat, random.pick(options));
      }
    }
    expect(wrong).toEqual([]);
  });

  it('calls Agents and Boosts by what they are, and Corruption by what it takes', () => {
    expect(words.name('arr:0').key).toBe('thing.arr.first');
    expect(words.name('arr:21')).toEqual({ key: 'thing.arr.nd', values: { number: 22 } });
    expect(words.name('loss:influence:PI:CE')).toEqual({
      key: 'loss.influence',
      refs: { first: 'district:PI', second: 'district:CE' },
    });
    expect(words.name('team:1-0-1')).toMatchObject({ key: 'team.two', refs: { first: 'type:C', second: 'type:D' } });
  });

  it('asks once more before a turn is ended or a Verse given away', () => {
    const view = new Match(RULES, { setup: BASE, seats: 2, seed: 'final' }).view(0);
    const end = { ...view, stack: [{ kind: 'end', seat: 0 } as const] };
    expect(words.needsConfirm({ kind: 'endTurn' }, end, PRINTED)).toBe(true);
    expect(words.needsConfirm({ kind: 'exchange', verse: 'rift' }, view, PRINTED)).toBe(true);
    expect(words.needsConfirm({ kind: 'add' }, view, PRINTED)).toBe(false);
  });

  it('names every Agent', () => {
    expect(AGENTS.filter((agent: Agent) => en.agent[agent] === '' || fr.agent[agent] === '')).toEqual([]);
  });
});

describe('the guided game', () => {
  it('can be played as it is taught', () => {
    const [first] = guided;
    expect(playAsTaught(RULES, first).length).toBeGreaterThan(0);
  });

  it('lights what a lesson wants, and cards only where they are', () => {
    const [first] = guided;
    const wrong: string[] = [];
    playAsTaught(RULES, first, (match, { text, shows, accepts }) => {
      const view = match.view(0);
      const own = view.players[0];
      const wanted = match.decision(0)?.options.find((option) => accepts?.(option) === true);
      const things = wanted === undefined ? [] : words.thingsOf(wanted, view, PRINTED);
      if (wanted !== undefined && !things.some((thing) => shows.includes(thing)))
        wrong.push(`${text}: ${things.join()}`);
      for (const thing of shows) {
        const [what, which] = thing.split(':');
        if (what === 'card' && own?.corruption.includes(Number(which)) !== true) wrong.push(`${text}: ${thing}`);
        if (what === 'objective' && own?.objectives?.some((each) => each === which) !== true)
          wrong.push(`${text}: ${thing}`);
      }
    });
    expect(wrong).toEqual([]);
  });

  it('teaches no waste: after it the first player controls two arrondissements of the Latin Quarter', () => {
    const [first] = guided;
    const { state } = playAsTaught(RULES, first);
    expect([4, 5].map((arr) => [state.owners[arr], state.tokens[arr]])).toEqual([
      [0, 2],
      [0, 1],
    ]);
    expect(state.servers[5]).toBe(0);
  });
});
