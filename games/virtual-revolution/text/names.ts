/** What things are called. */
import type { Sentence, WordTables } from '@cabale/engine';
import {
  DISTRICTS,
  TYPES,
  type Action,
  type Agent,
  type AgentType,
  type BoostCard,
  type District,
  type Genre,
  type Necro,
  type Objective,
  type Verse,
} from '../content/tables.ts';
import type { Cause, Quantity, View, VirtualRevolution } from '../rules/state.ts';
import {
  actionRef,
  agentRef,
  districtRef,
  genreRef,
  seatRef,
  titleRef,
  typeRef,
  type Answer,
  type Belonging,
  type Part,
  type Pile,
  type VirtualRevolutionRef,
} from './refs.ts';

type Names = WordTables<VirtualRevolution>['names'];

const ofSeat =
  (what: Quantity | Belonging): Names['euros'] =>
  ([seat]) => ({ key: `thing.${what}`, refs: { seat: seatRef(Number(seat)) } });

export const names: Names = {
  seat: ([seat]) => ({ key: 'thing.seat', values: { number: Number(seat) + 1 } }),
  arr: ([arr]) => ({ key: `thing.arr.${ordinal(Number(arr) + 1)}`, values: { number: Number(arr) + 1 } }),
  title: ([district]) => ({ key: 'thing.title', refs: { district: districtRef(district as District) } }),
  district: ([district], view) => districtName(district as District, view),
  agent: ([agent]) => ({ key: `agent.${agent as Agent}` }),
  verse: ([verse]) => ({ key: `verse.${verse as Verse}` }),
  boost: ([boost]) => ({ key: `boost.${boost as BoostCard}` }),
  necro: ([necro]) => ({ key: `necro.${necro as Necro}` }),
  part: ([part]) => ({ key: `part.${part as Part}` }),
  type: ([type]) => ({ key: `type.${type as AgentType}` }),
  genre: ([genre]) => ({ key: `genre.${genre as Genre}` }),
  action: ([action]) => ({ key: `action.${action as Action}` }),
  cause: ([cause]) => ({ key: `cause.${cause as Cause}` }),
  objective: ([objective]) => ({ key: `objective.${objective as Objective}` }),
  card: () => ({ key: 'thing.card' }),
  euros: ofSeat('euros'),
  revenue: ofSeat('revenue'),
  immunity: ofSeat('immunity'),
  vp2: ofSeat('vp2'),
  recycling: ofSeat('recycling'),
  reserve: ofSeat('reserve'),
  corruption: ofSeat('corruption'),
  vp: ofSeat('vp'),
  servers: ofSeat('servers'),
  directors: ofSeat('directors'),
  retired: ofSeat('retired'),
  pile: ([pile]) => ({ key: `thing.pile.${pile as Pile}` }),
  slot: ([slot]) => ({ key: 'thing.slot', values: { number: Number(slot) + 1 } }),
  position: ([position]) => ({ key: 'thing.position', values: { number: Number(position) + 1 } }),
  track: () => ({ key: 'thing.track' }),
  round: () => ({ key: 'thing.round' }),
  answer: ([answer]) => ({ key: `answer.${answer as Answer}` }),
  where: ([districts = '']) => whereName(districts.split('-') as District[]),
  genres: ([genres = '']) => genresName(genres.split('-') as Genre[]),
  team: ([counts = '']) => teamName(counts.split('-').map(Number)),
  loss: lossName,
  needed: ([cards = '']) => listName(cards.split('-').map(neededCard)),
  seats: ([seats = '']) => listName(seats.split('-').map((seat) => seatRef(Number(seat)))),
};

function neededCard(card: string): VirtualRevolutionRef {
  const district = DISTRICTS.find((each) => each === card);
  return district === undefined ? agentRef(card as Agent) : titleRef(district);
}

const LENGTHS = ['one', 'two', 'three', 'four'] as const;
const ITEMS = ['first', 'second', 'third', 'fourth'] as const;

/** Up to four things, with a word before the last. */
function listName(things: readonly VirtualRevolutionRef[]): Sentence<VirtualRevolution> {
  const length = LENGTHS[things.length - 1];
  if (length === undefined) throw new Error(`a list of ${things.length} things has no name`);
  return {
    key: `list.${length}`,
    refs: Object.fromEntries(things.map((thing, index) => [ITEMS[index] ?? '', thing])),
  };
}

/** A content pack may replace a name. */
function districtName(district: District, view: View | undefined): Sentence<VirtualRevolution> {
  const name = view?.districtNames?.[DISTRICTS.indexOf(district)] ?? '';
  return name === '' ? { key: `district.${district}` } : { key: 'thing.named', values: { name } };
}

const ENDINGS = ['th', 'st', 'nd', 'rd'] as const;

/** The form of an ordinal: English has four endings, French distinguishes the first from the others. */
function ordinal(number: number): 'first' | (typeof ENDINGS)[number] {
  if (number === 1) return 'first';
  if (number > 10 && number < 20) return 'th';
  return ENDINGS[number % 10] ?? 'th';
}

function whereName(districts: readonly District[]): Sentence<VirtualRevolution> {
  if (districts.length === DISTRICTS.length) return { key: 'where.anywhere' };
  const [first = 'PI', second] = districts;
  return second === undefined
    ? { key: 'where.one', refs: { first: districtRef(first) } }
    : { key: 'where.two', refs: { first: districtRef(first), second: districtRef(second) } };
}

function genresName([first = 'horror', second = 'horror']: readonly Genre[]): Sentence<VirtualRevolution> {
  return { key: 'where.two', refs: { first: genreRef(first), second: genreRef(second) } };
}

const NUMBERS = ['one', 'two', 'three'] as const;
const PLACES = ['first', 'second', 'third'] as const;

/** Numbers of Combatants, Technicians and Diplomats, such as 1-0-1. */
function teamName(counts: readonly number[]): Sentence<VirtualRevolution> {
  const members = TYPES.map((type, index) => ({ type, count: counts[index] ?? 0 })).filter(({ count }) => count > 0);
  const key = NUMBERS[members.length - 1];
  if (key === undefined) throw new Error('a team has members');
  return {
    key: `team.${key}`,
    values: Object.fromEntries(members.map(({ count }, index) => [NUMBERS[index] ?? '', count])),
    refs: Object.fromEntries(members.map(({ type }, index) => [PLACES[index] ?? '', typeRef(type)])),
  };
}

function lossName([kind = '', first = '', second = '']: readonly string[]): Sentence<VirtualRevolution> {
  switch (kind) {
    case 'money':
    case 'revenue':
      return { key: `loss.${kind}`, values: { by: first } };
    case 'agent':
      return { key: 'loss.agent', refs: { type: typeRef(first as AgentType) } };
    case 'influence':
    case 'server':
      return {
        key: `loss.${kind}`,
        refs: { first: districtRef(first as District), second: districtRef(second as District) },
      };
    case 'verse':
      return { key: 'loss.verse', refs: { first: genreRef(first as Genre), second: genreRef(second as Genre) } };
    case 'boost':
      return { key: 'loss.boost', refs: { first: actionRef(first as Action), second: actionRef(second as Action) } };
    default:
      return { key: 'loss.immunity' };
  }
}
