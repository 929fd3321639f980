/** What the words of several steps share. */
import type { Asking, Seat, WordTables } from '@cabale/engine';
import {
  DECOY,
  isCharacter,
  type Asset,
  type Character,
  type Pawn,
  type Project,
  type Property,
  type Slot,
} from '../content/tables.ts';
import { memberOf } from '../rules/counts.ts';
import type { Mecanisburgo, Open, View } from '../rules/state.ts';
import { answerRef, cardRef, pawnRef, sectorRef, type Answer, type MecanisburgoRef } from './refs.ts';

export type Steps = WordTables<Mecanisburgo>['steps'];

/** An answer that belongs to no piece. */
export const answer = (name: Answer) => ({ things: (): readonly MecanisburgoRef[] => [answerRef(name)] });

/** Their texts belong to the step that offers them. */
export const none = <Step extends string>(step: Step) => ({
  ...answer('none'),
  sentence: () => ({ key: `option.none.${step}` }) as const,
});

export const done = <Step extends string>(step: Step) => ({
  ...answer('done'),
  sentence: () => ({ key: `option.done.${step}` }) as const,
});

/** Who decides: where several answer in secret, the observer. */
export function deciderOf({ view, step }: Asking<Mecanisburgo>): Seat {
  if ('seat' in step) return step.seat;
  return view.observer === 'audience' ? (view.order[0] ?? 0) : view.observer;
}

/** The sector that is fought for. */
export const here = ({ view }: Asking<Mecanisburgo>) => ({ refs: { sector: sectorRef(view.contest?.sector ?? 0) } });

export const characterRef = (open: Open, seat: Seat, slot: Slot): MecanisburgoRef =>
  cardRef(memberOf(open, seat, slot).character);

/** The Character a step is about. */
export const characterHere = ({
  view,
  step,
}: {
  readonly view: View;
  readonly step: { readonly seat: Seat; readonly slot: Slot };
}) => ({ refs: { character: characterRef(view, step.seat, step.slot) } });

/** The pawn, and the card of the Character it stands for. */
export function pawnRefs(open: Open, seat: Seat, pawn: Pawn): readonly MecanisburgoRef[] {
  const member = pawn === DECOY ? null : (open.players[seat]?.slots[pawn] ?? null);
  return member === null ? [pawnRef(seat, pawn)] : [pawnRef(seat, pawn), cardRef(member.character)];
}

/** Whose Character or Property it is. */
export function ownerOf({ players }: Open, card: Character | Property): Seat {
  const owner = players.findIndex(
    ({ slots, holdings }) =>
      slots.some((member) => member?.character === card) || holdings.some(({ property }) => property === card),
  );
  return Math.max(0, owner);
}

/** Cards that are engaged for a draw. Turned for it, a Property brings no income (MEC-13.12). */
export const draws = {
  drawBy: {
    sentence({ property }: { readonly property: Property }, { content }: Asking<Mecanisburgo, unknown>) {
      const { pay } = content.properties[property];
      const refs = { card: cardRef(property) };
      return pay > 0
        ? ({ key: 'option.draw.income', values: { income: pay }, refs } as const)
        : ({ key: 'option.draw.plain', refs } as const);
    },
  },
  drawByProject: {
    sentence: ({ project }: { readonly project: Project }) =>
      ({ key: 'option.draw.plain', refs: { card: cardRef(project) } }) as const,
  },
};

/** Hiring a Character is free but costs a salary every round; a Property is paid for once, when it is bought. */
export const play = {
  sentence({ card }: { readonly card: Asset }, { content }: Asking<Mecanisburgo, unknown>) {
    const { characters, properties } = content;
    if (!isCharacter(card)) return { key: 'option.play.property', values: { cost: properties[card].cost } } as const;
    const { pay, vp } = characters[card];
    if (pay === 0) return { key: 'option.play.unpaid', values: { vp } } as const;
    return pay < 0
      ? ({ key: 'option.play.salary', values: { vp, salary: -pay } } as const)
      : ({ key: 'option.play.income', values: { vp, income: pay } } as const);
  },
};
