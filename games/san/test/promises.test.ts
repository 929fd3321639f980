/** The laws of what options say, shown by mutants: false words and false rules are found. */
import type { GameChecks } from '@cabale/engine/kit';
import type { Game } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { boasting, brokenLaws } from '../../test/promises.ts';
import { checks } from '../checks.ts';
import { san } from '../index.ts';
import type { San } from '../rules/state.ts';
import { words } from '../text/words.ts';
import { position } from './position.ts';

function found(game: Game<San>, changed: Partial<GameChecks<San>> = {}): string {
  return brokenLaws(game, { ...checks, ...changed }, checks.modes[0], 12)[0] ?? '';
}

describe('what options promise', () => {
  it('is kept', () => {
    expect(found(san)).toBe('');
  });

  it.each([
    ['coins', /promises as (cost|income): .* coins/],
    ['C', /promises as (C|n|cost): .* C /],
    ['P', /promises as (P|n|cost): .* P /],
    ['H', /promises as (H|n|cost): .* H /],
    ['crossings', /promises as crossed: /],
    ['cards', /promises as (bought|lost|received): /],
    ['corrupted', /promises as corrupted: /],
    ['hand', /promises as drawn: /],
  ] as const)('is compared with what happens: %s', (what, message) => {
    expect(found(san, { words: boasting(words, what) })).toMatch(message);
  });

  it('is checked against the rules, too: a crossing that costs more than its label says is found', () => {
    const { main } = san.steps;
    const dear: Game<San> = {
      ...san,
      steps: {
        ...san.steps,
        main: {
          ...main,
          take(state, step, seat, option, context) {
            main.take(state, step, seat, option, context);
            if (option.kind === 'hack') state.turn.spent.H++;
          },
        },
      },
    };
    expect(found(dear)).toMatch(/^(promises|invariant SAN-8.4 pools|SAN-8.4 pools).*/);
  });
});

describe('a single answer', () => {
  it('is asked for where it costs ● or a card of the hand: the last open slot', () => {
    const { slot } = san.steps;
    const { askLone: _, ...hasty } = slot;
    const careless: Game<San> = { ...san, steps: { ...san.steps, slot: hasty } };
    const slots = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1 } as const;
    const asked = position({ sun: { hand: ['R37'], slots } });
    asked.sun.plays('R37').does('corrupt:1');
    expect([asked.asked, asked.offered]).toEqual(['slot', ['slot:6']]);
    expect(careless.steps.slot.askLone).toBeUndefined();
    expect(checks.lone).not.toContain('slot');
  });

  it('is taken by itself only where nothing can be bought, and the option that ends Play says so', () => {
    const poor = position({ sun: { hand: ['S10'] }, river: ['R15', 'R16', 'R09', 'R10', 'R27', 'R28'] });
    poor.sun.plays('S10').declines();
    const view = poor.view(0);
    expect(words.option({ kind: 'endPlay' }, view, poor.rules.content).key).toBe('option.endTurn');
    poor.sun.endsPlay();
    expect(poor.happened).toContain('turnBegan');
    expect(poor.told.some(({ event }) => event.kind === 'playEnded' && event.to === 'end')).toBe(true);
    const rich = position({ sun: { hand: ['R31'] } });
    rich.sun.plays('R31').declines();
    expect(words.option({ kind: 'endPlay' }, rich.view(0), rich.rules.content).key).toBe('option.endPlay');
  });
});
