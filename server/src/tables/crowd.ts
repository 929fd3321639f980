import { randomUUID } from 'node:crypto';
import type { Seat } from '@cabale/engine';
import type { ChatLine, Id, ServerMessage } from '@cabale/protocol';
import type { Bus } from '../bus/bus.ts';
import { monotonicNow } from '../clocks.ts';
import { Rota } from '../rota.ts';
import type { TableDocument } from '../table/document.ts';
import type { Entry } from '../table/facts.ts';
import { Room } from './room.ts';
import { framed, type Watcher } from './watcher.ts';

/** What processes tell each other about a table. */
export type Word =
  /** A choice is told whole, so that whoever has the table in memory need not read it; all else is read. */
  | { readonly kind: 'entry'; readonly number: number; readonly choice: Entry | null }
  /** `number`: the newest entry of the log when the line was stored. */
  | { readonly kind: 'chat'; readonly line: ChatLine; readonly number: number }
  /** Who is connected to the sending process. */
  | { readonly kind: 'present'; readonly from: string; readonly people: readonly Id[]; readonly isNew: boolean };

/** An entry that somebody has stored. */
export type News = Extract<Word, { kind: 'entry' }>;

/** A line of chat that somebody has stored. */
export type Said = Extract<Word, { kind: 'chat' }>;

/**
 * What is to be looked at: who is there, an entry, a line of chat, or, where a process has fallen silent, everything: perhaps it had
 * stored something and not yet said so.
 */
export type Cause = 'presence' | 'silence' | News | Said;

/** What processes tell each other about a person. */
export type PersonalWord =
  | { readonly kind: 'message'; readonly message: ServerMessage }
  | { readonly kind: 'revoked'; readonly session: Id }
  /** The person was deleted. */
  | { readonly kind: 'deleted' }
  | { readonly kind: 'mutes' };

/** A process that has not been heard of for this long is gone. */
const GONE_MS = 60_000;

interface Present {
  readonly people: readonly Id[];
  readonly at: number;
}

interface Place {
  readonly room: Room;
  /** Why we listen: the table is in memory, or somebody watches. */
  isLoaded: boolean;
  stop: () => void;
  /** Who is connected here, as this process has said it last. */
  here: readonly Id[];
  /** Who is connected elsewhere, by process. */
  readonly elsewhere: Map<string, Present>;
}

/** How long those who come and go are waited for before it is said. */
const SOON_MS = 50;

/** So many connections at a time hear that words for them may be lost. */
const GAP_PORTION = 100;
const GAP_STEP_MS = 50;

/** Steps in which a process says once more who is connected to it, table by table. */
const PRESENCE_STEPS = 20;

/** Everybody connected to this process, table by table, and what other processes tell. */
export class Crowd {
  private readonly bus: Bus;
  private readonly onWord: (id: Id, cause: Cause) => void;
  private readonly places = new Map<Id, Place>();
  private readonly opening = new Map<Id, Promise<void>>();
  /** Who listens for one person, whatever table they look at. */
  private readonly people = new Set<(word: PersonalWord) => void>();
  /** Those of them who do not know yet that words may be lost. */
  private readonly untold = new Set<(word: PersonalWord) => void>();
  private tellingGap: NodeJS.Timeout | undefined;
  private readonly process = randomUUID();
  private readonly sayings: Rota<Id>;
  /** Where somebody has come or gone and it was not said yet. */
  private readonly restless = new Set<Id>();
  private saying: NodeJS.Timeout | undefined;

  constructor(bus: Bus, onWord: (id: Id, cause: Cause) => void) {
    this.bus = bus;
    this.onWord = onWord;
    this.sayings = new Rota({ all: () => this.places.keys(), steps: PRESENCE_STEPS, visit: (id) => this.sayAgain(id) });
  }

  get ids(): Id[] {
    return [...this.places.keys()];
  }

