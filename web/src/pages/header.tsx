import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { LANGUAGES, useSettings } from '../settings.ts';
import { currentLanguage, setLanguage, useText } from '../text/i18n.ts';
import { useTurns } from '../turns.ts';
import { Icon } from './icon.tsx';

/** The house's name and the two switches everybody looks for. */
export function Header(): ReactNode {
  const say = useText();
  return (
    <header className="house-header">
      <Link href="/" className="house-name" aria-label={`${say('house.name')} – ${say('nav.home')}`}>
        <Icon name="mask" /> <span>{say('house.name')}</span>
      </Link>
      <nav className="house-nav" aria-label={say('nav.label')}>
        <OnlineLink />
        <Switches />
        <Link
          href="/settings"
          className="button quiet icon-button"
          aria-label={say('nav.settings')}
          title={say('nav.settings')}
        >
          <Icon name="settings" />
        </Link>
      </nav>
    </header>
  );
}

/** The slim header of a table: the way home, what is going on, and the switches where there is room. */
export function TableHeader({
  children,
  menu,
}: {
  readonly children: ReactNode;
  readonly menu?: ReactNode;
}): ReactNode {
  const say = useText();
  return (
    <header className="table-top">
      <Link href="/" className="button quiet icon-button home" aria-label={`${say('house.name')} – ${say('nav.home')}`}>
        <Icon name="mask" />
      </Link>
      {children}
      <TurnsLink />
      <span className="switches">
        <Switches />
      </span>
      {menu}
    </header>
  );
}

/** The way to the tables online, with the number of those that wait. */
function OnlineLink(): ReactNode {
  const say = useText();
  const waiting = useTurns((turns) => turns.tables.length);
  return (
    <Link
      href="/online"
      className="button quiet"
      aria-label={waiting === 0 ? say('nav.online') : `${say('nav.online')} – ${say('nav.turns', { count: waiting })}`}
    >
      <Icon name="people" /> <span className="tool-words">{say('nav.online')}</span>
      {waiting === 0 ? null : <span className="badge figure">{waiting}</span>}
    </Link>
  );
}

/** At a table: a word only where another one may wait. */
function TurnsLink(): ReactNode {
  const say = useText();
  const [location] = useLocation();
  const waiting = useTurns((turns) => turns.tables.filter((table) => !location.endsWith(table)).length);
  if (waiting === 0) return null;
  return (
    <Link href="/online" className="button quiet icon-button" aria-label={say('nav.turns', { count: waiting })}>
      <Icon name="people" /> <span className="badge figure">{waiting}</span>
    </Link>
  );
}

function Switches(): ReactNode {
  return (
    <>
      <LanguageSwitch />
      <ThemeSwitch />
    </>
  );
}

function LanguageSwitch(): ReactNode {
  const say = useText();
  const change = useSettings((settings) => settings.change);
  const other = LANGUAGES.find((language) => language !== currentLanguage()) ?? 'fr';
  const name = say(`settings.languages.${other}`);
  return (
    <button
      type="button"
      className="button quiet icon-button"
      lang={other}
      aria-label={name}
      title={name}
      onClick={() => {
        change({ language: other });
        void setLanguage(other);
      }}
    >
      {other.toUpperCase()}
    </button>
  );
}

function ThemeSwitch(): ReactNode {
  const say = useText();
  const change = useSettings((settings) => settings.change);
  const theme = useSettings((settings) => settings.theme);
  const systemIsLight = matchMedia('(prefers-color-scheme: light)').matches;
  const isLight = theme === 'light' || (theme === 'system' && systemIsLight);
  const other = isLight ? 'dark' : 'light';
  const label = `${say('settings.theme')} – ${say(`settings.themes.${other}`)}`;
  return (
    <button
      type="button"
      className="button quiet icon-button"
      aria-label={label}
      title={label}
      onClick={() => change({ theme: other })}
    >
      <Icon name={isLight ? 'moon' : 'sun'} />
    </button>
  );
}
