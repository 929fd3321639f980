/** The rules on one page, with pictures made of the board's own pieces. */
import { Chapter, Glossary, Rich, RuleNumber } from '@cabale/design';
import type { ReactNode } from 'react';
import { City } from './city.tsx';
import { ContestStage } from './contest.tsx';
import { PlayerPanel } from './player.tsx';
import {
  ActionList,
  CorpList,
  EventCards,
  ProjectCards,
  SectorList,
  SkillList,
  SpecialList,
  ThreatCards,
  VictoryList,
} from './rulestables.tsx';
import { FOUGHT, SAMPLE } from './sample.ts';

const GLOSSARY = [
  'agent',
  'ai',
  'board',
  'box',
  'decoy',
  'engaged',
  'forbidden',
  'gold',
  'hq',
  'leader',
  'materials',
  'opportunity',
  'random',
  'support',
] as const;

export function RulesPage(): ReactNode {
  return (
    <div className="mec mec-rules">
      <Chapter name="aim" parts={['text', 'round', 'danger']} rules={['MEC-2.1', 'MEC-17.30', 'MEC-17.1']} />
      <Chapter name="hq" parts={['text', 'board', 'properties', 'rest']} rules={['MEC-1.3', 'MEC-5.14', 'MEC-13.1']}>
        <div className="mec-picture">
          <PlayerPanel table={SAMPLE} seat={0} />
        </div>
      </Chapter>
      <Chapter name="setup" parts={['text', 'keep', 'players']} rules={['MEC-1.7', 'MEC-1.15', 'MEC-1.20']}>
        <CorpList />
      </Chapter>
      <Chapter
        name="deployment"
        parts={['cards', 'agents', 'initiative', 'zone']}
        rules={['MEC-3.1', 'MEC-3.4', 'MEC-3.8', 'MEC-3.11']}
      >
        <div className="mec-picture">
          <City table={SAMPLE} />
        </div>
      </Chapter>
      <Chapter name="resolution" parts={['text', 'alone']} rules={['MEC-4.1', 'MEC-4.4', 'MEC-4.9']} />
      <Confrontation />
      <Chapter name="control" parts={['text', 'collect', 'act', 'play']} rules={['MEC-6.1', 'MEC-6.4', 'MEC-6.6']} />
      <Chapter name="sectors" parts={['text', 'moors']} rules={['MEC-10.25', 'MEC-8.1']}>
        <SectorList />
      </Chapter>
      <Chapter name="actions" parts={['text', 'duel']} rules={['MEC-11.1', 'MEC-11.2', 'MEC-11.3']}>
        <ActionList />
      </Chapter>
      <Chapter name="skills" parts={['text']} rules={['MEC-12.24']}>
        <SkillList />
      </Chapter>
      <Chapter name="cards" parts={['text', 'drugs']} rules={['MEC-13.3', 'MEC-13.11', 'MEC-13.14']} />
      <Chapter name="events" parts={['text']} rules={['MEC-9.2', 'MEC-9.3', 'MEC-9.7']}>
        <EventCards />
      </Chapter>
      <Chapter
        name="threats"
        parts={['text', 'stopped', 'succeeded', 'chaos']}
        rules={['MEC-7.2', 'MEC-7.8', 'MEC-7.13', 'MEC-17.1']}
      >
        <ThreatCards />
      </Chapter>
      <Final />
      <Chapter name="projects" parts={['text']} rules={['MEC-14.22', 'MEC-14.23', 'MEC-14.25']}>
        <ProjectCards />
      </Chapter>
      <Chapter name="death" parts={['text', 'return', 'board']} rules={['MEC-18.1', 'MEC-18.3', 'MEC-18.5']} />
      <Chapter name="victories" parts={['standard', 'ties', 'events']} rules={['MEC-17.31', 'MEC-17.33', 'MEC-17.6']}>
        <VictoryList />
      </Chapter>
      <Chapter name="specials" parts={['text']} rules={['MEC-17.10']}>
        <SpecialList />
      </Chapter>
      <Chapter name="corporate" parts={['text', 'fight']} rules={['MEC-17.19', 'MEC-17.21', 'MEC-17.27']} />
      <Chapter name="sources" parts={['text']} rules={['MEC-2.8']} />
      <Glossary words={GLOSSARY} />
    </div>
  );
}

const STEPS = [
  { name: 'initiative', rule: 'MEC-5.3' },
  { name: 'identities', rule: 'MEC-5.6' },
  { name: 'assassinations', rule: 'MEC-5.15' },
  { name: 'ais', rule: 'MEC-5.21' },
  { name: 'properties', rule: 'MEC-5.23' },
  { name: 'cards', rule: 'MEC-5.28' },
  { name: 'control', rule: 'MEC-6.1' },
] as const;

function Confrontation(): ReactNode {
  return (
    <Chapter name="confrontation" parts={['text']} rules={['MEC-4.6', 'MEC-5.31', 'MEC-5.33']}>
      <ol className="mec-rules-list">
        {STEPS.map(({ name, rule }) => (
          <li key={name}>
            <Rich sentence={{ key: `rules.confrontation.${name}` }} /> <RuleNumber rule={rule} />
          </li>
        ))}
      </ol>
      <div className="mec-picture">
        <ContestStage table={FOUGHT} />
      </div>
      <p>
        <Rich sentence={{ key: 'rules.confrontation.loss' }} />
      </p>
    </Chapter>
  );
}

const FINAL_STEPS = [
  { name: 'staff', rule: 'MEC-14.4' },
  { name: 'income', rule: 'MEC-14.8' },
  { name: 'payments', rule: 'MEC-14.12' },
  { name: 'repairs', rule: 'MEC-14.16' },
  { name: 'refresh', rule: 'MEC-14.20' },
  { name: 'projects', rule: 'MEC-14.21' },
  { name: 'recovery', rule: 'MEC-14.30' },
  { name: 'order', rule: 'MEC-14.42' },
  { name: 'discard', rule: 'MEC-14.45' },
] as const;

function Final(): ReactNode {
  return (
    <Chapter name="final" parts={['text']} rules={['MEC-2.5', 'MEC-2.6']}>
      <ol className="mec-rules-list">
        {FINAL_STEPS.map(({ name, rule }) => (
          <li key={name}>
            <Rich sentence={{ key: `rules.final.${name}` }} /> <RuleNumber rule={rule} />
          </li>
        ))}
      </ol>
    </Chapter>
  );
}
