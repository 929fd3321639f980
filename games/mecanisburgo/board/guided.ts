/** The guided first game: one whole round of a fixed deal for three, in three chapters. Each can be played on its own. */
import type { GuidedGame, Lesson } from '@cabale/design';
import type { OptionOf, Seat } from '@cabale/engine';
import type { Mecanisburgo } from '../rules/state.ts';
import { does, read } from './kit.ts';

type CityLesson = Lesson<Mecanisburgo>;

/** The city of three. */
const SECTORS: CityLesson['shows'] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((sector) => `sector:${sector}` as const);

/** The corporation, its people, and what it starts with. */
const HEADQUARTERS: readonly CityLesson[] = [
  read('deployment.welcome', 'seat:0', 'round:now'),
  read('deployment.board', 'slot:0:0', 'slot:0:1', 'slot:0:2'),
  read('deployment.values', 'character:RU3'),
  read('deployment.property', 'property:RUP1'),
  does(
    'deployment.keep',
    { kind: 'drop', card: 'M053' },
    'character:M053',
    'character:M061',
    'character:M016',
    'character:M034',
  ),
];

/** Phase 1: the decoy, a team, single agents, the next turn order. */
const DEPLOYMENT: readonly CityLesson[] = [
  read('deployment.city', ...SECTORS),
  read('deployment.agents', 'pawns:0'),
  does('deployment.decoy', { kind: 'place', sector: 0 }, 'sector:0'),
  does('deployment.decoyPawn', { kind: 'pawn', pawn: 8 }, 'pawn:0:8'),
  does('deployment.robotown', { kind: 'place', sector: 5 }, 'sector:5', 'property:M086', 'sector:0'),
  does('deployment.alpha', { kind: 'pawn', pawn: 2 }, 'character:RU3'),
  does('deployment.team', { kind: 'place', sector: 5 }, 'sector:5'),
  does('deployment.programmer', { kind: 'pawn', pawn: 1 }, 'character:RU2'),
  does('deployment.station', { kind: 'place', sector: 3 }, 'sector:3', 'sector:5'),
  does('deployment.president', { kind: 'pawn', pawn: 0 }, 'character:RU1'),
  does('deployment.plaza', { kind: 'place', sector: 4 }, 'sector:4'),
  does('deployment.fireman', { kind: 'pawn', pawn: 5 }, 'character:M034'),
  does('deployment.zone', { kind: 'orderZone' }, 'zone:order'),
  does('deployment.rivet', { kind: 'pawn', pawn: 3 }, 'character:M061'),
  does('deployment.pass', { kind: 'pass' }, 'pawns:0', 'character:M016'),
  read('deployment.end', 'sector:0', 'sector:5', 'sector:3', 'sector:4', 'zone:order'),
];

/** Phase 2: the decoy is found out, and two sectors without a rival. */
const QUIET_SECTORS: readonly CityLesson[] = [
  read('resolution.welcome', 'round:now', 'sector:0', 'sector:5', 'sector:3', 'sector:4'),
  does('resolution.bluff', { kind: 'announce', type: 'N' }, 'sector:0', 'contest:N', 'contest:C'),
  read('resolution.foundOut', 'sector:0', 'character:OM3', 'sector:1', 'sector:2'),
  read('resolution.alone', 'sector:3', 'character:M024'),
  does('resolution.business', { kind: 'act', action: 'business' }, 'action:business', 'character:RU1'),
  does('resolution.jade', { kind: 'play', card: 'M024' }, 'character:M024', 'cash:0'),
  does('resolution.quarry', { kind: 'play', card: 'M085' }, 'property:M085', 'character:M015', 'sector:4'),
  does('resolution.hand', { kind: 'done' }, 'hand:0', 'character:M015'),
];

/** A Confrontation with its seven stages. */
const CONFRONTATION: readonly CityLesson[] = [
  read('resolution.contest', 'sector:5'),
  does('resolution.announce', { kind: 'announce', type: 'C' }, 'contest:C', 'contest:N', 'character:RU3'),
  read('resolution.identities', 'character:M032', 'character:BI2', 'character:RU3', 'character:RU2'),
  does('resolution.leader', { kind: 'leader', character: 'RU3' }, 'character:RU3', 'character:RU2'),
  read('resolution.assassinations', 'sector:1', 'sector:4', 'sector:6', 'sector:7'),
  does('resolution.fist', { kind: 'fist', ais: 1 }, 'ais:0', 'ais:1'),
  does('resolution.mecanoid', { kind: 'engage', property: 'RUP1' }, 'property:RUP1', 'character:RU3'),
  does('resolution.card', { kind: 'card', value: 3 }, 'value:3', 'actionCards:0', 'property:BIP1'),
  read('resolution.won', 'sector:5', 'character:BI2', 'seat:1'),
];

/** Control: an Action against a rival, a purchase, a card put into play. */
const CONTROL: readonly CityLesson[] = [
  read('final.welcome', 'sector:5', 'property:M086', 'round:now'),
  does('final.hack', { kind: 'act', action: 'hackerAttack' }, 'action:hackerAttack', 'character:RU2', 'sector:5'),
  does('final.victim', { kind: 'targetSeat', seat: 2 }, 'seat:2', 'cash:2'),
  does('final.duel', { kind: 'card', value: 5 }, 'value:5', 'pile:random'),
  does('final.steal', { kind: 'steal' }, 'cash:2', 'cash:0'),
  does('final.mule', { kind: 'robot', property: 'B2' }, 'pile:blackMarket', 'property:B2'),
  does('final.island', { kind: 'play', card: 'M086' }, 'property:M086', 'cash:0'),
  read(
    'final.rivals',
    'sector:6',
    'sector:7',
    'sector:8',
    'character:M035',
    'special:weintraub',
    'property:M089',
    'special:metaluna',
  ),
];

