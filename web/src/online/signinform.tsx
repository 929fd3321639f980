import { useState, type ReactNode } from 'react';
import { Form } from './form.tsx';
import { PasswordField } from './passwordfield.tsx';
import { enter } from './session.ts';
import { TextField } from './textfield.tsx';
import { useOnlineText } from './text/texts.ts';

export function SignInForm(): ReactNode {
  const say = useOnlineText();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Form
      label={say('entrance.account')}
      submit={say('entrance.signIn')}
      send={() => enter('/sessions', { login, password })}
    >
      <TextField label={say('account.login')} value={login} autoComplete="username" max={30} onChange={setLogin} />
      <PasswordField label={say('account.password')} value={password} onChange={setPassword} />
    </Form>
  );
}
