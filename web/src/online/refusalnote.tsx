import type { TableRefusal } from '@cabale/design';
import type { ReactNode } from 'react';
import { useRefusalText } from '../table/refusaltext.ts';

/** Shows why an action was refused, next to its control. */
export function RefusalNote({ refusal }: { readonly refusal: TableRefusal | undefined }): ReactNode {
  const refusalText = useRefusalText();
  if (refusal === undefined) return null;
  return (
    <p className="notice" role="alert">
      {refusalText(refusal)}
    </p>
  );
}
