import type { Frame } from '@cabale/design';
import type { GameTypes, Match, Observer } from '@cabale/engine';

/** One moment of a match through somebody's eyes. */
export function frameOf(match: Match<GameTypes>, number: number, observer: Observer): Frame<GameTypes> {
  const at = Math.max(0, Math.min(number, match.length));
  return {
    number: at,
    seat: match.choices[at - 1]?.seat ?? null,
    events: match.heard(at - 1, observer),
    view: match.rules.view(match.stateAt(at), observer),
  };
}
