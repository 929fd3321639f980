import type { Observer, Seat } from '@cabale/engine';
import { LIMITS, type Have, type Id, type ServerMessage, type WireFrame } from '@cabale/protocol';
import { frameOf, FrameWriter, type Frame } from '../message/frame.ts';
import { observerOf, type TableDocument } from '../table/document.ts';
import type { Play } from '../table/play.ts';
import type { Standing } from '../table/apply.ts';
import { looksSame, wireTable } from '../table/wire.ts';
import { accessWith, isSameAccess, type Grant } from './access.ts';
import { framed, type Following, type Watcher } from './watcher.ts';

const writer = new FrameWriter();

/**
 * Everybody of this process who follows one table. A watcher is sent what has changed in what *it* may see, and nothing
 * where that has not changed: a sealed answer reaches nobody but the seat that gave it, because nothing else differs.
 */
export class Room {
  readonly table: Id;
  private readonly following = new Map<Watcher, Following>();
  /** What everybody was last told of the table, and the table it was made of. */
  private shown: { readonly document: TableDocument; readonly frame: Frame } | undefined;

  /** The table by which it was last checked who may follow it. */
  private checked: TableDocument | undefined;

  constructor(table: Id) {
    this.table = table;
  }

  get isEmpty(): boolean {
    return this.following.size === 0;
  }

  get watchers(): readonly Watcher[] {
    return [...this.following.keys()];
  }

  enter(watcher: Watcher, grant: Grant, { document, play }: Standing, have: Have | undefined): Following {
    const observer = observerOf(document, watcher.person);
    const last = Math.max(0, play?.length ?? 0);
    const frames = have === undefined ? last : (play?.standing(have.frames, have.cuts) ?? 0);
    const cuts = play?.cutCount ?? 0;
    const told = { status: '', table: undefined, presence: '', catchingUp: false, firstPart: undefined };
    const following: Following = { watcher, grant, observer, frames, cuts, ...told };
    this.following.set(watcher, following);
    return following;
  }

  leave(watcher: Watcher): boolean {
    return this.following.delete(watcher);
  }

  /** Takes out everybody who may no longer follow the table as it stands now. */
  dropLost(document: TableDocument): Watcher[] {
    const { checked } = this;
    this.checked = document;
    if (checked !== undefined && isSameAccess(checked, document)) return [];
    const lost = [...this.following.values()].filter(
      ({ watcher, grant }) => accessWith(document, watcher.person, grant) === undefined,
    );
    for (const { watcher } of lost) this.following.delete(watcher);
    return lost.map(({ watcher }) => watcher);
  }

  find(watcher: Watcher): Following | undefined {
    return this.following.get(watcher);
  }

  /** Sends everybody what is new to them; returns those who need so much that it takes several messages. */
  tell(standing: Standing, hasHistory: boolean): Following[] {
    const said: Sent[] = [];
    const behind: Following[] = [];
    const table = this.tableFrame(standing.document);
    for (const following of this.following.values()) {
      tellTable(following, standing, table);
      if (following.catchingUp || standing.play === null) continue;
      const isHere = !hasHistory || !isBefore(following, standing.play);
      if (isHere && this.tellPlay(following, standing.play, standing, said)) continue;
      following.catchingUp = true;
      behind.push(following);
    }
    return behind;
  }

  /** Sends the next part of a long history; `true` when it was the last. */
  tellMore(following: Following, standing: Standing): boolean {
    if (standing.play === null) return true;
    const isDone = this.tellPlay(following, standing.play, standing, []);
    if (isDone) following.catchingUp = false;
    return isDone;
  }

  /** The same with frames that are no longer in memory. */
  tellPage(following: Following, { document, play }: Standing, frames: readonly WireFrame[]): boolean {
    if (play === null) return true;
    const keep = play.standing(following.frames, following.cuts);
    const isDone = this.send(following, play, this.compose(following.observer, keep, play, document.first, frames));
    if (isDone) following.catchingUp = false;
    return isDone;
  }

