import { isReadable, LIMITS, TOKEN_SCOPES, type Id, type TokenScope } from '@cabale/protocol';
import type { Guesses } from '../budgets/guesses.ts';
import type { Expiry, PeopleStore, Person } from '../storage/people.ts';
import { refuse, type Refused } from '../table/refusal.ts';
import { hashPassword, hashSecret, isPassword } from './secrets.ts';
import { drawId, drawSecret } from '../random.ts';

/** Somebody who has proved who they are. */
export interface Identity {
  readonly person: Person;
  readonly by: 'session' | 'token';
  /** Of the session or token. */
  readonly id: Id;
  /** What a token may do; a session may do everything. */
  readonly scopes: readonly TokenScope[];
  /** The use was noted just now: what expires without use lasts longer from now on. */
  readonly isRenewed: boolean;
}

/** How finely is noted when a session was last used: not every request need write. */
const USED_EVERY_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_DEVICE = 200;
const TOKEN_PREFIX = 'cabale_';

/** Guests, accounts, sessions and tokens. */
export class People {
  private readonly store: PeopleStore;
  private readonly guesses: Guesses;
  private readonly now: () => number;

  constructor(store: PeopleStore, now: () => number, guesses: Guesses) {
    this.store = store;
    this.guesses = guesses;
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
      // What a browser calls itself must not keep anybody from signing in.
      device: isReadable(device) ? device.slice(0, LONGEST_DEVICE) : '',
    });
    return secret;
  }

  async bySession(secret: string): Promise<Identity | undefined> {
    const session = await this.store.bySession(hashSecret(secret));
    if (session === undefined || session.used <= this.expiry.sessions) return undefined;
    const isRenewed = await this.renew(session.id, session.used);
    return { person: session.person, by: 'session', id: session.id, scopes: TOKEN_SCOPES, isRenewed };
  }

  async byToken(secret: string): Promise<Identity | undefined> {
    if (!secret.startsWith(TOKEN_PREFIX)) return undefined;
    const token = await this.store.byToken(hashSecret(secret));
    if (token === undefined || token.used <= this.expiry.tokens) return undefined;
    const { id, person, scopes } = token;
    return { person, by: 'token', id, scopes, isRenewed: await this.renew(id, token.used) };
  }

  /** Which of these sessions and tokens are still good; that they are in use is noted. */
  async stillValid(ids: readonly Id[]): Promise<ReadonlySet<Id>> {
    const valid = await this.store.valid(ids, this.expiry);
    await this.store.use([...valid], this.now(), this.now() - USED_EVERY_MS);
    return valid;
  }

  /** Removes sessions, tokens and codes that have expired. */
  async deleteExpired(): Promise<void> {
    await this.store.deleteExpired(this.expiry, this.now());
  }

  private get expiry(): Expiry {
    const now = this.now();
    return { sessions: now - LIMITS.sessionDays * DAY_MS, tokens: now - LIMITS.tokenDays * DAY_MS };
  }

  private async renew(id: Id, used: number): Promise<boolean> {
    const now = this.now();
    if (now - used <= USED_EVERY_MS) return false;
    await this.store.use([id], now, now - USED_EVERY_MS);
    return true;
  }

  async newToken(person: Person, name: string, scopes: readonly TokenScope[]): Promise<{ id: Id; token: string }> {
    const token = TOKEN_PREFIX + drawSecret();
    const id = drawId();
    await this.store.addToken({
      id,
      hash: hashSecret(token),
      person_id: person.id,
      name,
      created: this.now(),
      used: null,
      scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)).join(' '),
    });
    return { id, token };
  }

  /** Gives a guest an account: what was played so far belongs to it. */
  async newAccount(person: Person, login: string, password: string): Promise<Person | Refused> {
    if (person.login !== null) return refuse('has-account');
    const kept = await hashPassword(password, person.id);
    return (await this.store.setAccount(person.id, login, kept))
      ? { ...person, login: login.toLowerCase() }
      : refuse('login-taken');
  }

  /**
   * Another password for an account. Whoever got in with the old one is locked out: all other sessions and all tokens
   * end, and the code for other devices no longer works. Gives the sessions and tokens that ended.
   */
  async changePassword({ person, id }: Identity, current: string, next: string): Promise<Id[] | Refused> {
    if (person.login === null) return refuse('account-needed');
    if (!(await this.isOwner(person, current))) return refuse('wrong-credentials');
    await this.store.setPassword(person.id, await hashPassword(next, person.id));
    return this.store.endOthers(person.id, id);
  }

  /** Whether the password is that of the person's account; a guest has none and need not give one. */
  async isOwner({ id, login }: Person, password: string | undefined): Promise<boolean> {
    if (login === null) return true;
    if (password === undefined) return false;
    return isPassword(password, (await this.store.byLogin(login))?.password, id);
  }

  async signIn(login: string, password: string, address: string): Promise<Person | Refused> {
    if (!this.guesses.mayTry(login, address)) return refuse('too-many');
    const found = await this.store.byLogin(login);
    const isRight = await isPassword(password, found?.password, address);
    if (!isRight || found === undefined) return refuse('wrong-credentials');
    this.guesses.succeeded(login, address);
    return found.person;
  }

  /** A code that opens one session on another device, for some days; the one before no longer works. */
  async newReturnCode(person: Person): Promise<string> {
    const code = drawSecret();
    await this.store.setReturnCode(person.id, hashSecret(code), this.now() + LIMITS.returnCodeDays * DAY_MS);
    return code;
  }

  async takeReturnCode(code: string): Promise<Person | Refused> {
    return (await this.store.takeReturnCode(hashSecret(code), this.now())) ?? refuse('wrong-credentials');
  }
}
