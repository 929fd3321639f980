/** What a thing is: drawn large where there is something to draw, in a sentence with its rule always. */
import { Source, type ExplanationProps } from '@cabale/design';
import { buildingAt, ownerOf, colourOf, sizeOf } from '../rules/counts.ts';
import type { Venice } from '../rules/state.ts';
import type { ReactNode } from 'react';
import { AboutBuilding, AboutEffect } from './aboutbuilding.tsx';
import { AboutDeck, AboutDogeCard, AboutInfluence, AboutMission, Gone } from './aboutcards.tsx';
import { Icon } from './icons.tsx';
import { About, partsOf } from './kit.ts';

export function Explanation(props: ExplanationProps<Venice>): ReactNode {
  return (
    <div className="about ve-about">
      <Subject {...props} />
    </div>
  );
}

function Subject({ thing, content, view }: ExplanationProps<Venice>): ReactNode {
  const { what, which } = partsOf(thing);
  const number = Number(which[0]);
  const isSolo = view !== undefined && view.doge !== null;
  switch (what) {
    case 'seat':
      return <About part={isSolo && number > 0 ? 'doge' : 'seat'} />;
    case 'colour':
      return <About part={COLOUR_PART[ownerOf(view, number)]} />;
    case 'building':
      return <AboutBuilding building={which[0]} content={content} />;
    case 'quay':
    case 'effect':
      if (view === undefined) return <About part="quay" />;
      return what === 'quay' ? (
        <AboutBuilding building={buildingAt(view, number)} content={content} quay={number} view={view} />
      ) : (
        <AboutEffect building={buildingAt(view, number)} number={Number(which[1])} content={content} />
      );
    case 'canal':
      return <AboutCanal canal={number} content={content} view={view} />;
    case 'gondola':
      return <About part={ownerOf(view, colourOf(number)) === 'player' ? 'gondola' : 'smugglerBoat'} />;
    case 'resource':
    case 'supply':
      return (
        <div className="about-row">
          <Icon of={which[0]} className="ve-about-icon" />
          <About part={what} />
        </div>
      );
    case 'mission':
      return <AboutMission mission={number} content={content} />;
    case 'slot':
      return <AboutSlot seat={number} slot={Number(which[1])} content={content} view={view} />;
    case 'archive':
      return (
        <>
          <About part="archive" />
          <Gone missions={view?.players[number]?.archive ?? []} />
        </>
      );
    case 'influence':
      return <AboutInfluence card={which[0]} content={content} />;
    case 'intrigue':
      return <About part={isSolo && number > 0 ? 'dogeIntrigue' : 'intrigue'} />;
    case 'way':
      return <About part="path" />;
    case 'amount':
      return <About part="amounts" />;
    case 'council':
      return (
        <>
          <About part="track" />
          <Source provenance={view === undefined ? 'reconstructed' : sizeOf(view, content).provenance} />
        </>
      );
    case 'pile':
      return (
        <>
          <About part={`pile.${which[0] === 'missions' && isSolo ? 'missionsSolo' : which[0]}`} />
          <Gone pile={which[0]} view={view} />
        </>
      );
    case 'deck':
      return <AboutDeck letter={which[0]} view={view} content={content} />;
    case 'dogeCard':
      return <AboutDogeCard card={which[0]} content={content} />;
    case 'dogeRow':
      return <AboutDogeCard card={view?.doge?.row[number] ?? null} content={content} />;
    case 'end':
      return <About part={view === undefined || view.pawn === 'track' ? 'end' : 'endLast'} />;
    default:
      return <About part={what} />;
  }
}

const COLOUR_PART = { player: 'colour', smugglers: 'smugglers', doge: 'family' } as const;

type AboutProps = Omit<ExplanationProps<Venice>, 'thing'>;

function AboutCanal({ canal, content, view }: AboutProps & { readonly canal: number }): ReactNode {
  const count = content.canals[canal]?.cost ?? 0;
  const isBridged = (view?.bridges[canal] ?? null) !== null;
  return (
    <>
      {isBridged ? <About part="bridge" /> : null}
      <About part="canal" values={{ count }} />
      <Source provenance={content.canals[canal]?.provenance ?? 'reconstructed'} />
    </>
  );
}

function AboutSlot({
  seat,
  slot,
  content,
  view,
}: AboutProps & { readonly seat: number; readonly slot: number }): ReactNode {
  const mission = view?.players[seat]?.slots[slot] ?? null;
  return mission === null ? <About part="slot" /> : <AboutMission mission={mission} content={content} />;
}
