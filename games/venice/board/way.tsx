/** The preview of a trip: its way on the map, its price, the boats it crosses, and what docking there does. */
import { askedStep, SeatMark, useIsAnyLit } from '@cabale/design';
import type { Ref, Sentence } from '@cabale/engine';
import type { Quay } from '../content/tables.ts';
import { buildingAt, colourOf, otherQuay, ownerOf, tripOf } from '../rules/counts.ts';
import { isTile } from '../rules/map.ts';
import { effectsInPassing } from '../rules/onward.ts';
import type { Gondola, Venice } from '../rules/state.ts';
import { effectKey } from '../text/names.ts';
import { useMemo, type ReactNode } from 'react';
import { courseOf, HEIGHT, placeOfQuay, WIDTH } from './geography.ts';
import { Icon, type IconName } from './icons.tsx';
import { Rich, Thing, useNameOf, useSay } from './kit.ts';
import type { TableProps, VeniceTable } from './table.ts';
import { completableAt, effectsInDocking, isOwnBarred, metAt, priceOfWay, type Leg, type Way } from './trip.ts';

interface PreviewProps extends TableProps {
  readonly way: Way;
  readonly isPointed: boolean;
}

/** Whether the way's end is pointed at, on the map, in the bar or in the log. */
function useIsPreviewed({ quay }: Way, isPointed: boolean): boolean {
  const things = useMemo((): readonly Ref[] => [`quay:${quay}`], [quay]);
  const isLit = useIsAnyLit(things);
  return isPointed || isLit;
}

export function Trail({ table, way, isPointed }: PreviewProps): ReactNode {
  const isPreviewed = useIsPreviewed(way, isPointed);
  return isPreviewed ? <Course table={table} canals={way.legs.map(({ canal }) => canal)} passed={way.passed} /> : null;
}

interface CourseProps extends TableProps {
  readonly canals: readonly number[];
  readonly passed?: readonly Quay[];
}

const NONE: readonly Quay[] = [];

/** A line along canals; a dot at each quay that is passed. */
export function Course({ table: { content }, canals, passed = NONE }: CourseProps): ReactNode {
  return (
    <svg className="ve-course" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none">
      {canals.map((canal) => (
        <path key={canal} d={courseOf(canal, content)} />
      ))}
      {passed.map((quay) => {
        const { x, y } = placeOfQuay(quay);
        return <circle key={quay} cx={x} cy={y} r={8} />;
      })}
    </svg>
  );
}

/** What a farther quay costs; a tap takes the first canal of the way there. */
export function Flag({ table, way }: TableProps & { readonly way: Way | undefined }): ReactNode {
  const say = useSay();
  const [first, second] = way?.legs ?? [];
  if (way === undefined || first === undefined || second === undefined) return null;
  const price = priceOfWay(way);
  const sign = (
    <span className="ve-flag-price">
      <b className="figure">{price}</b>
      <Icon of="coins" />
      <span className="hidden-text">
        {say({ key: 'board.trip.flag', values: { count: price }, refs: { quay: `quay:${way.quay}` } })}
      </span>
    </span>
  );
  return askedStep(table.view)?.kind === 'row' && table.decision !== undefined ? (
    <Thing thing={`canal:${first.canal}`} travels={false} className="ve-flag">
      {sign}
    </Thing>
  ) : (
    <span className="ve-flag">{sign}</span>
  );
}

/** In the corner of the map, while its end is pointed at. */
export function WayPreview({ table, way, isPointed }: PreviewProps): ReactNode {
  const isPreviewed = useIsPreviewed(way, isPointed);
  if (!isPreviewed) return null;
  return (
    <div className="ve-way ve-way-corner" role="status">
      <WayFacts table={table} way={way} />
    </div>
  );
}

type FactsTable = Pick<VeniceTable, 'view' | 'content' | 'near'>;

