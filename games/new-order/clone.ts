import { copyWords } from '@cabale/engine';
import type { Consultant } from './content/tables.ts';
import { copyCounts } from './rules/counts.ts';
import type { Hq, NewOrderState, Player, Solo } from './rules/state.ts';

/** Copies what the rules change in place; steps, objectives and results are only ever replaced. */
export function clone(state: NewOrderState): NewOrderState {
  const { random, players, hqs } = state;
  const playersCopy: Player[] = [];
  for (let seat = 0; seat < players.length; seat++) playersCopy.push(copyPlayer(players[seat] as Player));
  const hqsCopy: Hq[] = [];
  for (let hq = 0; hq < hqs.length; hq++) hqsCopy.push(copyHq(hqs[hq] as Hq));
  return {
    seats: state.seats,
    stack: state.stack.slice(),
    random: copyWords(random),
    sealed: null,
    types: state.types,
    colours: state.colours.slice(),
    agents: state.agents.slice(),
    supply: copyCounts(state.supply),
    agency: copyConsultants(state.agency),
    consultantTypes: state.consultantTypes,
    deck: state.deck.slice(),
    display: state.display.slice(),
    box: copyCounts(state.box),
    players: playersCopy,
    hqs: hqsCopy,
    solo: copySolo(state.solo),
    sodAbilities: state.sodAbilities,
    active: state.active,
    turn: state.turn,
    used: state.used,
    endedBy: state.endedBy,
    turnsLeft: state.turnsLeft,
    result: state.result,
  };
}

function copyPlayer({ hand, known, objectives, doubles, resigned }: Player): Player {
  return { hand: copyCounts(hand), known: copyCounts(known), objectives, doubles, resigned };
}

export function copyHq({ up, tilted, captured, consultants }: Hq): Hq {
  return {
    up: copyCounts(up),
    tilted: copyCounts(tilted),
    captured: copyCounts(captured),
    consultants: copyConsultants(consultants),
  };
}

export function copyConsultants({
  MC,
  NE,
  CL,
  MI,
  TS,
  CM,
  CA,
}: Readonly<Record<Consultant, number>>): Record<Consultant, number> {
  return { MC, NE, CL, MI, TS, CM, CA };
}

export function copySolo(solo: Solo | null): Solo | null {
  return solo === null ? null : { own: solo.own, objectives: solo.objectives, marker: solo.marker };
}
