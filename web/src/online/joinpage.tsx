import { codeSchema, tableAnswerSchema } from '@cabale/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { TableRefusal } from '@cabale/design';
import * as z from 'zod/mini';
import { Opening } from '../pages/opening.tsx';
import { codeInAddress } from './addresses.ts';
import { api } from './api.ts';
import { Gate } from './gate.tsx';
import { keepInvitation } from './invitations.ts';
import { useOnlineText } from './text/texts.ts';
import { Trouble } from './trouble.tsx';

/** Target of invitation links: signs the guest in if necessary, then opens the table. */
export function JoinPage(): ReactNode {
  const say = useOnlineText();
  return <Gate why={say('entrance.invited')}>{() => <Admission code={codeInAddress()} />}</Gate>;
}

function Admission({ code }: { readonly code: string }): ReactNode {
  const [, navigate] = useLocation();
  const [refusal, setRefusal] = useState<TableRefusal>();
  const isCode = z.safeParse(codeSchema, code).success;
  useEffect(() => {
    if (!isCode) return;
    void api.ask('POST', '/invitations', tableAnswerSchema, { code }).then((answer) => {
      if (!answer.ok) return setRefusal(answer.refusal);
      const { id } = answer.value.table;
      keepInvitation(id, code);
      return navigate(`/online/table/${id}`, { replace: true });
    });
  }, [code, isCode, navigate]);
  const why = isCode ? refusal : { code: 'not-found' };
  return why === undefined ? <Opening /> : <Trouble refusal={why} />;
}
