/** The guided first game: a fixed deal for three, real moves, one whole round. */
import type { GuidedGame, Lesson } from '@cabale/design';
import type { Mecanisburgo } from '../rules/state.ts';
import { does, read } from './kit.ts';

type CityLesson = Lesson<Mecanisburgo>;

/** The corporation, its people, and what it starts with. */
const HEADQUARTERS: readonly CityLesson[] = [
  read('first.welcome', 'seat:0', 'round:now'),
  read('first.board', 'slot:0:0', 'slot:0:1', 'slot:0:2'),
  read('first.values', 'character:RU3'),
  read('first.property', 'property:RUP1'),
  does(
    'first.keep',
    { kind: 'drop', card: 'M053' },
    'character:M053',
    'character:M061',
    'character:M016',
    'character:M034',
  ),
];

/** Phase 1: the decoy, a team, single agents, the next turn order. */
const DEPLOYMENT: readonly CityLesson[] = [
  read('first.city', 'sector:0', 'sector:5', 'pile:opportunity'),
  read('first.agents', 'pawns:0'),
  does('first.decoy', { kind: 'place', sector: 0 }, 'sector:0'),
  does('first.decoyPawn', { kind: 'pawn', pawn: 8 }, 'pawn:0:8'),
  does('first.robotown', { kind: 'place', sector: 5 }, 'sector:5', 'property:M086', 'sector:0'),
  does('first.alpha', { kind: 'pawn', pawn: 2 }, 'character:RU3'),
  does('first.team', { kind: 'place', sector: 5 }, 'sector:5'),
  does('first.programmer', { kind: 'pawn', pawn: 1 }, 'character:RU2'),
  does('first.station', { kind: 'place', sector: 3 }, 'sector:3', 'sector:5'),
  does('first.president', { kind: 'pawn', pawn: 0 }, 'character:RU1'),
  does('first.plaza', { kind: 'place', sector: 4 }, 'sector:4'),
  does('first.fireman', { kind: 'pawn', pawn: 5 }, 'character:M034'),
  does('first.zone', { kind: 'orderZone' }, 'zone:order'),
  does('first.rivet', { kind: 'pawn', pawn: 3 }, 'character:M061'),
  does('first.pass', { kind: 'pass' }, 'pawns:0', 'character:M016'),
];

/** Phase 2: the decoy is found out, and two sectors without a rival. */
const QUIET_SECTORS: readonly CityLesson[] = [
  does('first.bluff', { kind: 'announce', type: 'N' }, 'sector:0', 'contest:N', 'contest:C'),
  read('first.foundOut', 'sector:0', 'character:OM3'),
  read('first.alone', 'sector:3', 'character:M024'),
  does('first.business', { kind: 'act', action: 'business' }, 'action:business', 'character:RU1'),
  does('first.jade', { kind: 'play', card: 'M024' }, 'character:M024', 'cash:0'),
  does('first.quarry', { kind: 'play', card: 'M085' }, 'property:M085', 'character:M015'),
  does('first.hand', { kind: 'done' }, 'hand:0', 'character:M015'),
];

/** A Confrontation with its seven stages. */
const CONFRONTATION: readonly CityLesson[] = [
  read('first.contest', 'sector:5'),
  does('first.announce', { kind: 'announce', type: 'C' }, 'contest:C', 'contest:N'),
  read('first.identities', 'character:M032', 'character:BI2', 'character:RU3', 'character:RU2'),
  does('first.leader', { kind: 'leader', character: 'RU3' }, 'character:RU3', 'character:RU2'),
  read('first.assassinations', 'sector:1', 'sector:4'),
  does('first.fist', { kind: 'fist', ais: 1 }, 'ais:0', 'ais:1'),
  does('first.mecanoid', { kind: 'engage', property: 'RUP1' }, 'property:RUP1', 'character:RU3'),
  does('first.card', { kind: 'card', value: 3 }, 'value:3', 'actionCards:0'),
  read('first.won', 'sector:5', 'character:BI2', 'seat:1'),
];

