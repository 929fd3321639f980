import type { SeatInfo } from '@cabale/design';
import { useMemo } from 'react';
import { useSettings } from '../settings.ts';
import { useText } from '../text/i18n.ts';

/** The players with their names in the current language. */
export function useNamedSeats(seats: readonly SeatInfo[]): readonly SeatInfo[] {
  const say = useText();
  const own = useSettings((settings) => settings.name);
  return useMemo(() => {
    return seats.map((info) => {
      if (info.name !== '') return info;
      if (info.player.kind === 'bot') {
        const { level } = info.player;
        const name = say(`bots.${level}.name`);
        const same = seats.filter(({ player }) => player.kind === 'bot' && player.level === level);
        return { ...info, name: same.length > 1 ? `${name} ${same.indexOf(info) + 1}` : name };
      }
      if (info.isYou !== true) return { ...info, name: say('seat.player', { number: info.seat + 1 }) };
      return { ...info, name: own === '' ? say('seat.you') : own };
    });
  }, [seats, say, own]);
}
