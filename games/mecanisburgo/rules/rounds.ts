/** MEC-2 and the cards of MEC-3: how a round begins. */
import type { Seat, StepRules } from '@cabale/engine';
import { DECOY, MOORS, SLOTS, type Pawn } from '../content/tables.ts';
import { corporateCards, isPlaying, playerOf, sectorOf, sizeOf } from './counts.ts';
import { drawOpportunity } from './piles.ts';
import { vpOf } from './scoring.ts';
import type { Context, Mecanisburgo, Player, State } from './state.ts';

export const beginRoundStep: StepRules<Mecanisburgo, 'beginRound'> = {
  run(state, _step, context) {
    state.round++;
    state.phase = 'deployment';
    state.finalStep = 0;
    context.emit({ kind: 'roundBegan', round: state.round });
    for (const player of state.players) refreshPlayer(player);
    for (const sector of state.sectors) {
      sector.controller = null;
      sector.threatener = null;
    }
    revealVictoryEvent(state, context);
    if (state.round === context.content.numbers.rounds) findThreateners(state, context);
    layCards(state, context);
    context.next({ kind: 'deployment', position: 0 });
  },
};

/** What is counted anew every round. */
function refreshPlayer(player: Player): void {
  player.hasPassed = false;
  player.available = availableOf(player);
  player.revealed = 0;
  player.research = 0;
  if (player.committed.length > 0) player.committed.length = 0;
  player.committedAis = 0;
  for (const member of player.slots) if (member !== null) member.acted = false;
}

/** MEC-3.5: pawns whose slot holds a Character, and the decoy. */
function availableOf({ slots, eliminated }: Player): number {
  if (eliminated) return 0;
  let bits = 1 << DECOY;
  for (let slot: Pawn = 0; slot < SLOTS; slot++) if (slots[slot] !== null) bits |= 1 << slot;
  return bits;
}

/** MEC-2.2: the pile is shuffled when the first is revealed. */
function revealVictoryEvent(state: State, context: Context): void {
  const { firstVictoryEvent } = context.content.numbers;
  if (state.round < firstVictoryEvent) return;
  if (state.round === firstVictoryEvent) context.random.shuffle(state.victoryDeck);
  const victory = state.victoryDeck.pop();
  if (victory === undefined) return;
  state.victories.push(victory);
  context.emit({ kind: 'victoryRevealed', victory });
}

/** MEC-17.20: the corporations with the fewest VP, as many as there are cards; ties at the limit are all eligible. */
function findThreateners(state: State, context: Context): void {
  const cards = corporateCards(state.victories).length;
  if (cards === 0) return;
  const seats = state.order.filter((seat) => isPlaying(state, seat));
  const points = seats.map((seat) => vpOf(state, seat, context.content)).sort((a, b) => a - b);
  const limit = points[cards - 1] ?? Number.POSITIVE_INFINITY;
  const eligible: Seat[] = seats.filter((seat) => vpOf(state, seat, context.content) <= limit);
  for (const seat of eligible) playerOf(state, seat).mayThreaten = true;
  context.emit({ kind: 'mayThreaten', seats: eligible });
}

/** MEC-3.1 to 3.3, 3.14. */
function layCards(state: State, context: Context): void {
  const { sectors } = sizeOf(state, context.content);
  for (let sector = 0; sector < sectors; sector++) {
    const here = sectorOf(state, sector);
    if (here.forbidden || here.card !== null) continue;
    if (sector === MOORS) {
      for (let card = 0; card < 2; card++) {
        const dark = drawOpportunity(state, context);
        if (dark === undefined) continue;
        here.dark.push(dark);
        context.emit({ kind: 'cardLaid', sector, card: null });
      }
      continue;
    }
    here.card = drawOpportunity(state, context) ?? null;
    if (here.card !== null) context.emit({ kind: 'cardLaid', sector, card: here.card });
  }
}
