import { replay, type Game, type GameTypes, type MatchRecord } from '@cabale/engine';
import { PERSON, savedFrom } from '../newgame/create.ts';
import type { SavedResult } from './saved.ts';

/** A saved game of an imported record. Every seat is a person on this device, as the file does not say who played. */
export function importRecord(game: Game<GameTypes>, record: MatchRecord): SavedResult {
  const match = replay(game, record);
  if (!match.ok) return match;
  const players = Array.from({ length: record.seats }, () => PERSON);
  return { ok: true, value: savedFrom(match.value, players, record.content.pack) };
}
