/** A corporation's numbers: points so far, money, hand, pawns, Action cards and Peripheral AIs. */
import type { KeysBelow, Seat } from '@cabale/engine';
import { dueOf } from '../rules/money.ts';
import { ACTION_VALUES } from '../content/tables.ts';
import { vpOf } from '../rules/scoring.ts';
import type { Mecanisburgo, PlayerView } from '../rules/state.ts';
import { belongingRef, valueRef, type MecanisburgoRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import type { GlyphName } from './glyphs.ts';
import { Icon } from './icons.tsx';
import { freshness, Thing, useSay } from './kit.ts';
import type { CityTable, TableProps } from './table.ts';

export interface OwnedProps extends TableProps {
  readonly seat: Seat;
  readonly player: PlayerView;
  /** Whether there is room for whole cards: in the own office, and in one that is unfolded. */
  readonly isLarge: boolean;
}

interface AmountProps extends TableProps {
  readonly thing: MecanisburgoRef;
  readonly icon: GlyphName;
  readonly label: KeysBelow<Mecanisburgo['text'], 'board.count'>;
  readonly amount: number;
  readonly children?: ReactNode;
}

function Amount({ table, thing, icon, label, amount, children }: AmountProps): ReactNode {
  const say = useSay();
  return (
    <Thing thing={thing} travels={false} className={`mec-amount ${freshness(table, thing)}`}>
      <Icon of={icon} />
      <b className="figure">{amount}</b>
      {children}
      <span className="hidden-text">{say({ key: `board.count.${label}`, values: { count: amount } })}</span>
    </Thing>
  );
}

/** Pawns that can still be sent out, as everybody may count them. */
export function pawnsLeft({ view }: CityTable, seat: Seat, { available }: PlayerView): number {
  const out = [...view.orderZone, ...view.sectors.flatMap(({ pawns }) => pawns)].filter(
    (standing) => standing.seat === seat,
  );
  let left = -out.length;
  for (let bits = available; bits > 0; bits >>= 1) left += bits & 1;
  return Math.max(0, left);
}

export function Amounts({ table, seat, player }: Omit<OwnedProps, 'isLarge'>): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const due = dueOf(player, content);
  const amount = (what: 'vp' | 'cash' | 'hand' | 'pawns' | 'research' | 'corporate', count: number): AmountProps => ({
    table,
    thing: belongingRef(what, seat),
    icon: what,
    label: what,
    amount: count,
  });
  return (
    <div className="mec-amounts">
      <Amount {...amount('vp', vpOf(view, seat, content))} />
      <Amount {...amount('cash', player.cash)}>
        <span aria-hidden="true">K</span>
        {due > 0 ? (
          <small className="mec-due figure" data-short={due > player.cash || undefined}>
            {say({ key: 'board.salary', values: { cash: due } })}
            <span className="hidden-text"> {say({ key: 'board.due' })}</span>
          </small>
        ) : null}
      </Amount>
      <Ais table={table} seat={seat} player={player} />
      <Amount {...amount('hand', player.hand.length)} />
      {view.phase === 'deployment' ? <Amount {...amount('pawns', pawnsLeft(table, seat, player))} /> : null}
      {player.research > 0 ? <Amount {...amount('research', player.research)} /> : null}
      {player.corporate > 0 ? <Amount {...amount('corporate', player.corporate)} /> : null}
    </div>
  );
}

/** Peripheral AIs: at home, sent out, or cut off. */
function Ais({ table, seat, player }: Omit<OwnedProps, 'isLarge'>): ReactNode {
  const say = useSay();
  const thing = belongingRef('ais', seat);
  const isCut = player.aisDisabledUntil > 0 && player.aisDisabledUntil >= table.view.round;
  const out = player.aisAt.reduce((sum, count) => sum + count, 0);
  return (
    <Thing thing={thing} travels={false} className={`mec-amount mec-ais ${freshness(table, thing)}`}>
      {Array.from({ length: player.ais + out }, (_, ai) => (
        <span key={ai} className="mec-ai" data-state={ai >= player.ais ? 'out' : isCut ? 'cut' : 'home'}>
          <Icon of="ais" />
        </span>
      ))}
      <b className="mec-ai-count figure" aria-hidden="true">
        {player.ais}
      </b>
      <span className="hidden-text">
        {say({ key: isCut ? 'board.count.aisCut' : 'board.count.ais', values: { count: player.ais } })}
      </span>
    </Thing>
  );
}

/** The own Action cards are chosen here; of the others one sees which are left. */
export function ActionCards({ table, seat, player }: Omit<OwnedProps, 'isLarge'>): ReactNode {
  const say = useSay();
  const { content, near, view } = table;
  const isOwn = seat === near && view.observer === near;
  const thing = belongingRef('actionCards', seat);
  return (
    <div className="mec-action-cards" data-own={isOwn || undefined}>
      <Thing thing={thing} travels={false} className={`mec-action-label ${freshness(table, thing)}`}>
        <Icon of="actionCards" />
        {isOwn ? null : (
          <b className="mec-action-count figure" aria-hidden="true">
            {player.actionCards.reduce((sum, left) => sum + left, 0)}
          </b>
        )}
        <span className={isOwn ? undefined : 'hidden-text'}>{say({ key: 'board.actionCards' })}</span>
        {isOwn ? null : (
          <span className="mec-action-left">
            {ACTION_VALUES.map((value, index) => (
              <CardMarks
                key={value}
                value={value}
                left={player.actionCards[index] ?? 0}
                copies={content.actionCards[value].copies}
              />
            ))}
          </span>
        )}
      </Thing>
      {isOwn ? (
        <ul>
          {ACTION_VALUES.map((value, index) => {
            const left = player.actionCards[index] ?? 0;
            const { copies, income } = content.actionCards[value];
            return (
              <li key={value}>
                <Thing
                  thing={valueRef(value)}
                  travels={false}
                  className={`mec-value ${left === 0 ? 'mec-played' : ''}`}
                >
                  <b className="figure">{value}</b>
                  {copies > 1 ? <small className="figure">×{left}</small> : null}
                  <small className="mec-value-income figure">
                    {say({ key: 'board.income', values: { cash: income } })}
                  </small>
                  {left === 0 ? <span className="hidden-text">{say({ key: 'board.played' })}</span> : null}
                </Thing>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}

interface CardMarksProps {
  readonly value: number;
  readonly left: number;
  readonly copies: number;
}

/** Each copy of a card: played ones are struck out. */
function CardMarks({ value, left, copies }: CardMarksProps): ReactNode {
  return Array.from({ length: copies }, (_, copy) =>
    copy < left ? (
      <b key={copy} className="figure">
        {value}
      </b>
    ) : (
      <s key={copy} className="figure">
        {value}
      </s>
    ),
  );
}
