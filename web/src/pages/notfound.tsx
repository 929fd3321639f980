import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { useText } from '../text/i18n.ts';
import { useTitle } from './title.ts';

export function NotFoundPage(): ReactNode {
  const say = useText();
  useTitle(say('lost.title'));
  return (
    <div className="page narrow">
      <h1>{say('lost.title')}</h1>
      <p>{say('lost.text')}</p>
      <p>
        <ButtonLink label={say('lost.home')} variant="primary" href="/" />
      </p>
    </div>
  );
}
