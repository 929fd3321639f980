/** MEC-5.1 to 5.5: who is first in a sector, and how it will be fought for. */
import type { Seat, StepRules } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import { contestOf, inPlay, isPlaying, playerOf, readyOf, readyProjects, threatIn } from './counts.ts';
import { FIGHT, NEGOTIATE, orNone, TAKE_INITIATIVE, TAKE_INITIATIVE_BY } from './offers.ts';
import type { Context, Mecanisburgo, Options, State } from './state.ts';

/** MEC-5.2: everybody but the first is asked once, in order. */
export function runInitiative(state: State, context: Context): void {
  const { order } = contestOf(state);
  for (let place = order.length - 1; place > 0; place--)
    context.next({ kind: 'initiative', seat: order[place] as Seat });
}

export const initiativeStep: StepRules<Mecanisburgo, 'initiative'> = {
  options(state, _step, seat, content) {
    const player = playerOf(state, seat);
    const properties = readyOf(player, content, ({ initiative }) => initiative);
    const projects = readyProjects(player, 'initiative', content);
    return orNone([
      ...properties.map((property) => TAKE_INITIATIVE[property]),
      ...projects.map((project) => TAKE_INITIATIVE_BY[project]),
    ]);
  },
  take(state, _step, seat, option, context) {
    if (option.kind === 'none') return;
    const contest = contestOf(state);
    const by = option.kind === 'takeInitiative' ? option.property : option.project;
    const card = inPlay(playerOf(state, seat), by);
    card.engaged = true;
    card.at = contest.sector;
    contest.order.splice(contest.order.indexOf(seat), 1);
    contest.order.unshift(seat);
    context.emit({ kind: 'initiativeTaken', seat, by });
  },
};

/** MEC-5.3, 7.5, 8.1, 9.2, 17.26. */
export function runAnnouncement(state: State, context: Context): void {
  const contest = contestOf(state);
  const printed = printedType(state, context.content);
  if (printed !== 'choice') {
    contest.type = printed;
    return;
  }
  announce(state, context);
}

/** The first in initiative order that still plays announces the type (MEC-5.3, 5.5). */
export function announce(state: State, context: Context): void {
  const contest = contestOf(state);
  const [seat, rival]: readonly Seat[] = contest.order.filter((each) => isPlaying(state, each));
  // Alone there is nobody to negotiate with or to fight.
  if (rival === undefined) contest.type = 'N';
  else if (seat !== undefined) context.next({ kind: 'announceType', seat });
}

function printedType(state: State, content: Tables): 'N' | 'C' | 'R' | 'choice' {
  const { sector, kind, event } = contestOf(state);
  switch (kind) {
    case 'event':
      return event === null ? 'choice' : content.events[event].type;
    case 'threat': {
      const threat = threatIn(state, sector);
      return threat === null ? 'C' : content.threats[threat].stat;
    }
    case 'moors':
    case 'corporate':
      return 'C';
    case 'control':
    case 'confrontation':
      return 'choice';
  }
}

export const announceTypeStep: StepRules<Mecanisburgo, 'announceType'> = {
  options: () => TYPES,
  take(state, _step, seat, { type }, context) {
    contestOf(state).type = type;
    context.emit({ kind: 'announced', seat, type });
  },
};

const TYPES: readonly Options['announceType'][] = [NEGOTIATE, FIGHT];
