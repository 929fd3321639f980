/** The board of Mecanisburgo on a stage, for the files that look at it: each alone, since drawings fill the memory. */
import { defaultSetup } from '@cabale/engine';
import { BoardOnStage, prepareTexts } from '../../test/boards.tsx';
import { board as module } from '../board/index.tsx';
import type { State } from '../index.ts';
import { SETUP } from '../rules/variants.ts';
import en from '../text/en.ts';
import fr from '../text/fr.ts';

export const BASE = defaultSetup(SETUP);

export const DECLINED: ReadonlySet<string> = new Set(['none', 'done', 'pass', 'dismiss']);

/** Takes what is offered rather than decline it. */
export const board = new BoardOnStage(module, ({ options }, random) => {
  const eager = options.filter(({ kind }) => !DECLINED.has(kind));
  return random.pick(eager.length > 0 && random.below(5) > 0 ? eager : options);
});

export function deal(seed: string, seats: number): State {
  return board.rules.start(BASE, seats, seed);
}

export function prepareBoard(): void {
  prepareTexts('mecanisburgo', { en, fr });
}
