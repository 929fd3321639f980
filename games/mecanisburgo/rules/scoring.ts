/** MEC-17.31 to 17.33, 15.17, 15.18: victory points and what breaks ties. */
import type { ScoreRow, Seat } from '@cabale/engine';
import type { Character, ProjectCard, Property, PropertyType, Race, Skill, Tables } from '../content/tables.ts';
import { cardOf, isDamaged, isOf, playerOf, propertyCard } from './counts.ts';
import type { Open, OpenPlayer } from './state.ts';

export const SCORE_PARTS = ['characters', 'properties', 'projects', 'threats', 'corporate', 'cash'] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

export function vpOf(open: Open, seat: Seat, content: Tables): number {
  let sum = 0;
  for (const part of SCORE_PARTS) sum += partOf(open, seat, part, content);
  return sum;
}

/** Part by part, then their sum. */
export function scoreRows(open: Open, content: Tables): readonly ScoreRow[] {
  const rowOf = (part: string, points: (seat: Seat) => number): ScoreRow => ({
    part,
    values: open.players.map((_, seat) => points(seat)),
  });
  return [
    ...SCORE_PARTS.map((part) => rowOf(part, (seat) => partOf(open, seat, part, content))),
    rowOf('total', (seat) => vpOf(open, seat, content)),
  ];
}

function partOf(open: Open, seat: Seat, part: ScorePart, content: Tables): number {
  const player = playerOf(open, seat);
  switch (part) {
    case 'characters':
      return charactersVp(player, content);
    case 'properties':
      return propertiesVp(player, content);
    case 'projects':
      return projectsVp(open, seat, content);
    case 'threats':
      return player.threats.reduce((sum, threat) => sum + content.threats[threat].vp, 0);
    case 'corporate':
      return player.corporate * content.numbers.corporateVp;
    case 'cash':
      return Math.floor(player.cash / content.numbers.cashPerVp);
  }
}

/** What hiring a Character adds to the points, with what Projects give for it. */
export function vpOfHire(open: Open, seat: Seat, member: OpenPlayer['slots'][number], content: Tables): number {
  const player = playerOf(open, seat);
  return (
    vpOf(withPlayer(open, seat, { ...player, slots: [...player.slots, member] }), seat, content) -
    vpOf(open, seat, content)
  );
}

/** What a corporation would lose with a Character. */
export function vpOfCharacter(open: Open, seat: Seat, character: Character, content: Tables): number {
  const player = playerOf(open, seat);
  const slots = player.slots.filter((member) => member?.character !== character);
  return vpOf(open, seat, content) - vpOf(withPlayer(open, seat, { ...player, slots }), seat, content);
}

/** What a corporation would lose with a Property. */
export function vpOfProperty(open: Open, seat: Seat, property: Property, content: Tables): number {
  const player = playerOf(open, seat);
  const holdings = player.holdings.filter((holding) => holding.property !== property);
  return vpOf(open, seat, content) - vpOf(withPlayer(open, seat, { ...player, holdings }), seat, content);
}

function withPlayer(open: Open, seat: Seat, player: OpenPlayer): Open {
  return { ...open, players: open.players.map((each, index) => (index === seat ? player : each)) };
}

function charactersVp({ slots }: OpenPlayer, content: Tables): number {
  let sum = 0;
  for (const member of slots) if (member !== null) sum += cardOf(content, member).vp;
  return sum;
}

/** MEC-13.15: damaged ones count for nothing. */
function propertiesVp({ holdings }: OpenPlayer, content: Tables): number {
  let sum = 0;
  for (const holding of holdings) if (!isDamaged(holding)) sum += propertyCard(content, holding).vp;
  return sum;
}

function projectsVp(open: Open, seat: Seat, content: Tables): number {
  let sum = 0;
  for (const { project } of playerOf(open, seat).works) {
    const card = content.projects[project];
    sum += card.vp + benefitVp(open, seat, card, content);
  }
  return sum;
}

function benefitVp(open: Open, seat: Seat, { benefit }: ProjectCard, content: Tables): number {
  const player = playerOf(open, seat);
  switch (benefit.kind) {
    case 'perType':
      return benefit.vp * vehicles(open, seat, benefit.type, content);
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

export function charactersOf({ slots }: OpenPlayer, kind: Skill | Race, content: Tables): number {
  let count = 0;
  for (const member of slots) if (member !== null && isOf(cardOf(content, member), kind)) count++;
  return count;
}

/** MEC-10.25, 15.18: undamaged Properties of the type, and the token. */
export function vehicles(open: Open, seat: Seat, type: 'shuttle' | 'minisub', content: Tables): number {
  return undamagedOf(playerOf(open, seat), type, content) + (open[type] === seat ? 1 : 0);
}

export function undamagedOf({ holdings }: OpenPlayer, type: PropertyType, content: Tables): number {
  let count = 0;
  for (const holding of holdings) if (!isDamaged(holding) && propertyCard(content, holding).type === type) count++;
  return count;
}

/** The seats from best to worst: VP, then cash, Projects and the turn order (MEC-17.33). */
export function standings(open: Open, seats: readonly Seat[], content: Tables): Seat[] {
  const points = open.players.map((_, seat) => vpOf(open, seat, content));
  return [...seats].sort((a, b) => {
    const [one, other] = [playerOf(open, a), playerOf(open, b)];
    return (
      (points[b] ?? 0) - (points[a] ?? 0) ||
      other.cash - one.cash ||
      other.works.length - one.works.length ||
      open.order.indexOf(a) - open.order.indexOf(b)
    );
  });
}
