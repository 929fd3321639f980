/** What options say is what happens: the law of the kit, with words and rules that break it. */
import type { Game } from '@cabale/engine';
import type { GameChecks } from '@cabale/engine/kit';
import { describe, expect, it } from 'vitest';
import { boasting, brokenLaws } from '../../test/promises.ts';
import { checks } from '../checks.ts';
import { mecanisburgo } from '../index.ts';
import type { Mecanisburgo } from '../rules/state.ts';
import { words } from '../text/words.ts';

const TIMEOUT = 300_000;
const GAMES = 6;

function violations(changed: Partial<GameChecks<Mecanisburgo>>, game: Game<Mecanisburgo> = mecanisburgo): string {
  const mode = checks.modes.find(({ name }) => name === 'four');
  return brokenLaws(game, { ...checks, ...changed }, mode, GAMES).join('\n');
}

describe('the words of options', () => {
  it('promise what happens', { timeout: TIMEOUT }, () => {
    expect(violations({})).toBe('');
  });

  it.each(['cash', 'due', 'income', 'vp', 'strength', 'hand', 'arena'] as const)(
    'are found where they are wrong about %s',
    { timeout: TIMEOUT },
    (quantity) => {
      expect(violations({ words: boasting(words, quantity) })).toMatch(new RegExp(`promises: .* ${quantity} for side`));
    },
  );

  it(
    '[MEC-11.16] offer an Autocombat only if somebody might enter: otherwise nobody is paid',
    { timeout: TIMEOUT },
    () => {
      const first: Game<Mecanisburgo> = {
        ...mecanisburgo,
        content: { ...mecanisburgo.content, printed: { ...mecanisburgo.content.printed, edition: 1 } },
      };
      expect(violations({}, first)).toMatch(/promises: "act:autocombat" .* \+1 arena for side \d; it is 0/);
    },
  );
});

describe('a step with a single answer', () => {
  it('is found where the answer costs something that could be avoided', { timeout: TIMEOUT }, () => {
    const { forced = [] } = checks;
    const found = violations({
      forced: forced.filter((kind) => kind !== 'loseAgent'),
      lone: [...(checks.lone ?? []), 'loseAgent'],
    });
    expect(found).toMatch(/lone answer: step "loseAgent" takes "lose:\w+" of seat \d by itself: -1 cards/);
  });
});
