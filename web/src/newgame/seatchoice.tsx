import { SeatMark } from '@cabale/design';
import type { GameTypes, GameWords, Ref, Seat } from '@cabale/engine';
import type { ReactNode } from 'react';
import { Choices } from '../pages/choices.tsx';
import { useGameText, useText } from '../text/i18n.ts';

interface SeatChoiceProps {
  readonly id: string;
  readonly words: GameWords<GameTypes>;
  readonly seats: number;
  readonly seat: Seat | undefined;
  onChange(seat: Seat | undefined): void;
}

/** Where to sit, by what the game calls its seats. */
export function SeatChoice({ id, words, seats, seat, onChange }: SeatChoiceProps): ReactNode {
  const say = useText();
  const sayGame = useGameText(id);
  const named = Array.from({ length: seats }, (_, each) => {
    const thing: Ref = `seat:${each}`;
    const { key, values } = words.name(thing);
    return {
      value: String(each),
      label: (
        <>
          <SeatMark seat={each} /> {sayGame(key, values)}
        </>
      ),
    };
  });
  return (
    <Choices
      legend={say('new.side')}
      value={seat === undefined ? 'random' : String(seat)}
      choices={[{ value: 'random', label: say('new.sides.random') }, ...named]}
      onChange={(value) => onChange(value === 'random' ? undefined : Number(value))}
    />
  );
}
