import { copyWords, type DeepReadonly } from '@cabale/engine';
import type {
  Contest,
  Duel,
  HandCard,
  Holding,
  MecanisburgoState,
  Member,
  Player,
  SectorState,
  Works,
} from './rules/state.ts';

/** Copies what the rules change in place; steps, events and results are only ever replaced. */
export function clone(state: MecanisburgoState): MecanisburgoState {
  const { random, players, sectors, dealt } = state;
  return {
    seats: state.seats,
    stack: state.stack.slice(),
    random: copyWords(random),
    sealed: state.sealed === null ? null : state.sealed.slice(),
    round: state.round,
    phase: state.phase,
    finalStep: state.finalStep,
    order: state.order.slice(),
    orderZone: state.orderZone.slice(),
    players: copies(players, copyPlayer),
    sectors: copies(sectors, copySector),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    darkDiscard: state.darkDiscard.slice(),
    randomDeck: state.randomDeck.slice(),
    randomDiscard: state.randomDiscard.slice(),
    victoryDeck: state.victoryDeck.slice(),
    victories: state.victories.slice(),
    box: state.box.slice(),
    blackMarket: state.blackMarket.slice(),
    projects: state.projects.slice(),
    shuttle: state.shuttle,
    minisub: state.minisub,
    dealt: copies(dealt, (cards) => cards.slice()),
    aside: state.aside.slice(),
    contest: copyContest(state.contest),
    duel: copyDuel(state.duel),
    turn: state.turn,
    result: state.result,
  };
}

export function copies<V>(items: readonly V[], copy: (item: V) => V): V[] {
  const list: V[] = [];
  for (let index = 0; index < items.length; index++) list.push(copy(items[index] as V));
  return list;
}

function copyPlayer(player: Player): Player {
  return {
    corp: player.corp,
    cash: player.cash,
    slots: copies(player.slots, copyMember),
    holdings: copies(player.holdings, copyHolding),
    works: copies(player.works, copyWorks),
    threats: player.threats.slice(),
    corporate: player.corporate,
    ais: player.ais,
    aisAt: player.aisAt.slice(),
    aisDisabledUntil: player.aisDisabledUntil,
    actionCards: player.actionCards.slice(),
    hand: copies(player.hand, copyHandCard),
    pawns: player.pawns.slice(),
    available: player.available,
    revealed: player.revealed,
    hasPassed: player.hasPassed,
    research: player.research,
    target: player.target,
    committed: player.committed.slice(),
    committedAis: player.committedAis,
    mayThreaten: player.mayThreaten,
    eliminated: player.eliminated,
    resigned: player.resigned,
  };
}

export function copyMember(member: Member | null): Member | null {
  if (member === null) return null;
  return {
    character: member.character,
    paid: member.paid,
    acted: member.acted,
    engaged: member.engaged,
    copies: member.copies,
  };
}

export function copyHolding({ property, engaged, at, cancelled, markers }: Holding): Holding {
  return { property, engaged, at, cancelled, markers };
}

export function copyWorks({ project, engaged, at }: Works): Works {
  return { project, engaged, at };
}

function copyHandCard({ card, isKnown, isFresh }: HandCard): HandCard {
  return { card, isKnown, isFresh };
}

function copySector(sector: SectorState): SectorState {
  return {
    card: sector.card,
    dark: sector.dark.slice(),
    forbidden: sector.forbidden,
    pawns: sector.pawns.slice(),
    controller: sector.controller,
    threatener: sector.threatener,
  };
}

export function copyContest(contest: DeepReadonly<Contest> | null): Contest | null {
  if (contest === null) return null;
  return {
    sector: contest.sector,
    kind: contest.kind,
    event: contest.event,
    stage: contest.stage,
    order: contest.order.slice(),
    type: contest.type,
    isPeaceful: contest.isPeaceful,
    isRevealed: contest.isRevealed,
    leaders: contest.leaders.slice(),
    converted: contest.converted,
    attempts: contest.attempts.slice(),
    doomed: contest.doomed.slice(),
    doses: contest.doses.slice(),
    cards: contest.cards.slice(),
    totals: contest.totals.slice(),
    strengths: contest.strengths.slice(),
    winner: contest.winner,
  };
}

export function copyDuel(duel: DeepReadonly<Duel> | null): Duel | null {
  if (duel === null) return null;
  return {
    action: duel.action,
    sector: duel.sector,
    sides: duel.sides.slice(),
    target: duel.target,
    cards: duel.cards.slice(),
    randoms: duel.randoms.slice(),
    totals: duel.totals.slice(),
  };
}
