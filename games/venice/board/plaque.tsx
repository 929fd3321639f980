/** A building at its quay: the name over the door, and its effects as windows that light up. */
import { Piece, seatColour, SeatMark } from '@cabale/design';
import type { Effect, Quay, Resource } from '../content/tables.ts';
import { buildingAt, effectsOf } from '../rules/counts.ts';
import { effectKey } from '../text/names.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { freshness, Thing, useNameOf, useSay } from './kit.ts';
import { EffectSigns } from './signs.tsx';
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
    <div className="ve-plaque" data-resource={resourceOf(effects)} data-communal={effects.length === 2 || undefined}>
      <Thing thing={`quay:${quay}`} travels={false} className={`ve-door ${freshness(table, `quay:${quay}`)}`}>
        <Icon of={building} />
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

/** Lit where the own assistant can use it, with the marks of the assistants on this space. */
function Window({ table, quay, number, effect }: WindowProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view, near } = table;
  const here = view.assistants.flatMap((spaces, colour) => (spaces[quay] === number ? [colour] : []));
  const reach = view.assistants[near]?.[quay] ?? 0;
  const thing = `effect:${quay}:${number}` as const;
  return (
    <Thing thing={thing} travels={false} isMinor className={`ve-window ${freshness(table, thing)}`}>
      <span className="ve-glass" data-lit-by-own={reach >= number || undefined} style={seatColour(near)}>
        <EffectSigns effect={effect} />
      </span>
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

/** A tile's own colour: that of the cube its first space gives. */
function resourceOf([first]: readonly Effect[]): Resource | undefined {
  const resource = first?.gain?.cubes?.resource;
  return resource === 'any' ? undefined : resource;
}
