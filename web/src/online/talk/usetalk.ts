import type { TableRefusal } from '@cabale/design';
import { chatSchema, doneSchema, mutesSchema, type ChatLine, type Id } from '@cabale/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { api } from '../api.ts';
import type { Seated } from '../seating.ts';
import { connection } from '../session.ts';

export interface TableTalk {
  /** Oldest first. */
  readonly lines: readonly ChatLine[];
  /** Number of messages since the user last looked. */
  readonly unread: number;
  say(text: string): Promise<TableRefusal | undefined>;
  /** People whose messages are hidden. */
  readonly muted: readonly Id[];
  setMuted(person: Id, isMuted: boolean): Promise<void>;
  look(): void;
}

/** Subscribes to the chat of a table; messages missed while disconnected are fetched afterwards. */
export function useTalk({ subscription, me }: Seated): TableTalk {
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const [muted, setMutedPeople] = useState<readonly Id[]>([]);
  const [seen, setSeen] = useState<number>();
  const take = useCallback(({ talk, mutes }: Awaited<ReturnType<typeof readTalk>>) => {
    if (mutes.ok) setMutedPeople(mutes.value.people);
    if (!talk.ok) return;
    setLines((known) => joined(known, talk.value.lines));
    setSeen((number) => number ?? talk.value.lines.at(-1)?.number ?? 0);
  }, []);
  useEffect(() => {
    void readTalk(subscription.id).then(take);
    const stops = [
      subscription.onTalk((said) => setLines((known) => joined(known, [said]))),
      connection.subscribe(() => {
        if (connection.state() === 'open') void readTalk(subscription.id).then(take);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [subscription, take]);

  const say = useCallback((text: string) => subscription.say(text), [subscription]);
  const setMuted = useCallback(
    async (person: Id, isMuted: boolean) => {
      if (isMuted) await api.ask('POST', '/me/mutes', doneSchema, { person });
      else await api.ask('DELETE', `/me/mutes/${person}`, doneSchema);
      if (isMuted) setLines((known) => known.filter((each) => each.person !== person));
      take(await readTalk(subscription.id));
    },
    [subscription, take],
  );
  const last = lines.at(-1)?.number ?? 0;
  const look = useCallback(() => setSeen(last), [last]);
  const unread = lines.filter(({ number, person }) => number > (seen ?? number) && person !== me.id).length;
  return useMemo(() => ({ lines, unread, muted, say, setMuted, look }), [lines, unread, muted, say, setMuted, look]);
}

async function readTalk(table: Id) {
  const [talk, mutes] = await Promise.all([
    api.ask('GET', `/tables/${table}/chat`, chatSchema),
    api.ask('GET', '/me/mutes', mutesSchema),
  ]);
  return { talk, mutes };
}

/** Merges messages without duplicates, in order. */
function joined(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const numbers = new Set(known.map(({ number }) => number));
  const fresh = more.filter(({ number }) => !numbers.has(number));
  return fresh.length === 0 ? known : [...known, ...fresh].toSorted((a, b) => a.number - b.number);
}
