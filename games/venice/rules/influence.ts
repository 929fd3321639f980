/** VEN-4.2, 4.3 and VEN-15: influence cards, played at the start of a turn. */
import type { Seat, StepRules } from '@cabale/engine';
import { INFLUENCES, QUAYS, SLOTS, type Influence, type Quay, type Tables } from '../content/tables.ts';
import { activate, effectsFor } from './activation.ts';
import { advanceOwn, hasRoomToRise, promoteToLast } from './assistants.ts';
import { optionsIn, outOfSupply } from './cargo.ts';
import { bridgesOf, hasBridgeLeft, hasSupply, kindOf, ownAt, playerOf, rivalsBelow, sidesOf } from './counts.ts';
import { drawUpTo, gainInfluence, missionRefusal } from './drawing.ts';
import { nobodyKnows, remove } from './hands.ts';
import { ADVANCE, ASSISTANT, blockedBy, DRAW, GAIN, INFLUENCE, NONE, optionAt, OVERTIME, SPY, VP } from './offers.ts';
import { DOUBLE_GAME, PARTNERS_COINS, works } from './permanent.ts';
import {
  advanceCouncil,
  councilGained,
  gainCoins,
  gainParchments,
  gainVp,
  parchmentsGained,
  removeIntrigue,
  takeIntrigue,
} from './quantities.ts';
import type { Changes, Context, InfluenceCard, Open, Options, State, Venice } from './state.ts';

/** VEN-15.22, Q39: cards that need a target may be played only where there is one. */
function hasTarget(state: State, seat: Seat, kind: Influence): boolean {
  if (kind !== 'overtime' && kind !== 'bribeForeman' && kind !== 'promoteWorkers') return true;
  const isTarget = kind === 'overtime' ? isActivable : hasRoomToRise;
  for (let quay = 0; quay < QUAYS; quay++) if (isTarget(state, seat, quay)) return true;
  return false;
}

/** Whether an own gondola is moored at a building with effects for the seat. */
function isActivable(state: State, seat: Seat, quay: Quay): boolean {
  return ownAt(state, seat, quay) !== undefined && effectsFor(state, seat, quay).length > 0;
}

/** The card of a kind that may be played; gained in this turn it may not (VEN-4.3). */
function playable({ fresh, players }: State, seat: Seat, kind: Influence): InfluenceCard | undefined {
  return players[seat]?.influence.find((card) => kindOf(card) === kind && !fresh.includes(card));
}

/** A bit for each kind of which a card may be played. */
function playableKinds({ fresh, players }: State, seat: Seat): number {
  const hand = players[seat]?.influence ?? [];
  let kinds = 0;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index] as InfluenceCard;
    if (!fresh.includes(card)) kinds |= 1 << (card % INFLUENCES.length);
  }
  return kinds;
}

/** Asked of every player who holds a card, so that asking does not reveal which; not so in solo (Q117). */
export const influenceStep: StepRules<Venice, 'influence'> = {
  askLone: true,
  options(state, _step, seat) {
    const options: Options['influence'][] = [];
    if (playerOf(state, seat).influence.length === 0) return options;
    const kinds = playableKinds(state, seat);
    for (let index = 0; index < INFLUENCES.length; index++) {
      if ((kinds & (1 << index)) === 0) continue;
      const kind = INFLUENCES[index] as Influence;
      if (hasTarget(state, seat, kind)) options.push(INFLUENCE[kind]);
    }
    if (options.length > 0 || state.doge === null) options.push(NONE);
    return options;
  },
  take(state, step, seat, option, context) {
    if (option.kind === 'none') return;
    state.influencePlayed++;
    // Mission 16 by VEN-M8.
    const most = works(playerOf(state, seat), 'doubleGame', context.content) ? DOUBLE_GAME : 1;
    if (state.influencePlayed < most) context.next(step);
    play(state, seat, option.card, context);
  },
  blocked(state, _step, seat) {
    const held = new Set(playerOf(state, seat).influence.map(kindOf));
    return blockedBy(
      [...held].map((kind) => INFLUENCE[kind]),
      ({ card }) => {
        if (playable(state, seat, card) === undefined) return 'VEN-4.3';
        return hasTarget(state, seat, card) ? undefined : 'VEN-15.22';
      },
    );
  },
};

/** VEN-15.2: first to the discard pile, then its effect. Mission 15. */
function play(state: State, seat: Seat, kind: Influence, context: Context): void {
  const player = playerOf(state, seat);
  const card = playable(state, seat, kind);
  if (card === undefined) throw new Error(`seat ${seat} has no ${kind} to play`);
  remove(player.influence, card);
  nobodyKnows(state.influenceKnown, card);
  state.influenceDiscard.push(card);
  context.emit({ kind: 'influencePlayed', seat, card: kind });
  if (works(player, 'silentPartners', context.content))
    gainCoins(state, seat, PARTNERS_COINS, 'missionEffect', context);
  resolve(state, seat, kind, context);
}

/** What playing a card changes at once, before any choice it brings. */
export function playedChanges(open: Open, seat: Seat, kind: Influence, content: Tables): Changes {
  const { tradeCoins, bridgeVp, investigate, testify } = content.numbers;
  const player = playerOf(open, seat);
  const coins = works(player, 'silentPartners', content) ? PARTNERS_COINS : 0;
  switch (kind) {
    case 'bribeCouncillors':
      return { coins, council: councilGained(player, 1, content) };
    case 'tradeInformation':
      return { coins: coins + tradeCoins };
    case 'buildBridge':
      return hasBridgeLeft(open, seat, content) ? { coins } : { coins, vp: bridgeVp * bridgesOf(open, seat) };
    case 'investigate':
      return { coins, parchments: parchmentsGained(player, investigate, content) };
    case 'testify':
      return { coins, intrigue: -Math.min(testify, player.intrigue) };
    default:
      return { coins };
  }
}

