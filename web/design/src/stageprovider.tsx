import type { Blocked, Decision, GameTypes, GameWords, OptionBase, Ref, Sentence } from '@cabale/engine';
import type { TFunction } from 'i18next';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HighlightContext, Highlights } from './highlight.ts';
import { Motion } from './motion.tsx';
import { Overlays } from './overlays.tsx';
import { seatOf } from './seatmark.tsx';
import { StageContext, type Possibilities, type Stage, type StageValue } from './stage.ts';
import type { SeatInfo } from './table.ts';

/** Provides boards, bars and logs with the stage and the highlights. */
export function StageProvider({ stage, children }: { readonly stage: Stage; readonly children: ReactNode }) {
  const [highlights] = useState(() => new Highlights());
  const { gameId, decision, view, words, content, seats } = stage;
  // Once here instead of in each of hundreds of pieces, which would all subscribe to changes of the language.
  const { t } = useTranslation(gameId);
  const speech = useMemo(() => speechOf(t, words, view, seats), [t, words, view, seats]);
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

/** A seat's name is the game's text (a corporation) or, with the context `named`, the player's name. */
function speechOf(
  t: TFunction,
  words: GameWords<GameTypes>,
  view: GameTypes['view'] | undefined,
  seats: readonly SeatInfo[],
): Pick<StageValue, 'say' | 'nameOf' | 'nameInSentence'> {
  const say = ({ key, values, refs = {} }: Sentence): string => {
    const names: Record<string, string> = {};
    for (const [parameter, thing] of Object.entries(refs)) names[parameter] = nameInSentence(thing);
    return t(key, { ...values, ...names });
  };
  const nameOf = (thing: Ref): string => named(thing, seats[seatOf(thing) ?? -1]);
  const nameInSentence = (thing: Ref): string => {
    const info = seats[seatOf(thing) ?? -1];
    return named(thing, info?.isPronoun === true ? undefined : info);
  };
  const named = (thing: Ref, info: SeatInfo | undefined): string => {
    const sentence = words.name(thing, view);
    if (info === undefined) return say(sentence);
    return say({ ...sentence, values: { ...sentence.values, player: info.name, context: 'named' } });
  };
  return { say, nameOf, nameInSentence };
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
