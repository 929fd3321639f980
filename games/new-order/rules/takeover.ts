/** NO-5: Takeover. */
import type { Blocked, Seat, StepRules } from '@cabale/engine';
import type { Colour, Company } from '../content/tables.ts';
import { agentsOn, colourOf, hqOf, isLastTile, mayTilt, typeOf } from './counts.ts';
import { neighboursOf } from './grid.ts';
import { optionAt, STRENGTH, TAKEOVER, TARGET } from './offers.ts';
import type { Capture, Context, HqId, NewOrder, Open, Options, State, Step, Tile } from './state.ts';

/** NO-5.3, 5.5: the most agents an HQ can pay to move from a tile, whatever the target. */
export function reachOf(open: Open, hq: HqId, source: Tile): number {
  const free = agentsOn(open, source) - 1;
  if (free < 1) return 0;
  const colour = colourOf(open, source);
  const upright = hqOf(open, hq).up[colour];
  if (upright === 0 || !mayTilt(open, hq, colour)) return 0;
  return free < upright ? free : upright;
}

/** NO-5.10, 5.11, 7.18: whether this many agents beat those on a tile of another colour. */
export function wouldBeat(open: Open, target: Tile, agents: number): boolean {
  const defenders = agentsOn(open, target);
  return agents > defenders || (agents === defenders && open.used === 'MI');
}

/** How a takeover with this many agents ends (NO-5.6 to 5.10, 7.18). */
type Verdict = 'join' | 'capture' | 'fail';

export function verdictOf(open: Open, source: Tile, target: Tile, agents: number): Verdict {
  if (colourOf(open, source) === colourOf(open, target)) return 'join';
  return wouldBeat(open, target, agents) ? 'capture' : 'fail';
}

/** NO-5.12, 5.13, 7.19: anything but a success that would take the last tile of a colour. */
function isAllowed(open: Open, source: Tile, target: Tile, agents: number): boolean {
  return verdictOf(open, source, target, agents) !== 'capture' || !isLastTile(open, target);
}

/** The strongest takeover that is legal, and how it ends: against the last tile of a colour only a failing one is. */
export function strongest(
  open: Open,
  seat: Seat,
  source: Tile,
  target: Tile,
): { readonly agents: number; readonly verdict: Verdict } {
  let agents = reachOf(open, seat, source);
  while (agents > 1 && !isAllowed(open, source, target, agents)) agents--;
  return { agents, verdict: verdictOf(open, source, target, agents) };
}

/** Tests one agent only: if one agent may not go to a tile, neither may more, which are more likely to capture it. */
function hasTarget(open: Open, source: Tile): boolean {
  for (const tile of neighboursOf(open.agents.length, source)) if (isAllowed(open, source, tile, 1)) return true;
  return false;
}

function isSource(open: Open, seat: Seat, tile: Tile): boolean {
  return reachOf(open, seat, tile) > 0 && hasTarget(open, tile);
}

export function canTakeOver(open: Open, seat: Seat): boolean {
  for (let tile = 0; tile < open.agents.length; tile++) if (isSource(open, seat, tile)) return true;
  return false;
}

export function listTakeovers(state: State, seat: Seat, options: Options['main'][]): void {
  for (let tile = 0; tile < state.agents.length; tile++) {
    if (isSource(state, seat, tile)) options.push(optionAt(TAKEOVER, tile));
  }
}

export function blockedTakeovers(state: State, seat: Seat): readonly Blocked<Options['main']>[] {
  return TAKEOVER.slice(0, state.agents.length).flatMap((option) => {
    const rule = refusedSource(state, seat, option.source);
    return rule === undefined ? [] : [{ option, rule }];
  });
}

function refusedSource(state: State, seat: Seat, source: Tile): string | undefined {
  const colour = colourOf(state, source);
  if (!mayTilt(state, seat, colour)) return 'NO-11.8';
  if (hqOf(state, seat).up[colour] === 0) return 'NO-5.3';
  if (agentsOn(state, source) < 2) return 'NO-5.5';
  return hasTarget(state, source) ? undefined : 'NO-5.12';
}

