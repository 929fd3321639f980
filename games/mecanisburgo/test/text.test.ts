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
  CHARACTERS,
  CORPS,
  EVENTS,
  PROJECTS,
  PROPERTIES,
  SKILLS,
  SPECIAL_VICTORIES,
  THREATS,
  VICTORY_EVENTS,
  type Character,
} from '../content/tables.ts';
import { mecanisburgo, words } from '../index.ts';
import { playerOf } from '../rules/counts.ts';
import { meansOf, meetsNeed } from '../rules/projects.ts';
import { SCORE_PARTS } from '../rules/scoring.ts';
import { REASONS, type Contest, type Holding, type Mecanisburgo, type View } from '../rules/state.ts';
import { SETUP } from '../rules/variants.ts';
import { chaosProgress, specialProgress, victoryProgress } from '../rules/victories.ts';
import {
  actionSentence,
  characterSentences,
  eventSentences,
  projectSentences,
  propertySentences,
  skillSentence,
  specialSentence,
  victorySentence,
} from '../text/effects.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';
import { rulesPage } from '../text/rulespage.ts';
import { sectorSentences } from '../text/sectors.ts';
import { TERMS } from '../text/terms.ts';
import { threatSentences } from '../text/threats.ts';
import { ASKED, EVENTS_TOLD, NAMED } from './seldom.ts';

const RULES = new Rules(mecanisburgo);
const BASE = defaultSetup(SETUP);
const FRESH: View = new Match(RULES, { setup: BASE, seats: 3, seed: 'seldom' }).view(0);

function* saidOnCards(): Generator<Sentence> {
  for (const character of CHARACTERS) {
    const { skills, own } = characterSentences(character, PRINTED);
    yield* [...skills.map(({ effect }) => effect), ...own];
  }
  for (const property of PROPERTIES) yield* propertySentences(property, PRINTED);
  for (const event of EVENTS) {
    const { guests, type, bonus, assassination, rewards } = eventSentences(event, PRINTED);
    yield* [guests, type, ...[bonus, assassination].filter((each) => each !== null), ...rewards];
  }
  for (const threat of THREATS) {
    const { strength, hit, movement } = threatSentences(threat, PRINTED);
    yield* [...strength, hit, movement];
  }
  for (const project of PROJECTS) {
    const { need, benefit } = projectSentences(project, PRINTED);
    yield* need === null ? [benefit] : [need, benefit];
  }
  for (const victory of VICTORY_EVENTS) yield victorySentence(victory, PRINTED);
  for (const special of SPECIAL_VICTORIES) yield specialSentence(special, PRINTED);
  for (const action of ACTIONS) yield actionSentence(action);
  for (const skill of SKILLS) yield skillSentence(skill, false, PRINTED);
  for (const sector of PRINTED.sectors.keys()) yield* sectorSentences(sector, PRINTED);
}

const CONTEST: Contest = {
  sector: 4,
  kind: 'confrontation',
  event: null,
  stage: 'leaders',
  order: [0, 1],
  type: 'N',
  isPeaceful: false,
  isRevealed: true,
  leaders: [null, null, null],
  converted: null,
  attempts: [],
  doomed: [],
  doses: [],
  cards: [null, null, null],
  totals: [null, null, null],
  strengths: [null, null, null],
  winner: 'undecided',
};

/** A Property whose upkeep must be paid. */
const OWED: Holding = { property: 'M101', engaged: false, at: null, cancelled: false, markers: 0 };

