import type { DeepReadonly, GameTypes, OpenBase, ScoreRow, Seat, StateBase, TextKey, ViewBase } from '@cabale/engine';
import type {
  Action,
  Agent,
  AgentType,
  Arr,
  Boost,
  BoostCard,
  Corruption,
  District,
  Genre,
  Location,
  Modifier,
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
  readonly modifiers: Modifier[];
  /** They take effect at upkeep (VR-23.7). */
  readonly nextModifiers: Modifier[];
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

export interface VirtualRevolutionState extends StateBase<VirtualRevolutionStep> {
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
  /** So many cards at the bottom of the Verse deck went there in sight, and everybody knows them. */
  versesUnder: number;
  readonly corruptionDeck: Corruption[];
  readonly corruptionDiscard: Corruption[];
  /** By card (C01 first): bits of those that know in whose hand it is, beside the owner; see `knowledgeBit`. */
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

/** Steps that resolve themselves name whom they are about otherwise than `seat`, which would ask. */
export type VirtualRevolutionStep =
  /** The deal becomes known, and the first Agents come. */
  | { readonly kind: 'deal' }
  | { readonly kind: 'beginRound' }
  | { readonly kind: 'beginTurn' }
  /** Phase 1, 2, 3 and the end of a turn: free actions are open here, and only here (VR-3.8). */
  | { readonly kind: 'director'; readonly seat: Seat }
  | { readonly kind: 'influence'; readonly seat: Seat }
  | { readonly kind: 'action'; readonly seat: Seat }
  | { readonly kind: 'end'; readonly seat: Seat }
  /** An Action is declared: bonuses that change it may be applied, then it goes on (VR-8.9 to 8.11). */
  | {
      readonly kind: 'bonus';
      readonly seat: Seat;
      readonly action: 'recruit' | 'build';
      /** Bonuses already applied to this performance. */
      readonly reach: number;
      readonly noToken: boolean;
      readonly fromDiscard: boolean;
    }
  | { readonly kind: 'recruit'; readonly seat: Seat; readonly reach: number; readonly fromDiscard: boolean }
  /** Create: renewals, then it is paid for. `left` are Boosts that may still change the row, also once it is bought. */
  | { readonly kind: 'create'; readonly seat: Seat; readonly left: readonly Boost[]; readonly bought: boolean }
  /** Which Verses of the row go under the deck; so many at least and at most are still to be named. */
  | {
      readonly kind: 'replace';
      readonly seat: Seat;
      readonly least: number;
      readonly most: number;
      readonly named: readonly Verse[];
    }
  | {
      readonly kind: 'donate';
      readonly seat: Seat;
      /** Parts 1 and 2 may still be done, and whether anything has been done. */
      readonly cards: boolean;
      readonly immunity: boolean;
      readonly begun: boolean;
      readonly left: readonly Boost[];
    }
  /** So many Corruption cards to be discarded by choice. */
  | { readonly kind: 'discard'; readonly seat: Seat; readonly left: number }
  /** An extra Action may be performed or forgone (VR-8.13). */
  | { readonly kind: 'extra'; readonly seat: Seat; readonly action: Action; readonly fromDiscard: boolean }
  /** A token to be eliminated, added: arrondissements that are allowed; may be declined unless compulsory. */
  | {
      readonly kind: 'eliminate';
      readonly seat: Seat;
      readonly arrs: readonly Arr[];
      readonly whose: 'anyone' | 'opponent';
    }
  | { readonly kind: 'add'; readonly seat: Seat; readonly arrs: readonly Arr[] | 'controlled'; readonly left: number }
  | { readonly kind: 'eliminateOrAdd'; readonly seat: Seat; readonly arrs: readonly Arr[] }
  | { readonly kind: 'bonusAgain'; readonly seat: Seat }
  | { readonly kind: 'putOnline'; readonly seat: Seat }
  | { readonly kind: 'trade'; readonly seat: Seat }
  | { readonly kind: 'takeVerse'; readonly seat: Seat }
  | { readonly kind: 'renew'; readonly seat: Seat }
  | { readonly kind: 'moveServer'; readonly seat: Seat }
  | { readonly kind: 'steal'; readonly seat: Seat }
  /** To whom, then which card: so the waiting step keeps no secret. */
  | { readonly kind: 'give'; readonly seat: Seat; readonly to: Seat | null }
  | { readonly kind: 'swapAgent'; readonly seat: Seat; readonly own: Agent | null }
  /** Clarisse: whose hand, which card of it, which card back. */
  | { readonly kind: 'look'; readonly seat: Seat }
  | { readonly kind: 'takeCorruption'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'giveBack'; readonly seat: Seat; readonly to: Seat }
  /** A promotion: with its effect or without, then what becomes of the Agent. */
  | { readonly kind: 'promotion'; readonly seat: Seat; readonly agent: Agent }
  | { readonly kind: 'copy'; readonly seat: Seat }
  | { readonly kind: 'afterwards'; readonly seat: Seat; readonly agent: Agent }
  /** The immediate bonus has been received: the Verse is turned (VR-13.2). */
  | { readonly kind: 'turnOnline'; readonly owner: Seat; readonly verse: Verse }
  | { readonly kind: 'boost'; readonly seat: Seat }
  | { readonly kind: 'darkKingdom'; readonly seat: Seat }
  /** Titles: CE and MA. */
  | { readonly kind: 'sell'; readonly seat: Seat }
  | { readonly kind: 'readyOne'; readonly seat: Seat }
  | { readonly kind: 'endRound' }
  /** A Search: the next card, whether it is suffered, what is lost. `left` are cards not resolved yet. */
  | { readonly kind: 'search'; readonly searched: Seat; readonly isFinal: boolean }
  | {
      readonly kind: 'searchOn';
      readonly searched: Seat;
      readonly left: readonly Corruption[];
      /** Cards held when it began, and whether Immunity has been spent. */
      readonly held: number;
      readonly spent: boolean;
      readonly isFinal: boolean;
    }
  | { readonly kind: 'searchCard'; readonly seat: Seat; readonly left: readonly Corruption[] }
  | { readonly kind: 'suffer'; readonly seat: Seat; readonly card: Corruption }
  | { readonly kind: 'lose'; readonly seat: Seat; readonly what: Loss }
  /** Quartier Latin: keep what is about to be discarded? */
  | { readonly kind: 'save'; readonly seat: Seat; readonly agent: Agent | null; readonly boost: Boost | null }
  | { readonly kind: 'necro' }
  | { readonly kind: 'necroDiscard'; readonly seat: Seat }
  | { readonly kind: 'avoid'; readonly seat: Seat; readonly isMax: boolean }
  | {
      readonly kind: 'necroHits';
      readonly max: readonly Seat[];
      /** Who avoids GLOBAL, and who of them MAX too. */
      readonly spared: readonly Seat[];
      readonly sparedMax: readonly Seat[];
    }
  | { readonly kind: 'necroHit'; readonly victim: Seat; readonly part: 'min' | 'global' | 'max' }
  | { readonly kind: 'turnOrder' }
  | { readonly kind: 'chooseOrder'; readonly seat: Seat }
  | { readonly kind: 'upkeep' }
  | { readonly kind: 'score' };

/** What must be given up. */
export type Loss =
  | { readonly kind: 'token'; readonly districts: readonly District[] | 'any' }
  | { readonly kind: 'arr' }
  | { readonly kind: 'server'; readonly districts: readonly District[] | 'any' }
  | { readonly kind: 'verse'; readonly genres: readonly Genre[] | 'any' }
  | { readonly kind: 'agent'; readonly type: AgentType | 'any' }
  | { readonly kind: 'boost'; readonly actions: readonly Action[] | 'any' };

type None = { readonly kind: 'none' };
type AtArr<Kind extends string> = { readonly kind: Kind; readonly arr: Arr };

/** What may be answered at each step that asks. */
export interface VirtualRevolutionOptions {
  director: AtArr<'director'>;
  influence:
    | { readonly kind: 'add' }
    | { readonly kind: 'eliminate' }
    | { readonly kind: 'move'; readonly from: Arr }
    | None;
  action: { readonly kind: 'perform'; readonly action: Action } | None;
  end: { readonly kind: 'endTurn' };
  bonus:
    | { readonly kind: 'bonusAgent'; readonly agent: Agent }
    | { readonly kind: 'bonusTitle'; readonly district: District }
    | { readonly kind: 'proceed' };
  recruit: { readonly kind: 'hire'; readonly agent: Agent };
  create:
    | { readonly kind: 'bonusAgent'; readonly agent: Agent }
    | { readonly kind: 'renewPaid' }
    | { readonly kind: 'replaceBy'; readonly boost: Boost }
    /** The Verse is chosen after paying, with the Corruption card in hand (VR-12.3, 12.4). */
    | { readonly kind: 'pay' }
    | { readonly kind: 'stop' };
  replace: { readonly kind: 'under'; readonly verse: Verse } | { readonly kind: 'enough' };
  donate:
    | { readonly kind: 'donate'; readonly cards: 1 | 2 }
    | { readonly kind: 'buyImmunity' }
    | { readonly kind: 'donateBy'; readonly boost: Boost }
    | { readonly kind: 'stop' };
  discard: { readonly kind: 'discard'; readonly card: Corruption };
  extra: { readonly kind: 'perform'; readonly action: Action } | None;
  eliminate: AtArr<'eliminateAt'> | None;
  add: AtArr<'addAt'> | None;
  eliminateOrAdd: AtArr<'eliminateAt'> | AtArr<'addAt'> | None;
  bonusAgain: { readonly kind: 'verse'; readonly verse: Verse } | None;
  putOnline: { readonly kind: 'verse'; readonly verse: Verse };
  trade: AtArr<'server'> | { readonly kind: 'verse'; readonly verse: Verse } | None;
  takeVerse: { readonly kind: 'verse'; readonly verse: Verse };
  renew: { readonly kind: 'renew' } | None;
  moveServer: AtArr<'serverTo'> | None;
  steal: { readonly kind: 'from'; readonly seat: Seat } | None;
  give: { readonly kind: 'card'; readonly card: Corruption } | { readonly kind: 'to'; readonly seat: Seat } | None;
  swapAgent: { readonly kind: 'agent'; readonly agent: Agent } | None;
  look: { readonly kind: 'from'; readonly seat: Seat };
  takeCorruption: { readonly kind: 'card'; readonly card: Corruption };
  giveBack: { readonly kind: 'card'; readonly card: Corruption };
  promotion: { readonly kind: 'apply' } | { readonly kind: 'without' };
  copy: { readonly kind: 'agent'; readonly agent: Agent };
  afterwards: { readonly kind: 'retire' } | { readonly kind: 'becomeBoost' };
  boost: { readonly kind: 'boost'; readonly boost: BoostCard };
  darkKingdom:
    | { readonly kind: 'agent'; readonly agent: Agent }
    | { readonly kind: 'loseBoost'; readonly boost: Boost }
    | { readonly kind: 'immunity' };
  sell: AtArr<'server'> | { readonly kind: 'verse'; readonly verse: Verse };
  readyOne: { readonly kind: 'agent'; readonly agent: Agent };
  searchCard: { readonly kind: 'card'; readonly card: Corruption };
  suffer: { readonly kind: 'suffer' } | { readonly kind: 'immunity' };
  lose:
    | AtArr<'token'>
    | AtArr<'arr'>
    | AtArr<'server'>
    | { readonly kind: 'verse'; readonly verse: Verse }
    | { readonly kind: 'agent'; readonly agent: Agent }
    | { readonly kind: 'loseBoost'; readonly boost: Boost };
  save: { readonly kind: 'save' } | None;
  necroDiscard: { readonly kind: 'discard'; readonly card: Corruption };
  avoid: { readonly kind: 'avoid'; readonly immunity: number };
  chooseOrder: { readonly kind: 'position'; readonly position: number };
}

/** Free actions (VR-3.5). */
export type FreeAction =
  | { readonly kind: 'title'; readonly district: District }
  | { readonly kind: 'use'; readonly agent: Agent }
  | { readonly kind: 'promote'; readonly agent: Agent }
  | { readonly kind: 'recycle'; readonly into: 'euro' | 'discard' | 'look' | 'immunity' }
  | { readonly kind: 'online'; readonly verse: Verse }
  | { readonly kind: 'exchange'; readonly verse: Verse };

/** Where something gained or lost comes from. */
export type Cause =
  | 'work'
  | 'recruit'
  | 'build'
  | 'create'
  | 'donate'
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

export type Quantity = 'euros' | 'revenue' | 'immunity' | 'vp2' | 'recycling' | 'reserve';

/** What happened. `null` stands for a card the listener may not see. */
export type VirtualRevolutionEvent =
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly arrs: readonly Arr[] }
  | { readonly kind: 'objectives'; readonly seat: Seat; readonly objectives: readonly Objective[] | null }
  | { readonly kind: 'agentsOut'; readonly agents: readonly Agent[] }
  | { readonly kind: 'roundBegan'; readonly round: number; readonly order: readonly Seat[] }
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly lap: number }
  | { readonly kind: 'agentCame'; readonly agent: Agent; readonly slot: number; readonly arr: Arr }
  | { readonly kind: 'agentIntercepted'; readonly agent: Agent; readonly slot: number }
  | { readonly kind: 'directorPlaced'; readonly seat: Seat; readonly arr: Arr }
  | { readonly kind: 'tokenAdded'; readonly seat: Seat; readonly arr: Arr }
  | { readonly kind: 'tokenEliminated'; readonly by: Seat; readonly owner: Seat; readonly arr: Arr }
  | { readonly kind: 'tokenMoved'; readonly seat: Seat; readonly from: Arr; readonly to: Arr }
  | { readonly kind: 'titleTaken'; readonly seat: Seat; readonly district: District }
  | { readonly kind: 'titleLost'; readonly seat: Seat; readonly district: District }
  | { readonly kind: 'titleUsed'; readonly seat: Seat; readonly district: District }
  | { readonly kind: 'performed'; readonly seat: Seat; readonly action: Action; readonly extra: boolean }
  /** A number of a seat changed by `by`, which is what really came or went. */
  | {
      readonly kind: 'changed';
      readonly seat: Seat;
      readonly what: Quantity;
      readonly by: number;
      readonly cause: Cause;
    }
  | { readonly kind: 'corruptionDrawn'; readonly seat: Seat; readonly card: Corruption | null }
  | { readonly kind: 'corruptionDiscarded'; readonly seat: Seat; readonly card: Corruption }
  | { readonly kind: 'corruptionGiven'; readonly from: Seat; readonly to: Seat; readonly card: Corruption | null }
  /** What the receiver learns of it. */
  | { readonly kind: 'corruptionReceived'; readonly from: Seat; readonly to: Seat; readonly card: Corruption }
  | { readonly kind: 'corruptionShuffled' }
  | { readonly kind: 'handSeen'; readonly by: Seat; readonly of: Seat; readonly cards: readonly Corruption[] | null }
  | { readonly kind: 'necroSeen'; readonly seat: Seat; readonly card: Necro | null }
  | { readonly kind: 'serverBuilt'; readonly seat: Seat; readonly arr: Arr }
  | { readonly kind: 'serverRemoved'; readonly seat: Seat; readonly arr: Arr }
  | { readonly kind: 'serverMoved'; readonly seat: Seat; readonly from: Arr; readonly to: Arr }
  | { readonly kind: 'agentHired'; readonly seat: Seat; readonly agent: Agent; readonly slot: number | null }
  | { readonly kind: 'agentUsed'; readonly seat: Seat; readonly agent: Agent }
  | { readonly kind: 'agentReadied'; readonly seat: Seat; readonly agent: Agent }
  | { readonly kind: 'agentPromoted'; readonly seat: Seat; readonly agent: Agent; readonly applied: boolean }
  | { readonly kind: 'agentCopied'; readonly seat: Seat; readonly agent: Agent }
  | { readonly kind: 'agentRetired'; readonly seat: Seat; readonly agent: Agent }
  | {
      readonly kind: 'agentSwapped';
      readonly seat: Seat;
      readonly given: Agent;
      readonly taken: Agent;
      readonly slot: number;
    }
  | { readonly kind: 'agentDiscarded'; readonly seat: Seat | null; readonly agent: Agent }
  | { readonly kind: 'boostGained'; readonly seat: Seat; readonly boost: Boost }
  | { readonly kind: 'boostDiscarded'; readonly seat: Seat; readonly boost: Boost }
  | { readonly kind: 'saved'; readonly seat: Seat; readonly card: Boost }
  | { readonly kind: 'rowRenewed'; readonly row: readonly (Verse | null)[] }
  | { readonly kind: 'verseReturned'; readonly verse: Verse }
  | { readonly kind: 'verseShown'; readonly verse: Verse }
  | { readonly kind: 'verseTaken'; readonly seat: Seat; readonly verse: Verse }
  | { readonly kind: 'verseOnline'; readonly seat: Seat; readonly verse: Verse }
  | { readonly kind: 'verseRecorded'; readonly seat: Seat; readonly verse: Verse }
  | { readonly kind: 'verseDiscarded'; readonly seat: Seat; readonly verse: Verse }
  | { readonly kind: 'searched'; readonly seat: Seat; readonly cards: readonly Corruption[] }
  | {
      readonly kind: 'searchCard';
      readonly seat: Seat;
      readonly card: Corruption;
      readonly how: 'suffered' | 'cancelled' | 'harmless';
    }
  | {
      readonly kind: 'necroRevealed';
      readonly card: Necro;
      readonly min: readonly Seat[];
      readonly max: readonly Seat[];
    }
  | { readonly kind: 'necroAvoided'; readonly seat: Seat; readonly what: 'global' | 'both' }
  | { readonly kind: 'necroHit'; readonly seat: Seat; readonly card: Necro; readonly part: 'min' | 'global' | 'max' }
  | { readonly kind: 'positionChosen'; readonly seat: Seat; readonly position: number }
  | { readonly kind: 'objectiveScored'; readonly seat: Seat; readonly objective: Objective; readonly vp: number }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly by: Reason; readonly ranks: readonly number[] };

