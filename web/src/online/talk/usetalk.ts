import type { TableRefusal } from '@cabale/design';
import { chatSchema, doneSchema, mutesSchema, type ChatLine, type Id } from '@cabale/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { api } from '../api.ts';
import type { Seated } from '../seating.ts';
import { line } from '../session.ts';

/** What is said at a table. */
export interface TableTalk {
  /** The oldest first. */
  readonly lines: readonly ChatLine[];
  /** How many have come since somebody last looked. */
  readonly unread: number;
  say(text: string): Promise<TableRefusal | undefined>;
  /** People of whom nothing is shown. */
  readonly muted: readonly Id[];
  setMuted(person: Id, isMuted: boolean): Promise<void>;
  look(): void;
}

/** Follows the talk at a table; what was said while the line was broken is read when it is back. */
export function useTalk({ feed, me }: Seated): TableTalk {
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
    void readTalk(feed.id).then(take);
    const stops = [
      feed.onTalk((said) => setLines((known) => joined(known, [said]))),
      line.subscribe(() => {
        if (line.state() === 'open') void readTalk(feed.id).then(take);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [feed, take]);

  const say = useCallback((text: string) => feed.say(text), [feed]);
  const setMuted = useCallback(
    async (person: Id, isMuted: boolean) => {
      if (isMuted) await api.ask('POST', '/me/mutes', doneSchema, { person });
      else await api.ask('DELETE', `/me/mutes/${person}`, doneSchema);
      if (isMuted) setLines((known) => known.filter((each) => each.person !== person));
      take(await readTalk(feed.id));
    },
    [feed, take],
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

/** Each line once, in the order they were said. */
function joined(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const numbers = new Set(known.map(({ number }) => number));
  const fresh = more.filter(({ number }) => !numbers.has(number));
  return fresh.length === 0 ? known : [...known, ...fresh].toSorted((a, b) => a.number - b.number);
}
