/** What the judge of Virtual Revolution looks at (RULES.md, section 9). */
import type { Seat } from '@cabale/engine';
import { DISTRICTS, type Tables } from '../content/tables.ts';
import { missesIn, playerOf } from '../rules/counts.ts';
import { arrsOf } from '../rules/map.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { Player, VirtualRevolutionState } from '../rules/state.ts';

/** Each about −1 to 1. The names are keys of the texts that explain a hint. */
export const FEATURES = [
  'map',
  'titles',
  'servers',
  'agents',
  'verses',
  'objective',
  'revenue',
  'income',
  'euros',
  'loading',
  'districts',
  'corruption',
  'exposure',
  'immunity',
  'boosts',
  'service',
  'reserve',
  'recycling',
  'highest',
  'lowest',
  'toMove',
] as const;

export function measure(state: VirtualRevolutionState, seat: Seat, content: Tables, out: number[]): void {
  const player = playerOf(state, seat);
  const score = scoreOf(state, seat, content);
  const { rounds, searchAt } = content.numbers;
  const roundsLeft = rounds - state.round;
  out[0] = (score.arrs + score.vp2) / 30;
  out[1] = score.titles / 20;
  out[2] = score.servers / 20;
  out[3] = (score.agents + score.trios) / 20;
  out[4] = score.verses / 30;
  out[5] = score.objective / 30;
  out[6] = player.revenue / 20;
  out[7] = (player.revenue * roundsLeft) / 60;
  out[8] = Math.min(2, player.euros / 20);
  out[9] = loading(player) / 3;
  out[10] = districtProgress(state, seat, content) / 3;
  out[11] = player.corruption.length / 5;
  out[12] = exposure(player, roundsLeft === 0 ? 1 : searchAt);
  out[13] = Math.min(4, player.immunity) / 4;
  out[14] = (player.boosts.length * (roundsLeft + 1)) / 15;
  out[15] = player.service.length / 3;
  out[16] = player.reserve / 10;
  out[17] = player.recycling / 5;
  out[18] = isExtreme(state, seat, 1) ? 1 : 0;
  out[19] = isExtreme(state, seat, -1) ? 1 : 0;
  out[20] = state.active === seat ? 1 : 0;
}

function loading({ verses }: Player): number {
  let count = 0;
  for (const { online } of verses) if (!online) count++;
  return count;
}

/** Districts by how nearly they are held, those already held left out. */
function districtProgress(state: VirtualRevolutionState, seat: Seat, content: Tables): number {
  let progress = 0;
  for (const district of DISTRICTS) {
    const arrs = arrsOf(district, content);
    const missing = missesIn(state, seat, arrs);
    if (missing > 0) progress += ((arrs.length - missing) / arrs.length) ** 2;
  }
  return progress;
}

/** What a Search would take: it comes at so many cards, and takes by what there is; Immunity softens it. */
function exposure({ corruption, immunity, service, verses, boosts }: Player, searchAt: number): number {
  const cards = corruption.length;
  if (cards < searchAt) return 0;
  const belongings = 1 + (service.length + verses.length + boosts.length) / 6;
  return (Math.max(0, cards - immunity) * belongings) / 5;
}

/** Most, or least, Revenue of all, alone or shared: what a Necro attack looks for. */
function isExtreme({ players }: VirtualRevolutionState, seat: Seat, sign: 1 | -1): boolean {
  const own = players[seat]?.revenue ?? 0;
  for (const { revenue, resigned } of players) if (!resigned && (revenue - own) * sign > 0) return false;
  return true;
}
