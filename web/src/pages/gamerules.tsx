import { StageProvider, type BoardModule, type Stage } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { useMemo, type ReactNode } from 'react';
import { useRules } from '../games.ts';

/** The rules of a game, on a stage with explanations but without choices. */
export function GameRulesText({ board }: { readonly board: BoardModule<GameTypes> }): ReactNode {
  const { Page } = useRules(board);
  const stage = useMemo(() => exhibition(board), [board]);
  return (
    <StageProvider stage={stage}>
      <Page />
    </StageProvider>
  );
}

function exhibition(board: BoardModule<GameTypes>): Stage {
  return {
    gameId: board.game.id,
    words: board.words,
    content: board.game.content.printed,
    view: undefined,
    seats: [],
    decision: undefined,
    advice: [],
    frame: 0,
    Explanation: board.Explanation,
    rules: board.rules,
    signs: board.signs,
    settings: board.game.setup,
    choose: () => undefined,
  };
}
