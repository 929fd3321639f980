/** Explanations of things: cards drawn large, a sentence with its rule, and where the data come from. */
import { RuleNumber, type ExplanationProps } from '@cabale/design';
import type { Arr, BoostCard, District, Tables } from '../content/tables.ts';
import { boostEffect, corruptionCard } from '../rules/counts.ts';
import { districtOf } from '../rules/map.ts';
import type { VirtualRevolution, View } from '../rules/state.ts';
import { boostSentence, titleSentence } from '../text/effects.ts';
import {
  agentRef,
  districtRef,
  lossRef,
  necroRef,
  seatRef,
  verseRef,
  type Pile,
  type VirtualRevolutionRef,
} from '../text/refs.ts';
import type { ReactNode } from 'react';
import { CORRUPTION_NAMES } from '../content/pack-entries.ts';
import { AgentFace, CorruptionFace, NecroFace, ObjectiveFace, VerseFace } from './cards.tsx';
import { Icon } from './icons.tsx';
import { About, partsOf, useNameOf, useSay } from './kit.ts';
import { Sources } from './sources.tsx';
import { ruleOfAgent, ruleOfBoost, ruleOfTitle, ruleOfVerse } from './rulesof.ts';

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
      return (
        <>
          <div className="vr-card vr-card-large">
            <AgentFace agent={which[0]} content={content} />
          </div>
          <About part="agent" rule={ruleOfAgent(which[0])} />
          <Sources part="agents" entry={which[0]} content={content} />
        </>
      );
    case 'verse':
      return (
        <>
          <div className="vr-card vr-card-large">
            <VerseFace verse={which[0]} content={content} />
          </div>
          <About part="verse" rule={ruleOfVerse(which[0])} />
          <Sources part="verses" entry={which[0]} content={content} />
        </>
      );
    case 'boost':
      return <AboutBoost boost={which[0]} content={content} />;
    case 'card':
      return (
        <>
          <div className="vr-corruption">
            <CorruptionFace card={Number(which[0])} content={content} />
          </div>
          <About part="card" />
          <Sources part="corruption" entry={CORRUPTION_NAMES[Number(which[0]) - 1] ?? ''} content={content} />
        </>
      );
    case 'objective':
      return (
        <>
          <ObjectiveFace objective={which[0]} seats={view?.players.length ?? 2} content={content} />
          <About part="objective" />
          <Sources part="objectives" entry={which[0]} content={content} />
        </>
      );
    case 'necro':
      return (
        <>
          <NecroFace necro={which[0]} content={content} />
          <About part="necro" />
        </>
      );
    case 'title':
      return <AboutTitle district={which[0]} content={content} />;
    case 'district':
      return (
        <>
          <About part="district" />
          <Sources part="names" entry={which[0]} content={content} />
          <AboutTitle district={which[0]} content={content} />
        </>
      );
    case 'action':
      return <About part={`action.${which[0]}`} />;
    case 'pile':
      return (
        <>
          <About part={`pile.${which[0]}`} />
          {view === undefined ? null : <OpenPile pile={which[0]} view={view} content={content} />}
        </>
      );
    case 'retired':
      return (
        <>
          <About part="retired" />
          <Names things={(view?.players[Number(which[0])]?.retired ?? []).map(agentRef)} />
        </>
      );
    default:
      return <About part={what} />;
  }
}

interface ContentProps {
  readonly content: Tables;
}

interface AboutArrProps extends ContentProps {
  readonly arr: Arr;
  readonly view: View | undefined;
}

/** What stands in an arrondissement, and whose it is. */
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
        <b>{nameOf(districtRef(districtOf(arr, content)))}</b>
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
      <Sources part="arrs" entry={`${arr + 1}`} content={content} />
    </>
  );
}

function AboutBoost({ boost, content }: ContentProps & { readonly boost: BoostCard }): ReactNode {
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
      <Sources part="boosts" entry={boost} content={content} />
    </>
  );
}

function AboutTitle({ district, content }: ContentProps & { readonly district: District }): ReactNode {
  const say = useSay();
  const { effect } = content.titles[district];
  return (
    <>
      <p className="about-row">
        <Icon of="title" />
        <b>{say(titleSentence(effect, content))}</b> <RuleNumber rule={ruleOfTitle(district)} />
      </p>
      <About part="title" />
      <Sources part="titles" entry={district} content={content} />
    </>
  );
}

/** Open cards of a pile, which everybody may look through. */
function OpenPile({ pile, view, content }: ContentProps & { readonly pile: Pile; readonly view: View }): ReactNode {
  const say = useSay();
  const things = openCards(pile, view, content);
  if (things.length === 0) return null;
  return (
    <div>
      <b>{say({ key: pile === 'agents' ? 'board.removed' : 'board.open' })}</b>
      <Names things={things} />
    </div>
  );
}

function Names({ things }: { readonly things: readonly VirtualRevolutionRef[] }): ReactNode {
  const nameOf = useNameOf();
  return (
    <ul className="about-names">
      {counted(things).map(({ thing, count }) => (
        <li key={thing}>
          {nameOf(thing)}
          {count > 1 ? ` × ${count}` : ''}
        </li>
      ))}
    </ul>
  );
}

/** Corruption cards of the same effect have the same name. */
function counted(things: readonly VirtualRevolutionRef[]) {
  return [...new Set(things)].map((thing) => ({ thing, count: things.filter((other) => other === thing).length }));
}

function openCards(pile: Pile, view: View, content: Tables): readonly VirtualRevolutionRef[] {
  switch (pile) {
    case 'agentDiscard':
      return view.agentDiscard.map(agentRef);
    case 'agents':
      return view.agentsOut.map(agentRef);
    case 'corruptionDiscard':
      return view.corruptionDiscard.map((card) => lossRef(corruptionCard(card, content)));
    case 'necro':
      return view.necroPlayed.map(necroRef);
    case 'verses':
      return view.verseDeck.flatMap((verse) => (verse === null ? [] : [verseRef(verse)]));
    default:
      return [];
  }
}
