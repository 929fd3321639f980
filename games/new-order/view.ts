/** Section 7 of RULES.md: what each seat knows. */
import type { Observer } from '@cabale/engine';
import { copyConsultants, copyHq, copySolo } from './clone.ts';
import { COLOURS, type Counts } from './content/tables.ts';
import { copyCounts, none, total } from './rules/counts.ts';
import type { NewOrderState, NewOrderView, Player, PlayerView } from './rules/state.ts';

export function view(state: NewOrderState, observer: Observer): NewOrderView {
  const isOver = state.result !== null;
  return {
    observer,
    stack: [...state.stack],
    types: state.types,
    colours: [...state.colours],
    agents: [...state.agents],
    supply: copyCounts(state.supply),
    agency: copyConsultants(state.agency),
    consultantTypes: state.consultantTypes,
    deckCount: state.deck.length,
    unseen: unseenBy(state, observer),
    display: [...state.display],
    box: copyCounts(state.box),
    players: state.players.map((player, seat) => playerSeenBy(player, seat === observer, isOver)),
    hqs: state.hqs.map(copyHq),
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

/** The deck, and what is not known of hands one does not see. */
function unseenBy({ deck, players }: NewOrderState, observer: Observer): Counts {
  const unseen = none();
  for (const colour of deck) unseen[colour]++;
  for (const [seat, { hand, known }] of players.entries()) {
    if (seat === observer) continue;
    for (const colour of COLOURS) unseen[colour] += hand[colour] - known[colour];
  }
  return unseen;
}

function playerSeenBy(player: Player, isOwner: boolean, isOver: boolean): PlayerView {
  const { hand, known, objectives, doubles, resigned } = player;
  return {
    handCount: total(hand),
    hand: isOwner ? copyCounts(hand) : null,
    known: copyCounts(known),
    // NO-9.17.
    objectives: isOwner || isOver ? objectives : null,
    doubles: isOwner ? doubles : null,
    doublesCount: doubles.length,
    resigned,
  };
}
