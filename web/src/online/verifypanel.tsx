import type { DealProof, Outcome } from '@cabale/engine';
import type { Id } from '@cabale/protocol';
import { useState, type ReactNode } from 'react';
import { Button } from '../pages/button.tsx';
import { Icon } from '../pages/icon.tsx';
import { keptDeal } from './contribution.ts';
import type { Finished } from './finished.ts';
import { useOnlineText, type SayOnline } from './text/texts.ts';
import { verify, type Check } from './verify.ts';

interface VerifyPanelProps {
  readonly finished: Finished;
  /** The viewer; `undefined` for strangers. */
  readonly person: Id | undefined;
  readonly outcome: Outcome | null | undefined;
}

/** Checks the whole game in this browser and lists the results. */
export function VerifyPanel({ finished, person, outcome }: VerifyPanelProps): ReactNode {
  const say = useOnlineText();
  const [checks, setChecks] = useState<readonly Check[]>();
  const { board, record } = finished;
  const { deal } = record;
  const start = () => {
    const kept = deal === undefined || person === undefined ? undefined : keptDeal(deal.table, person);
    setChecks(verify(board.game, { record, kept, outcome }));
  };
  return (
    <section className="verify" aria-labelledby="verify">
      <h2 id="verify">{say('verify.title')}</h2>
      <p className="soft">{say(deal === undefined ? 'verify.whyOld' : 'verify.why')}</p>
      <Button icon="check" label={say('verify.start')} onClick={start} />
      <div role="status">{checks === undefined ? null : <Checks checks={checks} />}</div>
      {checks === undefined || deal === undefined ? null : <Numbers deal={deal} finished={finished} />}
    </section>
  );
}

function Checks({ checks }: { readonly checks: readonly Check[] }): ReactNode {
  const say = useOnlineText();
  const isGood = checks.every(({ holds }) => holds);
  return (
    <>
      <p className="verdict" data-good={isGood || undefined}>
        <b>{say(isGood ? 'verify.good' : 'verify.bad')}</b>
      </p>
      <ul className="checks">
        {checks.map(({ kind, holds, detail }) => (
          <li key={kind} data-good={holds || undefined}>
            <Icon name={holds ? 'check' : 'close'} />
            <span>
              {holds ? wordsOf(say, kind, detail) : say(`verify.not.${kind}`)}
              {holds ? null : <span className="soft digits">{detail}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function wordsOf(say: SayOnline, kind: Check['kind'], detail: string): string {
  switch (kind) {
    case 'moves':
      return say('verify.is.moves', { count: Number(detail) });
    case 'reveals': {
      const [revealed, people] = detail.split('/');
      return say('verify.is.reveals', { revealed: revealed ?? '', count: Number(people) });
    }
    case 'commitment':
    case 'seed':
    case 'remembered':
    case 'own':
    case 'outcome':
      return say(`verify.is.${kind}`);
  }
}

interface NumbersProps {
  readonly deal: DealProof;
  readonly finished: Finished;
}

/** All inputs of the deal, for readers who want to recompute it by other means. */
function Numbers({ deal, finished: { record, saved } }: NumbersProps): ReactNode {
  const say = useOnlineText();
  const nameAt = (seat: number): string => {
    const player = saved.players[seat];
    return player?.kind === 'person' ? player.name : '';
  };
  const people = deal.contributions.flatMap((each, seat) => (each === null ? [] : [{ seat, ...each }]));
  return (
    <details className="numbers">
      <summary>{say('verify.numbers')}</summary>
      <dl>
        <Figure name={say('verify.table')} value={deal.table} />
        <Figure name={say('verify.commitment')} value={deal.commitment} />
        <Figure name={say('verify.serverSeed')} value={deal.serverSeed} />
        {people.map(({ seat, commitment, nonce }) => (
          <Figure
            key={seat}
            name={say('verify.nonce', { name: nameAt(seat) })}
            value={nonce ?? say(commitment === null ? 'verify.noNonce' : 'verify.leftOut')}
          />
        ))}
        <Figure name={say('verify.seed')} value={record.seed} />
      </dl>
    </details>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="digits">{value}</dd>
    </div>
  );
}
