/** Block 8, copying a played or a River card. */
import type { StepOf, StepRules } from '@cabale/engine';
import type { Card, CardId, CardType } from '../content/card.ts';
import { canCopyRiver, cardOf, copiable, isCopy, isTypeOpen, playerOf, riverCard } from './counts.ts';
import { askFor, DECLINE, lockType, trigger } from './effects.ts';
import { optionsByCard } from './merge.ts';
import { type Context, POSITIONS, type San, type State } from './state.ts';

const optionToCopy = optionsByCard('copyPlayed');
const COPY_RIVER = POSITIONS.map((position) => ({ kind: 'copyRiver', position }) as const);

/** SAN-8.10 to 8.16. The locked type does not matter: the target has already been played (Q28). */
export const copyPlayedStep: StepRules<San, 'copyPlayed'> = {
  options(state, { played }, seat, content) {
    const targets = playerOf(state, seat).play.filter(
      (entry, index) => index !== played && copiable(content, entry).length > 0,
    );
    return targets.length === 0 ? [] : [...targets.map((entry) => optionToCopy(entry.card)), DECLINE];
  },
  take(state, step, seat, option, context) {
    if (option.kind === 'decline') {
      context.emit({ kind: 'declined', seat, effect: 'copyPlayed' });
      return;
    }
    const target = playerOf(state, seat).play.find((entry) => entry.card === option.card);
    if (target === undefined) throw new Error(`${option.card} is not in the play area`);
    const sources = copiable(context.content, target).map((id) => cardOf(context.content, id));
    const discrete = sources.flatMap((card) => card.discrete).filter((effect) => !isCopy(effect));
    copy(state, step, target.card, target.type, sources, context);
    askFor(discrete, step.played, context);
  },
};

/** SAN-8.17 to 8.22. */
export const copyRiverStep: StepRules<San, 'copyRiver'> = {
  options(state, { played }, _seat, content) {
    const open = COPY_RIVER.filter(({ position }) => canCopyRiver(state, content, played, position));
    return open.length === 0 ? [] : [...open, DECLINE];
  },
  take(state, step, seat, option, context) {
    const target = option.kind === 'decline' ? null : riverCard(state, option.position);
    if (target === null) {
      context.emit({ kind: 'declined', seat, effect: 'copyRiver' });
      return;
    }
    const card = cardOf(context.content, target);
    lockType(state, card);
    copy(state, step, target, card.type, [card], context);
    askFor(card.discrete, step.played, context);
  },
  blocked: (state, { played }, _seat, content) =>
    COPY_RIVER.filter(({ position }) => !canCopyRiver(state, content, played, position)).map((option) => {
      const id = riverCard(state, option.position);
      const locked = id !== null && !isTypeOpen(state, cardOf(content, id));
      return { option, rule: locked ? 'SAN-8.18' : 'SAN-8.22' };
    }),
};

/** The copying card takes on the type and the effects of these cards; income is never copied (SAN-8.11). */
function copy(
  state: State,
  { kind, seat, played }: StepOf<San, 'copyPlayed' | 'copyRiver'>,
  target: CardId,
  type: CardType,
  sources: readonly Card[],
  context: Context,
): void {
  const { play } = playerOf(state, seat);
  const copier = play[played];
  if (copier === undefined) throw new Error(`no card ${played} in the play area of seat ${seat}`);
  const { card, copied } = copier;
  context.emit({ kind: 'copied', seat, card, target, from: kind === 'copyPlayed' ? 'play' : 'river' });
  play[played] = { card, type, copied: [...copied, ...sources.map((source) => source.id)] };
  for (const source of sources) trigger(state, source);
}
