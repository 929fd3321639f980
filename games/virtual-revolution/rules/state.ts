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
  Agent,
  AgentType,
  Arr,
  Boost,
  BoostCard,
  Corruption,
  CorruptionCard,
  District,
  Genre,
  Location,
  Necro,
  Objective,
  Tables,
  Verse,
} from '../content/tables.ts';
import type en from '../text/en.ts';
import type { VirtualRevolutionRef } from '../text/refs.ts';
import type { SETUP } from './variants.ts';

/** An Agent in service. */
export interface Service {
  readonly agent: Agent;
  ready: boolean;
}

/** A Verse in front of its owner. */
export interface OwnedVerse {
  readonly verse: Verse;
  online: boolean;
  /** An event Mission that has happened (VR-13.8). */
  recorded: boolean;
}

/** What the final Necro card does to a score. */
export interface FinalPenalties {
  verseCap: number | null;
  objectiveCap: number | null;
  /** Lost for each Title and for each trio, and once. */
  perTitle: number;
  perTrio: number;
  flat: number;
}

export interface Player {
  reserve: number;
  recycling: number;
  euros: number;
  revenue: number;
  immunity: number;
  vp2: number;
  /** Where the Directors of this round stand, in order. */
  readonly directors: Arr[];
  /** In order of number. */
  readonly corruption: Corruption[];
  readonly objectives: readonly Objective[];
  readonly service: Service[];
  /** Each lies under the Action printed on it. */
  readonly boosts: Boost[];
  readonly retired: Agent[];
  /** Own Agents whose type is free at scoring (VR-Q25, Q65). */
  readonly freeTypes: Agent[];
  readonly verses: OwnedVerse[];
  /** Titles used this round, held or not (VR-6.12). */
  readonly titlesUsed: District[];
  /** The top card of the Necro pile has been looked at. */
  necroSeen: boolean;
  readonly modifiers: Action[];
  /** They take effect at upkeep (VR-23.7). */
  readonly nextModifiers: Action[];
  /** Corruption cards held when the final Search began. */
  finalCorruption: number;
  readonly penalties: FinalPenalties;
  resigned: boolean;
}

/** An Action performed in this turn, for bonuses that may still be claimed (VR-8.9, 8.10). */
export interface Performance {
  readonly action: Action;
  /** Agents in service when it was declared: what came later does not improve it (VR-8.6). */
  readonly agents: readonly Agent[];
  /** Titles held then. */
  readonly titles: readonly District[];
}

export const REASONS = ['rounds', 'resign'] as const;
export type Reason = (typeof REASONS)[number];

export interface VirtualRevolutionResult {
  readonly by: Reason;
  readonly ranks: readonly number[];
  readonly score: readonly ScoreRow[];
  /** The Objective each seat scored. */
  readonly scored: readonly Objective[];
}

export interface State extends StateBase<Step> {
  /** The settings of the table. */
  readonly insurrections: (typeof SETUP)['insurrections'][number];
  readonly waiver: (typeof SETUP)['waiver'][number];
  /** In order of `DISTRICTS`, from a content pack; empty where a name is not replaced, `null` where none is. */
  readonly districtNames: readonly string[] | null;
  round: number;
  /** 1 to 3. */
  lap: number;
  /** Turn order of the round. */
  readonly order: Seat[];
  /** Of the next round, as far as chosen: `null` where a position is free (VR-21.2). */
  readonly nextOrder: (Seat | null)[];
  active: Seat;
  /** Counts turns from 1. */
  turn: number;
  readonly players: readonly Player[];
  /** By arrondissement: whose tokens, and how many. */
  readonly owners: (Seat | null)[];
  readonly tokens: number[];
  readonly servers: (Seat | null)[];
  /** Agents on offer and where they stand, by slot. */
  readonly slots: (Agent | null)[];
  readonly places: (Arr | null)[];
  /** Top last, all decks. */
  readonly agentDeck: Agent[];
  readonly agentDiscard: Agent[];
  /** Set aside at setup, seen by all (VR-2.13). */
  readonly agentsOut: readonly Agent[];
  readonly locationDeck: Location[];
  /** From the left; `null` where the deck ran out. */
  readonly row: (Verse | null)[];
  readonly verseDeck: Verse[];
  /** Number of cards at the bottom of the Verse deck that were put there openly, so everybody knows them. */
  versesUnder: number;
  readonly corruptionDeck: Corruption[];
  readonly corruptionDiscard: Corruption[];
  /** By card (C01 first): bits of the observers besides the owner that know in whose hand it is; see `knowledgeBit`. */
  readonly corruptionKnown: number[];
  readonly necroPile: Necro[];
  readonly necroOut: readonly Necro[];
  readonly necroPlayed: Necro[];
  readonly titles: Record<District, Seat | null>;
  readonly boostPool: BoostCard[];
  /** The turn: where its Director stands, and what was performed. */
  director: Arr | null;
  readonly performed: Performance[];
  /** Agents set aside while their promotions resolve (VR-17.2); the newest last. */
  readonly promoted: Agent[];
  result: VirtualRevolutionResult | null;
}

