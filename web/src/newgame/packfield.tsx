import type { Game, GameTypes } from '@cabale/engine';
import { useState, type ReactNode } from 'react';
import { Button } from '../pages/button.tsx';
import { FileButton } from '../pages/filebutton.tsx';
import { useText } from '../text/i18n.ts';
import { readPack, type Pack } from './create.ts';

interface PackFieldProps {
  readonly game: Game<GameTypes>;
  readonly pack: Pack | undefined;
  onChange(pack: Pack | undefined): void;
}

/** Loads a content file. An invalid one is not used, and all its mistakes are listed. */
export function PackField({ game, pack, onChange }: PackFieldProps): ReactNode {
  const say = useText();
  const [mistakes, setMistakes] = useState<readonly string[]>([]);
  const take = (name: string, text: string) => {
    const result = readPack(game, name, text);
    setMistakes('mistakes' in result ? result.mistakes : []);
    onChange('pack' in result ? result.pack : undefined);
  };
  return (
    <fieldset className="choices">
      <legend>{say('new.pack')}</legend>
      <p className="soft">{say('new.packWhy')}</p>
      <FileButton label={say('new.packChoose')} onFile={take} />
      {pack === undefined ? null : (
        <p role="status">
          {say('new.packGood', { name: pack.name })}{' '}
          <Button label={say('new.packForget')} variant="quiet" onClick={() => onChange(undefined)} />
        </p>
      )}
      {mistakes.length === 0 ? null : (
        <div role="alert" className="notice">
          <p>{say('new.packBad', { count: mistakes.length })}</p>
          <ul className="mistakes">
            {mistakes.slice(0, 20).map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  );
}
