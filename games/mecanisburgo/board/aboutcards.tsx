/** Cards drawn large, with what they do, their rule, and where their data come from. */
import { RuleNumber } from '@cabale/design';
import type { Sentence } from '@cabale/engine';
import {
  type Character,
  type Corp,
  type EventCardId,
  type Property,
  type SpecialVictory,
  type Tables,
  type Threat,
  type VictoryEvent,
} from '../content/tables.ts';
import type { Mecanisburgo, View } from '../rules/state.ts';
import { characterSentences, specialSentence, victorySentence } from '../text/effects.ts';
import { raceRef, skillRef, specialRef, victoryRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { AimStandings } from './aims.tsx';
import { CardFace, type FacedCard } from './cards.tsx';
import { VictoryEmblem } from './emblem.tsx';
import { CorpFace } from './founding.tsx';
import type { GlyphName } from './glyphs.ts';
import { Icon } from './icons.tsx';
import { About, Rich, useNameOf } from './kit.ts';
import { RULE_OF, ruleOfSkill } from './rulesof.ts';
import { Sources } from './sources.tsx';

interface ContentProps {
  readonly content: Tables;
}

interface RuledProps {
  readonly sentence: Sentence<Mecanisburgo>;
  readonly rule: string;
}

/** A sentence with its rule. */
export function Ruled({ sentence, rule }: RuledProps): ReactNode {
  return (
    <p>
      <Rich sentence={sentence} /> <RuleNumber rule={rule} />
    </p>
  );
}

export function LargeCard({ card, content }: ContentProps & { readonly card: FacedCard }): ReactNode {
  return (
    <div className="mec-card mec-card-large">
      <CardFace card={card} content={content} size="full" />
    </div>
  );
}

/** Every skill of the card with what it does. */
export function AboutCharacter({ character, content }: ContentProps & { readonly character: Character }): ReactNode {
  const nameOf = useNameOf();
  const { skills } = characterSentences(character, content);
  const { race } = content.characters[character];
  return (
    <>
      <LargeCard card={character} content={content} />
      <ul className="mec-about-skills">
        {skills.map(({ skill, isElite, effect }) => (
          <li key={skill}>
            <Icon of={skill} isElite={isElite} />
            <div>
              <b>{nameOf(skillRef(skill))}</b> <Ruled sentence={effect} rule={ruleOfSkill(skill)} />
            </div>
          </li>
        ))}
        <li>
          <Icon of={race} />
          <div>
            <b>{nameOf(raceRef(race))}</b> <About part={`race.${race}`} />
          </div>
        </li>
      </ul>
      <About part="character" />
      <Sources card={character} content={content} />
    </>
  );
}

interface AboutCardProps extends ContentProps {
  readonly card: Property | EventCardId | Threat;
  readonly part: 'property' | 'event' | 'threat';
}

export function AboutCard({ card, content, part }: AboutCardProps): ReactNode {
  return (
    <>
      <LargeCard card={card} content={content} />
      <About part={part} />
      <Sources card={card} content={content} />
    </>
  );
}

interface PlayedProps extends ContentProps {
  /** `undefined` where nothing is played, as on the rules page. */
  readonly view: View | undefined;
}

export function AboutVictory({ victory, content, view }: PlayedProps & { readonly victory: VictoryEvent }): ReactNode {
  return (
    <>
      <div className="about-row">
        <VictoryEmblem victory={victory} />
        <Ruled sentence={victorySentence(victory, content)} rule={RULE_OF[`victory.${victory}`]} />
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
      <Ruled sentence={specialSentence(special, content)} rule={RULE_OF[`special.${special}`]} />
      {view === undefined ? null : <AimStandings thing={specialRef(special)} view={view} content={content} />}
      <About part="special" />
    </>
  );
}

/** What a sign stands for. */
export function AboutSign({ of, sentence, rule }: RuledProps & { readonly of: GlyphName }): ReactNode {
  return (
    <div className="about-row">
      <Icon of={of} />
      <Ruled sentence={sentence} rule={rule} />
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
