/** VR-26, column a: the progress of a Mission, `2 of 3`. It is met when all is done (VR-13.8). */
import type { DeepReadonly, Seat } from '@cabale/engine';
import { TYPES, type Arr, type Mission, type Tables } from '../content/tables.ts';
import { hasServerIn, inService, playerOf } from './counts.ts';
import { districtOf, neighboursOf } from './map.ts';
import type { Open, OpenPlayer, OwnedVerse } from './state.ts';
import type { TypeCounts } from './types.ts';

export interface Progress {
  readonly done: number;
  readonly all: number;
}

const MET: Progress = { done: 1, all: 1 };
const UNMET: Progress = { done: 0, all: 1 };

/** `held` is the number of the owner's Corruption cards: before the Search of a Mission, they are its progress. */
export function progressOf(
  open: Open,
  seat: Seat,
  own: DeepReadonly<OwnedVerse>,
  held: number,
  content: Tables,
): Progress {
  const { mission } = content.verses[own.verse];
  if (own.online || mission === null) return MET;
  const { done, all } = missionProgress(open, seat, mission, own, held, content);
  return done > all ? { done: all, all } : { done, all };
}

function missionProgress(
  open: Open,
  seat: Seat,
  mission: Mission,
  { recorded }: DeepReadonly<OwnedVerse>,
  held: number,
  content: Tables,
): Progress {
  const player = playerOf(open, seat);
  switch (mission.kind) {
    case 'service':
      return agentsInService(player, mission.types, content);
    case 'noService':
      return yesOrNo(player.service.length === 0);
    case 'server':
      return yesOrNo(hasServerIn(open, seat, mission.districts, content));
    case 'adjacentServers':
      return { done: adjacentServers(open, seat, content), all: 2 };
    case 'directorsTogether':
      return { done: mostInOneDistrict(player.directors, content), all: content.numbers.laps };
    case 'stack':
      return { done: highestStack(open, seat), all: mission.tokens };
    case 'recycling':
      return { done: player.recycling, all: mission.tokens };
    case 'immunity':
      return { done: player.immunity, all: mission.least };
    case 'boosts':
      return { done: player.boosts.length, all: mission.least };
    case 'searchedWith':
      return recorded ? MET : { done: Math.min(held, mission.cards - 1), all: mission.cards };
    case 'searchedWithoutImmunity':
      return yesOrNo(recorded);
  }
}

function yesOrNo(isMet: boolean): Progress {
  return isMet ? MET : UNMET;
}

function agentsInService(player: OpenPlayer, types: TypeCounts, content: Tables): Progress {
  let done = 0;
  let all = 0;
  for (const type of TYPES) {
    all += types[type];
    done += Math.min(types[type], inService(player, type, content));
  }
  return { done, all };
}

/** 2 if two own Servers are adjacent, 1 if there is any. */
function adjacentServers({ servers }: Open, seat: Seat, content: Tables): number {
  let done = 0;
  for (let arr = 0; arr < servers.length; arr++) {
    if (servers[arr] !== seat) continue;
    if (neighboursOf(arr, content).some((next) => servers[next] === seat)) return 2;
    done = 1;
  }
  return done;
}

function highestStack({ tokens, owners }: Open, seat: Seat): number {
  let highest = 0;
  for (let arr = 0; arr < tokens.length; arr++) {
    if (owners[arr] === seat) highest = Math.max(highest, tokens[arr] ?? 0);
  }
  return highest;
}

/** Q36: the most Directors of the round in one District. */
function mostInOneDistrict(directors: readonly Arr[], content: Tables): number {
  let most = 0;
  for (const arr of directors) {
    const district = districtOf(arr, content);
    const together = directors.filter((other) => districtOf(other, content) === district).length;
    if (together > most) most = together;
  }
  return most;
}
