import type { Level } from '@cabale/bots';
import type { BoardModule } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '../pages/button.tsx';
import { downloadRecord } from '../saves/files.ts';
import { useText } from '../text/i18n.ts';
import type { Advise } from './advice.ts';
import { LocalEnd } from './localend.tsx';
import type { LocalTable } from './localtable.ts';
import { useNamedSeats } from './names.ts';
import { PassScreen } from './passscreen.tsx';
import { useStatus } from './stageof.ts';
import { MenuItem } from './tablemenu.tsx';
import { TableView, type Guidance } from './tableview.tsx';
import type { Thinker } from './thinker.ts';

/** Level of the bot that gives hints. */
const ADVISOR: Level = 4;

interface LocalViewProps {
  readonly table: LocalTable;
  readonly board: BoardModule<GameTypes>;
  readonly thinker: Thinker;
  /** Id of the saved game; `undefined` for games that are not saved. */
  readonly id?: string | undefined;
  readonly guidance?: Guidance | undefined;
}

/** A table in this browser, or the screen between two players who share it. */
export function LocalView({ table, board, thinker, id, guidance }: LocalViewProps): ReactNode {
  const [, navigate] = useLocation();
  const { passTo, outcome } = useStatus(table);
  const seats = useNamedSeats(table.seats);
  const advise = useAdvisor(table, thinker);
  const next = passTo === undefined ? undefined : seats[passTo];
  if (next !== undefined) return <PassScreen next={next} onTake={() => table.takeDevice()} />;
  return (
    <TableView
      table={table}
      board={board}
      advise={advise}
      guidance={guidance}
      slots={{
        menu: id === undefined ? null : <KeptGameItems table={table} id={id} />,
        notices: <TroubleNotice table={table} />,
        end: outcome === undefined ? null : <LocalEnd outcome={outcome} table={table} board={board} id={id} />,
        ...(id === undefined ? {} : { onGoTo: (number) => navigate(`/replay/${id}?move=${number}`) }),
      }}
    />
  );
}

function useAdvisor(table: LocalTable, thinker: Thinker): Advise {
  return useCallback<Advise>(
    async (seat) => {
      const { content, rules } = table.record;
      const { pack } = content;
      const { gameId, seats } = table;
      const view = table.played.view(seat);
      const request = {
        gameId,
        rules,
        view,
        seat,
        seats: seats.length,
        level: ADVISOR,
        seed: 'hint',
        why: true,
      } as const;
      try {
        return await thinker.think(pack === undefined ? request : { ...request, pack });
      } catch {
        return undefined;
      }
    },
    [table, thinker],
  );
}

function KeptGameItems({ table, id }: { readonly table: LocalTable; readonly id: string }): ReactNode {
  const say = useText();
  const [, navigate] = useLocation();
  const { length } = useStatus(table);
  return (
    <>
      <MenuItem onSelect={() => navigate(`/replay/${id}?move=${length}`)}>{say('table.replay')}</MenuItem>
      <MenuItem onSelect={() => downloadRecord(table.record)}>{say('table.export')}</MenuItem>
    </>
  );
}

function TroubleNotice({ table }: { readonly table: LocalTable }): ReactNode {
  const say = useText();
  const trouble = useSyncExternalStore(table.subscribe, () => table.currentTrouble());
  if (trouble === undefined) return null;
  return (
    <p className="notice">
      {say(`trouble.${trouble}`)}
      <IconButton variant="quiet" icon="close" label={say('table.dismiss')} onClick={() => table.clearTrouble()} />
    </p>
  );
}
