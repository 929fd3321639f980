import { SeatMark } from '@cabale/design';
import type { Motion, SeatRequest, WireSeat } from '@cabale/protocol';
import type { ReactNode } from 'react';
import { Button } from '../pages/button.tsx';
import { DEFAULT_LEVEL, isLevel, LEVELS } from '../newgame/create.ts';
import { SelectField } from '../pages/selectfield.tsx';
import { useText } from '../text/i18n.ts';
import { useDoing } from './asking.ts';
import { invitationTo } from './invitations.ts';
import { RefusalNote } from './refusalnote.tsx';
import { SeatState } from './seatstate.tsx';
import { isMine, type Seated } from './seating.ts';
import { SitterChoice } from './sitterchoice.tsx';
import { useOnlineText } from './text/texts.ts';
import { useSitterName } from './words.ts';

interface SeatRowProps {
  readonly seated: Seated;
  readonly seat: number;
  /** The game's name for the seat. */
  readonly role: string;
}

/** A seat: its player, their status, and the available actions. */
export function SeatRow({ seated, seat, role }: SeatRowProps): ReactNode {
  const nameOf = useSitterName();
  const sitter = seated.table.seats[seat];
  const { refusal, run } = useDoing();
  if (sitter === undefined) return null;
  return (
    <li className="seat-row" data-own={seat === seated.seat || undefined}>
      <SeatMark seat={seat} size={24} />
      <span className="seat-row-words">
        <b>{nameOf(sitter)}</b>
        <span className="soft">{role}</span>
        <SeatState seated={seated} seat={seat} />
      </span>
      <span className="row">
        <SeatActions seated={seated} seat={seat} sitter={sitter} run={run} />
      </span>
      <RefusalNote refusal={refusal} />
    </li>
  );
}

interface SeatActionsProps {
  readonly seated: Seated;
  readonly seat: number;
  readonly sitter: WireSeat;
  readonly run: ReturnType<typeof useDoing>['run'];
}

function SeatActions({ seated, seat, sitter, run }: SeatActionsProps): ReactNode {
  const say = useOnlineText();
  const { subscription, contribution, table, isHost, me } = seated;
  const isGathering = table.phase === 'gathering';
  const isOther = sitter.kind === 'person' && sitter.person !== me.id;
  return (
    <>
      {isMine(sitter, seated, invitationTo(table.id) !== undefined) ? (
        <Button
          label={say('seat.sit')}
          variant="primary"
          onClick={() => run(() => subscription.act(contribution.sitting(table, seat)))}
        />
      ) : null}
      {isHost && isGathering && isOther ? (
        <Button label={say('seat.kick')} onClick={() => run(() => subscription.act({ kind: 'kick', seat }))} />
      ) : null}
      {isHost && isGathering && sitter.kind !== 'person' ? (
        <FreeSeatChoice
          sitter={sitter}
          onChange={(to) => void run(() => subscription.act({ kind: 'set-seat', seat, to }))}
        />
      ) : null}
      {isOther && isForsakable(seated) ? (
        <Button
          label={say('propose.bot')}
          onClick={() =>
            run(() => subscription.act({ kind: 'propose', at: subscription.frames.last, motion: replaced(seat) }))
          }
        />
      ) : null}
      {isHost && !isGathering && sitter.kind === 'bot' ? (
        <LevelChoice
          level={sitter.level}
          onChange={(level) => void run(() => subscription.act({ kind: 'bot-level', seat, level }))}
        />
      ) : null}
    </>
  );
}

/** Without a clock no player is ever late, so after days of silence the server lets the others continue. */
function isForsakable({ table, seat }: Seated): boolean {
  return table.phase === 'playing' && table.deadline.kind === 'none' && seat !== undefined;
}

function replaced(seat: number): Motion {
  return { kind: 'replace', seat, by: { kind: 'bot', level: DEFAULT_LEVEL } };
}

type FreeWish = Exclude<SeatRequest, { kind: 'me' }>;

interface FreeSeatChoiceProps {
  readonly sitter: Exclude<WireSeat, { kind: 'person' }>;
  onChange(to: FreeWish): void;
}

/** The host chooses who may take a free seat: an invited person, anybody or a bot. */
function FreeSeatChoice({ sitter, onChange }: FreeSeatChoiceProps): ReactNode {
  const say = useOnlineText();
  return (
    <SitterChoice
      label={say('seat.for')}
      withMe={false}
      sitter={sitter.kind === 'bot' ? sitter : { kind: sitter.kind }}
      onChange={(draft) => {
        if (draft.kind !== 'me') onChange(draft);
      }}
    />
  );
}

interface LevelChoiceProps {
  readonly level: (typeof LEVELS)[number];
  onChange(level: (typeof LEVELS)[number]): void;
}

function LevelChoice({ level, onChange }: LevelChoiceProps): ReactNode {
  const say = useOnlineText();
  const sayShell = useText();
  return (
    <SelectField
      className="opponent"
      label={say('seat.level')}
      value={String(level)}
      choices={LEVELS.map((each) => ({ value: String(each), label: sayShell(`bots.${each}.name`) }))}
      onChange={(value) => {
        const chosen = Number(value);
        if (isLevel(chosen)) onChange(chosen);
      }}
    />
  );
}
