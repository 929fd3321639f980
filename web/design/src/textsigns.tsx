import { Fragment, type ReactNode } from 'react';
import type { TextSigns } from './board.ts';
import { useStageValue } from './stage.ts';
import type { GameTypes } from '@cabale/engine';

type Signs = TextSigns<GameTypes> | undefined;

/** A text with its symbols drawn as the board's icons, each named by its word. */
export function Signed({ text }: { readonly text: string }): ReactNode {
  const { signs, t } = useStageValue();
  return partsOf(text, signs).map((part, index) => {
    const sign = signs?.[part];
    // The order of the parts of a text never changes.
    const key = `${index}-${part}`;
    return sign === undefined ? (
      <Fragment key={key}>{part}</Fragment>
    ) : (
      <span key={key} className="text-sign" role="img" aria-label={t(sign.name)}>
        {sign.icon}
      </span>
    );
  });
}

/** A text with the words of its symbols, for labels. */
export function spelledOut(text: string, signs: Signs, nameOf: (key: string) => string): string {
  return partsOf(text, signs)
    .map((part) => {
      const sign = signs?.[part];
      return sign === undefined ? part : nameOf(sign.name);
    })
    .join('');
}

/** The symbols of a text and what stands between them. */
function partsOf(text: string, signs: Signs): readonly string[] {
  const characters = Object.keys(signs ?? {}).join('');
  return characters === '' ? [text] : text.split(new RegExp(`([${characters}])`, 'u')).filter((part) => part !== '');
}