/** Steps without a decision name their player in a field other than `seat`, because `seat` makes a step ask. */
export type Step = DeepReadonly<
  /** The deal is announced, and the first Agents are laid out. */
  | { kind: 'deal' }
  | { kind: 'beginRound' }
  | { kind: 'beginTurn' }
  /** Phase 1, 2, 3 and the end of a turn: free actions are possible here, and before a Verse is paid for (VR-3.8). */
  | { kind: 'director'; seat: Seat }
  | { kind: 'influence'; seat: Seat }
  | { kind: 'action'; seat: Seat }
  | { kind: 'end'; seat: Seat }
  /** A declared Action, and what bonuses have changed so far; it may be improved further (VR-8.9 to 8.11). */
  | { kind: 'bonus'; seat: Seat; action: 'recruit' | 'build'; reach: number; noToken: boolean; fromDiscard: boolean }
  | { kind: 'recruit'; seat: Seat; reach: number; fromDiscard: boolean }
  /** Create: renewals, then it is paid for. `left` are Boosts that may still change the row, even after paying. */
  | { kind: 'create'; seat: Seat; left: Boost[]; bought: boolean }
  /** Which Verses of the row go under the deck; `least` and `most` are how many, `named` those chosen so far. */
  | { kind: 'replace'; seat: Seat; least: number; most: number; named: Verse[] }
  /** Which parts and Boosts are still possible, and whether anything has been paid. */
  | { kind: 'donate'; seat: Seat; cards: boolean; immunity: boolean; begun: boolean; left: Boost[] }
  /** Corruption cards to be discarded by choice. */
  | { kind: 'discard'; seat: Seat; left: number }
  /** An extra Action may be performed or forgone (VR-8.13). */
  | { kind: 'extra'; seat: Seat; action: Action; fromDiscard: boolean }
  /** A token is eliminated or added in one of these arrondissements, or the player declines. */
  | { kind: 'eliminate'; seat: Seat; arrs: Arr[]; whose: 'anyone' | 'opponent' }
  | { kind: 'add'; seat: Seat; arrs: Arr[] | 'controlled'; left: number }
  | { kind: 'eliminateOrAdd'; seat: Seat; arrs: Arr[] }
  | { kind: 'bonusAgain'; seat: Seat }
  | { kind: 'putOnline'; seat: Seat }
  | { kind: 'trade'; seat: Seat }
  | { kind: 'takeVerse'; seat: Seat }
  | { kind: 'renew'; seat: Seat }
  | { kind: 'moveServer'; seat: Seat }
  | { kind: 'steal'; seat: Seat }
  /** First the receiver, then the card: so the step on the stack holds no secret. */
  | { kind: 'give'; seat: Seat; to: Seat | null }
  | { kind: 'swapAgent'; seat: Seat; own: Agent | null }
  /** Clarisse: whose hand, which card of it, which card back. */
  | { kind: 'look'; seat: Seat }
  | { kind: 'takeCorruption'; seat: Seat; from: Seat }
  | { kind: 'giveBack'; seat: Seat; to: Seat }
  /** A promotion: with its effect or without, then what becomes of the Agent. */
  | { kind: 'promotion'; seat: Seat; agent: Agent }
  | { kind: 'copy'; seat: Seat }
  | { kind: 'afterwards'; seat: Seat; agent: Agent }
  /** The immediate bonus has been received: the Verse is turned (VR-13.2). */
  | { kind: 'turnOnline'; owner: Seat; verse: Verse }
  | { kind: 'boost'; seat: Seat }
  | { kind: 'darkKingdom'; seat: Seat }
  /** Titles: CE and MA. */
  | { kind: 'sell'; seat: Seat }
  | { kind: 'readyOne'; seat: Seat }
  | { kind: 'endRound' }
  /** A Search: the next card, whether it is suffered, what is lost. `left` are cards not resolved yet. */
  | { kind: 'search'; searched: Seat; isFinal: boolean }
  /** `held`: cards when it began; `spent`: whether Immunity has been spent. */
  | { kind: 'searchOn'; searched: Seat; left: Corruption[]; held: number; spent: boolean; isFinal: boolean }
  | { kind: 'searchCard'; seat: Seat; left: Corruption[] }
  | { kind: 'suffer'; seat: Seat; card: Corruption }
  | { kind: 'lose'; seat: Seat; what: Loss }
  /** Quartier Latin: keep what is about to be discarded? */
  | { kind: 'save'; seat: Seat; agent: Agent | null; boost: Boost | null }
  | { kind: 'necro' }
  | { kind: 'necroDiscard'; seat: Seat }
  | { kind: 'avoid'; seat: Seat; isMax: boolean }
  /** `spared` avoid GLOBAL, and those in `sparedMax` also MAX. */
  | { kind: 'necroHits'; max: Seat[]; spared: Seat[]; sparedMax: Seat[] }
  | { kind: 'necroHit'; victim: Seat; part: 'min' | 'global' | 'max' }
  | { kind: 'turnOrder' }
  | { kind: 'chooseOrder'; seat: Seat }
  | { kind: 'upkeep' }
  | { kind: 'score' }
