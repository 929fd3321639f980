import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../pages/button.tsx';
import { beginNotifying, endNotifying, followPermission, notifying } from './notify.ts';
import { useOnlineText } from './text/texts.ts';

/** Switch for turn notifications; the browser prompts for permission only when it is clicked. */
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
    <Button
      icon={isOn ? 'check' : 'bell'}
      label={say(isOn ? 'notify.on' : 'notify.off')}
      aria-pressed={isOn}
      onClick={change}
    />
  );
}
