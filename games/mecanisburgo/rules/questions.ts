/** What is asked, and what may be answered. */
import type { DeepReadonly, Seat } from '@cabale/engine';
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
export type Step = DeepReadonly<
  | { kind: 'corporation'; seat: Seat }
  | { kind: 'turnOrder' }
  | { kind: 'deal' }
  | { kind: 'keep'; seats: Seat[] }
  | { kind: 'beginRound' }
  /** Phase 1: the corporation at this place of the turn order is asked next. */
  | { kind: 'deployment'; position: number }
  | { kind: 'place'; seat: Seat }
  | { kind: 'pawn'; seat: Seat; place: Place }
  /** Phase 2. */
  | { kind: 'sector'; sector: Sector }
  | { kind: 'stage'; stage: Stage }
  | { kind: 'fixTarget'; seat: Seat }
  | { kind: 'initiative'; seat: Seat }
  | { kind: 'announceType'; seat: Seat }
  | { kind: 'copy'; seat: Seat; slot: Slot }
  | { kind: 'convert'; seat: Seat }
  | { kind: 'leader'; seat: Seat }
  | { kind: 'assassinate'; seat: Seat; slot: Slot }
  | { kind: 'attempt'; attempt: Attempt }
  | { kind: 'secure'; seat: Seat }
  | { kind: 'save'; seat: Seat; slot: Slot }
  | { kind: 'deaths' }
  | { kind: 'fists'; seats: Seat[] }
  | { kind: 'engage'; seat: Seat }
  | { kind: 'dose'; seat: Seat; property: Property }
  | { kind: 'cancel'; seat: Seat; owner: Seat; property: Property }
  | { kind: 'actionCards'; seats: Seat[] }
  | { kind: 'lateCards'; seats: Seat[] }
  | { kind: 'loseAgent'; seat: Seat }
  /** A Character of this seat is dying: a paid return or none. */
  | { kind: 'revive'; seat: Seat; slot: Slot; cause: Cause }
  /** Control (MEC-6). */
  | { kind: 'draw'; seat: Seat }
  | { kind: 'buyRobot'; seat: Seat; isFree: boolean }
  | { kind: 'act'; seat: Seat; done: Action[] }
  /** An Action that an Event gives (MEC-9.10). */
  | { kind: 'freeAct'; seat: Seat; action: Action }
  | { kind: 'actor'; seat: Seat; action: Action; isFree: boolean }
  | { kind: 'actionTarget'; seat: Seat; action: Action; slot: Slot }
  /** Cards are chosen for the duel at hand, and again after a tie. */
  | { kind: 'duelCards'; seats: Seat[] }
  | { kind: 'hackerEffect'; seat: Seat; victim: Seat; amount: number; isElite: boolean }
  | { kind: 'killBoard'; seat: Seat }
  | { kind: 'enterArena'; seat: Seat; organiser: Seat }
  | { kind: 'arena'; organiser: Seat }
  | { kind: 'gained'; seat: Seat }
  | { kind: 'endResolution' }
  /** Phase 3. */
  | { kind: 'finalStep'; number: number }
  | { kind: 'staff'; seat: Seat }
  | { kind: 'boardSeats'; of: Seat }
  | { kind: 'promote'; seat: Seat; chair: Slot }
  | { kind: 'income'; of: Seat }
  | { kind: 'cashIn'; seat: Seat }
  | { kind: 'payments'; seat: Seat }
  | { kind: 'repair'; seat: Seat; technicians: Slot[] }
  | { kind: 'unrepaired'; of: Seat }
  | { kind: 'project'; seat: Seat }
  | {
      kind: 'commit';
      seat: Seat;
      project: Project;
      cards: Contributor[];
      ais: number;
      /** R&D of an Event that helps with this purchase (MEC-9.10). */
      research: number;
    }
  /** One Event or Threat in hand is put into a sector. */
  | { kind: 'settle'; seat: Seat }
