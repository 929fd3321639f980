/** What a thing is: drawn large where there is something to draw, in a sentence with its rule always. */
import type { ExplanationProps } from '@cabale/design';
import { ACTION_VALUES, BOARD, DECOY, RANDOM_VALUES, type Tables } from '../content/tables.ts';
import type { Mecanisburgo } from '../rules/state.ts';
import type { ReactNode } from 'react';
import { actionSentence, skillSentence } from '../text/effects.ts';
import {
  AboutCard,
  AboutCharacter,
  AboutCorp,
  AboutSign,
  AboutSpecial,
  AboutVictory,
  LargeCard,
} from './aboutcards.tsx';
import { AboutPile, AboutPoints, AboutSector, Standings } from './aboutplaces.tsx';
import { About, partsOf } from './kit.ts';
import { ruleOfAction, ruleOfProject, ruleOfSkill } from './rulesof.ts';
import { Sources } from './sources.tsx';

export function Explanation(props: ExplanationProps<Mecanisburgo>): ReactNode {
  return (
    <div className="about mec-about">
      <Subject {...props} />
    </div>
  );
}

function Subject({ thing, content, view }: ExplanationProps<Mecanisburgo>): ReactNode {
  const { what, which } = partsOf(thing);
  switch (what) {
    case 'character':
      return <AboutCharacter character={which[0]} content={content} />;
    case 'property':
    case 'event':
    case 'threat':
      return <AboutCard card={which[0]} content={content} part={what} />;
    case 'project':
      return (
        <>
          <LargeCard card={which[0]} content={content} />
          <About part="project" rule={ruleOfProject(which[0])} />
          <Sources card={which[0]} content={content} />
        </>
      );
    case 'victory':
      return <AboutVictory victory={which[0]} content={content} view={view} />;
    case 'special':
      return <AboutSpecial special={which[0]} content={content} view={view} />;
    case 'skill':
      return (
        <AboutSign of={which[0]} sentence={skillSentence(which[0], false, content)} rule={ruleOfSkill(which[0])} />
      );
    case 'action':
      return <AboutSign of={which[0]} sentence={actionSentence(which[0])} rule={ruleOfAction(which[0])} />;
    case 'corp':
      return <AboutCorp corp={which[0]} content={content} />;
    case 'sector':
      return <AboutSector sector={Number(which[0])} content={content} view={view} />;
    case 'pile':
      return <AboutPile pile={which[0]} content={content} view={view} />;
    case 'vp':
      return <AboutPoints seat={Number(which[0])} content={content} view={view} />;
    case 'seat':
      return <AboutSeat seat={Number(which[0])} content={content} view={view} />;
    case 'slot':
      return <About part={Number(which[1]) < BOARD ? 'chair' : 'slot'} />;
    case 'pawn':
      return <AboutPawn seat={Number(which[0])} pawn={Number(which[1])} content={content} view={view} />;
    case 'zone':
      return (
        <>
          <Standings pawns={view?.orderZone ?? []} />
          <About part="zone" />
        </>
      );
    case 'value':
      return <AboutValue value={which[0]} content={content} />;
    case 'random':
      return <AboutRandom value={which[0]} content={content} />;
    case 'race':
      return <About part={`race.${which[0]}`} />;
    case 'contest':
      return <About part={`contest.${which[0]}`} />;
    case 'token':
      return <About part={`token.${which[0]}`} />;
    case 'step':
      return <AboutFinalStep number={which[0]} />;
    default:
      return <About part={what} />;
  }
}

const FINAL_STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

function AboutFinalStep({ number }: { readonly number: string }): ReactNode {
  const step = FINAL_STEPS.find((each) => String(each) === number);
  return step === undefined ? null : <About part={`step.${step}`} />;
}

interface ValueProps {
  readonly value: string;
  readonly content: Tables;
}

function AboutValue({ value, content }: ValueProps): ReactNode {
  const action = ACTION_VALUES.find((each) => String(each) === value);
  return (
    <>
      <About part="value" />
      {action === undefined ? null : <Sources card={{ action }} content={content} />}
    </>
  );
}

function AboutRandom({ value, content }: ValueProps): ReactNode {
  const random = RANDOM_VALUES.find((each) => String(each) === value);
  return (
    <>
      <About part="random" />
      {random === undefined ? null : <Sources card={{ random }} content={content} />}
    </>
  );
}

interface SeatProps extends Omit<ExplanationProps<Mecanisburgo>, 'thing'> {
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
      {member === null ? null : <LargeCard card={member.character} content={content} />}
      <About part={pawn === DECOY ? 'decoy' : 'pawn'} />
    </>
  );
}