/** What depends on the moment: the type of a contest, the Threat at hand, the money, a Corporate Threat. */
function* saidInContests(): Generator<Sentence> {
  for (const type of ['N', 'C', 'R'] as const) {
    const view = { ...FRESH, contest: { ...CONTEST, type }, stack: [{ kind: 'leader', seat: 0 } as const] };
    yield words.prompt(view, { seat: 0, kind: 'leader', options: [], blocked: [] }, PRINTED);
    yield words.option({ kind: 'leader', character: 'BI1' }, view, PRINTED);
  }
  for (const card of ['M115', 'M114', 'M116'] as const) {
    const sectors = FRESH.sectors.map((sector, index) => (index === 4 ? { ...sector, card } : sector));
    const view = { ...FRESH, sectors, contest: CONTEST, stack: [{ kind: 'fixTarget', seat: 0 } as const] };
    yield words.option({ kind: 'fixProperty', property: 'M089' }, view, PRINTED);
    yield words.option({ kind: 'fixCharacter', character: 'M001' }, view, PRINTED);
  }
  for (const cash of [0, 90]) {
    const players = FRESH.players.map((player) => ({ ...player, cash, holdings: [OWED] }));
    const view = { ...FRESH, players, stack: [{ kind: 'payments', seat: 0 } as const] };
    yield words.prompt(view, { seat: 0, kind: 'payments', options: [], blocked: [] }, PRINTED);
  }
  for (const threatener of [null, 0, 1]) {
    const sectors = FRESH.sectors.map((sector) => ({ ...sector, threatener }));
    const view = { ...FRESH, sectors, stack: [{ kind: 'place', seat: 0 } as const] };
    yield words.option({ kind: 'place', sector: 10 }, view, PRINTED);
  }
}

function* saidSeldom(): Generator<Sentence> {
  for (const ref of NAMED) yield words.name(ref);
  yield { key: 'thing.seat_named', values: { player: 'Ada' } };
  for (const event of EVENTS_TOLD) yield* told(words, event);
  for (const reason of REASONS) {
    const ranks = reason === 'chaos' ? [2, 2] : [1, 2];
    for (const seat of [0, 1, undefined]) yield words.outcome({ ranks, reason, score: [] }, seat);
  }
  yield words.prompt({ ...FRESH, stack: [] }, undefined, PRINTED);
  yield words.prompt({ ...FRESH, stack: [{ kind: 'deal' }] }, undefined, PRINTED);
  for (const [step, ...options] of ASKED) {
    const asked = { ...FRESH, stack: [step] };
    yield words.prompt(asked, undefined, PRINTED);
    yield words.prompt(asked, { seat: 0, kind: step.kind, options, blocked: [] }, PRINTED);
    for (const option of options) {
      yield words.option(option, asked, PRINTED);
      for (const ref of words.thingsOf(option, asked, PRINTED)) yield words.name(ref, asked);
    }
  }
  yield* saidInContests();
  yield words.blocked({ option: { kind: 'unheardOf' }, rule: 'MEC-0.0' });
  for (const rule of BLOCKING) yield words.blocked({ option: { kind: 'any' }, rule });
}

const BLOCKING = rulesCitedIn(new URL('../rules/', import.meta.url), 'MEC');

/** What is printed in one language on the cards of both, and words that are the same in both. */
const SAME: ReadonlySet<string> = new Set<string>([
  ...[en.corp, en.sector, en.project, en.victory].flatMap((names) => Object.values(names)),
  ...[en.character, en.property, en.eventName].flatMap((names) => Object.values(names)),
  ...[en.skill, en.race, en.type, en.action, en.contest].flatMap((names) => Object.values(names)),
  ...[en.reason, en.setup.corporations].flatMap((names) => Object.values(names)),
  'Action',
  'Total',
  'Initiative',
  'Leader',
  'Leaders',
]);

describeTexts({
  en,
  fr,
  said: (function* all() {
    yield* saidInGames({
      rules: RULES,
      words,
      modes: checks.modes,
      gamesOfEach: 8,
      seldom: { kinds: ['none', 'done', 'pass'], oneIn: 4 },
    });
    yield* saidSeldom();
    yield* saidOnCards();
  })(),
  shell: keysOfTheShell(mecanisburgo, { reasons: REASONS, score: [...SCORE_PARTS, 'total'], guided }),
  board: new URL('../board/', import.meta.url),
  english: /\b(the|your|with|cards|draw|play|from|turn|takes|agents? of|discard)\b/,
  rulesPage,
  terms: TERMS,
  isShared: (text, bare) => SAME.has(text) || !/[a-z]{3}/i.test(bare),
});

describeOptions({ game: mecanisburgo, words, checks, texts: { fr, en } });

