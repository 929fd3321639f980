import { tableAnswerSchema, type Id, type Me } from '@cabale/protocol';
import { useState, type ReactNode } from 'react';
import { Opening } from '../pages/opening.tsx';
import { Replay } from '../replay/replay.tsx';
import { codeInAddress } from './addresses.ts';
import { useRead } from './asking.ts';
import { useFinished } from './finished.ts';
import { Gate } from './gate.tsx';
import { Trouble } from './trouble.tsx';
import { VerifyPanel } from './verifypanel.tsx';

/** A finished table that the user took part in. */
export function OnlineReplayPage({ id }: { readonly id: Id }): ReactNode {
  return <Gate>{(me) => <TableReplay id={id} me={me} />}</Gate>;
}

function TableReplay({ id, me }: { readonly id: Id; readonly me: Me }): ReactNode {
  const { answer } = useRead(`/tables/${id}`, tableAnswerSchema);
  const table = answer?.ok === true ? answer.value.table : undefined;
  const opened = useFinished(table === undefined ? undefined : `/tables/${id}/record`, table?.seats);
  if (answer?.ok === false) return <Trouble refusal={answer.refusal} />;
  if (opened === undefined) return <Opening />;
  if ('refusal' in opened) return <Trouble refusal={opened.refusal} />;
  return (
    <Replay game={opened.finished} back={`/online/table/${id}`}>
      <VerifyPanel finished={opened.finished} person={me.id} outcome={table?.outcome} />
    </Replay>
  );
}

/** A shared replay; it needs neither a sign-in nor access to the table. */
export function SharedReplayPage(): ReactNode {
  const [code] = useState(codeInAddress);
  const opened = useFinished(`/shared/${encodeURIComponent(code)}`);
  if (opened === undefined) return <Opening />;
  if ('refusal' in opened) return <Trouble refusal={opened.refusal} />;
  return (
    <Replay game={opened.finished} back="/">
      <VerifyPanel finished={opened.finished} person={undefined} outcome={undefined} />
    </Replay>
  );
}
