import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../pages/icon.tsx';
import { useOnlineText } from './text/texts.ts';

interface ShareLinkProps {
  readonly label: string;
  readonly link: string;
  readonly description?: string | undefined;
}

/** A link to hand on: to look at, to copy, and where the device can, to send to somebody. */
export function ShareLink({ label, link, description }: ShareLinkProps): ReactNode {
  const say = useOnlineText();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(link, id));
  return (
    <div className="field share-link">
      <label htmlFor={id}>{label}</label>
      <div className="row">
        <input id={id} className="input" readOnly value={link} onFocus={({ target }) => target.select()} />
        <button type="button" className="button" onClick={() => void copy()}>
          <Icon name={isCopied ? 'check' : 'copy'} /> {say(isCopied ? 'share.copied' : 'share.copy')}
        </button>
        {'share' in navigator ? (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ url: link, title: 'Cabale' }).catch(() => undefined)}
          >
            <Icon name="share" /> {say('share.send')}
          </button>
        ) : null}
      </div>
      <p className="hidden-text" role="status">
        {isCopied ? say('share.copied') : ''}
      </p>
      {description === undefined ? null : <p className="soft">{description}</p>}
    </div>
  );
}

/** On plain http browsers forbid it: then the text is selected, ready to be copied by hand. */
async function copyText(text: string, field: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement) input.select();
    return false;
  }
}
