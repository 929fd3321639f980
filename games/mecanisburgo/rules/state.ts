import type { GameTypes, ScoreRow, Seat, StateBase } from '@cabale/engine';
import type {
  Action,
  ActionValue,
  Asset,
  BlackMarketRobot,
  Character,
  ContestType,
  Corp,
  EventCardId,
  Opportunity,
  Pawn,
  Project,
  Property,
  RandomValue,
  Sector,
  Slot,
  SpecialVictory,
  Tables,
  Threat,
  VictoryEvent,
} from '../content/tables.ts';
import type { SETUP } from './variants.ts';

/** A Character in a slot of the HQ. */
export interface Member {
  readonly character: Character;
  /** Survived a Payments step with this owner (MEC-14.15). */
  paid: boolean;
  /** Has performed or attempted an Action this round (MEC-6.5). */
  acted: boolean;
  /** Programador Maestro only (MEC-16.14). */
  engaged: boolean;
  /** Whom a Doppleganger copies in its sector (MEC-12.4). */
  copies: Character | null;
}

/** A Property in play. */
export interface Holding {
  readonly property: Property;
  engaged: boolean;
  /** Where its values count; `null` where it was engaged for a draw or for cash, or not at all. */
  at: Sector | null;
  /** By Programador Maestro: nothing of it counts there. */
  cancelled: boolean;
  /** Forbidden markers: damaged where there is one. */
  markers: number;
}

/** A Project in play. */
export interface Works {
  readonly project: Project;
  engaged: boolean;
  at: Sector | null;
}

/** An Opportunity card in hand. */
export interface HandCard {
  readonly card: Opportunity;
  /** Taken face up: everybody remembers it (MEC-Q39). */
  readonly isKnown: boolean;
  /** Gained in the Control at hand, so that it may be played there (MEC-6.6). */
  isFresh: boolean;
}

/** Where a pawn is: a sector, or one of these. */
export type Place = number;
export const HOME: Place = -1;
export const ORDER_ZONE: Place = -2;

export interface Player {
  corp: Corp | null;
  cash: number;
  readonly slots: (Member | null)[];
  readonly holdings: Holding[];
  readonly works: Works[];
  readonly threats: Threat[];
  /** Corporate Threat cards won (MEC-17.28). */
  corporate: number;
  /** Peripheral AIs: at home, and by sector on the board. */
  ais: number;
  readonly aisAt: number[];
  /** The last round in which none of them may be used; 0 for none. */
  aisDisabledUntil: number;
  /** Unplayed Action cards, by value from 1. */
  readonly actionCards: number[];
  readonly hand: HandCard[];
  /** By pawn, the decoy last. */
  readonly pawns: Place[];
  /** Bits of the pawns that could be deployed this round, as everybody knows. */
  available: number;
  /** Bits of the pawns whose base everybody has seen this round. */
  revealed: number;
  hasPassed: boolean;
  /** R&D for one purchase of this round (MEC-9.10). */
  research: number;
  /** The Threat target fixed in this sector (MEC-7.2): a card of its own, or `null`. */
  target: Character | Property | null;
  /** This round's purchases: cards that have been committed (MEC-14.23), and AIs. */
  readonly committed: Contributor[];
  committedAis: number;
  /** May still claim a Corporate Threat card with its first pawn (MEC-17.20, 17.21). */
  mayThreaten: boolean;
  eliminated: boolean;
  resigned: boolean;
}

/** A pawn in a sector, in order of arrival. */
export interface Standing {
  readonly seat: Seat;
  readonly pawn: Pawn;
}

export interface SectorState {
  /** The face-up card: an Opportunity, an Event or a Threat. */
  card: Opportunity | null;
  /** The face-down cards of sector 10. */
  readonly dark: Opportunity[];
  forbidden: boolean;
  readonly pawns: Standing[];
  /** Of this round (MEC-4.11). */
  controller: Seat | null;
  /** Of a Corporate Threat card (MEC-17.22). */
  threatener: Seat | null;
}

/** An agent drugged for a contest (MEC-13.14). */
export interface Dose {
  readonly seat: Seat;
  readonly slot: Slot;
  readonly property: Property;
  readonly adds: number;
  readonly dies: boolean;
}

/** An attempt that has been declared (MEC-5.16). */
export interface Attempt {
  readonly seat: Seat;
  readonly slot: Slot;
  readonly victim: Seat;
  readonly target: Slot;
}

/** A death to come, unless a Property prevents it (MEC-11.11). */
export interface Doom extends Standing {
  readonly savedBy: Property | null;
}

/** `control`: one corporation alone, nothing to fight. */
export type ContestKind = 'control' | 'confrontation' | 'event' | 'threat' | 'moors' | 'corporate';

