import type { ReactNode } from 'react';
import { useText } from '../text/i18n.ts';

interface SeedFieldProps {
  readonly seed: string;
  readonly isBad: boolean;
  onChange(seed: string): void;
}

/** The seed of the shuffles; a random one if empty. */
export function SeedField({ seed, isBad, onChange }: SeedFieldProps): ReactNode {
  const say = useText();
  return (
    <div className="field">
      <label htmlFor="seed">{say('new.seed')}</label>
      <input
        id="seed"
        className="input"
        value={seed}
        aria-invalid={isBad}
        aria-describedby="seed-why"
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <p id="seed-why" className={isBad ? 'mistake' : 'soft'}>
        {say(isBad ? 'new.seedBad' : 'new.seedWhy')}
      </p>
    </div>
  );
}
