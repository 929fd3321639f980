/** VR-24.12, Q65: Agents by type, the free ones as their owner declares them. */
import type { Agent, AgentType, Tables } from '../content/tables.ts';
import { agentsOwned } from './counts.ts';
import type { OpenPlayer } from './state.ts';

/** Types of the Agents whose type is free. */
export type Declaration = ReadonlyMap<Agent, AgentType>;
export const AS_PRINTED: Declaration = new Map();
export type TypeCounts = Readonly<Record<AgentType, number>>;

export function typeOf(agent: Agent, declared: Declaration, { agents }: Tables): AgentType {
  return declared.get(agent) ?? agents[agent].type;
}

export function typeCounts(player: OpenPlayer, declared: Declaration, content: Tables): TypeCounts {
  const counts = { C: 0, T: 0, D: 0 };
  for (const agent of agentsOwned(player)) counts[typeOf(agent, declared, content)]++;
  return counts;
}

/** VR-24.12. */
export function triosOf({ C, T, D }: TypeCounts): number {
  return Math.min(C, T, D);
}
