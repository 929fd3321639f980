import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { LANGUAGES, useSettings } from '../settings.ts';
import { currentLanguage, setLanguage, useText } from '../text/i18n.ts';
import { useTurns } from '../turns.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

/** The site header with the switches for language and theme. */
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

/** The slim header of a table: home link, status, and the switches where there is room. */
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

/** Link to the online tables, with the number of waiting ones. */
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

/** Link shown at a table while another table waits for the user. */
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
    <IconButton
      variant="quiet"
      icon={isLight ? 'moon' : 'sun'}
      label={label}
      onClick={() => change({ theme: other })}
    />
  );
}
