import type { BoardModule, TableRefusal } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStatus } from '../table/stageof.ts';
import { TableView } from '../table/tableview.tsx';
import { useDoing } from './asking.ts';
import { LineSign } from './linesign.tsx';
import { OnlineEnd } from './onlineend.tsx';
import { OnlineMenu } from './onlinemenu.tsx';
import { PlacesDialog } from './placesdialog.tsx';
import { RefusalNote } from './refusalnote.tsx';
import { RemoteTable } from './remotetable.ts';
import { SeatedContext, useSeated, type Seated } from './seating.ts';
import { SeatState } from './seatstate.tsx';
import { Standing } from './standing.tsx';
import { LogAndTalk } from './talk/logandtalk.tsx';
import { useOnlineText } from './text/texts.ts';

interface OnlineViewProps {
  readonly seated: Seated;
  readonly board: BoardModule<GameTypes>;
  /** The values it is played with. */
  readonly content: object;
}

/** A table online in play, or as it ended. */
export function OnlineView({ seated, board, content }: OnlineViewProps): ReactNode {
  const say = useOnlineText();
  const { feed, table } = seated;
  // Made once: whoever sits where later is heard from the feed.
  const [first] = useState(table);
  const remote = useMemo(() => new RemoteTable(feed, board.game, first, content), [feed, board, first, content]);
  useEffect(() => remote.open(), [remote]);
  const { outcome } = useStatus(remote);
  const knowsPast = usePast(seated);
  const { refusal, run } = useDoing();
  const [placesOpen, setPlacesOpen] = useState(false);
  return (
    <SeatedContext value={seated}>
      <TableView
        table={remote}
        board={board}
        surroundings={{
          menu: <OnlineMenu seated={seated} onPlaces={() => setPlacesOpen(true)} run={run} />,
          notices: (
            <>
              <LineSign />
              <RefusalNote refusal={refusal} />
            </>
          ),
          beside: <Standing seated={seated} />,
          exit: { words: say('menu.exit'), address: '/online' },
          end: table.phase === 'over' ? <OnlineEnd outcome={outcome} seated={seated} board={board} /> : null,
          knowsPast,
          LogPlace: LogAndTalk,
          SeatNote,
          Remedy: UndoRemedy,
          onGoTo: (number, playback) => playback.review(number),
        }}
      />
      <PlacesDialog seated={seated} board={board} open={placesOpen} onOpenChange={setPlacesOpen} />
    </SeatedContext>
  );
}

/** Fetches what happened since one's own last move, as far as a few pages go; the rest comes when it is asked for. */
function usePast({ feed, seat }: Seated): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    let left = false;
    const fetch = async () => {
      for (let page = 0; page < 3 && feed.hasEarlier; page++) {
        if (page > 0 && (seat === undefined || feed.frames.hasMoveOf(seat))) break;
        await feed.fetchEarlier();
      }
      if (!left) setKnown(true);
    };
    void fetch();
    return () => {
      left = true;
    };
  }, [feed, seat]);
  return isKnown;
}

function SeatNote({ seat }: { readonly seat: number }): ReactNode {
  return <SeatState seated={useSeated()} seat={seat} isBrief />;
}

/** Refusals of an undo that the others may overrule. */
const OVERRULABLE: ReadonlySet<string> = new Set([
  'others-are-asked',
  'others-have-chosen',
  'random-was-drawn',
  'something-was-shown',
]);

/** What the rules do not give back, the others may. */
function UndoRemedy({ refusal }: { readonly refusal: TableRefusal }): ReactNode {
  const say = useOnlineText();
  const { feed } = useSeated();
  const [isProposed, setProposed] = useState(false);
  if (!OVERRULABLE.has(refusal.code)) return null;
  if (isProposed) return <span role="status">{say('propose.done')}</span>;
  const propose = async () => {
    const refused = await feed.act({ kind: 'propose', at: feed.frames.last, motion: { kind: 'undo' } });
    setProposed(refused === undefined);
  };
  return (
    <button type="button" className="button" onClick={() => void propose()}>
      {say('propose.undo')}
    </button>
  );
}
