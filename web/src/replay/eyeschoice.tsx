import type { SeatInfo } from '@cabale/design';
import type { Observer } from '@cabale/engine';
import type { ReactNode } from 'react';
import { SelectField } from '../pages/selectfield.tsx';
import { useText } from '../text/i18n.ts';

interface EyesChoiceProps {
  readonly observers: readonly Observer[];
  readonly observer: Observer;
  readonly seats: readonly SeatInfo[];
  onChange(observer: Observer): void;
}

/** Choice of the observer. */
export function EyesChoice({ observers, observer, seats, onChange }: EyesChoiceProps): ReactNode {
  const say = useText();
  const nameOf = (each: Observer) => (each === 'audience' ? say('replay.audience') : (seats[each]?.name ?? ''));
  return (
    <SelectField
      className="eyes"
      label={say('replay.eyes')}
      value={String(observer)}
      choices={observers.map((each) => ({ value: String(each), label: nameOf(each) }))}
      onChange={(value) => onChange(value === 'audience' ? 'audience' : Number(value))}
    />
  );
}
