import type { BoardModule } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { LIMITS } from '@cabale/protocol';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useSeatNames } from '../newgame/seatnames.ts';
import { SelectField } from '../pages/selectfield.tsx';
import { api } from './api.ts';
import { useDoing } from './asking.ts';
import { Audience } from './audience.tsx';
import { InviteField } from './invitefield.tsx';
import { RefusalNote } from './refusalnote.tsx';
import { SeatRow } from './seatrow.tsx';
import type { Seated } from './seating.ts';
import { useOnlineText } from './text/texts.ts';
import { useDeadlineWords, useDuration } from './words.ts';

interface PlacesDialogProps {
  readonly seated: Seated;
  readonly board: BoardModule<GameTypes>;
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}

/** The seats during a game: bot levels, vacations and the invitation link. */
export function PlacesDialog({ seated, board, open, onOpenChange }: PlacesDialogProps): ReactNode {
  const say = useOnlineText();
  const deadline = useDeadlineWords();
  const { table, presence } = seated;
  const names = useSeatNames(table.game, board.words, table.seats.length);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="sheet places">
          <Dialog.Title className="sheet-title">{say('menu.places')}</Dialog.Title>
          <Dialog.Description className="soft">
            {deadline(table.deadline)} · {say('seat.watchers', { count: presence.watchers })}
          </Dialog.Description>
          <ul className="seat-rows">
            {table.seats.map((_, seat) => (
              <SeatRow key={names[seat]} seated={seated} seat={seat} role={names[seat] ?? ''} />
            ))}
          </ul>
          <Vacation seated={seated} />
          <InviteField seated={seated} />
          <Audience seated={seated} />
          <div className="sheet-actions">
            <Dialog.Close className="button primary">{say('menu.close')}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const DAY_SECONDS = 86_400;
const DAYS = [0, 1, 2, 3, 5, 7, LIMITS.vacationDays];

/** Pauses the user's clock for a number of days. */
function Vacation({ seated: { subscription, table, seat } }: { readonly seated: Seated }): ReactNode {
  const say = useOnlineText();
  const duration = useDuration();
  const { refusal, run } = useDoing();
  const sitter = seat === undefined ? undefined : table.seats[seat];
  if (sitter?.kind !== 'person' || sitter.left || table.phase !== 'playing') return null;
  const left = Math.max(0, Math.ceil(((sitter.vacationUntil ?? 0) - api.now()) / (DAY_SECONDS * 1000)));
  const days = DAYS.find((each) => each >= left) ?? LIMITS.vacationDays;
  return (
    <>
      <SelectField
        label={say('vacation.label')}
        description={say('vacation.why')}
        value={String(days)}
        choices={DAYS.map((each) => ({
          value: String(each),
          label: each === 0 ? say('vacation.none') : duration(each * DAY_SECONDS),
        }))}
        onChange={(value) => void run(() => subscription.act({ kind: 'vacation', days: Number(value) }))}
      />
      <RefusalNote refusal={refusal} />
    </>
  );
}
