import type { ReactNode } from 'react';
import { Link } from 'wouter';
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
        <Link className="button primary" href="/">
          {say('lost.home')}
        </Link>
      </p>
    </div>
  );
}
