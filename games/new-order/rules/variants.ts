/** The variants (RULES.md, section 6.7). */
import { COMPANIES, CONSULTANTS } from '../content/tables.ts';

/** Which six of the eight types of companies: those of the box, any, or all but two (NO-14.1). */
const companies = ['base', 'random', ...pairsOf(COMPANIES)] as const;
/** Which four of the six consultants (NO-14.2); the Accountant is a setting of its own. */
const consultants = ['base', 'random', ...pairsOf(CONSULTANTS.filter((type) => type !== 'CA'))] as const;

export const SETUP = {
  firstPlayer: ['random', 'firstSeat'],
  companies,
  consultants,
  accountant: [false, true],
  sodAbilities: [false, true],
  /** Solo: whether the player may also plot from the deck (Q41). */
  soloDeck: [false, true],
  /** What players get who are tied for first in shares and in captured agents (Q34): as the second, or as the first. */
  tiedFirst: ['second', 'first'],
} as const;

/** Every pair that may be left out, as `without-BN-GM`. */
function pairsOf(types: readonly string[]): readonly string[] {
  return types.flatMap((first, index) => types.slice(index + 1).map((second) => `without-${first}-${second}`));
}
