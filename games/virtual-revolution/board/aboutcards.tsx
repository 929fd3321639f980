/** Cards drawn large, with what they do, their rule, and where their data come from. */
import { RuleNumber, Source } from '@cabale/design';
import type { Agent, BoostCard, Corruption, District, Necro, Objective, Tables, Verse } from '../content/tables.ts';
import { boostEffect } from '../rules/counts.ts';
import type { View } from '../rules/state.ts';
import { boostSentence, titleSentence } from '../text/effects.ts';
import { agentRef, cardRef, necroRef, verseRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { AgentFace, CorruptionFace, NecroFace, ObjectiveFace, VerseFace } from './cards.tsx';
import { Icon } from './icons.tsx';
import { About, useNameOf, useSay } from './kit.ts';
import { ruleOfAgent, ruleOfBoost, ruleOfTitle, ruleOfVerse } from './rulesof.ts';

interface ContentProps {
  readonly content: Tables;
}

export function AboutAgent({ agent, content }: ContentProps & { readonly agent: Agent }): ReactNode {
  return (
    <>
      <div className="vr-card vr-card-large">
        <AgentFace agent={agent} content={content} />
      </div>
      <About part="agent" rule={ruleOfAgent(agent)} />
      <Source provenance={content.agents[agent].provenance} />
    </>
  );
}

export function AboutVerse({ verse, content }: ContentProps & { readonly verse: Verse }): ReactNode {
  return (
    <>
      <div className="vr-card vr-card-large">
        <VerseFace verse={verse} content={content} />
      </div>
      <About part="verse" rule={ruleOfVerse(verse)} />
      <Source provenance={content.verses[verse].provenance} />
    </>
  );
}

export function AboutBoost({ boost, content }: ContentProps & { readonly boost: BoostCard }): ReactNode {
  const say = useSay();
  const effect = boostEffect(boost, content);
  return (
    <>
      <p className="about-row">
        <Icon of={effect.action} />
        <b>
          {say({ key: `action.${effect.action}` })} – {say(boostSentence(effect))}
        </b>
      </p>
      <About part="boost" rule={ruleOfBoost(boost)} />
    </>
  );
}

export function AboutCorruption({ card, content }: ContentProps & { readonly card: Corruption }): ReactNode {
  return (
    <>
      <div className="vr-corruption">
        <CorruptionFace card={card} content={content} />
      </div>
      <About part="card" />
    </>
  );
}

interface AboutObjectiveProps extends ContentProps {
  readonly objective: Objective;
  readonly seats: number;
}

export function AboutObjective({ objective, seats, content }: AboutObjectiveProps): ReactNode {
  return (
    <>
      <ObjectiveFace objective={objective} seats={seats} content={content} />
      <About part="objective" />
    </>
  );
}

export function AboutNecro({ necro, content }: ContentProps & { readonly necro: Necro }): ReactNode {
  return (
    <>
      <NecroFace necro={necro} content={content} />
      <About part="necro" />
    </>
  );
}

export function AboutTitle({ district, content }: ContentProps & { readonly district: District }): ReactNode {
  const say = useSay();
  const { effect, provenance } = content.titles[district];
  return (
    <>
      <p className="about-row">
        <Icon of="title" />
        <b>{say(titleSentence(effect, content))}</b> <RuleNumber rule={ruleOfTitle(district)} />
      </p>
      <About part="title" />
      <Source provenance={provenance} />
    </>
  );
}

/** Cards that lie open: anybody may look through them. */
export function OpenPile({ pile, view }: { readonly pile: string; readonly view: View }): ReactNode {
  const nameOf = useNameOf();
  const say = useSay();
  const names = openNames(pile, view).map((ref) => nameOf(ref));
  if (names.length === 0) return null;
  return (
    <div>
      <b>{say({ key: 'board.open' })}</b>
      <ul className="about-names">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

function openNames(pile: string, view: View): readonly ReturnType<typeof agentRef>[] {
  switch (pile) {
    case 'agentDiscard':
      return view.agentDiscard.map(agentRef);
    case 'agents':
      return view.agentsOut.map(agentRef);
    case 'corruptionDiscard':
      return view.corruptionDiscard.map(cardRef);
    case 'necro':
      return view.necroPlayed.map(necroRef);
    case 'verses':
      return view.verseDeck.flatMap((verse) => (verse === null ? [] : [verseRef(verse)]));
    default:
      return [];
  }
}
