/** What is asked, and what may be answered. */
import type { Seat } from '@cabale/engine';
import type {
  Action,
  ActionValue,
  Asset,
  BlackMarketRobot,
  Character,
  Corp,
  EventCardId,
  Pawn,
  Project,
  Property,
  Sector,
  Slot,
  Threat,
} from '../content/tables.ts';
import type { Cause } from './events.ts';
import type { Place, Attempt, Stage } from './state.ts';

/** In the order of RULES.md, section 8. */
export type MecanisburgoStep =
  | { readonly kind: 'corporation'; readonly seat: Seat }
  | { readonly kind: 'deal' }
  | { readonly kind: 'keep'; readonly seats: readonly Seat[] }
  | { readonly kind: 'beginRound' }
  /** Phase 1: whoever is at this place of the turn order is asked next. */
  | { readonly kind: 'deployment'; readonly position: number }
  | { readonly kind: 'place'; readonly seat: Seat }
  | { readonly kind: 'pawn'; readonly seat: Seat; readonly place: Place }
  /** Phase 2. */
  | { readonly kind: 'sector'; readonly sector: Sector }
  | { readonly kind: 'stage'; readonly stage: Stage }
  | { readonly kind: 'fixTarget'; readonly seat: Seat }
  | { readonly kind: 'initiative'; readonly seat: Seat }
  | { readonly kind: 'announceType'; readonly seat: Seat }
  | { readonly kind: 'copy'; readonly seat: Seat; readonly slot: Slot }
  | { readonly kind: 'convert'; readonly seat: Seat }
  | { readonly kind: 'leader'; readonly seat: Seat }
  | { readonly kind: 'assassinate'; readonly seat: Seat; readonly slot: Slot }
  | { readonly kind: 'attempt'; readonly attempt: Attempt }
  | { readonly kind: 'secure'; readonly seat: Seat }
  | { readonly kind: 'save'; readonly seat: Seat; readonly slot: Slot }
  | { readonly kind: 'deaths' }
  | { readonly kind: 'fists'; readonly seats: readonly Seat[] }
  | { readonly kind: 'engage'; readonly seat: Seat }
  | { readonly kind: 'dose'; readonly seat: Seat; readonly property: Property }
  | { readonly kind: 'cancel'; readonly seat: Seat; readonly owner: Seat; readonly property: Property }
  | { readonly kind: 'actionCards'; readonly seats: readonly Seat[] }
  | { readonly kind: 'lateCards'; readonly seats: readonly Seat[] }
  | { readonly kind: 'loseAgent'; readonly seat: Seat }
  /** A Character of this seat is dying: a paid return or none. */
  | { readonly kind: 'revive'; readonly seat: Seat; readonly slot: Slot; readonly cause: Cause }
  /** Control (MEC-6). */
  | { readonly kind: 'draw'; readonly seat: Seat }
  | { readonly kind: 'buyRobot'; readonly seat: Seat; readonly isFree: boolean }
  | { readonly kind: 'act'; readonly seat: Seat; readonly done: readonly Action[] }
  /** An Action that an Event gives (MEC-9.10). */
  | { readonly kind: 'freeAct'; readonly seat: Seat; readonly action: Action }
  | { readonly kind: 'actor'; readonly seat: Seat; readonly action: Action; readonly isFree: boolean }
  | { readonly kind: 'actionTarget'; readonly seat: Seat; readonly action: Action; readonly slot: Slot }
  /** Cards are chosen for the duel at hand, and again after a tie. */
  | { readonly kind: 'duelCards'; readonly seats: readonly Seat[] }
  | {
      readonly kind: 'hackerEffect';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly amount: number;
      readonly isElite: boolean;
    }
  | { readonly kind: 'killBoard'; readonly seat: Seat }
  | { readonly kind: 'enterArena'; readonly seat: Seat; readonly organiser: Seat }
  | { readonly kind: 'arena'; readonly organiser: Seat }
  | { readonly kind: 'gained'; readonly seat: Seat }
  | { readonly kind: 'endResolution' }
  /** Phase 3. */
  | { readonly kind: 'finalStep'; readonly number: number }
  | { readonly kind: 'staff'; readonly seat: Seat }
  | { readonly kind: 'boardSeats'; readonly of: Seat }
  | { readonly kind: 'promote'; readonly seat: Seat; readonly chair: Slot }
  | { readonly kind: 'income'; readonly of: Seat }
  | { readonly kind: 'cashIn'; readonly seat: Seat }
  | { readonly kind: 'payments'; readonly seat: Seat }
  | { readonly kind: 'repair'; readonly seat: Seat; readonly technicians: readonly Slot[] }
  | { readonly kind: 'unrepaired'; readonly of: Seat }
  | { readonly kind: 'project'; readonly seat: Seat }
  | {
      readonly kind: 'commit';
      readonly seat: Seat;
      readonly project: Project;
      readonly cards: readonly Contributor[];
      readonly ais: number;
      /** R&D of an Event that helps with this purchase (MEC-9.10). */
      readonly research: number;
    }
  /** One Event or Threat in hand is put into a sector. */
  | { readonly kind: 'settle'; readonly seat: Seat };