/** The first corporation with these people in its HQ. */
function employing(...characters: readonly Character[]): View {
  const slots = characters.map((character) => ({ character, paid: true, acted: false, engaged: false, copies: null }));
  return { ...FRESH, players: FRESH.players.map((player, seat) => (seat === 0 ? { ...player, slots } : player)) };
}

/** Projects that are told to be within reach and are not offered, or the other way round. */
function miscounted(view: View, seat: number, options: readonly OptionOf<Mecanisburgo>[]): readonly string[] {
  return view.projects.filter((project) => {
    const card = PRINTED.projects[project];
    const { research, materials } = meansOf(view, seat, PRINTED);
    const isPaid = research >= card.research && materials >= card.materials && playerOf(view, seat).cash >= card.cost;
    const isNear = isPaid && meetsNeed(view, seat, card, PRINTED);
    return isNear !== options.some((option) => option.kind === 'project' && option.project === project);
  });
}

describe('the rules page', () => {
  it('tells of every corporation, the Programador Maestro and Cesar Dante', () => {
    const corporations = rulesPage.chapters.find(({ name }) => name === 'corporations');
    const paragraphs = corporations?.parts.map(({ name }) => name) ?? [];
    expect(CORPS.filter((corp) => !paragraphs.includes(corp))).toEqual([]);
    for (const { corporations: texts } of [en.rules, fr.rules]) {
      expect(texts.rur).toMatch(/Programador Maestro/);
      expect(texts.omni).toMatch(/Cesar Dante/);
    }
  });

  it('[MEC-7.2] says that a corporation without a possible target is unharmed', () => {
    expect(en.rules.threats.targets).toMatch(/without a possible target is unharmed/);
    expect(fr.rules.threats.targets).toMatch(/sans cible possible n’est pas affectée/);
  });
});

