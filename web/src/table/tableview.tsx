import { DecisionBar, Log, StageProvider, type BoardModule, type TableClient, type TableRefusal } from '@cabale/design';
import type { Decision, GameTypes, OptionBase, Seat } from '@cabale/engine';
import { useCallback, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { TableHeader } from '../pages/header.tsx';
import { useTitle } from '../pages/title.ts';
import { useSettings } from '../settings.ts';
import { useGameName } from '../text/game-names.ts';
import { useText } from '../text/i18n.ts';
import { useAdvice, type Advise } from './advice.ts';
import { useBarHeight } from './barheight.ts';
import { BarTools } from './bartools.tsx';
import { BoardRegion, DrawnBoard, LogRegion } from './regions.tsx';
import { useChoosing } from './choosing.ts';
import { HelpDialog } from './helpdialog.tsx';
import { useChoiceInView } from './bringintoview.ts';
import { HintPanel } from './hintpanel.tsx';
import { OverTable, type PageOverTable } from './overtable.tsx';
import { useLog } from './logbook.ts';
import { useNamedSeats } from './names.ts';
import { usePlayback, type Playback } from './playback.ts';
import { PlaybackControls } from './playbackcontrols.tsx';
import { Prompt } from './prompt.tsx';
import { SealedNote } from './sealednote.tsx';
import { useSounds } from '../sound/usesounds.ts';
import { SeatList } from './seatlist.tsx';
import { useShortcuts } from './shortcuts.ts';
import { useStageOf, useStatus } from './stageof.ts';
import { Summary } from './summary.tsx';
import { TableMenu } from './tablemenu.tsx';
import { Notices } from './notices.tsx';

/** Restrictions and additions of a lesson. */
export interface Guidance {
  /** The only options allowed; `undefined`: none, the lesson is to be read. */
  readonly accepts: ((option: OptionBase) => boolean) | undefined;
  readonly panel: ReactNode;
  onChosen(option: OptionBase): void;
}

/** Parts of the page that depend on the kind of table. */
export interface TableSlots {
  /** Menu entries. */
  readonly menu: ReactNode;
  readonly notices?: ReactNode;
  /** Above the decision: proposals of the players. */
  readonly aside?: ReactNode;
  /** Replaces the default container of the log. */
  readonly LogContainer?: ComponentType<{ readonly children: ReactNode }>;
  /** Exit link, if it is not the start page. */
  readonly exit?: { readonly words: string; readonly address: string };
  /** `false` while the frames since the user's last move are still loading. */
  readonly knowsPast?: boolean;
  /** Additional status of a player. */
  readonly SeatNote?: ComponentType<{ readonly seat: Seat }>;
  /** Action offered with a refusal. */
  readonly RefusalAction?: ComponentType<{ readonly refusal: TableRefusal }>;
  /** The result; `null` while the game runs. */
  readonly end: ReactNode;
  /** Opens a frame from the log. */
  onGoTo?(number: number, playback: Playback): void;
}

export interface TableViewProps {
  readonly table: TableClient<GameTypes>;
  readonly board: BoardModule<GameTypes>;
  readonly slots: TableSlots;
  readonly advise?: Advise | undefined;
  readonly guidance?: Guidance | undefined;
}

/** The table: prompt, board, players, log, and every option in words. */
export function TableView({ table, board, slots, advise, guidance }: TableViewProps): ReactNode {
  const say = useText();
  const nameOf = useGameName();
  const status = useStatus(table);
  const playback = usePlayback(table);
  const seats = useNamedSeats(table.seats);
  const [helpOpen, setHelpOpen] = useState(false);
  const [over, setOver] = useState<PageOverTable>();
  const bar = useBarHeight();
  const { shown, caughtUp } = playback;
  useTitle(nameOf(board.game.id));

  const frame = table.frame(shown);
  const decision = useAllowed(caughtUp && status.outcome === undefined ? status.decision : undefined, guidance);
  useChoiceInView(guidance === undefined ? decision : undefined);
  useSounds({ board, frame, status, decision });
  const hint = useAdvice(advise, decision);
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
    content: table.content,
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
    isGuided: guidance !== undefined,
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

  const end = caughtUp ? slots.end : null;
  // A lesson that is to be read offers no decision.
  const isReading = guidance !== undefined && decision === undefined && caughtUp && status.thinking === undefined;
  const hasBar = end === null && !isReading;
  const { onGoTo, LogContainer = LogRegion } = slots;
  const hasSummary = guidance === undefined && status.observer !== 'audience' && slots.knowsPast !== false;
  const mayResign = board.game.resign !== undefined && status.decision !== undefined;
  const log =
    onGoTo === undefined ? (
      <Log entries={entries} />
    ) : (
      <Log entries={entries} onGoTo={(number) => onGoTo(number, playback)} />
    );
  return (
    <StageProvider stage={stage}>
      <div className="table" data-game={board.game.id} data-frame={shown} data-choices={frame.choices}>
        {hasBar ? (
          <a className="skip" href="#decision">
            {say('table.toDecision')}
          </a>
        ) : null}
        <TableHeader
          menu={
            <TableMenu
              exit={slots.exit}
              onHelp={() => setHelpOpen(true)}
              onOpen={setOver}
              onResign={mayResign ? () => void table.resign().then(choosing.report) : undefined}
            >
              {slots.menu}
            </TableMenu>
          }
        >
          <Prompt
            view={frame.view}
            decision={decision}
            status={status}
            caughtUp={caughtUp}
            next={table.frame(shown + 1).seat}
            entries={entries}
          />
        </TableHeader>
        <Notices refusal={choosing.refusal} hint={hint.state} RefusalAction={slots.RefusalAction}>
          {slots.notices}
        </Notices>
        <BoardRegion>
          {end}
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
        <div className="table-side">
          <SeatList
            seats={seats}
            sides={table.sides}
            status={status}
            frame={frame}
            caughtUp={caughtUp}
            Note={slots.SeatNote}
          />
          <div className="table-guide">
            {slots.aside}
            {caughtUp ? guidance?.panel : null}
            {hasSummary ? (
              <Summary key={String(status.observer)} table={table} entries={entries} onReview={playback.review} />
            ) : null}
          </div>
          <LogContainer>{log}</LogContainer>
          {hasBar ? (
            <div className="table-bar" id="decision" tabIndex={-1} ref={bar}>
              <HintPanel hint={hint} />
              <SealedNote decision={decision} />
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
      </div>
      <HelpDialog open={helpOpen} onOpenChange={setHelpOpen} />
      <OverTable page={over} board={board} onClose={() => setOver(undefined)} />
    </StageProvider>
  );
}

/** The decision, reduced to the options that a lesson allows. */
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
