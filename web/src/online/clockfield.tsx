import type { Deadline } from '@cabale/protocol';
import type { ReactNode } from 'react';
import { Choices } from '../pages/choices.tsx';
import { SelectField } from '../pages/selectfield.tsx';
import { useOnlineText } from './text/texts.ts';
import { useDuration } from './words.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const LENGTHS = [300, 600, 900, 1800, HOUR, 3 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
const USUAL = { turn: DAY, game: HOUR } as const;

interface ClockFieldProps {
  readonly deadline: Deadline;
  onChange(deadline: Deadline): void;
}

/** Time to think: unlimited, a limit per turn, or a limit for the whole game. */
export function ClockField({ deadline, onChange }: ClockFieldProps): ReactNode {
  const say = useOnlineText();
  const duration = useDuration();
  return (
    <>
      <Choices
        large
        legend={say('clock.legend')}
        value={deadline.kind}
        choices={[
          { value: 'none', label: say('clock.none'), description: say('clock.noneWhy') },
          { value: 'turn', label: say('clock.turn'), description: say('clock.turnWhy') },
          { value: 'game', label: say('clock.game'), description: say('clock.gameWhy') },
        ]}
        onChange={(kind) => onChange(kind === 'none' ? { kind } : { kind, seconds: USUAL[kind] })}
      />
      {deadline.kind === 'none' ? null : (
        <SelectField
          label={say('clock.length')}
          value={String(deadline.seconds)}
          choices={LENGTHS.map((seconds) => ({ value: String(seconds), label: duration(seconds) }))}
          onChange={(seconds) => onChange({ kind: deadline.kind, seconds: Number(seconds) })}
        />
      )}
    </>
  );
}
