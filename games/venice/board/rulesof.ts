/** The rule that says most about each kind of thing. */
import { TILES, type Building, type Influence, type Tile } from '../content/tables.ts';

export const RULE_OF = {
  seat: 'VEN-24.1',
  doge: 'VEN-21.1',
  smugglers: 'VEN-19.18',
  family: 'VEN-20.1',
  colour: 'VEN-2.4',
  quay: 'VEN-9.2',
  communal: 'VEN-9.9',
  canal: 'VEN-5.3',
  bridge: 'VEN-13.2',
  gondola: 'VEN-7.3',
  smugglerBoat: 'VEN-19.9',
  cargo: 'VEN-1.14',
  resource: 'VEN-1.12',
  supply: 'VEN-1.12',
  mission: 'VEN-7.6',
  influence: 'VEN-4.2',
  hand: 'VEN-1.23',
  missions: 'VEN-1.22',
  slot: 'VEN-7.10',
  archive: 'VEN-7.13',
  favour: 'VEN-16.1',
  coins: 'VEN-18.9',
  parchments: 'VEN-6.4',
  intrigue: 'VEN-18.11',
  dogeIntrigue: 'VEN-22.6',
  vp: 'VEN-18.14',
  track: 'VEN-18.1',
  cause: 'VEN-1.1',
  'pile.missions': 'VEN-14.5',
  'pile.missionsSolo': 'VEN-21.21',
  'pile.influence': 'VEN-15.1',
  'pile.discard': 'VEN-15.3',
  'pile.doge': 'VEN-22.1',
  'pile.dogeDiscard': 'VEN-21.13',
  deck: 'VEN-19.5',
  deckDoge: 'VEN-21.2',
  dogeRow: 'VEN-21.12',
  spy: 'VEN-15.18',
  end: 'VEN-17.2',
  endLast: 'VEN-17.4',
  token: 'VEN-18.12',
  path: 'VEN-19.10',
  load: 'VEN-9.6',
  amounts: 'VEN-9.5',
  answer: 'VEN-9.4',
};

const COMMUNAL_RULES: Readonly<Record<Exclude<Building, Tile>, readonly [string, string]>> = {
  stMark: ['VEN-10.1', 'VEN-10.2'],
  dogesPalace: ['VEN-10.4', 'VEN-10.5'],
  grandCouncil: ['VEN-10.7', 'VEN-10.9'],
};

/** VEN-11 numbers the effects of the tiles through. */
export function ruleOfEffect(building: Building, effect: number): string {
  const tile = TILES.findIndex((each) => each === building);
  if (tile >= 0) return `VEN-11.${tile * 4 + effect}`;
  return COMMUNAL_RULES[building as Exclude<Building, Tile>][effect - 1] ?? 'VEN-9.9';
}

export const RULE_OF_CARD: Readonly<Record<Influence, string>> = {
  bribeForeman: 'VEN-15.5',
  overtime: 'VEN-15.7',
  bribeCouncillors: 'VEN-15.8',
  tradeInformation: 'VEN-15.9',
  buildBridge: 'VEN-15.10',
  promoteWorkers: 'VEN-15.11',
  manageStock: 'VEN-15.13',
  makeOffer: 'VEN-15.14',
  investigate: 'VEN-15.16',
  testify: 'VEN-15.17',
  hireSpy: 'VEN-15.18',
};
