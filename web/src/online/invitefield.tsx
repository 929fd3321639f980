import { codeAnswerSchema } from '@cabale/protocol';
import { useState, type ReactNode } from 'react';
import { linkOf } from './addresses.ts';
import { api } from './api.ts';
import { useDoing } from './asking.ts';
import { invitationTo, keepInvitation } from './invitations.ts';
import { RefusalNote } from './refusalnote.tsx';
import type { Seated } from './seating.ts';
import { ShareLink } from './sharelink.tsx';
import { useOnlineText } from './text/texts.ts';

/** The link that invites others. A browser that was never told it can draw a new one, if it is the host's. */
export function InviteField({ seated: { table, isHost } }: { readonly seated: Seated }): ReactNode {
  const say = useOnlineText();
  const [code, setCode] = useState(() => invitationTo(table.id));
  const { isBusy, refusal, run } = useDoing();
  const draw = async () => {
    const answer = await api.ask('POST', `/tables/${table.id}/invitation`, codeAnswerSchema);
    if (!answer.ok) return answer.refusal;
    keepInvitation(table.id, answer.value.code);
    setCode(answer.value.code);
    return undefined;
  };
  const link =
    code === undefined ? null : (
      <ShareLink label={say('invite.link')} link={linkOf('join', code)} description={say('invite.why')} />
    );
  if (!isHost) return link;
  return (
    <div className="field">
      {link}
      <p>
        <button type="button" className="button" disabled={isBusy} onClick={() => void run(draw)}>
          {say(code === undefined ? 'invite.draw' : 'invite.renew')}
        </button>
      </p>
      <p className="soft">{say('invite.drawWhy')}</p>
      <RefusalNote refusal={refusal} />
    </div>
  );
}
