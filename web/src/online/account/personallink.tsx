import { codeAnswerSchema, LIMITS } from '@cabale/protocol';
import { useState, type ReactNode } from 'react';
import { linkOf } from '../addresses.ts';
import { api } from '../api.ts';
import { useDoing } from '../asking.ts';
import { RefusalNote } from '../refusalnote.tsx';
import { ShareLink } from '../sharelink.tsx';
import { useOnlineText } from '../text/texts.ts';

/** The way onto another device. Whoever has it is this person, so it is drawn only when it is asked for. */
export function PersonalLink(): ReactNode {
  const say = useOnlineText();
  const [code, setCode] = useState<string>();
  const { isBusy, refusal, run } = useDoing();
  const draw = async () => {
    const answer = await api.ask('POST', '/me/return-code', codeAnswerSchema);
    if (!answer.ok) return answer.refusal;
    setCode(answer.value.code);
    return undefined;
  };
  return (
    <section className="column" aria-labelledby="personal">
      <h2 id="personal">{say('personal.title')}</h2>
      <p className="soft">{say('personal.why', { count: LIMITS.returnCodeDays })}</p>
      {code === undefined ? (
        <p>
          <button type="button" className="button" disabled={isBusy} onClick={() => void run(draw)}>
            {say('personal.draw')}
          </button>
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
