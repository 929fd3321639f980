import type { Me } from '@cabale/protocol';
import { LIMITS } from '@cabale/protocol';
import { useState, type ReactNode } from 'react';
import { ButtonLink } from '../../pages/button.tsx';
import { useTitle } from '../../pages/title.ts';
import { Form } from '../form.tsx';
import { Gate } from '../gate.tsx';
import { NotifySwitch } from '../notifyswitch.tsx';
import { refuseUnreadable } from '../readable.ts';
import { changeMe } from '../session.ts';
import { TextField } from '../textfield.tsx';
import { useOnlineText } from '../text/texts.ts';
import { History } from './history.tsx';
import { NewAccount, Password } from './password.tsx';
import { OwnData } from './owndata.tsx';
import { PersonalLink } from './personallink.tsx';
import { Sessions } from './sessions.tsx';
import { Statistics } from './statistics.tsx';
import { Tokens } from './tokens.tsx';

export function AccountPage(): ReactNode {
  return <Gate>{(me) => <Account me={me} />}</Gate>;
}

/** The user's own data: a guest has a name and a link, an account has more. */
function Account({ me }: { readonly me: Me }): ReactNode {
  const say = useOnlineText();
  useTitle(say('account.title'));
  const hasAccount = me.login !== null;
  return (
    <div className="page narrow account">
      <div className="row spread">
        <h1>{say('account.title')}</h1>
        <ButtonLink label={say('trouble.tables')} href="/online" />
      </div>
      <p className="soft">{hasAccount ? say('account.with', { login: me.login ?? '' }) : say('account.guest')}</p>
      <NameForm me={me} />
      <PersonalLink />
      <NotifySwitch />
      {hasAccount ? <Statistics /> : null}
      <History />
      {hasAccount ? <Password /> : <NewAccount />}
      <Sessions isGuest={!hasAccount} />
      {hasAccount ? <Tokens /> : null}
      <OwnData me={me} />
    </div>
  );
}

function NameForm({ me }: { readonly me: Me }): ReactNode {
  const say = useOnlineText();
  const [name, setName] = useState(me.name);
  return (
    <Form
      submit={name.trim() === me.name ? undefined : say('account.rename')}
      send={() => refuseUnreadable(name) ?? changeMe('PATCH', '/me', { name })}
    >
      <TextField
        label={say('entrance.name')}
        value={name}
        max={LIMITS.name}
        autoComplete="name"
        description={say('account.nameWhy')}
        onChange={setName}
      />
    </Form>
  );
}