>;

/** What may be committed to a purchase (MEC-14.22). */
export type Contributor = Character | Property | Project;

type None = { readonly kind: 'none' };
type Done = { readonly kind: 'done' };
type OfCharacter<Kind extends string> = { readonly kind: Kind; readonly character: Character };
type OfProperty<Kind extends string> = { readonly kind: Kind; readonly property: Property };
type OfProject<Kind extends string> = { readonly kind: Kind; readonly project: Project };
type Card = { readonly kind: 'card'; readonly value: ActionValue };

/** What may be answered at each step that asks. Characters and Properties exist once, so their names say enough. */
export type Options = DeepReadonly<{
  corporation: { kind: 'corporation'; corp: Corp };
  /** The one of the four that is not kept. */
  keep: { kind: 'drop'; card: Asset };
  place: { kind: 'place'; sector: Sector } | { kind: 'orderZone' } | { kind: 'pass' };
  pawn: { kind: 'pawn'; pawn: Pawn };
  fixTarget: OfCharacter<'fixCharacter'> | OfProperty<'fixProperty'>;
  initiative: OfProperty<'takeInitiative'> | OfProject<'takeInitiativeBy'> | None;
  announceType: { kind: 'announce'; type: 'N' | 'C' };
  copy: OfCharacter<'copy'>;
  convert: { kind: 'convert' } | None;
  leader: OfCharacter<'leader'>;
  assassinate: OfCharacter<'assassinate'> | None;
  secure: OfProperty<'secure'> | Done;
  save: OfProperty<'save'> | None;
  fists: { kind: 'fist'; ais: number };
  engage: OfProperty<'engage'> | OfProject<'engageProject'> | Done;
  dose: OfCharacter<'dose'>;
  cancel: { kind: 'cancel' } | None;
  actionCards: Card;
  lateCards: Card;
  loseAgent: OfCharacter<'lose'>;
  /** By its own skill, or by the Project. */
  revive: { kind: 'revive'; by: 'skill' | 'project' } | None;
  draw: OfProperty<'drawBy'> | OfProject<'drawByProject'> | Done;
  buyRobot: { kind: 'robot'; property: BlackMarketRobot } | None;
  act: { kind: 'act'; action: Action } | Done;
  freeAct: { kind: 'act'; action: Action } | None;
  actor: OfCharacter<'actor'>;
  actionTarget: OfCharacter<'targetCharacter'> | OfProperty<'targetProperty'> | { kind: 'targetSeat'; seat: Seat };
  duelCards: Card;
  hackerEffect: { kind: 'steal' } | { kind: 'disable' } | None;
  killBoard: OfCharacter<'killBoard'>;
  enterArena: OfCharacter<'enter'> | None;
  gained: { kind: 'play'; card: Asset } | Done;
  staff:
    | OfCharacter<'dismiss'>
    | { kind: 'play'; card: Asset }
    | OfProperty<'drawBy'>
    | OfProject<'drawByProject'>
    | Done;
  promote: OfCharacter<'promote'>;
  cashIn: OfProperty<'cashIn'> | Done;
  /** Give up a card instead of paying it, or pay for all that are left. */
  payments: OfCharacter<'giveUp'> | OfProperty<'giveUpProperty'> | { kind: 'payAll' };
  repair: { kind: 'repair'; property: Property; character: Character } | Done;
  project: OfProject<'project'> | Done;
  /** The set that wastes least, or card by card; nothing is taken back. */
  commit:
    | { kind: 'leastWaste' }
    | OfCharacter<'commitCharacter'>
    | OfProperty<'commitProperty'>
    | OfProject<'commitProject'>
    | { kind: 'commitAi' }
    | { kind: 'commitResearch' }
    | { kind: 'confirm' };
  settle:
    | { kind: 'settle'; card: EventCardId | Threat; sector: Sector }
    | { kind: 'discard'; card: EventCardId | Threat };
}>;