  tellAll(message: Frame, except?: (watcher: Watcher) => boolean): void {
    for (const watcher of this.following.keys()) if (except?.(watcher) !== true) watcher.send(message);
  }

  /** Tells everybody who does not know it yet, or only one of them, who is there. */
  tellPresence(seats: readonly Seat[], watchers: number, only?: Watcher): void {
    const presence = JSON.stringify({
      type: 'presence',
      table: this.table,
      seats: [...seats],
      watchers,
    } satisfies ServerMessage);
    const message = frameOf(presence);
    for (const following of this.following.values()) {
      if (following.presence === presence || (only !== undefined && following.watcher !== only)) continue;
      following.presence = presence;
      following.watcher.send(message);
    }
  }

  /** `false` where there is more than fits one message. */
  private tellPlay(following: Following, play: Play, { document }: Standing, said: Sent[]): boolean {
    const { observer } = following;
    const keep = play.standing(following.frames, following.cuts);
    // Whoever sees the same and has the same is sent the same.
    let sent = said.find((each) => each.observer === observer && each.keep === keep);
    if (sent === undefined) {
      sent = this.compose(observer, keep, play, document.first, framesFrom(play, observer, keep));
      said.push(sent);
    }
    return this.send(following, play, sent);
  }

  private send(following: Following, play: Play, sent: Sent): boolean {
    const { keep } = sent;
    const isNews = sent.status !== following.status || following.frames !== keep || sent.next !== keep;
    if (isNews) following.watcher.send(sent.message);
    following.frames = sent.next;
    following.cuts = play.cutCount;
    following.status = sent.status;
    return sent.next > play.length;
  }

  private compose(observer: Observer, keep: number, play: Play, first: number, frames: readonly WireFrame[]): Sent {
    const next = (frames.at(-1)?.number ?? play.length) + 1;
    const json = writer.begin().plain(`{"type":"play","table":"${this.table}","play":{"keep":${keep},"frames":`);
    json.value(frames).plain(',"status":');
    const from = json.length;
    // The status is also remembered by itself.
    const status = json.value(play.status(observer, first)).text(from);
    json.plain(`},"more":${next <= play.length}}`);
    return { observer, keep, message: writer.frame(), next, status };
  }

  private tableFrame(document: TableDocument): Frame {
    const { shown } = this;
    if (shown !== undefined && looksSame(shown.document, document)) return shown.frame;
    const made = framed({ type: 'table', table: wireTable(document) });
    // The same frame as long as it says the same: that is how it is known who has it.
    const frame = shown?.frame.equals(made) === true ? shown.frame : made;
    this.shown = { document, frame };
    return frame;
  }
}

interface Sent {
  readonly observer: Observer;
  readonly keep: number;
  readonly message: Frame;
  /** The frame to send next. */
  readonly next: number;
  readonly status: string;
}

/** Whether frames are needed that are no longer in memory. */
function isBefore({ frames, cuts }: Following, play: Play): boolean {
  const from = play.standing(frames, cuts);
  return from < play.firstKept && from <= play.length;
}

function tellTable(following: Following, { document }: Standing, table: Frame): void {
  const observer = observerOf(document, following.watcher.person);
  if (observer !== following.observer) sitElsewhere(following, observer);
  if (table === following.table) return;
  following.table = table;
  following.watcher.send(table);
}

/** Frames are those of another pair of eyes from now on: what was sent before is of no use. */
function sitElsewhere(following: Following, observer: Observer): void {
  following.observer = observer;
  following.frames = 0;
  following.status = '';
}

/** A page of frames from a number on. What is no longer known is left out; at least the table as it is now is shown. */
export function framesFrom(play: Play, observer: Observer, from: number): WireFrame[] {
  if (from > play.length) return [];
  const start = Math.max(from, play.firstKept);
  const frames = play.frames(observer, start, start + LIMITS.framesPage - 1);
  return frames.length > 0 ? frames : [play.standingFrame(observer)];
}
