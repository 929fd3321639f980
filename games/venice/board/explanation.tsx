/** What a thing is: drawn large where there is something to draw, in a sentence with its rule always. */
import { type BoardModule, partsOf, Rich, RuleNumber, useStage } from '@cabale/design';
import type { Building, DogeCard, Influence, Letter, Resource, Tables } from '@cabale/venice/content/tables.ts';
import { buildingAt, ownerOf, colourOf } from '@cabale/venice/rules/counts.ts';
import type { Venice, VeniceView } from '@cabale/venice/rules/state.ts';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { About } from './about.tsx';
import { AboutBuilding, AboutEffect } from './aboutbuilding.tsx';
import { AboutDeck, AboutDogeCard, AboutInfluence, AboutMission, Gone } from './aboutcards.tsx';
import { Icon } from './icons.tsx';

type Thing = ComponentProps<BoardModule<Venice>['Explanation']>['thing'];

interface ExplanationProps {
  readonly thing: Thing;
  readonly content: Tables;
}

export const Explanation: ComponentType<ExplanationProps> = ({ thing, content }) => {
  // The stage knows no game; on this one stands Venice.
  const view = useStage().view as VeniceView | undefined;
  return (
    <div className="ve-about">
      <Subject thing={thing} content={content} view={view} />
    </div>
  );
};

interface SubjectProps extends ExplanationProps {
  readonly view: VeniceView | undefined;
}

function Subject({ thing, content, view }: SubjectProps): ReactNode {
  const { what, which } = partsOf(thing);
  const [first = '', second = ''] = which;
  const number = Number(first);
  const isSolo = view !== undefined && view.doge !== null;
  switch (what) {
    case 'seat':
      return <About part={isSolo && number > 0 ? 'doge' : 'seat'} />;
    case 'colour':
      return <About part={COLOUR_PART[view === undefined ? 'player' : ownerOf(view, number)]} />;
    case 'building':
      return <AboutBuilding building={first as Building} content={content} />;
    case 'quay':
      return view === undefined ? (
        <About part="quay" />
      ) : (
        <AboutBuilding building={buildingAt(view, number)} content={content} quay={number} view={view} />
      );
    case 'effect':
      return view === undefined ? (
        <About part="quay" />
      ) : (
        <AboutEffect building={buildingAt(view, number)} number={Number(second)} content={content} />
      );
    case 'canal':
      return <AboutCanal canal={number} content={content} view={view} />;
    case 'gondola':
      return <About part={isOfPlayer(view, number) ? 'gondola' : 'smugglerBoat'} />;
    case 'resource':
    case 'supply':
      return (
        <div className="ve-about-row">
          <Icon of={first as Resource} className="ve-about-icon" />
          <About part={what} />
        </div>
      );
    case 'mission':
      return <AboutMission mission={number} content={content} />;
    case 'slot':
      return <AboutSlot seat={number} slot={Number(second)} content={content} view={view} />;
    case 'archive':
      return (
        <>
          <About part="archive" />
          <Gone missions={view?.players[number]?.archive ?? []} />
        </>
      );
    case 'influence':
      return <AboutInfluence card={first as Influence} content={content} />;
    case 'intrigue':
      return <About part={isSolo && number > 0 ? 'dogeIntrigue' : 'intrigue'} />;
    case 'council':
      return <About part="track" />;
    case 'pile':
      return (
        <>
          <About part="pile" of={first === 'missions' && isSolo ? 'missionsSolo' : first} />
          <Gone pile={first} view={view} />
        </>
      );
    case 'deck':
      return <AboutDeck letter={first as Letter} view={view} />;
    case 'dogeCard':
      return <AboutDogeCard card={first as DogeCard} content={content} />;
    case 'dogeRow':
      return <AboutDogeCard card={view?.doge?.row[number] ?? null} content={content} />;
    case 'end':
      return <About part={view === undefined || view.pawn === 'track' ? 'end' : 'endLast'} />;
    default:
      return <About part={what} />;
  }
}

const COLOUR_PART = { player: 'colour', smugglers: 'smugglers', doge: 'family' } as const;

function isOfPlayer(view: VeniceView | undefined, gondola: number): boolean {
  return view === undefined || ownerOf(view, colourOf(gondola)) === 'player';
}

interface AboutCanalProps {
  readonly canal: number;
  readonly content: Tables;
  readonly view: VeniceView | undefined;
}

function AboutCanal({ canal, content, view }: AboutCanalProps): ReactNode {
  const count = content.canals[canal]?.cost ?? 0;
  const isBridged = (view?.bridges[canal] ?? null) !== null;
  return (
    <>
      {isBridged ? <About part="bridge" /> : null}
      <p>
        <Rich sentence={{ key: 'about.canal', values: { count } }} /> <RuleNumber rule="VEN-5.3" />
      </p>
    </>
  );
}

interface AboutSlotProps {
  readonly seat: number;
  readonly slot: number;
  readonly content: Tables;
  readonly view: VeniceView | undefined;
}

function AboutSlot({ seat, slot, content, view }: AboutSlotProps): ReactNode {
  const mission = view?.players[seat]?.slots[slot] ?? null;
  return mission === null ? <About part="slot" /> : <AboutMission mission={mission} content={content} />;
}
