import type {
  DeepReadonly,
  GameTypes,
  Observer,
  OpenOf,
  ScoreRow,
  Seat,
  StateBase,
  StepContext,
  TextKey,
} from '@cabale/engine';
import type {
  Action,
  ActionValue,
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
  Tables,
  Threat,
  VictoryEvent,
} from '../content/tables.ts';
import type en from '../text/en.ts';
import type { MecanisburgoRef } from '../text/refs.ts';
import type { MecanisburgoEvent } from './events.ts';
import type { Contributor, Options, Step } from './questions.ts';
import type { SETUP } from './variants.ts';

export type { Cause, EventOf, MecanisburgoEvent } from './events.ts';
export type { Contributor, Options, Step } from './questions.ts';

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

export interface State extends StateBase<Step> {
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
  /** Counts how often the deciding seat changed, for bots. */
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

/** What a step of the rules may do. */
export type Context = StepContext<Mecanisburgo>;

export interface Mecanisburgo extends GameTypes {
  state: State;
  step: Step;
  options: Options;
  anytime: never;
  event: MecanisburgoEvent;
  view: View;
  setup: typeof SETUP;
  content: Tables;
  ref: MecanisburgoRef;
  text: TextKey<typeof en>;
  feature: keyof (typeof en)['feature'];
  quantity: 'cash' | 'income' | 'due' | 'vp' | 'cards' | 'hand' | 'strength' | 'arena';
}

/** A pawn on the board; `null` while its base is hidden from the observer: it counts for nothing but its space. */
export interface OpenStanding {
  readonly seat: Seat;
  readonly pawn: Pawn | null;
}

export type OpenContest = DeepReadonly<Contest>;
export type OpenDuel = DeepReadonly<Duel>;

/** What everybody sees of a player; a pawn's place is `null` where the observer cannot tell. */
export interface OpenPlayer extends OpenOf<Player, 'hand' | 'pawns'> {
  readonly pawns: readonly (Place | null)[];
}

export interface OpenSector extends OpenOf<SectorState, 'dark' | 'pawns'> {
  readonly pawns: readonly OpenStanding[];
}

type HiddenCards = 'deck' | 'randomDeck' | 'darkDiscard' | 'victoryDeck' | 'dealt' | 'aside';

/** What lies open on the table, the same for everybody. */
export interface Open extends OpenOf<State, 'players' | 'sectors' | 'orderZone' | HiddenCards> {
  readonly players: readonly OpenPlayer[];
  readonly sectors: readonly OpenSector[];
  readonly orderZone: readonly OpenStanding[];
}

/** A card in hand; `null` where the observer may not know it. */
export interface HandCardView {
  readonly card: Opportunity | null;
  readonly isKnown: boolean;
  readonly isFresh: boolean;
}

/** A player as an observer knows them. */
export interface PlayerView extends OpenPlayer {
  readonly hand: readonly HandCardView[];
}

export interface SectorView extends OpenSector {
  readonly darkCount: number;
}

export interface View extends Open {
  readonly observer: Observer;
  readonly players: readonly PlayerView[];
  readonly sectors: readonly SectorView[];
  /** Before the first round also what was set aside. */
  readonly deckCount: number;
  readonly darkDiscardCount: number;
  readonly randomCount: number;
  readonly victoryCount: number;
  /** Own cards of the deal. */
  readonly dealt: readonly Opportunity[] | null;
}
