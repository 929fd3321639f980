/** NO-6: the abilities that move agents: Broadcast Network, Online Marketing; section 6.3: the two Deluxe ones. */
import type { StepRules } from '@cabale/engine';
import type { Colour } from '../content/tables.ts';
import { agentsOn, colourOf, isLastTile } from './counts.ts';
import { placeAgents } from './infiltrate.ts';
import { DECLINE, FROM, optionAt, PLACE, SWAP, TO, WITHDRAW } from './offers.ts';
import type { Context, NewOrder, Options, State, Tile } from './state.ts';
import { move } from './takeover.ts';

/** NO-6.1, 6.4: an agent may leave a tile that keeps another one, to another tile of its colour. */
function maySend(state: State, tile: Tile, colour: Colour | null): boolean {
  if (agentsOn(state, tile) < 2 || (colour !== null && colourOf(state, tile) !== colour)) return false;
  return !isLastTile(state, tile);
}

/** NO-6.1: up to `left` agents of one colour, which the first move decides. */
export const broadcastFromStep: StepRules<NewOrder, 'broadcastFrom'> = {
  options(state, { colour }) {
    const options: Options['broadcastFrom'][] = [];
    for (let tile = 0; tile < state.agents.length; tile++) {
      if (maySend(state, tile, colour)) options.push(optionAt(FROM, tile));
    }
    if (options.length > 0) options.push(DECLINE);
    return options;
  },
  take(_state, { left }, seat, option, context) {
    if (option.kind === 'decline') context.emit({ kind: 'declined', seat, what: 'broadcastFrom' });
    else context.next({ kind: 'broadcastTo', seat, left, from: option.tile });
  },
  blocked: (state, { colour }) =>
    FROM.slice(0, state.agents.length)
      .filter(({ tile }) => !maySend(state, tile, colour) && (colour === null || colourOf(state, tile) === colour))
      .map((option) => ({ option, rule: agentsOn(state, option.tile) < 2 ? 'NO-6.4' : 'NO-6.3' })),
};

/** NO-6.2, 6.3: any other tile of the colour, at any distance. */
export const broadcastToStep: StepRules<NewOrder, 'broadcastTo'> = {
  options(state, { from }) {
    const options: Options['broadcastTo'][] = [];
    const colour = colourOf(state, from);
    for (let tile = 0; tile < state.colours.length; tile++) {
      if (tile !== from && state.colours[tile] === colour) options.push(optionAt(TO, tile));
    }
    return options;
  },
  take(state, { left, from }, seat, { tile }, context) {
    broadcast(state, from, tile, context);
    if (left > 1) context.next({ kind: 'broadcastFrom', seat, left: left - 1, colour: colourOf(state, from) });
  },
  blocked: (state, { from }) =>
    TO.slice(0, state.colours.length)
      .filter(({ tile }) => colourOf(state, tile) !== colourOf(state, from))
      .map((option) => ({ option, rule: 'NO-6.3' })),
};

export function broadcast(state: State, from: Tile, to: Tile, context: Context): void {
  move(state, from, to, 1);
  context.emit({ kind: 'moved', colour: colourOf(state, to), from, to });
}

/** NO-6.13, 6.14: any two tiles. */
export const onlineStep: StepRules<NewOrder, 'online'> = {
  options(state, { first }) {
    const options: Options['online'][] = [];
    for (let tile = 0; tile < state.agents.length; tile++) if (tile !== first) options.push(optionAt(SWAP, tile));
    if (first === null) options.push(DECLINE);
    return options;
  },
  take(state, { first }, seat, option, context) {
    if (option.kind === 'decline') context.emit({ kind: 'declined', seat, what: 'online' });
    else if (first === null) context.next({ kind: 'online', seat, first: option.tile });
    else swap(state, first, option.tile, context);
  },
};

export function swap(state: State, first: Tile, second: Tile, context: Context): void {
  const colour = colourOf(state, first);
  const agents = agentsOn(state, first);
  state.colours[first] = colourOf(state, second);
  state.agents[first] = agentsOn(state, second);
  state.colours[second] = colour;
  state.agents[second] = agents;
  context.emit({ kind: 'swapped', first, second });
}

/** Pirate Frequency: one agent from the supply on a tile of its colour. */
export const pirateStep: StepRules<NewOrder, 'pirate'> = {
  options(state) {
    const options: Options['pirate'][] = [];
    for (let tile = 0; tile < state.colours.length; tile++) {
      if (state.supply[colourOf(state, tile)] > 0) options.push(optionAt(PLACE, tile));
    }
    if (options.length > 0) options.push(DECLINE);
    return options;
  },
  take(state, _step, seat, option, context) {
    if (option.kind === 'decline') context.emit({ kind: 'declined', seat, what: 'pirate' });
    else placeAgents(state, seat, 1, option.tile, context);
  },
  blocked: (state) =>
    PLACE.slice(0, state.colours.length)
      .filter(({ tile }) => state.supply[colourOf(state, tile)] === 0)
      .map((option) => ({ option, rule: 'NO-4.5' })),
};

/** Verification Desk: one agent of a tile that holds at least two goes to the supply. */
export const verifyStep: StepRules<NewOrder, 'verify'> = {
  options(state) {
    const options: Options['verify'][] = [];
    for (let tile = 0; tile < state.agents.length; tile++) {
      if (agentsOn(state, tile) > 1) options.push(optionAt(WITHDRAW, tile));
    }
    if (options.length > 0) options.push(DECLINE);
    return options;
  },
  take(state, _step, seat, option, context) {
    if (option.kind === 'decline') context.emit({ kind: 'declined', seat, what: 'verify' });
    else withdraw(state, option.tile, context);
  },
  blocked: (state) =>
    WITHDRAW.slice(0, state.agents.length)
      .filter(({ tile }) => agentsOn(state, tile) < 2)
      .map((option) => ({ option, rule: 'NO-6.4' })),
};

export function withdraw(state: State, tile: Tile, context: Context): void {
  const colour = colourOf(state, tile);
  state.agents[tile] = agentsOn(state, tile) - 1;
  state.supply[colour]++;
  context.emit({ kind: 'withdrawn', tile, colour });
}
