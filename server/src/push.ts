import type { Id } from '@cabale/protocol';
import type { PushSubscription, WebPushError } from 'web-push';
import type { PeopleStore } from './storage/people.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service asks when something is wrong. */
  readonly contact: string;
}

/** Sends one notification to one browser. */
export type SendPush = (subscription: PushSubscription, payload: string) => Promise<unknown>;

/** Notifications to browsers that are not open: only that a table waits, nothing of the game. */
export class Push {
  readonly publicKey: string;
  private readonly send: SendPush;
  private readonly people: PeopleStore;
  private readonly onTrouble: (error: unknown) => void;

  constructor(publicKey: string, send: SendPush, people: PeopleStore, onTrouble: (error: unknown) => void) {
    this.publicKey = publicKey;
    this.send = send;
    this.people = people;
    this.onTrouble = onTrouble;
  }

  static async with(keys: PushKeys, people: PeopleStore, onTrouble: (error: unknown) => void): Promise<Push> {
    const { default: webPush } = await import('web-push');
    const vapidDetails = { subject: keys.contact, publicKey: keys.publicKey, privateKey: keys.privateKey };
    const send: SendPush = (subscription, payload) => webPush.sendNotification(subscription, payload, { vapidDetails });
    return new Push(keys.publicKey, send, people, onTrouble);
  }

  /** Tells somebody that a table waits for them. Browsers that no longer want to hear of us are forgotten. */
  async turn(person: Id, table: Id): Promise<void> {
    for (const { endpoint, keys } of await this.people.pushes(person)) {
      const subscription = { endpoint, keys: JSON.parse(keys) as PushSubscription['keys'] };
      try {
        await this.send(subscription, JSON.stringify({ type: 'turn', table }));
      } catch (error) {
        if (isGone(error)) await this.people.removePush(person, endpoint);
        else this.onTrouble(error);
      }
    }
  }
}

function isGone(error: unknown): boolean {
  const status = (error as Partial<WebPushError>).statusCode;
  return status === 404 || status === 410;
}
