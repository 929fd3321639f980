/** VR-13: flipping Verses Online and exchanging them; Missions (VR-26, column a). */
import type { Anytime, Seat } from '@cabale/engine';
import { ARRS, TYPES, type Mission, type Tables } from '../content/tables.ts';
import { discardVerse } from './belongings.ts';
import { flip } from './verse-bonuses.ts';
import { hasServerIn, inService, playerOf } from './counts.ts';
import { districtOf, neighboursOf } from './map.ts';
import { EXCHANGE, NOTHING, ONLINE } from './offers.ts';
import { gain } from './quantities.ts';
import type { FreeAction, OwnedVerse, Player, VirtualRevolution, VirtualRevolutionState } from './state.ts';

type OnlineAction = Extract<FreeAction, { kind: 'online' }>;
type ExchangeAction = Extract<FreeAction, { kind: 'exchange' }>;

/** VR-13.2 to 13.5. */
export const online: Anytime<VirtualRevolution, OnlineAction> = {
  options(state, _step, seat, content) {
    const { verses } = playerOf(state, seat);
    let options: OnlineAction[] | undefined;
    for (let index = 0; index < verses.length; index++) {
      const own = verses[index] as OwnedVerse;
      if (!own.online && isMissionMet(state, seat, own, content)) (options ??= []).push(ONLINE[own.verse]);
    }
    return options ?? NOTHING;
  },
  blocked(state, _step, seat, content) {
    return playerOf(state, seat).verses.flatMap((own) =>
      own.online || isMissionMet(state, seat, own, content) ? [] : [{ option: ONLINE[own.verse], rule: 'VR-13.8' }],
    );
  },
  take(state, seat, { verse }, table) {
    flip(state, seat, verse, table);
  },
};

/** VR-13.10, Q71. */
export const exchange: Anytime<VirtualRevolution, ExchangeAction> = {
  options(state, _step, seat) {
    const { verses } = playerOf(state, seat);
    if (verses.length === 0) return NOTHING;
    const options: ExchangeAction[] = [];
    for (let index = 0; index < verses.length; index++) options.push(EXCHANGE[(verses[index] as OwnedVerse).verse]);
    return options;
  },
  take(state, seat, { verse }, table) {
    discardVerse(state, seat, verse, table);
    gain(state, seat, 'immunity', 1, 'exchange', table);
  },
};

function isMissionMet(state: VirtualRevolutionState, seat: Seat, own: OwnedVerse, content: Tables): boolean {
  const { mission } = content.verses[own.verse];
  return mission === null || isMet(state, seat, mission, own, content);
}

/** VR-13.8: true now; events as they were recorded. */
function isMet(
  state: VirtualRevolutionState,
  seat: Seat,
  mission: Mission,
  { recorded }: OwnedVerse,
  content: Tables,
): boolean {
  const player = playerOf(state, seat);
  switch (mission.kind) {
    case 'service':
      return TYPES.every((type) => inService(player, type, content) >= mission.types[type]);
    case 'noService':
      return player.service.length === 0;
    case 'server':
      return hasServerIn(state, seat, mission.districts, content);
    case 'adjacentServers':
      return hasAdjacentServers(state, seat, content);
    case 'directorsTogether':
      return hasDirectorsTogether(player, content);
    case 'stack':
      return state.tokens.some((count, arr) => count >= mission.tokens && state.owners[arr] === seat);
    case 'recycling':
      return player.recycling >= mission.tokens;
    case 'immunity':
      return player.immunity >= mission.least;
    case 'boosts':
      return player.boosts.length >= mission.least;
    case 'searchedWith':
    case 'searchedWithoutImmunity':
      return recorded;
  }
}

function hasAdjacentServers({ servers }: VirtualRevolutionState, seat: Seat, content: Tables): boolean {
  for (let arr = 0; arr < ARRS; arr++) {
    if (servers[arr] === seat && neighboursOf(arr, content).some((next) => servers[next] === seat)) return true;
  }
  return false;
}

/** Q36: all Directors of the round are placed, in one District. */
function hasDirectorsTogether({ directors }: Player, content: Tables): boolean {
  const [first] = directors;
  if (first === undefined || directors.length < content.numbers.laps) return false;
  return directors.every((arr) => districtOf(arr, content) === districtOf(first, content));
}
