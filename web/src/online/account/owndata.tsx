import { doneSchema, exportSchema, LIMITS, type Me } from '@cabale/protocol';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { download } from '../../saves/files.ts';
import { api } from '../api.ts';
import { useDoing } from '../asking.ts';
import { RefusalNote } from '../refusalnote.tsx';
import { depart } from '../session.ts';
import { TextField } from '../textfield.tsx';
import { useOnlineText } from '../text/texts.ts';

/** What the server keeps about a person: a file of it, and its deletion. */
export function OwnData({ me }: { readonly me: Me }): ReactNode {
  const say = useOnlineText();
  const { isBusy, refusal, run } = useDoing();
  const [isDeleting, setDeleting] = useState(false);
  const fetchAll = async () => {
    const answer = await api.ask('GET', '/me/export', exportSchema);
    if (!answer.ok) return answer.refusal;
    download('cabale-data.json', JSON.stringify(answer.value, undefined, 2));
    return undefined;
  };
  return (
    <section className="column" aria-labelledby="own-data">
      <h2 id="own-data">{say('data.title')}</h2>
      <p className="soft">{say('data.why')}</p>
      <div className="row">
        <button type="button" className="button" disabled={isBusy} onClick={() => void run(fetchAll)}>
          {say('data.export')}
        </button>
        {isDeleting ? null : (
          <button type="button" className="button quiet" onClick={() => setDeleting(true)}>
            {say('data.delete')}
          </button>
        )}
      </div>
      <RefusalNote refusal={refusal} />
      {isDeleting ? <DeleteForm me={me} onCancel={() => setDeleting(false)} /> : null}
    </section>
  );
}

interface DeleteFormProps {
  readonly me: Me;
  onCancel(): void;
}

/** Deleting cannot be undone: one's own name is typed, and an account's password given. */
function DeleteForm({ me, onCancel }: DeleteFormProps): ReactNode {
  const say = useOnlineText();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, refusal, run } = useDoing();
  const hasPassword = me.login !== null;
  const remove = async () => {
    const body = hasPassword ? { name, password } : { name };
    const answer = await api.ask('DELETE', '/me', doneSchema, body);
    if (!answer.ok) return answer.refusal;
    depart();
    return undefined;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void run(remove);
  };
  return (
    <form className="column" onSubmit={submit}>
      <p className="notice">{say('data.deleteWhy')}</p>
      <TextField label={say('data.confirm', { name: me.name })} value={name} max={LIMITS.name} onChange={setName} />
      {hasPassword ? (
        <TextField
          label={say('account.oldPassword')}
          type="password"
          value={password}
          autoComplete="current-password"
          max={LIMITS.password.max}
          onChange={setPassword}
        />
      ) : null}
      <RefusalNote refusal={refusal} />
      <div className="row">
        <button type="submit" className="button" disabled={isBusy || name !== me.name}>
          {say('data.deleteSure')}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          {say('data.keep')}
        </button>
      </div>
    </form>
  );
}
