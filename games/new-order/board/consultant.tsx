/** A consultant's card. */
import type { Consultant } from '../content/tables.ts';
import { consultantRef, type ConsultantPlace } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { freshness, Thing, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

interface ConsultantCardProps extends TableProps {
  readonly place: ConsultantPlace;
  readonly consultant: Consultant;
  readonly count: number;
}

export function ConsultantCard({ table, place, consultant, count }: ConsultantCardProps): ReactNode {
  const say = useSay();
  const thing = consultantRef(place, consultant);
  return (
    <Thing thing={thing} travels={false} className={`no-consultant ${freshness(table, thing)}`}>
      <span className="no-consultant-face" data-none={count === 0 || undefined}>
        <Icon of={consultant} />
        <span className="no-consultant-name">{say({ key: `consultant.${consultant}` })}</span>
        {count === 1 ? null : <b className="figure">×{count}</b>}
      </span>
    </Thing>
  );
}
