import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { CrashBoundary } from './pages/crash.tsx';
import { Header } from './pages/header.tsx';
import { NotFoundPage } from './pages/notfound.tsx';
import { Opening } from './pages/opening.tsx';
import { StartPage } from './start/startpage.tsx';
import { useText } from './text/i18n.ts';

const AtTable = lazy(() => import('./attable.tsx'));
const RulesPage = lazy(() => import('./pages/rulespage.tsx'));
const SettingsPage = lazy(() => import('./pages/settingspage.tsx'));
const OnlinePages = lazy(() => import('./online/pages.tsx'));

const ONLINE = /^\/(?:online(?:\/.*)?|join|return|shared)$/;
const AROUND_A_TABLE = /^\/(?:(?:play|new|table|replay|learn)\/[^/]+|learn\/[^/]+\/[^/]+)$/;

/** Where everything is; pages that need a game bring it when they are opened. */
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
            <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
            <Route path="/settings">{() => <SettingsPage />}</Route>
            <Route path="/index.html">{() => <Redirect to="/" replace />}</Route>
            <Route>{() => <NotFoundPage />}</Route>
          </Switch>
        </Suspense>
      </Content>
    </CrashBoundary>
  );
}

/** Tables bring a slim header of their own: the board needs the room. */
const AT_A_TABLE = /^\/(?:(?:play|table|replay|learn|online\/table|online\/replay)\/|shared$)/;

function HouseHeader(): ReactNode {
  const [location] = useLocation();
  return AT_A_TABLE.test(location) ? null : <Header />;
}

/** The page; going to another one moves the reader there, as a new document would. */
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
