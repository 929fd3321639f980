import { DecisionBar, Log, StageProvider, type BoardModule } from '@cabale/design';
import type { Decision, GameTypes, OptionBase } from '@cabale/engine';
import type { GameId } from '@cabale/games';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { TableHeader } from '../pages/header.tsx';
import { useTitle } from '../pages/title.ts';
import { useSettings } from '../settings.ts';
import { useText } from '../text/i18n.ts';
import { useAdvice } from './advice.ts';
import { BarTools } from './bartools.tsx';
import { BoardRegion, DrawnBoard, LogRegion } from './regions.tsx';
import { useChoosing } from './choosing.ts';
import { EndPanel } from './endpanel.tsx';
import { HelpDialog } from './helpdialog.tsx';
import type { LocalTable } from './localtable.ts';
import { HintPanel } from './hintpanel.tsx';
import { useLog } from './logbook.ts';
import { useNamedSeats } from './names.ts';
import { PassScreen } from './passscreen.tsx';
import { usePlayback } from './playback.ts';
import { PlaybackControls } from './playbackcontrols.tsx';
import { Prompt } from './prompt.tsx';
import { SeatList } from './seatlist.tsx';
import { useShortcuts } from './shortcuts.ts';
import { useStageOf, useStatus } from './stageof.ts';
import { Summary } from './summary.tsx';
import { TableMenu } from './tablemenu.tsx';
import type { Thinker } from './thinker.ts';
import { Notices } from './notices.tsx';

/** What a lesson asks of the table while it lasts. */
export interface Guidance {
  /** The only options that may be taken; `undefined`: none, there is something to read. */
  readonly accepts: ((option: OptionBase) => boolean) | undefined;
  readonly panel: ReactNode;
  onChosen(option: OptionBase): void;
}

export interface TableViewProps {
  readonly table: LocalTable;
  readonly board: BoardModule<GameTypes>;
  readonly thinker: Thinker;
  /** Under which it is saved; `undefined` for games that are not kept. */
  readonly id?: string | undefined;
  readonly guidance?: Guidance | undefined;
}

/** A table, or the screen between two players who share one device. */
export function TableView(props: TableViewProps): ReactNode {
  const { passTo } = useStatus(props.table);
  const seats = useNamedSeats(props.table.seats);
  const next = passTo === undefined ? undefined : seats[passTo];
  if (next !== undefined) return <PassScreen next={next} onTake={() => props.table.takeDevice()} />;
  return <OpenTable {...props} />;
}

/** The table: what is asked, the board, who sits there, what happened, and every option in words. */
function OpenTable({ table, board, thinker, id, guidance }: TableViewProps): ReactNode {
  const say = useText();
  const [, navigate] = useLocation();
  const status = useStatus(table);
  const playback = usePlayback(table);
  const seats = useNamedSeats(table.seats);
  const [helpOpen, setHelpOpen] = useState(false);
  const { shown, caughtUp } = playback;
  useTitle(say(`games.${board.game.id as GameId}.name`));

  const frame = table.frame(shown);
  const decision = useAllowed(caughtUp && status.outcome === undefined ? status.decision : undefined, guidance);
  const hint = useAdvice(table, thinker, decision);
  const make = useCallback(
    async (option: OptionBase) => {
      const refusal = await table.choose(option);
      if (refusal === undefined) guidance?.onChosen(option);
      return refusal;
    },
    [table, guidance],
  );
  const choosing = useChoosing({
    decision,
    words: board.words,
    view: frame.view,
    make,
    neverConfirm: guidance !== undefined,
  });
  const stage = useStageOf({
    board,
    content: table.content,
    frame,
    seats,
    decision,
    advice: hint.advice,
    choose: choosing.choose,
  });
  const entries = useLog(table, board.words, frame);

  const undo = () => void table.undo().then(choosing.report);
  const keys = useMemo(
    () => ({
      choose: choosing.chooseByNumber,
      confirm: choosing.confirm,
      cancel: choosing.cancel,
      undo: () => void table.undo().then(choosing.report),
      hint: hint.ask,
      help: () => setHelpOpen(true),
    }),
    [choosing, table, hint.ask],
  );
  useShortcuts(
    keys,
    useSettings((settings) => settings.shortcuts),
  );

  const isOver = status.outcome !== undefined && caughtUp;
  // A lesson to be read leaves nothing to decide.
  const isReading = guidance !== undefined && decision === undefined && caughtUp && status.thinking === undefined;
  const hasBar = !isOver && !isReading;
  const replayAt = (number: number) => navigate(`/replay/${id}?move=${number}`);
  return (
    <StageProvider stage={stage}>
      <div className="table" data-game={board.game.id}>
        {hasBar ? (
          <a className="skip" href="#decision">
            {say('table.toDecision')}
          </a>
        ) : null}
        <TableHeader
          menu={
            <TableMenu
              table={table}
              id={id}
              onHelp={() => setHelpOpen(true)}
              canResign={board.game.resign !== undefined}
            />
          }
        >
          <Prompt
            view={frame.view}
            decision={decision}
            status={status}
            caughtUp={caughtUp}
            next={table.frame(shown + 1).seat}
            entry={entries.at(-1)}
          />
        </TableHeader>
        <Notices table={table} refusal={choosing.refusal} hint={hint.state} />
        <BoardRegion>
          {isOver ? <EndPanel outcome={status.outcome} table={table} board={board} id={id} /> : null}
          <DrawnBoard
            board={board}
            view={frame.view}
            observer={status.observer}
            content={table.content}
            seats={seats}
            decision={decision}
            events={frame.events}
            choose={choosing.choose}
          />
        </BoardRegion>
        <SeatList seats={seats} sides={table.sides} status={status} frame={frame} caughtUp={caughtUp} />
        <div className="table-guide">
          {guidance === undefined ? (
            <Summary key={String(status.observer)} table={table} entries={entries} />
          ) : caughtUp ? (
            guidance.panel
          ) : null}
        </div>
        <LogRegion>
          {id === undefined ? <Log entries={entries} /> : <Log entries={entries} onGoTo={replayAt} />}
        </LogRegion>
        {hasBar ? (
          <div className="table-bar" id="decision" tabIndex={-1}>
            <HintPanel hint={hint} />
            <DecisionBar
              armed={choosing.armed}
              onConfirm={() => void choosing.confirm()}
              onCancel={() => void choosing.cancel()}
              tools={
                guidance === undefined ? (
                  <BarTools table={table} status={status} caughtUp={caughtUp} hint={hint} onUndo={undo} />
                ) : null
              }
            >
              <PlaybackControls playback={playback} status={status} seats={seats} />
            </DecisionBar>
          </div>
        ) : null}
      </div>
      <HelpDialog open={helpOpen} onOpenChange={setHelpOpen} />
    </StageProvider>
  );
}

/** The decision as far as a lesson leaves it open. */
function useAllowed(
  decision: Decision<GameTypes> | undefined,
  guidance: Guidance | undefined,
): Decision<GameTypes> | undefined {
  const accepts = guidance?.accepts;
  const guided = guidance !== undefined;
  return useMemo(() => {
    if (decision === undefined || !guided) return decision;
    if (accepts === undefined) return undefined;
    return { ...decision, options: decision.options.filter((option) => accepts(option)), blocked: [] };
  }, [decision, guided, accepts]);
}
