/** What options promise is what happens; mutants of rules and words show that the law can fail. */
import { defaultSetup, type Game, type Sentence } from '@cabale/engine';
import type { GameChecks } from '@cabale/engine/kit';
import { describe, expect, it } from 'vitest';
import { brokenLaws, wordsSaying } from '../../test/promises.ts';
import { checks } from '../checks.ts';
import { venice } from '../index.ts';
import type { Venice } from '../rules/state.ts';
import { SETUP } from '../rules/variants.ts';
import { words } from '../text/words.ts';

const SETTING = defaultSetup(SETUP);

function broken(game: Game<Venice>, changed: Partial<GameChecks<Venice>> = {}, seats = 3): readonly string[] {
  return brokenLaws(game, { ...checks, ...changed }, { name: `${seats}`, seats, setup: SETTING }, 2);
}

const saying = (change: (sentence: Sentence<Venice>) => Sentence<Venice>) => ({ words: wordsSaying(words, change) });

const { gondolier, row } = venice.steps;

describe('the law of promises', () => {
  it('finds nothing wrong with the words as they are', () => {
    expect(broken(venice, {}, 1)).toEqual([]);
  });

  it('finds staying for 3 coins that costs none', () => {
    const free: Game<Venice> = {
      ...venice,
      steps: {
        ...venice.steps,
        gondolier: {
          ...gondolier,
          take(state, step, seat, option, context) {
            const player = state.players[seat];
            const { coins } = player ?? { coins: 0 };
            gondolier.take(state, step, seat, option, context);
            if (player !== undefined) player.coins = coins;
          },
        },
      },
    };
    expect(broken(free)[0]).toMatch(/^promises: "board:\d" .*\(option.stay\) promises as count: -3 coins .* it is 0$/);
  });

  it('finds a label that hides the intrigue of a bridge', () => {
    const silent = saying(({ promises: _, ...rest }) => rest);
    expect(broken(venice, silent)[0]).toMatch(
      /^promises: .* does not say that it changes (coins|intrigue|cubes|parchments)/,
    );
  });

  it('finds an effect that gives a coin less than its text', () => {
    const meagre = saying((sentence) =>
      sentence.key === 'effect.stMark.e1' && sentence.promises?.['coins'] !== undefined
        ? { ...sentence, promises: { coins: { ...sentence.promises['coins'], by: 3 } } }
        : sentence,
    );
    expect(broken(venice, meagre)[0]).toMatch(/promises as coins: \+3 coins for side \d; it is \+2$/);
  });
});

describe('the law of single answers', () => {
  it('finds a canal that is taken unasked', () => {
    const { askLone: _, ...rest } = row;
    const hasty: Game<Venice> = {
      ...venice,
      steps: { ...venice.steps, row: { ...rest, options: (...asked) => row.options(...asked).slice(0, 1) } },
    };
    expect(broken(hasty)[0]).toMatch(/^lone answer: step "row" takes /);
  });
});
