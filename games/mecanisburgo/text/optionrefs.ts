/** The things on the table that each option touches: where it glows. */
import type { Ref } from '@cabale/engine';
import type { MecanisburgoView } from '../rules/state.ts';
import { askedStep, characterAt, deciderOf, playerIn } from './figures.ts';
import type { MecanisburgoOption } from './options.ts';
import {
  actionRef,
  answerRef,
  belongingRef,
  cardRef,
  contestRef,
  corpRef,
  pawnRef,
  projectRef,
  seatRef,
  sectorRef,
  valueRef,
} from './refs.ts';

export function refsOf(option: MecanisburgoOption, view: MecanisburgoView): readonly Ref[] {
  const seat = deciderOf(view);
  switch (option.kind) {
    case 'corporation':
      return [corpRef(option.corp)];
    case 'drop':
    case 'play':
    case 'discard':
      return [cardRef(option.card)];
    case 'place':
      return [sectorRef(option.sector)];
    case 'orderZone':
      return ['zone:order'];
    case 'pawn':
      return pawnRefs(view, seat, option.pawn);
    case 'fixCharacter':
    case 'copy':
    case 'leader':
    case 'assassinate':
    case 'dose':
    case 'lose':
    case 'actor':
    case 'targetCharacter':
    case 'killBoard':
    case 'enter':
    case 'dismiss':
    case 'promote':
    case 'giveUp':
    case 'commitCharacter':
      return [cardRef(option.character)];
    case 'fixProperty':
    case 'takeInitiative':
    case 'secure':
    case 'save':
    case 'engage':
    case 'drawBy':
    case 'robot':
    case 'targetProperty':
    case 'cashIn':
    case 'giveUpProperty':
    case 'commitProperty':
      return [cardRef(option.property)];
    case 'takeInitiativeBy':
    case 'engageProject':
    case 'drawByProject':
    case 'project':
    case 'commitProject':
      return [projectRef(option.project)];
    case 'announce':
      return [contestRef(option.type)];
    case 'fist':
    case 'commitAi':
      return [belongingRef('ais', seat)];
    case 'commitResearch':
      return [belongingRef('research', seat)];
    case 'card':
      return [valueRef(option.value)];
    case 'revive':
      return reviveRefs(option.by, view);
    case 'act':
      return [actionRef(option.action)];
    case 'targetSeat':
      return [seatRef(option.seat)];
    case 'repair':
      return [cardRef(option.property), cardRef(option.character)];
    case 'settle':
      return [sectorRef(option.sector), cardRef(option.card)];
    case 'none':
    case 'done':
    case 'pass':
    case 'payAll':
    case 'steal':
    case 'disable':
    case 'convert':
    case 'cancel':
    case 'leastWaste':
    case 'confirm':
      return [answerRef(option.kind)];
  }
}

/** The pawn, and the card of whoever it stands for. */
function pawnRefs(view: MecanisburgoView, seat: number, pawn: number): readonly Ref[] {
  const member = playerIn(view, seat)?.slots[pawn] ?? null;
  return member === null ? [pawnRef(seat, pawn)] : [pawnRef(seat, pawn), cardRef(member.character)];
}

function reviveRefs(by: 'skill' | 'project', view: MecanisburgoView): readonly Ref[] {
  const step = askedStep(view);
  const dying = step?.kind === 'revive' ? [cardRef(characterAt(view, step.seat, step.slot))] : [];
  return by === 'project' ? [projectRef('lazarius'), ...dying] : dying;
}