function resolve(state: State, seat: Seat, kind: Influence, context: Context): void {
  const { tradeCoins, bridgeVp, investigate, testify } = context.content.numbers;
  switch (kind) {
    case 'bribeForeman':
      context.next({ kind: 'foreman', seat });
      break;
    case 'overtime':
      context.next({ kind: 'overtime', seat });
      break;
    case 'bribeCouncillors':
      bribeCouncillors(state, seat, context);
      break;
    case 'tradeInformation':
      gainCoins(state, seat, tradeCoins, 'influence', context);
      gainInfluence(state, seat, context);
      break;
    case 'buildBridge':
      if (hasBridgeLeft(state, seat, context.content)) {
        context.next({ kind: 'bridge', seat, vp: bridgeVp * bridgesOf(state, seat), cause: 'influence' });
      } else gainVp(state, seat, bridgeVp * bridgesOf(state, seat), 'influence', context);
      break;
    case 'promoteWorkers':
      context.next({ kind: 'promote', seat });
      break;
    case 'manageStock':
      context.next(hasSupply(state) ? { kind: 'stock', seat } : { kind: 'split', seat, extra: null });
      break;
    case 'makeOffer':
      context.next({ kind: 'offer', seat });
      break;
    case 'investigate':
      gainParchments(state, seat, investigate, 'influence', context);
      break;
    case 'testify':
      removeIntrigue(state, seat, testify, 'influence', context);
      break;
    case 'hireSpy':
      context.next({ kind: 'spy', seat });
      break;
  }
}

function listRising(state: State, seat: Seat): readonly Options['foreman'][] {
  const options: Options['foreman'][] = [];
  for (let quay = 0; quay < SLOTS; quay++)
    if (hasRoomToRise(state, seat, quay)) options.push(optionAt(ASSISTANT, quay));
  return options;
}

/** VEN-15.5, 15.6. */
export const foremanStep: StepRules<Venice, 'foreman'> = {
  askLone: true,
  options: (state, _step, seat) => listRising(state, seat),
  take(state, _step, seat, { quay }, context) {
    promoteToLast(state, seat, quay, context);
    takeIntrigue(state, seat, context.content.numbers.foremanIntrigue, 'influence', context);
  },
};

/** VEN-15.11, 15.12. */
export const promoteStep: StepRules<Venice, 'promote'> = {
  options: (state, _step, seat) => listRising(state, seat),
  take(state, _step, seat, { quay }, context) {
    advanceOwn(state, seat, quay, context);
  },
};

/** VEN-15.7, Q36. */
export const overtimeStep: StepRules<Venice, 'overtime'> = {
  options(state, _step, seat) {
    const options: Options['overtime'][] = [];
    for (let quay = 0; quay < QUAYS; quay++) {
      if (isActivable(state, seat, quay)) options.push(optionAt(OVERTIME, quay));
    }
    return options;
  },
  take(state, _step, seat, { quay }, context) {
    const gondola = ownAt(state, seat, quay);
    if (gondola === undefined) throw new Error(`seat ${seat} has no gondola at quay ${quay}`);
    activate(state, { seat, gondola, quay, why: 'overtime' }, context);
  },
};

/** VEN-15.8, Q37: strictly more than everybody else, looked at before the intrigue is taken. */
function bribeCouncillors(state: State, seat: Seat, context: Context): void {
  advanceCouncil(state, seat, 1, 'influence', context);
  if (rivalsBelow(state, seat) === sidesOf(state) - 1) context.next({ kind: 'councillors', seat });
}

export const councillorsStep: StepRules<Venice, 'councillors'> = {
  options: () => [ADVANCE, NONE],
  take(state, _step, seat, option, context) {
    if (option.kind === 'none') return;
    takeIntrigue(state, seat, 1, 'influence', context);
    advanceCouncil(state, seat, 1, 'influence', context);
  },
};

/** VEN-15.14, 15.15. */
export const offerStep: StepRules<Venice, 'offer'> = {
  options: (state, _step, seat, content) => (missionRefusal(state, seat, content) === undefined ? [DRAW, VP] : [VP]),
  take(state, _step, seat, option, context) {
    if (option.kind === 'draw') drawUpTo(state, seat, 1, context);
    else gainVp(state, seat, context.content.numbers.offerVp, 'influence', context);
  },
  blocked: (state, _step, seat, content) => blockedBy([DRAW], () => missionRefusal(state, seat, content)),
};

/** VEN-15.13, Q85: the cube's colour, then any distribution. */
export const stockStep: StepRules<Venice, 'stock'> = {
  options: ({ supply }) => optionsIn(supply, GAIN),
  take(_state, _step, seat, { resource }, context) {
    context.next({ kind: 'split', seat, extra: resource });
  },
  blocked: ({ supply }) => outOfSupply(supply),
};

const SPIES = SPY.slice(0, SLOTS);

/** VEN-15.18, Q38: on any tile. */
export const spyStep: StepRules<Venice, 'spy'> = {
  options: () => SPIES,
  take(state, _step, seat, { quay }, context) {
    state.spy = quay;
    context.emit({ kind: 'spyPlaced', seat, quay });
  },
  blocked: () => SPY.slice(SLOTS).map((option) => ({ option, rule: 'VEN-15.18' })),
};
