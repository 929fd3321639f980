import { LIMITS } from '@cabale/protocol';
import { useState, type ReactNode } from 'react';
import { useTitle } from '../pages/title.ts';
import { useSettings } from '../settings.ts';
import { BareHeader } from './bareheader.tsx';
import { CodeForm } from './codeform.tsx';
import { Form } from './form.tsx';
import { refuseUnreadable } from './readable.ts';
import { enter } from './session.ts';
import { SignInForm } from './signinform.tsx';
import { TextField } from './textfield.tsx';
import { useOnlineText } from './text/texts.ts';

/** Sign-in page: a name is enough to play as a guest. */
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
  return (
    <Form submit={say('entrance.enter')} isLarge send={() => refuseUnreadable(name) ?? enter('/guests', { name })}>
      <TextField
        label={say('entrance.name')}
        value={name}
        pattern=".*\S.*"
        max={LIMITS.name}
        autoComplete="name"
        description={say('entrance.nameWhy')}
        onChange={setName}
      />
    </Form>
  );
}
