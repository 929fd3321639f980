/** VR-13: flipping Verses Online and exchanging them. */
import type { Anytime, Seat } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import { discardVerse } from './belongings.ts';
import { flip } from './verse-bonuses.ts';
import { playerOf } from './counts.ts';
import { progressOf } from './missions.ts';
import { EXCHANGE, NOTHING, ONLINE } from './offers.ts';
import { gain } from './quantities.ts';
import type { FreeAction, OwnedVerse, VirtualRevolution, Open } from './state.ts';

type OnlineAction = Extract<FreeAction, { kind: 'online' }>;
type ExchangeAction = Extract<FreeAction, { kind: 'exchange' }>;

/** VR-13.2 to 13.5. */
export const online: Anytime<VirtualRevolution, OnlineAction> = {
  options(state, _step, seat, content) {
    const { verses } = playerOf(state, seat);
    let options: OnlineAction[] | undefined;
    for (let index = 0; index < verses.length; index++) {
      const own = verses[index] as OwnedVerse;
      if (!own.online && isMissionMet(state, seat, own, content)) (options ??= []).push(ONLINE[own.verse]);
    }
    return options ?? NOTHING;
  },
  blocked(state, _step, seat, content) {
    return playerOf(state, seat).verses.flatMap((own) =>
      own.online || isMissionMet(state, seat, own, content) ? [] : [{ option: ONLINE[own.verse], rule: 'VR-13.8' }],
    );
  },
  take(state, seat, { verse }, context) {
    flip(state, seat, verse, context);
  },
};

/** VR-13.10, Q71. */
export const exchange: Anytime<VirtualRevolution, ExchangeAction> = {
  options(state, _step, seat) {
    const { verses } = playerOf(state, seat);
    if (verses.length === 0) return NOTHING;
    const options: ExchangeAction[] = [];
    for (let index = 0; index < verses.length; index++) options.push(EXCHANGE[(verses[index] as OwnedVerse).verse]);
    return options;
  },
  take(state, seat, { verse }, context) {
    discardVerse(state, seat, verse, context);
    gain(state, seat, 'immunity', 1, 'exchange', context);
  },
};

function isMissionMet(open: Open, seat: Seat, own: OwnedVerse, content: Tables): boolean {
  const { done, all } = progressOf(open, seat, own, 0, content);
  return done >= all;
}