/** Phase 3, and what the next round brings. */
const FINAL: readonly CityLesson[] = [
  read('final.phase', 'step:1'),
  does('final.hire', { kind: 'play', card: 'M015' }, 'character:M015', 'slot:0:7'),
  does('final.hired', { kind: 'done' }, 'step:1'),
  read('final.income', 'step:2', 'cash:0', 'actionCards:0', 'character:M016', 'property:M086'),
  does('final.pay', { kind: 'payAll' }, 'step:3', 'cash:0', 'property:M085'),
  does(
    'final.project',
    { kind: 'project', project: 'antigravedad' },
    'step:6',
    'project:antigravedad',
    'pile:projects',
  ),
  does('final.commit', { kind: 'leastWaste' }, 'project:antigravedad', 'ais:0'),
  read('final.built', 'project:antigravedad', 'vp:0', 'character:RU3', 'character:M061', 'character:M034'),
  read('final.recovery', 'zone:order', 'character:M061', 'event:M113', 'sector:8'),
  read('final.threats', 'pile:opportunity'),
  read('final.victories', 'pile:victory'),
  read('final.last', 'vp:0', 'vp:1', 'vp:2'),
];

/** A choice of the round. */
interface Choice {
  readonly seat: Seat;
  readonly option: OptionOf<Mecanisburgo>;
}

function by(seat: Seat, ...options: readonly OptionOf<Mecanisburgo>[]): readonly Choice[] {
  return options.map((option) => ({ seat, option }));
}

function toSector(sector: number, pawn: number): readonly OptionOf<Mecanisburgo>[] {
  return [
    { kind: 'place', sector },
    { kind: 'pawn', pawn },
  ];
}

const PASS = { kind: 'pass' } as const;
const DONE = { kind: 'done' } as const;

/** What the three do in each chapter, in order: the chapters that follow begin with it. */
const DEPLOYED: readonly Choice[] = [
  ...by(0, { kind: 'drop', card: 'M053' }),
  ...by(1, { kind: 'drop', card: 'M064' }),
  ...by(2, { kind: 'drop', card: 'M048' }),
  ...by(0, ...toSector(0, 8)),
  ...by(2, ...toSector(0, 2)),
  ...by(1, ...toSector(2, 0)),
  ...by(0, ...toSector(5, 2)),
  ...by(2, ...toSector(6, 1)),
  ...by(1, ...toSector(5, 4)),
  ...by(0, ...toSector(5, 1)),
  ...by(2, ...toSector(7, 0)),
  ...by(1, ...toSector(5, 1)),
  ...by(0, ...toSector(3, 0)),
  ...by(2, PASS),
  ...by(1, ...toSector(1, 2)),
  ...by(0, ...toSector(4, 5)),
  ...by(1, PASS),
  ...by(0, { kind: 'orderZone' }, { kind: 'pawn', pawn: 3 }, PASS),
];

const RESOLVED: readonly Choice[] = [
  ...by(0, { kind: 'announce', type: 'N' }),
  ...by(2, DONE, { kind: 'play', card: 'M018' }),
  ...by(1, DONE, DONE, { kind: 'play', card: 'M089' }, DONE, { kind: 'play', card: 'M055' }),
  ...by(0, { kind: 'act', action: 'business' }, { kind: 'play', card: 'M024' }, { kind: 'play', card: 'M085' }, DONE),
  ...by(0, { kind: 'announce', type: 'C' }, { kind: 'leader', character: 'RU3' }),
  ...by(1, { kind: 'leader', character: 'M032' }),
  ...by(0, { kind: 'fist', ais: 1 }),
  ...by(1, { kind: 'fist', ais: 1 }),
  ...by(0, { kind: 'engage', property: 'RUP1' }),
  ...by(1, { kind: 'engage', property: 'BIP1' }, DONE),
  ...by(0, { kind: 'card', value: 3 }),
  ...by(1, { kind: 'card', value: 4 }, { kind: 'lose', character: 'M032' }),
];

const ENDED: readonly Choice[] = [
  ...by(
    2,
    { kind: 'card', value: 1 },
    { kind: 'play', card: 'M035' },
    DONE,
    { kind: 'play', card: 'M019' },
    DONE,
    DONE,
  ),
  ...by(1, DONE, DONE),
  ...by(2, { kind: 'payAll' }),
  ...by(1, { kind: 'payAll' }),
  ...by(2, { kind: 'settle', card: 'M113', sector: 8 }),
];

function othersIn(choices: readonly Choice[]): readonly OptionOf<Mecanisburgo>[] {
  return choices.filter(({ seat }) => seat !== 0).map(({ option }) => option);
}

const DEAL = { seats: 3, seed: 'robotown-1108' } as const;

const DEPLOYMENT_CHAPTER: GuidedGame<Mecanisburgo> = {
  ...DEAL,
  name: 'deployment',
  answers: othersIn(DEPLOYED),
  lessons: [...HEADQUARTERS, ...DEPLOYMENT],
};

const RESOLUTION_CHAPTER: GuidedGame<Mecanisburgo> = {
  ...DEAL,
  name: 'resolution',
  opening: DEPLOYED,
  answers: othersIn(RESOLVED),
  lessons: [...QUIET_SECTORS, ...CONFRONTATION],
};

const FINAL_CHAPTER: GuidedGame<Mecanisburgo> = {
  ...DEAL,
  name: 'final',
  opening: [...DEPLOYED, ...RESOLVED],
  answers: othersIn(ENDED),
  lessons: [...CONTROL, ...FINAL],
};

export const guided = [DEPLOYMENT_CHAPTER, RESOLUTION_CHAPTER, FINAL_CHAPTER] as const;
