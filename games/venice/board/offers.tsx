/** Answers that belong to no piece on the table, each one click away beside the hand. */
import { askedStep, SeatMark } from '@cabale/design';
import type { OptionOf } from '@cabale/engine';
import { RESOURCES, type Cubes } from '../content/tables.ts';
import { buildingAt, gondolaOf } from '../rules/counts.ts';
import { secondHold } from '../rules/split.ts';
import type { Venice } from '../rules/state.ts';
import type { VeniceRef } from '../text/refs.ts';
import { words } from '../text/words.ts';
import type { ReactNode } from 'react';
import { Cargo } from './boats.tsx';
import { Thing, useSay } from './kit.ts';
import { resourceOf, Skyline } from './skyline.tsx';
import type { TableProps, VeniceTable } from './table.ts';

type Option = OptionOf<Venice>;
type SplitOption = Extract<Option, { kind: 'split' }>;

/** One thing may stand for several answers: then a click asks which one. */
function offersOf({ decision, view, content }: VeniceTable): readonly (readonly [VeniceRef, Option])[] {
  const offers = new Map<VeniceRef, Option>();
  for (const option of decision?.options ?? []) {
    const thing = words.thingsOf(option, view, content).find((ref) => /^(load|path|answer):/.test(ref));
    if (thing !== undefined && !offers.has(thing)) offers.set(thing, option);
  }
  return [...offers];
}

export function Offers({ table }: TableProps): ReactNode {
  const say = useSay();
  const offers = offersOf(table);
  if (offers.length === 0) return null;
  return (
    <div className="ve-offers" role="group" aria-label={say({ key: 'board.answers' })}>
      {offers.map(([thing, option]) => (
        <Thing key={thing} thing={thing} travels={false} className="ve-offer">
          <Offer table={table} option={option} />
        </Thing>
      ))}
    </div>
  );
}

function Offer({ table, option }: TableProps & { readonly option: Option }): ReactNode {
  const say = useSay();
  const { view, content } = table;
  switch (option.kind) {
    case 'ship':
    case 'pay':
      return <Cargo cargo={option} />;
    case 'path':
      return <Passed table={table} option={option} />;
    case 'split':
      return <Split table={table} option={option} />;
    default:
      // Plain text: a name in it would highlight its own thing instead of the answer.
      return say(words.option(option, view, content));
  }
}

/** The roofs of the buildings a way passes. */
function Passed({ table: { view, content }, option }: TableProps & { readonly option: Option }): ReactNode {
  const say = useSay();
  const sentence = words.option(option, view, content);
  const [, quays = ''] = sentence.refs?.['way']?.split(':') ?? [];
  const buildings = quays === '' ? [] : quays.split('-').map((quay) => buildingAt(view, Number(quay)));
  return (
    <>
      <span className="ve-offer-way" aria-hidden="true">
        {buildings.map((building) => (
          <span key={building} className="ve-facade" data-resource={resourceOf(content, building)}>
            <Skyline of={building} />
          </span>
        ))}
      </span>
      <span className={buildings.length === 0 ? undefined : 'hidden-text'}>{say(sentence)}</span>
    </>
  );
}

/** Both holds as they would be. */
function Split({ table, option }: TableProps & { readonly option: SplitOption }): ReactNode {
  const { view, near } = table;
  const step = askedStep(view);
  const rest = secondHold(view, near, option, step?.kind === 'split' ? step.extra : null);
  return [option, rest].map((cargo: Cubes, place) => (
    <span key={gondolaOf(near, place)} className="ve-offer-hold">
      <SeatMark seat={near} size="0.8em" />
      <b className="figure">{place + 1}</b>
      <Cargo cargo={cargo} />
      {RESOURCES.every((resource) => cargo[resource] === 0) ? '–' : null}
    </span>
  ));
}
