import { SeatMark, type SeatInfo } from '@cabale/design';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTitle } from '../pages/title.ts';
import { useText } from '../text/i18n.ts';

interface PassScreenProps {
  readonly next: SeatInfo;
  onTake(): void;
}

/** Shown while two players hand over the device; it hides the board and the hands. */
export function PassScreen({ next, onTake }: PassScreenProps): ReactNode {
  const say = useText();
  const button = useRef<HTMLButtonElement>(null);
  const { name, seat } = next;
  useTitle(say('pass.title', { name }));
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="pass">
      <SeatMark seat={seat} size={72} />
      <h1>{say('pass.title', { name })}</h1>
      <p>{say('pass.text', { name })}</p>
      <button ref={button} type="button" className="button primary large" onClick={onTake}>
        {say('pass.take', { name })}
      </button>
    </div>
  );
}
