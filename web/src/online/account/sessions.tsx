import { doneSchema, LIMITS, sessionsSchema, type Id } from '@cabale/protocol';
import { useState, type ReactNode } from 'react';
import { Button } from '../../pages/button.tsx';
import { useDate } from '../../text/i18n.ts';
import { api } from '../api.ts';
import { useDoing, useRead, whenGranted } from '../asking.ts';
import { RefusalNote } from '../refusalnote.tsx';
import { depart } from '../session.ts';
import { useOnlineText } from '../text/texts.ts';
import { deviceName } from './device.ts';

/** The devices signed in; each can be signed out here. A guest who ends the last session cannot come back. */
export function Sessions({ isGuest }: { readonly isGuest: boolean }): ReactNode {
  const say = useOnlineText();
  const date = useDate();
  const { answer, again } = useRead('/me/sessions', sessionsSchema);
  const { refusal, run } = useDoing();
  const [asked, setAsked] = useState<Id>();
  const end = (id: Id, isCurrent: boolean) =>
    whenGranted(api.ask('DELETE', `/me/sessions/${id}`, doneSchema), isCurrent ? depart : again);
  const sessions = answer?.ok === true ? answer.value.sessions : [];
  return (
    <section className="column" aria-labelledby="sessions">
      <h2 id="sessions">{say('sessions.title')}</h2>
      <p className="soft">{say('sessions.why', { count: LIMITS.sessionDays })}</p>
      <ul className="saved-list">
        {sessions.map(({ id, device, used, current }) => (
          <li key={id} className="saved-row">
            <span className="saved-words">
              <b>{deviceName(device) ?? say('sessions.unknown')}</b>
              <span className="soft">
                {current ? say('sessions.current') : say('sessions.used', { date: date(used) })}
              </span>
            </span>
            {current && isGuest && asked !== id ? (
              <Button label={say('sessions.signOut')} onClick={() => setAsked(id)} />
            ) : (
              <Button
                label={say(asked === id ? 'sessions.sure' : current ? 'sessions.signOut' : 'sessions.end')}
                onClick={() => run(() => end(id, current))}
              />
            )}
            {asked === id ? <p className="notice">{say('sessions.guestWarning')}</p> : null}
          </li>
        ))}
      </ul>
      <RefusalNote refusal={refusal} />
    </section>
  );
}
