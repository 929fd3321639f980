/** VR-28 and VR-6.10 to 6.13: using Titles. */
import type { Anytime, Seat, StepRules } from '@cabale/engine';
import { DISTRICTS, type District, type Tables } from '../content/tables.ts';
import { discardVerse } from './belongings.ts';
import { drawable, drawCorruption } from './corruption.ts';
import { playerOf, serversOf, serviceOf } from './counts.ts';
import { lookAtNecro } from './necro.ts';
import { AGENT, NOTHING, optionAt, SERVER, TITLE, VERSE } from './offers.ts';
import { removeServer } from './pieces.ts';
import { gain } from './quantities.ts';
import type { Context, FreeAction, Options, State, VirtualRevolution } from './state.ts';

type TitleAction = Extract<FreeAction, { kind: 'title' }>;

/** VR-28.2. */
export const PI_CARDS = 2;

export const title: Anytime<VirtualRevolution, TitleAction> = {
  options(state, _step, seat, content) {
    if (!holdsAny(state, seat)) return NOTHING;
    let options: TitleAction[] | undefined;
    for (let index = 0; index < DISTRICTS.length; index++) {
      const district = DISTRICTS[index] as District;
      if (state.titles[district] === seat && isUsable(state, seat, district, content)) {
        (options ??= []).push(TITLE[district]);
      }
    }
    return options ?? NOTHING;
  },
  blocked(state, _step, seat) {
    const { titlesUsed } = playerOf(state, seat);
    return titlesUsed.flatMap((district) =>
      state.titles[district] === seat ? [{ option: TITLE[district], rule: 'VR-6.10' }] : [],
    );
  },
  take(state, seat, { district }, context) {
    exhaustTitle(state, seat, district, context);
    const { content } = context;
    switch (content.titles[district].effect) {
      case 'look':
        lookAtNecro(state, seat, context);
        return;
      case 'swapCorruption':
        drawCorruption(state, seat, context, PI_CARDS);
        context.next({ kind: 'discard', seat, left: PI_CARDS });
        return;
      case 'sell':
        context.next({ kind: 'sell', seat });
        return;
      case 'ready':
        context.next({ kind: 'readyOne', seat });
        return;
      case 'work':
        gain(state, seat, 'euros', content.numbers.workTitle, 'title', context);
        return;
      // One is used in a Search or an attack, the other while building.
      case 'protect':
      case 'noToken':
    }
  },
};

/** A fast check, because it is made at almost every step and most seats hold no Title. */
function holdsAny({ titles: { PI, ND, QL, CE, MA, DR, NA } }: State, seat: Seat): boolean {
  return PI === seat || ND === seat || QL === seat || CE === seat || MA === seat || DR === seat || NA === seat;
}

/** VR-28, Q103: not used this round, and with an effect now. */
function isUsable(state: State, seat: Seat, district: District, content: Tables): boolean {
  const player = playerOf(state, seat);
  if (player.titlesUsed.includes(district)) return false;
  switch (content.titles[district].effect) {
    case 'look':
      return !player.necroSeen && state.necroPile.length > 0;
    case 'swapCorruption':
      return drawable(state) + player.corruption.length > 0;
    case 'sell':
      return player.verses.length > 0 || serversOf(state, seat) > 0;
    case 'ready':
      return player.service.some(({ ready }) => !ready);
    case 'work':
      return state.performed.some(({ action, titles }) => action === 'work' && titles.includes(district));
    case 'protect':
    case 'noToken':
      return false;
  }
}

export function exhaustTitle(state: State, seat: Seat, district: District, context: Context): void {
  playerOf(state, seat).titlesUsed.push(district);
  context.emit({ kind: 'titleUsed', seat, district });
}

/** VR-28.4. */
export const sellStep: StepRules<VirtualRevolution, 'sell'> = {
  options(state, _step, seat) {
    const options: Options['sell'][] = [];
    for (let arr = 0; arr < state.servers.length; arr++)
      if (state.servers[arr] === seat) options.push(optionAt(SERVER, arr));
    for (const { verse } of playerOf(state, seat).verses) options.push(VERSE[verse]);
    return options;
  },
  askLone: true,
  take(state, _step, seat, option, context) {
    if (option.kind === 'server') removeServer(state, option.arr, context);
    else discardVerse(state, seat, option.verse, context);
    gain(state, seat, 'euros', context.content.numbers.titleEuros, 'title', context);
  },
};

/** VR-28.5, 16.3. */
export const readyOneStep: StepRules<VirtualRevolution, 'readyOne'> = {
  options(state, _step, seat) {
    const exhausted = playerOf(state, seat).service.filter(({ ready }) => !ready);
    return exhausted.map(({ agent }) => AGENT[agent]);
  },
  take(state, _step, seat, { agent }, context) {
    const found = serviceOf(playerOf(state, seat), agent);
    if (found !== undefined) found.ready = true;
    context.emit({ kind: 'agentReadied', seat, agent });
  },
};
