/** The current turn: its phases, what can still be spent, and the cards played. */
import { askedStep, seatColour, SeatMark, type TableProps } from '@cabale/design';
import { SYMBOLS } from '../content/card.ts';
import { buyingPower, poolOf } from '../rules/counts.ts';
import type { San } from '../rules/state.ts';
import { PHASES, seatRef, type Phase } from '../text/refs.ts';
import { words } from '../text/words.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Thing, useSay } from './kit.ts';
import { PlayArea } from './playarea.tsx';

export function TurnPanel({ table }: TableProps<San>): ReactNode {
  const say = useSay();
  const { active, number } = table.view.turn;
  const label = say({ key: 'board.turn', values: { number }, refs: { seat: seatRef(active) } });
  return (
    <section className="turn" style={seatColour(active)} aria-label={label}>
      <div className="turn-bar">
        <p className="turn-of">
          <SeatMark seat={active} />
          {label}
        </p>
        <Phases table={table} />
        <Pools table={table} />
        <TypeOfTurn table={table} />
      </div>
      <PlayArea table={table} />
    </section>
  );
}

function Phases({ table }: TableProps<San>): ReactNode {
  const now = askedStep(table.view)?.kind === 'buy' ? 'buy' : 'play';
  return (
    <ol className="phases">
      {PHASES.map((phase) => (
        <li key={phase} aria-current={phase === now ? 'step' : undefined}>
          <PhaseChip table={table} phase={phase} />
        </li>
      ))}
    </ol>
  );
}

/** A phase that can be started now shows the option instead of its name. */
function PhaseChip({ table, phase }: TableProps<San> & { readonly phase: Phase }): ReactNode {
  const say = useSay();
  const kind = phase === 'buy' ? 'endPlay' : phase === 'discard' ? 'endBuy' : undefined;
  const option = table.decision?.options.find((each) => each.kind === kind);
  return (
    <Thing thing={`phase:${phase}`} travels={false} className="phase">
      {option === undefined ? say({ key: `phase.${phase}` }) : say(words.option(option, table.view, table.content))}
    </Thing>
  );
}

function Pools({ table }: TableProps<San>): ReactNode {
  const say = useSay();
  const { view, content } = table;
  return (
    <div className="pools">
      {SYMBOLS.map((symbol) => (
        <Thing key={symbol} thing={`type:${symbol}`} travels={false} className="pool">
          <span data-hue={symbol}>
            <Icon of={symbol} />
          </span>
          <Amount of={poolOf(view, symbol)} />
          <span className="hidden-text">{say({ key: 'board.pool' })}</span>
        </Thing>
      ))}
      <Thing thing="figure:income" travels={false} className="pool pool-income">
        <Icon of="coin" />
        <Amount of={buyingPower(view, content)} />
      </Thing>
    </div>
  );
}

function Amount({ of }: { readonly of: number }): ReactNode {
  return (
    <b className="figure" data-none={of === 0 || undefined}>
      {of}
    </b>
  );
}

/** SAN-4.3: the Mercenary type this turn is bound to. */
function TypeOfTurn({ table }: TableProps<San>): ReactNode {
  const say = useSay();
  const { locked, allTypes } = table.view.turn;
  if (allTypes) {
    return (
      <Thing thing="effect:allTypes" travels={false} className="chip">
        <Icon of="allTypes" />
        {say({ key: 'board.allTypes' })}
      </Thing>
    );
  }
  if (locked === null) return <span className="chip chip-quiet">{say({ key: 'board.noType' })}</span>;
  return (
    <span className="chip" data-hue={locked}>
      <Icon of="lock" />
      {say({ key: `type.${locked}` })}
    </span>
  );
}
