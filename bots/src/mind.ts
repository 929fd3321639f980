import type { GameTypes, Rules } from '@cabale/engine';
import { LinearEvaluator, type Evaluator } from './evaluator.ts';
import { learnedProblem, type Choice, type Learned, type Version } from './learned.ts';
import { Net, NetEvaluator } from './net.ts';
import { HandPrior, LearnedPrior, Policy, type Prior } from './prior.ts';
import { namedWeights, phasesOf, weightsOf } from './weights.ts';

/** What a bot believes about positions and options, and how far it looks ahead. */
export interface Mind<T extends GameTypes> {
  readonly evaluator: Evaluator<T>;
  readonly prior: Prior<T>;
  /** What search evaluates: the end of the turn it reached, or a position some turns of rollout later. */
  readonly leaf: Choice['leaf'];
}

/** `hand`: what the game came with. Otherwise what it has learned, or what a candidate has. */
export type MindSpec = 'hand' | 'learned' | Learned;

/** Exponent of the game's own prior in rollouts. */
const SHARPNESS = 3;

const BY_HAND: Choice = { evaluator: 'hand', prior: 'hand', leaf: 'horizon', version: 0 };

export async function mindOf<T extends GameTypes>(
  rules: Rules<T>,
  seats: number,
  spec: MindSpec = 'learned',
): Promise<Mind<T>> {
  const learned = spec === 'learned' ? await learnedOf(rules) : spec === 'hand' ? undefined : spec;
  const choice = learned?.choices[seats] ?? BY_HAND;
  return {
    evaluator: evaluatorOf(rules, seats, choice, learned),
    prior: priorOf(rules, choice, learned),
    leaf: choice.leaf,
  };
}

function evaluatorOf<T extends GameTypes>(
  rules: Rules<T>,
  seats: number,
  choice: Choice,
  learned: Learned | undefined,
): Evaluator<T> {
  const hand = weightsOf(rules, seats);
  switch (choice.evaluator) {
    case 'hand':
      return new LinearEvaluator(rules, hand);
    case 'linear': {
      const weights = learned?.linear[seats];
      if (weights === undefined) throw new Error(`${rules.game.id} has learned no weights for ${seats} seats`);
      return new LinearEvaluator(rules, namedWeights(rules.game.bot.features.names, weights));
    }
    case 'net':
      return new NetEvaluator(rules, netOf(rules, versionOf(learned, choice)), phasesOf(hand));
  }
}

function priorOf<T extends GameTypes>(rules: Rules<T>, choice: Choice, learned: Learned | undefined): Prior<T> {
  switch (choice.prior) {
    case 'hand':
      return new HandPrior(rules, SHARPNESS);
    case 'learned':
      return new LearnedPrior(rules, policyOf(versionOf(learned, choice)));
  }
}

function versionOf(learned: Learned | undefined, choice: Choice): Version {
  const version = learned?.versions[choice.version];
  if (version === undefined) throw new Error(`version ${choice.version} of what was learned is missing`);
  return version;
}

/** Nets and policies are made once: players are created for every decision. */
const nets = new WeakMap<Version, Net>();
const policies = new WeakMap<Version, Policy>();

function netOf<T extends GameTypes>({ game }: Rules<T>, version: Version): Net {
  const net = nets.get(version) ?? new Net(version.net, game.bot.features.names.length);
  nets.set(version, net);
  return net;
}

function policyOf(version: Version): Policy {
  const policy = policies.get(version) ?? new Policy(version.policy);
  policies.set(version, policy);
  return policy;
}

const loaded = new Map<string, Learned>();

/** What the game has learned, loaded when a bot first thinks; `undefined` where it has learned nothing. */
export async function learnedOf<T extends GameTypes>(rules: Rules<T>): Promise<Learned | undefined> {
  const { id, bot } = rules.game;
  const known = loaded.get(id);
  if (known !== undefined || bot.learned === undefined) return known;
  const learned = JSON.parse(await bot.learned()) as Learned;
  const problem = learnedProblem(rules, learned);
  if (problem !== undefined) throw new Error(`${id}: what was learned does not fit: ${problem}`);
  loaded.set(id, learned);
  return learned;
}
