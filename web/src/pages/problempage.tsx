import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from './button.tsx';
import { download } from '../saves/files.ts';
import type { SaveProblem } from '../saves/saved.ts';
import { savedGames } from '../saves/savedgames.ts';
import { useText } from '../text/i18n.ts';
import { useTitle } from './title.ts';

/** A saved game that cannot be opened: the reason and the remaining actions. */
export function ProblemPage({ id, problem }: { readonly id: string; readonly problem: SaveProblem }): ReactNode {
  const say = useText();
  const [, navigate] = useLocation();
  const [text] = useState(() => savedGames.text(id));
  useTitle(say('start.damaged'));
  return (
    <div className="page narrow">
      <h1>{say(`problem.${problem.code}`)}</h1>
      <p className="soft">
        {say('problem.details')} : {problem.message}
      </p>
      <p className="row">
        <ButtonLink label={say('nav.home')} variant="primary" href="/" />
        {text === null ? null : (
          <>
            <Button label={say('start.download')} onClick={() => download(`cabale-${id}.txt`, text)} />
            <Button
              label={say('start.removeSure')}
              onClick={() => {
                savedGames.remove(id);
                navigate('/');
              }}
            />
          </>
        )}
      </p>
    </div>
  );
}
