import type { GameTypes, Rules, WeightsOf } from '@cabale/engine';

/** Weights by feature name, one number per phase. */
export type Weights = WeightsOf<GameTypes>;

/** The weights a game ships with. */
export function weightsOf<T extends GameTypes>(rules: Rules<T>, seats: number): Weights {
  const weights = rules.game.bot.weights[seats];
  if (weights === undefined) throw new Error(`${rules.game.id} has no weights for ${seats} seats`);
  return weights;
}

type Vectors = readonly (readonly number[])[];

/** Players are created for every decision; their weights are checked once. */
const checked = new WeakMap<Weights, { readonly names: readonly string[]; readonly vectors: Vectors }>();

/** One vector per phase, in the order of `names`. Weights that do not belong to exactly these features are refused. */
export function weightVectors(names: readonly string[], weights: Weights): Vectors {
  const known = checked.get(weights);
  if (known?.names === names) return known.vectors;
  const problem = weightsProblem(names, weights);
  if (problem !== undefined) throw new Error(`weights: ${problem}`);
  const phases = Array.from({ length: phasesOf(weights) }, (_, phase) => phase);
  const vectors = phases.map((phase) => names.map((name) => weights[name]?.[phase] ?? 0));
  checked.set(weights, { names, vectors });
  return vectors;
}

/** Weights by feature name, from one vector per phase in the order of `names`. */
export function namedWeights(names: readonly string[], vectors: readonly (readonly number[])[]): Weights {
  return Object.fromEntries(names.map((name, index) => [name, vectors.map((phase) => phase[index] ?? 0)]));
}

export function phasesOf(weights: Weights): number {
  return Object.values(weights)[0]?.length ?? 0;
}

function weightsProblem(names: readonly string[], weights: Weights): string | undefined {
  const missing = names.find((name) => !Object.hasOwn(weights, name));
  if (missing !== undefined) return `feature "${missing}" has none`;
  const unknown = Object.keys(weights).find((name) => !names.includes(name));
  if (unknown !== undefined) return `there is no feature "${unknown}"`;
  const phases = phasesOf(weights);
  const uneven = names.find((name) => weights[name]?.length !== phases);
  return uneven === undefined
    ? undefined
    : `feature "${uneven}" has ${weights[uneven]?.length}, others ${phases}: there must be one per phase`;
}
