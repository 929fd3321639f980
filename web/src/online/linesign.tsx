import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '../pages/icon.tsx';
import { line } from './session.ts';
import { useOnlineText } from './text/texts.ts';

/** Most breaks are over before anybody needs to know. */
const SILENT_MS = 1500;

/** A small sign while the line is broken; nothing is lost meanwhile. */
export function LineSign(): ReactNode {
  const say = useOnlineText();
  const state = useSyncExternalStore(line.subscribe, line.state);
  const isBroken = state === 'lost' || state === 'connecting';
  const isLong = useLasting(isBroken);
  if (state === 'outdated') {
    return (
      <p className="notice">
        {say('line.outdated')}
        <button type="button" className="button" onClick={() => location.reload()}>
          {say('line.reload')}
        </button>
      </p>
    );
  }
  if (!isBroken || !isLong) return null;
  return (
    <p className="line-sign" role="status">
      <Icon name="offline" /> {say('line.lost')}
    </p>
  );
}

/** Whether something has been so for a while. */
function useLasting(isSo: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLong(true), SILENT_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSo]);
  return isLong;
}
