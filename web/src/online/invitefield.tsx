import { codeAnswerSchema } from '@cabale/protocol';
import { useState, type ReactNode } from 'react';
import { Button } from '../pages/button.tsx';
import { useGameName } from '../text/game-names.ts';
import { invitationLink } from './addresses.ts';
import { api } from './api.ts';
import { useDoing, whenGranted } from './asking.ts';
import { invitationTo, keepInvitation } from './invitations.ts';
import { RefusalNote } from './refusalnote.tsx';
import type { Seated } from './seating.ts';
import { ShareLink } from './sharelink.tsx';
import { useOnlineText } from './text/texts.ts';

/** The invitation link. The host's browser can create a new one if it does not know the current one. */
export function InviteField({ seated: { table, isHost } }: { readonly seated: Seated }): ReactNode {
  const say = useOnlineText();
  const nameOf = useGameName();
  const [code, setCode] = useState(() => invitationTo(table.id));
  const { isBusy, refusal, run } = useDoing();
  const draw = () =>
    whenGranted(api.ask('POST', `/tables/${table.id}/invitation`, codeAnswerSchema), (answer) => {
      keepInvitation(table.id, answer.code);
      setCode(answer.code);
    });
  const link =
    code === undefined ? null : (
      <ShareLink
        label={say('invite.link')}
        link={invitationLink(table.game, code)}
        description={say('invite.why')}
        title={say('gather.title', { game: nameOf(table.game) })}
      />
    );
  if (!isHost) return link;
  return (
    <div className="field">
      {link}
      <p>
        <Button
          label={say(code === undefined ? 'invite.draw' : 'invite.renew')}
          disabled={isBusy}
          onClick={() => run(draw)}
        />
      </p>
      <p className="soft">{say('invite.drawWhy')}</p>
      <RefusalNote refusal={refusal} />
    </div>
  );
}
