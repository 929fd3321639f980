import type { Observer } from '@cabale/engine';
import type { SavedGame } from '../saves/saved.ts';

/** Through whose eyes a match may be seen again: one's own while it runs, everybody's once it is over. */
export function observersOf({ players, over }: Pick<SavedGame, 'players' | 'over'>): readonly Observer[] {
  const people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
  if (over) {
    const others = players.map((_, seat) => seat).filter((seat) => !people.includes(seat));
    return [...people, ...others, 'audience'];
  }
  // Two people share this device: while they play, neither may look into the other's hand.
  return people.length === 1 ? people : ['audience'];
}
