import type { ReactNode } from 'react';
import { Choices } from '../pages/choices.tsx';
import { useText } from '../text/i18n.ts';

interface SeatsCountProps {
  readonly min: number;
  readonly max: number;
  readonly seats: number;
  onChange(seats: number): void;
}

/** The number of players; one is a solo game. Renders nothing if the game has only one size. */
export function SeatsCount({ min, max, seats, onChange }: SeatsCountProps): ReactNode {
  const say = useText();
  if (min === max) return null;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <>
      <Choices
        legend={say('new.seats')}
        value={String(seats)}
        choices={counts.map((count) => ({
          value: String(count),
          label: count === 1 ? say('new.solo') : say('new.players', { count }),
        }))}
        onChange={(value) => onChange(Number(value))}
      />
      {seats === 1 ? <p className="soft">{say('new.soloWhy')}</p> : null}
    </>
  );
}
