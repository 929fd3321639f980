/** Faces of cards: Agents, Verses, Corruption, Objectives, Necro cards, Boosts. */
import type {
  Agent,
  Boost,
  BoostEffect,
  Corruption,
  CorruptionCard,
  Necro,
  Objective,
  Tables,
  Verse,
} from '../content/tables.ts';
import { boostEffect, corruptionCard, isBoostCard } from '../rules/counts.ts';
import { signed } from '../text/changes.ts';
import {
  agentSentences,
  bonusSentence,
  boostSentence,
  endSentence,
  missionSentence,
  necroSentence,
  objectiveSentence,
} from '../text/effects.ts';
import {
  agentRef,
  boostRef,
  districtRef,
  genreRef,
  lossRef,
  necroRef,
  objectiveRef,
  PARTS,
  partRef,
  typeRef,
  verseRef,
  type Part,
} from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import { useNameOf, useSay } from './kit.ts';
import { Portrait } from './portrait.tsx';
import { Poster } from './poster.tsx';
import type { VirtualRevolution } from '../rules/state.ts';

interface FaceProps {
  readonly content: Tables;
}

interface AgentFaceProps extends FaceProps {
  readonly agent: Agent;
  /** Small: without the level and the ability of the type. */
  readonly size?: 'small' | 'full';
}

/** Ability, promotion and Boost of an Agent. */
export function AgentFace({ agent, content, size = 'full' }: AgentFaceProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { type, level } = content.agents[agent];
  const { ability, promotion, boost } = agentSentences(agent, content);
  const shown = size === 'full' ? ability : ability.slice(1);
  return (
    <span className="vr-agent-face" data-type={type}>
      <Portrait agent={agent} />
      <span className="vr-agent-words">
        <span className="vr-face-head">
          <b className="vr-agent-name">{nameOf(agentRef(agent))}</b>
          <span className="vr-quiet">
            <Icon of={type} /> <span className="vr-kind">{nameOf(typeRef(type))}</span>
            <span className={size === 'full' ? undefined : 'hidden-text'}>
              , {say({ key: 'board.level', values: { level } })}
            </span>
          </span>
        </span>
        {shown.length === 0 ? null : <CardLine icon="agent" label="board.ability" text={shown.map(say).join(' + ')} />}
        <CardLine icon="title" label={level === 1 ? 'board.promotionCosts' : 'board.promotion'} text={say(promotion)} />
        {boost === null ? null : <CardLine icon="boost" label="board.boost" text={say(boost)} />}
      </span>
    </span>
  );
}

interface CardLineProps {
  readonly icon: 'agent' | 'title' | 'boost' | 'objective' | 'vp' | 'verse';
  readonly label: VirtualRevolution['text'];
  readonly text: string;
}

function CardLine({ icon, label, text }: CardLineProps): ReactNode {
  const say = useSay();
  return (
    <span className="vr-line">
      <Icon of={icon} />
      <span>
        <span className="vr-line-label">{say({ key: label })}</span> {text}
      </span>
    </span>
  );
}

export function VerseFace({ verse, content }: FaceProps & { readonly verse: Verse }): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { genre, mission, bonus, end } = content.verses[verse];
  return (
    <span className="vr-verse-face" data-genre={genre}>
      <Poster verse={verse} />
      <span className="vr-verse-words">
        <span className="vr-face-head">
          <b className="vr-verse-name">{nameOf(verseRef(verse))}</b>
          <span className="vr-quiet">
            <Icon of={genre} /> <span className="vr-kind">{nameOf(genreRef(genre))}</span>
          </span>
        </span>
        <CardLine icon="objective" label="board.mission" text={say(missionSentence(mission))} />
        {bonus === null ? null : <CardLine icon="boost" label="board.bonus" text={say(bonusSentence(bonus))} />}
        <CardLine icon="vp" label="board.end" text={say(endSentence(end))} />
      </span>
    </span>
  );
}

interface CorruptionFaceProps extends FaceProps {
  readonly card: Corruption;
  /** Small: a picture of what is lost, and of which. */
  readonly size?: 'small' | 'full';
}

