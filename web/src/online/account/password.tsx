import { doneSchema, LIMITS } from '@cabale/protocol';
import { useState, type ReactNode } from 'react';
import { api } from '../api.ts';
import { whenGranted } from '../asking.ts';
import { Form } from '../form.tsx';
import { PasswordField } from '../passwordfield.tsx';
import { changeMe } from '../session.ts';
import { TextField } from '../textfield.tsx';
import { useOnlineText } from '../text/texts.ts';

/** Turns a guest into an account; tables and history stay. */
export function NewAccount(): ReactNode {
  const say = useOnlineText();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Form
      labelledBy="new-account"
      submit={say('account.create')}
      send={() => changeMe('POST', '/me/account', { login, password })}
    >
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
    </Form>
  );
}

/** Changes the password, which signs out every other device. */
export function Password(): ReactNode {
  const say = useOnlineText();
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const [isDone, setDone] = useState(false);
  const change = async () => {
    const refusal = await whenGranted(api.ask('PUT', '/me/password', doneSchema, { current: password, next }), () => {
      setPassword('');
      setNext('');
    });
    setDone(refusal === undefined);
    return refusal;
  };
  return (
    <Form labelledBy="password" submit={say('account.changePassword')} send={change}>
      <h2 id="password">{say('account.changePassword')}</h2>
      <PasswordField label={say('account.oldPassword')} value={password} onChange={setPassword} />
      <NewPasswordField value={next} onChange={setNext} />
      <p role="status">{isDone ? say('account.passwordChanged') : ''}</p>
    </Form>
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
