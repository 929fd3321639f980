/** A consultant's visiting card. */
import { Thing, useSay } from '@cabale/design';
import type { Ref } from '@cabale/engine';
import type { Consultant } from '@cabale/new-order/content/tables.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

interface ConsultantCardProps {
  readonly thing: Ref;
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
