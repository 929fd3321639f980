import { defineFeatures, type Seat, type WeightsOf } from '@cabale/engine';
import { SLOTS, type Tables } from '../content/tables.ts';
import {
  assistantsPlaced,
  bridgesOf,
  completedBy,
  cubesIn,
  dogeOf,
  isDoge,
  missionCard,
  playerOf,
  spaceOf,
  tileAt,
} from '../rules/counts.ts';
import { assistantShare } from '../rules/scoring.ts';
import type { Player, Side, Venice, State } from '../rules/state.ts';
import { arrestMargin, councilReward } from './final-scoring.ts';
import { ASSISTANT_WORTH, missionWorth, progressOf } from './worth.ts';

export type Weights = WeightsOf<Venice>;

type Counts = ReturnType<typeof prepare>;

function prepare(state: State, seat: Seat, content: Tables) {
  const player = playerOf(state, seat);
  const margin = Math.max(-2, Math.min(2, arrestMargin(state, seat, content)));
  return { state, seat, content, player, margin };
}

export const features = defineFeatures<Venice, Counts>({
  prepare,
  features: {
    points: ({ player }) => player.vp / 40,
    councilRank: ({ state, seat, content }) => councilReward(state, seat, content) / 10,
    councilLevel: ({ player }) => player.council / 16,
    councilShare: ({ state, seat, content, player }) => (assistantShare(state, seat, content) * player.council) / 16,
    assistants: ({ state, seat }) => assistantsPlaced(state, seat) / 10,
    network: ({ state, seat }) => networkOf(state, seat) / 30,
    missionsDone: ({ player }) => completedBy(player) / 5,
    missionsReady: ({ player, content }) => readiness(player, content) / 20,
    missionsHeld: ({ player }) => player.missions.length / 3,
    effects: ({ player }) => effectsAtWork(player) / 3,
    cargo: ({ player: { cargo } }) => (cubesIn(cargo[0]) + cubesIn(cargo[1])) / 10,
    coins: ({ player }) => Math.min(1.5, player.coins / 15),
    parchments: ({ player }) => player.parchments / 10,
    intrigue: ({ player }) => player.intrigue / 8,
    safety: ({ margin }) => margin / 2,
    danger: ({ margin }) => (margin < 0 ? 1 : 0),
    influence: ({ player }) => Math.min(1.5, player.influence.length / 4),
    bridges: ({ state, seat }) => bridgesOf(state, seat) / 2,
    favour: ({ player }) => (player.favour === 'unused' ? 1 : 0),
    toMove: ({ state, seat }) => (state.active === seat ? 1 : 0),
  },
  exception: (state, side, content) => (isDoge(state, side) ? dogeFeatures(state, side, content) : undefined),
});

function dogeFeatures(state: State, side: Side, content: Tables): Partial<Record<Venice['feature'], number>> {
  const { vp, council, parchments, intrigue } = dogeOf(state);
  return {
    points: vp / 40,
    councilRank: councilReward(state, side, content) / 10,
    councilLevel: (council[0] + council[1]) / 32,
    network: (networkOf(state, 1) + networkOf(state, 2)) / 60,
    parchments: parchments / 10,
    intrigue: intrigue / 8,
  };
}

function effectsAtWork({ slots }: Player): number {
  return slots.reduce<number>((count, mission) => (mission === null ? count : count + 1), 0);
}

/** What a colour's assistants can be used for. */
function networkOf(state: State, colour: number): number {
  let worth = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const space = spaceOf(state, colour, slot);
    if (space !== 0) worth += ASSISTANT_WORTH[tileAt(state, slot)][space] ?? 0;
  }
  return worth;
}

/** Missions in hand, weighted by how much of their price is available. */
function readiness(player: Player, content: Tables): number {
  let ready = 0;
  for (const mission of player.missions) {
    const card = missionCard(content, mission);
    ready += missionWorth(card) * progressOf(player, card) ** 2;
  }
  return ready;
}