export function CorruptionFace({ card, content, size = 'full' }: CorruptionFaceProps): ReactNode {
  const nameOf = useNameOf();
  const face = corruptionCard(card, content);
  const words = useLost(face);
  return (
    <span className="vr-corruption-face" data-kind={face.kind} data-size={size}>
      <Icon of={face.kind} />
      {size === 'full' ? (
        <span>{nameOf(lossRef(face))}</span>
      ) : (
        <>
          <span className="vr-lost" aria-hidden="true">
            {words.map((word) => (
              <span key={word}>{word}</span>
            ))}
          </span>
          <span className="hidden-text">{nameOf(lossRef(face))}</span>
        </>
      )}
    </span>
  );
}

/** What a Corruption card takes, beside its icon: how much, or of which kinds. */
function useLost(card: CorruptionCard): readonly string[] {
  const say = useSay();
  const nameOf = useNameOf();
  switch (card.kind) {
    case 'immunity':
      return [signed(-1)];
    case 'money':
      return [say({ key: 'board.balance', values: { euros: signed(-card.euros) } })];
    case 'revenue':
      return [signed(-card.by)];
    case 'agent':
      return [nameOf(typeRef(card.type))];
    case 'influence':
    case 'server':
      return card.districts.map((district) => nameOf(districtRef(district)));
    case 'verse':
      return card.genres.map((genre) => nameOf(genreRef(genre)));
    case 'boost':
      return card.actions.map((action) => say({ key: `board.short.${action}` }));
  }
}

interface ObjectiveFaceProps extends FaceProps {
  readonly objective: Objective;
  readonly seats: number;
}

export function ObjectiveFace({ objective, seats, content }: ObjectiveFaceProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <span className="vr-objective-face">
      <b>
        <Icon of="objective" /> {nameOf(objectiveRef(objective))}
      </b>
      <span>{say(objectiveSentence(objective, seats, content))}</span>
    </span>
  );
}

interface NecroFaceProps extends FaceProps {
  readonly necro: Necro;
  /** The seats that each part concerns, where they are known. */
  readonly renderSeats?: (part: Part) => ReactNode;
}

export function NecroFace({ necro, content, renderSeats }: NecroFaceProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <span className="vr-necro-face">
      <b className="vr-necro-name">
        <Icon of="necro" /> {nameOf(necroRef(necro))}
      </b>
      {PARTS.map((part) => (
        <span key={part} className="vr-necro-part" data-part={part}>
          <span className="vr-line-label">{nameOf(partRef(part))}</span>
          <span>{say(necroSentence(necro, part, content))}</span>
          {renderSeats?.(part)}
        </span>
      ))}
    </span>
  );
}

/** A Boost under its Action: what it adds. */
export function BoostFace({ boost, content }: FaceProps & { readonly boost: Boost }): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <span className="vr-boost-face">
      {isBoostCard(boost) ? <Icon of="boost" /> : <Portrait agent={boost} />}
      <BoostSign effect={boostEffect(boost, content)} />
      <span className="vr-boost-words">{say(boostSentence(boostEffect(boost, content)))}</span>
      <span className="hidden-text">{nameOf(boostRef(boost))}</span>
    </span>
  );
}

/** What a Boost adds, in signs: money, Revenue, Reach, Verses replaced, Corruption discarded. */
function BoostSign({ effect: { euros = 0, revenue, reach, discardFor, replace } }: { readonly effect: BoostEffect }) {
  return (
    <span className="vr-boost-sign figure" aria-hidden="true">
      {euros === 0 ? null : <span>{signed(euros)}€</span>}
      {revenue === undefined ? null : <SignedIcon by={revenue} of="revenue" />}
      {reach === undefined ? null : <SignedIcon by={reach} of="place" />}
      {discardFor === undefined ? null : <SignedIcon by={-1} of="corruption" />}
      {replace === undefined ? null : (
        <span>
          {replace.most}
          <Icon of="verse" />
        </span>
      )}
    </span>
  );
}

function SignedIcon({ by, of }: { readonly by: number; readonly of: IconName }): ReactNode {
  return (
    <span>
      {signed(by)}
      <Icon of={of} />
    </span>
  );
}
