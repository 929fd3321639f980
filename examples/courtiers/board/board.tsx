import { askedStep, Hand, Seat, type BoardProps } from '@cabale/design';
import type { ReactNode } from 'react';
import { pointsOf } from '../rules/counts.ts';
import type { Courtiers, View } from '../rules/state.ts';
import { Card, Rich, useSay } from './kit.ts';

/** The board only presents: whatever glows on it is one of the decision's options, found by `thing`. */
export function CourtiersBoard({ view, observer, seats }: BoardProps<Courtiers>): ReactNode {
  const say = useSay();
  const step = askedStep(view);
  const [first, second] = view.offered;
  const isAsked = (seat: number) => step?.kind === 'bid' || (step?.kind === 'choose' && step.seat === seat);
  return (
    <div className="courtiers">
      <section className="courtiers-offered" aria-label={say({ key: 'board.offered' })}>
        {first === undefined ? null : <Favour worth={first} />}
        {second === undefined ? null : <Favour worth={second} />}
      </section>
      <div className="courtiers-seats">
        {seats.map((info) => (
          <Player key={info.seat} view={view} info={info} active={isAsked(info.seat)} />
        ))}
      </div>
      {observer === 'audience' ? null : (
        <Hand label={say({ key: 'board.hand' })}>
          {view.hand.map((card) => (
            <Influence key={card} card={card} />
          ))}
        </Hand>
      )}
    </div>
  );
}

interface PlayerProps {
  readonly view: View;
  readonly info: BoardProps<Courtiers>['seats'][number];
  readonly active: boolean;
}

/** A player: the card revealed in this round and the Favours taken so far. */
function Player({ view, info, active }: PlayerProps): ReactNode {
  const { seat } = info;
  const bid = view.bids?.[seat];
  return (
    <Seat info={info} active={active}>
      <p>
        <Rich sentence={{ key: 'board.points', values: { count: pointsOf(view, seat) } }} />
        <span className="soft"> {view.taken[seat]?.join(' + ')}</span>
      </p>
      {bid === undefined ? null : <Influence card={bid} />}
    </Seat>
  );
}

export function Influence({ card }: { readonly card: number }): ReactNode {
  return (
    <Card thing={`card:${card}`} size="small" className="courtiers-influence">
      <b className="figure">{card}</b>
    </Card>
  );
}

/** Two Favours may have the same value, so they do not travel under their name. */
export function Favour({ worth }: { readonly worth: number }): ReactNode {
  return (
    <Card thing={`favour:${worth}`} travels={false} size="small" className="courtiers-favour">
      <b className="figure">{worth}</b>
    </Card>
  );
}
