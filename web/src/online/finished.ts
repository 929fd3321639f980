import { isGame } from '@cabale/games';
import type { BoardModule, TableRefusal } from '@cabale/design';
import { readRecord, replay, type GameTypes, type Match, type MatchRecord } from '@cabale/engine';
import { recordAnswerSchema, type FinishedRecord, type WireSeat } from '@cabale/protocol';
import { useEffect, useState } from 'react';
import { openBoard } from '../games.ts';
import { DEFAULT_LEVEL, savedFrom } from '../newgame/create.ts';
import type { Player, SavedGame } from '../saves/saved.ts';
import { api } from './api.ts';

/** A finished game with all secrets revealed, replayed in the browser move by move. */
export interface Finished {
  readonly board: BoardModule<GameTypes>;
  readonly record: MatchRecord;
  readonly match: Match<GameTypes>;
  readonly saved: SavedGame;
}

export type Opened = { readonly finished: Finished } | { readonly refusal: TableRefusal } | undefined;

/** Fetches the record of a finished game and replays it; nothing without a path. */
export function useFinished(path: string | undefined, seats?: readonly WireSeat[]): Opened {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let left = false;
    if (path === undefined) return undefined;
    void fetchFinished(path, seats).then((result) => (left ? undefined : setOpened(result)));
    return () => {
      left = true;
    };
    // The seats of a finished table do not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [path]);
  return opened;
}

async function fetchFinished(path: string, seats: readonly WireSeat[] | undefined): Promise<Opened> {
  const answer = await api.ask('GET', path, recordAnswerSchema);
  return answer.ok ? finishedOf(answer.value, seats) : { refusal: answer.refusal };
}

async function finishedOf(
  { record: text, names }: FinishedRecord,
  seats: readonly WireSeat[] | undefined,
): Promise<Opened> {
  const read = readRecord(text);
  if (!read.ok || !isGame(read.value.game)) return { refusal: { code: 'unavailable' } };
  const board = await openBoard(read.value.game);
  const match = replay(board.game, read.value);
  if (!match.ok) return { refusal: { code: 'unavailable' } };
  const players = names.map((name, seat): Player => {
    const sitter = seats?.[seat];
    if (name !== null) return { kind: 'person', name };
    return { kind: 'bot', level: sitter?.kind === 'bot' ? sitter.level : DEFAULT_LEVEL };
  });
  // Also over where the players stopped early: nothing is secret any more.
  const saved = { ...savedFrom(match.value, players, read.value.content.pack), over: true };
  return { finished: { board, record: read.value, match: match.value, saved } };
}
