import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../pages/button.tsx';
import { useText } from '../text/i18n.ts';

/** The event by which browsers say that the site can be installed; not in TypeScript's types of the DOM. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | undefined;
const listeners = new Set<() => void>();

// The browser says so once, soon after the first page is loaded.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offered = event as InstallEvent;
  for (const listener of listeners) listener();
});

/** Offers to install the site as an app, where the browser can. */
export function InstallOffer(): ReactNode {
  const say = useText();
  const [event, setEvent] = useState(offered);
  useEffect(() => {
    const listener = () => setEvent(offered);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  if (event === undefined) return null;
  const install = async () => {
    offered = undefined;
    setEvent(undefined);
    await event.prompt();
  };
  return (
    <p className="notice install">
      <span>{say('start.installWhy')}</span>
      <Button label={say('start.install')} onClick={install} />
    </p>
  );
}