  /** Begins to listen to a table. */
  async listen(id: Id): Promise<void> {
    const known = this.places.get(id);
    if (known !== undefined) {
      known.isLoaded = true;
      return;
    }
    const opening = this.opening.get(id) ?? this.open(id);
    this.opening.set(id, opening);
    await opening.finally(() => this.opening.delete(id));
  }

  /** The table has left memory. */
  forget(id: Id): void {
    const place = this.places.get(id);
    if (place === undefined) return;
    place.isLoaded = false;
    this.closeIfUnused(id, place);
  }

  room(id: Id): Room {
    const place = this.places.get(id);
    if (place === undefined) throw new Error('nobody listens to this table');
    return place.room;
  }

  /** Whether somebody connected to this process follows the table. */
  isWatchedHere(id: Id): boolean {
    return this.find(id)?.isEmpty === false;
  }

  find(id: Id): Room | undefined {
    return this.places.get(id)?.room;
  }

  leave(id: Id, watcher: Watcher): boolean {
    const place = this.places.get(id);
    if (place === undefined || !place.room.leave(watcher)) return false;
    this.closeIfUnused(id, place);
    return true;
  }

  /** Ends following for everybody connected here who may no longer see the table. */
  dropLost(document: TableDocument): void {
    const { id } = document;
    const lost = this.find(id)?.dropLost(document) ?? [];
    for (const watcher of lost) watcher.lost(id);
    if (lost.length > 0) this.presenceChanged(id);
  }

  /** Everybody who follows the table, in all processes, as far as this one knows. */
  watching(id: Id): Set<Id> {
    const place = this.places.get(id);
    const here = place?.room.watchers.map(({ person }) => person) ?? [];
    const elsewhere = [...(place?.elsewhere.values() ?? [])].flatMap(({ people }) => people);
    return new Set([...here, ...elsewhere]);
  }

  tellChat(id: Id, line: ChatLine): void {
    this.find(id)?.tellAll(framed({ type: 'chat', table: id, line }), (watcher) => watcher.hasMuted(line.person));
  }

  publish(id: Id, word: Word): void {
    this.bus.publish(topicOf(id), word);
  }

  /** Somebody came or went here. It is said once for all who do so at nearly the same time. */
  presenceChanged(id: Id): void {
    this.restless.add(id);
    this.saying ??= setTimeout(() => this.sayChanges(), SOON_MS).unref();
  }

  /** Whoever is first here also asks who is elsewhere. */
  sayChanges(): void {
    clearTimeout(this.saying);
    this.saying = undefined;
    for (const id of this.restless) this.sayPresent(id, this.places.get(id)?.here.length === 0);
    this.restless.clear();
  }

  /**
   * Says again who is here, for processes that have come since, and forgets those that say nothing any more: at some of
   * the tables, and at all of them in a round of such steps.
   */
  sayPresentAgain(): void {
    this.sayings.next();
  }

  tellPresence(id: Id, seatOf: (person: Id) => Seat | undefined, only?: Watcher): void {
    const place = this.places.get(id);
    if (place === undefined) return;
    const people = this.watching(id);
    const seats = [...people].flatMap((person) => seatOf(person) ?? []).toSorted((a, b) => a - b);
    place.room.tellPresence(seats, people.size - seats.length, only);
  }

  /** Tells people, wherever they are connected, that a table waits for them or no longer does; returns the former. */
  tellTurns(before: TableDocument, after: TableDocument): Id[] {
    const waited: Id[] = [];
    for (const [seat, sitter] of after.seats.entries()) {
      const [was, is] = [before.owing.includes(seat), after.owing.includes(seat)];
      if (sitter.kind !== 'person' || was === is) continue;
      this.sayTo(sitter.person, { kind: 'message', message: { type: 'turn', table: after.id, yours: is } });
      if (is) waited.push(sitter.person);
    }
    return waited;
  }

