import type { Ref, Sentence } from '@cabale/engine';
import { useMemo, type ReactNode } from 'react';
import { usePointing } from './highlight.ts';
import { SeatMark, seatOf } from './seatmark.tsx';
import { useStageValue } from './stage.ts';
import { Signed } from './textsigns.tsx';

/** A sentence in the current language; pointing at a name in it highlights the thing. */
export function Rich({ sentence }: { readonly sentence: Sentence }): ReactNode {
  const { write } = useStageValue();
  return write(sentence).map(({ text, parameter }, index) => {
    const thing = parameter === undefined ? undefined : sentence.refs?.[parameter];
    // The order of a sentence's parts never changes.
    const key = `${index}-${text}`;
    return thing === undefined ? <Signed key={key} text={text} /> : <Name key={key} thing={thing} as={text} />;
  });
}

interface NameProps {
  readonly thing: Ref;
  /** How a sentence writes it; otherwise by its name. */
  readonly as?: string;
}

/** The name of a thing; pointing at it highlights the thing. */
export function Name({ thing, as }: NameProps): ReactNode {
  const { nameOf } = useStageValue();
  const things = useMemo(() => [thing], [thing]);
  const { onPointerEnter, onPointerLeave } = usePointing(things);
  const seat = seatOf(thing);
  return (
    <span className="name" data-thing-name={thing} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      {seat === undefined ? null : <SeatMark seat={seat} />}
      {as ?? nameOf(thing)}
    </span>
  );
}
