import type { BoardModule } from '@cabale/design';
import type { GameTypes, Outcome } from '@cabale/engine';
import { codeAnswerSchema, tableAnswerSchema } from '@cabale/protocol';
import { useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '../pages/button.tsx';
import { downloadRecord } from '../saves/files.ts';
import { ChancesChart } from '../table/chanceschart.tsx';
import { EndPanel } from '../table/endpanel.tsx';
import { Frames } from '../table/frames.ts';
import { useText } from '../text/i18n.ts';
import { linkOf } from './addresses.ts';
import { api } from './api.ts';
import { useDoing, whenGranted } from './asking.ts';
import { useFinished, type Finished } from './finished.ts';
import { RefusalNote } from './refusalnote.tsx';
import type { Seated } from './seating.ts';
import { ShareLink } from './sharelink.tsx';
import { useOnlineText } from './text/texts.ts';
import { VerifyPanel } from './verifypanel.tsx';

interface OnlineEndProps {
  readonly outcome: Outcome | undefined;
  readonly seated: Seated;
  readonly board: BoardModule<GameTypes>;
}

/** The result of an online table; players also get everything that is revealed at the end. */
export function OnlineEnd({ outcome, seated, board }: OnlineEndProps): ReactNode {
  const say = useOnlineText();
  const { table, seat } = seated;
  const opened = useFinished(seat === undefined ? undefined : `/tables/${table.id}/record`, table.seats);
  const finished = opened !== undefined && 'finished' in opened ? opened.finished : undefined;
  const after = (
    <>
      <EndActions seated={seated} finished={finished} />
      {finished === undefined ? null : (
        <VerifyPanel finished={finished} person={seated.me.id} outcome={table.outcome} />
      )}
    </>
  );
  if (outcome !== undefined) {
    const chances = finished === undefined ? null : <Chances finished={finished} seated={seated} />;
    return (
      <EndPanel outcome={outcome} own={seat} board={board} chances={chances}>
        {after}
      </EndPanel>
    );
  }
  return (
    <section className="end" aria-labelledby="end">
      <h2 id="end">{say('end.conceded')}</h2>
      {after}
    </section>
  );
}

function Chances({ finished, seated }: { readonly finished: Finished; readonly seated: Seated }): ReactNode {
  const frames = useMemo(() => new Frames(finished.match, 'audience'), [finished]);
  return (
    <ChancesChart
      record={finished.record}
      observer={seated.seat ?? 0}
      frameAfter={(choices) => frames.after(choices)}
      replayAt={(frame) => `/online/replay/${seated.table.id}?move=${frame}`}
    />
  );
}

interface EndActionsProps {
  readonly seated: Seated;
  readonly finished: Finished | undefined;
}

function EndActions({ seated: { table, seat }, finished }: EndActionsProps): ReactNode {
  const say = useOnlineText();
  const sayShell = useText();
  const [, navigate] = useLocation();
  const [shared, setShared] = useState<string>();
  const { isBusy, refusal, run } = useDoing();
  const rematch = () =>
    whenGranted(api.ask('POST', `/tables/${table.id}/rematch`, tableAnswerSchema), (next) =>
      navigate(`/online/table/${next.table.id}`),
    );
  const share = () =>
    whenGranted(api.ask('POST', `/tables/${table.id}/share`, codeAnswerSchema), ({ code }) =>
      setShared(linkOf('shared', code)),
    );
  return (
    <>
      <div className="row">
        {seat === undefined ? null : (
          <Button
            label={table.rematch === null ? sayShell('end.rematch') : say('end.joinRematch')}
            variant="primary large"
            disabled={isBusy}
            onClick={() => run(rematch)}
          />
        )}
        {finished === undefined ? null : (
          <>
            <ButtonLink label={say('end.replay')} href={`/online/replay/${table.id}`} />
            <Button label={say('end.shareReplay')} disabled={isBusy} onClick={() => run(share)} />
            <Button label={sayShell('table.export')} onClick={() => downloadRecord(finished.record)} />
          </>
        )}
        <ButtonLink label={say('trouble.tables')} href="/online" />
      </div>
      <RefusalNote refusal={refusal} />
      {shared === undefined ? null : (
        <ShareLink label={say('end.replayLink')} link={shared} description={say('end.replayLinkWhy')} />
      )}
    </>
  );
}
