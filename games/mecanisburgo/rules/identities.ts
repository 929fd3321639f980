/** MEC-5.6 to 5.14: pawns are turned up, Dopplegangers copy, the type is settled, leaders are named. */
import type { Seat, StepRules } from '@cabale/engine';
import { DECOY, type Character, type Tables } from '../content/tables.ts';
import {
  agentsAt,
  agentsHere,
  cardOf,
  contenders,
  contestOf,
  countKindAt,
  has,
  isElite,
  isOf,
  memberOf,
  playerOf,
  readyAis,
  sectorOf,
  slotOf,
} from './counts.ts';
import { placeAis } from './engagement.ts';
import { CONVERT, COPY, LEADER, NONE } from './offers.ts';
import { revealPawn, sendHome, takeOff } from './pawns.ts';
import type { Context, Mecanisburgo, Options, Standing, State } from './state.ts';
import { baseTotal } from './totals.ts';

/** MEC-5.6 to 5.10, 7.3, 9.3. */
export function runIdentities(state: State, context: Context): void {
  const contest = contestOf(state);
  const pawns = bySeatAndPawn(state);
  for (const { seat, pawn } of pawns) revealPawn(state, seat, pawn, context);
  for (const { seat, pawn } of pawns) if (pawn === DECOY) takeOff(state, seat, pawn);
  contest.isRevealed = true;
  dismissStrangers(state, context);
  wakeSuspended(state, context);
  settleIfUncontested(state);
  if (contest.winner === 'undecided') askToCopy(state, context);
  if (pawns.length > 0) context.pause();
}

/** All together, without saying who stood where. */
function bySeatAndPawn(state: State): readonly Standing[] {
  const { pawns } = sectorOf(state, contestOf(state).sector);
  return pawns.length < 2 ? pawns.slice() : pawns.toSorted((a, b) => a.seat - b.seat || a.pawn - b.pawn);
}

/** MEC-9.3: only guests stay. */
function dismissStrangers(state: State, context: Context): void {
  const { event } = contestOf(state);
  if (event === null) return;
  const { guests } = context.content.events[event];
  for (const { seat, pawn } of bySeatAndPawn(state)) {
    const card = cardOf(context.content, memberOf(state, seat, pawn));
    if (!guests.some((guest) => isOf(card, guest))) sendHome(state, seat, pawn, 'notAGuest', context);
  }
}

/** MEC-5.8: each takes an AI along, or goes home. */
function wakeSuspended(state: State, context: Context): void {
  const { sector } = contestOf(state);
  const isSuspended = ({ seat, pawn }: Standing): boolean =>
    has(cardOf(context.content, memberOf(state, seat, pawn)), 'suspended');
  if (!sectorOf(state, sector).pawns.some(isSuspended)) return;
  for (const standing of bySeatAndPawn(state)) {
    if (!isSuspended(standing)) continue;
    const { seat, pawn } = standing;
    if (readyAis(state, playerOf(state, seat)) === 0) sendHome(state, seat, pawn, 'noAi', context);
    else placeAis(state, seat, 1, context);
  }
}

/** MEC-4.8, 5.9, 5.20: with one corporation left it controls, with none nobody does. Threats are fought even by one. */
export function settleIfUncontested(state: State): void {
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
    // Their outcome handles an empty sector.
    case 'threat':
    case 'corporate':
      break;
  }
}

function askToCopy(state: State, context: Context): void {
  const { sector } = contestOf(state);
  for (const seat of contenders(state).reverse()) {
    for (const slot of agentsAt(state, sector, seat).reverse()) {
      if (has(cardOf(context.content, memberOf(state, seat, slot)), 'doppelganger'))
        context.next({ kind: 'copy', seat, slot });
    }
  }
}

/** MEC-5.10, 12.4: another Character of the sector, of whatever side. */
export const copyStep: StepRules<Mecanisburgo, 'copy'> = {
  options(state, { slot }, seat) {
    const { sector } = contestOf(state);
    const self = memberOf(state, seat, slot).character;
    const options: Options['copy'][] = [];
    for (const { seat: owner, pawn } of sectorOf(state, sector).pawns) {
      const { character } = memberOf(state, owner, pawn);
      if (character !== self) options.push(COPY[character]);
    }
    return options;
  },
  take(state, { slot }, seat, { character }, context) {
    const member = memberOf(state, seat, slot);
    member.copies = currentlyOf(state, character, context.content);
    context.emit({ kind: 'copied', seat, character: member.character, of: character });
  },
};

/** MEC-Q70: of a Doppleganger that has chosen already, whom that one copies. */
function currentlyOf({ players }: State, character: Character, content: Tables): Character {
  if (!has(content.characters[character], 'doppelganger')) return character;
  for (const { slots } of players) {
    for (const member of slots) if (member?.character === character) return member.copies ?? character;
  }
  return character;
}

/** MEC-5.11, 5.12, 9.8. */
export function runConversion(state: State, context: Context): void {
  const contest = contestOf(state);
  if (contest.winner !== 'undecided') return;
  const { sector } = contest;
  const seats = contenders(state);
  if (seats.some((seat) => countKindAt(state, sector, seat, 'peacemaker', context.content) > 0)) {
    contest.isPeaceful = true;
    contest.type = 'N';
    context.emit({ kind: 'peace', sector });
    return;
  }
  for (const seat of seats.reverse()) {
    if (elitePsychic(state, seat, context.content) !== null) context.next({ kind: 'convert', seat });
  }
}

function elitePsychic(state: State, seat: Seat, content: Tables): Character | null {
  const found = agentsHere(state, seat).find((member) => isElite(cardOf(content, member), 'psychic'));
  return found?.character ?? null;
}

export const convertStep: StepRules<Mecanisburgo, 'convert'> = {
  options(state, _step, seat, content) {
    const { converted, type } = contestOf(state);
    const isPossible = converted === null && type !== 'R' && elitePsychic(state, seat, content) !== null;
    return isPossible ? [CONVERT, NONE] : [];
  },
  take(state, _step, seat, option, context) {
    if (option.kind === 'none') return;
    const contest = contestOf(state);
    contest.type = 'R';
    contest.converted = elitePsychic(state, seat, context.content);
    context.emit({ kind: 'announced', seat, type: 'R' });
  },
};

/** MEC-5.13: everybody who still has agents and no leader among them. */
export function runLeaders(state: State, context: Context): void {
  const { winner, sector, leaders } = contestOf(state);
  if (winner !== 'undecided') return;
  for (const seat of contenders(state).reverse()) {
    const leader = leaders[seat] ?? null;
    const isLed = leader !== null && agentsAt(state, sector, seat).includes(leader);
    if (!isLed) context.next({ kind: 'leader', seat });
  }
}

export const leaderStep: StepRules<Mecanisburgo, 'leader'> = {
  options: (state, _step, seat) => agentsHere(state, seat).map(({ character }) => LEADER[character]),
  take(state, _step, seat, { character }, context) {
    contestOf(state).leaders[seat] = slotOf(playerOf(state, seat), character);
    context.emit({ kind: 'leaderNamed', seat, character, base: baseTotal(state, seat, context.content) });
  },
};
