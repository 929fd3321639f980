import type { SeatInfo } from '@cabale/design';
import type { Observer } from '@cabale/engine';
import type { ReactNode } from 'react';
import { useText } from '../text/i18n.ts';

interface EyesChoiceProps {
  readonly observers: readonly Observer[];
  readonly observer: Observer;
  readonly seats: readonly SeatInfo[];
  onChange(observer: Observer): void;
}

/** Through whose eyes to look. */
export function EyesChoice({ observers, observer, seats, onChange }: EyesChoiceProps): ReactNode {
  const say = useText();
  return (
    <label className="eyes">
      <span>{say('replay.eyes')}</span>
      <select
        className="input"
        value={String(observer)}
        onChange={({ target }) => onChange(target.value === 'audience' ? 'audience' : Number(target.value))}
      >
        {observers.map((each) => (
          <option key={each} value={String(each)}>
            {each === 'audience' ? say('replay.audience') : seats[each]?.name}
          </option>
        ))}
      </select>
    </label>
  );
}
