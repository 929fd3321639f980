import type { GameTypes } from '@cabale/engine';
import type { Mode } from '@cabale/engine/kit';
import { GAMES, type GameId } from '@cabale/games';
import { Failure } from './failure.ts';

export interface ModeOptions {
  readonly seats?: number;
  readonly mode?: string;
}

/** The requested modes of a game; all by default. */
export async function wantedModes(id: GameId, { seats, mode: name }: ModeOptions): Promise<readonly Mode<GameTypes>[]> {
  const { modes } = await GAMES[id].checks();
  const wanted = modes.filter((mode) => (seats ?? mode.seats) === mode.seats && (name ?? mode.name) === mode.name);
  if (wanted.length > 0) return wanted;
  const asked = [name === undefined ? '' : `mode "${name}"`, seats === undefined ? '' : `${seats} seats`].filter(
    Boolean,
  );
  const known = modes.map((mode) => `"${mode.name}" (${mode.seats} seats)`).join(', ');
  throw new Failure(`${id} is not checked with ${asked.join(' and ')}; its modes are ${known}`);
}
