/** The rules on one page, with pictures made of the board's own pieces. */
import { RuleNumber, Source } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import { DOGE_CARDS, INFLUENCES, TILES, type Building } from '../content/tables.ts';
import { missionCard } from '../rules/counts.ts';
import type { ReactNode } from 'react';
import { EffectList } from './aboutbuilding.tsx';
import { InfluenceFace, MissionFace } from './cards.tsx';
import { CouncilTrack } from './council.tsx';
import { DogeFace, DogePanel } from './doge.tsx';
import { Icon } from './icons.tsx';
import { Chapter, Glossary, Steps, useSay } from './kit.ts';
import { Lagoon } from './lagoon.tsx';
import { PlayerPanel } from './player.tsx';
import { RULE_OF_CARD } from './rulesof.ts';
import { SAMPLE, SOLO_SAMPLE } from './sample.ts';

const GLOSSARY = [
  'activate',
  'archive',
  'communal',
  'crossing',
  'dock',
  'pass',
  'quay',
  'space',
  'tax',
  'tile',
] as const;

export function RulesPage(): ReactNode {
  return (
    <div className="ve rules-page ve-rules">
      <Chapter name="aim" parts={['text', 'arrest']} rules={['VEN-4.1', 'VEN-18.11']} />
      <Chapter name="city" parts={['text', 'setup']} rules={['VEN-2.2', 'VEN-2.12', 'VEN-3.1']}>
        <div className="rules-picture ve-picture">
          <Lagoon table={SAMPLE} />
        </div>
      </Chapter>
      <Turn />
      <Chapter
        name="movement"
        parts={['text', 'passing', 'crossing']}
        rules={['VEN-5.1', 'VEN-5.6', 'VEN-5.15', 'VEN-6.4']}
      />
      <Chapter name="docking" parts={['text', 'advance', 'ten']} rules={['VEN-7.3', 'VEN-8.5', 'VEN-9.2', 'VEN-8.8']}>
        <div className="rules-picture ve-picture">
          <PlayerPanel table={SAMPLE} seat={0} />
        </div>
      </Chapter>
      <Buildings />
      <Chapter name="intrigue" parts={['text']} rules={['VEN-1.4', 'VEN-1.6']} />
      <Chapter name="bridges" parts={['text']} rules={['VEN-13.2', 'VEN-13.3', 'VEN-13.4']} />
      <Missions />
      <InfluenceCards />
      <Chapter name="end" parts={['text']} rules={['VEN-17.1', 'VEN-17.2', 'VEN-17.4']}>
        <div className="rules-picture ve-picture">
          <CouncilTrack table={SAMPLE} />
        </div>
      </Chapter>
      <Chapter
        name="scoring"
        parts={['council', 'assistants', 'lower', 'wealth', 'arrest', 'winner']}
        rules={['VEN-18.1', 'VEN-18.5', 'VEN-18.7', 'VEN-18.9', 'VEN-18.11', 'VEN-18.14']}
      />
      <Chapter name="smugglers" parts={['text', 'crossing']} rules={['VEN-19.5', 'VEN-19.9', 'VEN-19.12']} />
      <Solo />
      <Chapter name="options" parts={['text']} rules={['VEN-16.1', 'VEN-23.1']} />
      <Glossary words={GLOSSARY} />
    </div>
  );
}

const STEPS = [
  { name: 'influence', rule: 'VEN-4.2' },
  { name: 'gondolier', rule: 'VEN-4.4' },
  { name: 'movement', rule: 'VEN-4.8' },
  { name: 'mission', rule: 'VEN-7.5' },
  { name: 'activate', rule: 'VEN-8.1' },
] as const;

function Turn(): ReactNode {
  return (
    <Chapter name="turn" parts={['text']} rules={['VEN-4.1']}>
      <Steps chapter="turn" steps={STEPS} className="rules-steps" />
    </Chapter>
  );
}

const BUILDINGS: readonly Building[] = [...TILES, 'stMark', 'dogesPalace', 'grandCouncil'];

function Buildings(): ReactNode {
  const say = useSay();
  return (
    <Chapter name="buildings" parts={['text']} rules={['VEN-11.52', 'VEN-10.3']}>
      <ul className="rules-list">
        {BUILDINGS.map((building) => (
          <li key={building}>
            <h3>
              <Icon of={building} /> {say({ key: `building.${building}` })}
            </h3>
            <EffectList building={building} content={PRINTED} />
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

const MISSIONS = PRINTED.missions.map((_, index) => index + 1);

function Missions(): ReactNode {
  return (
    <Chapter name="missions" parts={['text', 'tax']} rules={['VEN-7.6', 'VEN-7.10', 'VEN-14.2']}>
      <ul className="rules-cards">
        {MISSIONS.map((mission) => (
          <li key={mission} className="ve-card">
            <MissionFace mission={mission} content={PRINTED} />
            <Source provenance={missionCard(PRINTED, mission).provenance} />
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

function InfluenceCards(): ReactNode {
  return (
    <Chapter name="influence" parts={['text']} rules={['VEN-15.1']}>
      <ul className="rules-cards">
        {INFLUENCES.map((card) => (
          <li key={card} className="ve-card ve-card-influence">
            <InfluenceFace card={card} />
            <RuleNumber rule={RULE_OF_CARD[card]} />
            <Source provenance={PRINTED.influence[card].provenance} />
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

function Solo(): ReactNode {
  return (
    <Chapter name="solo" parts={['text', 'cards', 'end']} rules={['VEN-21.1', 'VEN-21.12', 'VEN-22.6']}>
      <div className="rules-picture ve-picture">
        <DogePanel table={SOLO_SAMPLE} />
      </div>
      <ul className="rules-cards">
        {DOGE_CARDS.map((card) => (
          <li key={card} className="ve-card">
            <DogeFace card={card} />
            <Source provenance={PRINTED.doge[card].provenance} />
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
