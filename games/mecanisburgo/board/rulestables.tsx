/** The tables of the rules page: sectors, Actions, skills, cards, ways to win. */
import { Rich, RuleNumber, useNameOf, useSay } from '@cabale/design';
import type { Sentence } from '@cabale/engine';
import { PRINTED } from '@cabale/mecanisburgo/content/printed.ts';
import {
  ACTIONS,
  CORPS,
  EVENTS,
  PROJECTS,
  SECTORS,
  SKILLS,
  SPECIAL_VICTORIES,
  THREATS,
  VICTORY_EVENTS,
  type EventCardId,
  type Skill,
} from '@cabale/mecanisburgo/content/tables.ts';
import { isElite } from '@cabale/mecanisburgo/rules/counts.ts';
import { actionSentence, skillSentence, specialSentence, victorySentence } from '@cabale/mecanisburgo/text/effects.ts';
import { actionRef, sectorRef, skillRef, specialRef, victoryRef } from '@cabale/mecanisburgo/text/refs.ts';
import { sectorSentences } from '@cabale/mecanisburgo/text/sectors.ts';
import type { ReactNode } from 'react';
import { CardFace } from './cards.tsx';
import { VictoryEmblem } from './emblem.tsx';
import { CorpFace } from './founding.tsx';
import { Icon } from './icons.tsx';
import { ProjectFace } from './market.tsx';
import { ruleOfAction, ruleOfProject, ruleOfSector, ruleOfSkill, RULE_OF } from './rulesof.ts';

const keyOf = ({ key, refs = {} }: Sentence): string => [key, ...Object.values(refs)].join(' ');

export function SectorList(): ReactNode {
  const nameOf = useNameOf();
  return (
    <ul className="mec-rules-list">
      {Array.from({ length: SECTORS }, (_, sector) => (
        <li key={sector}>
          <h3>{nameOf(sectorRef(sector))}</h3>
          <ul>
            {sectorSentences(sector, PRINTED).map((sentence) => (
              <li key={keyOf(sentence)}>
                <Rich sentence={sentence} />
              </li>
            ))}
          </ul>
          <RuleNumber rule={ruleOfSector(sector)} />
        </li>
      ))}
    </ul>
  );
}

export function ActionList(): ReactNode {
  const nameOf = useNameOf();
  return (
    <ul className="mec-rules-list">
      {ACTIONS.map((action) => (
        <li key={action}>
          <h3>
            <Icon of={action} /> {nameOf(actionRef(action))}
          </h3>
          <p>
            <Rich sentence={actionSentence(action)} /> <RuleNumber rule={ruleOfAction(action)} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Skills that some Character has as an elite. */
const ELITE: ReadonlySet<Skill> = new Set(
  SKILLS.filter((skill) => Object.values(PRINTED.characters).some((card) => isElite(card, skill))),
);

export function SkillList(): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <ul className="mec-rules-list">
      {SKILLS.map((skill) => (
        <li key={skill}>
          <Icon of={skill} /> <b>{nameOf(skillRef(skill))}</b> –{' '}
          <Rich sentence={skillSentence(skill, false, PRINTED)} />
          {ELITE.has(skill) ? (
            <>
              {' '}
              <b>{say({ key: 'rules.skills.elite' })}</b> <Rich sentence={skillSentence(skill, true, PRINTED)} />
            </>
          ) : null}{' '}
          <RuleNumber rule={ruleOfSkill(skill)} />
        </li>
      ))}
    </ul>
  );
}

/** One of each: the first three Events exist twice. */
const DIFFERENT_EVENTS = EVENTS.filter(
  (event, index) =>
    !EVENTS.slice(0, index).some((earlier: EventCardId) => PRINTED.events[earlier] === PRINTED.events[event]),
);

export function EventCards(): ReactNode {
  return (
    <ul className="mec-rules-cards">
      {DIFFERENT_EVENTS.map((event) => (
        <li key={event} className="mec-card">
          <CardFace card={event} content={PRINTED} size="full" />
        </li>
      ))}
    </ul>
  );
}

export function ThreatCards(): ReactNode {
  return (
    <ul className="mec-rules-cards">
      {THREATS.map((threat) => (
        <li key={threat} className="mec-card">
          <CardFace card={threat} content={PRINTED} size="full" />
        </li>
      ))}
    </ul>
  );
}

export function ProjectCards(): ReactNode {
  return (
    <ul className="mec-rules-cards">
      {PROJECTS.map((project) => (
        <li key={project} className="mec-card">
          <ProjectFace project={project} content={PRINTED} />
          <RuleNumber rule={ruleOfProject(project)} />
        </li>
      ))}
    </ul>
  );
}

export function CorpList(): ReactNode {
  return (
    <ul className="mec-rules-cards">
      {CORPS.map((corp) => (
        <li key={corp}>
          <CorpFace corp={corp} content={PRINTED} />
        </li>
      ))}
    </ul>
  );
}

export function VictoryList(): ReactNode {
  const nameOf = useNameOf();
  return (
    <ul className="mec-rules-list">
      {VICTORY_EVENTS.map((victory) => (
        <li key={victory} className="mec-about-row">
          <VictoryEmblem victory={victory} />
          <div>
            <b>{nameOf(victoryRef(victory))}</b> – <Rich sentence={victorySentence(victory, PRINTED)} />{' '}
            <RuleNumber rule={RULE_OF[`victory:${victory}`] ?? 'MEC-17.6'} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export function SpecialList(): ReactNode {
  const nameOf = useNameOf();
  return (
    <ul className="mec-rules-list">
      {SPECIAL_VICTORIES.map((special) => (
        <li key={special}>
          <b>{nameOf(specialRef(special))}</b> – <Rich sentence={specialSentence(special, PRINTED)} />{' '}
          <RuleNumber rule={RULE_OF[`special:${special}`] ?? 'MEC-17.10'} />
        </li>
      ))}
    </ul>
  );
}
