import {
  markOf,
  written,
  type Blocked,
  type Decision,
  type GameTypes,
  type GameWords,
  type OptionBase,
  type Ref,
  type Sentence,
  type WrittenPart,
} from '@cabale/engine';
import type { TFunction } from 'i18next';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HighlightContext, Highlights } from './highlight.ts';
import { Motion } from './motion.tsx';
import { Overlays } from './overlays.tsx';
import { seatOf } from './seatmark.tsx';
import { StageContext, type Possibilities, type Stage, type StageValue } from './stage.ts';
import type { SeatInfo } from './table.ts';
import { spelledOut } from './textsigns.tsx';

/** Provides boards, bars and logs with the stage and the highlights. */
export function StageProvider({ stage, children }: { readonly stage: Stage; readonly children: ReactNode }) {
  const [highlights] = useState(() => new Highlights());
  const { gameId, decision, view, words, content, seats, signs } = stage;
  // Once here instead of in each of hundreds of pieces, which would all subscribe to changes of the language.
  const { t, i18n } = useTranslation(gameId);
  const pronoun = useTranslation('design').t('you');
  const speech = useMemo(
    () => speechOf({ t, language: i18n.language, pronoun }, words, view, seats, signs),
    [t, i18n.language, pronoun, words, view, seats, signs],
  );
  const possibilities = useMemo(
    () => possibilitiesOf(decision, view, words, content),
    [decision, view, words, content],
  );
  const value = useMemo(() => ({ ...stage, possibilities, t, ...speech }), [stage, possibilities, t, speech]);
  return (
    <StageContext value={value}>
      <HighlightContext value={highlights}>
        <Motion frame={stage.frame}>
          <Overlays>{children}</Overlays>
        </Motion>
      </HighlightContext>
    </StageContext>
  );
}

interface Language {
  readonly t: TFunction;
  readonly language: string;
  /** How the reader is addressed. */
  readonly pronoun: string;
}

/**
 * A seat's name is the game's text (a corporation) or, with the context `named`, the player's name. In a sentence the
 * reader is "you": a text may have a variant for that, with the context `you`.
 */
function speechOf(
  { t, language, pronoun }: Language,
  words: GameWords<GameTypes>,
  view: GameTypes['view'] | undefined,
  seats: readonly SeatInfo[],
  signs: Stage['signs'],
): Pick<StageValue, 'write' | 'say' | 'nameOf'> {
  const infoOf = (thing: Ref): SeatInfo | undefined => seats[seatOf(thing) ?? -1];
  const isYou = (thing: Ref | undefined): boolean => thing !== undefined && infoOf(thing)?.isYou === true;
  const write = ({ key, values, refs = {} }: Sentence): readonly WrittenPart[] => {
    const things: Readonly<Record<string, Ref | undefined>> = refs;
    const marks = Object.fromEntries(Object.keys(refs).map((parameter) => [parameter, markOf(parameter)]));
    const context = Object.values(refs).some(isYou) ? { context: 'you' } : {};
    return written(t(key, { ...context, ...values, ...marks }), {
      language,
      isReader: isYou(things['seat']),
      nameOf(parameter) {
        const thing = things[parameter];
        return thing === undefined ? parameter : isYou(thing) ? pronoun : nameOf(thing);
      },
    });
  };
  const say = (sentence: Sentence): string =>
    spelledOut(
      write(sentence)
        .map(({ text }) => text)
        .join(''),
      signs,
      t,
    );
  const nameOf = (thing: Ref): string => {
    const sentence = words.name(thing, view);
    const info = infoOf(thing);
    if (info === undefined) return say(sentence);
    return say({ ...sentence, values: { ...sentence.values, player: info.name, context: 'named' } });
  };
  return { write, say, nameOf };
}

function possibilitiesOf(
  decision: Decision<GameTypes> | undefined,
  view: GameTypes['view'] | undefined,
  words: GameWords<GameTypes>,
  content: object,
): ReadonlyMap<Ref, Possibilities> {
  const all = new Map<Ref, { options: OptionBase[]; blocked: Blocked[] }>();
  if (decision === undefined || view === undefined) return all;
  const at = (thing: Ref) => {
    const known = all.get(thing) ?? { options: [], blocked: [] };
    all.set(thing, known);
    return known;
  };
  for (const option of decision.options) {
    for (const thing of words.thingsOf(option, view, content)) at(thing).options.push(option);
  }
  for (const blocked of decision.blocked) {
    for (const thing of words.thingsOf(blocked.option, view, content)) {
      // Interchangeable things share their blocked options, so list each rule only once.
      if (!at(thing).blocked.some(({ rule }) => rule === blocked.rule)) at(thing).blocked.push(blocked);
    }
  }
  return all;
}
