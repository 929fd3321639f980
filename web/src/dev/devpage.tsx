import type { BoardModule } from '@cabale/design';
import { readRecord, replay, type GameTypes, type Match, type Observer } from '@cabale/engine';
import { GAMES, isGame, type GameId } from '@cabale/games';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Button } from '../pages/button.tsx';
import { useBoard } from '../games.ts';
import { FileButton } from '../pages/filebutton.tsx';
import { NotFoundPage } from '../pages/notfound.tsx';
import { SelectField } from '../pages/selectfield.tsx';
import { LANGUAGES, THEMES } from '../settings.ts';
import './dev.css';
import { DevFrame } from './devframe.tsx';
import { JsonTree } from './jsontree.tsx';
import { lessonPositions, recordPosition, stepPositions, type Position } from './positions.ts';
import { frameAddress, showPosition, shownRecord } from './shown.ts';

/** Pages for developers of a game; not part of the production build. */
export default function DevPages(): ReactNode {
  return (
    <Switch>
      <Route path="/dev/:game/frame">{({ game }) => (isGame(game) ? <DevFrame id={game} /> : <NotFoundPage />)}</Route>
      <Route path="/dev/:game">
        {({ game }) => (isGame(game) ? <DevPage key={game} id={game} /> : <NotFoundPage />)}
      </Route>
    </Switch>
  );
}

type Width = '390' | '768' | '1280' | '1920';
const WIDTH_CHOICES = choicesOf<Width>(['390', '768', '1280', '1920']);
const LANGUAGE_CHOICES = choicesOf(LANGUAGES);
const THEME_CHOICES = choicesOf(THEMES);

/** Shows one position of a game: the screen and the view of every observer, and the state. */
function DevPage({ id }: { readonly id: GameId }): ReactNode {
  const board = useBoard(id);
  const positions = usePositions(id, board);
  const [chosen, setChosen] = useState<Position | undefined>(lastPosition(id));
  const [width, setWidth] = useState<Width>('1280');
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]>('fr');
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('system');
  const position = chosen ?? positions[0];
  return (
    <div className="page dev">
      <nav className="dev-positions" aria-label="Positions">
        <OpenRecord onOpen={setChosen} />
        <PositionList positions={positions} chosen={position} onChoose={setChosen} />
      </nav>
      <div className="dev-main">
        <div className="row">
          <SelectField label="Width" value={width} choices={WIDTH_CHOICES} onChange={(next) => setWidth(next)} />
          <SelectField
            label="Language"
            value={language}
            choices={LANGUAGE_CHOICES}
            onChange={(next) => setLanguage(next)}
          />
          <SelectField label="Theme" value={theme} choices={THEME_CHOICES} onChange={(next) => setTheme(next)} />
        </div>
        {position === undefined ? null : (
          <PositionView board={board} position={position} onMove={(move) => setChosen({ ...position, move })}>
            {(observer, version) => (
              // A page of ours that needs this page's storage, so it cannot be sandboxed.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              <iframe
                title={`Screen of ${String(observer)}`}
                src={frameAddress(id, { observer, language, theme }, version)}
                width={width}
                height={width === '390' ? 844 : 800}
              />
            )}
          </PositionView>
        )}
      </div>
    </div>
  );
}

function choicesOf<Value extends string>(values: readonly Value[]): readonly { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: value }));
}

/** The position shown before the page was reloaded. */
function lastPosition(id: GameId): Position | undefined {
  const record = shownRecord();
  return record?.game === id ? recordPosition('last position', record) : undefined;
}

/** Collects positions in short slices, so that the page stays responsive. */
function usePositions(id: GameId, board: BoardModule<GameTypes>): readonly Position[] {
  const [found, setFound] = useState<readonly Position[]>([]);
  useEffect(() => {
    let stopped = false;
    const search = async () => {
      const checks = await GAMES[id].checks();
      const all = [...lessonPositions(board)];
      for (const position of stepPositions(board, checks)) {
        if (stopped) return;
        if (position !== undefined) {
          all.push(position);
          continue;
        }
        setFound([...all]);
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    void search();
    return () => {
      stopped = true;
    };
  }, [id, board]);
  return found;
}

interface PositionListProps {
  readonly positions: readonly Position[];
  readonly chosen: Position | undefined;
  readonly onChoose: (position: Position) => void;
}

function PositionList({ positions, chosen, onChoose }: PositionListProps): ReactNode {
  const groups = [...new Set(positions.map(({ group }) => group))];
  return groups.map((group) => (
    <details key={group} open={groups.length < 4}>
      <summary>{group}</summary>
      <ul>
        {positions
          .filter((position) => position.group === group)
          .map((position) => (
            <li key={position.name}>
              <Button
                label={position.name}
                variant="quiet"
                aria-pressed={position === chosen}
                onClick={() => onChoose(position)}
              />
            </li>
          ))}
      </ul>
    </details>
  ));
}

function OpenRecord({ onOpen }: { readonly onOpen: (position: Position) => void }): ReactNode {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState('');
  const open = (name: string, text: string) => {
    const read = readRecord(text);
    setProblem(read.ok ? '' : read.problem.message);
    if (!read.ok) return;
    const position = recordPosition(name, read.value);
    showPosition(position);
    onOpen(position);
    navigate(`/dev/${read.value.game}`);
  };
  return (
    <div className="dev-open">
      <FileButton label="Open a record" onFile={open} />
      {problem === '' ? null : <span role="alert">{problem}</span>}
    </div>
  );
}

interface PositionViewProps {
  readonly board: BoardModule<GameTypes>;
  readonly position: Position;
  readonly onMove: (move: number) => void;
  readonly children: (observer: Observer, version: number) => ReactNode;
}

/** Frames read the position only while loading; a new version in their address reloads them. */
let version = 0;

function PositionView({ board, position, onMove, children }: PositionViewProps): ReactNode {
  const { record, move } = position;
  const shown = useMemo(() => {
    showPosition(position);
    return ++version;
  }, [position]);
  const match = useMemo(
    () => replay(board.game, { ...record, choices: record.choices.slice(0, move) }),
    [board, record, move],
  );
  return (
    <>
      <label className="dev-moves">
        Choice {move} of {record.choices.length}
        <input
          type="range"
          min={0}
          max={record.choices.length}
          value={move}
          onChange={(event) => onMove(event.target.valueAsNumber)}
        />
      </label>
      {match.ok ? (
        <Observers match={match.value}>{(observer) => children(observer, shown)}</Observers>
      ) : (
        <p role="alert">{match.problem.message}</p>
      )}
    </>
  );
}

interface ObserversProps {
  readonly match: Match<GameTypes>;
  readonly children: (observer: Observer) => ReactNode;
}

function Observers({ match, children }: ObserversProps): ReactNode {
  const { rules, state } = match;
  const observers: readonly Observer[] = [...Array.from({ length: state.seats }, (_, seat) => seat), 'audience'];
  return (
    <>
      <div className="dev-screens">
        {observers.map((observer) => (
          <figure key={observer}>
            <figcaption>
              {observer === 'audience' ? 'audience' : `seat ${observer}`}
              {rules.deciders(state).some((seat) => seat === observer) ? ', asked' : ''}
            </figcaption>
            {children(observer)}
            <JsonTree name="view" value={rules.view(state, observer)} />
          </figure>
        ))}
      </div>
      <JsonTree name="state" value={state} open />
    </>
  );
}
