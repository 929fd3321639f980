/** Cards drawn large, with what they do, their rule, and where their data come from. */
import { Source } from '@cabale/design';
import { TILES, type DogeCard, type Influence, type Letter, type Mission, type Tables } from '../content/tables.ts';
import { kindOf, missionCard } from '../rules/counts.ts';
import type { Venice, View } from '../rules/state.ts';
import type { ReactNode } from 'react';
import { InfluenceFace, MissionFace } from './cards.tsx';
import { DogeFace } from './doge.tsx';
import { About, useNameOf, useSay } from './kit.ts';
import { RULE_OF_CARD } from './rulesof.ts';
import { Sources } from './sources.tsx';

interface ContentProps {
  readonly content: Tables;
}

export function AboutMission({ mission, content }: ContentProps & { readonly mission: Mission }): ReactNode {
  return (
    <>
      <div className="ve-card ve-card-large">
        <MissionFace mission={mission} content={content} />
      </div>
      <About part="mission" />
      <Sources of={missionCard(content, mission).provenance} />
    </>
  );
}

export function AboutInfluence({ card, content }: ContentProps & { readonly card: Influence }): ReactNode {
  return (
    <>
      <div className="ve-card ve-card-influence ve-card-large">
        <InfluenceFace card={card} />
      </div>
      <About part="influence" rule={RULE_OF_CARD[card]} />
      <Sources of={content.influence[card].provenance} />
    </>
  );
}

export function AboutDogeCard({ card, content }: ContentProps & { readonly card: DogeCard | null }): ReactNode {
  return (
    <>
      {card === null ? null : (
        <div className="ve-card ve-card-large">
          <DogeFace card={card} content={content} />
        </div>
      )}
      <About part="dogeRow" />
      {card === null ? null : <Sources of={content.doge[card].provenance} />}
    </>
  );
}

/** VEN-21.12: which Doge card each card of a deck makes ignored. */
function Ignores({ letter, content }: ContentProps & { readonly letter: Letter }): ReactNode {
  const say = useSay();
  return (
    <div>
      <b>{say({ key: 'board.ignores' })}</b>
      <ul className="about-names">
        {TILES.map((tile) => (
          <li key={tile}>
            {say({
              key: 'board.ignored',
              values: { number: content.smugglers[letter].ignores[tile] },
              refs: { building: `building:${tile}` },
            })}
          </li>
        ))}
      </ul>
      <Source provenance={content.smugglers[letter].provenance} />
    </div>
  );
}

interface AboutDeckProps extends ContentProps {
  readonly letter: Letter;
  readonly view: View | undefined;
}

/** What the owner knows of a smuggler deck: cards played, and the one put back. */
export function AboutDeck({ letter, view, content }: AboutDeckProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const deck = view?.decks?.[letter];
  const top = deck?.top ?? null;
  return (
    <>
      <About part={view !== undefined && view.doge !== null ? 'deckDoge' : 'deck'} />
      {view === undefined || view.doge === null ? null : <Ignores letter={letter} content={content} />}
      {top === null ? null : <p>{say({ key: 'board.deckTop', refs: { building: `building:${top}` } })}</p>}
      <Names title="board.deckPlayed" names={(deck?.discard ?? []).map((tile) => nameOf(`building:${tile}`))} />
    </>
  );
}

interface GoneProps {
  readonly pile?: string;
  readonly view?: View | undefined;
  readonly missions?: readonly Mission[];
}

const NO_MISSIONS: readonly Mission[] = [];

/** Cards that lie open, which everybody may look through. */
export function Gone({ pile, view, missions = NO_MISSIONS }: GoneProps): ReactNode {
  const nameOf = useNameOf();
  const names =
    pile === 'discard'
      ? (view?.influenceDiscard ?? []).map((card) => nameOf(`influence:${kindOf(card)}`))
      : pile === 'dogeDiscard'
        ? (view?.doge?.discard ?? []).map((card) => nameOf(`dogeCard:${card}`))
        : missions.map((mission) => nameOf(`mission:${mission}`));
  return <Names title="board.open" names={names} />;
}

function Names({ title, names }: { readonly title: Venice['text']; readonly names: readonly string[] }): ReactNode {
  const say = useSay();
  const kinds = [...new Set(names)];
  if (kinds.length === 0) return null;
  const countOf = (name: string): number => names.filter((each) => each === name).length;
  return (
    <div>
      <b>{say({ key: title })}</b>
      <ul className="about-names">
        {kinds.map((name) => (
          <li key={name}>{countOf(name) > 1 ? `${name} × ${countOf(name)}` : name}</li>
        ))}
      </ul>
    </div>
  );
}
