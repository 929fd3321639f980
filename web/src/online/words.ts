import type { Deadline, WireSeat } from '@cabale/protocol';
import { useTranslation } from 'react-i18next';
import { useList, useText } from '../text/i18n.ts';
import { useOnlineText } from './text/texts.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in the largest unit that gives a whole number. */
export function useDuration(): (seconds: number) => string {
  const { i18n } = useTranslation('shell');
  return (seconds) => {
    const [unit, size] = unitOf(seconds);
    const format = new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'long' });
    return format.format(seconds / size);
  };
}

function unitOf(seconds: number): ['day' | 'hour' | 'minute', number] {
  if (seconds % DAY === 0) return ['day', DAY];
  return seconds % HOUR === 0 ? ['hour', HOUR] : ['minute', MINUTE];
}

/** The clock setting in words. */
export function useDeadlineWords(): (deadline: Deadline) => string {
  const say = useOnlineText();
  const duration = useDuration();
  return (deadline) => {
    switch (deadline.kind) {
      case 'none':
        return say('clock.noneShort');
      case 'turn':
        return say('clock.turnShort', { time: duration(deadline.seconds) });
      case 'game':
        return say('clock.gameShort', { time: duration(deadline.seconds) });
    }
  };
}

/** The name of a seat's player or of its status. */
export function useSitterName(): (sitter: WireSeat) => string {
  const say = useOnlineText();
  const sayShell = useText();
  return (sitter) => {
    switch (sitter.kind) {
      case 'person':
        return sitter.name;
      case 'bot':
        return sayShell(`bots.${sitter.level}.name`);
      case 'open':
        return say('seat.open');
      case 'invited':
        return say('seat.invited');
    }
  };
}

/** All players of a table in one line. */
export function useSittersWords(): (seats: readonly WireSeat[]) => string {
  const list = useList();
  const say = useOnlineText();
  const nameOf = useSitterName();
  return (seats) => {
    const named = seats.filter(({ kind }) => kind === 'person' || kind === 'bot').map((sitter) => nameOf(sitter));
    const free = seats.length - named.length;
    return list(free === 0 ? named : [...named, say('seat.free', { count: free })]);
  };
}
