/** What happens, for log, motion and words. */
import type { DeepReadonly, Seat } from '@cabale/engine';
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

export type EventOf<Kind extends MecanisburgoEvent['kind']> = Extract<MecanisburgoEvent, { readonly kind: Kind }>;

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
export type MecanisburgoEvent = DeepReadonly<
  | { kind: 'corporationTaken'; seat: Seat; corp: Corp }
  | { kind: 'turnOrder'; order: Seat[] }
  | { kind: 'cardsDealt'; seat: Seat; cards: Opportunity[] | null }
  | { kind: 'kept'; seat: Seat; cards: Asset[] }
  | { kind: 'roundBegan'; round: number }
  | { kind: 'victoryRevealed'; victory: VictoryEvent }
  | { kind: 'mayThreaten'; seats: Seat[] }
  | { kind: 'cardLaid'; sector: Sector; card: Opportunity | null }
  | { kind: 'pawnPlaced'; seat: Seat; place: Place; pawn: Pawn | null }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'sectorBegan'; sector: Sector }
  | { kind: 'targetFixed'; seat: Seat; target: Character | Property | null }
  | { kind: 'initiativeTaken'; seat: Seat; by: Property | Project }
  | { kind: 'announced'; seat: Seat | null; type: ContestType }
  | { kind: 'pawnRevealed'; seat: Seat; sector: Sector; character: Character | null }
  | { kind: 'wentHome'; seat: Seat; character: Character; why: 'notAGuest' | 'noAi' | 'lost' | 'left' }
  | { kind: 'copied'; seat: Seat; character: Character; of: Character }
  | { kind: 'peace'; sector: Sector }
  | { kind: 'leaderNamed'; seat: Seat; character: Character; base: number }
  | { kind: 'attemptDeclared'; seat: Seat; assassin: Character; target: Character }
  | { kind: 'attemptRefrained'; seat: Seat; assassin: Character }
  | { kind: 'engaged'; seat: Seat; card: Property | Project; sector: Sector | null }
  | { kind: 'cancelled'; seat: Seat; property: Property }
  | { kind: 'dosed'; seat: Seat; character: Character; adds: number; dies: boolean }
  | { kind: 'aisPlaced'; seat: Seat; sector: Sector; ais: number }
  | { kind: 'cardsTurnedUp'; cards: (ActionValue | null)[] }
  | { kind: 'cardTakenBack'; seat: Seat }
  | { kind: 'randomDrawn'; seat: Seat | null; value: RandomValue }
  | { kind: 'strength'; sector: Sector; strength: number; against: Seat | null }
  | { kind: 'totals'; sector: Sector; totals: (number | null)[] }
  | { kind: 'won'; sector: Sector; seat: Seat | null }
  | { kind: 'threatStopped'; threat: Threat; seat: Seat }
  | { kind: 'threatSucceeded'; threat: Threat }
  | { kind: 'duelDecided'; action: Action; winner: Seat | null; isTie: boolean }
  | { kind: 'saved'; seat: Seat; character: Character; by: Property }
  | { kind: 'died'; seat: Seat; character: Character; cause: Cause }
  | { kind: 'revived'; seat: Seat; character: Character }
  | { kind: 'controlled'; seat: Seat; sector: Sector }
  | { kind: 'cardTaken'; seat: Seat; card: Opportunity | null; cause: Cause }
  | { kind: 'tokenTaken'; seat: Seat; token: 'shuttle' | 'minisub' }
  | { kind: 'robotBought'; seat: Seat; property: BlackMarketRobot; cost: number }
  | { kind: 'acted'; seat: Seat; action: Action; character: Character | null }
  | { kind: 'cash'; seat: Seat; by: number; cause: Cause }
  | { kind: 'aisDisabled'; seat: Seat; until: number }
  | { kind: 'damaged'; seat: Seat; property: Property }
  | { kind: 'seduced'; seat: Seat; from: Seat; character: Character }
  | { kind: 'convicted'; seat: Seat; card: Character | Property }
  | { kind: 'arenaEntered'; seat: Seat; character: Character }
  | { kind: 'arenaWon'; seat: Seat; purse: number; organiser: Seat; share: number }
  | { kind: 'cardPlayed'; seat: Seat; card: Asset; cost: number }
  | { kind: 'research'; seat: Seat; by: number }
  | { kind: 'controlEnded'; sector: Sector }
  | { kind: 'finalStepBegan'; number: number }
  | {
      kind: 'discarded';
      seat: Seat | null;
      card: Character | Property | Opportunity;
      why: 'dismissed' | 'unpaid' | 'unrepaired' | 'leftInHand' | 'unclaimed' | 'threat';
    }
  | { kind: 'discardedUnseen'; cards: number }
  | { kind: 'promoted'; seat: Seat; character: Character; chair: Slot }
  | { kind: 'income'; seat: Seat; cards: number; characters: number; properties: number }
  | { kind: 'paid'; seat: Seat; amount: number }
  | { kind: 'repaired'; seat: Seat; property: Property; cost: number }
  | { kind: 'projectBought'; seat: Seat; project: Project; cards: Contributor[]; ais: number; research: number }
  | { kind: 'threatMoved'; threat: Threat; from: Sector; to: Sector }
  | { kind: 'sectorDestroyed'; sector: Sector }
  | { kind: 'zoneRevealed'; seat: Seat; isDecoy: boolean }
  | { kind: 'settled'; seat: Seat; card: Opportunity; sector: Sector }
  | { kind: 'shuffled'; deck: 'opportunity' | 'random' }
  | { kind: 'corporateClaimed'; seat: Seat; sector: Sector }
  | { kind: 'corporateBeaten'; seat: Seat; by: Seat }
  | { kind: 'eliminated'; seat: Seat }
  | { kind: 'resigned'; seat: Seat }
  | { kind: 'over'; by: Reason; ranks: number[]; special: SpecialVictory | null }
>;
