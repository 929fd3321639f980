/** VR-24.6 to 24.17: the final score. */
import type { ScoreRow, Seat } from '@cabale/engine';
import { TYPES, type Agent, type Objective, type Tables } from '../content/tables.ts';
import { agentsOwned, arrsControlled, playerOf, serversOf } from './counts.ts';
import { objectivePoints, titlesOf } from './objectives.ts';
import type { Open, State } from './state.ts';
import { AS_PRINTED, triosOf, typeCounts, type Declaration, type TypeCounts } from './types.ts';
import { versePoints } from './verse-points.ts';

const PARTS = [
  'vp2',
  'euros',
  'revenue',
  'arrs',
  'titles',
  'agents',
  'trios',
  'servers',
  'verses',
  'objective',
  'penalties',
  'total',
] as const;

/** The points of each part, in the order of VR-24, and the Objective that is scored. */
export type Score = Readonly<Record<(typeof PARTS)[number], number>> & { readonly scored: Objective };

/** Q65, Q99: free types are declared once for trios, Verses and Objective, as is best for their owner. */
export function scoreOf(state: State, seat: Seat, content: Tables): Score {
  let best: Score | undefined;
  for (const declared of declarations(playerOf(state, seat).freeTypes)) {
    const score = scoreAs(state, seat, declared, content);
    if (best === undefined || score.total > best.total) best = score;
  }
  if (best === undefined) throw new Error('there is always a way to declare no free type');
  return best;
}

/** Every way to declare the types of these Agents. */
function declarations(agents: readonly Agent[]): readonly Declaration[] {
  let ways: Declaration[] = [AS_PRINTED];
  for (const agent of agents) ways = ways.flatMap((way) => TYPES.map((type) => new Map([...way, [agent, type]])));
  return ways;
}

function scoreAs(state: State, seat: Seat, declared: Declaration, content: Tables): Score {
  const types = typeCounts(playerOf(state, seat), declared, content);
  const { objective, vp } = bestObjective(state, seat, declared, content);
  const parts = {
    ...openParts(state, seat, types, content),
    objective: vp,
    // A minus 0 would not survive being stored.
    penalties: 0 - penaltiesOf(state, seat, triosOf(types)),
  };
  return { ...parts, total: sumOf(parts), scored: objective };
}

/** VR-24.6 to 24.14: the parts of a score that depend on the open table only. */
function openParts(open: Open, seat: Seat, types: TypeCounts, content: Tables) {
  const { numbers } = content;
  const player = playerOf(open, seat);
  return {
    vp2: player.vp2 * numbers.vp2,
    euros: Math.floor(player.euros / numbers.eurosPerVp),
    revenue: player.revenue,
    arrs: arrsControlled(open, seat) * numbers.arrVp,
    titles: titlesOf(open, seat) * numbers.titleVp,
    agents: agentsOwned(player).length * numbers.agentVp,
    trios: triosOf(types) * numbers.trioVp,
    servers: numbers.serverVp[serversOf(open, seat)] ?? 0,
    verses: versePoints(open, seat, types, content),
  };
}

const sumOf = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);

/** As if the game ended now, without Objectives; Agents of a free type count as printed. */
export function pointsOf(open: Open, seat: Seat, content: Tables): number {
  return sumOf(openParts(open, seat, typeCounts(playerOf(open, seat), AS_PRINTED, content), content));
}

/** What an Objective would score now. */
export function objectiveNow(open: Open, seat: Seat, objective: Objective, content: Tables): number {
  return Math.min(content.numbers.objectiveCap, objectivePoints(open, seat, objective, AS_PRINTED, content));
}

/** VR-24.17. */
function penaltiesOf(state: State, seat: Seat, trios: number): number {
  const { perTitle, perTrio, flat } = playerOf(state, seat).penalties;
  return perTitle * titlesOf(state, seat) + perTrio * trios + flat;
}

/** VR-24.15, Q64: the better one, after the cap. */
function bestObjective(
  state: State,
  seat: Seat,
  declared: Declaration,
  content: Tables,
): { readonly objective: Objective; readonly vp: number } {
  const { objectives, penalties } = playerOf(state, seat);
  const cap = penalties.objectiveCap ?? content.numbers.objectiveCap;
  const scored = objectives.map((objective) => ({
    objective,
    vp: Math.min(cap, objectivePoints(state, seat, objective, declared, content)),
  }));
  const [first] = scored;
  if (first === undefined) throw new Error(`seat ${seat} has no Objective`);
  return scored.reduce((best, other) => (other.vp > best.vp ? other : best), first);
}

/** The scoring table. */
export function scoreRows(scores: readonly Score[]): readonly ScoreRow[] {
  return PARTS.map((part) => ({ part, values: scores.map((score) => score[part]) }));
}

/** VR-24.16: by points, then by €; players who resigned come last (VR-24.18). */
export function ranksOf(state: State, scores: readonly Score[]): readonly number[] {
  const isBefore = (left: Seat, right: Seat): boolean => {
    const [a, b] = [playerOf(state, left), playerOf(state, right)];
    if (a.resigned || b.resigned) return !a.resigned && b.resigned;
    const lead = (scores[left]?.total ?? 0) - (scores[right]?.total ?? 0);
    return lead > 0 || (lead === 0 && a.euros > b.euros);
  };
  return scores.map((_, seat) => 1 + scores.filter((_other, rival) => isBefore(rival, seat)).length);
}
