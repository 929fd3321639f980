/** What the lessons of the chapter “resolution” say. */
import { PRINTED } from '../../content/printed.ts';
import { playerOf, readyAis } from '../../rules/counts.ts';
import { HOME, type Mecanisburgo } from '../../rules/state.ts';
import { bestBase } from '../../rules/totals.ts';
import type { Claims } from '../../../test/claims.ts';
import {
  RUR,
  BION,
  OMNI,
  DECOY_PAWN,
  person,
  holding,
  them,
  asset,
  sector,
  place,
  PALACIO,
  STATION,
  PLAZA,
  ROBOTOWN,
  ALPHA,
  PROGRAMADOR,
  GOLEMINE,
  type Table,
  figures,
  can,
  whereAgentsAre,
} from './table.ts';

export const RESOLUTION: Claims<Mecanisburgo, Table> = {
  welcome: (at) => ({
    lit: ['round:now', place(PALACIO), place(ROBOTOWN), place(STATION), place(PLAZA)],
    said: whereAgentsAre(at),
  }),
  bluff: (at) => ({
    lit: [place(PALACIO), 'contest:N', 'contest:C'],
    said: [[at.state.contest?.order[0], RUR]],
  }),
  foundOut: (at, before) => ({
    lit: [place(PALACIO), ...them('Auditor Zephyr'), place('Pharos Complex Casino'), place('Spaciopuerto')],
    said: [
      [before.agents(OMNI, PALACIO), [person('Auditor Zephyr')]],
      [at.own.pawns[DECOY_PAWN], HOME],
      [[PALACIO, 'Pharos Complex Casino', 'Spaciopuerto'].map((each) => at.controller(each)), [OMNI, BION, BION]],
    ],
  }),
  alone: (at) => ({
    lit: [place(STATION), ...them('The Jade Shadow')],
    said: [
      [at.controller(STATION), RUR],
      [at.hand(), [person('The Jade Shadow')]],
    ],
  }),
  business: (at) => ({
    lit: ['action:business', ...them(GOLEMINE)],
    said: [[at.offers({ kind: 'act', action: 'business' }), true]],
  }),
  jade: (at, before) => ({
    lit: [...them('The Jade Shadow'), 'cash:0'],
    said: [
      [at.cash() - before.cash(), 5],
      [figures('The Jade Shadow').pay, -3],
    ],
  }),
  quarry: (at) => ({
    lit: [asset('Farside Quarry'), ...them('Ten-Fingers'), place(PLAZA)],
    said: [
      [at.controller(PLAZA), RUR],
      [at.hand(), [holding('Farside Quarry'), person('Ten-Fingers')]],
      [
        [PRINTED.properties[holding('Farside Quarry')].mp, PRINTED.properties[holding('Farside Quarry')].cost],
        [4, 7],
      ],
    ],
  }),
  hand: (at) => ({
    lit: ['hand:0', ...them('Ten-Fingers')],
    said: [
      [
        [at.hand(), at.owns(RUR, 'Farside Quarry')?.engaged],
        [[person('Ten-Fingers')], false],
      ],
    ],
  }),
  contest: (at) => ({
    lit: [place(ROBOTOWN)],
    said: [
      [
        [at.state.contest?.kind, at.state.contest?.sector],
        ['confrontation', sector(ROBOTOWN)],
      ],
    ],
  }),
  announce: (at) => ({
    lit: ['contest:C', 'contest:N', ...them(ALPHA)],
    said: [
      [at.state.contest?.order, [RUR, BION]],
      [
        [figures(ALPHA).n, figures(ALPHA).c],
        [2, 5],
      ],
    ],
  }),
  identities: (at) => ({
    lit: them('Sergeant Ember', 'The Grafter', ALPHA, PROGRAMADOR),
    said: [
      [new Set(at.agents(BION, ROBOTOWN)), new Set([person('Sergeant Ember'), person('The Grafter')])],
      [new Set(at.agents(RUR, ROBOTOWN)), new Set([person(ALPHA), person(PROGRAMADOR)])],
      [
        [figures('Sergeant Ember').c, figures('The Grafter').s],
        [5, 2],
      ],
    ],
  }),
  leader: (at) => ({
    lit: them(ALPHA, PROGRAMADOR),
    said: [
      [bestBase(at.state, RUR, { sector: sector(ROBOTOWN), type: 'C' }, PRINTED), 9],
      [5 + 1 + figures(PROGRAMADOR).s + 1, 9],
    ],
  }),
  assassinations: (at) => ({
    lit: PRINTED.sectors.flatMap(({ hasAssassination }, number) =>
      hasAssassination && at.state.sectors[number] !== undefined ? [`sector:${number}` as const] : [],
    ),
    said: [
      [PRINTED.sectors.flatMap(({ hasAssassination }, index) => (hasAssassination ? [index + 1] : [])), [2, 5, 7, 8]],
    ],
  }),
  fist: (at) => ({
    lit: ['ais:0', 'ais:1'],
    said: [[[RUR, BION].map((seat) => readyAis(at.state, playerOf(at.state, seat))), [3, 3]]],
  }),
  mecanoid: (at) => ({
    lit: [asset('Mecanoid X'), ...them(ALPHA)],
    said: [
      [
        [at.total(RUR), at.total(BION)],
        [10, 8],
      ],
      [PRINTED.properties[holding('Mecanoid X')].c, 2],
      [can(ALPHA, 'technician'), true],
    ],
  }),
  card: (at) => ({
    lit: ['value:3', 'actionCards:0', asset('Genelab')],
    said: [
      [
        [at.total(RUR), at.total(BION)],
        [13, 9],
      ],
      [at.own.actionCards, [1, 1, 2, 1, 1, 1]],
      [at.owns(BION, 'Genelab')?.engaged, true],
      // Even its best card is not enough against a 3.
      [at.total(BION) + 6 < at.total(RUR) + 3, true],
    ],
  }),
  won: (at) => ({
    lit: [place(ROBOTOWN), ...them('The Grafter'), 'seat:1'],
    said: [
      [at.state.contest?.totals.slice(0, 2), [16, 13]],
      [at.controller(ROBOTOWN), RUR],
      [['Sergeant Ember', 'The Grafter'].map((name) => at.hires(BION, name)), [false, true]],
    ],
  }),
};