/** What is fought in the sector at hand. Lists run by seat. */
export interface Contest {
  readonly sector: Sector;
  readonly kind: ContestKind;
  /** The Event fought over; its bonus lasts while the sector is at hand, also when the card is gone (MEC-9.6). */
  readonly event: EventCardId | null;
  stage: Stage;
  /** Initiative, frozen in step 1 (MEC-5.5). */
  readonly order: Seat[];
  type: ContestType | null;
  /** Fixed by a Peacemaker (MEC-5.11). */
  isPeaceful: boolean;
  /** Pawns are turned up. */
  isRevealed: boolean;
  /** Of the seats that have named one. */
  readonly leaders: (Slot | null)[];
  /** The elite Psychic that has changed the type (MEC-5.12) and so gives up its late choice. */
  converted: Character | null;
  readonly attempts: Attempt[];
  /** Deaths decided and not applied yet (MEC-5.17). */
  readonly doomed: Doom[];
  readonly doses: Dose[];
  /** Action cards turned up. */
  readonly cards: (ActionValue | null)[];
  readonly totals: (number | null)[];
  /** Strength of the Threat against each seat, once drawn. */
  readonly strengths: (number | null)[];
  /** Who controls the sector; `undecided` as long as it is fought for. */
  winner: Seat | null | 'undecided';
}

export interface DuelSide {
  readonly seat: Seat;
  readonly slot: Slot | null;
}

/** A contest of two or more by Action card and Random card (MEC-11.1). */
export interface Duel {
  readonly action: Action;
  readonly sector: Sector;
  /** Who take part: the acting side first; in an Autocombat all entrants. `null` where the whole corporation answers. */
  readonly sides: DuelSide[];
  readonly target: Character | Property | null;
  /** Cards at work: lists run as `sides`. */
  readonly cards: (ActionValue | null)[];
  readonly randoms: (RandomValue | null)[];
  readonly totals: (number | null)[];
}

export const REASONS = [
  'standard',
  ...(['crisis', 'criminalCrisis', 'elections', 'coup'] as const),
  ...(['armadrill', 'robur', 'weintraub', 'gregor', 'metaluna'] as const),
  'corporateThreat',
  'lastCorporation',
  'chaos',
] as const;
/** Why a game ended (MEC-17, 18.7). */
export type Reason = (typeof REASONS)[number];

export interface MecanisburgoResult {
  readonly by: Reason;
  readonly ranks: readonly number[];
  readonly score: readonly ScoreRow[];
}

export type Phase = 'setup' | 'deployment' | 'resolution' | 'final';

export interface MecanisburgoState extends StateBase<MecanisburgoStep> {
  round: number;
  phase: Phase;
  /** Of Phase 3, 1 to 9; else 0. */
  finalStep: number;
  readonly order: Seat[];
  /** The Next Turn Order zone, in order of arrival. */
  readonly orderZone: Standing[];
  readonly players: readonly Player[];
  readonly sectors: readonly SectorState[];
  /** Top last, all decks. */
  readonly deck: Opportunity[];
  readonly discard: Opportunity[];
  /** Of sector 10, face down among the discards (MEC-8.6). */
  readonly darkDiscard: Opportunity[];
  readonly randomDeck: RandomValue[];
  readonly randomDiscard: RandomValue[];
  readonly victoryDeck: VictoryEvent[];
  readonly victories: VictoryEvent[];
  /** Removed from the game. */
  readonly box: (Character | Property | Opportunity)[];
  readonly blackMarket: BlackMarketRobot[];
  readonly projects: Project[];
  shuttle: Seat | null;
  minisub: Seat | null;
  /** At setup: what each seat was dealt. */
  readonly dealt: readonly Opportunity[][];
  /** Cards set aside during the deal, shuffled back afterwards (MEC-1.19). */
  readonly aside: Opportunity[];
  contest: Contest | null;
  duel: Duel | null;
  /** Counts changes of whoever decides in order, for bots. */
  turn: number;
  result: MecanisburgoResult | null;
}

/** What happens in a sector, one after the other. */
export const STAGES = [
  'targets',
  'initiative',
  'announcement',
  'identities',
  'conversion',
  'leaders',
  'assassinations',
  'survivors',
  'fists',
  'properties',
  'cards',
  'outcome',
  'effect',
  'drugs',
  'control',
  'leave',
] as const;
export type Stage = (typeof STAGES)[number];

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

/** Where money, cards or a death come from. */
export type Cause =
  | 'setup'
  | 'sector'
  | 'event'
  | 'action'
  | 'threat'
  | 'combat'
  | 'drug'
  | 'card'
  | 'income'
  | 'payment'
  | 'hire'
  | 'repair'
  | 'project'
  | 'revival'
  | 'elimination';

