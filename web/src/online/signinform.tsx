import { LIMITS } from '@cabale/protocol';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useDoing } from './asking.ts';
import { RefusalNote } from './refusalnote.tsx';
import { enter } from './session.ts';
import { TextField } from './textfield.tsx';
import { useOnlineText } from './text/texts.ts';

/** For whoever has an account. */
export function SignInForm(): ReactNode {
  const say = useOnlineText();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, refusal, run } = useDoing();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(() => enter('/sessions', { login, password }));
  };
  return (
    <form className="column" onSubmit={submit} aria-label={say('entrance.account')}>
      <TextField label={say('account.login')} value={login} autoComplete="username" max={30} onChange={setLogin} />
      <TextField
        label={say('account.password')}
        type="password"
        value={password}
        autoComplete="current-password"
        max={LIMITS.password.max}
        onChange={setPassword}
      />
      <RefusalNote refusal={refusal} />
      <p>
        <button type="submit" className="button" disabled={isBusy}>
          {say('entrance.signIn')}
        </button>
      </p>
    </form>
  );
}
