import type { SeatInfo } from '@cabale/design';
import { useMemo } from 'react';
import { useSettings } from '../settings.ts';
import { useText } from '../text/i18n.ts';

/** Everybody at the table by the name they have in the language of the moment. */
export function useNamedSeats(seats: readonly SeatInfo[]): readonly SeatInfo[] {
  const say = useText();
  const own = useSettings((settings) => settings.name);
  return useMemo(() => {
    const shared = seats.filter(({ player }) => player.kind === 'person').length > 1;
    return seats.map((info) => {
      if (info.name !== '') return info;
      if (info.player.kind === 'bot') return { ...info, name: say(`bots.${info.player.level}.name`) };
      const name = shared ? say('seat.player', { number: info.seat + 1 }) : own === '' ? say('seat.you') : own;
      return { ...info, name };
    });
  }, [seats, say, own]);
}
