import type { SeatInfo } from '@cabale/design';
import type { Player } from '../saves/saved.ts';

/** Where one person plays alone, this screen is theirs. */
export function seatsOf(players: readonly Player[]): readonly SeatInfo[] {
  const isShared = players.filter(({ kind }) => kind === 'person').length > 1;
  return players.map((player, seat): SeatInfo => {
    if (player.kind === 'bot') return { seat, name: '', player: { kind: 'bot', level: player.level } };
    const info = { seat, name: player.name, player: { kind: 'person' } } as const;
    return isShared ? info : { ...info, isYou: true };
  });
}