/** NO-5.1, 5.4. */
export const targetStep: StepRules<NewOrder, 'target'> = {
  options(state, { source }) {
    const options: Options['target'][] = [];
    for (const tile of neighboursOf(state.agents.length, source)) {
      if (isAllowed(state, source, tile, 1)) options.push(optionAt(TARGET, tile));
    }
    return options;
  },
  take(_state, { source }, seat, { tile }, context) {
    context.next({ kind: 'strength', seat, source, target: tile });
  },
  blocked(state, { source }) {
    const neighbours = neighboursOf(state.agents.length, source);
    return TARGET.slice(0, state.agents.length).flatMap((option) => {
      if (!neighbours.includes(option.tile)) return [{ option, rule: 'NO-5.4' }];
      return isAllowed(state, source, option.tile, 1) ? [] : [{ option, rule: 'NO-5.12' }];
    });
  },
};

/** NO-5.1, 5.5, 5.9, 5.12: how many cards to tilt and agents to move. */
export const strengthStep: StepRules<NewOrder, 'strength'> = {
  // It tilts cards, which stay tilted even where it fails.
  askLone: true,
  options(state, { source, target }, seat) {
    const options: Options['strength'][] = [];
    const most = reachOf(state, seat, source);
    for (let agents = 1; agents <= most && isAllowed(state, source, target, agents); agents++) {
      options.push(optionAt(STRENGTH, agents));
    }
    return options;
  },
  take(state, { source, target }, seat, { agents }, context) {
    const capture = takeOver(state, seat, source, target, agents, context);
    if (capture === null) return;
    const ability = ABILITY_STEPS[typeOf(state, target)];
    context.next(ability(seat, context.content), { kind: 'afterCapture', capture });
  },
  blocked(state, { source, target }, seat) {
    const reach = reachOf(state, seat, source);
    const stack = agentsOn(state, source);
    return STRENGTH.slice(1, stack + 1).flatMap((option) => {
      if (option.agents === stack) return [{ option, rule: 'NO-5.5' }];
      if (option.agents > reach) return [{ option, rule: 'NO-5.3' }];
      return isAllowed(state, source, target, option.agents) ? [] : [{ option, rule: 'NO-5.12' }];
    });
  },
};

/** The first step of each company's ability (NO-6); without a target it has no options and is dropped (NO-6.17). */
const ABILITY_STEPS: Readonly<Record<Company, (seat: Seat, content: NewOrder['content']) => Step>> = {
  BN: (seat, { broadcast }) => ({ kind: 'broadcastFrom', seat, left: broadcast, colour: null }),
  GM: (seat, { guerrilla }) => ({ kind: 'guerrilla', seat, left: guerrilla, hq: null, colour: null }),
  PR: (seat) => ({ kind: 'pressGive', seat }),
  AA: (seat, { ambient }) => ({ kind: 'ambient', seat, left: ambient, hq: null }),
  SM: (seat) => ({ kind: 'social', seat }),
  OM: (seat) => ({ kind: 'online', seat, first: null }),
  PF: (seat) => ({ kind: 'pirate', seat }),
  VD: (seat) => ({ kind: 'verify', seat }),
};

/** Applies a takeover of a player or of SOD; returns what it captured (NO-5.6 to 5.10). */
export function takeOver(
  state: State,
  hq: HqId,
  source: Tile,
  target: Tile,
  agents: number,
  context: Context,
): Capture | null {
  const colour = colourOf(state, source);
  const { up, tilted } = hqOf(state, hq);
  up[colour] -= agents;
  tilted[colour] += agents;
  context.emit({ kind: 'takeover', hq, colour, source, target, agents });
  switch (verdictOf(state, source, target, agents)) {
    case 'join':
      move(state, source, target, agents);
      context.emit({ kind: 'joined', tile: target, colour, agents });
      return null;
    // NO-5.8: after a failure the cards stay tilted.
    case 'fail':
      context.emit({ kind: 'failed', source, target });
      return null;
    case 'capture':
      defeat(state, hq, target, context);
      state.colours[target] = colour;
      move(state, source, target, agents);
      return { tile: target, colour, paid: agents };
  }
}

/** NO-5.10: one of the defeated agents goes into the HQ, the others back to the supply. */
function defeat(state: State, hq: HqId, tile: Tile, context: Context): void {
  const defeated: Colour = colourOf(state, tile);
  const returned = agentsOn(state, tile) - 1;
  hqOf(state, hq).captured[defeated]++;
  state.supply[defeated] += returned;
  state.agents[tile] = 0;
  context.emit({ kind: 'captured', hq, tile, company: typeOf(state, tile), defeated, returned });
}

/** Moves agents from a tile to another of their colour. */
export function move(state: State, from: Tile, to: Tile, agents: number): void {
  state.agents[from] = agentsOn(state, from) - agents;
  state.agents[to] = agentsOn(state, to) + agents;
}
