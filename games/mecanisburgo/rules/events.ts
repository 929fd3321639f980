/** What is told. */
import type { Seat } from '@cabale/engine';
import type {
  Action,
  ActionValue,
  Asset,
  BlackMarketRobot,
  Character,
  ContestType,
  Corp,
  Opportunity,
  Pawn,
  Project,
  Property,
  RandomValue,
  Sector,
  Slot,
  SpecialVictory,
  Threat,
  VictoryEvent,
} from '../content/tables.ts';
import type { Contributor } from './questions.ts';
import type { Place, Reason } from './state.ts';

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
