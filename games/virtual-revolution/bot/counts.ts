import { defineCounts } from '@cabale/engine';
import { AGENTS, DISTRICTS, GENRES, LEVEL_1, OBJECTIVES, TYPES, VERSES } from '../content/tables.ts';
import { arrsControlled, controls, playerOf, tokensOnMap } from '../rules/counts.ts';
import { arrsOf, districtOf } from '../rules/map.ts';
import type { VirtualRevolution } from '../rules/state.ts';

type Group = keyof typeof GROUPS;

const GROUPS = {
  held: DISTRICTS,
  server: DISTRICTS,
  title: DISTRICTS,
  online: GENRES,
  loading: GENRES,
  service: TYPES,
  retired: TYPES,
  agent: AGENTS,
  verse: VERSES,
  objective: OBJECTIVES,
  stock: [
    'euros',
    'revenue',
    'reserve',
    'recycling',
    'immunity',
    'corruption',
    'map',
    'tokens',
    'boosts',
    'highAgents',
  ],
  time: ['round', 'lap'],
} as const;

export const counts = defineCounts<VirtualRevolution, Group>(GROUPS, (tally, state, seat, content) => {
  const player = playerOf(state, seat);
  for (const [index, district] of DISTRICTS.entries()) {
    const arrs = arrsOf(district, content);
    for (const arr of arrs) if (controls(state, seat, arr)) tally.add('held', index, 1 / arrs.length);
    if (state.titles[district] === seat) tally.add('title', index);
  }
  for (let arr = 0; arr < state.servers.length; arr++) {
    if (state.servers[arr] === seat) tally.add('server', DISTRICTS.indexOf(districtOf(arr, content)), 0.5);
  }
  for (const { verse, online } of player.verses) {
    tally.add(online ? 'online' : 'loading', GENRES.indexOf(content.verses[verse].genre), 0.5);
    tally.add('verse', VERSES.indexOf(verse), online ? 1 : 0.5);
  }
  for (const { agent } of player.service) {
    tally.add('service', TYPES.indexOf(content.agents[agent].type), 0.5);
    tally.add('agent', AGENTS.indexOf(agent));
  }
  for (const agent of player.retired) tally.add('retired', TYPES.indexOf(content.agents[agent].type), 0.3);
  for (const objective of player.objectives) tally.add('objective', OBJECTIVES.indexOf(objective));
  tally.add('stock', 0, player.euros / 20);
  tally.add('stock', 1, player.revenue / 20);
  tally.add('stock', 2, player.reserve / 10);
  tally.add('stock', 3, player.recycling / 5);
  tally.add('stock', 4, player.immunity / 5);
  tally.add('stock', 5, player.corruption.length / 5);
  tally.add('stock', 6, arrsControlled(state, seat) / 12);
  tally.add('stock', 7, tokensOnMap(state, seat) / 15);
  tally.add('stock', 8, player.boosts.length / 4);
  tally.add('stock', 9, player.service.filter(({ agent }) => !LEVEL_1.some((low) => low === agent)).length / 3);
  tally.add('time', 0, state.round / content.numbers.rounds);
  tally.add('time', 1, state.lap / 3);
});
