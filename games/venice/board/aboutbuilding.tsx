/** A building: every effect in signs and words; while a trip is on, the way there. */
import { RuleNumber, useStage } from '@cabale/design';
import type { Building, Quay, Tables } from '../content/tables.ts';
import { effectsOf } from '../rules/counts.ts';
import type { View } from '../rules/state.ts';
import { effectKey } from '../text/names.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { About, Rich, useSay } from './kit.ts';
import { ruleOfEffect } from './rulesof.ts';
import { EffectSigns } from './signs.tsx';
import { waysOf } from './trip.ts';
import { WayFacts } from './way.tsx';

interface EffectListProps {
  readonly building: Building;
  readonly content: Tables;
}

interface AboutBuildingProps extends EffectListProps {
  readonly quay?: Quay;
  readonly view?: View;
}

export function AboutBuilding({ building, content, quay, view }: AboutBuildingProps): ReactNode {
  const effects = effectsOf(content, building);
  return (
    <>
      <EffectList building={building} content={content} />
      <About part={effects.length === 2 ? 'communal' : 'quay'} />
      {quay === undefined || view === undefined ? null : <AboutWay quay={quay} view={view} content={content} />}
    </>
  );
}

export function EffectList({ building, content }: EffectListProps): ReactNode {
  const say = useSay();
  return (
    <ol className="ve-about-effects">
      {effectsOf(content, building).map((effect, index) => (
        <li key={`${building} ${index + 1}`}>
          <span className="ve-about-signs">
            <EffectSigns effect={effect} />
          </span>
          <span>
            {say({ key: effectKey(building, index + 1) })} <RuleNumber rule={ruleOfEffect(building, index + 1)} />
          </span>
        </li>
      ))}
    </ol>
  );
}

interface AboutEffectProps extends EffectListProps {
  readonly number: number;
}

export function AboutEffect({ building, number, content }: AboutEffectProps): ReactNode {
  const say = useSay();
  const effect = effectsOf(content, building)[number - 1];
  const isPart = effectsOf(content, building).length === 2;
  return (
    <>
      <div className="about-row">
        <Icon of={building} className="ve-about-icon" />
        <p>
          <b>{say({ key: `building.${building}` })}</b>
          <br />
          {say({ key: effectKey(building, number) })} <RuleNumber rule={ruleOfEffect(building, number)} />
        </p>
      </div>
      {effect === undefined ? null : (
        <span className="ve-about-signs">
          <EffectSigns effect={effect} />
        </span>
      )}
      <p>
        <Rich sentence={isPart ? { key: 'about.part' } : { key: 'about.effect', values: { number } }} />
      </p>
    </>
  );
}

/** For touch screens, which have no hover: the way there, and its first canal as a button. */
function AboutWay({ quay, view, content }: Required<Omit<AboutBuildingProps, 'building'>>): ReactNode {
  const say = useSay();
  const { decision, choose } = useStage();
  if (view.observer === 'audience') return null;
  const way = waysOf(view, content, view.observer).get(quay);
  if (way === undefined) return null;
  const [first, second] = way.legs;
  const option = decision?.options.find(
    (each) => each.kind === 'row' && 'canal' in each && each['canal'] === first?.canal,
  );
  return (
    <div className="ve-way">
      <WayFacts table={{ view, content, near: view.observer }} way={way} />
      {option === undefined || second === undefined ? null : (
        <button
          type="button"
          className="button primary"
          onClick={() => {
            choose(option);
            closeExplanation();
          }}
        >
          {say({ key: 'board.trip.first' })}
        </button>
      )}
    </div>
  );
}

/** Closes the explanation: from inside, only the Escape key does. */
function closeExplanation(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}
