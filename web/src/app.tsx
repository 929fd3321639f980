import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { CrashBoundary } from './pages/crash.tsx';
import { Header } from './pages/header.tsx';
import { NotFoundPage } from './pages/notfound.tsx';
import { Opening } from './pages/opening.tsx';
import { StartPage } from './start/startpage.tsx';
import { useText } from './text/i18n.ts';

const AtTable = lazy(() => import('./attable.tsx'));
const GamePage = lazy(() => import('./pages/gamepage.tsx'));
const RulesPage = lazy(() => import('./pages/rulespage.tsx'));
const SettingsPage = lazy(() => import('./pages/settingspage.tsx'));
const OnlinePages = lazy(() => import('./online/pages.tsx'));
const DevPages = import.meta.env.DEV ? lazy(() => import('./dev/devpage.tsx')) : undefined;

const ONLINE = /^\/(?:online(?:\/.*)?|join(?:\/[\w-]+)?|return|shared)$/;
const AROUND_A_TABLE = /^\/(?:(?:play|new|table|replay|learn)\/[^/]+|learn\/[^/]+\/[^/]+)$/;

/** Routes. Pages that need a game load it when they are opened. */
export function App(): ReactNode {
  const say = useText();
  return (
    <CrashBoundary>
      <a className="skip" href="#content">
        {say('house.skip')}
      </a>
      <HouseHeader />
      <Content>
        <Suspense fallback={<Opening />}>
          <Switch>
            <Route path="/">{() => <StartPage />}</Route>
            <Route path={AROUND_A_TABLE}>{() => <AtTable />}</Route>
            <Route path={ONLINE}>{() => <OnlinePages />}</Route>
            <Route path="/games/:game">{({ game }) => <GamePage game={game} />}</Route>
            <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
            <Route path="/settings">{() => <SettingsPage />}</Route>
            {DevPages === undefined ? null : <Route path="/dev/*">{() => <DevPages />}</Route>}
            <Route path="/index.html">{() => <Redirect to="/" replace />}</Route>
            <Route>{() => <NotFoundPage />}</Route>
          </Switch>
        </Suspense>
      </Content>
    </CrashBoundary>
  );
}

/** Tables render a slim header of their own, because the board needs the room. */
const AT_A_TABLE = /^\/(?:(?:play|table|replay|learn|online\/table|online\/replay)\/|dev\/[^/]+\/frame$|shared$)/;

function HouseHeader(): ReactNode {
  const [location] = useLocation();
  return AT_A_TABLE.test(location) ? null : <Header />;
}

/** The current page. Navigation moves focus and scroll position as loading a new document would. */
function Content({ children }: { readonly children: ReactNode }): ReactNode {
  const [location] = useLocation();
  const main = useRef<HTMLElement>(null);
  const before = useRef(location);
  useEffect(() => {
    if (before.current === location) return;
    before.current = location;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [location]);
  return (
    <main id="content" ref={main} tabIndex={-1}>
      {children}
    </main>
  );
}
