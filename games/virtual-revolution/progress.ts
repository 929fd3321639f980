/** How far a Mission is met: `2 of 3` (VR-26, column a). */
import type { Seat } from '@cabale/engine';
import { TYPES, type Arr, type District, type Mission, type Tables } from './content/tables.ts';
import { hasServerIn } from './rules/counts.ts';
import { districtOf, neighboursOf } from './rules/map.ts';
import type { OwnedVerse, VirtualRevolutionView } from './rules/state.ts';
import { openTable } from './open-table.ts';

export interface Progress {
  readonly done: number;
  readonly all: number;
}

export function progressOf(view: VirtualRevolutionView, seat: Seat, own: OwnedVerse, content: Tables): Progress {
  const { mission } = content.verses[own.verse];
  if (own.online || mission === null) return { done: 1, all: 1 };
  const { done, all } = towards(view, seat, mission, own, content);
  return { done: Math.min(done, all), all };
}

function towards(
  view: VirtualRevolutionView,
  seat: Seat,
  mission: Mission,
  { recorded }: OwnedVerse,
  content: Tables,
): Progress {
  const player = view.players[seat];
  if (player === undefined) return { done: 0, all: 1 };
  switch (mission.kind) {
    case 'service':
      return inService(player.service, mission.types, content);
    case 'noService':
      return yesOrNo(player.service.length === 0);
    case 'server':
      return yesOrNo(hasServerIn(openTable(view), seat, mission.districts, content));
    case 'adjacentServers':
      return { done: adjacentServers(view, seat, content), all: 2 };
    case 'directorsTogether':
      return { done: mostInOneDistrict(player.directors, content), all: content.numbers.laps };
    case 'stack':
      return { done: Math.max(0, ...view.tokens.filter((_, arr) => view.owners[arr] === seat)), all: mission.tokens };
    case 'recycling':
      return { done: player.recycling, all: mission.tokens };
    case 'immunity':
      return { done: player.immunity, all: mission.least };
    case 'boosts':
      return { done: player.boosts.length, all: mission.least };
    case 'searchedWith':
      return recorded
        ? yesOrNo(true)
        : { done: Math.min(player.corruptionCount, mission.cards - 1), all: mission.cards };
    case 'searchedWithoutImmunity':
      return yesOrNo(recorded);
  }
}

function yesOrNo(isMet: boolean): Progress {
  return { done: isMet ? 1 : 0, all: 1 };
}

function inService(
  service: VirtualRevolutionView['players'][number]['service'],
  types: Extract<Mission, { kind: 'service' }>['types'],
  { agents }: Tables,
): Progress {
  let done = 0;
  let all = 0;
  for (const type of TYPES) {
    all += types[type];
    done += Math.min(types[type], service.filter(({ agent }) => agents[agent].type === type).length);
  }
  return { done, all };
}

/** Two where two of the own Servers are neighbours, one where there is any. */
function adjacentServers({ servers }: VirtualRevolutionView, seat: Seat, content: Tables): number {
  const own = servers.flatMap((owner, arr) => (owner === seat ? [arr] : []));
  if (own.some((arr) => neighboursOf(arr, content).some((next) => servers[next] === seat))) return 2;
  return Math.min(1, own.length);
}

function mostInOneDistrict(directors: readonly Arr[], content: Tables): number {
  const counts = new Map<District, number>();
  for (const arr of directors) {
    const district = districtOf(arr, content);
    counts.set(district, (counts.get(district) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}
