import './css/online.css';
import { use, useEffect, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { NotFoundPage } from '../pages/notfound.tsx';
import { AccountPage } from './account/accountpage.tsx';
import { JoinPage } from './joinpage.tsx';
import { LobbyPage } from './lobbypage.tsx';
import { NewTablePage } from './newtablepage.tsx';
import { OnlineReplayPage, SharedReplayPage } from './replaypage.tsx';
import { ReturnPage } from './returnpage.tsx';
import { OnlineTablePage } from './tablepage.tsx';
import { loadOnlineTexts } from './text/texts.ts';
import { followTurns } from './turns.ts';

const texts = loadOnlineTexts();

/** All pages that need the server, in one chunk that is loaded when a user goes online. */
export default function OnlinePages(): ReactNode {
  use(texts);
  useEffect(followTurns, []);
  return (
    <Switch>
      <Route path="/online">{() => <LobbyPage />}</Route>
      <Route path="/online/new/:game">{({ game }) => <NewTablePage game={game} />}</Route>
      <Route path="/online/table/:id">{({ id }) => <OnlineTablePage key={id} id={id} />}</Route>
      <Route path="/online/replay/:id">{({ id }) => <OnlineReplayPage key={id} id={id} />}</Route>
      <Route path="/online/account">{() => <AccountPage />}</Route>
      <Route path="/join/:game?">{() => <JoinPage />}</Route>
      <Route path="/return">{() => <ReturnPage />}</Route>
      <Route path="/shared">{() => <SharedReplayPage />}</Route>
      <Route>{() => <NotFoundPage />}</Route>
    </Switch>
  );
}
