/** Answers that belong to no piece on the table, each one click away beside the grid. */
import { askedStep } from '@cabale/design';
import type { OptionOf } from '@cabale/engine';
import { agentsOn } from '../rules/counts.ts';
import type { NewOrder, View } from '../rules/state.ts';
import { verdictOf } from '../rules/takeover.ts';
import type { NewOrderRef } from '../text/refs.ts';
import { words } from '../text/words.ts';
import type { ReactNode } from 'react';
import { Swatch } from './ink.tsx';
import { Rich, Thing, useSay } from './kit.ts';
import type { NewOrderTable, TableProps } from './table.ts';

type Option = OptionOf<NewOrder>;

interface Offer {
  readonly option: Option;
  readonly thing: NewOrderRef;
}

/** The answers of the decision that stand for themselves. */
export function offersOf({ decision }: NewOrderTable): readonly Offer[] {
  return (decision?.options ?? []).flatMap((option) => {
    const thing = offerOf(option);
    return thing === undefined ? [] : [{ option, thing }];
  });
}

export function Offers({ table }: TableProps): ReactNode {
  const { view } = table;
  return (
    <div className="no-offers">
      {offersOf(table).map(({ option, thing }) => (
        <Thing key={thing} thing={thing} travels={false} className={`no-offer no-offer-${toneOf(option, view)}`}>
          <Picture option={option} />
          <span>
            <OfferWords table={table} option={option} />
          </span>
        </Thing>
      ))}
    </div>
  );
}

/** The thing that stands for an answer without a piece. */
function offerOf(option: Option): NewOrderRef | undefined {
  switch (option.kind) {
    case 'own':
      return `pair:${option.first}:${option.second}`;
    case 'strength':
      return `strength:${option.agents}`;
    case 'restore':
      return `restore:${option.count}`;
    case 'decline':
      return 'decline:none';
    default:
      return undefined;
  }
}

/** NO-Q17: a takeover that fails looks like one before it is chosen. */
function toneOf(option: Option, view: View): string {
  const step = askedStep(view);
  if (option.kind === 'strength' && step?.kind === 'strength')
    return verdictOf(view, step.source, step.target, option.agents);
  return option.kind;
}

/** A takeover in three words; anything else as the option is worded everywhere. */
function OfferWords({ table, option }: TableProps & { readonly option: Option }): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const step = askedStep(view);
  if (option.kind !== 'strength' || step?.kind !== 'strength')
    return <Rich sentence={words.option(option, view, content)} />;
  const verdict = say({ key: `board.verdict.${verdictOf(view, step.source, step.target, option.agents)}` });
  return `${say({ key: 'board.against', values: { defenders: agentsOn(view, step.target) } })} – ${verdict}`;
}

function Picture({ option }: { readonly option: Option }): ReactNode {
  switch (option.kind) {
    case 'own':
      return (
        <span className="no-offer-pair">
          <Swatch colour={option.first} />
          <Swatch colour={option.second} />
        </span>
      );
    case 'strength':
      return <b className="no-offer-number">{option.agents}</b>;
    default:
      return null;
  }
}
