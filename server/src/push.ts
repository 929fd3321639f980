import { request } from 'node:https';
import type { Id } from '@cabale/protocol';
import type { PushSubscription } from 'web-push';
import { pinnedTo, publicAddresses } from './destinations.ts';
import type { PeopleStore } from './storage/people.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service asks when something is wrong. */
  readonly contact: string;
}

/** A notification on its way to a push service. */
export interface Delivery {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Brings a notification to its push service; gives the status of the answer. */
export type Deliver = (delivery: Delivery) => Promise<number>;

/** A push service that does not answer must not keep a notification for ever. */
const PATIENCE_MS = 10_000;
/** Notifications under way; what comes on top is left out, since the table still shows whose turn it is. */
const MOST_AT_ONCE = 16;
/** A table that waits for somebody says so once in this time, however often choices are made and undone. */
const ONCE_IN_MS = 60_000;
/** A browser whose push service has failed so often in a row is forgotten. */
const MOST_FAILURES = 6;
const FIRST_PAUSE_MS = 60_000;
const MOST_REMEMBERED = 10_000;

interface Failing {
  readonly count: number;
  /** Until then nothing is sent there. */
  readonly until: number;
}

export interface PushParts {
  readonly keys: PushKeys;
  readonly people: PeopleStore;
  readonly now: () => number;
  readonly onTrouble: (error: unknown) => void;
  readonly deliver?: Deliver | undefined;
}

/** Notifications to browsers that are not open: only that a table waits, nothing of the game. */
export class Push {
  readonly publicKey: string;
  private readonly parts: PushParts;
  private readonly sealed: (subscription: PushSubscription, payload: string) => Delivery;
  private readonly failing = new Map<string, Failing>();
  private readonly told = new Map<string, number>();
  private underWay = 0;

  private constructor(parts: PushParts, sealed: (subscription: PushSubscription, payload: string) => Delivery) {
    this.publicKey = parts.keys.publicKey;
    this.parts = parts;
    this.sealed = sealed;
  }

  static async with(parts: PushParts): Promise<Push> {
    const { default: webPush } = await import('web-push');
    const { contact, publicKey, privateKey } = parts.keys;
    const vapidDetails = { subject: contact, publicKey, privateKey };
    return new Push(parts, (subscription, payload) => {
      const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, payload, { vapidDetails });
      return { endpoint, headers: asText(headers), body };
    });
  }

  /** Tells somebody that a table waits for them. Browsers that no longer want to hear of us are forgotten. */
  async turn(person: Id, table: Id): Promise<void> {
    if (this.underWay >= MOST_AT_ONCE || !this.isNew(`${person} ${table}`)) return;
    this.underWay += 1;
    try {
      for (const { endpoint, keys } of await this.parts.people.pushes(person)) {
        const subscription = { endpoint, keys: JSON.parse(keys) as PushSubscription['keys'] };
        await this.send(person, subscription, JSON.stringify({ type: 'turn', table }));
      }
    } finally {
      this.underWay -= 1;
    }
  }

  private isNew(name: string): boolean {
    const now = this.parts.now();
    if (now - (this.told.get(name) ?? Number.NEGATIVE_INFINITY) < ONCE_IN_MS) return false;
    remember(this.told, name, now);
    return true;
  }

  private async send(person: Id, subscription: PushSubscription, payload: string): Promise<void> {
    const { endpoint } = subscription;
    const { people, now, deliver = deliverPublicly } = this.parts;
    if ((this.failing.get(endpoint)?.until ?? 0) > now()) return;
    try {
      const status = await deliver(this.sealed(subscription, payload));
      if (status === 404 || status === 410) await people.removePush(person, endpoint);
      else if (status >= 300) throw new Error(`a push service answered ${status}`);
      this.failing.delete(endpoint);
    } catch (error) {
      await this.failed(person, endpoint, error);
    }
  }

  private async failed(person: Id, endpoint: string, error: unknown): Promise<void> {
    const { people, now, onTrouble } = this.parts;
    const count = (this.failing.get(endpoint)?.count ?? 0) + 1;
    // Anybody can name an address where nothing answers: it is logged once.
    if (count === 1) onTrouble(error);
    if (count < MOST_FAILURES) {
      remember(this.failing, endpoint, { count, until: now() + FIRST_PAUSE_MS * 2 ** (count - 1) });
      return;
    }
    this.failing.delete(endpoint);
    await people.removePush(person, endpoint);
  }
}

/** Over TLS, to public addresses only, and nowhere else from there: the address came from a browser. */
async function deliverPublicly({ endpoint, headers, body }: Delivery): Promise<number> {
  const url = new URL(endpoint);
  const found = await publicAddresses(url.hostname);
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const sent = request(url, { method: 'POST', headers, lookup: pinnedTo(found), signal }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function remember<Value>(all: Map<string, Value>, name: string, value: Value): void {
  all.delete(name);
  all.set(name, value);
  const oldest = all.size > MOST_REMEMBERED ? all.keys().next() : undefined;
  if (oldest?.done === false) all.delete(oldest.value);
}

function asText(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
