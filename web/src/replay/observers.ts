import type { Observer } from '@cabale/engine';
import type { SavedGame } from '../saves/saved.ts';

/** The observers a replay offers: the player's own seat while the game runs, all of them once it is over. */
export function observersOf({ players, over }: Pick<SavedGame, 'players' | 'over'>): readonly Observer[] {
  const people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
  if (over) {
    const others = players.map((_, seat) => seat).filter((seat) => !people.includes(seat));
    return [...people, ...others, 'audience'];
  }
  // Several people share this device: while they play, none of them may see another's hand.
  return people.length === 1 ? people : ['audience'];
}
