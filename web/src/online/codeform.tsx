import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useDoing } from './asking.ts';
import { RefusalNote } from './refusalnote.tsx';
import { enter } from './session.ts';
import { TextField } from './textfield.tsx';
import { useOnlineText } from './text/texts.ts';

/** For whoever comes from another device: the personal code, or the whole link it stands in. */
export function CodeForm(): ReactNode {
  const say = useOnlineText();
  const [text, setText] = useState('');
  const { isBusy, refusal, run } = useDoing();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(() => enter('/sessions/return', { code: text.trim().split('#').at(-1) }));
  };
  return (
    <form className="column" onSubmit={submit} aria-label={say('entrance.code')}>
      <TextField
        label={say('entrance.code')}
        value={text}
        description={say('entrance.codeWhy')}
        max={300}
        onChange={setText}
      />
      <RefusalNote refusal={refusal} />
      <p>
        <button type="submit" className="button" disabled={isBusy}>
          {say('entrance.comeBack')}
        </button>
      </p>
    </form>
  );
}
