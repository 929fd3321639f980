import { request } from 'node:https';
import type { Id } from '@cabale/protocol';
import type { PushSubscription } from 'web-push';
import { BoundedMap } from './bounded-map.ts';
import { pinnedTo, publicAddresses } from './public-addresses.ts';
import type { PeopleStore } from './storage/people.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Contact address for push services. */
  readonly contact: string;
}

/** A notification to a push service. */
export interface Delivery {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends a notification to its push service and returns the status of the response. */
export type Deliver = (delivery: Delivery) => Promise<number>;

/** How long a push service may take to answer. */
const PATIENCE_MS = 10_000;
/** Concurrent notifications; further ones are dropped, since the table still shows whose turn it is. */
const MAX_CONCURRENT = 16;
/** At most one notification per table and person in this time, however often choices are made and undone. */
const MIN_INTERVAL_MS = 60_000;
/** A subscription is deleted after this many failures in a row. */
const MAX_FAILURES = 6;
const FIRST_PAUSE_MS = 60_000;
const MAX_REMEMBERED = 10_000;

interface Failing {
  readonly count: number;
  /** Nothing is sent before this time. */
  readonly until: number;
}

export interface PushParts {
  readonly keys: PushKeys;
  readonly people: PeopleStore;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  readonly deliver?: Deliver | undefined;
}

/** Push notifications: only that it is somebody's turn, nothing about the game. */
export class Push {
  readonly publicKey: string;
  private readonly parts: PushParts;
  private readonly sealed: (subscription: PushSubscription, payload: string) => Delivery;
  private readonly failing = new BoundedMap<Failing>(MAX_REMEMBERED);
  private readonly lastNotified = new BoundedMap<number>(MAX_REMEMBERED);
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

  /** Notifies a person that it is their turn. Subscriptions that were cancelled are deleted. */
  async turn(person: Id, table: Id): Promise<void> {
    if (this.underWay >= MAX_CONCURRENT || !this.isNew(`${person} ${table}`)) return;
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
    if (now - (this.lastNotified.get(name) ?? Number.NEGATIVE_INFINITY) < MIN_INTERVAL_MS) return false;
    this.lastNotified.set(name, now);
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
    const { people, now, onError } = this.parts;
    const count = (this.failing.get(endpoint)?.count ?? 0) + 1;
    // Anybody can subscribe an address that does not answer, so a failure is logged once.
    if (count === 1) onError(error);
    if (count < MAX_FAILURES) {
      this.failing.set(endpoint, { count, until: now() + FIRST_PAUSE_MS * 2 ** (count - 1) });
      return;
    }
    this.failing.delete(endpoint);
    await people.removePush(person, endpoint);
  }
}

/** Over TLS, to public addresses only and without redirects, since the address came from a browser. */
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

function asText(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
