/** MEC-5.31 to 5.36, 8, 9.7 to 9.9: who wins a sector, and what the others lose. */
import type { Asks, Seat, StepOf, Table } from '@cabale/engine';
import { agentsAt, contenders, contestOf, eventIn, memberOf, playerOf, slotOf } from './counts.ts';
import { endCorporate } from './corporate.ts';
import { die } from './deaths.ts';
import { LOSE } from './offers.ts';
import { sendAllHome } from './pawns.ts';
import { drawRandom } from './piles.ts';
import type { Mecanisburgo, MecanisburgoOptions, MecanisburgoState } from './state.ts';
import { endThreat } from './threats.ts';
import { partsOf, totalOf } from './totals.ts';

export function runOutcome(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const contest = contestOf(state);
  if (contest.winner !== 'undecided') return;
  for (const seat of contenders(state)) contest.totals[seat] = totalOf(partsOf(state, seat, table.content));
  table.tell({ kind: 'totals', sector: contest.sector, totals: [...contest.totals] });
  switch (contest.kind) {
    case 'control':
    case 'confrontation':
    case 'event':
      endConfrontation(state, table);
      break;
    case 'threat':
      endThreat(state, table);
      break;
    case 'moors':
      endMoors(state, table);
      break;
    case 'corporate':
      endCorporate(state, table);
      break;
  }
  table.pause();
}

/** Ties go to whoever is earlier in `seats` (MEC-5.31). */
export function highest(state: MecanisburgoState, seats: readonly Seat[]): Seat | null {
  const { totals } = contestOf(state);
  let best: Seat | null = null;
  for (const seat of seats) if (best === null || (totals[seat] ?? 0) > (totals[best] ?? 0)) best = seat;
  return best;
}

/** MEC-5.31 to 5.35. */
function endConfrontation(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const contest = contestOf(state);
  const seats = contenders(state);
  const winner = highest(state, seats);
  contest.winner = winner;
  table.tell({ kind: 'won', sector: contest.sector, seat: winner });
  const losers = seats.filter((seat) => seat !== winner);
  if (hasCasualties(state, table)) table.next(...losers.map((seat) => ({ kind: 'loseAgent', seat }) as const));
  else for (const seat of losers) sendAllHome(state, contest.sector, seat, 'lost', table);
}

/** MEC-5.33, 5.34, 9.9: in a printed R&D Event nobody is lost. */
function hasCasualties(state: MecanisburgoState, { content }: Table<Mecanisburgo>): boolean {
  const { kind, type, sector, converted } = contestOf(state);
  if (type === 'N') return false;
  const event = kind === 'event' ? eventIn(state, sector, content) : null;
  return event === null || content.events[event].type !== 'R' || converted.length > 0;
}

/** MEC-5.33, 7.9, 8.3: an agent of one's choice, and the others go home. */
export const loseAgentStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'loseAgent'>> = {
  options(state, _step, seat) {
    const options: MecanisburgoOptions['loseAgent'][] = [];
    for (const slot of agentsAt(state, contestOf(state).sector, seat)) {
      options.push(LOSE[memberOf(state, seat, slot).character]);
    }
    return options;
  },
  take(state, _step, seat, { character }, table) {
    const { sector, kind } = contestOf(state);
    const pawn = slotOf(playerOf(state, seat), character);
    die(state, [{ seat, pawn }], kind === 'confrontation' || kind === 'event' ? 'combat' : 'threat', table);
    sendAllHome(state, sector, seat, 'lost', table);
  },
};

/** MEC-8.1, 8.3 to 8.5. */
function endMoors(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const contest = contestOf(state);
  const strength = drawRandom(state, table, null) + drawRandom(state, table, null);
  contest.strengths.fill(strength);
  table.tell({ kind: 'strength', sector: contest.sector, strength, against: null });
  const seats = contenders(state);
  contest.winner = highest(state, aboveStrength(state, seats));
  table.tell({ kind: 'won', sector: contest.sector, seat: contest.winner });
  dispatch(state, seats, table);
}

/** MEC-7.8: strictly greater than the strength drawn against them. */
export function aboveStrength(state: MecanisburgoState, seats: readonly Seat[]): Seat[] {
  const { totals, strengths } = contestOf(state);
  return seats.filter((seat) => (totals[seat] ?? 0) > (strengths[seat] ?? 0));
}

/** MEC-7.9, 7.11: who was not above loses an agent, who was and does not control goes home. */
export function dispatch(state: MecanisburgoState, seats: readonly Seat[], table: Table<Mecanisburgo>): void {
  const { winner, sector } = contestOf(state);
  const above = aboveStrength(state, seats);
  for (const seat of above) if (seat !== winner) sendAllHome(state, sector, seat, 'left', table);
  const losers = seats.filter((seat) => !above.includes(seat));
  table.next(...losers.map((seat) => ({ kind: 'loseAgent', seat }) as const));
}

/** MEC-5.36, 13.14: who was given too much dies now. */
export function runDrugs(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const { doses } = contestOf(state);
  const dying = doses.splice(0).filter(({ seat, slot, dies }) => {
    // Whoever lost has gone home with it; the dead do not die twice.
    return dies && playerOf(state, seat).slots[slot] !== null && state.players[seat]?.eliminated === false;
  });
  die(
    state,
    dying.map(({ seat, slot }) => ({ seat, pawn: slot })),
    'drug',
    table,
  );
}
