/** What bots are after in some of the counted games, beside winning. */
import type { OptionOf, Seat } from '@cabale/engine';
import type { Aim } from '@cabale/engine/kit';
import {
  BOARD,
  CORPORATE,
  isCharacter,
  isProperty,
  isThreat,
  type Character,
  type Sector,
  type Tables,
} from './content/tables.ts';
import { has, playerOf, sectorOf } from './rules/counts.ts';
import type { Mecanisburgo, State, Step } from './rules/state.ts';

type Option = OptionOf<Mecanisburgo>;

/** Where an option is looked at. */
interface Setting {
  readonly state: State;
  readonly step: Step;
  readonly seat: Seat;
  readonly content: Tables;
}

/** Preferences by kind of option; other kinds keep the bot's prior. */
type Likings = {
  readonly [Kind in Option['kind']]?: (option: Extract<Option, { readonly kind: Kind }>, setting: Setting) => number;
};

const MUCH = 20;
const LITTLE = 1 / MUCH;
const much = (): number => MUCH;
const little = (): number => LITTLE;
const likes = (isLiked: boolean): number => (isLiked ? MUCH : LITTLE);

function liking<Kind extends Option['kind']>(
  likings: Likings,
  option: Extract<Option, { readonly kind: Kind }>,
  setting: Setting,
): number {
  const kind: Kind = option.kind;
  return likings[kind]?.(option, setting) ?? 1;
}

const aimAt =
  (likings: Likings): Aim<Mecanisburgo> =>
  (state, step, seat, option, content) =>
    liking(likings, option, { state, step, seat, content });

/** VP from which on a Project takes most of a game to pay for. */
const DEAR = 20;
/** Above this output a card is one to build with. */
const FRUITFUL = 2;

/** What a card brings to purchases; nothing where it is an Event or a Threat. */
function output(card: string | null, { characters, properties }: Tables): number {
  if (isCharacter(card)) return characters[card].r + characters[card].mp;
  return isProperty(card) ? properties[card].r + properties[card].mp : 0;
}

const isFruitful = (card: string, content: Tables): boolean => output(card, content) > FRUITFUL;
const spares = (card: string, content: Tables): number => 4 / (1 + output(card, content) ** 2);

/** A Project that takes the initiative is of use where others are. */
function hasFirstStrike({ state, seat, content }: Setting): boolean {
  return playerOf(state, seat).works.some(({ project }) => content.projects[project].benefit.kind === 'initiative');
}

function hasEnemies({ state, seat }: Setting, sector: Sector): boolean {
  return sectorOf(state, sector).pawns.some((pawn) => pawn.seat !== seat);
}

/** Research and raw materials, and money for nothing but the dearest Projects. */
const BUILD: Likings = {
  place: ({ sector }, setting) => {
    const { state, content } = setting;
    return hasFirstStrike(setting) && hasEnemies(setting, sector)
      ? MUCH
      : 0.3 + output(sectorOf(state, sector).card, content);
  },
  announce: ({ type }) => likes(type === 'N'),
  takeInitiativeBy: much,
  engageProject: much,
  drop: ({ card }, { content }) => likes(!isFruitful(card, content)),
  play: ({ card }, { content }) => likes(isFruitful(card, content)),
  robot: ({ property }, { content }) => likes(isFruitful(property, content)),
  promote: ({ character }, { content }) => likes(isFruitful(character, content)),
  repair: ({ property }, { content }) => likes(isFruitful(property, content)),
  revive: ({ by }) => likes(by === 'project'),
  // Those left at home do research.
  fist: ({ ais }) => likes(ais === 0),
  act: ({ action }) => likes(action === 'business' || action === 'hackerAttack'),
  lose: ({ character }, { content }) => spares(character, content),
  killBoard: ({ character }, { content }) => spares(character, content),
  fixCharacter: ({ character }, { content }) => spares(character, content),
  fixProperty: ({ property }, { content }) => spares(property, content),
  dismiss: ({ character }, { content }) => spares(character, content),
  giveUp: ({ character }, { content }) => spares(character, content),
  giveUpProperty: ({ property }, { content }) => spares(property, content),
  project: ({ project }, { content }) => (content.projects[project].vp / DEAR) ** 8,
};

const isOfBoard = (character: Character, { characters }: Tables): number => likes(characters[character].corp !== null);

/** Board members fight and are not replaced, so corporations are eliminated until one is left. */
const WAGE_WAR: Likings = {
  place: ({ sector }, setting) => likes(CORPORATE.includes(sector) || hasEnemies(setting, sector)),
  orderZone: little,
  pawn: ({ pawn }) => likes(pawn < BOARD),
  announce: ({ type }) => likes(type === 'C'),
  assassinate: ({ character }, { content }) => isOfBoard(character, content),
  none: (_option, { step }) => (step.kind === 'assassinate' ? LITTLE : 1),
  secure: little,
  save: little,
  revive: little,
  lose: ({ character }, { content }) => isOfBoard(character, content),
  fixCharacter: ({ character }, { content }) => isOfBoard(character, content),
  play: little,
  dismiss: much,
  giveUp: much,
  payAll: little,
};

/** Fights Threats only and leaves the other sectors to the opponents. */
const GUARD: Likings = {
  place: ({ sector }, { state }) => likes(isThreat(sectorOf(state, sector).card)),
  // Otherwise seats do not pass while there is a place left.
  pass: () => MUCH * MUCH,
};

/** From this Combat on somebody is hired to fight. */
const FIGHTER = 5;

function isPartisan(card: string | null, { characters }: Tables): boolean {
  if (!isCharacter(card)) return false;
  const character = characters[card];
  return has(character, 'politician') || has(character, 'criminal') || character.c >= FIGHTER;
}

/** Politicians, Criminals and fighters, for the victories that count them. */
const SCHEME: Likings = {
  place: ({ sector }, { state, content }) => (isPartisan(sectorOf(state, sector).card, content) ? MUCH : 1),
  drop: ({ card }, { content }) => likes(!isPartisan(card, content)),
  play: ({ card }, { content }) => likes(isPartisan(card, content)),
  lose: ({ character }, { content }) => likes(!isPartisan(character, content)),
  fixCharacter: ({ character }, { content }) => likes(!isPartisan(character, content)),
  dismiss: ({ character }, { content }) => likes(!isPartisan(character, content)),
  giveUp: ({ character }, { content }) => likes(!isPartisan(character, content)),
  revive: much,
};

export const AIMS: Readonly<Record<string, Aim<Mecanisburgo>>> = {
  build: aimAt(BUILD),
  'wage war': aimAt(WAGE_WAR),
  guard: aimAt(GUARD),
  scheme: aimAt(SCHEME),
};
