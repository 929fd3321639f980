import { Limiter } from '../limiter.ts';

const MINUTES = 60;
/** Of an account's guesses, so many may come from one address. */
const ADDRESS_PART = 3;
/** Addresses that are known to be their account's owner's. */
const MOST_KNOWN = 50_000;

/**
 * Wrong passwords for one account, from wherever they come. Whoever guesses from many addresses uses up the budget of
 * the account, but not its owner's: an address from which somebody has signed in to it counts by itself, and sessions
 * and personal links go on working.
 */
export class Guesses {
  private readonly byAccount: Limiter;
  private readonly byPair: Limiter;
  /** The longest unused first. */
  private readonly known = new Set<string>();

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

  /** What succeeded was no guess. */
  succeeded(login: string, address: string): void {
    const account = login.toLowerCase();
    const pair = `${account} ${address}`;
    this.byPair.restore(this.known.has(pair) ? `known ${pair}` : pair);
    if (!this.known.has(pair)) this.byAccount.restore(account);
    this.known.delete(pair);
    this.known.add(pair);
    const oldest = this.known.size > MOST_KNOWN ? this.known.keys().next() : undefined;
    if (oldest?.done === false) this.known.delete(oldest.value);
  }
}
