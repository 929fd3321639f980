/** VR-1.13, 19.9: what a Search or an attack takes, and what Quartier Latin keeps (VR-28.3). */
import type { Seat, StepRules } from '@cabale/engine';
import type { Agent, Boost, District, Tables } from '../content/tables.ts';
import { discardAgent, discardBoost, discardVerse } from './belongings.ts';
import { boostEffect, playerOf, usableTitle } from './counts.ts';
import { districtOf } from './map.ts';
import { AGENT, ARR, LOSE_BOOST, NONE, optionAt, SAVE, SERVER, TOKEN, VERSE } from './offers.ts';
import { eliminateTokens, removeServer } from './pieces.ts';
import { exhaustTitle } from './titles.ts';
import type { Context, Loss, Options, State, VirtualRevolution } from './state.ts';

type LoseOption = Options['lose'];

export const loseStep: StepRules<VirtualRevolution, 'lose'> = {
  options: (state, { what }, seat, content) => piecesFor(state, seat, what, content),
  take(state, _step, seat, option, context) {
    switch (option.kind) {
      case 'token':
        eliminateTokens(state, seat, option.arr, 1, context);
        return;
      case 'arr':
        eliminateTokens(state, seat, option.arr, state.tokens[option.arr] ?? 0, context);
        return;
      case 'server':
        removeServer(state, option.arr, context);
        return;
      case 'verse':
        discardVerse(state, seat, option.verse, context);
        return;
      case 'agent':
        discardOrAsk(state, seat, { agent: option.agent, boost: null }, context);
        return;
      case 'loseBoost':
        discardOrAsk(state, seat, { agent: null, boost: option.boost }, context);
    }
  },
};

/** The pieces of which one is lost. */
export function piecesFor(state: State, seat: Seat, what: Loss, content: Tables): readonly LoseOption[] {
  const { service, boosts, verses } = playerOf(state, seat);
  const options: LoseOption[] = [];
  switch (what.kind) {
    case 'token':
      listArrs(state.owners, seat, what.districts, content, TOKEN, options);
      return options;
    case 'arr':
      listArrs(state.owners, seat, 'any', content, ARR, options);
      return options;
    case 'server':
      listArrs(state.servers, seat, what.districts, content, SERVER, options);
      return options;
    case 'verse':
      for (const { verse } of verses) {
        if (what.genres === 'any' || what.genres.includes(content.verses[verse].genre)) options.push(VERSE[verse]);
      }
      return options;
    case 'agent':
      for (const { agent } of service) {
        if (what.type === 'any' || content.agents[agent].type === what.type) options.push(AGENT[agent]);
      }
      return options;
    case 'boost':
      for (const boost of boosts) {
        const { action } = boostEffect(boost, content);
        if (what.actions === 'any' || what.actions.includes(action)) options.push(LOSE_BOOST[boost]);
      }
      return options;
  }
}

/** Adds the arrondissements of some Districts where the seat has a token, or a Server. */
function listArrs(
  holders: readonly (Seat | null)[],
  seat: Seat,
  districts: readonly District[] | 'any',
  content: Tables,
  offers: readonly LoseOption[],
  options: LoseOption[],
): void {
  for (let arr = 0; arr < holders.length; arr++) {
    if (holders[arr] !== seat) continue;
    if (districts === 'any' || districts.includes(districtOf(arr, content))) options.push(optionAt(offers, arr));
  }
}

interface Threatened {
  readonly agent: Agent | null;
  readonly boost: Boost | null;
}

/** Q48: players who may still use Quartier Latin are asked. */
function discardOrAsk(state: State, seat: Seat, threatened: Threatened, context: Context): void {
  if (usableTitle(state, seat, 'protect', context.content) === null) discard(state, seat, threatened, context);
  else context.next({ kind: 'save', seat, ...threatened });
}

function discard(state: State, seat: Seat, { agent, boost }: Threatened, context: Context): void {
  if (agent !== null) discardAgent(state, seat, agent, context);
  if (boost !== null) discardBoost(state, seat, boost, context);
}

export const saveStep: StepRules<VirtualRevolution, 'save'> = {
  options: () => [SAVE, NONE],
  take(state, step, seat, option, context) {
    const district = usableTitle(state, seat, 'protect', context.content);
    const card = step.agent ?? step.boost;
    if (option.kind === 'none' || district === null || card === null) {
      discard(state, seat, step, context);
      return;
    }
    exhaustTitle(state, seat, district, context);
    context.emit({ kind: 'saved', seat, card });
  },
};
