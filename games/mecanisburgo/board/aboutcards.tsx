/** Cards drawn large, with what they do, their rule, and where their data come from. */
import { Rich, RuleNumber, useNameOf } from '@cabale/design';
import type { Sentence } from '@cabale/engine';
import type {
  Action,
  Character,
  Corp,
  EventCardId,
  Project,
  Property,
  Skill,
  SpecialVictory,
  Tables,
  Threat,
  VictoryEvent,
} from '@cabale/mecanisburgo/content/tables.ts';
import type { MecanisburgoView } from '@cabale/mecanisburgo/rules/state.ts';
import {
  actionSentence,
  characterSentences,
  skillSentence,
  specialSentence,
  victorySentence,
} from '@cabale/mecanisburgo/text/effects.ts';
import { raceRef, skillRef, specialRef, victoryRef } from '@cabale/mecanisburgo/text/refs.ts';
import type { ReactNode } from 'react';
import { About } from './about.tsx';
import { AimStandings } from './aims.tsx';
import { CardFace } from './cards.tsx';
import { VictoryEmblem } from './emblem.tsx';
import { CorpFace } from './founding.tsx';
import { Icon } from './icons.tsx';
import { ProjectFace } from './market.tsx';
import { RULE_OF, ruleOfProject } from './rulesof.ts';

interface ContentProps {
  readonly content: Tables;
}

type Provenance = Tables['threats'][Threat]['provenance'];

/** Said only of what the rulebook does not give. */
function Source({ provenance }: { readonly provenance: Provenance }): ReactNode {
  if (provenance === 'rulebook') return null;
  return (
    <p className="mec-about-source">
      <Rich sentence={{ key: `provenance.${provenance}` }} />
    </p>
  );
}

interface RuledProps {
  readonly sentence: Sentence;
  /** Where its rule is named. */
  readonly rule: string;
}

/** A sentence with its rule. */
export function Ruled({ sentence, rule }: RuledProps): ReactNode {
  const number = RULE_OF[rule];
  return (
    <p>
      <Rich sentence={sentence} /> {number === undefined ? null : <RuleNumber rule={number} />}
    </p>
  );
}

/** Every skill of the card with what it does. */
export function AboutCharacter({ character, content }: ContentProps & { readonly character: Character }): ReactNode {
  const nameOf = useNameOf();
  const { skills } = characterSentences(character, content);
  const { race, provenance } = content.characters[character];
  return (
    <>
      <div className="mec-card mec-card-large">
        <CardFace card={character} content={content} size="full" />
      </div>
      <ul className="mec-about-skills">
        {skills.map(({ skill, isElite, effect }) => (
          <li key={skill}>
            <Icon of={skill} isElite={isElite} />
            <div>
              <b>{nameOf(skillRef(skill))}</b> <Ruled sentence={effect} rule={`skill:${skill}`} />
            </div>
          </li>
        ))}
        <li>
          <Icon of={race} />
          <div>
            <b>{nameOf(raceRef(race))}</b> <About part="race" of={race} />
          </div>
        </li>
      </ul>
      <About part="character" />
      <Source provenance={provenance} />
    </>
  );
}

interface AboutCardProps extends ContentProps {
  readonly card: Property | EventCardId | Threat;
  readonly provenance: Provenance;
  readonly part: 'property' | 'event' | 'threat';
}

function AboutCard({ card, content, provenance, part }: AboutCardProps): ReactNode {
  return (
    <>
      <div className="mec-card mec-card-large">
        <CardFace card={card} content={content} size="full" />
      </div>
      <About part={part} />
      <Source provenance={provenance} />
    </>
  );
}

export function AboutProperty({ property, content }: ContentProps & { readonly property: Property }): ReactNode {
  const { provenance } = content.properties[property];
  return <AboutCard card={property} content={content} provenance={provenance} part="property" />;
}

export function AboutEvent({ event, content }: ContentProps & { readonly event: EventCardId }): ReactNode {
  return <AboutCard card={event} content={content} provenance={content.events[event].provenance} part="event" />;
}

export function AboutThreat({ threat, content }: ContentProps & { readonly threat: Threat }): ReactNode {
  return <AboutCard card={threat} content={content} provenance={content.threats[threat].provenance} part="threat" />;
}

export function AboutProject({ project, content }: ContentProps & { readonly project: Project }): ReactNode {
  return (
    <>
      <div className="mec-card mec-card-large">
        <ProjectFace project={project} content={content} />
      </div>
      <p>
        <Rich sentence={{ key: 'about.project' }} /> <RuleNumber rule={ruleOfProject(project)} />
      </p>
    </>
  );
}

interface PlayedProps extends ContentProps {
  /** `undefined` where nothing is played, as on the rules page. */
  readonly view: MecanisburgoView | undefined;
}

export function AboutVictory({ victory, content, view }: PlayedProps & { readonly victory: VictoryEvent }): ReactNode {
  return (
    <>
      <div className="mec-about-row">
        <VictoryEmblem victory={victory} />
        <Ruled sentence={victorySentence(victory, content)} rule={`victory:${victory}`} />
      </div>
      {view === undefined ? null : <AimStandings thing={victoryRef(victory)} view={view} content={content} />}
      <About part="victory" />
    </>
  );
}

export function AboutSpecial({
  special,
  content,
  view,
}: PlayedProps & { readonly special: SpecialVictory }): ReactNode {
  return (
    <>
      <Ruled sentence={specialSentence(special, content)} rule={`special:${special}`} />
      {view === undefined ? null : <AimStandings thing={specialRef(special)} view={view} content={content} />}
      <About part="special" />
    </>
  );
}

export function AboutSkill({ skill, content }: ContentProps & { readonly skill: Skill }): ReactNode {
  return (
    <div className="mec-about-row">
      <Icon of={skill} />
      <Ruled sentence={skillSentence(skill, false, content)} rule={`skill:${skill}`} />
    </div>
  );
}

export function AboutAction({ action }: { readonly action: Action }): ReactNode {
  return (
    <div className="mec-about-row">
      <Icon of={action} />
      <Ruled sentence={actionSentence(action)} rule={`action:${action}`} />
    </div>
  );
}

export function AboutCorp({ corp, content }: ContentProps & { readonly corp: Corp }): ReactNode {
  return (
    <>
      <CorpFace corp={corp} content={content} />
      <About part="corp" />
    </>
  );
}
