import type { SeatRequest } from '@cabale/protocol';
import type { ReactNode } from 'react';
import { isLevel } from '../newgame/create.ts';
import { useLevelChoices } from '../newgame/levelchoices.ts';
import { SelectField } from '../pages/selectfield.tsx';
import { useOnlineText } from './text/texts.ts';

interface SitterChoiceProps {
  readonly label: string;
  readonly sitter: SeatRequest;
  /** Whether the user may choose this seat. */
  readonly withMe?: boolean;
  onChange(sitter: SeatRequest): void;
}

export function SitterChoice({ label, sitter, withMe = true, onChange }: SitterChoiceProps): ReactNode {
  const say = useOnlineText();
  const bots = useLevelChoices();
  const choices = [
    ...(withMe ? [{ value: 'me', label: say('create.me') }] : []),
    { value: 'invited', label: say('create.invited') },
    { value: 'open', label: say('create.openSeat') },
    ...bots,
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

function sitterOf(value: string): SeatRequest {
  const level = Number(value);
  if (isLevel(level)) return { kind: 'bot', level };
  return value === 'me' || value === 'open' ? { kind: value } : { kind: 'invited' };
}
