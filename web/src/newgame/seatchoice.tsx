import { SeatMark } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import type { ReactNode } from 'react';
import { Choices } from '../pages/choices.tsx';
import { useText } from '../text/i18n.ts';

interface SeatChoiceProps {
  /** Indexed by seat. */
  readonly names: readonly string[];
  readonly seat: Seat | undefined;
  onChange(seat: Seat | undefined): void;
}

/** Choice of one's own seat, by the game's names for its seats. */
export function SeatChoice({ names, seat, onChange }: SeatChoiceProps): ReactNode {
  const say = useText();
  const named = names.map((name, each) => ({
    value: String(each),
    label: (
      <>
        <SeatMark seat={each} /> {name}
      </>
    ),
  }));
  return (
    <Choices
      legend={say('new.side')}
      value={seat === undefined ? 'random' : String(seat)}
      choices={[{ value: 'random', label: say('new.sides.random') }, ...named]}
      onChange={(value) => onChange(value === 'random' ? undefined : Number(value))}
    />
  );
}
