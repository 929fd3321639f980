import { doneSchema, LIMITS } from '@cabale/protocol';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { api } from '../api.ts';
import { useDoing } from '../asking.ts';
import { RefusalNote } from '../refusalnote.tsx';
import { changeMe } from '../session.ts';
import { TextField } from '../textfield.tsx';
import { useOnlineText } from '../text/texts.ts';

/** A guest becomes somebody with an account; tables and history stay. */
export function NewAccount(): ReactNode {
  const say = useOnlineText();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, refusal, run } = useDoing();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(() => changeMe('POST', '/me/account', { login, password }));
  };
  return (
    <form className="column" aria-labelledby="new-account" onSubmit={submit}>
      <h2 id="new-account">{say('account.new')}</h2>
      <p className="soft">{say('account.newWhy')}</p>
      <TextField
        label={say('account.login')}
        value={login}
        autoComplete="username"
        min={3}
        max={30}
        pattern="[A-Za-z0-9_.\-]+"
        description={say('account.loginWhy')}
        onChange={setLogin}
      />
      <NewPasswordField value={password} onChange={setPassword} />
      <RefusalNote refusal={refusal} />
      <p>
        <button type="submit" className="button" disabled={isBusy}>
          {say('account.create')}
        </button>
      </p>
    </form>
  );
}

/** Another password; every other device is signed out with it. */
export function Password(): ReactNode {
  const say = useOnlineText();
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const [isDone, setDone] = useState(false);
  const { isBusy, refusal, run } = useDoing();
  const change = async () => {
    const answer = await api.ask('PUT', '/me/password', doneSchema, { current: password, next });
    return answer.ok ? undefined : answer.refusal;
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const done = await run(change);
    setDone(done);
    if (!done) return;
    setPassword('');
    setNext('');
  };
  return (
    <form className="column" aria-labelledby="password" onSubmit={(event) => void submit(event)}>
      <h2 id="password">{say('account.changePassword')}</h2>
      <TextField
        label={say('account.oldPassword')}
        type="password"
        value={password}
        autoComplete="current-password"
        max={LIMITS.password.max}
        onChange={setPassword}
      />
      <NewPasswordField value={next} onChange={setNext} />
      <RefusalNote refusal={refusal} />
      <p role="status">{isDone ? say('account.passwordChanged') : ''}</p>
      <p>
        <button type="submit" className="button" disabled={isBusy}>
          {say('account.changePassword')}
        </button>
      </p>
    </form>
  );
}

interface NewPasswordFieldProps {
  readonly value: string;
  onChange(value: string): void;
}

function NewPasswordField({ value, onChange }: NewPasswordFieldProps): ReactNode {
  const say = useOnlineText();
  return (
    <TextField
      label={say('account.newPassword')}
      type="password"
      value={value}
      autoComplete="new-password"
      min={LIMITS.password.min}
      max={LIMITS.password.max}
      description={say('account.passwordWhy', { count: LIMITS.password.min })}
      onChange={onChange}
    />
  );
}
