import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from './api.ts';
import { useOnlineText } from './text/texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function TimeLeft({ due }: { readonly due: number }): ReactNode {
  const say = useOnlineText();
  const { i18n } = useTranslation('shell');
  const left = useLeft(due);
  if (left <= 0) return <span className="time-left">{say('clock.over')}</span>;
  return (
    <span className="time-left figure" data-short={left < 10 * MINUTE || undefined} role="timer">
      {say('clock.left', { time: written(left, i18n.language) })}
    </span>
  );
}

/** Updates only as often as the displayed value can change. */
function useLeft(due: number): number {
  const [now, setNow] = useState(() => api.now());
  const left = due - now;
  const isExact = left < HOUR;
  useEffect(() => {
    const timer = setInterval(() => setNow(api.now()), isExact ? 1000 : MINUTE / 2);
    return () => clearInterval(timer);
  }, [isExact]);
  return left;
}

function written(left: number, language: string): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const [days, hours, minutes] = [Math.floor(left / DAY), Math.floor(left / HOUR), Math.floor(left / MINUTE)];
  if (hours < 1) return `${minutes}:${two(Math.floor((left % MINUTE) / 1000))}`;
  if (days < 2) return `${hours} h ${two(minutes % 60)}`;
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
}
