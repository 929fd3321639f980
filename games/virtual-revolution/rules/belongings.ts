/** VR-13.11, 14.5, 17.11, Q82: Verses, Agents and Boosts come to a player and leave again. */
import type { Seat, Table } from '@cabale/engine';
import { BOOST_CARDS, type Agent, type Boost, type BoostCard, type Verse } from '../content/tables.ts';
import { removeFrom } from './corruption.ts';
import { isBoostCard, ownVerse, playerOf } from './counts.ts';
import { putUnder } from './row.ts';
import type { Player, VirtualRevolution, VirtualRevolutionState } from './state.ts';

type TheTable = Table<VirtualRevolution>;

/** VR-13.5, 13.6: Loading, or Online at once where there is no Mission. */
export function acquireVerse(state: VirtualRevolutionState, seat: Seat, verse: Verse, table: TheTable): void {
  const online = table.content.verses[verse].mission === null;
  playerOf(state, seat).verses.push({ verse, online, recorded: false });
  table.tell({ kind: 'verseTaken', seat, verse });
  if (online) table.tell({ kind: 'verseOnline', seat, verse });
}

/** VR-13.11: its records are erased. */
export function discardVerse(state: VirtualRevolutionState, seat: Seat, verse: Verse, table: TheTable): void {
  const player = playerOf(state, seat);
  removeFrom(player.verses, ownVerse(player, verse));
  putUnder(state, verse);
  table.tell({ kind: 'verseDiscarded', seat, verse });
}

export function leaveService({ service }: Player, agent: Agent): void {
  const place = service.findIndex((each) => each.agent === agent);
  if (place < 0) throw new Error(`${agent} is not in service`);
  service.splice(place, 1);
}

export function discardAgent(state: VirtualRevolutionState, seat: Seat, agent: Agent, table: TheTable): void {
  leaveService(playerOf(state, seat), agent);
  state.agentDiscard.push(agent);
  table.tell({ kind: 'agentDiscarded', seat, agent });
}

/** A card is there for all again; an Agent goes to the discard, its free type forgotten (Q25). */
export function discardBoost(state: VirtualRevolutionState, seat: Seat, boost: Boost, table: TheTable): void {
  const { boosts, freeTypes } = playerOf(state, seat);
  removeFrom(boosts, boost);
  if (isBoostCard(boost)) returnBoost(state.boostPool, boost);
  else {
    state.agentDiscard.push(boost);
    if (freeTypes.includes(boost)) removeFrom(freeTypes, boost);
  }
  table.tell({ kind: 'boostDiscarded', seat, boost });
}

/** In the order of the cards. */
function returnBoost(pool: BoostCard[], boost: BoostCard): void {
  pool.push(boost);
  pool.sort((left, right) => BOOST_CARDS.indexOf(left) - BOOST_CARDS.indexOf(right));
}
