/** Everything Venice says, as keys and parameters; the texts are in `fr.ts` and `en.ts`. */
import { askedStep, defineWords } from '@cabale/engine';
import { playerOf } from '../rules/counts.ts';
import { parchmentsGained } from '../rules/quantities.ts';
import type { Venice, Step } from '../rules/state.ts';
import { counted, deciderOf } from './asking.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { cardRef } from './refs.ts';
import { steps } from './steps.ts';

export const words = defineWords<Venice>({
  // `gondola` is missing: some options and steps count their owner's two gondolas, others those of the whole table.
  refs: {
    seat: (seat) => `seat:${seat}`,
    side: (side) => `seat:${side}`,
    colour: (colour) => `colour:${colour}`,
    quay: (quay) => `quay:${quay}`,
    canal: (canal) => `canal:${canal}`,
    resource: (resource) => `resource:${resource}`,
    mission: (mission) => `mission:${mission}`,
    returned: (mission) => `mission:${mission}`,
    card: cardRef,
    letter: (letter) => `deck:${letter}`,
    tile: (tile) => `building:${tile}`,
    mover: (gondola) => `gondola:${gondola}`,
    moored: (gondola) => `gondola:${gondola}`,
  },
  steps,
  anytime: {
    favour: {
      sentence({ take }, asking) {
        const { view, content } = asking;
        const seat = deciderOf(asking);
        const { favourCoins, favourParchments } = content.numbers;
        const by = take === 'coins' ? favourCoins : parchmentsGained(playerOf(view, seat), favourParchments, content);
        return { key: `option.favour.${take}`, promises: counted(seat, take, by) };
      },
      things: (_option, asking) => [`favour:${deciderOf(asking)}`],
    },
  },
  events,
  names,
  meanwhile(view) {
    if (view.result !== null) return { key: 'prompt.over' };
    const step = askedStep(view);
    if (step === undefined) return { key: 'prompt.wait.table' };
    return { key: MEANWHILE[step.kind] ?? 'prompt.wait.turn', refs: { seat: `seat:${view.active}` } };
  },
  reasons: {
    'VEN-1.5': 'blocked.noIntrigue',
    'VEN-1.7': 'blocked.cannotPay',
    'VEN-1.12': 'blocked.supplyEmpty',
    'VEN-1.15': 'blocked.ownGondola',
    'VEN-1.21': 'blocked.bridged',
    'VEN-4.3': 'blocked.freshCard',
    'VEN-4.5': 'blocked.cannotStay',
    'VEN-5.3': 'blocked.canalTooDear',
    'VEN-5.6': 'blocked.usedCanal',
    'VEN-5.7': 'blocked.visited',
    'VEN-5.8': 'blocked.departure',
    'VEN-5.10': 'blocked.ownGondola',
    'VEN-5.11': 'blocked.noWayOn',
    'VEN-5.13': 'blocked.noWayOn',
    'VEN-6.6': 'blocked.noParchment',
    'VEN-7.6': 'blocked.otherBuilding',
    'VEN-7.7': 'blocked.cargoLacks',
    'VEN-7.8': 'blocked.parchmentsLack',
    'VEN-9.6': 'blocked.noCube',
    'VEN-11.24': 'blocked.handTooSmall',
    'VEN-13.8': 'blocked.noBridgeLeft',
    'VEN-14.3': 'blocked.taxTooHigh',
    'VEN-14.4': 'blocked.threeMissions',
    'VEN-14.6': 'blocked.noMissionLeft',
    'VEN-15.4': 'blocked.noInfluenceLeft',
    'VEN-15.18': 'blocked.tilesOnly',
    'VEN-15.22': 'blocked.noTarget',
    'VEN-21.3': 'blocked.thereAlready',
  },
});

/** Prompts of steps without a decision, where they are more than whose turn it is. */
const MEANWHILE: { readonly [Kind in Step['kind']]?: Venice['text'] } = {
  passed: 'prompt.wait.row',
  smugglerDraw: 'prompt.wait.smuggler',
  sail: 'prompt.wait.smuggler',
  dogeCards: 'prompt.wait.smuggler',
  dogeRefill: 'prompt.wait.smuggler',
  dogeArrives: 'prompt.wait.smuggler',
};
