/** Cards drawn large, with what they do, their rule, and where their data come from. */
import { Rich, RuleNumber, useNameOf, useSay } from '@cabale/design';
import type { DogeCard, Influence, Letter, Mission, Tables } from '@cabale/venice/content/tables.ts';
import { kindOf, missionCard } from '@cabale/venice/rules/counts.ts';
import type { VeniceView } from '@cabale/venice/rules/state.ts';
import { buildingRef, dogeCardRef, influenceRef, missionRef } from '@cabale/venice/text/refs.ts';
import type { ReactNode } from 'react';
import { InfluenceFace, MissionFace } from './cards.tsx';
import { DogeFace } from './doge.tsx';
import { About } from './about.tsx';
import { RULE_OF_CARD } from './rulesof.ts';

type Provenance = Tables['missions'][number]['provenance'];

/** Said only of what the rulebook does not give. */
export function Source({ provenance }: { readonly provenance: Provenance }): ReactNode {
  if (provenance === 'rulebook') return null;
  return (
    <p className="ve-about-source">
      <Rich sentence={{ key: `provenance.${provenance}` }} />
    </p>
  );
}

interface AboutMissionProps {
  readonly mission: Mission;
  readonly content: Tables;
}

export function AboutMission({ mission, content }: AboutMissionProps): ReactNode {
  return (
    <>
      <div className="ve-card ve-card-large">
        <MissionFace mission={mission} content={content} />
      </div>
      <About part="mission" />
      <Source provenance={missionCard(content, mission).provenance} />
    </>
  );
}

interface AboutInfluenceProps {
  readonly card: Influence;
  readonly content: Tables;
}

export function AboutInfluence({ card, content }: AboutInfluenceProps): ReactNode {
  return (
    <>
      <div className="ve-card ve-card-influence ve-card-large">
        <InfluenceFace card={card} />
      </div>
      <p>
        <Rich sentence={{ key: 'about.influence' }} /> <RuleNumber rule={RULE_OF_CARD[card]} />
      </p>
      <Source provenance={content.influence[card].provenance} />
    </>
  );
}

interface AboutDogeCardProps {
  readonly card: DogeCard | null;
  readonly content: Tables;
}

export function AboutDogeCard({ card, content }: AboutDogeCardProps): ReactNode {
  return (
    <>
      {card === null ? null : (
        <div className="ve-card ve-card-large">
          <DogeFace card={card} />
        </div>
      )}
      <About part="dogeRow" />
      {card === null ? null : <Source provenance={content.doge[card].provenance} />}
    </>
  );
}

/** What the owner knows of a smuggler deck: cards played, and the one put back. */
export function AboutDeck({
  letter,
  view,
}: {
  readonly letter: Letter;
  readonly view: VeniceView | undefined;
}): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const deck = view?.decks?.[letter];
  const top = deck?.top ?? null;
  return (
    <>
      <About part={view !== undefined && view.doge !== null ? 'deckDoge' : 'deck'} />
      {top === null ? null : <p>{say({ key: 'board.deckTop', refs: { building: buildingRef(top) } })}</p>}
      <Names title="board.deckPlayed" names={(deck?.discard ?? []).map((tile) => nameOf(buildingRef(tile)))} />
    </>
  );
}

interface GoneProps {
  readonly pile?: string;
  readonly view?: VeniceView | undefined;
  readonly missions?: readonly Mission[];
}

const NO_MISSIONS: readonly Mission[] = [];

/** Cards that lie open, which everybody may look through. */
export function Gone({ pile, view, missions = NO_MISSIONS }: GoneProps): ReactNode {
  const nameOf = useNameOf();
  const names =
    pile === 'discard'
      ? (view?.influenceDiscard ?? []).map((card) => nameOf(influenceRef(kindOf(card))))
      : pile === 'dogeDiscard'
        ? (view?.doge?.discard ?? []).map((card) => nameOf(dogeCardRef(card)))
        : missions.map((mission) => nameOf(missionRef(mission)));
  return <Names title="board.open" names={names} />;
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }): ReactNode {
  const say = useSay();
  const kinds = [...new Set(names)];
  if (kinds.length === 0) return null;
  const countOf = (name: string): number => names.filter((each) => each === name).length;
  return (
    <div>
      <b>{say({ key: title })}</b>
      <ul className="ve-about-names">
        {kinds.map((name) => (
          <li key={name}>{countOf(name) > 1 ? `${name} × ${countOf(name)}` : name}</li>
        ))}
      </ul>
    </div>
  );
}
