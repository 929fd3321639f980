/** Missions and influence cards, face up. */
import { MISSION_EFFECTS, RESOURCES, type Influence, type Mission, type Tables } from '../content/tables.ts';
import { missionCard } from '../rules/counts.ts';
import type { permanent } from '../text/en/cards.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { useNameOf, useSay } from './kit.ts';
import { resourceOf, Skyline } from './skyline.tsx';

interface MissionFaceProps {
  readonly mission: Mission;
  readonly content: Tables;
  /** Its name, or no more than its building's sign, which stands beside it. */
  readonly size?: 'sign' | 'small' | 'full';
}

export function MissionFace({ mission, content, size = 'full' }: MissionFaceProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const card = missionCard(content, mission);
  const effect = `n${MISSION_EFFECTS.indexOf(card.effect) + 1}` as keyof typeof permanent;
  return (
    <span className={`ve-mission ve-mission-${size}`}>
      <span className={size === 'sign' ? 'hidden-text' : 've-mission-name'}>{nameOf(`mission:${mission}`)}</span>
      {size !== 'full' ? null : (
        <>
          <span className="ve-mission-picture ve-facade" data-resource={resourceOf(content, card.building)}>
            <Skyline of={card.building} />
          </span>
          <span className="ve-mission-building">
            <Icon of={card.building} />
            {nameOf(`building:${card.building}`)}
          </span>
          <span className="ve-mission-sums">
            <span className="ve-mission-price" aria-hidden="true">
              {RESOURCES.flatMap((resource) =>
                Array.from({ length: card.cubes[resource] }, (_, index) => (
                  <Icon key={`${resource}${index}`} of={resource} />
                )),
              )}
              {Array.from({ length: card.parchments }, (_, index) => (
                <Icon key={index} of="parchments" />
              ))}
            </span>
            <span className="ve-mission-reward" aria-hidden="true">
              <b className="figure">{card.vp}</b>
              <Icon of="vp" />
              <b className="figure">{card.coins}</b>
              <Icon of="coins" />
            </span>
          </span>
        </>
      )}
      <span className={size === 'full' ? 've-mission-effect' : 'hidden-text'}>
        {say({ key: `permanent.${effect}` })}
      </span>
    </span>
  );
}

export function InfluenceFace({ card }: { readonly card: Influence }): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <span className="ve-influence">
      <Icon of={card} />
      <b>{nameOf(`influence:${card}`)}</b>
      <span className="ve-influence-effect">{say({ key: `card.${card}` })}</span>
    </span>
  );
}
