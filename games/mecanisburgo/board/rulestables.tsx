/** The tables of the rules page: sectors, Actions, skills, cards, ways to win. */
import { RuleNumber } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import {
  ACTIONS,
  CORPS,
  EVENTS,
  isProject,
  PROJECTS,
  SECTORS,
  SKILLS,
  SPECIAL_VICTORIES,
  THREATS,
  VICTORY_EVENTS,
  type EventCardId,
  type Skill,
} from '../content/tables.ts';
import { isElite } from '../rules/counts.ts';
import { actionSentence, skillSentence, specialSentence, victorySentence } from '../text/effects.ts';
import { actionRef, sectorRef, skillRef, specialRef, victoryRef } from '../text/refs.ts';
import { sectorSentences } from '../text/sectors.ts';
import type { ReactNode } from 'react';
import { CardFace } from './cards.tsx';
import { VictoryEmblem } from './emblem.tsx';
import { CorpFace } from './founding.tsx';
import { Items } from './figures.tsx';
import { Icon } from './icons.tsx';
import { Rich, useNameOf, useSay } from './kit.ts';
import { ruleOfAction, ruleOfProject, ruleOfSector, ruleOfSkill, RULE_OF } from './rulesof.ts';

export function SectorList(): ReactNode {
  const nameOf = useNameOf();
  return (
    <ul className="rules-list">
      {Array.from({ length: SECTORS }, (_, sector) => (
        <li key={sector}>
          <h3>{nameOf(sectorRef(sector))}</h3>
          <ul>
            <Items of={sectorSentences(sector, PRINTED)} />
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
    <ul className="rules-list">
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
    <ul className="rules-list">
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

const CARDS = { events: DIFFERENT_EVENTS, threats: THREATS, projects: PROJECTS } as const;

/** Projects have a rule each. */
export function CardList({ of }: { readonly of: keyof typeof CARDS }): ReactNode {
  return (
    <ul className="rules-cards">
      {CARDS[of].map((card) => (
        <li key={card} className="mec-card">
          <CardFace card={card} content={PRINTED} size="full" />
          {isProject(card) ? <RuleNumber rule={ruleOfProject(card)} /> : null}
        </li>
      ))}
    </ul>
  );
}

export function CorpList(): ReactNode {
  return (
    <ul className="rules-cards">
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
    <ul className="rules-list">
      {VICTORY_EVENTS.map((victory) => (
        <li key={victory} className="about-row">
          <VictoryEmblem victory={victory} />
          <div>
            <b>{nameOf(victoryRef(victory))}</b> – <Rich sentence={victorySentence(victory, PRINTED)} />{' '}
            <RuleNumber rule={RULE_OF[`victory.${victory}`]} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export function SpecialList(): ReactNode {
  const nameOf = useNameOf();
  return (
    <ul className="rules-list">
      {SPECIAL_VICTORIES.map((special) => (
        <li key={special}>
          <b>{nameOf(specialRef(special))}</b> – <Rich sentence={specialSentence(special, PRINTED)} />{' '}
          <RuleNumber rule={RULE_OF[`special.${special}`]} />
        </li>
      ))}
    </ul>
  );
}