>;

/** What must be given up. */
export type Loss = DeepReadonly<
  | { kind: 'token'; districts: District[] | 'any' }
  | { kind: 'arr' }
  | { kind: 'server'; districts: District[] | 'any' }
  | { kind: 'verse'; genres: Genre[] | 'any' }
  | { kind: 'agent'; type: AgentType | 'any' }
  | { kind: 'boost'; actions: Action[] | 'any' }
>;

type None = { readonly kind: 'none' };
type AtArr<Kind extends string> = { readonly kind: Kind; readonly arr: Arr };

/** What may be answered at each step that asks. */
export type Options = DeepReadonly<{
  director: AtArr<'director'>;
  influence: { kind: 'add' } | { kind: 'eliminate' } | { kind: 'move'; from: Arr } | None;
  action: { kind: 'perform'; action: Action } | None;
  end: { kind: 'endTurn' };
  bonus: { kind: 'bonusAgent'; agent: Agent } | { kind: 'bonusTitle'; district: District } | { kind: 'proceed' };
  recruit: { kind: 'hire'; agent: Agent };
  create:
    | { kind: 'bonusAgent'; agent: Agent }
    | { kind: 'renewPaid' }
    | { kind: 'replaceBy'; boost: Boost }
    /** The Verse is chosen after paying, with the Corruption card in hand (VR-12.3, 12.4). */
    | { kind: 'pay' }
    | { kind: 'stop' };
  replace: { kind: 'under'; verse: Verse } | { kind: 'enough' };
  donate:
    | { kind: 'donate'; cards: 1 | 2 }
    | { kind: 'buyImmunity' }
    | { kind: 'donateBy'; boost: Boost }
    | { kind: 'stop' };
  discard: { kind: 'discard'; card: Corruption };
  extra: { kind: 'perform'; action: Action } | None;
  eliminate: AtArr<'eliminateAt'> | None;
  add: AtArr<'addAt'> | None;
  eliminateOrAdd: AtArr<'eliminateAt'> | AtArr<'addAt'> | None;
  bonusAgain: { kind: 'verse'; verse: Verse } | None;
  putOnline: { kind: 'verse'; verse: Verse };
  trade: AtArr<'server'> | { kind: 'verse'; verse: Verse } | None;
  takeVerse: { kind: 'verse'; verse: Verse };
  renew: { kind: 'renew' } | None;
  moveServer: AtArr<'serverTo'> | None;
  steal: { kind: 'from'; seat: Seat } | None;
  give: { kind: 'card'; card: Corruption } | { kind: 'to'; seat: Seat } | None;
  swapAgent: { kind: 'agent'; agent: Agent } | None;
  look: { kind: 'from'; seat: Seat };
  takeCorruption: { kind: 'card'; card: Corruption };
  giveBack: { kind: 'card'; card: Corruption };
  promotion: { kind: 'apply' } | { kind: 'without' };
  copy: { kind: 'agent'; agent: Agent } | None;
  afterwards: { kind: 'retire' } | { kind: 'becomeBoost' };
  boost: { kind: 'boost'; boost: BoostCard };
  darkKingdom: { kind: 'agent'; agent: Agent } | { kind: 'loseBoost'; boost: Boost } | { kind: 'immunity' };
  sell: AtArr<'server'> | { kind: 'verse'; verse: Verse };
  readyOne: { kind: 'agent'; agent: Agent };
  searchCard: { kind: 'card'; card: Corruption };
  suffer: { kind: 'suffer' } | { kind: 'immunity' };
  lose:
    | AtArr<'token'>
    | AtArr<'arr'>
    | AtArr<'server'>
    | { kind: 'verse'; verse: Verse }
    | { kind: 'agent'; agent: Agent }
    | { kind: 'loseBoost'; boost: Boost };
  save: { kind: 'save' } | None;
  necroDiscard: { kind: 'discard'; card: Corruption };
  avoid: { kind: 'avoid'; immunity: number };
  chooseOrder: { kind: 'position'; position: number };
}>;

