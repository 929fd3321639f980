/** VR-13.11, 14.5, 17.11, Q82: gaining and losing Verses, Agents and Boosts. */
import type { Seat } from '@cabale/engine';
import { BOOST_CARDS, type Agent, type Boost, type BoostCard, type Verse } from '../content/tables.ts';
import { removeFrom } from './corruption.ts';
import { isBoostCard, ownVerse, playerOf } from './counts.ts';
import { discardUnder } from './row.ts';
import type { Context, Player, State } from './state.ts';

/** VR-13.5, 13.6: Loading, or Online immediately where there is no Mission. */
export function acquireVerse(state: State, seat: Seat, verse: Verse, context: Context): void {
  const online = context.content.verses[verse].mission === null;
  playerOf(state, seat).verses.push({ verse, online, recorded: false });
  context.emit({ kind: 'verseTaken', seat, verse });
  if (online) context.emit({ kind: 'verseOnline', seat, verse });
}

/** VR-13.11: its records are erased. */
export function discardVerse(state: State, seat: Seat, verse: Verse, context: Context): void {
  const player = playerOf(state, seat);
  removeFrom(player.verses, ownVerse(player, verse));
  context.emit({ kind: 'verseDiscarded', seat, verse });
  discardUnder(state, verse, context);
}

export function leaveService({ service }: Player, agent: Agent): void {
  const place = service.findIndex((each) => each.agent === agent);
  if (place < 0) throw new Error(`${agent} is not in service`);
  service.splice(place, 1);
}

export function discardAgent(state: State, seat: Seat, agent: Agent, context: Context): void {
  leaveService(playerOf(state, seat), agent);
  state.agentDiscard.push(agent);
  context.emit({ kind: 'agentDiscarded', seat, agent });
}

/** A Boost card returns to the pool; an Agent goes to the discard and loses its free type (Q25). */
export function discardBoost(state: State, seat: Seat, boost: Boost, context: Context): void {
  const { boosts, freeTypes } = playerOf(state, seat);
  removeFrom(boosts, boost);
  if (isBoostCard(boost)) returnBoost(state.boostPool, boost);
  else {
    state.agentDiscard.push(boost);
    if (freeTypes.includes(boost)) removeFrom(freeTypes, boost);
  }
  context.emit({ kind: 'boostDiscarded', seat, boost });
}

/** The pool is in the order of the cards. */
function returnBoost(pool: BoostCard[], boost: BoostCard): void {
  pool.push(boost);
  pool.sort((left, right) => BOOST_CARDS.indexOf(left) - BOOST_CARDS.indexOf(right));
}
