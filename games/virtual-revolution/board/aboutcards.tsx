/** Cards drawn large, with what they do, their rule, and where their data come from. */
import { Rich, RuleNumber, useNameOf, useSay } from '@cabale/design';
import type {
  Agent,
  BoostCard,
  Corruption,
  District,
  Necro,
  Objective,
  Tables,
  Verse,
} from '@cabale/virtual-revolution/content/tables.ts';
import { boostEffect } from '@cabale/virtual-revolution/rules/counts.ts';
import type { VirtualRevolutionView } from '@cabale/virtual-revolution/rules/state.ts';
import { boostSentence, titleSentence } from '@cabale/virtual-revolution/text/effects.ts';
import { agentRef, cardRef, necroRef, verseRef } from '@cabale/virtual-revolution/text/refs.ts';
import type { ReactNode } from 'react';
import { About } from './about.tsx';
import { AgentFace, CorruptionFace, NecroFace, ObjectiveFace, VerseFace } from './cards.tsx';
import { Icon } from './icons.tsx';
import { ruleOfAgent, ruleOfBoost, ruleOfTitle, ruleOfVerse } from './rulesof.ts';

type Provenance = Tables['titles']['PI']['provenance'];

interface ContentProps {
  readonly content: Tables;
}

/** Said only of what the rulebook does not give. */
export function Source({ provenance }: { readonly provenance: Provenance }): ReactNode {
  if (provenance === 'rulebook') return null;
  return (
    <p className="vr-about-source">
      <Rich sentence={{ key: `provenance.${provenance}` }} />
    </p>
  );
}

export function AboutAgent({ agent, content }: ContentProps & { readonly agent: Agent }): ReactNode {
  return (
    <>
      <div className="vr-card vr-card-large">
        <AgentFace agent={agent} content={content} />
      </div>
      <p>
        <Rich sentence={{ key: 'about.agent' }} /> <RuleNumber rule={ruleOfAgent(agent)} />
      </p>
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
      <p>
        <Rich sentence={{ key: 'about.verse' }} /> <RuleNumber rule={ruleOfVerse(verse)} />
      </p>
      <Source provenance={content.verses[verse].provenance} />
    </>
  );
}

export function AboutBoost({ boost, content }: ContentProps & { readonly boost: BoostCard }): ReactNode {
  const say = useSay();
  const effect = boostEffect(boost, content);
  return (
    <>
      <p className="vr-about-row">
        <Icon of={effect.action} />
        <b>
          {say({ key: `action.${effect.action}` })} – {say(boostSentence(effect))}
        </b>
      </p>
      <p>
        <Rich sentence={{ key: 'about.boost' }} /> <RuleNumber rule={ruleOfBoost(boost)} />
      </p>
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
      <p className="vr-about-row">
        <Icon of="title" />
        <b>{say(titleSentence(effect, content))}</b> <RuleNumber rule={ruleOfTitle(district)} />
      </p>
      <About part="title" />
      <Source provenance={provenance} />
    </>
  );
}

/** Cards that lie open: whoever asks may look through them. */
export function OpenPile({ pile, view }: { readonly pile: string; readonly view: VirtualRevolutionView }): ReactNode {
  const nameOf = useNameOf();
  const say = useSay();
  const names = openNames(pile, view).map((ref) => nameOf(ref));
  if (names.length === 0) return null;
  return (
    <div>
      <b>{say({ key: 'board.open' })}</b>
      <ul className="vr-about-names">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

function openNames(pile: string, view: VirtualRevolutionView): readonly ReturnType<typeof agentRef>[] {
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
