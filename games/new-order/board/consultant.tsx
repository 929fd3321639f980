/** A consultant's visiting card. */
import type { Consultant } from '../content/tables.ts';
import type { NewOrderRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Thing, useSay } from './kit.ts';

interface ConsultantCardProps {
  readonly thing: NewOrderRef;
  readonly consultant: Consultant;
  readonly count: number;
  readonly className?: string;
}

export function ConsultantCard({ thing, consultant, count, className = '' }: ConsultantCardProps): ReactNode {
  const say = useSay();
  return (
    <Thing thing={thing} travels={false} className={`no-consultant ${className}`}>
      <span className="no-consultant-face" data-none={count === 0 || undefined}>
        <Icon of={consultant} />
        <span className="no-consultant-name">{say({ key: `consultant.${consultant}` })}</span>
        {count === 1 ? null : <b className="figure">×{count}</b>}
      </span>
    </Thing>
  );
}
