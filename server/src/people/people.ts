import { isReadable, LIMITS, TOKEN_SCOPES, type Id, type TokenScope } from '@cabale/protocol';
import type { LoginAttempts } from '../budgets/login-attempts.ts';
import type { Expiry, PeopleStore, Person } from '../storage/people.ts';
import { refuse, type Refused } from '../table/refusal.ts';
import { hashPassword, hashSecret, isPassword } from './secrets.ts';
import { drawId, drawSecret } from '../random.ts';

/** An authenticated person. */
export interface Identity {
  readonly person: Person;
  readonly by: 'session' | 'token';
  /** The id of the session or token. */
  readonly id: Id;
  /** The scopes of a token; a session may do everything. */
  readonly scopes: readonly TokenScope[];
  /** Its last use was just stored, so its expiry is extended. */
  readonly isRenewed: boolean;
}

/** Resolution of the last use of sessions, so that not every request writes. */
const USED_EVERY_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DEVICE_LENGTH = 200;
const TOKEN_PREFIX = 'cabale_';

/** Guests, accounts, sessions and tokens. */
export class People {
  private readonly store: PeopleStore;
  private readonly guesses: LoginAttempts;
  private readonly now: () => number;

  constructor(store: PeopleStore, now: () => number, guesses: LoginAttempts) {
    this.store = store;
    this.guesses = guesses;
    this.now = now;
  }

  async newGuest(name: string): Promise<Person> {
    const person = { id: drawId(), name };
    await this.store.add({ ...person, created: this.now() });
    return { ...person, login: null };
  }

  /** A new session; only a hash of the secret is stored. */
  async newSession(person: Person, device: string): Promise<string> {
    const secret = drawSecret();
    const now = this.now();
    await this.store.addSession({
      id: drawId(),
      hash: hashSecret(secret),
      person_id: person.id,
      created: now,
      used: now,
      // An unusual user agent must not prevent signing in.
      device: isReadable(device) ? device.slice(0, MAX_DEVICE_LENGTH) : '',
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

  /** Which of these sessions and tokens are valid; stores that they are in use. */
  async stillValid(ids: readonly Id[]): Promise<ReadonlySet<Id>> {
    const valid = await this.store.valid(ids, this.expiry);
    await this.store.use([...valid], this.now(), this.now() - USED_EVERY_MS);
    return valid;
  }

  /** Deletes expired sessions, tokens and codes. */
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

  /** Turns a guest into an account, which keeps the guest's games. */
  async newAccount(person: Person, login: string, password: string): Promise<Person | Refused> {
    if (person.login !== null) return refuse('has-account');
    const kept = await hashPassword(password, person.id);
    return (await this.store.setAccount(person.id, login, kept))
      ? { ...person, login: login.toLowerCase() }
      : refuse('login-taken');
  }

  /**
   * Changes the password of an account. All other sessions, all tokens and the return code end, in case the old
   * password was known to others. Returns the ended sessions and tokens.
   */
  async changePassword({ person, id }: Identity, current: string, next: string): Promise<Id[] | Refused> {
    if (person.login === null) return refuse('account-needed');
    if (!(await this.isOwner(person, current))) return refuse('wrong-credentials');
    await this.store.setPassword(person.id, await hashPassword(next, person.id));
    return this.store.endOthers(person.id, id);
  }

  /** Whether the password is that of the person's account; guests need none. */
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

  /** A code for one session on another device, valid for some days; it replaces the previous one. */
  async newReturnCode(person: Person): Promise<string> {
    const code = drawSecret();
    await this.store.setReturnCode(person.id, hashSecret(code), this.now() + LIMITS.returnCodeDays * DAY_MS);
    return code;
  }

  async takeReturnCode(code: string): Promise<Person | Refused> {
    return (await this.store.takeReturnCode(hashSecret(code), this.now())) ?? refuse('wrong-credentials');
  }
}