/** Free actions (VR-3.5). */
export type FreeAction = DeepReadonly<
  | { kind: 'title'; district: District }
  | { kind: 'use'; agent: Agent }
  | { kind: 'promote'; agent: Agent }
  | { kind: 'recycle'; into: 'euro' | 'discard' | 'look' | 'immunity' }
  | { kind: 'online'; verse: Verse }
  | { kind: 'exchange'; verse: Verse }
>;

/** The source of a gain or a loss. */
export type Cause =
  | Action
  | 'boost'
  | 'agent'
  | 'promotion'
  | 'title'
  | 'recycling'
  | 'verse'
  | 'exchange'
  | 'search'
  | 'necro'
  | 'income'
  | 'renewal';

/** What players count, and what an option's words promise changes of. */
export type Counted =
  | Exclude<Quantity, 'recycling' | 'reserve'>
  /** Cards in hand, tokens and Servers on the map, Agents owned, Boosts, Verses. */
  | 'corruption'
  | 'tokens'
  | 'servers'
  | 'agents'
  | 'boosts'
  | 'verses';

export type Quantity = 'euros' | 'revenue' | 'immunity' | 'vp2' | 'recycling' | 'reserve';

/** What happened. `null` stands for a card the observer may not see. */
export type VirtualRevolutionEvent = DeepReadonly<
  | { kind: 'dealt'; seat: Seat; arrs: Arr[] }
  | { kind: 'objectives'; seat: Seat; objectives: Objective[] | null }
  | { kind: 'agentsOut'; agents: Agent[] }
  | { kind: 'roundBegan'; round: number; order: Seat[] }
  | { kind: 'turnBegan'; seat: Seat; lap: number }
  | { kind: 'agentCame'; agent: Agent; slot: number; arr: Arr }
  | { kind: 'agentIntercepted'; agent: Agent; slot: number }
  | { kind: 'directorPlaced'; seat: Seat; arr: Arr }
  | { kind: 'tokenAdded'; seat: Seat; arr: Arr }
  | { kind: 'tokenEliminated'; by: Seat; owner: Seat; arr: Arr }
  | { kind: 'tokenMoved'; seat: Seat; from: Arr; to: Arr }
  | { kind: 'titleTaken'; seat: Seat; district: District }
  | { kind: 'titleLost'; seat: Seat; district: District }
  | { kind: 'titleUsed'; seat: Seat; district: District }
  | { kind: 'performed'; seat: Seat; action: Action; extra: boolean }
  /** A quantity of a seat changed by `by`, the amount that was really gained or lost. */
  | { kind: 'changed'; seat: Seat; what: Quantity; by: number; cause: Cause }
  /** Sentences name a Corruption card by its effect: its number is on no card. */
  | { kind: 'corruptionDrawn'; seat: Seat; card: Corruption | null; effect: CorruptionCard | null }
  | { kind: 'corruptionDiscarded'; seat: Seat; card: Corruption; effect: CorruptionCard }
  | { kind: 'corruptionGiven'; from: Seat; to: Seat; card: Corruption | null; effect: CorruptionCard | null }
  /** For the receiver of a card. */
  | { kind: 'corruptionReceived'; from: Seat; to: Seat; card: Corruption; effect: CorruptionCard }
  | { kind: 'corruptionShuffled' }
  | { kind: 'handSeen'; by: Seat; of: Seat; cards: Corruption[] | null }
  | { kind: 'necroSeen'; seat: Seat; card: Necro | null }
  | { kind: 'serverBuilt'; seat: Seat; arr: Arr }
  | { kind: 'serverRemoved'; seat: Seat; arr: Arr }
  | { kind: 'serverMoved'; seat: Seat; from: Arr; to: Arr }
  | { kind: 'agentHired'; seat: Seat; agent: Agent; slot: number | null }
  | { kind: 'agentUsed'; seat: Seat; agent: Agent }
  | { kind: 'agentReadied'; seat: Seat; agent: Agent }
  | { kind: 'agentPromoted'; seat: Seat; agent: Agent; applied: boolean }
  | { kind: 'agentCopied'; seat: Seat; agent: Agent }
  | { kind: 'agentRetired'; seat: Seat; agent: Agent }
  | { kind: 'agentSwapped'; seat: Seat; given: Agent; taken: Agent; slot: number }
  | { kind: 'agentDiscarded'; seat: Seat | null; agent: Agent }
  | { kind: 'boostGained'; seat: Seat; boost: Boost }
  | { kind: 'boostDiscarded'; seat: Seat; boost: Boost }
  | { kind: 'saved'; seat: Seat; card: Boost }
  | { kind: 'rowRenewed'; row: (Verse | null)[] }
  | { kind: 'verseReturned'; verse: Verse }
  | { kind: 'verseShown'; verse: Verse }
  | { kind: 'verseTaken'; seat: Seat; verse: Verse }
  | { kind: 'verseOnline'; seat: Seat; verse: Verse }
  | { kind: 'verseRecorded'; seat: Seat; verse: Verse }
  | { kind: 'verseDiscarded'; seat: Seat; verse: Verse }
  | { kind: 'searched'; seat: Seat; cards: Corruption[] }
  | {
      kind: 'searchCard';
      seat: Seat;
      card: Corruption;
      effect: CorruptionCard;
      how: 'suffered' | 'cancelled' | 'harmless';
    }
  | { kind: 'necroRevealed'; card: Necro; min: Seat[]; max: Seat[] }
  | { kind: 'necroAvoided'; seat: Seat; what: 'global' | 'both' }
  | { kind: 'necroHit'; seat: Seat; card: Necro; part: 'min' | 'global' | 'max' }
  | { kind: 'positionChosen'; seat: Seat; position: number }
  | { kind: 'objectiveScored'; seat: Seat; objective: Objective; vp: number }
  | { kind: 'resigned'; seat: Seat }
  | { kind: 'over'; by: Reason; ranks: number[] }
