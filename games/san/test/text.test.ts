import { defaultSetup, Match, Random, Rules, type Blocked, type Sentence } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { playAsTaught } from '../../test/guided.ts';
import { saidIn, told } from '../../test/said.ts';
import { describeOptions } from '../../test/options.ts';
import { describeTexts, keysOfTheShell } from '../../test/texts.ts';
import { checks } from '../checks.ts';
import { guided } from '../board/guided.ts';
import type { CardId } from '../content/card.ts';
import { PRINTED } from '../content/printed.ts';
import { san } from '../index.ts';
import { manifest } from '../manifest.ts';
import { RACES, REASONS, SETUP, type Step } from '../rules/state.ts';
import en from '../text/en.ts';
import { rulesPage } from '../text/rulespage.ts';
import { TERMS } from '../text/terms.ts';
import type { SanRef } from '../text/refs.ts';
import { effectSentence } from '../text/effects.ts';
import fr from '../text/fr.ts';
import { words } from '../text/words.ts';

const RULES = new Rules(san);
const STANDARD = defaultSetup(SETUP);

function* saidInGames(games: number): Generator<Sentence> {
  for (let game = 0; game < games; game++) {
    const match = new Match(RULES, { setup: STANDARD, seats: 2, seed: `words ${game}` });
    const random = Random.from(`words ${game}`);
    yield* saidIn(match, words, ({ options }) => random.pick(options));
  }
}

const NAMED: readonly SanRef[] = [
  ...(Object.keys(PRINTED.byId) as CardId[]).map((id) => `card:${id}` as const),
  ...(['C', 'P', 'H', 'M', 'V'] as const).map((type) => `type:${type}` as const),
  ...(['symbols', 'draw', 'choice', 'multiplier', 'singleUse', 'copyPlayed', 'copyRiver'] as const).map(
    (kind) => `effect:${kind}` as const,
  ),
  ...(['destroy', 'allTypes', 'playDiscard', 'corruptHand'] as const).map((kind) => `effect:${kind}` as const),
  ...(['play', 'buy', 'discard', 'refill'] as const).map((phase) => `phase:${phase}` as const),
  ...(['corruption', 'propaganda', 'hacking'] as const).map((race) => `gauge:${race}:0` as const),
  ...(['income', 'cost', 'crossing'] as const).map((figure) => `figure:${figure}` as const),
  ...(['draw', 'discard', 'hand', 'virus', 'play'] as const).map((pile) => `pile:${pile}:1` as const),
  ...(['pile:reserve', 'pile:box', 'pawn:virus', 'port:central', 'seat:0', 'seat:1', 'position:1'] as const),
  ...(['slot:0:1', 'banner:0', 'token:0:3', 'alternative:0', 'alternative:none'] as const),
];

const RESOLVED = ['draw', 'choice', 'destroy', 'corruptHand', 'copyPlayed', 'copyRiver', 'playDiscard'] as const;

/** What random games reach rarely or never. */
function* saidSeldom(): Generator<Sentence> {
  for (const ref of NAMED) yield words.name(ref);
  for (const race of RACES) yield words.name(`gauge:${race}:0`, at({ kind: 'beginTurn' }));
  for (const card of Object.values(PRINTED.byId)) yield* card.effects.map(effectSentence);
  yield effectSentence({ kind: 'corruptHand', n: 2 });
  for (const reason of REASONS) {
    for (const seat of [0, 1, undefined]) yield words.outcome({ ranks: [1, 2], reason, score: [] }, seat);
    yield words.outcome({ ranks: [1, 1], reason, score: [] }, 0);
    yield* told(words, { kind: 'over', by: reason, winner: 0 });
    yield* told(words, { kind: 'over', by: reason, winner: 'draw' });
  }
  yield* told(words, { kind: 'dealt', first: 0 });
  yield* told(words, { kind: 'resigned', seat: 0 });
  yield* told(words, { kind: 'boxed', seat: 0, cards: ['R46', 'R47'] });
  for (const effect of [...RESOLVED, 'rest'] as const) {
    yield* told(words, { kind: 'declined', seat: 0, effect });
  }
  for (const effect of RESOLVED) {
    yield words.option(
      { kind: 'resolve', effect },
      at({ kind: 'effectOrder', seat: 0, played: 0, pending: [] }),
      PRINTED,
    );
  }
  yield words.blocked({ option: { kind: 'unheardOf' }, rule: 'SAN-0.0' });
  yield words.prompt(at({ kind: 'slot', seat: 0, from: null }), decisionFor('slot'), PRINTED);
}

