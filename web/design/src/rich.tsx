import type { Ref, Sentence } from '@cabale/engine';
import { Fragment, useMemo, type ReactNode } from 'react';
import { usePointing } from './highlight.ts';
import { SeatMark, seatOf } from './seatmark.tsx';
import { useStageValue } from './stage.ts';

/** Placeholder of a named thing inside a translated text; no text contains this character. */
const MARK = '\u0001';

/** A sentence in the current language; pointing at a name in it highlights the thing. */
export function Rich({ sentence }: { readonly sentence: Sentence }): ReactNode {
  const { t } = useStageValue();
  const refs = Object.entries(sentence.refs ?? {});
  const marks = Object.fromEntries(refs.map(([parameter]) => [parameter, `${MARK}${parameter}${MARK}`]));
  const parts = t(sentence.key, { ...sentence.values, ...marks }).split(MARK);
  return parts.map((part, index) => {
    const thing = index % 2 === 1 ? sentence.refs?.[part] : undefined;
    // The order of a sentence's parts never changes.
    const key = `${index}-${part}`;
    return thing === undefined ? <Fragment key={key}>{part}</Fragment> : <Name key={key} thing={thing} />;
  });
}

/** The name of a thing; pointing at it highlights the thing. */
export function Name({ thing }: { readonly thing: Ref }): ReactNode {
  const { nameInSentence } = useStageValue();
  const things = useMemo(() => [thing], [thing]);
  const { onPointerEnter, onPointerLeave } = usePointing(things);
  const seat = seatOf(thing);
  return (
    <span className="name" data-thing-name={thing} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      {seat === undefined ? null : <SeatMark seat={seat} />}
      {nameInSentence(thing)}
    </span>
  );
}
