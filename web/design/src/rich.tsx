import type { Ref, Sentence } from '@cabale/engine';
import type { TFunction } from 'i18next';
import { Fragment, useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePointing } from './highlight.ts';
import { SeatMark, seatOf } from './seatmark.tsx';
import { useStage } from './stage.ts';

/** Stands for a named thing inside a translated text; no text contains it by itself. */
const MARK = '\u0001';

/** Turns sentences into plain text: for labels, live regions and titles. */
export function useSay(): (sentence: Sentence) => string {
  const { gameId, words } = useStage();
  const { t } = useTranslation(gameId);
  return useCallback(
    (sentence: Sentence) => {
      const name = (thing: Ref): string => translate(t, words.name(thing), name);
      return translate(t, sentence, name);
    },
    [t, words],
  );
}

function translate(t: TFunction, sentence: Sentence, name: (thing: Ref) => string): string {
  const names: Record<string, string> = {};
  for (const [parameter, thing] of Object.entries(sentence.refs ?? {})) names[parameter] = name(thing);
  return t(sentence.key, { ...sentence.values, ...names });
}

/** A sentence in the language of the table; the names in it light up what they name. */
export function Rich({ sentence }: { readonly sentence: Sentence }): ReactNode {
  const { gameId } = useStage();
  const { t } = useTranslation(gameId);
  const refs = Object.entries(sentence.refs ?? {});
  const marks = Object.fromEntries(refs.map(([parameter]) => [parameter, `${MARK}${parameter}${MARK}`]));
  const parts = t(sentence.key, { ...sentence.values, ...marks }).split(MARK);
  return parts.map((part, index) => {
    const thing = index % 2 === 1 ? sentence.refs?.[part] : undefined;
    // The parts of one sentence never change places.
    const key = `${index}-${part}`;
    return thing === undefined ? <Fragment key={key}>{part}</Fragment> : <Name key={key} thing={thing} />;
  });
}

/** The name of a thing; pointing at it lights the thing up. */
export function Name({ thing }: { readonly thing: Ref }): ReactNode {
  const { words } = useStage();
  const say = useSay();
  const things = useMemo(() => [thing], [thing]);
  const { onPointerEnter, onPointerLeave } = usePointing(things);
  const seat = seatOf(thing);
  return (
    <span className="name" data-thing-name={thing} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      {seat === undefined ? null : <SeatMark seat={seat} />}
      {say(words.name(thing))}
    </span>
  );
}
