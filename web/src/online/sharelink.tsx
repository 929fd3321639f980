import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { Button } from '../pages/button.tsx';
import { useOnlineText } from './text/texts.ts';

const QrCode = lazy(() => import('./qrcode.tsx'));

interface ShareLinkProps {
  readonly label: string;
  readonly link: string;
  readonly description?: string | undefined;
  /** What the receiver is told besides the link. */
  readonly title?: string;
}

/** A link to view, copy and, where the device supports it, share. */
export function ShareLink({ label, link, description, title = 'Cabale' }: ShareLinkProps): ReactNode {
  const say = useOnlineText();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const [hasCode, setHasCode] = useState(false);
  const copy = async () => setCopied(await copyText(link, id));
  return (
    <div className="field share-link">
      <label htmlFor={id}>{label}</label>
      <div className="row">
        <input id={id} className="input" readOnly value={link} onFocus={({ target }) => target.select()} />
        <Button
          icon={isCopied ? 'check' : 'copy'}
          label={say(isCopied ? 'share.copied' : 'share.copy')}
          onClick={copy}
        />
        <Button label={say('share.code')} aria-expanded={hasCode} onClick={() => setHasCode(!hasCode)} />
        {'share' in navigator ? (
          <Button
            icon="share"
            label={say('share.send')}
            onClick={() => navigator.share({ url: link, title }).catch(() => undefined)}
          />
        ) : null}
      </div>
      <p className="hidden-text" role="status">
        {isCopied ? say('share.copied') : ''}
      </p>
      {hasCode ? (
        <Suspense fallback={null}>
          <QrCode link={link} label={say('share.codeWhy')} />
        </Suspense>
      ) : null}
      {description === undefined ? null : <p className="soft">{description}</p>}
    </div>
  );
}

/** Browsers forbid clipboard access over plain http; then the text is selected to be copied by hand. */
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
