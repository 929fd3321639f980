/** What the words of several steps share. */
import type { Asking, Promised, Seat, WordTables } from '@cabale/engine';
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
import { vpOfHire } from '../rules/scoring.ts';
import { newMember } from '../rules/setup.ts';
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
    sentence({ property }: { readonly property: Property }, { view, step, content }: Asking<Mecanisburgo, SeatStep>) {
      const { pay } = content.properties[property];
      const refs = { card: cardRef(property) };
      const drawn = drawnCard(view, step.seat);
      return pay > 0
        ? ({
            key: 'option.draw.income',
            refs,
            promises: { ...drawn, income: change('income', step.seat, -pay) },
          } as const)
        : ({ key: 'option.draw.plain', refs, promises: drawn } as const);
    },
  },
  drawByProject: {
    sentence: ({ project }: { readonly project: Project }, { view, step }: Asking<Mecanisburgo, SeatStep>) =>
      ({
        key: 'option.draw.plain',
        refs: { card: cardRef(project) },
        promises: drawnCard(view, step.seat),
      }) as const,
  },
};

type SeatStep = { readonly seat: Seat };

/** A change that an option announces. */
export const change = (what: Mecanisburgo['quantity'], side: Seat, by: number): Promised<Mecanisburgo> => ({
  what,
  side,
  by,
});

function drawnCard({ deckCount, discard, darkDiscardCount }: View, seat: Seat) {
  return { drawn: change('hand', seat, deckCount + discard.length + darkDiscardCount > 0 ? 1 : 0) };
}

/** Hiring a Character is free but costs a salary every round; a Property is paid for once, when it is bought. */
export const play = {
  sentence({ card }: { readonly card: Asset }, { view, step: { seat }, content }: Asking<Mecanisburgo, SeatStep>) {
    const { characters, properties } = content;
    if (!isCharacter(card)) {
      return {
        key: 'option.play.property',
        promises: { cost: change('cash', seat, -properties[card].cost) },
      } as const;
    }
    const { pay } = characters[card];
    const vp = change('vp', seat, vpOfHire(view, seat, newMember(card), content));
    if (pay === 0) return { key: 'option.play.unpaid', promises: { vp } } as const;
    return pay < 0
      ? ({ key: 'option.play.salary', promises: { vp, salary: change('due', seat, -pay) } } as const)
      : ({ key: 'option.play.income', promises: { vp, income: change('income', seat, pay) } } as const);
  },
};
