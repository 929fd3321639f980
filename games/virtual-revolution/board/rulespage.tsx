/** The rules on one page, with pictures made of the board's own pieces. */
import { RuleNumber, Source } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import { ACTIONS, AGENTS, BOOST_CARDS, DISTRICTS, NECROS, OBJECTIVES, VERSES } from '../content/tables.ts';
import { boostEffect } from '../rules/counts.ts';
import { boostSentence, titleSentence } from '../text/effects.ts';
import { boostRef, districtRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { AgentFace, CorruptionFace, NecroFace, ObjectiveFace, VerseFace } from './cards.tsx';
import { City } from './city.tsx';
import { Icon } from './icons.tsx';
import { Chapter, Glossary, Steps, useNameOf, useSay } from './kit.ts';
import { PlayerPanel } from './player.tsx';
import { ruleOfAgent, ruleOfBoost, ruleOfTitle, ruleOfVerse, RULE_OF } from './rulesof.ts';
import { SAMPLE } from './sample.ts';

const GLOSSARY = [
  'arr',
  'boost',
  'control',
  'director',
  'exhausted',
  'immunity',
  'loading',
  'promotion',
  'reach',
  'recycling',
  'reserve',
  'retired',
] as const;

const PHASES = [
  { name: 'director', rule: 'VR-4.1' },
  { name: 'influence', rule: 'VR-5.1' },
  { name: 'action', rule: 'VR-8.1' },
] as const;

export function RulesPage(): ReactNode {
  return (
    <div className="vr rules-page vr-rules">
      <Chapter name="aim" parts={['text', 'danger']} rules={['VR-1.1', 'VR-24.16']} />
      <Chapter name="city" parts={['text', 'setup']} rules={['VR-1.9', 'VR-2.7', 'VR-2.15']}>
        <div className="rules-picture">
          <City table={SAMPLE} />
        </div>
      </Chapter>
      <Chapter name="turn" parts={['text']} rules={['VR-3.2', 'VR-3.3']}>
        <Steps chapter="turn" steps={PHASES} className="rules-steps" />
      </Chapter>
      <Chapter name="control" parts={['text', 'titles']} rules={['VR-6.1', 'VR-6.3', 'VR-6.5']}>
        <TitleList />
      </Chapter>
      <Actions />
      <Chapter name="board" parts={['text', 'free', 'recycling']} rules={['VR-3.5', 'VR-8.4', 'VR-18.2']}>
        <div className="rules-picture">
          <PlayerPanel table={SAMPLE} seat={0} />
        </div>
      </Chapter>
      <Agents />
      <Verses />
      <Chapter name="search" parts={['text', 'cards']} rules={['VR-19.1', 'VR-19.4', 'VR-19.6']}>
        <Cards
          of={[1, 3, 6, 9, 12, 19, 26, 32]}
          className="vr-corruption"
          render={(card) => <CorruptionFace card={card} content={PRINTED} />}
        />
      </Chapter>
      <Chapter name="necro" parts={['text', 'immunity']} rules={['VR-20.2', 'VR-20.3', 'VR-20.6']}>
        <Cards of={NECROS} render={(necro) => <NecroFace necro={necro} content={PRINTED} />} />
      </Chapter>
      <Chapter name="endRound" parts={['text']} rules={['VR-21.1', 'VR-22.1', 'VR-23.8']} />
      <Scoring />
      <Chapter name="sources" parts={['text']} rules={['VR-1.2']} />
      <Glossary words={GLOSSARY} />
    </div>
  );
}

interface CardsProps<Of extends string | number> {
  readonly of: readonly Of[];
  readonly className?: string;
  readonly render: (card: Of) => ReactNode;
}

function Cards<Of extends string | number>({ of, className = 'vr-card', render }: CardsProps<Of>): ReactNode {
  return (
    <ul className="rules-cards">
      {of.map((card) => (
        <li key={card} className={className}>
          {render(card)}
        </li>
      ))}
    </ul>
  );
}

function Actions(): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <Chapter name="actions" parts={['text']} rules={['VR-8.1', 'VR-8.3']}>
      <ul className="rules-list">
        {ACTIONS.map((action) => (
          <li key={action}>
            <h3>
              <Icon of={action} /> {say({ key: `action.${action}` })}
            </h3>
            <p>
              {say({ key: `about.action.${action}` })} <RuleNumber rule={RULE_OF[`action.${action}`]} />
            </p>
          </li>
        ))}
      </ul>
      <ul className="rules-list">
        {BOOST_CARDS.map((boost) => (
          <li key={boost}>
            <b>{nameOf(boostRef(boost))}</b> – {say(boostSentence(boostEffect(boost, PRINTED)))}{' '}
            <RuleNumber rule={ruleOfBoost(boost)} />
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

function TitleList(): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <ul className="rules-list">
      {DISTRICTS.map((district) => (
        <li key={district}>
          <b>{nameOf(districtRef(district))}</b> – {say(titleSentence(PRINTED.titles[district].effect, PRINTED))}{' '}
          <RuleNumber rule={ruleOfTitle(district)} />
          <Source provenance={PRINTED.titles[district].provenance} />
        </li>
      ))}
    </ul>
  );
}

function Agents(): ReactNode {
  return (
    <Chapter name="agents" parts={['text', 'promotion']} rules={['VR-16.2', 'VR-17.4', 'VR-17.7']}>
      <Cards
        of={AGENTS}
        render={(agent) => (
          <>
            <AgentFace agent={agent} content={PRINTED} />
            <RuleNumber rule={ruleOfAgent(agent)} />
            <Source provenance={PRINTED.agents[agent].provenance} />
          </>
        )}
      />
    </Chapter>
  );
}

function Verses(): ReactNode {
  return (
    <Chapter name="verses" parts={['text', 'online']} rules={['VR-12.3', 'VR-13.2', 'VR-13.10']}>
      <Cards
        of={VERSES}
        render={(verse) => (
          <>
            <VerseFace verse={verse} content={PRINTED} />
            <RuleNumber rule={ruleOfVerse(verse)} />
            <Source provenance={PRINTED.verses[verse].provenance} />
          </>
        )}
      />
    </Chapter>
  );
}

function Scoring(): ReactNode {
  return (
    <Chapter
      name="scoring"
      parts={['final', 'map', 'agents', 'verses', 'objective', 'winner']}
      rules={['VR-24.2', 'VR-24.9', 'VR-24.12', 'VR-24.14', 'VR-24.15', 'VR-24.16']}
    >
      <Cards
        of={OBJECTIVES}
        render={(objective) => <ObjectiveFace objective={objective} seats={2} content={PRINTED} />}
      />
    </Chapter>
  );
}
