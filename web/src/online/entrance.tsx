import { LIMITS } from '@cabale/protocol';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTitle } from '../pages/title.ts';
import { useSettings } from '../settings.ts';
import { useDoing } from './asking.ts';
import { BareHeader } from './bareheader.tsx';
import { CodeForm } from './codeform.tsx';
import { refuseUnreadable } from './readable.ts';
import { RefusalNote } from './refusalnote.tsx';
import { enter } from './session.ts';
import { SignInForm } from './signinform.tsx';
import { useOnlineText } from './text/texts.ts';

/** The door: a name is enough. */
export function EntrancePage({ why }: { readonly why: string | undefined }): ReactNode {
  const say = useOnlineText();
  useTitle(say('entrance.title'));
  return (
    <>
      <BareHeader />
      <div className="page narrow">
        <h1>{say('entrance.title')}</h1>
        <p>{why ?? say('entrance.lead')}</p>
        <NameForm />
        <details className="advanced">
          <summary>{say('entrance.known')}</summary>
          <SignInForm />
          <CodeForm />
        </details>
      </div>
    </>
  );
}

function NameForm(): ReactNode {
  const say = useOnlineText();
  const usual = useSettings((settings) => settings.name);
  const [name, setName] = useState(usual);
  const { isBusy, refusal, run } = useDoing();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(() => refuseUnreadable(name) ?? enter('/guests', { name }));
  };
  return (
    <form className="column" onSubmit={submit}>
      <div className="field">
        <label htmlFor="guest-name">{say('entrance.name')}</label>
        <input
          id="guest-name"
          className="input"
          value={name}
          required
          pattern=".*\S.*"
          maxLength={LIMITS.name}
          autoComplete="name"
          aria-describedby="guest-name-why"
          onChange={({ target }) => setName(target.value)}
        />
        <p id="guest-name-why" className="soft">
          {say('entrance.nameWhy')}
        </p>
      </div>
      <RefusalNote refusal={refusal} />
      <p>
        <button type="submit" className="button primary large" disabled={isBusy}>
          {say('entrance.enter')}
        </button>
      </p>
    </form>
  );
}