>;

/** What a step of the rules may do. */
export type Context = StepContext<VirtualRevolution>;

export interface VirtualRevolution extends GameTypes {
  state: State;
  step: Step;
  options: Options;
  anytime: FreeAction;
  event: VirtualRevolutionEvent;
  view: View;
  setup: typeof SETUP;
  content: Tables;
  ref: VirtualRevolutionRef;
  text: TextKey<typeof en>;
  feature: keyof (typeof en)['feature'];
  quantity: Counted;
}

/** What everybody sees of a player. */
export type OpenPlayer = OpenOf<Player, 'corruption' | 'objectives'>;

type HiddenPile = 'agentDeck' | 'locationDeck' | 'verseDeck' | 'corruptionDeck' | 'necroPile' | 'necroOut';

/** What lies open on the table, the same for everybody. */
export interface Open extends OpenOf<State, 'players' | 'corruptionKnown' | HiddenPile> {
  readonly players: readonly OpenPlayer[];
}

/** A player as an observer knows them. */
export interface PlayerView extends OpenPlayer {
  readonly corruptionCount: number;
  /** All cards of the own hand; of other hands, the cards that the observer knows. */
  readonly corruption: readonly Corruption[];
  /** `null` for those of others. */
  readonly objectives: readonly Objective[] | null;
}

export interface View extends Open {
  readonly observer: Observer;
  readonly players: readonly PlayerView[];
  readonly agentDeckCount: number;
  readonly locationDeckCount: number;
  /** Cards of the deck in order of number: everybody knows which have been drawn. */
  readonly locationsLeft: readonly Location[];
  /** By place, top last: the top card and those put openly under the deck; `null` for all others. */
  readonly verseDeck: readonly (Verse | null)[];
  readonly corruptionDeckCount: number;
  readonly necroCount: number;
  /** The top of the Necro pile, for an observer who has looked at it. */
  readonly necroTop: Necro | null;
}
