import { replay, type Game, type GameTypes, type MatchRecord } from '@cabale/engine';
import { PERSON, savedFrom } from '../newgame/create.ts';
import type { SavedResult } from './saved.ts';

/** A record from a file becomes a game of this browser: everybody on one screen, since nobody knows who they were. */
export function importRecord(game: Game<GameTypes>, record: MatchRecord): SavedResult {
  const match = replay(game, record);
  if (!match.ok) return match;
  const players = Array.from({ length: record.seats }, () => PERSON);
  return { ok: true, value: savedFrom(match.value, players, record.content.pack) };
}
