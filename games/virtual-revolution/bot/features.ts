/** What the evaluator weighs in Virtual Revolution (RULES.md, section 9). */
import { defineFeatures, type Seat, type WeightsOf } from '@cabale/engine';
import { DISTRICTS, type Tables } from '../content/tables.ts';
import { missesIn, playerOf, searchAt } from '../rules/counts.ts';
import { arrsOf } from '../rules/map.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { Player, VirtualRevolution, State } from '../rules/state.ts';

export type Weights = WeightsOf<VirtualRevolution>;

type Counts = ReturnType<typeof prepare>;

function prepare(state: State, seat: Seat, content: Tables) {
  return {
    state,
    seat,
    content,
    player: playerOf(state, seat),
    score: scoreOf(state, seat, content),
    roundsLeft: content.numbers.rounds - state.round,
  };
}

export const features = defineFeatures<VirtualRevolution, Counts>({
  prepare,
  features: {
    map: ({ score }) => (score.arrs + score.vp2) / 30,
    titles: ({ score }) => score.titles / 20,
    servers: ({ score }) => score.servers / 20,
    agents: ({ score }) => (score.agents + score.trios) / 20,
    verses: ({ score }) => score.verses / 30,
    objective: ({ score }) => score.objective / 30,
    revenue: ({ player }) => player.revenue / 20,
    income: ({ player, roundsLeft }) => (player.revenue * roundsLeft) / 60,
    euros: ({ player }) => Math.min(2, player.euros / 20),
    loading: ({ player }) => loading(player) / 3,
    districts: ({ state, seat, content }) => districtProgress(state, seat, content) / 3,
    corruption: ({ player }) => player.corruption.length / 5,
    exposure: ({ state, player, content }) => exposure(player, searchAt(state, content)),
    immunity: ({ player }) => Math.min(4, player.immunity) / 4,
    boosts: ({ player, roundsLeft }) => (player.boosts.length * (roundsLeft + 1)) / 15,
    service: ({ player }) => player.service.length / 3,
    reserve: ({ player }) => player.reserve / 10,
    recycling: ({ player }) => player.recycling / 5,
    highest: ({ state, seat }) => (isExtreme(state, seat, 1) ? 1 : 0),
    lowest: ({ state, seat }) => (isExtreme(state, seat, -1) ? 1 : 0),
    toMove: ({ state, seat }) => (state.active === seat ? 1 : 0),
  },
});

function loading({ verses }: Player): number {
  let count = 0;
  for (const { online } of verses) if (!online) count++;
  return count;
}

/** Progress towards Districts not yet held. */
function districtProgress(state: State, seat: Seat, content: Tables): number {
  let progress = 0;
  for (const district of DISTRICTS) {
    const arrs = arrsOf(district, content);
    const missing = missesIn(state, seat, arrs);
    if (missing > 0) progress += ((arrs.length - missing) / arrs.length) ** 2;
  }
  return progress;
}

/** The loss a Search would cause: it needs a number of cards, grows with belongings, and Immunity reduces it. */
function exposure({ corruption, immunity, service, verses, boosts }: Player, least: number): number {
  const cards = corruption.length;
  if (cards < least) return 0;
  const belongings = 1 + (service.length + verses.length + boosts.length) / 6;
  return (Math.max(0, cards - immunity) * belongings) / 5;
}

/** Whether the seat has the most, or least, Revenue: a Necro attack hits those. */
function isExtreme({ players }: State, seat: Seat, sign: 1 | -1): boolean {
  const own = players[seat]?.revenue ?? 0;
  for (const { revenue, resigned } of players) if (!resigned && (revenue - own) * sign > 0) return false;
  return true;
}
