import type { SeatInfo } from '@cabale/design';
import type { Player } from '../saves/saved.ts';

export function seatsOf(players: readonly Player[]): readonly SeatInfo[] {
  return players.map((player, seat) =>
    player.kind === 'person'
      ? { seat, name: player.name, player: { kind: 'person' } }
      : { seat, name: '', player: { kind: 'bot', level: player.level } },
  );
}
