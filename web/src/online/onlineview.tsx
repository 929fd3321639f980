import type { BoardModule, TableRefusal } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../pages/button.tsx';
import { ConfirmDialog } from '../pages/confirmdialog.tsx';
import { useStatus } from '../table/stageof.ts';
import { TableView } from '../table/tableview.tsx';
import { useDoing } from './asking.ts';
import { ConnectionStatus } from './connectionstate.tsx';
import { OnlineEnd } from './onlineend.tsx';
import { OnlineMenu } from './onlinemenu.tsx';
import { PlacesDialog } from './placesdialog.tsx';
import { RefusalNote } from './refusalnote.tsx';
import { RemoteTable } from './remotetable.ts';
import { SeatedContext, useSeated, type Seated } from './seating.ts';
import { SeatState } from './seatstate.tsx';
import { TableNotices } from './tablenotices.tsx';
import { LogAndTalk } from './talk/logandtalk.tsx';
import { useOnlineText } from './text/texts.ts';

interface OnlineViewProps {
  readonly seated: Seated;
  readonly board: BoardModule<GameTypes>;
  /** The content the table is played with. */
  readonly content: object;
}

/** An online table in play or finished. */
export function OnlineView({ seated, board, content }: OnlineViewProps): ReactNode {
  const say = useOnlineText();
  const { subscription, table } = seated;
  // The table is created once; later changes of seats arrive through the subscription.
  const [first] = useState(table);
  const remote = useMemo(
    () => new RemoteTable(subscription, board.game, first, content),
    [subscription, board, first, content],
  );
  useEffect(() => remote.open(), [remote]);
  const { outcome } = useStatus(remote);
  const knowsPast = usePast(seated);
  const { refusal, run } = useDoing();
  const [placesOpen, setPlacesOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <SeatedContext value={seated}>
      <TableView
        table={remote}
        board={board}
        slots={{
          menu: (
            <OnlineMenu
              seated={seated}
              onPlaces={() => setPlacesOpen(true)}
              onLeave={() => setLeaving(true)}
              run={run}
            />
          ),
          notices: (
            <>
              <ConnectionStatus />
              <RefusalNote refusal={refusal} />
            </>
          ),
          aside: <TableNotices seated={seated} />,
          exit: { words: say('menu.exit'), address: '/online' },
          end: table.phase === 'over' ? <OnlineEnd outcome={outcome} seated={seated} board={board} /> : null,
          knowsPast,
          LogContainer: LogAndTalk,
          SeatNote,
          RefusalAction: UndoRemedy,
          onGoTo: (number, playback) => playback.review(number),
        }}
      />
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={say('menu.leaveSure')}
        confirm={say('gather.leaveSure')}
        cancel={say('gather.stay')}
        onConfirm={() => void run(() => subscription.act({ kind: 'leave' }))}
      />
      <PlacesDialog seated={seated} board={board} open={placesOpen} onOpenChange={setPlacesOpen} />
    </SeatedContext>
  );
}

/** Fetches frames back to the user's last move, at most three pages; older ones are loaded on request. */
function usePast({ subscription, seat }: Seated): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    let left = false;
    const fetch = async () => {
      for (let page = 0; page < 3 && subscription.hasEarlier; page++) {
        if (page > 0 && (seat === undefined || subscription.frames.hasMoveOf(seat))) break;
        await subscription.fetchEarlier();
      }
      if (!left) setKnown(true);
    };
    void fetch();
    return () => {
      left = true;
    };
  }, [subscription, seat]);
  return isKnown;
}

function SeatNote({ seat }: { readonly seat: number }): ReactNode {
  return <SeatState seated={useSeated()} seat={seat} isBrief />;
}

/** Reasons against an undo that the other players can overrule. */
const OVERRULABLE: ReadonlySet<string> = new Set([
  'others-are-asked',
  'others-have-chosen',
  'random-was-drawn',
  'something-was-shown',
]);

/** Lets the player propose an undo that the rules do not allow; the others decide. */
function UndoRemedy({ refusal }: { readonly refusal: TableRefusal }): ReactNode {
  const say = useOnlineText();
  const { subscription } = useSeated();
  const [isProposed, setProposed] = useState(false);
  if (!OVERRULABLE.has(refusal.code)) return null;
  if (isProposed) return <span role="status">{say('propose.done')}</span>;
  const propose = async () => {
    const refused = await subscription.act({ kind: 'propose', at: subscription.frames.last, motion: { kind: 'undo' } });
    setProposed(refused === undefined);
  };
  return <Button label={say('propose.undo')} onClick={propose} />;
}