/** What may be committed to a purchase (MEC-14.22). */
export type Contributor = Character | Property | Project;

type None = { readonly kind: 'none' };
type Done = { readonly kind: 'done' };
type OfCharacter<Kind extends string> = { readonly kind: Kind; readonly character: Character };
type OfProperty<Kind extends string> = { readonly kind: Kind; readonly property: Property };
type OfProject<Kind extends string> = { readonly kind: Kind; readonly project: Project };
type Card = { readonly kind: 'card'; readonly value: ActionValue };

/** What may be answered at each step that asks. Characters and Properties exist once, so their names say enough. */
export interface MecanisburgoOptions {
  corporation: { readonly kind: 'corporation'; readonly corp: Corp };
  /** The one of the four that is not kept. */
  keep: { readonly kind: 'drop'; readonly card: Asset };
  place:
    | { readonly kind: 'place'; readonly sector: Sector }
    | { readonly kind: 'orderZone' }
    | { readonly kind: 'pass' };
  pawn: { readonly kind: 'pawn'; readonly pawn: Pawn };
  fixTarget: OfCharacter<'fixCharacter'> | OfProperty<'fixProperty'>;
  initiative: OfProperty<'takeInitiative'> | OfProject<'takeInitiativeBy'> | None;
  announceType: { readonly kind: 'announce'; readonly type: 'N' | 'C' };
  copy: OfCharacter<'copy'>;
  convert: { readonly kind: 'convert' } | None;
  leader: OfCharacter<'leader'>;
  assassinate: OfCharacter<'assassinate'> | None;
  secure: OfProperty<'secure'> | Done;
  save: OfProperty<'save'> | None;
  fists: { readonly kind: 'fist'; readonly ais: number };
  engage: OfProperty<'engage'> | OfProject<'engageProject'> | Done;
  dose: OfCharacter<'dose'>;
  cancel: { readonly kind: 'cancel' } | None;
  actionCards: Card;
  lateCards: Card;
  loseAgent: OfCharacter<'lose'>;
  /** By its own skill, or by the Project. */
  revive: { readonly kind: 'revive'; readonly by: 'skill' | 'project' } | None;
  draw: OfProperty<'drawBy'> | OfProject<'drawByProject'> | Done;
  buyRobot: { readonly kind: 'robot'; readonly property: BlackMarketRobot } | None;
  act: { readonly kind: 'act'; readonly action: Action } | Done;
  freeAct: { readonly kind: 'act'; readonly action: Action } | None;
  actor: OfCharacter<'actor'>;
  actionTarget:
    | OfCharacter<'targetCharacter'>
    | OfProperty<'targetProperty'>
    | { readonly kind: 'targetSeat'; readonly seat: Seat };
  duelCards: Card;
  hackerEffect: { readonly kind: 'steal' } | { readonly kind: 'disable' } | None;
  killBoard: OfCharacter<'killBoard'>;
  enterArena: OfCharacter<'enter'> | None;
  gained: { readonly kind: 'play'; readonly card: Asset } | Done;
  staff:
    | OfCharacter<'dismiss'>
    | { readonly kind: 'play'; readonly card: Asset }
    | OfProperty<'drawBy'>
    | OfProject<'drawByProject'>
    | Done;
  promote: OfCharacter<'promote'>;
  cashIn: OfProperty<'cashIn'> | Done;
  /** Give up a card instead of paying it, or pay for all that are left. */
  payments: OfCharacter<'giveUp'> | OfProperty<'giveUpProperty'> | { readonly kind: 'payAll' };
  repair: { readonly kind: 'repair'; readonly property: Property; readonly character: Character } | Done;
  project: OfProject<'project'> | Done;
  /** The set that wastes least, or card by card; nothing is taken back. */
  commit:
    | { readonly kind: 'leastWaste' }
    | OfCharacter<'commitCharacter'>
    | OfProperty<'commitProperty'>
    | OfProject<'commitProject'>
    | { readonly kind: 'commitAi' }
    | { readonly kind: 'commitResearch' }
    | { readonly kind: 'confirm' };
  settle:
    | { readonly kind: 'settle'; readonly card: EventCardId | Threat; readonly sector: Sector }
    | { readonly kind: 'discard'; readonly card: EventCardId | Threat };
}
