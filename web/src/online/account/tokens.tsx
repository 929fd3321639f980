import { doneSchema, LIMITS, tokenAnswerSchema, tokensSchema, type Id } from '@cabale/protocol';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useDate } from '../../text/i18n.ts';
import { api } from '../api.ts';
import { useDoing, useRead } from '../asking.ts';
import { RefusalNote } from '../refusalnote.tsx';
import { ShareLink } from '../sharelink.tsx';
import { TextField } from '../textfield.tsx';
import { useOnlineText } from '../text/texts.ts';

/** Tokens for programs that play in one's name: told once, ended at any time. */
export function Tokens(): ReactNode {
  const say = useOnlineText();
  const date = useDate();
  const { answer, again } = useRead('/me/tokens', tokensSchema);
  const [name, setName] = useState('');
  const [token, setToken] = useState<string>();
  const { isBusy, refusal, run } = useDoing();
  const draw = async () => {
    const drawn = await api.ask('POST', '/me/tokens', tokenAnswerSchema, { name });
    if (!drawn.ok) return drawn.refusal;
    setToken(drawn.value.token);
    setName('');
    again();
    return undefined;
  };
  const end = async (id: Id) => {
    const ended = await api.ask('DELETE', `/me/tokens/${id}`, doneSchema);
    if (!ended.ok) return ended.refusal;
    again();
    return undefined;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(draw);
  };
  const tokens = answer?.ok === true ? answer.value.tokens : [];
  return (
    <section className="column" aria-labelledby="tokens">
      <h2 id="tokens">{say('tokens.title')}</h2>
      <p className="soft">{say('tokens.why')}</p>
      <ul className="saved-list">
        {tokens.map(({ id, name: called, created }) => (
          <li key={id} className="saved-row">
            <span className="saved-words">
              <b>{called}</b> <span className="soft">{date(created)}</span>
            </span>
            <button
              type="button"
              className="button"
              aria-label={`${say('sessions.end')} – ${called}`}
              onClick={() => void run(() => end(id))}
            >
              {say('sessions.end')}
            </button>
          </li>
        ))}
      </ul>
      {token === undefined ? null : (
        <ShareLink label={say('tokens.once')} link={token} description={say('tokens.onceWhy')} />
      )}
      <form className="column" onSubmit={submit}>
        <TextField label={say('tokens.name')} value={name} max={LIMITS.tokenName} onChange={setName} />
        <RefusalNote refusal={refusal} />
        <p>
          <button type="submit" className="button" disabled={isBusy}>
            {say('tokens.draw')}
          </button>
        </p>
      </form>
    </section>
  );
}
