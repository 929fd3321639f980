import { audienceSchema, type Id } from '@cabale/protocol';
import type { ReactNode } from 'react';
import { Button } from '../pages/button.tsx';
import { useDoing, useRead } from './asking.ts';
import { RefusalNote } from './refusalnote.tsx';
import type { Seated } from './seating.ts';
import { useOnlineText } from './text/texts.ts';

/** The spectators, whom the host can remove. The key reloads the list when their number changes. */
export function Audience({ seated }: { readonly seated: Seated }): ReactNode {
  return seated.isHost ? <Spectators key={seated.presence.watchers} seated={seated} /> : null;
}

function Spectators({ seated: { subscription, table } }: { readonly seated: Seated }): ReactNode {
  const say = useOnlineText();
  const { answer, again } = useRead(`/tables/${table.id}/audience`, audienceSchema);
  const { isBusy, refusal, run } = useDoing();
  const people = answer?.ok === true ? answer.value.people : [];
  const remove = async (person: Id) => {
    const refused = await subscription.act({ kind: 'remove', person });
    again();
    return refused;
  };
  if (people.length === 0) return null;
  return (
    <section className="column" aria-labelledby="audience">
      <h2 id="audience">{say('audience.title')}</h2>
      <ul className="saved-list">
        {people.map(({ person, name, isWatching }) => (
          <li key={person} className="saved-row">
            <span className="saved-words">
              <b>{name}</b> <span className="soft">{say(isWatching ? 'audience.watching' : 'audience.away')}</span>
            </span>
            <Button
              label={say('audience.remove')}
              disabled={isBusy}
              aria-label={say('audience.removeOf', { name })}
              onClick={() => run(() => remove(person))}
            />
          </li>
        ))}
      </ul>
      <p className="soft">{say('audience.why')}</p>
      <RefusalNote refusal={refusal} />
    </section>
  );
}