/** A view of the opening in which this step is asked. */
function at(step: Step) {
  return { ...new Match(RULES, { setup: STANDARD, seats: 2, seed: 'seldom' }).view(0), stack: [step] };
}

function decisionFor(kind: 'slot') {
  return { seat: 0, kind, options: [], blocked: [] };
}

const SAME = new Set(['Corruption', 'Hacking', 'Virus', '{{value}}/{{length}}', '{{figure}} {{value}}']);

describeOptions({ game: san, words, checks, texts: { fr, en } });

describeTexts({
  rulesPage,
  terms: TERMS,
  en,
  fr,
  said: [...saidInGames(40), ...saidSeldom()],
  shell: [
    ...keysOfTheShell(san, { reasons: REASONS, score: ['corruption', 'propaganda', 'hacking'], guided }),
    ...Object.entries(manifest.personal ?? {}).flatMap(([personal, { presets }]) =>
      ['label', 'help', 'who', ...Object.keys(presets)].map((name) => `personal.${personal}.${name}`),
    ),
  ],
  board: new URL('../board/', import.meta.url),
  english: /\b(the|your|with|card|cards|draw|play|buy|from|slot|turn)\b/i,
  isShared: (text) => text.length <= 1 || SAME.has(text),
});

describe('words', () => {
  it('names both copies of a card where one stands for them', () => {
    for (let game = 0; game < 20; game++) {
      const match = new Match(RULES, {
        setup: { ...defaultSetup(SETUP), sunHand: 8, starHand: 8 },
        seats: 2,
        seed: `alike ${game}`,
      });
      const seat = match.state.turn.active;
      const view = match.view(seat);
      const lit = (match.decision(seat)?.options ?? []).flatMap((option) => words.thingsOf(option, view, PRINTED));
      const hand = view.players[seat === 0 ? 0 : 1].hand ?? [];
      expect(new Set(lit)).toEqual(new Set(hand.map((id) => `card:${id}`)));
    }
  });

  it('gives a reason of its own for every rule that blocks something', () => {
    const rules = ['3.3', '4.4', '5.2', '5.5', '6.3', '7.1', '8.18', '8.22', '8.31', '8.33', '9.2'];
    const blocked = (rule: string): Blocked => ({ option: { kind: 'any' }, rule: `SAN-${rule}` });
    const keys = rules.map((rule) => words.blocked(blocked(rule)).key);
    expect(keys).not.toContain('blocked.other');
  });

  it('asks once more before what cannot be taken back', () => {
    const main = at({ kind: 'main', seat: 0 });
    const effectOrder = at({ kind: 'effectOrder', seat: 0, played: 0, pending: [] });
    expect(words.needsConfirm({ kind: 'endPlay' }, main, PRINTED)).toBe(true);
    expect(words.needsConfirm({ kind: 'endBuy' }, at({ kind: 'buy', seat: 0 }), PRINTED)).toBe(true);
    expect(words.needsConfirm({ kind: 'declineRest' }, effectOrder, PRINTED)).toBe(true);
    expect(words.needsConfirm({ kind: 'hack' }, main, PRINTED)).toBe(false);
  });
});

describe('the guided game', () => {
  it('can be played as it is taught', () => {
    expect(playAsTaught(RULES, guided[0]).state.players[0].step).toBe(2);
  });
});
