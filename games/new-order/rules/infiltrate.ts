/** NO-4: Infiltrate; NO-7.6 to 7.10 and 7.15 to 7.17: Media Controller and Corporate Lawyer. */
import type { Blocked, Seat, StepRules } from '@cabale/engine';
import { COLOURS, type Colour, type Consultant } from '../content/tables.ts';
import { colourOf, hqOf, playerOf, total } from './counts.ts';
import { DECLINE, HIRE, LAY, ODD, optionAt, PLACE } from './offers.ts';
import type { Context, HqId, NewOrder, Open, Options, State, Step, Tile } from './state.ts';

type LayOption = Extract<Options['second'], { readonly kind: 'lay' }>;
type Cards = Pick<LayOption, 'colour' | 'count'>;

/** NO-4.14, 4.5, 11.1. */
export function canLay(state: State, seat: Seat): boolean {
  const { hand } = playerOf(state, seat);
  for (const colour of COLOURS) if (hand[colour] > 0 && state.supply[colour] > 0) return true;
  return false;
}

/** NO-4.1, 4.5: any number of cards of one colour, as far as the supply has agents. */
export function listLays(
  state: State,
  seat: Seat,
  except: Colour | null,
  options: { push(option: LayOption): void },
): void {
  const { hand } = playerOf(state, seat);
  for (const colour of COLOURS) {
    if (colour === except) continue;
    const most = Math.min(hand[colour], state.supply[colour]);
    for (let count = 1; count <= most; count++) options.push(optionAt(LAY[colour], count));
  }
}

/** Cards in hand for which the supply has no agents. */
export function blockedLays(state: State, seat: Seat, except: Colour | null): readonly Blocked<LayOption>[] {
  const { hand } = playerOf(state, seat);
  return COLOURS.filter((colour) => colour !== except).flatMap((colour) =>
    LAY[colour].slice(state.supply[colour] + 1, hand[colour] + 1).map((option) => ({ option, rule: 'NO-4.5' })),
  );
}

/** Removes cards that everybody sees from a hand, so fewer of the colour are known to be in it. */
export function leaveHand(state: State, seat: Seat, colour: Colour, count: number): void {
  const { hand, known } = playerOf(state, seat);
  hand[colour] -= count;
  known[colour] = Math.max(0, known[colour] - count);
}

/** NO-4.2: cards go from the hand upright into the HQ. */
export function layCards(state: State, seat: Seat, cards: Cards, odd: Colour | null, context: Context): void {
  const { colour, count } = cards;
  leaveHand(state, seat, odd ?? colour, count);
  // NO-7.9: in the HQ the odd card is of its printed colour.
  hqOf(state, seat).up[odd ?? colour] += count;
  context.emit({ kind: 'laid', hq: seat, colour, count, odd });
}

/** NO-4.1, 4.12: cards first, then agents, then the consultant. */
export function beginInfiltration(state: State, seat: Seat, cards: Cards, context: Context): void {
  const { colour, count } = cards;
  layCards(state, seat, cards, null, context);
  const mayAddOdd = state.used === 'MC' && total(playerOf(state, seat).hand) > 0 && state.supply[colour] > count;
  if (mayAddOdd) context.next({ kind: 'odd', seat, colour, laid: count });
  else askForPlace(state, seat, colour, count, context);
}

function askForPlace(state: State, seat: Seat, colour: Colour, laid: number, context: Context): void {
  const steps: Step[] = [{ kind: 'place', seat, colour, agents: laid }];
  if (state.used === 'CL') steps.push({ kind: 'second', seat, colour, laid });
  if (laid >= context.content.hireAt) steps.push({ kind: 'hire', seat });
  context.next(...steps);
}

/** NO-7.6 to 7.10. Asked whenever the hand has a card; otherwise skipping the step would reveal its colours. */
export const oddStep: StepRules<NewOrder, 'odd'> = {
  askLone: true,
  options(state, { colour }, seat) {
    const { hand } = playerOf(state, seat);
    const options: Options['odd'][] = [];
    for (const other of COLOURS) if (other !== colour && hand[other] > 0) options.push(ODD[other]);
    options.push(DECLINE);
    return options;
  },
  take(state, { colour, laid }, seat, option, context) {
    if (option.kind === 'decline') context.emit({ kind: 'declined', seat, what: 'odd' });
    else layCards(state, seat, { colour, count: 1 }, option.colour, context);
    askForPlace(state, seat, colour, option.kind === 'decline' ? laid : laid + 1, context);
  },
};

/** NO-4.3, 4.4: all agents on one tile that already holds the colour. */
export const placeStep: StepRules<NewOrder, 'place'> = {
  options(state, { colour }) {
    const { colours } = state;
    const options: Options['place'][] = [];
    for (let tile = 0; tile < colours.length; tile++) if (colours[tile] === colour) options.push(optionAt(PLACE, tile));
    return options;
  },
  take(state, { agents }, seat, { tile }, context) {
    placeAgents(state, seat, agents, tile, context);
  },
  blocked: (state, { colour }) =>
    PLACE.slice(0, state.colours.length)
      .filter(({ tile }) => colourOf(state, tile) !== colour)
      .map((option) => ({ option, rule: 'NO-4.4' })),
};

/** Puts agents of a tile's colour from the supply on the tile. */
export function placeAgents(state: State, hq: HqId, count: number, tile: Tile, context: Context): void {
  const colour = colourOf(state, tile);
  state.supply[colour] -= count;
  state.agents[tile] = (state.agents[tile] ?? 0) + count;
  context.emit({ kind: 'placed', hq, colour, count, tile });
}

/** NO-7.15, 7.16. Asked whenever the hand has a card; otherwise skipping the step would reveal its colours. */
export const secondStep: StepRules<NewOrder, 'second'> = {
  askLone: true,
  options(state, { colour }, seat) {
    const options: Options['second'][] = [];
    if (total(playerOf(state, seat).hand) === 0) return options;
    listLays(state, seat, colour, options);
    options.push(DECLINE);
    return options;
  },
  take(state, { laid }, seat, option, context) {
    if (option.kind === 'decline') {
      context.emit({ kind: 'declined', seat, what: 'second' });
      return;
    }
    const { colour, count } = option;
    layCards(state, seat, option, null, context);
    // NO-7.17: one consultant at most; the first colour may have earned it already.
    if (count >= context.content.hireAt && laid < context.content.hireAt) context.next({ kind: 'hire', seat });
    context.next({ kind: 'place', seat, colour, agents: count });
  },
  blocked: (state, { colour }, seat) => blockedLays(state, seat, colour),
};

/** NO-4.9, 4.11: consultants that may be taken this turn. */
export function hireable({ consultantTypes, agency, used }: Open): readonly Consultant[] {
  return consultantTypes.filter((type) => agency[type] > 0 && type !== used);
}

/** NO-4.6 to 4.11. */
export const hireStep: StepRules<NewOrder, 'hire'> = {
  options(state) {
    const options: Options['hire'][] = hireable(state).map((type) => HIRE[type]);
    if (options.length > 0) options.push(DECLINE);
    return options;
  },
  take(state, _step, seat, option, context) {
    if (option.kind === 'decline') {
      context.emit({ kind: 'declined', seat, what: 'hire' });
      return;
    }
    state.agency[option.consultant]--;
    hqOf(state, seat).consultants[option.consultant]++;
    context.emit({ kind: 'hired', seat, consultant: option.consultant });
  },
  blocked: ({ used }) => (used === null ? [] : [{ option: HIRE[used], rule: 'NO-4.9' }]),
};
