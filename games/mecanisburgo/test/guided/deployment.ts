/** What the lessons of the chapter “deployment” say. */
import { PRINTED } from '../../content/printed.ts';
import { HOME, ORDER_ZONE, type Mecanisburgo } from '../../rules/state.ts';
import type { Claims } from '../../../test/claims.ts';
import {
  whereAgentsAre,
  RUR,
  BION,
  OMNI,
  DECOY_PAWN,
  holding,
  them,
  asset,
  sector,
  place,
  PALACIO,
  STATION,
  PLAZA,
  ROBOTOWN,
  ACCOUNTANT,
  FIREMAN,
  RIVET,
  ALPHA,
  PROGRAMADOR,
  GOLEMINE,
  type Table,
  figures,
  can,
  sectorCard,
} from './table.ts';

export const DEPLOYMENT: Claims<Mecanisburgo, Table> = {
  welcome: (at) => ({
    lit: ['seat:0', 'round:now'],
    said: [
      [at.corps()[RUR], 'rur'],
      [PRINTED.numbers.rounds, 4],
      [at.state.sectors.every(({ card, pawns }) => card === null && pawns.length === 0), true],
    ],
  }),
  board: (at) => ({ lit: ['slot:0:0', 'slot:0:1', 'slot:0:2'], said: [[at.own.slots.length, 8]] }),
  values: () => ({
    lit: them(ALPHA),
    said: [
      [
        [figures(ALPHA).c, figures(ALPHA).race],
        [5, 'robot'],
      ],
    ],
  }),
  property: (at) => ({
    lit: [asset('Mecanoid X')],
    said: [
      [at.owns(RUR, 'Mecanoid X')?.engaged, false],
      [PRINTED.properties[holding('Mecanoid X')].drawAt, sector(ROBOTOWN)],
      [PRINTED.properties[holding('Mecanoid X')].security, 1],
    ],
  }),
  keep: (at) => ({
    lit: them('Tide Priestess', RIVET, ACCOUNTANT, FIREMAN),
    said: [
      [at.state.dealt[RUR]?.length, 4],
      [
        [PRINTED.numbers.kept, PRINTED.numbers.keptVp],
        [3, 5],
      ],
    ],
  }),
  city: (at) => ({
    lit: at.state.sectors.flatMap(({ card }, number) => (card === null ? [] : [`sector:${number}` as const])),
    said: [[at.state.sectors.filter(({ card }) => card !== null).length, 9]],
  }),
  agents: (at) => ({ lit: ['pawns:0'], said: [[at.own.pawns.every((where) => where === HOME), true]] }),
  decoy: (at) => ({ lit: [place(PALACIO)], said: [[at.pawns(PALACIO), []]] }),
  decoyPawn: () => ({ lit: [`pawn:0:${DECOY_PAWN}`] }),
  robotown: (at) => ({
    lit: [place(ROBOTOWN), asset('Newcoral Island'), place(PALACIO)],
    said: [
      [at.pawns(PALACIO), [RUR, OMNI]],
      [at.card(ROBOTOWN), holding('Newcoral Island')],
      [sectorCard(ROBOTOWN)?.favours.filter((each) => each === 'robot' || each === 'cyborg'), ['robot', 'cyborg']],
      [at.pawns(ROBOTOWN), []],
    ],
  }),
  alpha: (at) => ({
    lit: them(ALPHA),
    said: [
      [
        [at.slot(ALPHA) + 1, figures(ALPHA).c],
        [3, 5],
      ],
    ],
  }),
  team: (at) => ({ lit: [place(ROBOTOWN)], said: [[at.pawns(ROBOTOWN), [RUR, BION]]] }),
  programmer: (at) => ({
    lit: them(PROGRAMADOR),
    said: [
      [
        [at.slot(PROGRAMADOR) + 1, figures(PROGRAMADOR).race, figures(PROGRAMADOR).s],
        [2, 'cyborg', 2],
      ],
      [can(PROGRAMADOR, 'hacker'), true],
    ],
  }),
  station: (at) => ({
    lit: [place(STATION), place(ROBOTOWN)],
    said: [
      [at.pawns(ROBOTOWN), [RUR, BION, RUR, BION]],
      [at.offers({ kind: 'place', sector: sector(ROBOTOWN) }), false],
      [sectorCard(STATION)?.actions.includes('business'), true],
      [at.pawns(STATION), []],
    ],
  }),
  president: (at) => ({
    lit: them(GOLEMINE),
    said: [
      [
        [at.slot(GOLEMINE), can(GOLEMINE, 'executive')],
        [0, true],
      ],
    ],
  }),
  plaza: (at) => ({
    lit: [place(PLAZA)],
    said: [
      [at.passed(), [false, false, true]],
      [
        [sectorCard(PLAZA)?.extraCards, at.pawns(PLAZA)],
        [1, []],
      ],
    ],
  }),
  fireman: (at) => ({ lit: them(FIREMAN), said: [[at.slot(FIREMAN) + 1, 6]] }),
  zone: (at) => ({ lit: ['zone:order'], said: [[at.passed(), [false, true, true]]] }),
  rivet: (at) => ({ lit: them(RIVET), said: [[at.slot(RIVET) + 1, 4]] }),
  pass: (at) => ({
    lit: ['pawns:0', ...them(ACCOUNTANT)],
    said: [
      [figures(ACCOUNTANT).pay, 2],
      [at.own.pawns[at.slot(ACCOUNTANT)], HOME],
    ],
  }),
  end: (at) => ({
    lit: [place(PALACIO), place(ROBOTOWN), place(STATION), place(PLAZA), 'zone:order'],
    said: [...whereAgentsAre(at), [at.own.pawns[at.slot(RIVET)], ORDER_ZONE]],
  }),
};
