import { isGame } from '@cabale/games';
import { readRecord } from '@cabale/engine';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { openBoard } from '../games.ts';
import { FileButton } from '../pages/filebutton.tsx';
import { importRecord } from '../saves/importing.ts';
import type { SaveProblem } from '../saves/saved.ts';
import { savedGames, type StoredGames } from '../saves/savedgames.ts';
import { useText } from '../text/i18n.ts';
import { DamagedRow, RunningGame, SavedRow } from './savedrow.tsx';

/** The games that wait to be continued, the latest first. */
export function RunningGames(): ReactNode {
  const say = useText();
  const running = useStoredGames().games.filter((game) => !game.over);
  if (running.length === 0) return null;
  return (
    <section className="running" aria-labelledby="running">
      <h2 id="running">{say('start.running')}</h2>
      <ul className="running-list">
        {running.map((game) => (
          <RunningGame key={game.id} saved={game} />
        ))}
      </ul>
    </section>
  );
}

/** The finished games of this browser, and the import of records. */
export function SavedGames(): ReactNode {
  const say = useText();
  const { games, damaged } = useStoredGames();
  const finished = games.filter((game) => game.over);
  return (
    <section className="saved" aria-labelledby="yours">
      <div className="row spread">
        <h2 id="yours">{say('start.yours')}</h2>
        <ImportButton />
      </div>
      {savedGames.lasting ? null : <p className="notice">{say('start.notLasting')}</p>}
      {games.length === 0 ? <p className="soft">{say('start.none')}</p> : null}
      {finished.length === 0 ? null : (
        <>
          <h3>{say('start.finished')}</h3>
          <ul className="saved-list">
            {finished.map((game) => (
              <SavedRow key={game.id} saved={game} />
            ))}
          </ul>
        </>
      )}
      {damaged.length === 0 ? null : (
        <>
          <h3>{say('start.damaged')}</h3>
          <p className="soft">{say('start.damagedWhy')}</p>
          <ul className="saved-list">
            {damaged.map((game) => (
              <DamagedRow key={game.id} damaged={game} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function useStoredGames(): StoredGames {
  const [contents, setContents] = useState(() => savedGames.contents());
  useEffect(() => savedGames.subscribe(() => setContents(savedGames.contents())), []);
  return contents;
}

function ImportButton(): ReactNode {
  const say = useText();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<SaveProblem>();
  const open = async (text: string) => {
    const record = readRecord(text);
    if (!record.ok) return setProblem(record.problem);
    const { game } = record.value;
    if (!isGame(game)) return setProblem({ code: 'unknown-game', message: game });
    const imported = importRecord((await openBoard(game)).game, record.value);
    if (!imported.ok) return setProblem(imported.problem);
    if (savedGames.write(imported.value) === 'full') return setProblem({ code: 'damaged', message: say('new.full') });
    return navigate(`/replay/${imported.value.id}`);
  };
  return (
    <div className="import">
      <FileButton label={say('start.import')} onFile={(_name, text) => void open(text)} />
      {problem === undefined ? null : (
        <p className="notice" role="alert">
          {say(`problem.${problem.code}`)} <span className="soft">{problem.message}</span>
        </p>
      )}
    </div>
  );
}
