/** Faces of cards: Agents, Verses, Corruption, Objectives, Necro cards, Boosts. */
import type { Seat } from '@cabale/engine';
import type { Agent, Boost, Corruption, Necro, Objective, Tables, Verse } from '../content/tables.ts';
import { boostEffect, corruptionCard } from '../rules/counts.ts';
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
  genreRef,
  lossRef,
  necroRef,
  objectiveRef,
  PARTS,
  partRef,
  typeRef,
  verseRef,
} from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { useNameOf, useSay } from './kit.ts';
import { Portrait } from './portrait.tsx';
import { Poster } from './poster.tsx';
import type { VirtualRevolution } from '../rules/state.ts';

type FaceSize = 'small' | 'full';

interface AgentFaceProps {
  readonly agent: Agent;
  readonly content: Tables;
  /** Small: the type is shown by its sign only. */
  readonly size?: FaceSize;
}

/** Everything the card says: ability, promotion, Boost. */
export function AgentFace({ agent, content, size = 'full' }: AgentFaceProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { type, level } = content.agents[agent];
  const { ability, promotion, boost } = agentSentences(agent, content);
  const told = size === 'full' ? ability : ability.slice(1);
  return (
    <span className="vr-agent-face" data-type={type}>
      <Portrait agent={agent} />
      <span className="vr-agent-words">
        <span className="vr-face-head">
          <b className="vr-agent-name">{nameOf(agentRef(agent))}</b>
          <span className="vr-quiet">
            <Icon of={type} /> {nameOf(typeRef(type))}
            <span className={size === 'full' ? undefined : 'hidden-text'}>
              , {say({ key: 'board.level', values: { level } })}
            </span>
          </span>
        </span>
        {told.length === 0 ? null : <CardLine icon="agent" label="board.ability" text={told.map(say).join(' + ')} />}
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

interface VerseFaceProps {
  readonly verse: Verse;
  readonly content: Tables;
}

export function VerseFace({ verse, content }: VerseFaceProps): ReactNode {
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
            <Icon of={genre} /> {nameOf(genreRef(genre))}
          </span>
        </span>
        <CardLine icon="objective" label="board.mission" text={say(missionSentence(mission))} />
        {bonus === null ? null : <CardLine icon="boost" label="board.bonus" text={say(bonusSentence(bonus))} />}
        <CardLine icon="vp" label="board.end" text={say(endSentence(end))} />
      </span>
    </span>
  );
}

interface CorruptionFaceProps {
  readonly card: Corruption;
  readonly content: Tables;
}

export function CorruptionFace({ card, content }: CorruptionFaceProps): ReactNode {
  const nameOf = useNameOf();
  const face = corruptionCard(card, content);
  return (
    <span className="vr-corruption-face" data-kind={face.kind}>
      <Icon of={face.kind} />
      <span>{nameOf(lossRef(face))}</span>
      <small className="figure">C{String(card).padStart(2, '0')}</small>
    </span>
  );
}

interface ObjectiveFaceProps {
  readonly objective: Objective;
  readonly seats: number;
  readonly content: Tables;
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

interface NecroFaceProps {
  readonly necro: Necro;
  readonly content: Tables;
  /** Whom each part concerns, where it is known. */
  readonly whom?: (part: (typeof PARTS)[number]) => readonly Seat[];
  readonly renderSeats?: (seats: readonly Seat[]) => ReactNode;
}

export function NecroFace({ necro, content, whom, renderSeats }: NecroFaceProps): ReactNode {
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
          {whom === undefined ? null : renderSeats?.(whom(part))}
        </span>
      ))}
    </span>
  );
}

interface BoostFaceProps {
  readonly boost: Boost;
  readonly content: Tables;
}

/** A Boost under its Action: what it adds, in as little room as there is. */
export function BoostFace({ boost, content }: BoostFaceProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const isCard = boostRef(boost).startsWith('boost:');
  return (
    <span className="vr-boost-face">
      {isCard ? <Icon of="boost" /> : <Portrait agent={boost as Agent} />}
      <span>{say(boostSentence(boostEffect(boost, content)))}</span>
      <span className="hidden-text">{nameOf(boostRef(boost))}</span>
    </span>
  );
}
