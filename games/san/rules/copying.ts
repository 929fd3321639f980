/** Block 8, copying a played or a River card. */
import type { Seat, StepRules } from '@cabale/engine';
import type { Card, CardId, CardType } from '../content/card.ts';
import { canCopyRiver, cardOf, copiable, isCopy, isTypeOpen, playerOf, riverCard } from './counts.ts';
import { askFor, DECLINE, lockType, trigger } from './effects.ts';
import { optionsByCard } from './merge.ts';
import { type Context, type Played, POSITIONS, type San, type State } from './state.ts';

const optionToCopy = optionsByCard('copyPlayed');
const COPY_RIVER = POSITIONS.map((position) => ({ kind: 'copyRiver', position }) as const);

/** SAN-8.10 to 8.16. A card already played is legal by nature: the lock is not asked (Q28). */
export const copyPlayedStep: StepRules<San, 'copyPlayed'> = {
  options(state, { played }, seat, content) {
    const targets = playerOf(state, seat).play.filter(
      (entry, index) => index !== played && copiable(content, entry).length > 0,
    );
    return targets.length === 0 ? [] : [...targets.map((entry) => optionToCopy(entry.card)), DECLINE];
  },
  take(state, { played }, seat, option, context) {
    if (option.kind === 'decline') {
      context.emit({ kind: 'declined', seat, effect: 'copyPlayed' });
      return;
    }
    const target = playerOf(state, seat).play.find((entry) => entry.card === option.card);
    if (target === undefined) throw new Error(`${option.card} is not in the play area`);
    const sources = copiable(context.content, target).map((id) => cardOf(context.content, id));
    const discrete = sources.flatMap((card) => card.discrete).filter((effect) => !isCopy(effect));
    emitCopied(state, seat, played, target.card, 'play', context);
    takeOn(state, seat, played, target.type, sources);
    askFor(discrete, played, context);
  },
};

/** SAN-8.17 to 8.22. */
export const copyRiverStep: StepRules<San, 'copyRiver'> = {
  options(state, { played }, _seat, content) {
    const open = COPY_RIVER.filter(({ position }) => canCopyRiver(state, content, played, position));
    return open.length === 0 ? [] : [...open, DECLINE];
  },
  take(state, { played }, seat, option, context) {
    const target = option.kind === 'decline' ? null : riverCard(state, option.position);
    if (target === null) {
      context.emit({ kind: 'declined', seat, effect: 'copyRiver' });
      return;
    }
    const card = cardOf(context.content, target);
    lockType(state, card);
    emitCopied(state, seat, played, target, 'river', context);
    takeOn(state, seat, played, card.type, [card]);
    askFor(card.discrete, played, context);
  },
  blocked: (state, { played }, _seat, content) =>
    COPY_RIVER.filter(({ position }) => !canCopyRiver(state, content, played, position)).map((option) => {
      const id = riverCard(state, option.position);
      const locked = id !== null && !isTypeOpen(state, cardOf(content, id));
      return { option, rule: locked ? 'SAN-8.18' : 'SAN-8.22' };
    }),
};

function copierOf(state: State, seat: Seat, played: number): Played {
  const copier = playerOf(state, seat).play[played];
  if (copier === undefined) throw new Error(`no card ${played} in the play area of seat ${seat}`);
  return copier;
}

function emitCopied(
  state: State,
  seat: Seat,
  played: number,
  target: CardId,
  from: 'play' | 'river',
  context: Context,
): void {
  context.emit({ kind: 'copied', seat, card: copierOf(state, seat, played).card, target, from });
}

/** The copying card takes the type and the effects of these cards immediately; income is never copied (SAN-8.11). */
function takeOn(state: State, seat: Seat, played: number, type: CardType, sources: readonly Card[]): void {
  const { card, copied } = copierOf(state, seat, played);
  playerOf(state, seat).play[played] = { card, type, copied: [...copied, ...sources.map((source) => source.id)] };
  for (const source of sources) trigger(state, source);
}
