import { Random, type GameTypes, type Rules } from '@cabale/engine';
import { phasesOf, weightsOf, type Choice, type Learned } from '../src/index.ts';

const SIZES = [32, 16] as const;

/** Something that might have been learned: random numbers in the right places. */
export function invented<T extends GameTypes>(
  { game }: Rules<T>,
  seats: number,
  choice: Partial<Choice> = {},
  seed = 'invented',
): Learned {
  const random = Random.from(seed);
  const numbers = (length: number) => Array.from({ length }, () => random.fraction() - 0.5);
  const { bot } = game;
  const features = bot.features.names;
  const counts = bot.counts?.names ?? [];
  const phases = phasesOf(weightsOf({ game } as Rules<T>, seats));
  const [first, second] = SIZES;
  return {
    features,
    counts,
    choices: { [seats]: { evaluator: 'net', prior: 'learned', leaf: 'turn', version: 0, ...choice } },
    linear: { [seats]: Array.from({ length: phases }, () => numbers(features.length)) },
    versions: [
      {
        net: {
          sizes: SIZES,
          encoder: numbers((features.length + counts.length + phases + 1) * first),
          encoderBias: numbers(first),
          second: numbers(2 * first * second),
          secondBias: numbers(second),
          out: numbers(second),
          skip: numbers(phases * features.length),
        },
        policy: {
          eagerness: 0.8,
          kinds: ['main.play', 'buy.buy'],
          bias: numbers(2 * phases),
          weights: numbers(2 * features.length),
          keys: {},
        },
      },
    ],
  };
}
