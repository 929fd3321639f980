/** Options of the eight Actions (MEC-11). */
import type { Sentence } from '@cabale/engine';
import type { Action, Character, Tables } from '../content/tables.ts';
import type { MecanisburgoView } from '../rules/state.ts';
import type { Counting } from './counting.ts';
import { askedStep, isEliteIn, isOnBoard, ownerOf, playerIn } from './figures.ts';
import type { OptionOfKind } from './options.ts';
import { actionRef, cardRef, seatRef } from './refs.ts';

type ActionOption = OptionOfKind<
  | 'assassinate'
  | 'secure'
  | 'save'
  | 'act'
  | 'actor'
  | 'targetCharacter'
  | 'targetProperty'
  | 'targetSeat'
  | 'steal'
  | 'disable'
  | 'killBoard'
  | 'enter'
>;

export function actionOptionSentence(
  option: ActionOption,
  view: MecanisburgoView,
  content: Tables,
  count: Counting,
): Sentence {
  switch (option.kind) {
    case 'assassinate':
      return {
        key: isOnBoard(view, option.character) ? 'option.assassinate.board' : 'option.assassinate.agent',
        refs: { character: cardRef(option.character), seat: seatRef(ownerOf(view, option.character)) },
      };
    case 'secure':
      return {
        key: 'option.secure',
        values: { by: content.properties[option.property].security },
        refs: { property: cardRef(option.property) },
      };
    case 'save':
      return { key: 'option.save', refs: { property: cardRef(option.property) } };
    case 'act':
      return { key: `option.act.${option.action}`, refs: { action: actionRef(option.action) } };
    case 'actor':
      return actorSentence(option.character, view, content, count);
    case 'targetCharacter':
      return {
        key: `option.target.${targetAction(view, 'seduction')}`,
        refs: { card: cardRef(option.character), seat: seatRef(ownerOf(view, option.character)) },
      };
    case 'targetProperty':
      return {
        key: `option.target.${targetAction(view, 'sabotage')}`,
        refs: { card: cardRef(option.property), seat: seatRef(ownerOf(view, option.property)) },
      };
    case 'targetSeat':
      return {
        key: 'option.target.hackerAttack',
        values: { cash: playerIn(view, option.seat)?.cash ?? 0 },
        refs: { seat: seatRef(option.seat) },
      };
    case 'steal':
      return stealSentence(view);
    case 'disable':
      return { key: 'option.disable' };
    case 'killBoard':
      return { key: 'option.killBoard', refs: { character: cardRef(option.character) } };
    case 'enter':
      return {
        key: isEliteIn(option.character, 'autowarrior', content) ? 'option.enter.elite' : 'option.enter.plain',
        refs: { character: cardRef(option.character) },
      };
  }
}

function actionAsked(view: MecanisburgoView): Action | undefined {
  const step = askedStep(view);
  return step !== undefined && 'action' in step ? step.action : undefined;
}

/** The elite add 1 to their total (MEC-11.2). */
function actorSentence(character: Character, view: MecanisburgoView, content: Tables, count: Counting): Sentence {
  const action = actionAsked(view) ?? 'business';
  const isElite = count.isEliteFor(character, action, content);
  return {
    key: isElite ? 'option.actor.elite' : 'option.actor.plain',
    refs: { character: cardRef(character), action: actionRef(action) },
  };
}

/** A trial tries Characters and Properties alike. */
function targetAction<Usual extends Action>(view: MecanisburgoView, usual: Usual): Usual | 'trial' {
  return actionAsked(view) === 'trial' ? 'trial' : usual;
}

function stealSentence(view: MecanisburgoView): Sentence {
  const step = askedStep(view);
  if (step?.kind !== 'hackerEffect') return { key: 'option.steal', values: { amount: 0 }, refs: { seat: seatRef(0) } };
  const amount = Math.min(step.amount, playerIn(view, step.victim)?.cash ?? 0);
  return { key: 'option.steal', values: { amount }, refs: { seat: seatRef(step.victim) } };
}
