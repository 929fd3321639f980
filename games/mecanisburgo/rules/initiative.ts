/** MEC-5.1 to 5.5: who is first in a sector, and how it will be fought for. */
import type { Asks, Seat, StepOf, Table } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import { contestOf, holdingOf, isPlaying, isReady, playerOf, propertyCard, threatIn } from './counts.ts';
import { FIGHT, NEGOTIATE, NONE, TAKE_INITIATIVE, TAKE_INITIATIVE_BY } from './offers.ts';
import type { Mecanisburgo, MecanisburgoOptions, MecanisburgoState } from './state.ts';

/** MEC-5.2: everybody but the first is asked once, in order. */
export function runInitiative(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const { order } = contestOf(state);
  for (let place = order.length - 1; place > 0; place--) table.next({ kind: 'initiative', seat: order[place] as Seat });
}

export const initiativeStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'initiative'>> = {
  options(state, _step, seat, content) {
    const options: MecanisburgoOptions['initiative'][] = [];
    const { holdings, works } = playerOf(state, seat);
    for (const holding of holdings) {
      if (propertyCard(content, holding).initiative && isReady(holding))
        options.push(TAKE_INITIATIVE[holding.property]);
    }
    for (const { project, engaged } of works) {
      if (!engaged && content.projects[project].benefit.kind === 'initiative')
        options.push(TAKE_INITIATIVE_BY[project]);
    }
    if (options.length > 0) options.push(NONE);
    return options;
  },
  take(state, _step, seat, option, table) {
    if (option.kind === 'none') return;
    const contest = contestOf(state);
    const player = playerOf(state, seat);
    const card =
      option.kind === 'takeInitiative'
        ? holdingOf(player, option.property)
        : player.works.find(({ project }) => project === option.project);
    if (card === undefined) throw new Error('the card is not in play');
    card.engaged = true;
    card.at = contest.sector;
    contest.order.splice(contest.order.indexOf(seat), 1);
    contest.order.unshift(seat);
    const by = option.kind === 'takeInitiative' ? option.property : option.project;
    table.tell({ kind: 'initiativeTaken', seat, by });
  },
};

/** MEC-5.3, 7.5, 8.1, 9.2, 17.26. */
export function runAnnouncement(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const contest = contestOf(state);
  const printed = printedType(state, table.content);
  if (printed !== 'choice') {
    contest.type = printed;
    return;
  }
  announce(state, table);
}

/** The first in initiative order that still plays announces the type (MEC-5.3, 5.5). */
export function announce(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const contest = contestOf(state);
  const [seat, rival]: readonly Seat[] = contest.order.filter((each) => isPlaying(state, each));
  // Alone there is nobody to negotiate with or to fight.
  if (rival === undefined) contest.type = 'N';
  else if (seat !== undefined) table.next({ kind: 'announceType', seat });
}

function printedType(state: MecanisburgoState, content: Tables): 'N' | 'C' | 'R' | 'choice' {
  const { sector, kind, event } = contestOf(state);
  switch (kind) {
    case 'event':
      return event === null ? 'choice' : content.events[event].type;
    case 'threat': {
      const threat = threatIn(state, sector, content);
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

export const announceTypeStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'announceType'>> = {
  options: () => TYPES,
  take(state, _step, seat, { type }, table) {
    contestOf(state).type = type;
    table.tell({ kind: 'announced', seat, type });
  },
};

const TYPES: readonly MecanisburgoOptions['announceType'][] = [NEGOTIATE, FIGHT];