describe('words', () => {
  it('[MEC-13.18] says of laboratories that for a Project they always count', () => {
    expect(propertySentences('M073', PRINTED).map(({ key }) => key)).toContain('cardEffect.needs');
    expect(en.cardEffect.needs).toMatch(/^in a Confrontation .* for a Project they always count$/);
    expect(fr.cardEffect.needs).toMatch(/^dans une Confrontation.* pour un Projet, elles comptent toujours$/);
  });

  it('gives a reason of its own for every rule that blocks something', () => {
    expect(BLOCKING.size).toBeGreaterThan(10);
    expect(withoutReason(words, BLOCKING)).toEqual([]);
  });

  it('says nothing about who has answered while others still choose in secret', () => {
    const telling: string[] = [];
    for (let game = 0; game < 4; game++) {
      const state = RULES.start(BASE, 3 + (game % 2), `secrets ${game}`);
      const random = Random.from(`secrets ${game}`);
      let waiting = '';
      for (let [seat] = RULES.deciders(state); seat !== undefined; [seat] = RULES.deciders(state)) {
        const asked = RULES.deciders(state).length;
        const prompt = JSON.stringify(words.prompt(RULES.view(state, 'audience'), undefined, PRINTED));
        if (asked > 1 && prompt.includes('seat:')) telling.push(prompt);
        if (state.sealed !== null && waiting !== '' && waiting !== prompt) telling.push(`${waiting} ${prompt}`);
        const options = decisionAt(RULES, state, seat)?.options ?? [];
        waiting = asked > 1 ? prompt : '';
        RULES.take(state, seat, random.pick(options));
      }
    }
    expect(telling).toEqual([]);
  });

  it('[MEC-14.22] counts a Project as within reach exactly when it can be bought', () => {
    const wrong: string[] = [];
    for (let game = 0; game < 12; game++) {
      const state = RULES.start(BASE, 2 + (game % 3), `projects ${game}`);
      const random = Random.from(`projects ${game}`);
      for (let [seat] = RULES.deciders(state); seat !== undefined; [seat] = RULES.deciders(state)) {
        const options = decisionAt(RULES, state, seat)?.options ?? [];
        if (state.stack.at(-1)?.kind === 'project') wrong.push(...miscounted(RULES.view(state, seat), seat, options));
        const eager = options.filter(({ kind }) => kind !== 'done' && kind !== 'none' && kind !== 'pass');
        RULES.take(state, seat, random.pick(eager.length > 0 ? eager : options));
      }
    }
    expect(wrong).toEqual([]);
  });

  it('[MEC-17.12] counts towards a special victory what is still missing', () => {
    const view = employing('M013', 'M014', 'M015', 'M048');
    expect(specialProgress(playerOf(view, 0), 'robur', PRINTED)).toEqual({ hasElite: null, done: 2, all: 3 });
  });

  it('[MEC-17.4] counts an elite Politician who is a Criminal for one thing only', () => {
    const one = victoryProgress(employing('M006', 'M014', 'M015'), 0, 'criminalCrisis', PRINTED);
    expect(one).toEqual({ hasElite: true, done: 2, all: 3 });
    const two = victoryProgress(employing('M006', 'M001', 'M014'), 0, 'criminalCrisis', PRINTED);
    expect(two).toEqual({ hasElite: true, done: 2, all: 3 });
    expect(victoryProgress(employing('M014'), 0, 'criminalCrisis', PRINTED)?.hasElite).toBe(false);
  });

  it('[MEC-17.9] counts the Combat of everything in play', () => {
    const view = employing('M001', 'M036', 'M063');
    const [first] = view.players;
    const robots = first?.holdings.reduce((sum, { property }) => sum + PRINTED.properties[property].c, 0) ?? 0;
    // The Doppleganger copies the best of its HQ.
    expect(victoryProgress(view, 0, 'coup', PRINTED)?.done).toBe(1 + 6 + 6 + robots);
  });

  it('[MEC-17.1] counts Threats and closed sectors towards chaos', () => {
    const sectors = FRESH.sectors.map((sector, index) => ({
      ...sector,
      card: index === 2 ? ('M114' as const) : null,
      forbidden: index === 5,
    }));
    expect(chaosProgress({ ...FRESH, sectors }, PRINTED)).toEqual({ threats: ['M114'], forbidden: 1, all: 3 });
  });

  it('names seats of the Board by their office, and the decoy as what it is', () => {
    expect(words.name('slot:0:0').key).toBe('thing.chair.0');
    expect(words.name('slot:0:3')).toMatchObject({ key: 'thing.slot', values: { number: 4 } });
    expect(words.name('pawn:1:8').key).toBe('thing.decoy');
    expect(words.name('event:M104').key).toBe('eventName.M104');
  });

  it('tells which pawn was placed to nobody but its owner', () => {
    const placed = { kind: 'pawnPlaced', seat: 0, place: 3 } as const;
    expect(words.event({ ...placed, pawn: null })?.key).toBe('event.placed.hidden');
    expect(words.event({ ...placed, pawn: 8 })?.key).toBe('event.placed.decoy');
  });

  it('asks once more before a pass, a dismissal or a card given up', () => {
    const at = (kind: 'place' | 'staff' | 'payments') => ({ ...FRESH, stack: [{ kind, seat: 0 }] });
    expect(words.needsConfirm({ kind: 'pass' }, at('place'), PRINTED)).toBe(true);
    expect(words.needsConfirm({ kind: 'dismiss', character: 'M001' }, at('staff'), PRINTED)).toBe(true);
    expect(words.needsConfirm({ kind: 'giveUp', character: 'M001' }, at('payments'), PRINTED)).toBe(true);
    expect(words.needsConfirm({ kind: 'payAll' }, at('payments'), PRINTED)).toBe(false);
  });
});

describe('the guided game', () => {
  it('comes to what its lessons say', () => {
    const match = playAsTaught(RULES, guided[2]);
    const heard = Array.from({ length: match.length }, (_, move) => match.eventsOf(move, 0)).flat();
    expect(heard).toContainEqual({ kind: 'totals', sector: 5, totals: [16, 13, null] });
    expect(heard).toContainEqual({ kind: 'income', seat: 0, cards: 10, characters: 2, properties: 2 });
    expect(heard).toContainEqual({ kind: 'paid', seat: 0, amount: 8 });
    expect(heard).toContainEqual({ kind: 'settled', seat: 2, card: 'M113', sector: 8 });
  });
});
