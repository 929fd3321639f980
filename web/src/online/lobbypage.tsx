import { tablesSchema, type Me } from '@cabale/protocol';
import { GAME_IDS } from '@cabale/games';
import { useEffect, useId, useSyncExternalStore, type ReactNode } from 'react';
import { Button, ButtonLink } from '../pages/button.tsx';
import { useTitle } from '../pages/title.ts';
import { useGameName } from '../text/game-names.ts';
import { useRead } from './asking.ts';
import { Gate } from './gate.tsx';
import { NotifySwitch } from './notifyswitch.tsx';
import { RefusalNote } from './refusalnote.tsx';
import { TableRow } from './tablerow.tsx';
import { useOnlineText } from './text/texts.ts';
import { keepReading, ownTables } from './turns.ts';

/** How often the list of open tables is refreshed while it is visible. */
const LOBBY_EVERY_MS = 15_000;

export function LobbyPage(): ReactNode {
  return <Gate>{(me) => <Lobby me={me} />}</Gate>;
}

/** The user's waiting and running tables, tables with a free seat, and a link to create one. */
function Lobby({ me }: { readonly me: Me }): ReactNode {
  const say = useOnlineText();
  useTitle(say('lobby.title'));
  return (
    <div className="page lobby">
      <div className="row spread">
        <h1>{say('lobby.title')}</h1>
        <ButtonLink label={say('lobby.me', { name: me.name })} href="/online/account" />
      </div>
      <OwnTables />
      <NewTables />
      <PublicTables path="/lobby" title={say('lobby.public')} none={say('lobby.noPublic')} />
      <PublicTables path="/lobby/running" title={say('lobby.running')} none={say('lobby.noRunning')} />
    </div>
  );
}

function OwnTables(): ReactNode {
  const say = useOnlineText();
  const lines = useSyncExternalStore(ownTables.subscribe, ownTables.lines);
  useEffect(keepReading, []);
  const sorted = lines?.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.created - a.created);
  return (
    <section className="saved" aria-labelledby="own-tables">
      <div className="row spread">
        <h2 id="own-tables">{say('lobby.own')}</h2>
        <NotifySwitch />
      </div>
      {sorted?.length === 0 ? <p className="soft">{say('lobby.noOwn')}</p> : null}
      <ul className="saved-list">
        {sorted?.map((line) => (
          <TableRow key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function NewTables(): ReactNode {
  const say = useOnlineText();
  const nameOf = useGameName();
  return (
    <section className="saved" aria-labelledby="new-tables">
      <h2 id="new-tables">{say('lobby.new')}</h2>
      <p className="soft">{say('lobby.newWhy')}</p>
      <div className="row">
        {GAME_IDS.map((id) => (
          <ButtonLink key={id} label={nameOf(id)} href={`/online/new/${id}`} />
        ))}
      </div>
    </section>
  );
}

interface PublicTablesProps {
  readonly path: '/lobby' | '/lobby/running';
  readonly title: string;
  readonly none: string;
}

/** Public tables where the user has no seat: to join, or to watch. */
function PublicTables({ path, title, none }: PublicTablesProps): ReactNode {
  const say = useOnlineText();
  const id = useId();
  const { answer, again } = useRead(path, tablesSchema);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) again();
    }, LOBBY_EVERY_MS);
    return () => clearInterval(timer);
  }, [again]);
  const lines = answer?.ok === true ? answer.value.tables.filter(({ seat }) => seat === null) : [];
  return (
    <section className="saved" aria-labelledby={id}>
      <div className="row spread">
        <h2 id={id}>{title}</h2>
        <Button label={say('lobby.refresh')} variant="quiet" onClick={again} />
      </div>
      {answer?.ok === false ? <RefusalNote refusal={answer.refusal} /> : null}
      {answer?.ok === true && lines.length === 0 ? <p className="soft">{none}</p> : null}
      <ul className="saved-list">
        {lines.map((line) => (
          <TableRow key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}
