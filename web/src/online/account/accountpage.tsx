import type { Me } from '@cabale/protocol';
import { LIMITS } from '@cabale/protocol';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Link } from 'wouter';
import { useTitle } from '../../pages/title.ts';
import { useDoing } from '../asking.ts';
import { Gate } from '../gate.tsx';
import { NotifySwitch } from '../notifyswitch.tsx';
import { refuseUnreadable } from '../readable.ts';
import { RefusalNote } from '../refusalnote.tsx';
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

/** Everything about oneself: a guest has a name and a link, an account has more. */
function Account({ me }: { readonly me: Me }): ReactNode {
  const say = useOnlineText();
  useTitle(say('account.title'));
  const hasAccount = me.login !== null;
  return (
    <div className="page narrow account">
      <div className="row spread">
        <h1>{say('account.title')}</h1>
        <Link className="button" href="/online">
          {say('trouble.tables')}
        </Link>
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
  const { isBusy, refusal, run } = useDoing();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(() => refuseUnreadable(name) ?? changeMe('PATCH', '/me', { name }));
  };
  return (
    <form className="column" onSubmit={submit}>
      <TextField
        label={say('entrance.name')}
        value={name}
        max={LIMITS.name}
        autoComplete="name"
        description={say('account.nameWhy')}
        onChange={setName}
      />
      <RefusalNote refusal={refusal} />
      {name.trim() === me.name ? null : (
        <p>
          <button type="submit" className="button" disabled={isBusy}>
            {say('account.rename')}
          </button>
        </p>
      )}
    </form>
  );
}
