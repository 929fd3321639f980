import type { Advice, BoardModule, Frame, SeatInfo, Stage, TableClient, TableStatus } from '@cabale/design';
import type { Decision, GameTypes, OptionBase } from '@cabale/engine';
import { useMemo, useSyncExternalStore } from 'react';

export function useStatus(table: TableClient<GameTypes>): TableStatus<GameTypes> {
  return useSyncExternalStore(table.subscribe, () => table.status());
}

interface StageParts {
  readonly board: BoardModule<GameTypes>;
  readonly content: object;
  readonly frame: Frame<GameTypes>;
  readonly seats: readonly SeatInfo[];
  readonly decision: Decision<GameTypes> | undefined;
  readonly advice: readonly Advice[];
  readonly isGuided: boolean;
  readonly choose: (option: OptionBase) => void;
}

/** The context of all pieces, built from the frame shown. */
export function useStageOf({ board, content, frame, seats, decision, advice, isGuided, choose }: StageParts): Stage {
  return useMemo(
    () => ({
      gameId: board.game.id,
      words: board.words,
      content,
      view: frame.view,
      seats,
      decision,
      advice,
      frame: frame.number,
      Explanation: board.Explanation,
      rules: board.rules,
      signs: board.signs,
      isGuided,
      settings: board.game.setup,
      choose,
    }),
    [board, content, frame, seats, decision, advice, isGuided, choose],
  );
}
