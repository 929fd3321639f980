import type { Id } from '@cabale/protocol';
import type { PushSubscription } from 'web-push';
import type { PeopleStore } from './storage/people.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service asks when something is wrong. */
  readonly contact: string;
}

/** Sends one notification to one browser; the answer of its push service. */
type SendPush = (subscription: PushSubscription, payload: string) => Promise<{ readonly status: number }>;

/** A push service that does not answer must not keep a notification for ever. */
const PATIENCE_MS = 10_000;

/** Notifications to browsers that are not open: only that a table waits, nothing of the game. */
export class Push {
  readonly publicKey: string;
  private readonly send: SendPush;
  private readonly people: PeopleStore;
  private readonly onTrouble: (error: unknown) => void;

  private constructor(publicKey: string, send: SendPush, people: PeopleStore, onTrouble: (error: unknown) => void) {
    this.publicKey = publicKey;
    this.send = send;
    this.people = people;
    this.onTrouble = onTrouble;
  }

  static async with(keys: PushKeys, people: PeopleStore, onTrouble: (error: unknown) => void): Promise<Push> {
    const { default: webPush } = await import('web-push');
    const vapidDetails = { subject: keys.contact, publicKey: keys.publicKey, privateKey: keys.privateKey };
    const send: SendPush = async (subscription, payload) => {
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, payload, {
        vapidDetails,
      });
      const signal = AbortSignal.timeout(PATIENCE_MS);
      // The address came from a browser: it is not followed anywhere else.
      return fetch(endpoint, {
        method,
        headers: asText(headers),
        body: new Uint8Array(body),
        redirect: 'error',
        signal,
      });
    };
    return new Push(keys.publicKey, send, people, onTrouble);
  }

  /** Tells somebody that a table waits for them. Browsers that no longer want to hear of us are forgotten. */
  async turn(person: Id, table: Id): Promise<void> {
    for (const { endpoint, keys } of await this.people.pushes(person)) {
      const subscription = { endpoint, keys: JSON.parse(keys) as PushSubscription['keys'] };
      try {
        const { status } = await this.send(subscription, JSON.stringify({ type: 'turn', table }));
        if (status === 404 || status === 410) await this.people.removePush(person, endpoint);
        else if (status >= 300) this.onTrouble(new Error(`a push service answered ${status}`));
      } catch (error) {
        this.onTrouble(error);
      }
    }
  }
}

function asText(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
