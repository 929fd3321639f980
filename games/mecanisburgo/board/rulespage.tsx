/** The rules on one page, with pictures made of the board's own pieces. */
import type { ComponentProps, ReactNode } from 'react';
import { City } from './city.tsx';
import { ContestStage } from './contest.tsx';
import { Chapter, Glossary, Rich, Steps } from './kit.ts';
import { PlayerPanel } from './player.tsx';
import { ActionList, CardList, CorpList, SectorList, SkillList, SpecialList, VictoryList } from './rulestables.tsx';
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

const CONFRONTATION = [
  { name: 'initiative', rule: 'MEC-5.3' },
  { name: 'identities', rule: 'MEC-5.6' },
  { name: 'assassinations', rule: 'MEC-5.15' },
  { name: 'ais', rule: 'MEC-5.21' },
  { name: 'properties', rule: 'MEC-5.23' },
  { name: 'cards', rule: 'MEC-5.28' },
  { name: 'control', rule: 'MEC-6.1' },
] as const;

const FINAL = [
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

function Picture({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="rules-picture">{children}</div>;
}

const OFFICE = (
  <Picture>
    <PlayerPanel table={SAMPLE} seat={0} />
  </Picture>
);
const CITY = (
  <Picture>
    <City table={SAMPLE} />
  </Picture>
);
const STAGE = (
  <>
    <Steps chapter="confrontation" steps={CONFRONTATION} className="rules-list" />
    <Picture>
      <ContestStage table={FOUGHT} />
    </Picture>
    <p>
      <Rich sentence={{ key: 'rules.confrontation.loss' }} />
    </p>
  </>
);

/** In the order of the rulebook: the paragraphs of each chapter, its rules, and what is drawn below. */
const CHAPTERS: readonly ComponentProps<typeof Chapter>[] = [
  { name: 'aim', parts: ['text', 'round', 'danger'], rules: ['MEC-2.1', 'MEC-17.30', 'MEC-17.1'] },
  {
    name: 'hq',
    parts: ['text', 'board', 'properties', 'rest'],
    rules: ['MEC-1.3', 'MEC-5.14', 'MEC-13.1'],
    children: OFFICE,
  },
  {
    name: 'setup',
    parts: ['text', 'keep', 'players'],
    rules: ['MEC-1.7', 'MEC-1.15', 'MEC-1.20'],
    children: <CorpList />,
  },
  {
    name: 'deployment',
    parts: ['cards', 'agents', 'initiative', 'zone'],
    rules: ['MEC-3.1', 'MEC-3.4', 'MEC-3.8', 'MEC-3.11'],
    children: CITY,
  },
  { name: 'resolution', parts: ['text', 'alone'], rules: ['MEC-4.1', 'MEC-4.4', 'MEC-4.9'] },
  { name: 'confrontation', parts: ['text'], rules: ['MEC-4.6', 'MEC-5.31', 'MEC-5.33'], children: STAGE },
  { name: 'control', parts: ['text', 'collect', 'act', 'play'], rules: ['MEC-6.1', 'MEC-6.4', 'MEC-6.6'] },
  { name: 'sectors', parts: ['text', 'moors'], rules: ['MEC-10.25', 'MEC-8.1'], children: <SectorList /> },
  { name: 'actions', parts: ['text', 'duel'], rules: ['MEC-11.1', 'MEC-11.2', 'MEC-11.3'], children: <ActionList /> },
  { name: 'skills', parts: ['text'], rules: ['MEC-12.24'], children: <SkillList /> },
  { name: 'cards', parts: ['text', 'drugs'], rules: ['MEC-13.3', 'MEC-13.11', 'MEC-13.14'] },
  { name: 'events', parts: ['text'], rules: ['MEC-9.2', 'MEC-9.3', 'MEC-9.7'], children: <CardList of="events" /> },
  {
    name: 'threats',
    parts: ['text', 'stopped', 'succeeded', 'chaos'],
    rules: ['MEC-7.2', 'MEC-7.8', 'MEC-7.13', 'MEC-17.1'],
    children: <CardList of="threats" />,
  },
  {
    name: 'final',
    parts: ['text'],
    rules: ['MEC-2.5', 'MEC-2.6'],
    children: <Steps chapter="final" steps={FINAL} className="rules-list" />,
  },
  {
    name: 'projects',
    parts: ['text'],
    rules: ['MEC-14.22', 'MEC-14.23', 'MEC-14.25'],
    children: <CardList of="projects" />,
  },
  { name: 'death', parts: ['text', 'return', 'board'], rules: ['MEC-18.1', 'MEC-18.3', 'MEC-18.5'] },
  {
    name: 'victories',
    parts: ['standard', 'ties', 'events'],
    rules: ['MEC-17.31', 'MEC-17.33', 'MEC-17.6'],
    children: <VictoryList />,
  },
  { name: 'specials', parts: ['text'], rules: ['MEC-17.10'], children: <SpecialList /> },
  { name: 'corporate', parts: ['text', 'fight'], rules: ['MEC-17.19', 'MEC-17.21', 'MEC-17.27'] },
  { name: 'sources', parts: ['text'], rules: ['MEC-2.8'] },
];

export function RulesPage(): ReactNode {
  return (
    <div className="mec rules-page mec-rules">
      {CHAPTERS.map((chapter) => (
        <Chapter key={chapter.name} {...chapter} />
      ))}
      <Glossary words={GLOSSARY} />
    </div>
  );
}
