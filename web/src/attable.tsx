import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { GuidedPage } from './guided/guidedpage.tsx';
import { NewGamePage } from './newgame/newgamepage.tsx';
import { PlayNowPage } from './newgame/playnowpage.tsx';
import { ReplayPage } from './replay/replaypage.tsx';
import { TablePage } from './table/tablepage.tsx';

/** The pages around a table, in one chunk: players who open one usually open another soon after. */
export default function AtTable(): ReactNode {
  return (
    <Switch>
      <Route path="/play/:game">{({ game }) => <PlayNowPage game={game} />}</Route>
      <Route path="/new/:game">{({ game }) => <NewGamePage game={game} />}</Route>
      <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
      <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
      <Route path="/learn/:game/:name?">
        {({ game, name }) => <GuidedPage key={`${game} ${name}`} game={game} name={name} />}
      </Route>
    </Switch>
  );
}
