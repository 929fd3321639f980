import { LIMITS, type ChatLine, type Me, type WireSeat } from '@cabale/protocol';
import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useDate, useTime } from '../../text/i18n.ts';
import { useDoing } from '../asking.ts';
import { RefusalNote } from '../refusalnote.tsx';
import { useOnlineText } from '../text/texts.ts';
import { refuseUnreadable } from '../readable.ts';
import type { TableTalk } from './usetalk.ts';

interface TalkProps {
  readonly talk: TableTalk;
  readonly me: Me;
  readonly seats: readonly WireSeat[];
}

export function Talk({ talk, me, seats }: TalkProps): ReactNode {
  const say = useOnlineText();
  const place = useRef<HTMLDivElement>(null);
  const { lines, look } = talk;
  const { length } = lines;
  useEffect(() => {
    look();
    if (length > 0) place.current?.scrollTo({ top: place.current.scrollHeight });
  }, [length, look]);
  return (
    <div className="talk">
      {lines.length === 0 ? <p className="soft">{say('talk.empty')}</p> : null}
      <div ref={place} className="talk-lines">
        <ol aria-live="polite">
          {lines.map((each) => (
            <TalkLine
              key={each.number}
              said={each}
              isOwn={each.person === me.id}
              onMute={(person) => talk.setMuted(person, true)}
            />
          ))}
        </ol>
      </div>
      <Muted talk={talk} seats={seats} />
      <TalkForm onSay={talk.say} />
    </div>
  );
}

/** Buttons to unmute players at this table. */
function Muted({ talk, seats }: Omit<TalkProps, 'me'>): ReactNode {
  const say = useOnlineText();
  return seats.map((sitter) =>
    sitter.kind === 'person' && talk.muted.includes(sitter.person) ? (
      <p key={sitter.person} className="soft">
        {say('talk.muted', { name: sitter.name })}{' '}
        <button type="button" className="talk-mute" onClick={() => void talk.setMuted(sitter.person, false)}>
          {say('talk.unmute')}
        </button>
      </p>
    ) : null,
  );
}

interface TalkLineProps {
  readonly said: ChatLine;
  readonly isOwn: boolean;
  onMute(person: string): Promise<void>;
}

function TalkLine({ said: { name, text, at, person }, isOwn, onMute }: TalkLineProps): ReactNode {
  const say = useOnlineText();
  const date = useDate();
  const time = useTime();
  return (
    <li className="talk-line" data-own={isOwn || undefined} title={date(at)}>
      <time dateTime={new Date(at).toISOString()}>{time(at)}</time> <b>{name}</b> {text}
      {isOwn ? null : (
        <button
          type="button"
          className="talk-mute"
          aria-label={say('talk.muteOf', { name })}
          onClick={() => void onMute(person)}
        >
          {say('talk.mute')}
        </button>
      )}
    </li>
  );
}

function TalkForm({ onSay }: { readonly onSay: TableTalk['say'] }): ReactNode {
  const say = useOnlineText();
  const id = useId();
  const [text, setText] = useState('');
  const { isBusy, refusal, run } = useDoing();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isBusy) return;
    // Text that was not sent stays in the input.
    if (await run(() => refuseUnreadable(text) ?? onSay(text))) setText('');
  };
  return (
    <form className="talk-form" onSubmit={(event) => void submit(event)}>
      <label className="hidden-text" htmlFor={id}>
        {say('talk.say')}
      </label>
      <input
        id={id}
        className="input"
        value={text}
        maxLength={LIMITS.chatText}
        autoComplete="off"
        placeholder={say('talk.say')}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button" disabled={isBusy || text.trim() === ''}>
        {say('talk.send')}
      </button>
      <RefusalNote refusal={refusal} />
    </form>
  );
}
