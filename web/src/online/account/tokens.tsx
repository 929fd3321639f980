import {
  doneSchema,
  LIMITS,
  TOKEN_SCOPES,
  tokenAnswerSchema,
  tokensSchema,
  type Id,
  type TokenScope,
} from '@cabale/protocol';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../pages/button.tsx';
import { useDate } from '../../text/i18n.ts';
import { api } from '../api.ts';
import { useDoing, useRead, whenGranted } from '../asking.ts';
import { refuseUnreadable } from '../readable.ts';
import { RefusalNote } from '../refusalnote.tsx';
import { ShareLink } from '../sharelink.tsx';
import { TextField } from '../textfield.tsx';
import { useOnlineText } from '../text/texts.ts';

/** Tokens for programs that play in the user's name: shown once, revocable at any time. */
export function Tokens(): ReactNode {
  const say = useOnlineText();
  const date = useDate();
  const { answer, again } = useRead('/me/tokens', tokensSchema);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['read', 'play']);
  const [token, setToken] = useState<string>();
  const { isBusy, refusal, run } = useDoing();
  const draw = () =>
    whenGranted(api.ask('POST', '/me/tokens', tokenAnswerSchema, { name, scopes }), (drawn) => {
      setToken(drawn.token);
      setName('');
      again();
    });
  const end = (id: Id) => whenGranted(api.ask('DELETE', `/me/tokens/${id}`, doneSchema), again);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(() => refuseUnreadable(name) ?? draw());
  };
  const tokens = answer?.ok === true ? answer.value.tokens : [];
  return (
    <section className="column" aria-labelledby="tokens">
      <h2 id="tokens">{say('tokens.title')}</h2>
      <p className="soft">{say('tokens.why', { count: LIMITS.tokenDays })}</p>
      <ul className="saved-list">
        {tokens.map(({ id, name: called, created, scopes: allowed }) => (
          <li key={id} className="saved-row">
            <span className="saved-words">
              <b>{called}</b>{' '}
              <span className="soft">
                {allowed.map((scope) => say(`tokens.scopes.${scope}`)).join(', ')} · {date(created)}
              </span>
            </span>
            <Button
              label={say('sessions.end')}
              aria-label={`${say('sessions.end')} – ${called}`}
              onClick={() => run(() => end(id))}
            />
          </li>
        ))}
      </ul>
      {token === undefined ? null : (
        <ShareLink label={say('tokens.once')} link={token} description={say('tokens.onceWhy')} />
      )}
      <form className="column" onSubmit={submit}>
        <TextField label={say('tokens.name')} value={name} max={LIMITS.tokenName} onChange={setName} />
        <Scopes scopes={scopes} onChange={setScopes} />
        <RefusalNote refusal={refusal} />
        <p>
          <button type="submit" className="button" disabled={isBusy || scopes.length === 0}>
            {say('tokens.draw')}
          </button>
        </p>
      </form>
    </section>
  );
}

interface ScopesProps {
  readonly scopes: readonly TokenScope[];
  onChange(scopes: readonly TokenScope[]): void;
}

/** The permissions of a token. */
function Scopes({ scopes, onChange }: ScopesProps): ReactNode {
  const say = useOnlineText();
  return (
    <fieldset className="field">
      <legend>{say('tokens.allowed')}</legend>
      {TOKEN_SCOPES.map((scope) => (
        <label key={scope} className="row">
          <input
            type="checkbox"
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              onChange(TOKEN_SCOPES.filter((each) => (each === scope ? target.checked : scopes.includes(each))))
            }
          />
          {say(`tokens.scopes.${scope}`)}
        </label>
      ))}
    </fieldset>
  );
}
