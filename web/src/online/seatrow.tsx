import { SeatMark } from '@cabale/design';
import type { Motion, SeatWish, WireSeat } from '@cabale/protocol';
import type { ReactNode } from 'react';
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
  /** What the game calls the seat. */
  readonly role: string;
}

/** A seat: who has it, how they are doing, and what can be done about it. */
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
  const { feed, contribution, table, isHost, me } = seated;
  const isGathering = table.phase === 'gathering';
  const isOther = sitter.kind === 'person' && sitter.person !== me.id;
  return (
    <>
      {isMine(sitter, seated, invitationTo(table.id) !== undefined) ? (
        <button
          type="button"
          className="button primary"
          onClick={() => void run(() => feed.act(contribution.sitting(table, seat)))}
        >
          {say('seat.sit')}
        </button>
      ) : null}
      {isHost && isGathering && isOther ? (
        <button type="button" className="button" onClick={() => void run(() => feed.act({ kind: 'kick', seat }))}>
          {say('seat.kick')}
        </button>
      ) : null}
      {isHost && isGathering && sitter.kind !== 'person' ? (
        <FreeSeatChoice sitter={sitter} onChange={(to) => void run(() => feed.act({ kind: 'set-seat', seat, to }))} />
      ) : null}
      {isOther && isForsakable(seated) ? (
        <button
          type="button"
          className="button"
          onClick={() => void run(() => feed.act({ kind: 'propose', at: feed.frames.last, motion: replaced(seat) }))}
        >
          {say('propose.bot')}
        </button>
      ) : null}
      {isHost && !isGathering && sitter.kind === 'bot' ? (
        <LevelChoice
          level={sitter.level}
          onChange={(level) => void run(() => feed.act({ kind: 'bot-level', seat, level }))}
        />
      ) : null}
    </>
  );
}

/** Without a clock nobody is ever late; after days without a word the server lets the others go on. */
function isForsakable({ table, seat }: Seated): boolean {
  return table.phase === 'playing' && table.deadline.kind === 'none' && seat !== undefined;
}

function replaced(seat: number): Motion {
  return { kind: 'replace', seat, by: { kind: 'bot', level: DEFAULT_LEVEL } };
}

type FreeWish = Exclude<SeatWish, { kind: 'me' }>;

interface FreeSeatChoiceProps {
  readonly sitter: Exclude<WireSeat, { kind: 'person' }>;
  onChange(to: FreeWish): void;
}

/** The host decides who is to come: somebody, anybody or a bot. */
function FreeSeatChoice({ sitter, onChange }: FreeSeatChoiceProps): ReactNode {
  const say = useOnlineText();
  return (
    <SitterChoice
      label={say('seat.for')}
      withMe={false}
      sitter={sitter.kind === 'bot' ? sitter : { kind: sitter.kind }}
      onChange={(wish) => {
        if (wish.kind !== 'me') onChange(wish);
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
