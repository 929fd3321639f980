import { BoundedMap } from '../bounded-map.ts';
import { Limiter } from '../limiter.ts';

const MINUTES = 60;
/** The share of an account's failed logins that one address may use up. */
const ADDRESS_PART = 3;
/** How many addresses are remembered as their owner's. */
const MAX_CACHED = 50_000;

/**
 * Limits wrong passwords for one account, from all addresses together. Guessing from many addresses does not lock the
 * owner out: addresses with a successful login are counted separately, and sessions and return codes keep working.
 */
export class LoginAttempts {
  private readonly byAccount: Limiter;
  private readonly byPair: Limiter;
  /** Pairs of account and address with a successful login. */
  private readonly known = new BoundedMap<true>(MAX_CACHED);

  constructor(perHour: number, monotonic?: () => number) {
    this.byAccount = new Limiter(perHour / MINUTES, perHour, monotonic);
    const most = Math.ceil(perHour / ADDRESS_PART);
    this.byPair = new Limiter(most / MINUTES, most, monotonic);
  }

  mayTry(login: string, address: string): boolean {
    const account = login.toLowerCase();
    const pair = `${account} ${address}`;
    if (this.known.has(pair)) return this.byPair.allows(`known ${pair}`);
    return this.byPair.allows(pair) && this.byAccount.allows(account);
  }

  /** A successful login does not count. */
  succeeded(login: string, address: string): void {
    const account = login.toLowerCase();
    const pair = `${account} ${address}`;
    this.byPair.restore(this.known.has(pair) ? `known ${pair}` : pair);
    if (!this.known.has(pair)) this.byAccount.restore(account);
    this.known.set(pair, true);
  }
}
