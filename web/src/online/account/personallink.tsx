import { codeAnswerSchema, LIMITS } from '@cabale/protocol';
import { useState, type ReactNode } from 'react';
import { Button } from '../../pages/button.tsx';
import { linkOf } from '../addresses.ts';
import { api } from '../api.ts';
import { useDoing, whenGranted } from '../asking.ts';
import { RefusalNote } from '../refusalnote.tsx';
import { ShareLink } from '../sharelink.tsx';
import { useOnlineText } from '../text/texts.ts';

/** Link that signs in another device. It gives full access to the account, so it is created only on request. */
export function PersonalLink(): ReactNode {
  const say = useOnlineText();
  const [code, setCode] = useState<string>();
  const { isBusy, refusal, run } = useDoing();
  const draw = () =>
    whenGranted(api.ask('POST', '/me/return-code', codeAnswerSchema), (answer) => setCode(answer.code));
  return (
    <section className="column" aria-labelledby="personal">
      <h2 id="personal">{say('personal.title')}</h2>
      <p className="soft">{say('personal.why', { count: LIMITS.returnCodeDays })}</p>
      {code === undefined ? (
        <p>
          <Button label={say('personal.draw')} disabled={isBusy} onClick={() => run(draw)} />
        </p>
      ) : (
        <>
          <ShareLink label={say('personal.link')} link={linkOf('return', code)} />
          <p>
            {say('personal.code')} <code className="code">{code}</code>
          </p>
        </>
      )}
      <RefusalNote refusal={refusal} />
    </section>
  );
}
