import type { Id } from '@cabale/protocol';
import type { PeopleStore, Person } from '../storage/people.ts';
import { refuse, type Refused } from '../table/refusal.ts';
import { drawId, drawSecret, hashPassword, hashSecret, isPassword } from './secrets.ts';

/** Somebody who has proved who they are. */
export interface Identity {
  readonly person: Person;
  readonly by: 'session' | 'token';
  /** Of the session or token. */
  readonly id: Id;
}

/** How finely is noted when a session was last used: not every request need write. */
const USED_EVERY_MS = 60 * 60 * 1000;
const LONGEST_DEVICE = 200;
const TOKEN_PREFIX = 'cabale_';

/** Guests, accounts, sessions and tokens. */
export class People {
  private readonly store: PeopleStore;
  private readonly now: () => number;

  constructor(store: PeopleStore, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async newGuest(name: string): Promise<Person> {
    const person = { id: drawId(), name };
    await this.store.add({ ...person, created: this.now() });
    return { ...person, login: null };
  }

  /** A new session; the secret is told to its owner and kept nowhere. */
  async newSession(person: Person, device: string): Promise<string> {
    const secret = drawSecret();
    const now = this.now();
    await this.store.addSession({
      id: drawId(),
      hash: hashSecret(secret),
      person_id: person.id,
      created: now,
      used: now,
      device: device.slice(0, LONGEST_DEVICE),
    });
    return secret;
  }

  async bySession(secret: string): Promise<Identity | undefined> {
    const session = await this.store.bySession(hashSecret(secret));
    if (session === undefined) return undefined;
    if (this.now() - session.used > USED_EVERY_MS) await this.store.useSession(session.id, this.now());
    return { person: session.person, by: 'session', id: session.id };
  }

  async byToken(secret: string): Promise<Identity | undefined> {
    if (!secret.startsWith(TOKEN_PREFIX)) return undefined;
    const token = await this.store.byToken(hashSecret(secret));
    if (token === undefined) return undefined;
    if (this.now() - token.used > USED_EVERY_MS) await this.store.useToken(token.id, this.now());
    return { person: token.person, by: 'token', id: token.id };
  }

  async newToken(person: Person, name: string): Promise<{ id: Id; token: string }> {
    const token = TOKEN_PREFIX + drawSecret();
    const id = drawId();
    const row = { id, hash: hashSecret(token), person_id: person.id, name, created: this.now(), used: null };
    await this.store.addToken(row);
    return { id, token };
  }

  /** Gives a guest an account: what was played so far belongs to it. */
  async newAccount(person: Person, login: string, password: string): Promise<Person | Refused> {
    if (person.login !== null) return refuse('has-account');
    const kept = await hashPassword(password);
    return (await this.store.setAccount(person.id, login, kept))
      ? { ...person, login: login.toLowerCase() }
      : refuse('login-taken');
  }

  /**
   * Another password for an account. Whoever got in with the old one is sent away: all other sessions end, and the code
   * for other devices no longer works. Gives the sessions that ended.
   */
  async changePassword({ person, id, by }: Identity, current: string, next: string): Promise<Id[] | Refused> {
    // A token may play for its owner, not lock the owner out.
    if (person.login === null || by === 'token') return refuse('account-needed');
    const found = await this.store.byLogin(person.login);
    if (!(await isPassword(current, found?.password))) return refuse('wrong-credentials');
    await this.store.setPassword(person.id, await hashPassword(next));
    return this.store.endOtherSessions(person.id, id);
  }

  async signIn(login: string, password: string): Promise<Person | Refused> {
    const found = await this.store.byLogin(login);
    const isRight = await isPassword(password, found?.password);
    return isRight && found !== undefined ? found.person : refuse('wrong-credentials');
  }

  /** A code with which one comes back on another device; the one before no longer works. */
  async newReturnCode(person: Person): Promise<string> {
    const code = drawSecret();
    await this.store.setReturnCode(person.id, hashSecret(code));
    return code;
  }

  async byReturnCode(code: string): Promise<Person | Refused> {
    return (await this.store.byReturnCode(hashSecret(code))) ?? refuse('wrong-credentials');
  }
}
