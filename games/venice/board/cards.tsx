/** Missions and influence cards, face up. */
import { RESOURCES, type Influence, type Mission, type Tables } from '../content/tables.ts';
import { missionCard } from '../rules/counts.ts';
import type { permanent } from '../text/en/cards.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { useNameOf, useSay } from './kit.ts';

interface MissionFaceProps {
  readonly mission: Mission;
  readonly content: Tables;
  readonly size?: 'small' | 'full';
}

export function MissionFace({ mission, content, size = 'full' }: MissionFaceProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const card = missionCard(content, mission);
  const numbered = `n${mission}` as keyof typeof permanent;
  return (
    <span className={`ve-mission ve-mission-${size}`}>
      <span className="ve-mission-name">{nameOf(`mission:${mission}`)}</span>
      {size === 'small' ? null : (
        <>
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
      <span className={size === 'small' ? 'hidden-text' : 've-mission-effect'}>
        {say({ key: `permanent.${numbered}` })}
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
      <span>{say({ key: `card.${card}` })}</span>
    </span>
  );
}
