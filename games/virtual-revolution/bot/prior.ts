/** Prior probabilities of options: rules of thumb of a sensible player (RULES.md, section 9). */
import type { OptionOf, Seat } from '@cabale/engine';
import type { Action, Arr, Tables, Verse } from '../content/tables.ts';
import { controls, directorOf, hasForeignTokens, missesIn, playerOf, serverObstacle } from '../rules/counts.ts';
import { arrsOf, districtOf, neighboursOf } from '../rules/map.ts';
import type { Player, VirtualRevolution, State, Step } from '../rules/state.ts';

type Option = OptionOf<VirtualRevolution>;

/** Not 0, so that rollouts still choose it sometimes. */
const UNLIKELY = 0.02;

export function prior(state: State, step: Step, seat: Seat, option: Option, content: Tables): number {
  const player = playerOf(state, seat);
  switch (option.kind) {
    case 'director':
      return directorPrior(state, seat, option.arr, content);
    case 'add':
      return isNearSearch(state, player, content) ? 0.3 : controlPrior(state, seat, directorOf(state), content);
    case 'addAt':
      return 0.3 + controlPrior(state, seat, option.arr, content);
    case 'eliminate':
      return isNearSearch(state, player, content) ? 0.1 : eliminatePrior(state, seat, directorOf(state), content);
    case 'eliminateAt':
      return eliminatePrior(state, seat, option.arr, content);
    case 'move':
      return movePrior(state, seat, option.from, directorOf(state), content);
    case 'perform':
      return actionPrior(state, player, option.action, content);
    case 'none':
      return step.kind === 'action' ? UNLIKELY : step.kind === 'influence' ? 0.5 : 0.3;
    case 'endTurn':
      return 0.5;
    case 'online':
      return 12;
    case 'use':
    case 'title':
      return 4;
    case 'promote':
      return promotionPrior(state, player, content);
    case 'recycle':
      return option.into === 'immunity' ? 1.5 : option.into === 'discard' && player.corruption.length > 2 ? 2 : 0.3;
    case 'exchange':
      return UNLIKELY;
    case 'bonusAgent':
    case 'bonusTitle':
    case 'apply':
    case 'replaceBy':
    case 'donateBy':
    case 'save':
      return 4;
    case 'proceed':
    case 'pay':
      return 2;
    case 'stop':
    case 'enough':
      return 0.5;
    case 'renewPaid':
      return 0.1;
    case 'donate':
      return player.corruption.length > 2 ? 3 * option.cards : 0.5;
    case 'buyImmunity':
      return player.immunity < 3 ? 1.5 : 0.3;
    case 'verse': {
      const worth = versePrior(state, player, option.verse, content);
      return isLoss(step) ? 1 / worth : worth;
    }
    case 'hire':
      return 1;
    case 'without':
    case 'retire':
      return 0.4;
    case 'becomeBoost':
      return state.round < content.numbers.rounds ? 2 : 0.3;
    case 'suffer':
      return 0.6;
    case 'immunity':
      return step.kind === 'suffer' ? 1.5 : 0.5;
    case 'token':
    case 'arr':
      return 1 / (0.3 + controlPrior(state, seat, option.arr, content));
    case 'avoid':
      return option.immunity === 0 ? 1 : 1.2;
    case 'position':
      return 1 / (1 + option.position);
    case 'from':
    case 'to':
    case 'card':
    case 'agent':
    case 'boost':
    case 'loseBoost':
    case 'server':
    case 'serverTo':
    case 'discard':
    case 'under':
    case 'renew':
      return 1;
  }
}

/** A Verse is given up here, not gained. */
function isLoss({ kind }: Step): boolean {
  return kind === 'lose' || kind === 'sell' || kind === 'trade';
}

/** Whether one more Corruption card would cause a Search. */
function isNearSearch({ round }: State, { corruption }: Player, { numbers }: Tables): boolean {
  return corruption.length >= (round === numbers.rounds ? 1 : numbers.searchAt - 1);
}

/** The worth of an arrondissement, highest where it completes a district. */
function controlPrior(state: State, seat: Seat, arr: Arr, content: Tables): number {
  if (controls(state, seat, arr)) return 0.25;
  const missing = missesIn(state, seat, arrsOf(districtOf(arr, content), content));
  return missing === 1 ? 6 : missing === 2 ? 1.8 : 1;
}

function eliminatePrior(state: State, seat: Seat, arr: Arr, content: Tables): number {
  const owner = state.owners[arr] ?? null;
  if (owner === null || owner === seat) return UNLIKELY;
  const theirs = missesIn(state, owner, arrsOf(districtOf(arr, content), content));
  const own = missesIn(state, seat, arrsOf(districtOf(arr, content), content));
  return (theirs === 0 ? 4 : theirs === 1 ? 1.2 : 0.4) + (own <= 2 ? 0.8 : 0);
}

/** Best from where it is not needed to where it completes a district. */
function movePrior(state: State, seat: Seat, from: Arr, to: Arr, content: Tables): number {
  const isSpare = (state.tokens[from] ?? 0) > 1 || state.servers[from] === seat;
  return 0.1 + controlPrior(state, seat, to, content) * (isSpare ? 1 : 0.25);
}

/** Best where the Director serves both the Influence phase and the Action. */
function directorPrior(state: State, seat: Seat, arr: Arr, content: Tables): number {
  const player = playerOf(state, seat);
  let worth = 0.3 + 0.7 * controlPrior(state, seat, arr, content) * (hasForeignTokens(state, seat, arr) ? 0.3 : 1);
  if (player.euros >= content.numbers.build.base && serverObstacle(state, seat, arr, false, content) === null)
    worth += 3;
  if (player.service.length < content.numbers.service && player.euros >= content.numbers.recruit.base) {
    for (const place of state.places) {
      if (place !== null && (place === arr || neighboursOf(arr, content).includes(place))) worth += 0.6;
    }
  }
  return worth;
}

function actionPrior(state: State, player: Player, action: Action, content: Tables): number {
  const isLate = state.round >= content.numbers.rounds - 1;
  switch (action) {
    case 'build':
      return 8;
    case 'create':
      return isLate ? 6 : 4;
    case 'recruit':
      return isLate ? 2.5 : 3.5;
    case 'work':
      return state.round === content.numbers.rounds ? 0.6 : 1.5;
    case 'donate':
      return player.corruption.length >= content.numbers.searchAt - 1 ? 5 : player.corruption.length > 1 ? 0.8 : 0.1;
  }
}

/** High in the last round; before, higher where it frees a place in service. */
function promotionPrior({ round }: State, { service }: Player, { numbers }: Tables): number {
  if (round === numbers.rounds) return 2;
  return service.length >= numbers.service ? 1 : 0.3;
}

/** Higher without a Mission, and for genres the player has. */
function versePrior(state: State, { verses }: Player, verse: Verse, { verses: cards, numbers }: Tables): number {
  const { mission, genre } = cards[verse];
  const isLast = state.round === numbers.rounds;
  const sameGenre = verses.filter((own) => cards[own.verse].genre === genre).length;
  return (mission === null ? 2 : isLast ? 0.6 : 1.2) + 0.3 * sameGenre;
}
