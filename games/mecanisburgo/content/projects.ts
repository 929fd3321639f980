/** The Major Projects (RULES.md, MEC-15). */
import type { ProjectBenefit, ProjectCard } from './tables.ts';

const project = (
  [research, materials, cost]: readonly [number, number, number],
  needs: ProjectCard['needs'],
  vp: number,
  benefit: ProjectBenefit,
): ProjectCard => ({ research, materials, cost, needs, vp, benefit });

/** MEC-15. */
export const PROJECT_CARDS = {
  cronoscafo: project([18, 15, 25], 'laboratory', 25, { kind: 'initiative' }),
  elevador: project([18, 15, 25], null, 25, { kind: 'draw' }),
  panacea: project([16, 12, 20], 'laboratory', 20, { kind: 'values', c: 0, r: 2, mp: 0 }),
  lazarius: project([16, 12, 20], 'laboratory', 20, { kind: 'immortal' }),
  barsoon: project([16, 15, 15], 'shuttle', 15, { kind: 'draw' }),
  lemuria: project([10, 12, 20], 'minisub', 15, { kind: 'values', c: 0, r: 0, mp: 2 }),
  jupiter: project([10, 12, 10], 'shuttle', 15, { kind: 'perType', type: 'shuttle', vp: 2 }),
  nrgia: project([15, 15, 20], null, 15, { kind: 'perThreat', vp: 3 }),
  antigravedad: project([10, 10, 10], null, 12, { kind: 'perSkill', skill: 'technician', vp: 2 }),
  dimensionX: project([12, 9, 15], null, 12, { kind: 'perSkill', skill: 'scientist', vp: 2 }),
  kubrick: project([10, 8, 20], 'shuttle', 12, { kind: 'perSkill', skill: 'pilot', vp: 2 }),
  manaPlancton: project([9, 10, 15], 'minisub', 12, { kind: 'perRace', race: 'mutant', vp: 2 }),
  mekka: project([15, 8, 20], null, 12, { kind: 'values', c: 3, r: 0, mp: 0 }),
  antimateria: project([15, 10, 10], 'shuttle', 10, { kind: 'perSkill', skill: 'criminal', vp: 2 }),
  atlantis: project([10, 10, 15], 'minisub', 10, { kind: 'perType', type: 'minisub', vp: 2 }),
  teoriaM: project([18, 10, 10], null, 10, { kind: 'perSkill', skill: 'scientist', vp: 2 }),
};
