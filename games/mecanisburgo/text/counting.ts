/** What sentences must count by the rules; texts know the rules' types only, so the game brings it along. */
import type { Seat } from '@cabale/engine';
import type { Action, Character, ContestType, Project, Property, Sector, Slot, Tables } from '../content/tables.ts';
import type { Contributor, MecanisburgoStep, MecanisburgoView } from '../rules/state.ts';

/** R&D and raw materials. */
export interface Means {
  readonly research: number;
  readonly materials: number;
}

export interface Counting {
  /** The base total with this leader, from the pawns the observer knows (MEC-5.14). */
  baseWith(
    view: MecanisburgoView,
    seat: Seat,
    sector: Sector,
    leader: Slot,
    type: ContestType,
    content: Tables,
  ): number;
  /** The best of these. */
  bestBase(view: MecanisburgoView, seat: Seat, sector: Sector, type: ContestType, content: Tables): number;
  /** What stands now in the contest at hand, without an Action card that is still to be chosen (MEC-5.27). */
  totalNow(view: MecanisburgoView, seat: Seat, content: Tables): number;
  /** What a Property would add to the contest at hand. */
  addsNow(view: MecanisburgoView, seat: Seat, property: Property, content: Tables): number;
  projectAddsNow(view: MecanisburgoView, project: Project, content: Tables): number;
  /** What a card brings to the purchase of a Project (MEC-14.22). */
  contributionOf(view: MecanisburgoView, seat: Seat, card: Contributor, content: Tables): Means;
  /** What a purchase that has been begun still lacks. */
  missingFor(view: MecanisburgoView, step: Extract<MecanisburgoStep, { kind: 'commit' }>, content: Tables): Means;
  /** Salaries and upkeep to be paid (MEC-14.12). */
  paymentsOf(view: MecanisburgoView, seat: Seat, content: Tables): number;
  /** Whether the Character adds 1 to the duel of an Action (MEC-11.2). */
  isEliteFor(character: Character, action: Action, content: Tables): boolean;
}
