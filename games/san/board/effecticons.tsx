/** What a card does, in signs. The words are in its explanation. */
import type { Alternative, Effect } from '../content/card.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

export function EffectIcons({ effects }: { readonly effects: readonly Effect[] }): ReactNode {
  return effects.map((effect) => <EffectIcon key={JSON.stringify(effect)} effect={effect} />);
}

export function EffectIcon({ effect }: { readonly effect: Effect }): ReactNode {
  switch (effect.kind) {
    case 'symbols':
    case 'draw':
      return <AlternativeIcon alternative={effect} />;
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
      return <ChoiceIcon alternatives={effect.alternatives} />;
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

function ChoiceIcon({ alternatives }: { readonly alternatives: readonly Alternative[] }): ReactNode {
  return (
    <span className="fx-choice">
      {alternatives.map((alternative) => (
        <AlternativeIcon key={JSON.stringify(alternative)} alternative={alternative} />
      ))}
    </span>
  );
}

export function AlternativeIcon({ alternative }: { readonly alternative: Alternative }): ReactNode {
  return alternative.kind === 'draw' ? (
    <Counted icon="draw" n={alternative.n} />
  ) : (
    <Counted icon={alternative.symbol} n={alternative.n} />
  );
}

function Counted({
  icon,
  n,
}: {
  readonly icon: 'C' | 'P' | 'H' | 'draw' | 'destroy' | 'corruptHand';
  readonly n: number;
}): ReactNode {
  const isSymbol = icon === 'C' || icon === 'P' || icon === 'H';
  return (
    <span className="fx" data-hue={isSymbol ? icon : undefined}>
      <b>{n}</b>
      <Icon of={icon} />
    </span>
  );
}
