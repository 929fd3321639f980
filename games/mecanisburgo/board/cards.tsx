/** Faces of cards: Characters, Properties, Events, Threats, Major Projects; whole, or as small as a sector has room for. */
import {
  isCharacter,
  isEvent,
  isProperty,
  isThreat,
  type Character,
  type EventCardId,
  type Opportunity,
  type Project,
  type Property,
  type Tables,
  type Threat,
} from '../content/tables.ts';
import { characterSentences, eventSentences, projectSentences, propertySentences } from '../text/effects.ts';
import { cardRef, projectRef, typeRef } from '../text/refs.ts';
import { threatSentences } from '../text/threats.ts';
import { Fragment, type ReactNode } from 'react';
import { EventEmblem, ProjectEmblem, PropertyEmblem, ThreatEmblem } from './emblem.tsx';
import { Lines, Powers, Skills, Values, Worth } from './figures.tsx';
import type { GlyphName } from './glyphs.ts';
import { Icon } from './icons.tsx';
import { useNameOf, useSay } from './kit.ts';
import { Portrait } from './portrait.tsx';

/** Chip: picture and name; small: figures too; full: everything the card says. */
export type FaceSize = 'chip' | 'small' | 'full';

export interface FaceProps<Card> {
  readonly card: Card;
  readonly content: Tables;
  readonly size: FaceSize;
}

/** Any card that has a face. Projects always say everything. */
export type FacedCard = Opportunity | Character | Property | Project;

export function CardFace({ card, content, size }: FaceProps<FacedCard>): ReactNode {
  if (isCharacter(card)) return <CharacterFace card={card} content={content} size={size} />;
  if (isProperty(card)) return <PropertyFace card={card} content={content} size={size} />;
  if (isEvent(card)) return <EventFace card={card} content={content} size={size} />;
  if (isThreat(card)) return <ThreatFace card={card} content={content} size={size} />;
  return <ProjectFace card={card} content={content} />;
}

export function CharacterFace({ card, content, size }: FaceProps<Character>): ReactNode {
  const nameOf = useNameOf();
  const { pay, vp, victory, ...values } = content.characters[card];
  return (
    <span className="mec-face" data-size={size} data-kind="character" data-gold={victory !== null || undefined}>
      <Portrait character={card} />
      <span className="mec-words">
        <b className="mec-name">{nameOf(cardRef(card))}</b>
        <span className="mec-figures">
          <Values values={values} isWhole={size !== 'chip'} />
          {size === 'chip' ? null : <Worth pay={pay} vp={vp} />}
        </span>
        {size === 'chip' ? null : <Skills character={card} content={content} />}
        {size === 'full' ? <Lines of={characterSentences(card, content).own} /> : null}
      </span>
    </span>
  );
}

export function PropertyFace({ card, content, size }: FaceProps<Property>): ReactNode {
  const nameOf = useNameOf();
  const { type, pay, vp, cost, victory, ...values } = content.properties[card];
  return (
    <span className="mec-face" data-size={size} data-kind="property" data-gold={victory !== null || undefined}>
      <PropertyEmblem property={card} />
      <span className="mec-words">
        <b className="mec-name">{nameOf(cardRef(card))}</b>
        {size === 'full' ? (
          <span className="mec-quiet">
            <Icon of={type} /> {nameOf(typeRef(type))}
          </span>
        ) : null}
        <span className="mec-figures">
          <Values values={values} isWhole={false} />
          {size === 'chip' ? null : <Worth pay={pay} vp={vp} cost={cost} />}
        </span>
        {size === 'small' ? <Powers of={content.properties[card]} /> : null}
        {size === 'chip' ? null : <Lines of={propertySentences(card, content)} />}
      </span>
    </span>
  );
}

export function EventFace({ card, content, size }: FaceProps<EventCardId>): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { guests, bonus } = content.events[card];
  const sentences = eventSentences(card, content);
  return (
    <span className="mec-face" data-size={size} data-kind="event">
      <EventEmblem event={card} />
      <span className="mec-words">
        <b className="mec-name">{nameOf(cardRef(card))}</b>
        {size === 'full' ? (
          <Lines
            of={[sentences.guests, sentences.type, sentences.bonus, sentences.assassination, ...sentences.rewards]}
          />
        ) : (
          <span className="mec-guests">
            {guests.map((guest) => (
              <Icon key={guest} of={guest} isElite={bonus?.skill === guest} />
            ))}
            <span className="hidden-text">{say({ key: 'board.guests' })}</span>
          </span>
        )}
      </span>
    </span>
  );
}

const FORMULA_SIGNS = {
  characters: 'human',
  forbidden: 'forbidden',
  round: 'order',
} as const satisfies Readonly<Record<Tables['threats'][Threat]['adds'][number], GlyphName>>;

interface FormulaProps {
  readonly threat: Threat;
  readonly content: Tables;
  /** With signs for words. */
  readonly isShort: boolean;
}

/** What a Threat's strength is made of, such as 7 + R. */
export function Formula({ threat, content, isShort }: FormulaProps): ReactNode {
  const say = useSay();
  const { base, randoms, adds } = content.threats[threat];
  const draws = Array.from({ length: randoms }, () => say({ key: 'board.formula.random' }));
  return (
    <b className="figure">
      {[base, ...draws].join(' + ')}
      {adds.map((what) => (
        <Fragment key={what}>
          {' + '}
          {isShort ? <Icon of={FORMULA_SIGNS[what]} /> : null}
          <span className={isShort ? 'hidden-text' : undefined}>{say({ key: `board.formula.${what}` })}</span>
        </Fragment>
      ))}
    </b>
  );
}

export function ThreatFace({ card, content, size }: FaceProps<Threat>): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { vp, stat, movement, isEach } = content.threats[card];
  const { hit, movement: moves } = threatSentences(card, content);
  return (
    <span className="mec-face" data-size={size} data-kind="threat" data-movement={movement}>
      <ThreatEmblem threat={card} />
      <span className="mec-words">
        <b className="mec-name">{nameOf(cardRef(card))}</b>
        <span className="mec-strength">
          <Icon of={stat} />
          <Formula threat={card} content={content} isShort={size === 'chip'} />
          {isEach && size !== 'chip' ? <span>{say({ key: 'board.each' })}</span> : null}
        </span>
        {size === 'chip' ? null : <Worth pay={0} vp={vp} />}
        {size === 'full' ? <Lines of={[hit, moves]} /> : null}
      </span>
    </span>
  );
}

function ProjectFace({ card, content }: Omit<FaceProps<Project>, 'size'>): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { research, materials, cost, vp } = content.projects[card];
  const { need, benefit } = projectSentences(card, content);
  return (
    <span className="mec-face" data-size="full" data-kind="project">
      <ProjectEmblem project={card} />
      <span className="mec-words">
        <b className="mec-name">{nameOf(projectRef(card))}</b>
        <span className="mec-line">{say({ key: 'board.asks', values: { research, materials, cash: cost } })}</span>
        {need === null ? null : <span className="mec-line">{say(need)}</span>}
        <span className="mec-line">{say({ key: 'board.worth', values: { vp } })}</span>
        <span className="mec-line">{say(benefit)}</span>
      </span>
    </span>
  );
}
