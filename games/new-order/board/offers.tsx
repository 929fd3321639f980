/** Options that belong to no piece, as buttons beside the grid. */
import { askedStep } from '@cabale/design';
import type { OptionOf } from '@cabale/engine';
import { agentsOn } from '../rules/counts.ts';
import type { NewOrder, View } from '../rules/state.ts';
import { verdictOf } from '../rules/takeover.ts';
import type { NewOrderRef } from '../text/refs.ts';
import { words } from '../text/words.ts';
import type { ReactNode } from 'react';
import { Swatch } from './ink.tsx';
import { partsOf, Rich, Thing, useSay } from './kit.ts';
import type { NewOrderTable, TableProps } from './table.ts';

type Option = OptionOf<NewOrder>;

interface Offer {
  readonly option: Option;
  readonly thing: NewOrderRef;
}

/** References of options that are no pieces. */
const OFFERED: ReadonlySet<string> = new Set(['pair', 'strength', 'restore', 'decline']);

export function offersOf({ decision, view, content }: NewOrderTable): readonly Offer[] {
  return (decision?.options ?? []).flatMap((option) => {
    const thing = words.thingsOf(option, view, content).find((ref) => OFFERED.has(partsOf(ref).what));
    return thing === undefined ? [] : [{ option, thing }];
  });
}

export function Offers({ table }: TableProps): ReactNode {
  return (
    <div className="no-offers">
      {offersOf(table).map(({ option, thing }) => {
        // NO-Q17: a takeover that fails looks different before it is chosen.
        const tone = takeoverOf(option, table.view)?.verdict ?? option.kind;
        return (
          <Thing key={thing} thing={thing} travels={false} className={`no-offer no-offer-${tone}`}>
            <Picture option={option} />
            <span>
              <OfferWords table={table} option={option} />
            </span>
          </Thing>
        );
      })}
    </div>
  );
}

/** How a takeover with the option's strength ends; `undefined` for other options. */
function takeoverOf(option: Option, view: View) {
  const step = askedStep(view);
  if (option.kind !== 'strength' || step?.kind !== 'strength') return undefined;
  const { source, target } = step;
  return { verdict: verdictOf(view, source, target, option.agents), defenders: agentsOn(view, target) };
}

/** A short form for a takeover; the usual sentence for other options. */
function OfferWords({ table, option }: TableProps & { readonly option: Option }): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const takeover = takeoverOf(option, view);
  if (takeover === undefined) return <Rich sentence={words.option(option, view, content)} />;
  const { verdict, defenders } = takeover;
  return `${say({ key: 'board.against', values: { defenders } })} – ${say({ key: `board.verdict.${verdict}` })}`;
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
