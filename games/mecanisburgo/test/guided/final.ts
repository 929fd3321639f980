/** What the lessons of the chapter “final” say. */
import { PRINTED } from '../../content/printed.ts';
import { playerOf } from '../../rules/counts.ts';
import { dueOf } from '../../rules/money.ts';
import { meansOf } from '../../rules/projects.ts';
import { vpOf } from '../../rules/scoring.ts';
import type { Mecanisburgo } from '../../rules/state.ts';
import type { Claims } from '../../../test/claims.ts';
import {
  them,
  RUR,
  BION,
  OMNI,
  holding,
  asset,
  place,
  ROBOTOWN,
  ACCOUNTANT,
  FIREMAN,
  RIVET,
  ALPHA,
  PROGRAMADOR,
  type Table,
  figures,
  sectorCard,
} from './table.ts';

export const FINAL: Claims<Mecanisburgo, Table> = {
  welcome: (at) => ({
    lit: [place(ROBOTOWN), asset('Newcoral Island'), 'round:now'],
    said: [
      [
        [at.corps()[RUR], at.state.round, at.controller(ROBOTOWN)],
        ['rur', 1, RUR],
      ],
      [at.hand().includes('M086'), true],
    ],
  }),
  hack: (at) => ({
    lit: ['action:hackerAttack', ...them(PROGRAMADOR), place(ROBOTOWN)],
    said: [
      [sectorCard(ROBOTOWN)?.actions.includes('hackerAttack'), true],
      [at.offers({ kind: 'act', action: 'hackerAttack' }), true],
    ],
  }),
  victim: (at) => ({
    lit: ['seat:2', 'cash:2'],
    said: [[Math.max(at.cash(RUR), at.cash(BION), at.cash(OMNI)), at.cash(OMNI)]],
  }),
  duel: (at) => ({
    lit: ['value:5', 'pile:random'],
    said: [
      [at.state.duel?.action, 'hackerAttack'],
      [at.own.actionCards, [1, 1, 1, 1, 1, 1]],
    ],
  }),
  steal: (at) => ({
    lit: ['cash:2', 'cash:0'],
    said: [
      [at.own.actionCards, [1, 1, 1, 1, 0, 1]],
      [playerOf(at.state, OMNI).actionCards[0], 0],
      [at.state.randomDiscard.slice(-2), [1, 4]],
      [at.offers({ kind: 'steal' }), true],
    ],
  }),
  mule: (at, before) => ({
    lit: ['pile:blackMarket', asset('Site Mule')],
    said: [
      [at.cash() - before.cash(), 5],
      [
        [PRINTED.properties.B2.mp, PRINTED.properties.B2.cost],
        [3, 6],
      ],
    ],
  }),
  island: () => ({
    lit: [asset('Newcoral Island'), 'cash:0'],
    said: [
      [(({ cost, vp, mp, pay }) => [cost, vp, mp, pay])(PRINTED.properties[holding('Newcoral Island')]), [9, 3, 3, 2]],
    ],
  }),
  rivals: (at) => ({
    lit: [
      place('Puerto Estigio'),
      place('Isla Moreau'),
      place('Anficirco'),
      ...them('Thomas Weintraub'),
      'special:weintraub',
      asset('Metaluna'),
      'special:metaluna',
    ],
    said: [
      [['Puerto Estigio', 'Isla Moreau', 'Anficirco'].map((each) => at.controller(each)), [OMNI, OMNI, null]],
      [at.hires(OMNI, 'Thomas Weintraub'), true],
      [at.owns(BION, 'Metaluna')?.engaged, false],
    ],
  }),
  phase: (at) => ({
    lit: ['step:1'],
    said: [
      [
        [at.state.phase, at.state.finalStep],
        ['final', 1],
      ],
    ],
  }),
  hire: (at) => ({
    lit: [...them('Ten-Fingers'), 'slot:0:7'],
    said: [
      [figures('Ten-Fingers').pay, -1],
      [at.own.slots.flatMap((member, slot) => (member === null ? [slot] : [])), [7]],
    ],
  }),
  hired: (at) => ({ lit: ['step:1'], said: [[at.hires(RUR, 'Ten-Fingers'), true]] }),
  income: (at, before) => ({
    lit: ['step:2', 'cash:0', 'actionCards:0', ...them(ACCOUNTANT), asset('Newcoral Island')],
    said: [
      [at.own.actionCards.reduce((sum, count) => sum + count), 5],
      [at.cash() - before.cash(), 10 + 2 + 2],
    ],
  }),
  pay: (at) => ({
    lit: ['step:3', 'cash:0', asset('Farside Quarry')],
    said: [
      [dueOf(at.own, PRINTED), 8],
      [PRINTED.properties[holding('Farside Quarry')].pay, -1],
    ],
  }),
  project: (at) => ({
    lit: ['step:6', 'project:antigravedad', 'pile:projects'],
    said: [
      [(({ research, materials, cost }) => [research, materials, cost])(PRINTED.projects.antigravedad), [10, 10, 10]],
      [(({ research, materials }) => research >= 10 && materials >= 10)(meansOf(at.state, RUR, PRINTED)), true],
    ],
  }),
  commit: (at) => ({ lit: ['project:antigravedad', 'ais:0'], said: [[at.offers({ kind: 'leastWaste' }), true]] }),
  built: (at, before) => ({
    lit: ['project:antigravedad', 'vp:0', ...them(ALPHA, RIVET, FIREMAN)],
    said: [
      [PRINTED.projects.antigravedad.vp, 12],
      [PRINTED.projects.antigravedad.benefit, { kind: 'perSkill', skill: 'technician', vp: 2 }],
      [
        at.own.slots.flatMap((member) =>
          member !== null && PRINTED.characters[member.character].skills.technician !== undefined
            ? [member.character]
            : [],
        ).length,
        3,
      ],
      // The Project cost 10K, which were a point of their own.
      [vpOf(at.state, RUR, PRINTED) - vpOf(before.state, RUR, PRINTED), 18 - 1],
    ],
  }),
  recovery: (at) => ({
    lit: ['zone:order', ...them(RIVET), 'event:M113', 'sector:8'],
    said: [
      [at.state.order[0], RUR],
      [at.state.sectors[8]?.card, 'M113'],
      [at.own.actionCards, [1, 1, 2, 1, 1, 1]],
    ],
  }),
  threats: () => ({ lit: ['pile:opportunity'], said: [[PRINTED.numbers.chaos, 3]] }),
  victories: (at) => ({
    lit: ['pile:victory'],
    said: [
      [PRINTED.numbers.firstVictoryEvent, 3],
      [at.state.victories, []],
    ],
  }),
  last: (at) => ({
    lit: ['vp:0', 'vp:1', 'vp:2'],
    said: [
      [PRINTED.numbers.cashPerVp, 10],
      [at.state.result, null],
    ],
  }),
};
