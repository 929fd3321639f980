import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../pages/button.tsx';
import { Icon } from '../pages/icon.tsx';
import { connection } from './session.ts';
import { useOnlineText } from './text/texts.ts';

/** Most interruptions are over before users need to know. */
const SILENT_MS = 1500;

/** Shown while the connection is broken; nothing is lost meanwhile. */
export function ConnectionStatus(): ReactNode {
  const say = useOnlineText();
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  const isBroken = state === 'lost' || state === 'connecting';
  const isLong = useLasting(isBroken);
  if (state === 'outdated') {
    return (
      <p className="notice">
        {say('line.outdated')}
        <Button label={say('line.reload')} onClick={() => location.reload()} />
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

/** Whether a condition has held for a while. */
function useLasting(condition: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setLong(true), SILENT_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [condition]);
  return isLong;
}
