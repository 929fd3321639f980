/** MEC-17.1 to 17.18: chaos, Victory Events and special victories. */
import type { Seat, Table } from '@cabale/engine';
import type { SpecialVictory, Tables, VictoryEvent } from '../content/tables.ts';
import { cardOf, has, isBoard, isDamaged, isElite, isThreat, playerOf, propertyCard } from './counts.ts';
import { finish } from './end.ts';
import { standings, vpOf } from './scoring.ts';
import type { Mecanisburgo, MecanisburgoState, Player } from './state.ts';
import { bestInHq } from './totals.ts';

/** MEC-4.12: chaos first, then what the Victory Events ask; says whether the game is over. */
export function endOfResolution(state: MecanisburgoState, table: Table<Mecanisburgo>): boolean {
  if (isChaos(state, table.content)) {
    finish(state, 'chaos', null, table);
    return true;
  }
  for (const victory of state.victories) {
    if (!state.order.some((seat) => meets(state, seat, victory, table.content))) continue;
    const [winner] = standings(state, winnersOfAll(state, table.content), table.content);
    if (winner !== undefined) finish(state, reasonFor(state, winner, table.content), winner, table);
    return true;
  }
  return false;
}

/** MEC-17.1, 17.2. */
export function isChaos(state: MecanisburgoState, content: Tables): boolean {
  let threats = 0;
  let forbidden = 0;
  for (const { card, forbidden: isForbidden } of state.sectors) {
    if (card !== null && isThreat(content, card)) threats++;
    if (isForbidden) forbidden++;
  }
  return threats >= content.numbers.chaos || forbidden >= content.numbers.chaos;
}

type EventVictory = Exclude<VictoryEvent, 'corporate11' | 'corporate12'>;

function isEventVictory(victory: VictoryEvent): victory is EventVictory {
  return victory !== 'corporate11' && victory !== 'corporate12';
}

/** MEC-17.7: of all revealed cards together. */
function winnersOfAll(state: MecanisburgoState, content: Tables): Seat[] {
  return state.order.filter((seat) => state.victories.some((victory) => meets(state, seat, victory, content)));
}

function reasonFor(state: MecanisburgoState, seat: Seat, content: Tables): EventVictory {
  const met = state.victories.filter(isEventVictory).find((victory) => meets(state, seat, victory, content));
  if (met === undefined) throw new Error('nobody meets a Victory Event');
  return met;
}

function meets(state: MecanisburgoState, seat: Seat, victory: VictoryEvent, content: Tables): boolean {
  if (!isEventVictory(victory)) return false;
  const player = playerOf(state, seat);
  const { numbers } = content;
  const politicians = countOf(player, 'politician', content);
  const elite = politicians.elite;
  if (elite === 0) return false;
  switch (victory) {
    case 'crisis':
      return vpOf(state, seat, content) >= numbers.crisisVp;
    case 'criminalCrisis':
      return criminalsBesideAPolitician(player, content) >= numbers.criminals;
    case 'elections':
      return politicians.all - 1 >= numbers.politicians;
    case 'coup':
      return combatOf(player, content) >= numbers.coupCombat;
  }
}

function countOf(
  { slots }: Player,
  skill: 'politician' | 'criminal',
  content: Tables,
): { readonly all: number; readonly elite: number } {
  let all = 0;
  let elite = 0;
  for (const member of slots) {
    if (member === null) continue;
    const card = cardOf(content, member);
    if (!has(card, skill)) continue;
    all++;
    if (isElite(card, skill)) elite++;
  }
  return { all, elite };
}

/** MEC-17.4, Q63: an elite Politician is one card, the Criminals are others. */
function criminalsBesideAPolitician(player: Player, content: Tables): number {
  const { all } = countOf(player, 'criminal', content);
  const isOneFree = player.slots.some((member) => {
    if (member === null) return false;
    const card = cardOf(content, member);
    return isElite(card, 'politician') && !has(card, 'criminal');
  });
  return isOneFree ? all : all - 1;
}

/** MEC-17.9, Q58, Q70: printed Combat of all that is in play; a Doppleganger copies the best of its HQ. */
function combatOf(player: Player, content: Tables): number {
  const { slots, holdings, works } = player;
  let sum = 0;
  for (const member of slots) {
    if (member === null) continue;
    const card = cardOf(content, member);
    sum += has(card, 'doppelganger') ? bestInHq(player, 'c', content) : card.c;
  }
  for (const holding of holdings) if (!isDamaged(holding)) sum += propertyCard(content, holding).c;
  for (const { project } of works) {
    const { benefit } = content.projects[project];
    if (benefit.kind === 'values') sum += benefit.c;
  }
  return sum;
}

/** MEC-17.10, 17.17: after a change; the acting corporation first, then the turn order. */
export function checkSpecialVictories(state: MecanisburgoState, actor: Seat, table: Table<Mecanisburgo>): void {
  if (state.result !== null) return;
  if (hasWon(state, actor, table)) return;
  for (const seat of state.order) if (seat !== actor && hasWon(state, seat, table)) return;
}

function hasWon(state: MecanisburgoState, seat: Seat, table: Table<Mecanisburgo>): boolean {
  const victory = specialVictoryOf(state, seat, table.content);
  if (victory === undefined) return false;
  finish(state, victory, seat, table);
  return true;
}

function specialVictoryOf(state: MecanisburgoState, seat: Seat, content: Tables): SpecialVictory | undefined {
  const player = playerOf(state, seat);
  if (player.eliminated) return undefined;
  for (const member of player.slots) {
    const victory = member === null ? null : cardOf(content, member).victory;
    if (victory !== null && isWon(player, victory, content)) return victory;
  }
  for (const holding of player.holdings) {
    const { victory } = propertyCard(content, holding);
    if (victory !== null && !isDamaged(holding) && isWon(player, victory, content)) return victory;
  }
  return undefined;
}

/** MEC-17.11 to 17.15. */
function isWon(player: Player, victory: SpecialVictory, content: Tables): boolean {
  const { numbers } = content;
  switch (victory) {
    case 'armadrill':
      return paidRobots(player, content) >= numbers.robots;
    case 'robur':
      return countOf(player, 'criminal', content).all > numbers.criminals;
    case 'weintraub':
      return player.threats.length >= numbers.captured;
    case 'gregor':
      return politiciansWithProperties(player, content);
    case 'metaluna':
      return cavoriteOf(player, content) >= numbers.cavorite;
  }
}

/** MEC-17.11, Q62: Characters once paid or on the Board, Properties while undamaged. */
function paidRobots({ slots, holdings }: Player, content: Tables): number {
  let count = 0;
  for (const [slot, member] of slots.entries()) {
    if (member === null || cardOf(content, member).race !== 'robot') continue;
    if (member.paid || isBoard(slot)) count++;
  }
  for (const holding of holdings) {
    if (!isDamaged(holding) && propertyCard(content, holding).type === 'robot') count++;
  }
  return count;
}

/** MEC-17.14: icons of Properties count here, and only here. */
function politiciansWithProperties(player: Player, content: Tables): boolean {
  let { all, elite } = countOf(player, 'politician', content);
  for (const holding of player.holdings) {
    const { politician } = propertyCard(content, holding);
    if (politician === null || isDamaged(holding)) continue;
    all++;
    if (politician === 'elite') elite++;
  }
  return elite > 0 && all > content.numbers.politicians;
}

function cavoriteOf({ holdings }: Player, content: Tables): number {
  let count = 0;
  for (const holding of holdings) if (!isDamaged(holding)) count += propertyCard(content, holding).cavorite;
  return count;
}
