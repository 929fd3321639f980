/** MEC-17.31 to 17.33, 15.17, 15.18: victory points and what breaks ties. */
import type { ScoreRow, Seat } from '@cabale/engine';
import type { ProjectCard, PropertyType, Tables } from '../content/tables.ts';
import { cardOf, isDamaged, isOf, playerOf, propertyCard } from './counts.ts';
import type { MecanisburgoState, Player } from './state.ts';

export const PARTS = ['characters', 'properties', 'projects', 'threats', 'corporate', 'cash'] as const;
export type ScorePart = (typeof PARTS)[number];

export function vpOf(state: MecanisburgoState, seat: Seat, content: Tables): number {
  let sum = 0;
  for (const part of PARTS) sum += partOf(state, seat, part, content);
  return sum;
}

/** Part by part, then their sum. */
export function scoreRows(state: MecanisburgoState, content: Tables): readonly ScoreRow[] {
  const rowOf = (part: string, points: (seat: Seat) => number): ScoreRow => ({
    part,
    values: state.players.map((_, seat) => points(seat)),
  });
  return [
    ...PARTS.map((part) => rowOf(part, (seat) => partOf(state, seat, part, content))),
    rowOf('total', (seat) => vpOf(state, seat, content)),
  ];
}

function partOf(state: MecanisburgoState, seat: Seat, part: ScorePart, content: Tables): number {
  const player = playerOf(state, seat);
  switch (part) {
    case 'characters':
      return charactersVp(player, content);
    case 'properties':
      return propertiesVp(player, content);
    case 'projects':
      return projectsVp(state, seat, content);
    case 'threats':
      return player.threats.reduce((sum, threat) => sum + content.threats[threat].vp, 0);
    case 'corporate':
      return player.corporate * content.numbers.corporateVp;
    case 'cash':
      return Math.floor(player.cash / content.numbers.cashPerVp);
  }
}

function charactersVp({ slots }: Player, content: Tables): number {
  let sum = 0;
  for (const member of slots) if (member !== null) sum += cardOf(content, member).vp;
  return sum;
}

/** MEC-13.15: damaged ones count for nothing. */
function propertiesVp({ holdings }: Player, content: Tables): number {
  let sum = 0;
  for (const holding of holdings) if (!isDamaged(holding)) sum += propertyCard(content, holding).vp;
  return sum;
}

function projectsVp(state: MecanisburgoState, seat: Seat, content: Tables): number {
  let sum = 0;
  for (const { project } of playerOf(state, seat).works) {
    const card = content.projects[project];
    sum += card.vp + benefitVp(state, seat, card, content);
  }
  return sum;
}

function benefitVp(state: MecanisburgoState, seat: Seat, { benefit }: ProjectCard, content: Tables): number {
  const player = playerOf(state, seat);
  switch (benefit.kind) {
    case 'perType':
      return benefit.vp * vehicles(state, seat, benefit.type, content);
    case 'perSkill':
      return benefit.vp * charactersOf(player, benefit.skill, content);
    case 'perRace':
      return benefit.vp * charactersOf(player, benefit.race, content);
    case 'perThreat':
      return benefit.vp * player.threats.length;
    case 'initiative':
    case 'draw':
    case 'immortal':
    case 'values':
      return 0;
  }
}

function charactersOf({ slots }: Player, kind: Parameters<typeof isOf>[1], content: Tables): number {
  let count = 0;
  for (const member of slots) if (member !== null && isOf(cardOf(content, member), kind)) count++;
  return count;
}

/** MEC-10.25, 15.18: undamaged Properties of the type, and the token. */
export function vehicles(state: MecanisburgoState, seat: Seat, type: 'shuttle' | 'minisub', content: Tables): number {
  return undamagedOf(playerOf(state, seat), type, content) + (state[type] === seat ? 1 : 0);
}

export function undamagedOf({ holdings }: Player, type: PropertyType, content: Tables): number {
  let count = 0;
  for (const holding of holdings) if (!isDamaged(holding) && propertyCard(content, holding).type === type) count++;
  return count;
}

/** The seats from best to worst: VP, then cash, Projects and the turn order (MEC-17.33). */
export function standings(state: MecanisburgoState, seats: readonly Seat[], content: Tables): Seat[] {
  const points = state.players.map((_, seat) => vpOf(state, seat, content));
  return [...seats].sort((a, b) => {
    const [one, other] = [playerOf(state, a), playerOf(state, b)];
    return (
      (points[b] ?? 0) - (points[a] ?? 0) ||
      other.cash - one.cash ||
      other.works.length - one.works.length ||
      state.order.indexOf(a) - state.order.indexOf(b)
    );
  });
}
