/** What a thing is: drawn large where there is something to draw, in a sentence with its rule always. */
import type { ExplanationProps } from '@cabale/design';
import type { Arr, Tables } from '../content/tables.ts';
import type { VirtualRevolution, View } from '../rules/state.ts';
import { agentRef, districtRef, seatRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
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
import { About, partsOf, useNameOf, useSay } from './kit.ts';

export function Explanation(props: ExplanationProps<VirtualRevolution>): ReactNode {
  return (
    <div className="about vr-about">
      <Subject {...props} />
    </div>
  );
}

function Subject({ thing, content, view }: ExplanationProps<VirtualRevolution>): ReactNode {
  const { what, which } = partsOf(thing);
  switch (what) {
    case 'arr':
      return <AboutArr arr={Number(which[0])} content={content} view={view} />;
    case 'agent':
      return <AboutAgent agent={which[0]} content={content} />;
    case 'verse':
      return <AboutVerse verse={which[0]} content={content} />;
    case 'boost':
      return <AboutBoost boost={which[0]} content={content} />;
    case 'card':
      return <AboutCorruption card={Number(which[0])} content={content} />;
    case 'objective':
      return <AboutObjective objective={which[0]} seats={view?.players.length ?? 2} content={content} />;
    case 'necro':
      return <AboutNecro necro={which[0]} content={content} />;
    case 'title':
      return <AboutTitle district={which[0]} content={content} />;
    case 'district':
      return (
        <>
          <About part="district" />
          <AboutTitle district={which[0]} content={content} />
        </>
      );
    case 'action':
      return <About part={`action.${which[0]}`} />;
    case 'pile':
      return (
        <>
          <About part={`pile.${which[0]}`} />
          {view === undefined ? null : <OpenPile pile={which[0]} view={view} />}
        </>
      );
    case 'retired':
      return <AboutRetired seat={Number(which[0])} view={view} />;
    default:
      return <About part={what} />;
  }
}

interface AboutArrProps {
  readonly arr: Arr;
  readonly content: Tables;
  readonly view: View | undefined;
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
      <ul className="about-names">
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

function AboutRetired({ seat, view }: { readonly seat: number; readonly view: View | undefined }): ReactNode {
  const nameOf = useNameOf();
  return (
    <>
      <About part="retired" />
      <ul className="about-names">
        {(view?.players[seat]?.retired ?? []).map((agent) => (
          <li key={agent}>{nameOf(agentRef(agent))}</li>
        ))}
      </ul>
    </>
  );
}
