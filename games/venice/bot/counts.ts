import { defineCounts } from '@cabale/engine';
import { INFLUENCES, MISSIONS, RESOURCES, SLOTS, SPACES, TILES } from '../content/tables.ts';
import { completedBy, isDoge, kindOf, missionCard, playerOf, spaceOf, tileAt } from '../rules/counts.ts';
import type { Venice } from '../rules/state.ts';
import { progressOf } from './worth.ts';

type Group = keyof typeof GROUPS;

const MISSION_NUMBERS = Array.from({ length: MISSIONS }, (_, index) => index + 1);

const GROUPS = {
  assistant: TILES,
  depth: SPACES,
  cube: RESOURCES,
  influence: INFLUENCES,
  /** How much of its price a mission in hand has. */
  held: MISSION_NUMBERS,
  atWork: MISSION_NUMBERS,
  stock: ['vp', 'coins', 'parchments', 'intrigue', 'council', 'missions', 'completed', 'cards', 'favour', 'lead'],
  gondola: ['apart', 'full', 'both'],
  time: ['turn', 'pile', 'pawn'],
} as const;

export const counts = defineCounts<Venice, Group>(GROUPS, (tally, state, side, content) => {
  tally.add('time', 0, state.turn / state.seats / 20);
  tally.add('time', 1, state.missions.length / MISSIONS);
  tally.add('time', 2, state.pawn === 'track' ? 0 : 1);
  if (isDoge(state, side)) return;
  const player = playerOf(state, side);
  for (let slot = 0; slot < SLOTS; slot++) {
    const space = spaceOf(state, side, slot);
    if (space === 0) continue;
    tally.add('assistant', TILES.indexOf(tileAt(state, slot)), space / 4);
    tally.add('depth', space - 1, 0.2);
  }
  for (const [index, resource] of RESOURCES.entries()) {
    tally.add('cube', index, (player.cargo[0][resource] + player.cargo[1][resource]) / 5);
  }
  for (const card of player.influence) tally.add('influence', INFLUENCES.indexOf(kindOf(card)), 0.7);
  for (const mission of player.missions) {
    tally.add('held', mission - 1, 0.3 + progressOf(player, missionCard(content, mission)));
  }
  for (const mission of player.slots) if (mission !== null) tally.add('atWork', mission - 1);
  tally.add('stock', 0, player.vp / 40);
  tally.add('stock', 1, player.coins / 12);
  tally.add('stock', 2, player.parchments / 8);
  tally.add('stock', 3, player.intrigue / 8);
  tally.add('stock', 4, player.council / 16);
  tally.add('stock', 5, player.missions.length / 4);
  tally.add('stock', 6, completedBy(player) / 5);
  tally.add('stock', 7, player.influence.length / 5);
  tally.add('stock', 8, player.favour === 'unused' ? 1 : 0);
  tally.add('stock', 9, state.first === side ? 1 : 0);
  const [one, two] = player.cargo.map(({ O, V, S }) => O + V + S);
  tally.add('gondola', 0, Math.abs((one ?? 0) - (two ?? 0)) / 5);
  tally.add('gondola', 1, Math.max(one ?? 0, two ?? 0) / 5);
  tally.add('gondola', 2, Math.min(one ?? 0, two ?? 0) / 5);
});
