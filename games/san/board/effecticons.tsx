/** A card's effects as icons; its explanation has them in words. */
import type { Effect, Symbol } from '../content/card.ts';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

export function EffectIcons({ effects }: { readonly effects: readonly Effect[] }): ReactNode {
  return effects.map((effect) => <EffectIcon key={JSON.stringify(effect)} effect={effect} />);
}

export function EffectIcon({ effect }: { readonly effect: Effect }): ReactNode {
  switch (effect.kind) {
    case 'symbols':
      return <Counted icon={effect.symbol} hue={effect.symbol} n={effect.n} />;
    case 'draw':
    case 'destroy':
    case 'corruptHand':
      return <Counted icon={effect.kind} n={effect.n} />;
    case 'multiplier':
      return (
        <span className="fx" data-hue={effect.symbol}>
          <Icon of={effect.symbol} />
          <b>×</b>
          <Icon of="card" className="fx-card" />
        </span>
      );
    case 'choice':
      return (
        <span className="fx-choice">
          <EffectIcons effects={effect.alternatives} />
        </span>
      );
    case 'singleUse':
    case 'copyPlayed':
    case 'copyRiver':
    case 'allTypes':
    case 'playDiscard':
      return (
        <span className="fx" data-fx={effect.kind}>
          <Icon of={effect.kind} />
        </span>
      );
  }
}

interface CountedProps {
  readonly icon: IconName;
  readonly hue?: Symbol;
  readonly n: number;
}

function Counted({ icon, hue, n }: CountedProps): ReactNode {
  return (
    <span className="fx" data-hue={hue}>
      <b>{n}</b>
      <Icon of={icon} />
    </span>
  );
}
