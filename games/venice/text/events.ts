/** The log: one entry for every kind of event. */
import type { WordTables } from '@cabale/engine';
import type { Gondola, Venice } from '../rules/state.ts';

const ofGondola = ({ gondola }: { readonly gondola: Gondola }) =>
  ({ refs: { gondola: `gondola:${gondola}` } }) as const;

export const events: WordTables<Venice>['events'] = {
  dealt: 'silent',
  keptMissions: { shown: 'returned' },
  firstPlayer: 'default',
  placedGondola: ofGondola,
  turnBegan: 'default',
  changed({ side, what, by, cause }) {
    // Another line has this number already: the canal rowed, the gondolier paid.
    const isSaid = what === 'coins' ? ['canal', 'stay'] : [];
    if (by === 0 || isSaid.includes(cause)) return undefined;
    // Nobody goes back on the council track.
    const isMore = by > 0 || what === 'council';
    return {
      key: isMore ? `event.changed.more.${what}` : `event.changed.less.${what}`,
      values: { count: Math.abs(by) },
      refs: { seat: `seat:${side}`, cause: `cause:${cause}`, amount: `${what}:${side}` },
    };
  },
  cubes({ from, to }) {
    const key = from === null ? 'loaded' : to === null ? 'unloaded' : 'moved';
    return {
      key: `event.cubes.${key}`,
      refs: {
        ...(from === null ? {} : { from: `gondola:${from}` }),
        ...(to === null ? {} : { to: `gondola:${to}` }),
      },
    };
  },
  influencePlayed: 'default',
  influenceGained: { shown: 'card' },
  influenceReturned: { shown: 'card' },
  influenceShuffled: 'default',
  missionGained: { shown: 'mission' },
  missionReturned: { shown: 'mission' },
  spyPlaced: 'default',
  spyLeft: 'default',
  // Changing boats is free and happens in most turns: the boat that moves shows it.
  boarded: (event) =>
    event.paid === 0 ? undefined : { ...ofGondola(event), key: 'event.stayed', values: { count: event.paid } },
  rowed({ gondola, to, paid }) {
    const refs = { gondola: `gondola:${gondola}`, quay: `quay:${to}` } as const;
    return paid === 0 ? { key: 'event.rowedFree', refs } : { values: { count: paid }, refs };
  },
  docked: ofGondola,
  passed: 'silent',
  crossed: 'silent',
  // What it does is told by the lines that follow, with the amounts that really change.
  activated: { by: 'why' },
  assistant: ({ pushed }) => ({ key: pushed ? 'event.pushed' : 'event.assistant' }),
  bridgeBuilt: 'default',
  missionCompleted: 'default',
  missionPlaced: ({ seat, slot }) =>
    slot === null
      ? { key: 'event.missionPlaced.archive' }
      : { key: 'event.missionPlaced.slot', refs: { slot: `slot:${seat}:${slot}` } },
  missionArchived: 'default',
  favourFlipped: { by: 'take' },
  endTriggered: { by: 'by' },
  roundEnded: { by: 'pawn' },
  // In the solo preliminary round nobody plays the cards.
  smugglerCard: ({ revealed }) => (revealed === true ? { key: 'event.smugglerRevealed' } : {}),
  smugglerPath({ gondola, canals, equals }) {
    const how = canals.length === 0 ? 'none' : equals > 1 ? 'chosen' : 'only';
    return { key: `event.smugglerPath.${how}`, ...ofGondola({ gondola }) };
  },
  deckShuffled: 'default',
  dogeCard: 'default',
  dogeCardIgnored: ({ by }) => ({ refs: { letter: `deck:${by}` } }),
  dogeRefilled: 'silent',
  dogeCardLeft: 'default',
  content: 'default',
  arrested: 'default',
  resigned: 'default',
  over: ({ by, ranks }) => ({ key: `event.over.${by}`, refs: { seat: `seat:${ranks.indexOf(1)}` } }),
};
