import { doneSchema, exportSchema, LIMITS, type Me } from '@cabale/protocol';
import { useState, type ReactNode } from 'react';
import { Button } from '../../pages/button.tsx';
import { download } from '../../saves/files.ts';
import { api } from '../api.ts';
import { useDoing, whenGranted } from '../asking.ts';
import { Form } from '../form.tsx';
import { PasswordField } from '../passwordfield.tsx';
import { RefusalNote } from '../refusalnote.tsx';
import { depart } from '../session.ts';
import { TextField } from '../textfield.tsx';
import { useOnlineText } from '../text/texts.ts';

/** Download and deletion of the data that the server keeps about the user. */
export function OwnData({ me }: { readonly me: Me }): ReactNode {
  const say = useOnlineText();
  const { isBusy, refusal, run } = useDoing();
  const [isDeleting, setDeleting] = useState(false);
  const fetchAll = () =>
    whenGranted(api.ask('GET', '/me/export', exportSchema), (data) =>
      download('cabale-data.json', JSON.stringify(data, undefined, 2)),
    );
  return (
    <section className="column" aria-labelledby="own-data">
      <h2 id="own-data">{say('data.title')}</h2>
      <p className="soft">{say('data.why')}</p>
      <div className="row">
        <Button label={say('data.export')} disabled={isBusy} onClick={() => run(fetchAll)} />
        {isDeleting ? null : <Button label={say('data.delete')} variant="quiet" onClick={() => setDeleting(true)} />}
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

/** Deletion cannot be undone, so users type their name and, for an account, the password. */
function DeleteForm({ me, onCancel }: DeleteFormProps): ReactNode {
  const say = useOnlineText();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const hasPassword = me.login !== null;
  const body = hasPassword ? { name, password } : { name };
  return (
    <Form
      submit={say('data.deleteSure')}
      isDisabled={name !== me.name}
      aside={<Button label={say('data.keep')} variant="quiet" onClick={onCancel} />}
      send={() => whenGranted(api.ask('DELETE', '/me', doneSchema, body), depart)}
    >
      <p className="notice">{say('data.deleteWhy')}</p>
      <TextField label={say('data.confirm', { name: me.name })} value={name} max={LIMITS.name} onChange={setName} />
      {hasPassword ? (
        <PasswordField label={say('account.oldPassword')} value={password} onChange={setPassword} />
      ) : null}
    </Form>
  );
}
