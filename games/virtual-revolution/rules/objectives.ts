/** VR-31: what the Objectives score, before the cap. */
import type { Seat } from '@cabale/engine';
import { DISTRICTS, GENRES, type Genre, type Objective, type ObjectiveCard, type Tables } from '../content/tables.ts';
import { agentsOwned, arrsControlled, emptyDistricts, playerOf, serversOf } from './counts.ts';
import type { OpenPlayer, Open } from './state.ts';
import { typeOf, type Declaration } from './types.ts';

const FEWEST_SEATS = 2;

export function objectivePoints(
  open: Open,
  seat: Seat,
  objective: Objective,
  declared: Declaration,
  content: Tables,
): number {
  const card = content.objectives[objective];
  const player = playerOf(open, seat);
  switch (card.kind) {
    case 'revenue':
      return card.vp * Math.floor(player.revenue / card.per);
    case 'servers':
      return card.vp * serversOf(open, seat);
    case 'verses':
      return card.vp * player.verses.length;
    case 'genres':
      return card.vp * GENRES.filter((genre) => versesOf(player, genre, content) > 0).length;
    case 'oneGenre':
      return card.vp * Math.max(...GENRES.map((genre) => versesOf(player, genre, content)));
    case 'arrs':
      return bySeats(card.vp, open) * arrsControlled(open, seat);
    case 'emptyDistricts':
      return bySeats(card.vp, open) * emptyDistricts(open, seat, content);
    case 'titles':
      return bySeats(card.vp, open) * titlesOf(open, seat);
    case 'agents':
      return agentPoints(player, card, declared, content);
    case 'money':
      return Math.floor(player.euros / card.per) + player.revenue;
  }
}

export function titlesOf({ titles }: Open, seat: Seat): number {
  let count = 0;
  for (const district of DISTRICTS) if (titles[district] === seat) count++;
  return count;
}

function versesOf({ verses }: OpenPlayer, genre: Genre, content: Tables): number {
  return verses.filter(({ verse }) => content.verses[verse].genre === genre).length;
}

/** VR-1.2: the figure for this number of players. */
function bySeats(vp: readonly number[], { players }: Open): number {
  return vp[players.length - FEWEST_SEATS] ?? 0;
}

/** VR-31.9. */
function agentPoints(
  player: OpenPlayer,
  { first, second, firstVp, secondVp }: Extract<ObjectiveCard, { kind: 'agents' }>,
  declared: Declaration,
  content: Tables,
): number {
  let points = 0;
  for (const agent of agentsOwned(player)) {
    const type = typeOf(agent, declared, content);
    const vp = type === first ? firstVp : type === second ? secondVp : null;
    if (vp !== null) points += vp[content.agents[agent].level - 1] ?? 0;
  }
  return points;
}
