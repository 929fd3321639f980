/** MEC-5.6 to 5.14: pawns are turned up, Dopplegangers copy, the type is settled, leaders are named. */
import type { Asks, Seat, StepOf, Table } from '@cabale/engine';
import { DECOY, type Character, type Tables } from '../content/tables.ts';
import {
  agentsAt,
  cardOf,
  contenders,
  contestOf,
  countKindAt,
  eventIn,
  has,
  isElite,
  isOf,
  memberOf,
  playerOf,
  readyAis,
  sectorOf,
  slotOf,
} from './counts.ts';
import { CONVERT, COPY, LEADER, NONE } from './offers.ts';
import { revealPawn, sendHome, takeOff } from './pawns.ts';
import type { Mecanisburgo, MecanisburgoOptions, MecanisburgoState } from './state.ts';
import { baseTotal } from './totals.ts';

/** MEC-5.6 to 5.10, 7.3, 9.3. */
export function runIdentities(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const contest = contestOf(state);
  const { sector } = contest;
  // All at once: who stood where no longer matters.
  const pawns = [...sectorOf(state, sector).pawns].sort((a, b) => a.seat - b.seat || a.pawn - b.pawn);
  for (const { seat, pawn } of pawns) revealPawn(state, seat, pawn, sector, table);
  for (const { seat, pawn } of pawns) if (pawn === DECOY) takeOff(state, seat, pawn);
  contest.isRevealed = true;
  if (contest.kind === 'event') dismissStrangers(state, table);
  wakeSuspended(state, table);
  settleIfUncontested(state);
  if (contest.winner === 'undecided') askToCopy(state, table);
  if (pawns.length > 0) table.pause();
}

/** MEC-9.3: only guests stay. */
function dismissStrangers(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const { sector } = contestOf(state);
  const event = eventIn(state, sector, table.content);
  if (event === null) return;
  const { guests } = table.content.events[event];
  for (const { seat, pawn } of [...sectorOf(state, sector).pawns]) {
    const card = cardOf(table.content, memberOf(state, seat, pawn));
    if (!guests.some((guest) => isOf(card, guest))) sendHome(state, seat, pawn, 'notAGuest', table);
  }
}

/** MEC-5.8: each takes an AI along, or goes home. */
function wakeSuspended(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const { sector } = contestOf(state);
  for (const { seat, pawn } of [...sectorOf(state, sector).pawns]) {
    if (!has(cardOf(table.content, memberOf(state, seat, pawn)), 'suspended')) continue;
    const player = playerOf(state, seat);
    if (readyAis(state, player) === 0) {
      sendHome(state, seat, pawn, 'noAi', table);
      continue;
    }
    player.ais--;
    player.aisAt[sector] = (player.aisAt[sector] ?? 0) + 1;
    table.tell({ kind: 'aisPlaced', seat, sector, ais: 1 });
  }
}

/** MEC-4.8, 5.9, 5.20: with one corporation left it controls, with none nobody does. Threats are fought even by one. */
export function settleIfUncontested(state: MecanisburgoState): void {
  const contest = contestOf(state);
  const [first, second] = contenders(state);
  switch (contest.kind) {
    case 'control':
    case 'confrontation':
    case 'event':
      if (second === undefined) contest.winner = first ?? null;
      break;
    case 'moors':
      if (first === undefined) contest.winner = null;
      break;
    // Their outcome tells what an empty sector means.
    case 'threat':
    case 'corporate':
      break;
  }
}

function askToCopy(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const { sector } = contestOf(state);
  const steps = contenders(state).flatMap((seat) =>
    agentsAt(state, sector, seat)
      .filter((slot) => has(cardOf(table.content, memberOf(state, seat, slot)), 'doppelganger'))
      .map((slot) => ({ kind: 'copy', seat, slot }) as const),
  );
  table.next(...steps);
}

/** MEC-5.10, 12.4: another Character of the sector, of whatever side. */
export const copyStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'copy'>> = {
  options(state, { slot }, seat) {
    const { sector } = contestOf(state);
    const self = memberOf(state, seat, slot).character;
    const options: MecanisburgoOptions['copy'][] = [];
    for (const { seat: owner, pawn } of sectorOf(state, sector).pawns) {
      const { character } = memberOf(state, owner, pawn);
      if (character !== self) options.push(COPY[character]);
    }
    return options;
  },
  take(state, { slot }, seat, { character }, table) {
    const member = memberOf(state, seat, slot);
    member.copies = character;
    table.tell({ kind: 'copied', seat, character: member.character, of: character });
  },
};

/** MEC-5.11, 5.12, 9.8. */
export function runConversion(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const contest = contestOf(state);
  if (contest.winner !== 'undecided') return;
  const { sector } = contest;
  const seats = contenders(state);
  if (seats.some((seat) => countKindAt(state, sector, seat, 'peacemaker', table.content) > 0)) {
    contest.isPeaceful = true;
    contest.type = 'N';
    table.tell({ kind: 'peace', sector });
    return;
  }
  table.next(...seats.map((seat) => ({ kind: 'convert', seat }) as const));
}

function hasElitePsychic(state: MecanisburgoState, seat: Seat, content: Tables): boolean {
  return agentsAt(state, contestOf(state).sector, seat).some((slot) =>
    isElite(cardOf(content, memberOf(state, seat, slot)), 'psychic'),
  );
}

const CONVERT_OR_NOT: readonly MecanisburgoOptions['convert'][] = [CONVERT, NONE];
const NOTHING: readonly MecanisburgoOptions['convert'][] = [];

export const convertStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'convert'>> = {
  options(state, _step, seat, content) {
    const { converted, type } = contestOf(state);
    const isPossible = converted.length === 0 && type !== 'R' && hasElitePsychic(state, seat, content);
    return isPossible ? CONVERT_OR_NOT : NOTHING;
  },
  take(state, _step, seat, option, table) {
    if (option.kind === 'none') return;
    const contest = contestOf(state);
    contest.type = 'R';
    contest.converted.push(seat);
    table.tell({ kind: 'announced', seat, type: 'R' });
  },
};

/** MEC-5.13: everybody who still has agents and no leader among them. */
export function runLeaders(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const { winner, sector, leaders } = contestOf(state);
  if (winner !== 'undecided') return;
  const missing = contenders(state).filter((seat) => {
    const leader = leaders[seat] ?? null;
    return leader === null || !agentsAt(state, sector, seat).includes(leader);
  });
  table.next(...missing.map((seat) => ({ kind: 'leader', seat }) as const));
}

export const leaderStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'leader'>> = {
  options(state, _step, seat) {
    const options: MecanisburgoOptions['leader'][] = [];
    for (const slot of agentsAt(state, contestOf(state).sector, seat)) {
      options.push(LEADER[memberOf(state, seat, slot).character]);
    }
    return options;
  },
  take(state, _step, seat, { character }, table) {
    nameLeader(state, seat, character, table);
  },
};

function nameLeader(state: MecanisburgoState, seat: Seat, character: Character, table: Table<Mecanisburgo>): void {
  contestOf(state).leaders[seat] = slotOf(playerOf(state, seat), character);
  table.tell({ kind: 'leaderNamed', seat, character, base: baseTotal(state, seat, table.content) });
}
