import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { download } from '../saves/files.ts';
import type { SaveProblem } from '../saves/saved.ts';
import { shelf } from '../saves/shelf.ts';
import { useText } from '../text/i18n.ts';
import { useTitle } from './title.ts';

/** A saved game that cannot be opened: why, and what can still be done with it. */
export function ProblemPage({ id, problem }: { readonly id: string; readonly problem: SaveProblem }): ReactNode {
  const say = useText();
  const [, navigate] = useLocation();
  const [text] = useState(() => shelf.text(id));
  useTitle(say('start.damaged'));
  return (
    <div className="page narrow">
      <h1>{say(`problem.${problem.code}`)}</h1>
      <p className="soft">
        {say('problem.details')} : {problem.message}
      </p>
      <p className="row">
        <Link className="button primary" href="/">
          {say('nav.home')}
        </Link>
        {text === null ? null : (
          <>
            <button type="button" className="button" onClick={() => download(`cabale-${id}.txt`, text)}>
              {say('start.download')}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                shelf.remove(id);
                navigate('/');
              }}
            >
              {say('start.removeSure')}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
