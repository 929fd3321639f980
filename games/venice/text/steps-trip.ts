/** Gondolas: where they begin, how they move, whom they cross. */
import type { Asking, Seat, Sentence, WordTables } from '@cabale/engine';
import type { Canal } from '../content/tables.ts';
import { bridgeOn, colourOf, gondolaOf, isOwnedBySeat, playerOf, tripOf, tripQuay } from '../rules/counts.ts';
import { otherEnd } from '../rules/map.ts';
import { bridgeIntrigue, priceOf, tollOf } from '../rules/onward.ts';
import { secondHold } from '../rules/split.ts';
import type { Gondola, Venice, View } from '../rules/state.ts';
import { stayPrice } from '../rules/turn.ts';
import { counted, intrigueCost, price, promised } from './asking.ts';
import { loadRef, type VeniceRef } from './refs.ts';

const quayHere = { things: (_option: unknown, { view }: Asking<Venice>) => [`quay:${tripQuay(view)}` as const] };
const endOf = (canal: Canal, { view }: Asking<Venice>): VeniceRef => `quay:${otherEnd(canal, tripQuay(view))}`;

/** A gondola and its hold: on a small map boats are hard to hit. */
export function gondolaThings(view: View, gondola: Gondola): readonly VeniceRef[] {
  return isOwnedBySeat(view, gondola) ? [`gondola:${gondola}`, `cargo:${gondola}`] : [`gondola:${gondola}`];
}

/** VEN-5.3, 13.3, 13.4: what a canal costs, or brings. */
function rowing(canal: Canal, seat: Seat, asking: Asking<Venice>): Partial<Sentence<Venice>> {
  const { view, content } = asking;
  const refs = { quay: endOf(canal, asking) };
  const owner = bridgeOn(view, canal);
  if (owner === null) {
    const paid = priceOf(view, seat, canal, content);
    if (paid === 0) return { key: 'option.rowFree', promises: promised(seat, { coins: 0 }), refs };
    return { promises: counted(seat, 'coins', -paid), refs };
  }
  const player = playerOf(view, seat);
  if (owner === seat) return { key: 'option.rowToll', promises: counted(seat, 'coins', tollOf(player, content)), refs };
  const by = bridgeIntrigue(player, content);
  if (by === 0) return { key: 'option.rowFree', promises: promised(seat, { intrigue: 0 }), refs };
  const { isCapped, promises } = intrigueCost(view, seat, by, content);
  return {
    key: isCapped ? 'option.rowBridgeCap' : 'option.rowBridge',
    promises,
    refs: { ...refs, owner: `colour:${owner}` },
  };
}

export const tripSteps = {
  placeGondola: {
    prompt: ({ step }) => ({ key: step.gondola === 0 ? 'prompt.placeFirst' : 'prompt.placeSecond' }),
    options: { place: {} },
  },
  gondolier: {
    prompt: ({ view, step }) => (playerOf(view, step.seat).gondolier === null ? { key: 'prompt.gondolierFirst' } : {}),
    options: {
      board: {
        sentence({ gondola }, { view, step, content }) {
          const refs = { gondola: `gondola:${gondolaOf(step.seat, gondola)}` } as const;
          const player = playerOf(view, step.seat);
          return player.gondolier === gondola
            ? { key: 'option.stay', promises: counted(step.seat, 'coins', -stayPrice(player, content)), refs }
            : { refs };
        },
        things: ({ gondola }, { view, step }) => gondolaThings(view, gondolaOf(step.seat, gondola)),
      },
    },
  },
  row: {
    prompt: ({ view }) => (tripOf(view).canals.length === 0 ? { key: 'prompt.rowFirst' } : {}),
    options: {
      row: {
        sentence: ({ canal }, asking) => rowing(canal, asking.step.seat, asking),
        things: ({ canal }, asking) => [endOf(canal, asking), `canal:${canal}`],
      },
    },
  },
  arrive: {
    prompt: ({ view }) => ({ refs: { quay: `quay:${tripQuay(view)}` } }),
    waiting: 'prompt.wait.row',
    options: {
      dock: { ...quayHere, sentence: (_option, { view }) => ({ refs: { quay: `quay:${tripQuay(view)}` } }) },
      pass: quayHere,
    },
  },
  crossing: {
    prompt: ({ view, step: { mover, moored } }) =>
      colourOf(mover) === view.observer
        ? { key: 'prompt.crossingMine', refs: { other: `colour:${colourOf(moored)}` } }
        : {
            key: 'prompt.crossingTheirs',
            refs: { other: `colour:${colourOf(mover)}`, gondola: `gondola:${moored}` },
          },
    options: price,
  },
  split: {
    prompt: ({ step }) => ({ key: step.extra === null ? 'prompt.splitCrossing' : 'prompt.splitStock' }),
    waiting: 'prompt.wait.row',
    options: {
      split: {
        sentence(option, { view, step: { seat, extra } }) {
          const refs = {
            gondola: `gondola:${gondolaOf(seat, 0)}`,
            first: loadRef(option),
            other: `gondola:${gondolaOf(seat, 1)}`,
            second: loadRef(secondHold(view, seat, option, extra)),
          } as const;
          return option.drop === '-'
            ? { refs }
            : { key: 'option.splitDrop', refs: { ...refs, resource: `resource:${option.drop}` } };
        },
        things: (option) => [loadRef(option)],
      },
    },
  },
} satisfies Partial<WordTables<Venice>['steps']>;
