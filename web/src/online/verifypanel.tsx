import type { Outcome } from '@cabale/engine';
import { useState, type ReactNode } from 'react';
import { Icon } from '../pages/icon.tsx';
import type { Finished } from './finished.ts';
import { useOnlineText } from './text/texts.ts';
import { verify, type Check } from './verify.ts';

interface VerifyPanelProps {
  readonly finished: Finished;
  readonly remembered: string | undefined;
  readonly outcome: Outcome | null | undefined;
}

/** A button that checks the whole game in this browser, and says what was checked. */
export function VerifyPanel({ finished, remembered, outcome }: VerifyPanelProps): ReactNode {
  const say = useOnlineText();
  const [checks, setChecks] = useState<readonly Check[] | 'checking'>();
  const { board, record, seedHash } = finished;
  const start = async () => {
    setChecks('checking');
    setChecks(await verify(board.game, { record, seedHash, remembered, outcome }));
  };
  return (
    <section className="verify" aria-labelledby="verify">
      <h2 id="verify">{say('verify.title')}</h2>
      <p className="soft">{say('verify.why')}</p>
      <button type="button" className="button" disabled={checks === 'checking'} onClick={() => void start()}>
        <Icon name="check" /> {say('verify.start')}
      </button>
      <div role="status">{checks === undefined || checks === 'checking' ? null : <Checks checks={checks} />}</div>
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
              {holds && !isHash(kind) ? null : <span className="soft detail">{detail}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What somebody may want to compare by hand. */
function isHash(kind: Check['kind']): boolean {
  return kind === 'seed' || kind === 'remembered';
}

function wordsOf(say: ReturnType<typeof useOnlineText>, kind: Check['kind'], detail: string): string {
  return kind === 'moves' ? say('verify.is.moves', { count: Number(detail) }) : say(`verify.is.${kind}`);
}
