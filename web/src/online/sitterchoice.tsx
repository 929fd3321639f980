import type { SeatWish } from '@cabale/protocol';
import type { ReactNode } from 'react';
import { isLevel, LEVELS } from '../newgame/create.ts';
import { SelectField } from '../pages/selectfield.tsx';
import { useText } from '../text/i18n.ts';
import { useOnlineText } from './text/texts.ts';

interface SitterChoiceProps {
  readonly label: string;
  readonly sitter: SeatWish;
  /** Whether one may sit there oneself. */
  readonly withMe?: boolean;
  onChange(sitter: SeatWish): void;
}

/** Who is to sit in a seat. */
export function SitterChoice({ label, sitter, withMe = true, onChange }: SitterChoiceProps): ReactNode {
  const say = useOnlineText();
  const sayShell = useText();
  const choices = [
    ...(withMe ? [{ value: 'me', label: say('create.me') }] : []),
    { value: 'invited', label: say('create.invited') },
    { value: 'open', label: say('create.openSeat') },
    ...LEVELS.map((level) => ({
      value: String(level),
      label: `${sayShell(`bots.${level}.name`)} · ${sayShell('new.level', { level })}`,
    })),
  ];
  return (
    <SelectField
      className="opponent"
      label={label}
      value={sitter.kind === 'bot' ? String(sitter.level) : sitter.kind}
      choices={choices}
      onChange={(value) => onChange(sitterOf(value))}
    />
  );
}

function sitterOf(value: string): SeatWish {
  const level = Number(value);
  if (isLevel(level)) return { kind: 'bot', level };
  return value === 'me' || value === 'open' ? { kind: value } : { kind: 'invited' };
}
