/** What a thing is: drawn large where there is something to draw, in a sentence with its rule always. */
import { type BoardModule, partsOf, useNameOf, useSay, useStage } from '@cabale/design';
import type {
  Agent,
  Arr,
  BoostCard,
  District,
  Necro,
  Objective,
  Tables,
  Verse,
} from '@cabale/virtual-revolution/content/tables.ts';
import type { VirtualRevolution, VirtualRevolutionView } from '@cabale/virtual-revolution/rules/state.ts';
import { agentRef, districtRef, seatRef } from '@cabale/virtual-revolution/text/refs.ts';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { About } from './about.tsx';
import {
  AboutAgent,
  AboutBoost,
  AboutCorruption,
  AboutNecro,
  AboutObjective,
  AboutTitle,
  AboutVerse,
  OpenPile,
} from './aboutcards.tsx';
import { districtAt } from './geography.ts';

interface ExplanationProps {
  readonly thing: ComponentProps<BoardModule<VirtualRevolution>['Explanation']>['thing'];
  readonly content: Tables;
}

export const Explanation: ComponentType<ExplanationProps> = ({ thing, content }) => {
  // The stage knows no game; on this one stands Virtual Revolution.
  const view = useStage().view as VirtualRevolutionView | undefined;
  return (
    <div className="vr-about">
      <Subject thing={thing} content={content} view={view} />
    </div>
  );
};

interface SubjectProps extends ExplanationProps {
  readonly view: VirtualRevolutionView | undefined;
}

function Subject({ thing, content, view }: SubjectProps): ReactNode {
  const { what, which } = partsOf(thing);
  const [first = ''] = which;
  const number = Number(first);
  switch (what) {
    case 'arr':
      return <AboutArr arr={number} content={content} view={view} />;
    case 'agent':
      return <AboutAgent agent={first as Agent} content={content} />;
    case 'verse':
      return <AboutVerse verse={first as Verse} content={content} />;
    case 'boost':
      return <AboutBoost boost={first as BoostCard} content={content} />;
    case 'card':
      return <AboutCorruption card={number} content={content} />;
    case 'objective':
      return <AboutObjective objective={first as Objective} seats={view?.players.length ?? 2} content={content} />;
    case 'necro':
      return <AboutNecro necro={first as Necro} content={content} />;
    case 'title':
      return <AboutTitle district={first as District} content={content} />;
    case 'district':
      return (
        <>
          <About part="district" />
          <AboutTitle district={first as District} content={content} />
        </>
      );
    case 'action':
      return <About part="action" of={first} />;
    case 'pile':
      return (
        <>
          <About part="pile" of={first} />
          {view === undefined ? null : <OpenPile pile={first} view={view} />}
        </>
      );
    case 'retired':
      return <AboutRetired seat={number} view={view} />;
    default:
      return <About part={what} />;
  }
}

interface AboutArrProps {
  readonly arr: Arr;
  readonly content: Tables;
  readonly view: VirtualRevolutionView | undefined;
}

/** Who is there with what, in words. */
function AboutArr({ arr, content, view }: AboutArrProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const owner = view?.owners[arr] ?? null;
  const server = view?.servers[arr] ?? null;
  const slot = view?.places.indexOf(arr) ?? -1;
  const agent = view?.slots[slot] ?? null;
  const directors = view?.players.flatMap((player, seat) => (player.directors.includes(arr) ? [seat] : [])) ?? [];
  return (
    <>
      <p>
        <b>{nameOf(districtRef(districtAt(content, arr)))}</b>
      </p>
      <ul className="vr-about-names">
        {owner === null ? null : (
          <li>
            {say({ key: 'about.tokens', values: { count: view?.tokens[arr] ?? 0 }, refs: { seat: seatRef(owner) } })}
          </li>
        )}
        {server === null ? null : <li>{say({ key: 'about.server', refs: { seat: seatRef(server) } })}</li>}
        {directors.map((seat) => (
          <li key={seat}>{say({ key: 'about.director', refs: { seat: seatRef(seat) } })}</li>
        ))}
        {agent === null ? null : <li>{nameOf(agentRef(agent))}</li>}
      </ul>
      <About part="arr" />
    </>
  );
}

function AboutRetired({
  seat,
  view,
}: {
  readonly seat: number;
  readonly view: VirtualRevolutionView | undefined;
}): ReactNode {
  const nameOf = useNameOf();
  return (
    <>
      <About part="retired" />
      <ul className="vr-about-names">
        {(view?.players[seat]?.retired ?? []).map((agent) => (
          <li key={agent}>{nameOf(agentRef(agent))}</li>
        ))}
      </ul>
    </>
  );
}
