/** VR-2.14 to 2.17 and VR-23.2 to 23.5: the Agents on offer, and where they stand. */
import type { Agent } from '../content/tables.ts';
import { specialCard } from './map.ts';
import type { Context, State } from './state.ts';

/** Fills slot by slot, until the deck is empty. */
export function layOutAgents(state: State, context: Context): void {
  const { slots, places, agentDeck, agentDiscard, locationDeck } = state;
  for (let slot = 0; slot < slots.length; slot++) {
    const agent = agentDeck.pop();
    const arr = locationDeck.pop();
    if (agent === undefined || arr === undefined) return;
    if (arr === specialCard(context.content)) {
      agentDiscard.push(agent);
      context.emit({ kind: 'agentIntercepted', agent, slot });
    } else {
      slots[slot] = agent;
      places[slot] = arr;
      context.emit({ kind: 'agentCame', agent, slot, arr });
    }
  }
}

/** VR-23.2. */
export function clearAgents(state: State, context: Context): void {
  const { slots, places, agentDiscard } = state;
  for (let slot = 0; slot < slots.length; slot++) {
    const agent = slots[slot] ?? null;
    if (agent === null) continue;
    slots[slot] = null;
    places[slot] = null;
    agentDiscard.push(agent);
    context.emit({ kind: 'agentDiscarded', seat: null, agent });
  }
}

/** VR-10.3: the slot stays empty, and its Location token leaves the map. */
export function leaveSlot(state: State, agent: Agent): number {
  const slot = state.slots.indexOf(agent);
  if (slot < 0) throw new Error(`${agent} is not on offer`);
  state.slots[slot] = null;
  state.places[slot] = null;
  return slot;
}
