import type { Blocked, Decision, GameTypes, GameWords, OptionBase, Ref } from '@cabale/engine';
import { useMemo, useState, type ReactNode } from 'react';
import { HighlightContext, Highlights } from './highlight.ts';
import { Motion } from './motion.tsx';
import { Overlays } from './overlays.tsx';
import { StageContext, type Possibilities, type Stage } from './stage.ts';

/** The frame in which boards, bars and logs stand: it knows the decision and lights up what is pointed at. */
export function StageProvider({ stage, children }: { readonly stage: Stage; readonly children: ReactNode }) {
  const [highlights] = useState(() => new Highlights());
  const { decision, view, words, content } = stage;
  const possibilities = useMemo(
    () => possibilitiesOf(decision, view, words, content),
    [decision, view, words, content],
  );
  const value = useMemo(() => ({ ...stage, possibilities }), [stage, possibilities]);
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

function possibilitiesOf(
  decision: Decision<GameTypes> | undefined,
  view: object | undefined,
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
    for (const thing of words.refsOf(option, view, content)) at(thing).options.push(option);
  }
  for (const blocked of decision.blocked) {
    for (const thing of words.refsOf(blocked.option, view, content)) {
      // Things that can be exchanged for one another stand for each other: one reason is enough.
      if (!at(thing).blocked.some(({ rule }) => rule === blocked.rule)) at(thing).blocked.push(blocked);
    }
  }
  return all;
}
