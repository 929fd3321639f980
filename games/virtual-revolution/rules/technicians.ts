/** VR-25.24, 25.25, 25.28: what Hassan, Vicomte and Ivan do. */
import type { Seat, StepRules } from '@cabale/engine';
import type { Arr, Tables } from '../content/tables.ts';
import { discardVerse } from './belongings.ts';
import { canBenefit, flip, giveBonus } from './verse-bonuses.ts';
import { directorOf, playerOf, serverObstacle } from './counts.ts';
import { districtOf, neighboursOf } from './map.ts';
import { optionAt, orNone, SERVER, SERVER_TO, VERSE } from './offers.ts';
import { moveServer, placeServer, removeServer } from './pieces.ts';
import { isRowEmpty } from './row.ts';
import type { VirtualRevolution, Options, State } from './state.ts';

/** Hassan's ability: an own Online Verse whose bonus can do something (Q31). */
export const bonusAgainStep: StepRules<VirtualRevolution, 'bonusAgain'> = {
  options(state, _step, seat, content) {
    const options: Options['bonusAgain'][] = [];
    for (const { verse, online } of playerOf(state, seat).verses) {
      const { bonus } = content.verses[verse];
      if (online && bonus !== null && canBenefit(state, seat, bonus, content)) options.push(VERSE[verse]);
    }
    return orNone(options);
  },
  take(state, _step, seat, option, context) {
    const bonus = option.kind === 'verse' ? context.content.verses[option.verse].bonus : null;
    if (bonus !== null) giveBonus(state, seat, bonus, context);
  },
};

/** Hassan's promotion: the Mission need not be met. */
export const putOnlineStep: StepRules<VirtualRevolution, 'putOnline'> = {
  options: (state, _step, seat) =>
    playerOf(state, seat)
      .verses.filter(({ online }) => !online)
      .map(({ verse }) => VERSE[verse]),
  take(state, _step, seat, { verse }, context) {
    flip(state, seat, verse, context);
  },
};

/** Vicomte: a Server for a Verse of the row, or a Verse for a Server here; no price and no gains (Q28). */
export const tradeStep: StepRules<VirtualRevolution, 'trade'> = {
  options(state, _step, seat, content) {
    const options: Options['trade'][] = [];
    if (!isRowEmpty(state)) {
      for (let arr = 0; arr < state.servers.length; arr++)
        if (state.servers[arr] === seat) options.push(optionAt(SERVER, arr));
    }
    if (serverObstacle(state, seat, directorOf(state), false, content) === null) {
      for (const { verse } of playerOf(state, seat).verses) options.push(VERSE[verse]);
    }
    return orNone(options);
  },
  take(state, _step, seat, option, context) {
    switch (option.kind) {
      case 'server':
        removeServer(state, option.arr, context);
        context.next({ kind: 'takeVerse', seat });
        return;
      case 'verse':
        discardVerse(state, seat, option.verse, context);
        placeServer(state, seat, directorOf(state), context);
        return;
      case 'none':
    }
  },
};

/** Ivan: the conditions are those of the Server's owner (Q27). */
export const moveServerStep: StepRules<VirtualRevolution, 'moveServer'> = {
  options(state, _step, _seat, content) {
    const from = directorOf(state);
    const owner = state.servers[from] ?? null;
    const options: Options['moveServer'][] = [];
    if (owner === null) return options;
    for (const to of neighboursOf(from, content)) {
      if (canMoveServer(state, owner, from, to, content)) options.push(optionAt(SERVER_TO, to));
    }
    return orNone(options);
  },
  take(state, _step, _seat, option, context) {
    if (option.kind === 'serverTo') moveServer(state, directorOf(state), option.arr, context);
  },
};

function canMoveServer(state: State, owner: Seat, from: Arr, to: Arr, content: Tables): boolean {
  if (state.servers[to] !== null || state.owners[to] !== owner) return false;
  const district = districtOf(to, content);
  for (let arr = 0; arr < state.servers.length; arr++) {
    if (arr !== from && state.servers[arr] === owner && districtOf(arr, content) === district) return false;
  }
  return true;
}