  /** Closes what was opened with a session or token that has been taken back. */
  endConnections(person: Id, session: Id): void {
    this.sayTo(person, { kind: 'revoked', session });
  }

  endPerson(person: Id): void {
    this.sayTo(person, { kind: 'deleted' });
  }

  mutesChanged(person: Id): void {
    this.sayTo(person, { kind: 'mutes' });
  }

  /** Words for one person, whatever table they look at. */
  async subscribePerson(person: Id, listener: (word: PersonalWord) => void): Promise<() => void> {
    const stop = await this.bus.subscribe(personTopic(person), (word) => listener(word as PersonalWord));
    this.people.add(listener);
    return () => {
      this.people.delete(listener);
      this.untold.delete(listener);
      stop();
    };
  }

  /** Tells everybody connected here that words for them may be lost: some after the others, since all of them will ask. */
  tellGap(): void {
    for (const listener of this.people) this.untold.add(listener);
    this.tellingGap ??= setInterval(() => this.tellSomeOfGap(), GAP_STEP_MS).unref();
  }

  private tellSomeOfGap(): void {
    for (const listener of [...this.untold].slice(0, GAP_PORTION)) {
      this.untold.delete(listener);
      listener({ kind: 'message', message: { type: 'welcome' } });
    }
    if (this.untold.size > 0) return;
    clearInterval(this.tellingGap);
    this.tellingGap = undefined;
  }

  private sayTo(person: Id, word: PersonalWord): void {
    this.bus.publish(personTopic(person), word);
  }

  private sayAgain(id: Id): void {
    const place = this.places.get(id);
    if (place === undefined) return;
    const longAgo = monotonicNow() - GONE_MS;
    const gone = [...place.elsewhere].filter(([, { at }]) => at < longAgo);
    for (const [from] of gone) place.elsewhere.delete(from);
    if (gone.length > 0) this.onWord(id, 'silence');
    if (!place.room.isEmpty) this.sayPresent(id, false);
  }

  private async open(id: Id): Promise<void> {
    const stop = (): void => undefined;
    const place: Place = { room: new Room(id), isLoaded: true, stop, here: [], elsewhere: new Map() };
    place.stop = await this.bus.subscribe(topicOf(id), (message) => this.heard(id, message as Word));
    this.places.set(id, place);
  }

  private heard(id: Id, word: Word): void {
    const place = this.places.get(id);
    if (place === undefined) return;
    switch (word.kind) {
      case 'entry':
      case 'chat':
        this.onWord(id, word);
        break;
      case 'present':
        this.heardPresent(id, place, word);
        break;
    }
  }

  private heardPresent(id: Id, place: Place, { from, people, isNew }: Extract<Word, { kind: 'present' }>): void {
    const isHere = from === this.process;
    const known = isHere ? place.here : (place.elsewhere.get(from)?.people ?? []);
    if (isHere) place.here = people;
    else if (people.length === 0) place.elsewhere.delete(from);
    else place.elsewhere.set(from, { people, at: monotonicNow() });
    if (isNew && !isHere && !place.room.isEmpty) this.sayPresent(id, false);
    if (!isSame(known, people)) this.onWord(id, 'presence');
  }

  private sayPresent(id: Id, isNew: boolean): void {
    const people = this.find(id)?.watchers.map(({ person }) => person) ?? [];
    const word: Word = { kind: 'present', from: this.process, people: [...new Set(people)], isNew };
    this.publish(id, word);
  }

  private closeIfUnused(id: Id, place: Place): void {
    if (place.isLoaded || !place.room.isEmpty) return;
    place.stop();
    this.places.delete(id);
  }
}

function topicOf(id: Id): string {
  return `table:${id}`;
}

function personTopic(person: Id): string {
  return `person:${person}`;
}

function isSame(left: readonly Id[], right: readonly Id[]): boolean {
  return left.length === right.length && left.every((id) => right.includes(id));
}
