/** What a thing is: drawn large where there is something to draw, in a sentence with its rule always. */
import { type BoardModule, partsOf, useStage } from '@cabale/design';
import {
  BOARD,
  DECOY,
  type Action,
  type Character,
  type Corp,
  type EventCardId,
  type Project,
  type Property,
  type Skill,
  type SpecialVictory,
  type Tables,
  type Threat,
  type VictoryEvent,
} from '@cabale/mecanisburgo/content/tables.ts';
import type { Mecanisburgo, MecanisburgoView } from '@cabale/mecanisburgo/rules/state.ts';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { About } from './about.tsx';
import {
  AboutAction,
  AboutCharacter,
  AboutCorp,
  AboutEvent,
  AboutProject,
  AboutProperty,
  AboutSkill,
  AboutSpecial,
  AboutThreat,
  AboutVictory,
} from './aboutcards.tsx';
import { AboutPile, AboutPoints, AboutSector, Standings } from './aboutplaces.tsx';
import { CardFace } from './cards.tsx';

interface ExplanationProps {
  readonly thing: ComponentProps<BoardModule<Mecanisburgo>['Explanation']>['thing'];
  readonly content: Tables;
}

export const Explanation: ComponentType<ExplanationProps> = ({ thing, content }) => {
  // The stage knows no game; on this one stands Mecanisburgo.
  const view = useStage().view as MecanisburgoView | undefined;
  return (
    <div className="mec-about">
      <Subject thing={thing} content={content} view={view} />
    </div>
  );
};

interface SubjectProps extends ExplanationProps {
  readonly view: MecanisburgoView | undefined;
}

function Subject({ thing, content, view }: SubjectProps): ReactNode {
  const { what, which } = partsOf(thing);
  const [first = '', second = ''] = which;
  const number = Number(first);
  switch (what) {
    case 'character':
      return <AboutCharacter character={first as Character} content={content} />;
    case 'property':
      return <AboutProperty property={first as Property} content={content} />;
    case 'event':
      return <AboutEvent event={first as EventCardId} content={content} />;
    case 'threat':
      return <AboutThreat threat={first as Threat} content={content} />;
    case 'project':
      return <AboutProject project={first as Project} content={content} />;
    case 'victory':
      return <AboutVictory victory={first as VictoryEvent} content={content} view={view} />;
    case 'special':
      return <AboutSpecial special={first as SpecialVictory} content={content} view={view} />;
    case 'skill':
      return <AboutSkill skill={first as Skill} content={content} />;
    case 'action':
      return <AboutAction action={first as Action} />;
    case 'corp':
      return <AboutCorp corp={first as Corp} content={content} />;
    case 'sector':
      return <AboutSector sector={number} content={content} view={view} />;
    case 'pile':
      return <AboutPile pile={first} content={content} view={view} />;
    case 'vp':
      return <AboutPoints seat={number} content={content} view={view} />;
    case 'seat':
      return <AboutSeat seat={number} content={content} view={view} />;
    case 'slot':
      return <About part={Number(second) < BOARD ? 'chair' : 'slot'} />;
    case 'pawn':
      return <AboutPawn seat={number} pawn={Number(second)} content={content} view={view} />;
    case 'zone':
      return (
        <>
          <Standings pawns={view?.orderZone ?? []} />
          <About part="zone" />
        </>
      );
    case 'race':
    case 'contest':
    case 'token':
    case 'step':
      return <About part={what} of={first} />;
    default:
      return <About part={what} />;
  }
}

interface SeatProps extends Omit<SubjectProps, 'thing'> {
  readonly seat: number;
}

function AboutSeat({ seat, content, view }: SeatProps): ReactNode {
  const corp = view?.players[seat]?.corp ?? null;
  return (
    <>
      {corp === null ? null : <AboutCorp corp={corp} content={content} />}
      <About part="seat" />
    </>
  );
}

/** The pawn, and whom it stands for. */
function AboutPawn({ seat, pawn, content, view }: SeatProps & { readonly pawn: number }): ReactNode {
  const member = view?.players[seat]?.slots[pawn] ?? null;
  return (
    <>
      {member === null ? null : (
        <div className="mec-card mec-card-large">
          <CardFace card={member.character} content={content} size="full" />
        </div>
      )}
      <About part={pawn === DECOY ? 'decoy' : 'pawn'} />
    </>
  );
}
