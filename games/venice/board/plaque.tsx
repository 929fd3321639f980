/** A building at its quay: its roof, its name over the door, and its effects as windows. */
import { Piece, SeatMark } from '@cabale/design';
import type { Effect, Quay } from '../content/tables.ts';
import { buildingAt, effectsOf } from '../rules/counts.ts';
import { effectKey } from '../text/names.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { freshness, Thing, useNameOf, useSay } from './kit.ts';
import { EffectSigns } from './signs.tsx';
import { resourceOf, Skyline } from './skyline.tsx';
import type { TableProps } from './table.ts';

interface PlaqueProps extends TableProps {
  readonly quay: Quay;
}

export function Plaque({ table, quay, children }: PlaqueProps & { readonly children?: ReactNode }): ReactNode {
  const nameOf = useNameOf();
  const { view, content } = table;
  const building = buildingAt(view, quay);
  const effects = effectsOf(content, building);
  return (
    <div
      className="ve-plaque ve-facade"
      data-resource={resourceOf(content, building)}
      data-communal={effects.length === 2 || undefined}
    >
      <Thing thing={`quay:${quay}`} travels={false} className={`ve-door ${freshness(table, `quay:${quay}`)}`}>
        <Skyline of={building} />
        <span className="ve-door-name">{nameOf(`building:${building}`)}</span>
      </Thing>
      {view.spy === quay ? (
        <Thing thing="spy:pawn" className="ve-spy">
          <Icon of="spy" />
        </Thing>
      ) : null}
      <div className="ve-windows">
        {effects.map((effect, index) => (
          <Window key={`effect:${quay}:${index + 1}`} table={table} quay={quay} number={index + 1} effect={effect} />
        ))}
      </div>
      {children}
    </div>
  );
}

interface WindowProps extends PlaqueProps {
  readonly number: number;
  readonly effect: Effect;
}

/** Lit where assistants stand, whoever's they are. */
function Window({ table, quay, number, effect }: WindowProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view } = table;
  const here = view.assistants.flatMap((spaces, colour) => (spaces[quay] === number ? [colour] : []));
  const thing = `effect:${quay}:${number}` as const;
  return (
    <Thing
      thing={thing}
      travels={false}
      isMinor
      className={`ve-window ${here.length > 0 ? 've-window-lit' : ''} ${freshness(table, thing)}`}
    >
      <EffectSigns effect={effect} />
      {here.length === 0 ? null : (
        <span className="ve-assistants">
          {here.map((colour) => (
            <Piece key={colour} id={`assistant:${colour}:${quay}`} className="ve-assistant">
              <SeatMark seat={colour} size="1em" />
            </Piece>
          ))}
        </span>
      )}
      <span className="hidden-text">
        {say({ key: effectKey(buildingAt(view, quay), number) })}
        {here.map((colour) => `, ${nameOf(`colour:${colour}`)}`).join('')}
      </span>
    </Thing>
  );
}
