import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../pages/icon.tsx';
import { beginNotifying, endNotifying, followPermission, notifying } from './notify.ts';
import { useOnlineText } from './text/texts.ts';

/** Whether this browser tells when a table waits; it asks the person only when this is clicked. */
export function NotifySwitch(): ReactNode {
  const say = useOnlineText();
  const [state, setState] = useState(notifying);
  useEffect(() => followPermission(() => setState(notifying())), []);
  if (state === 'impossible') return null;
  if (state === 'forbidden') return <p className="soft">{say('notify.forbidden')}</p>;
  const isOn = state === 'on';
  const change = async () => {
    await (isOn ? endNotifying() : beginNotifying());
    setState(notifying());
  };
  return (
    <button type="button" className="button" aria-pressed={isOn} onClick={() => void change()}>
      <Icon name={isOn ? 'check' : 'bell'} /> {say(isOn ? 'notify.on' : 'notify.off')}
    </button>
  );
}
