/** What the options of a decision read like, in both languages: no two of them the same. */
import {
  decisionAt,
  markOf,
  Random,
  Rules,
  written,
  type Game,
  type GameTypes,
  type GameWords,
  type Ref,
  type Sentence,
} from '@cabale/engine';
import type { GameChecks } from '@cabale/engine/kit';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';

interface Told<T extends GameTypes> {
  readonly game: Game<T>;
  readonly words: GameWords<T>;
  readonly checks: GameChecks<T>;
  readonly texts: Readonly<Record<'fr' | 'en', object>>;
  readonly gamesOfEach?: number;
}

export function describeOptions<T extends GameTypes>({ game, words, checks, texts, gamesOfEach = 3 }: Told<T>): void {
  const modes = checks.modes.filter(({ variantOf }) => variantOf === undefined);
  describe.each(['fr', 'en'] as const)('the options in %s', (language) => {
    it.each(modes.map((mode) => [mode.name, mode] as const))('never read the same: %s', async (_name, mode) => {
      const say = await speakerOf(words, language, texts[language]);
      const rules = new Rules(game);
      const same = new Set<string>();
      for (let number = 0; number < gamesOfEach; number++) {
        const seed = `options ${mode.name} ${number}`;
        const random = Random.from(seed);
        const state = rules.start(mode.setup, mode.seats, seed);
        for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
          const decision = decisionAt(rules, state, seat);
          if (decision === undefined) break;
          const view = rules.view(state, seat);
          const told = decision.options.map((option) => say(words.option(option, view, rules.content), view));
          for (const [index, text] of told.entries()) {
            if (told.indexOf(text) !== index) same.add(`${decision.kind}: ${text} (${seed})`);
          }
          rules.take(state, seat, random.pick(decision.options));
        }
      }
      expect([...same].slice(0, 10)).toEqual([]);
    });
  });
}

/** Writes sentences as a table does, without names of players. */
async function speakerOf<T extends GameTypes>(words: GameWords<T>, language: string, texts: object) {
  const i18n = createInstance();
  await i18n.init({ lng: language, resources: { [language]: { game: texts } }, defaultNS: 'game' });
  const say = ({ key, values, refs = {} }: Sentence<T>, view: T['view']): string => {
    const things: Readonly<Record<string, Ref | undefined>> = refs;
    const marks = Object.fromEntries(Object.keys(refs).map((parameter) => [parameter, markOf(parameter)]));
    const nameOf = (parameter: string): string => {
      const thing = things[parameter];
      return thing === undefined ? parameter : say(words.name(thing, view), view);
    };
    const text = i18n.t(key, { ...values, ...marks, interpolation: { escapeValue: false } });
    return written(text, { language, isReader: false, nameOf })
      .map((part) => part.text)
      .join('');
  };
  return say;
}