export function WayFacts({ table, way }: { readonly table: FactsTable; readonly way: Way }): ReactNode {
  const { view, content, near } = table;
  const price = priceOfWay(way);
  const bridged = way.legs.filter(({ bridge }) => bridge !== null);
  const missions = completableAt(view, content, way.quay, near);
  return (
    <>
      <p className="ve-way-title">
        <Rich sentence={{ key: 'board.trip.to', refs: { quay: `quay:${way.quay}` } }} />
      </p>
      <ul className="ve-way-facts">
        <Fact icon="coins" sentence={{ key: 'board.trip.cost', values: { count: price } }} />
        {bridged.map((leg) => (
          <Fact
            key={leg.canal}
            icon="bridge"
            mark={<SeatMark seat={leg.bridge ?? 0} />}
            sentence={bridgeSentence(leg)}
          />
        ))}
        {way.passed.map((quay) => (
          <PassedFacts key={quay} table={table} quay={quay} />
        ))}
        <DockFact table={table} quay={way.quay} />
        {missions.map((mission) => (
          <Fact
            key={mission}
            icon="mission"
            sentence={{ key: 'board.trip.mission', refs: { mission: `mission:${mission}` } }}
          />
        ))}
      </ul>
    </>
  );
}

interface FactProps {
  readonly icon: IconName;
  readonly sentence: Sentence<Venice>;
  /** Stands before the sentence; the children stand after it. */
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
}

function Fact({ icon, sentence, mark, children }: FactProps): ReactNode {
  return (
    <li>
      <Icon of={icon} />
      <span>
        {mark}
        <Rich sentence={sentence} /> {children}
      </span>
    </li>
  );
}

/** VEN-13.3, 13.4. */
function bridgeSentence({ toll, intrigue }: Leg): Sentence<Venice> {
  if (toll > 0) return { key: 'board.trip.toll', values: { count: toll } };
  return { key: 'board.trip.bridge', values: { count: intrigue } };
}

/** VEN-5.14: crossings, then the own assistant. */
function PassedFacts({ table, quay }: { readonly table: FactsTable; readonly quay: Quay }): ReactNode {
  const { view, near } = table;
  const refs = { quay: `quay:${quay}` } as const;
  const met = metAt(view, quay, near);
  const effects = effectsInPassing(view, near, quay).length;
  const hasOwn = otherQuay(view, near, tripOf(view).gondola) === quay;
  return (
    <>
      {hasOwn ? <Fact icon="any" sentence={{ key: 'board.trip.own', refs }} /> : null}
      {isOwnBarred(view, near, quay) ? (
        <Fact icon="assistant" sentence={{ key: 'board.trip.ownBarred', refs }} />
      ) : null}
      {met.length === 0 ? null : (
        <Fact icon="people" sentence={{ key: 'board.trip.crossing', refs }}>
          <Crews boats={met} />
        </Fact>
      )}
      {effects === 0 ? null : (
        <Fact icon="assistant" sentence={{ key: 'board.trip.assistant', values: { count: effects }, refs }} />
      )}
    </>
  );
}

/** VEN-7.3, 8, 9: what docking there does. */
function DockFact({ table, quay }: { readonly table: FactsTable; readonly quay: Quay }): ReactNode {
  const say = useSay();
  const { view, content, near } = table;
  const effects = effectsInDocking(view, content, quay, near);
  // VEN-19.25: nobody scores for a smuggler's boat.
  const below = metAt(view, quay, near).filter((boat) => ownerOf(view, colourOf(boat)) !== 'smugglers');
  return (
    <>
      {effects === 0 ? null : (
        <Fact icon="anchor" sentence={dockSentence(quay, effects)}>
          {isTile(quay) ? say({ key: effectKey(buildingAt(view, quay), effects) }) : null}
        </Fact>
      )}
      {below.length === 0 ? null : (
        <Fact icon="vp" sentence={{ key: 'board.trip.below' }}>
          <Crews boats={below} />
        </Fact>
      )}
    </>
  );
}

function dockSentence(quay: Quay, effects: number): Sentence<Venice> {
  return isTile(quay) ? { key: 'board.trip.space', values: { space: effects } } : { key: 'board.trip.communal' };
}

/** Whose boats they are, by mark and name. */
function Crews({ boats }: { readonly boats: readonly Gondola[] }): ReactNode {
  const nameOf = useNameOf();
  return boats.map((boat) => (
    <span key={boat} className="ve-crewmark">
      <SeatMark seat={colourOf(boat)} />
      <span className="hidden-text">{nameOf(`colour:${colourOf(boat)}`)}</span>
    </span>
  ));
}
