/** VR-24.14 and VR-26, column c: what Online Verses score. */
import type { Seat } from '@cabale/engine';
import type { EndGain, Tables } from '../content/tables.ts';
import { boostEffect, controls, emptyDistricts, playerOf, serversOf, tokensOnMap } from './counts.ts';
import { arrsIn } from './map.ts';
import { triosOf, type TypeCounts } from './types.ts';
import type { Open } from './state.ts';

export function versePoints(open: Open, seat: Seat, types: TypeCounts, content: Tables): number {
  const { verses, penalties } = playerOf(open, seat);
  const cap = penalties.verseCap ?? content.numbers.verseCap;
  let points = 0;
  for (const { verse, online } of verses) {
    if (online) points += Math.min(cap, endGain(open, seat, content.verses[verse].end, types, content));
  }
  return points;
}

function endGain(open: Open, seat: Seat, gain: EndGain, types: TypeCounts, content: Tables): number {
  const player = playerOf(open, seat);
  switch (gain.kind) {
    case 'perAgent':
      return gain.vp * types[gain.type];
    case 'perGenre':
      return gain.vp * player.verses.filter(({ verse }) => content.verses[verse].genre === gain.genre).length;
    case 'perArr':
      return gain.vp * arrsIn(gain.districts, content).filter((arr) => controls(open, seat, arr)).length;
    case 'perTrio':
      return gain.vp * triosOf(types);
    case 'perEmptyDistrict':
      return gain.vp * emptyDistricts(open, seat, content);
    case 'perFinalCorruption':
      return gain.vp * player.finalCorruption;
    case 'perStack':
      return gain.vp * open.tokens.filter((count, arr) => count >= gain.tokens && open.owners[arr] === seat).length;
    case 'perRecycled':
      return gain.vp * player.recycling;
    case 'perBoost':
      return gain.vp * player.boosts.length;
    case 'perServer':
      return gain.vp * serversOf(open, seat);
    case 'perImmunity':
      return gain.vp * player.immunity;
    case 'perBoostedAction': {
      const boosted = new Set(player.boosts.map((boost) => boostEffect(boost, content).action));
      return gain.vp * boosted.size;
    }
    case 'extreme':
      return isExtreme(open, seat, gain) ? gain.vp : 0;
  }
}

/** VR-26.25, Q70: ties count; players who resigned do not. */
function isExtreme(open: Open, seat: Seat, gain: Extract<EndGain, { kind: 'extreme' }>): boolean {
  const amount = (of: Seat): number => (gain.of === 'euros' ? playerOf(open, of).euros : tokensOnMap(open, of));
  const own = amount(seat);
  return open.players.every(({ resigned }, other) => {
    if (resigned || other === seat) return true;
    return gain.which === 'most' ? own >= amount(other) : own <= amount(other);
  });
}
