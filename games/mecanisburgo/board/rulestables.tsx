/** The tables of the rules page: setup, sectors, skills, cards, ways to win. */
import { RuleNumber } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import {
  BLACK_MARKET,
  EVENTS,
  isProject,
  PROJECTS,
  PROPERTIES,
  SECTORS,
  SKILLS,
  SPECIAL_VICTORIES,
  STARTING_CHARACTERS,
  THREATS,
  VICTORY_EVENTS,
  type Character,
  type Corp,
  type EventCardId,
  type Property,
  type Skill,
} from '../content/tables.ts';
import { isElite } from '../rules/counts.ts';
import { skillSentence, specialSentence, victorySentence } from '../text/effects.ts';
import { sectorRef, skillRef, specialRef, victoryRef } from '../text/refs.ts';
import { sectorSentences } from '../text/sectors.ts';
import type { ReactNode } from 'react';
import { CardFace } from './cards.tsx';
import { VictoryEmblem } from './emblem.tsx';
import { Items } from './figures.tsx';
import { Icon } from './icons.tsx';
import { Rich, useNameOf, useSay } from './kit.ts';
import { ruleOfProject, ruleOfSector, ruleOfSkill, RULE_OF } from './rulesof.ts';

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

export function CorpCards({ corp }: { readonly corp: Corp }): ReactNode {
  const people = STARTING_CHARACTERS.filter((character) => PRINTED.characters[character].corp === corp);
  const properties = PROPERTIES.filter((property) => PRINTED.properties[property].corp === corp);
  return <Cards of={[...people, ...properties]} />;
}

export function RobotCards(): ReactNode {
  return <Cards of={BLACK_MARKET} />;
}

function Cards({ of }: { readonly of: readonly (Character | Property)[] }): ReactNode {
  return (
    <ul className="rules-cards">
      {of.map((card) => (
        <li key={card} className="mec-card">
          <CardFace card={card} content={PRINTED} size="full" />
        </li>
      ))}
    </ul>
  );
}

const SEATS = [2, 3, 4, 5, 6] as const;

const ROWS = [
  ['sectors', (seats) => `1–${PRINTED.sizes[seats].sectors}`],
  ['victories', (seats) => PRINTED.sizes[seats].victoryEvents.length],
  ['cash', (seats) => PRINTED.sizes[seats].bonus.map((bonus) => PRINTED.numbers.cash + bonus).join(', ')],
] as const satisfies readonly (readonly [string, (seats: (typeof SEATS)[number]) => string | number])[];

/** What depends on the number of players: the money by turn position, the sectors, the Victory Events. */
export function SetupTable(): ReactNode {
  const say = useSay();
  return (
    <div className="rules-scroll">
      <table>
        <thead>
          <tr>
            <th>{say({ key: 'board.table.players' })}</th>
            {SEATS.map((seats) => (
              <th key={seats}>{seats}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([row, figure]) => (
            <tr key={row}>
              <th>{say({ key: `board.table.${row}` })}</th>
              {SEATS.map((seats) => (
                <td key={seats}>{figure(seats)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