/** Control: an Action against a rival, a purchase, a card put into play. */
const CONTROL: readonly CityLesson[] = [
  does('first.hack', { kind: 'act', action: 'hackerAttack' }, 'action:hackerAttack', 'character:RU2'),
  does('first.victim', { kind: 'targetSeat', seat: 2 }, 'seat:2', 'cash:2'),
  does('first.duel', { kind: 'card', value: 5 }, 'value:5', 'pile:random'),
  does('first.steal', { kind: 'steal' }, 'cash:2', 'cash:0'),
  does('first.mule', { kind: 'robot', property: 'B2' }, 'pile:blackMarket', 'property:B2'),
  does('first.island', { kind: 'play', card: 'M086' }, 'property:M086', 'cash:0'),
  read('first.rivals', 'character:M035', 'special:weintraub', 'property:M089', 'special:metaluna'),
];

/** Phase 3, and what the next round brings. */
const FINAL: readonly CityLesson[] = [
  read('first.final', 'step:1'),
  does('first.hire', { kind: 'play', card: 'M015' }, 'character:M015', 'slot:0:7'),
  does('first.hired', { kind: 'done' }, 'step:1'),
  read('first.income', 'step:2', 'cash:0', 'actionCards:0'),
  does('first.pay', { kind: 'payAll' }, 'step:3', 'cash:0'),
  does(
    'first.project',
    { kind: 'project', project: 'antigravedad' },
    'step:6',
    'project:antigravedad',
    'pile:projects',
  ),
  does('first.commit', { kind: 'leastWaste' }, 'project:antigravedad', 'ais:0'),
  read('first.built', 'project:antigravedad', 'vp:0', 'character:RU3', 'character:M061', 'character:M034'),
  read('first.recovery', 'zone:order', 'event:M113', 'sector:8'),
  read('first.threats', 'sector:0', 'pile:opportunity'),
  read('first.victories', 'pile:victory', 'character:M035', 'property:M089'),
  read('first.last', 'vp:0', 'vp:1', 'vp:2'),
];

const FIRST_GAME: GuidedGame<Mecanisburgo> = {
  name: 'first',
  seats: 3,
  seed: 'robotown-1108',
  answers: [
    { kind: 'drop', card: 'M064' },
    { kind: 'drop', card: 'M048' },
    { kind: 'place', sector: 0 },
    { kind: 'pawn', pawn: 2 },
    { kind: 'place', sector: 2 },
    { kind: 'pawn', pawn: 0 },
    { kind: 'place', sector: 6 },
    { kind: 'pawn', pawn: 1 },
    { kind: 'place', sector: 5 },
    { kind: 'pawn', pawn: 4 },
    { kind: 'place', sector: 7 },
    { kind: 'pawn', pawn: 0 },
    { kind: 'place', sector: 5 },
    { kind: 'pawn', pawn: 1 },
    { kind: 'pass' },
    { kind: 'place', sector: 1 },
    { kind: 'pawn', pawn: 2 },
    { kind: 'pass' },
    { kind: 'done' },
    { kind: 'play', card: 'M018' },
    { kind: 'done' },
    { kind: 'done' },
    { kind: 'play', card: 'M089' },
    { kind: 'done' },
    { kind: 'play', card: 'M055' },
    { kind: 'leader', character: 'M032' },
    { kind: 'fist', ais: 1 },
    { kind: 'engage', property: 'BIP1' },
    { kind: 'done' },
    { kind: 'card', value: 4 },
    { kind: 'lose', character: 'M032' },
    { kind: 'card', value: 1 },
    { kind: 'play', card: 'M035' },
    { kind: 'done' },
    { kind: 'play', card: 'M019' },
    { kind: 'done' },
    { kind: 'done' },
    { kind: 'done' },
    { kind: 'done' },
    { kind: 'payAll' },
    { kind: 'payAll' },
    { kind: 'settle', card: 'M113', sector: 8 },
  ],
  lessons: [...HEADQUARTERS, ...DEPLOYMENT, ...QUIET_SECTORS, ...CONFRONTATION, ...CONTROL, ...FINAL],
};

export const guided = [FIRST_GAME] as const;