/** What happened. `null` stands for what the listener may not see. */
export type MecanisburgoEvent =
  | { readonly kind: 'corporationTaken'; readonly seat: Seat; readonly corp: Corp }
  | { readonly kind: 'turnOrder'; readonly order: readonly Seat[] }
  | { readonly kind: 'cardsDealt'; readonly seat: Seat; readonly cards: readonly Opportunity[] | null }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly cards: readonly Asset[] }
  | { readonly kind: 'roundBegan'; readonly round: number }
  | { readonly kind: 'victoryRevealed'; readonly victory: VictoryEvent }
  | { readonly kind: 'mayThreaten'; readonly seats: readonly Seat[] }
  | { readonly kind: 'cardLaid'; readonly sector: Sector; readonly card: Opportunity | null }
  | { readonly kind: 'pawnPlaced'; readonly seat: Seat; readonly place: Place; readonly pawn: Pawn | null }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'sectorBegan'; readonly sector: Sector }
  | { readonly kind: 'targetFixed'; readonly seat: Seat; readonly target: Character | Property | null }
  | { readonly kind: 'initiativeTaken'; readonly seat: Seat; readonly by: Property | Project }
  | { readonly kind: 'announced'; readonly seat: Seat | null; readonly type: ContestType }
  | {
      readonly kind: 'pawnRevealed';
      readonly seat: Seat;
      readonly sector: Sector;
      readonly character: Character | null;
    }
  | {
      readonly kind: 'wentHome';
      readonly seat: Seat;
      readonly character: Character;
      readonly why: 'notAGuest' | 'noAi' | 'lost' | 'left';
    }
  | { readonly kind: 'copied'; readonly seat: Seat; readonly character: Character; readonly of: Character }
  | { readonly kind: 'peace'; readonly sector: Sector }
  | { readonly kind: 'leaderNamed'; readonly seat: Seat; readonly character: Character; readonly base: number }
  | { readonly kind: 'attemptDeclared'; readonly seat: Seat; readonly assassin: Character; readonly target: Character }
  | { readonly kind: 'attemptRefrained'; readonly seat: Seat; readonly assassin: Character }
  | { readonly kind: 'engaged'; readonly seat: Seat; readonly card: Property | Project; readonly sector: Sector | null }
  | { readonly kind: 'cancelled'; readonly seat: Seat; readonly property: Property }
  | {
      readonly kind: 'dosed';
      readonly seat: Seat;
      readonly character: Character;
      readonly adds: number;
      readonly dies: boolean;
    }
  | { readonly kind: 'aisPlaced'; readonly seat: Seat; readonly sector: Sector; readonly ais: number }
  | { readonly kind: 'cardsTurnedUp'; readonly cards: readonly (ActionValue | null)[] }
  | { readonly kind: 'cardTakenBack'; readonly seat: Seat }
  | { readonly kind: 'randomDrawn'; readonly seat: Seat | null; readonly value: RandomValue }
  | { readonly kind: 'strength'; readonly sector: Sector; readonly strength: number; readonly against: Seat | null }
  | { readonly kind: 'totals'; readonly sector: Sector; readonly totals: readonly (number | null)[] }
  | { readonly kind: 'won'; readonly sector: Sector; readonly seat: Seat | null }
  | { readonly kind: 'threatStopped'; readonly threat: Threat; readonly seat: Seat }
  | { readonly kind: 'threatSucceeded'; readonly threat: Threat }
  | { readonly kind: 'duelDecided'; readonly action: Action; readonly winner: Seat | null; readonly isTie: boolean }
  | { readonly kind: 'saved'; readonly seat: Seat; readonly character: Character; readonly by: Property }
  | { readonly kind: 'died'; readonly seat: Seat; readonly character: Character; readonly cause: Cause }
  | { readonly kind: 'revived'; readonly seat: Seat; readonly character: Character }
  | { readonly kind: 'controlled'; readonly seat: Seat; readonly sector: Sector }
  | { readonly kind: 'cardTaken'; readonly seat: Seat; readonly card: Opportunity | null; readonly cause: Cause }
  | { readonly kind: 'tokenTaken'; readonly seat: Seat; readonly token: 'shuttle' | 'minisub' }
  | { readonly kind: 'robotBought'; readonly seat: Seat; readonly property: BlackMarketRobot; readonly cost: number }
  | { readonly kind: 'acted'; readonly seat: Seat; readonly action: Action; readonly character: Character | null }
  | { readonly kind: 'cash'; readonly seat: Seat; readonly by: number; readonly cause: Cause }
  | { readonly kind: 'aisDisabled'; readonly seat: Seat; readonly until: number }
  | { readonly kind: 'damaged'; readonly seat: Seat; readonly property: Property }
  | { readonly kind: 'seduced'; readonly seat: Seat; readonly from: Seat; readonly character: Character }
  | { readonly kind: 'convicted'; readonly seat: Seat; readonly card: Character | Property }
  | { readonly kind: 'arenaEntered'; readonly seat: Seat; readonly character: Character }
  | {
      readonly kind: 'arenaWon';
      readonly seat: Seat;
      readonly purse: number;
      readonly organiser: Seat;
      readonly share: number;
    }
  | { readonly kind: 'cardPlayed'; readonly seat: Seat; readonly card: Asset; readonly cost: number }
  | { readonly kind: 'research'; readonly seat: Seat; readonly by: number }
  | { readonly kind: 'controlEnded'; readonly sector: Sector }
  | { readonly kind: 'finalStepBegan'; readonly number: number }
  | {
      readonly kind: 'discarded';
      readonly seat: Seat | null;
      readonly card: Character | Property | Opportunity;
      readonly why: 'dismissed' | 'unpaid' | 'unrepaired' | 'leftInHand' | 'unclaimed' | 'threat';
    }
  | { readonly kind: 'discardedUnseen'; readonly cards: number }
  | { readonly kind: 'promoted'; readonly seat: Seat; readonly character: Character; readonly chair: Slot }
  | {
      readonly kind: 'income';
      readonly seat: Seat;
      readonly cards: number;
      readonly characters: number;
      readonly properties: number;
    }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'repaired'; readonly seat: Seat; readonly property: Property; readonly cost: number }
  | {
      readonly kind: 'projectBought';
      readonly seat: Seat;
      readonly project: Project;
      readonly cards: readonly Contributor[];
      readonly ais: number;
      readonly research: number;
    }
  | { readonly kind: 'threatMoved'; readonly threat: Threat; readonly from: Sector; readonly to: Sector }
  | { readonly kind: 'sectorDestroyed'; readonly sector: Sector }
  | { readonly kind: 'zoneRevealed'; readonly seat: Seat; readonly isDecoy: boolean }
  | { readonly kind: 'settled'; readonly seat: Seat; readonly card: Opportunity; readonly sector: Sector }
  | { readonly kind: 'shuffled'; readonly deck: 'opportunity' | 'random' }
  | { readonly kind: 'corporateClaimed'; readonly seat: Seat; readonly sector: Sector }
  | { readonly kind: 'corporateBeaten'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'eliminated'; readonly seat: Seat }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | {
      readonly kind: 'over';
      readonly by: Reason;
      readonly ranks: readonly number[];
      readonly special: SpecialVictory | null;
    };