export interface VirtualRevolution extends GameTypes {
  state: VirtualRevolutionState;
  step: VirtualRevolutionStep;
  options: VirtualRevolutionOptions;
  anytime: FreeAction;
  event: VirtualRevolutionEvent;
  view: VirtualRevolutionView;
  setup: typeof SETUP;
  content: Tables;
  ref: VirtualRevolutionRef;
  text: TextKey<typeof en>;
}

/** What everybody sees of a player. */
export type OpenPlayer = DeepReadonly<Omit<Player, 'corruption' | 'objectives'>>;

/** What lies open on the table, the same for everybody. */
export interface VirtualRevolutionOpen
  extends
    OpenBase<VirtualRevolutionStep>,
    DeepReadonly<
      Omit<
        VirtualRevolutionState,
        | 'seats'
        | 'stack'
        | 'random'
        | 'sealed'
        | 'players'
        | 'agentDeck'
        | 'locationDeck'
        | 'verseDeck'
        | 'corruptionDeck'
        | 'corruptionKnown'
        | 'necroPile'
        | 'necroOut'
        | 'result'
      >
    > {
  readonly players: readonly OpenPlayer[];
  readonly result: VirtualRevolutionResult | null;
}

/** A player as an observer knows them. */
export interface PlayerView extends OpenPlayer {
  readonly corruptionCount: number;
  /** Own ones; of others those whose place the observer knows. */
  readonly corruption: readonly Corruption[];
  /** Own ones. */
  readonly objectives: readonly Objective[] | null;
}

export interface VirtualRevolutionView extends ViewBase<VirtualRevolutionStep>, VirtualRevolutionOpen {
  readonly stack: readonly VirtualRevolutionStep[];
  readonly result: VirtualRevolutionResult | null;
  readonly players: readonly PlayerView[];
  readonly agentDeckCount: number;
  readonly locationDeckCount: number;
  /** Cards still to come, in order of number: those that came are public. */
  readonly locationsLeft: readonly Location[];
  /** By place, top last: the top card and those put under it in sight; `null` where nobody knows. */
  readonly verseDeck: readonly (Verse | null)[];
  readonly corruptionDeckCount: number;
  readonly necroCount: number;
  /** The top of the Necro pile, for an observer who has looked at it. */
  readonly necroTop: Necro | null;
}
