import type { Seat } from '@cabale/engine';
import { SLOTS, type Tables } from '../content/tables.ts';
import {
  assistantsPlaced,
  bridgesOf,
  completedBy,
  cubesIn,
  dogeOf,
  isDoge,
  playerOf,
  spaceOf,
  tileAt,
} from '../rules/counts.ts';
import type { Player, Side, VeniceState } from '../rules/state.ts';
import { arrestMargin, assistantShare, councilReward } from './standing.ts';
import { ASSISTANT_WORTH, missionWorth, progressOf } from './worth.ts';

/** What the judge looks at, each about −1 to 1. The names are keys of the texts that explain a hint. */
export const FEATURES = [
  'points',
  'councilRank',
  'councilLevel',
  'councilShare',
  'assistants',
  'network',
  'missionsDone',
  'missionsReady',
  'missionsHeld',
  'effects',
  'cargo',
  'coins',
  'parchments',
  'intrigue',
  'safety',
  'danger',
  'influence',
  'bridges',
  'favour',
  'toMove',
] as const;

export function measure(state: VeniceState, side: Side, content: Tables, out: number[]): void {
  out.length = FEATURES.length;
  out.fill(0);
  out[1] = councilReward(state, side, content) / 10;
  if (isDoge(state, side)) measureDoge(state, out);
  else measureSeat(state, side, content, out);
}

function measureDoge(state: VeniceState, out: number[]): void {
  const { vp, council, parchments, intrigue } = dogeOf(state);
  out[0] = vp / 40;
  out[2] = (council[0] + council[1]) / 32;
  out[5] = (networkOf(state, 1) + networkOf(state, 2)) / 60;
  out[12] = parchments / 10;
  out[13] = intrigue / 8;
}

function measureSeat(state: VeniceState, seat: Seat, content: Tables, out: number[]): void {
  const player = playerOf(state, seat);
  const placed = assistantsPlaced(state, seat);
  const margin = Math.max(-2, Math.min(2, arrestMargin(state, seat, content)));
  out[0] = player.vp / 40;
  out[2] = player.council / 16;
  out[3] = (assistantShare(state, seat, content) * player.council) / 16;
  out[4] = placed / 10;
  out[5] = networkOf(state, seat) / 30;
  out[6] = completedBy(player) / 5;
  out[7] = readiness(player, content) / 20;
  out[8] = player.missions.length / 3;
  out[9] = player.slots.reduce<number>((count, mission) => (mission === null ? count : count + 1), 0) / 3;
  out[10] = (cubesIn(player.cargo[0]) + cubesIn(player.cargo[1])) / 10;
  out[11] = Math.min(1.5, player.coins / 15);
  out[12] = player.parchments / 10;
  out[13] = player.intrigue / 8;
  out[14] = margin / 2;
  out[15] = margin < 0 ? 1 : 0;
  out[16] = Math.min(1.5, player.influence.length / 4);
  out[17] = bridgesOf(state, seat) / 2;
  out[18] = player.favour === 'unused' ? 1 : 0;
  out[19] = state.active === seat ? 1 : 0;
}

/** What a colour's assistants can be used for. */
function networkOf(state: VeniceState, colour: number): number {
  let worth = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const space = spaceOf(state, colour, slot);
    if (space !== 0) worth += ASSISTANT_WORTH[tileAt(state, slot)][space] ?? 0;
  }
  return worth;
}

/** Missions in hand, by how much of their price is there. */
function readiness(player: Player, content: Tables): number {
  let ready = 0;
  for (const mission of player.missions) {
    const card = content.missions[mission - 1];
    if (card !== undefined) ready += missionWorth(card) * progressOf(player, mission, content) ** 2;
  }
  return ready;
}
