import { loadGame } from '@cabale/games';
import { Rules, Random, decisionAt } from '@cabale/engine';
export async function think(request: any): Promise<any> {
  const { game } = await loadGame(request.gameId);
  const rules = new Rules(game);
  const random = Random.from(request.seed);
  const state = rules.imagine(request.view, random);
  const decision = decisionAt(rules, state, request.seat);
  const options = [...(decision?.options ?? [])];
  const option = random.pick(options);
  return { option, candidates: random.shuffle(options).slice(0, 5).map((o: any, i: number) => ({ option: o, chance: 0.6 - i * 0.07, visits: 10 })), iterations: 1 };
}