export interface Mecanisburgo extends GameTypes {
  state: MecanisburgoState;
  step: MecanisburgoStep;
  options: MecanisburgoOptions;
  anytime: never;
  event: MecanisburgoEvent;
  view: MecanisburgoView;
  setup: typeof SETUP;
  content: Tables;
}

/** A card in hand; `null` where the observer may not know it. */
export interface HandCardView {
  readonly card: Opportunity | null;
  readonly isKnown: boolean;
  readonly isFresh: boolean;
}

/** A player as an observer knows them. */
export interface PlayerView extends Omit<Player, 'hand' | 'pawns'> {
  readonly hand: readonly HandCardView[];
  /** Where each pawn is; `null` where the observer cannot tell. */
  readonly pawns: readonly (Place | null)[];
}

/** A pawn on the board; `null` while its base is hidden from the observer. */
export interface StandingView {
  readonly seat: Seat;
  readonly pawn: Pawn | null;
}

export interface SectorView extends Omit<SectorState, 'dark' | 'pawns'> {
  readonly darkCount: number;
  readonly pawns: readonly StandingView[];
}

/** `MecanisburgoState` with hidden things hidden. */
export interface MecanisburgoView extends Omit<
  MecanisburgoState,
  | 'seats'
  | 'random'
  | 'sealed'
  | 'players'
  | 'sectors'
  | 'orderZone'
  | 'deck'
  | 'randomDeck'
  | 'darkDiscard'
  | 'victoryDeck'
  | 'dealt'
  | 'aside'
> {
  readonly observer: Seat | 'audience';
  readonly players: readonly PlayerView[];
  readonly sectors: readonly SectorView[];
  readonly orderZone: readonly StandingView[];
  /** Before the first round also what was set aside. */
  readonly deckCount: number;
  readonly darkDiscardCount: number;
  readonly randomCount: number;
  readonly victoryCount: number;
  /** Own cards of the deal. */
  readonly dealt: readonly Opportunity[] | null;
}
