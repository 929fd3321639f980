/** The end of a round, step by step: Searches, then the Necro attack. */
import { askedStep, SeatMark } from '@cabale/design';
import type { Seat, StepOf } from '@cabale/engine';
import type { Corruption } from '../content/tables.ts';
import type { Step, View, VirtualRevolution, VirtualRevolutionEvent } from '../rules/state.ts';
import { cardRef, necroRef, seatRef, type Part } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { CorruptionFace, NecroFace } from './cards.tsx';
import { Icon } from './icons.tsx';
import { Thing, useNameOf, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function Attack({ table }: TableProps): ReactNode {
  return (
    <>
      <Flash table={table} />
      <Search table={table} />
      <NecroAttack table={table} />
    </>
  );
}

function stepIn<Kind extends Step['kind']>({ stack }: View, kind: Kind): StepOf<VirtualRevolution, Kind> | undefined {
  return stack.findLast((step): step is StepOf<VirtualRevolution, Kind> => step.kind === kind);
}

/** VR-19: all cards are open; those not yet resolved can be chosen, the current one is highlighted. */
function Search({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view } = table;
  const search = stepIn(view, 'searchOn');
  const player = search === undefined ? undefined : view.players[search.searched];
  if (search === undefined || player === undefined || view.result !== null) return null;
  const step = askedStep(view);
  return (
    <section
      className="vr-attack vr-search"
      aria-label={say({ key: 'board.search.title', refs: { seat: seatRef(search.searched) } })}
    >
      <h2 className="vr-head">
        <SeatMark seat={search.searched} size={18} />
        {say({ key: 'board.search.title', refs: { seat: seatRef(search.searched) } })}
      </h2>
      <p>{say({ key: `board.search.${phaseOf(step)}` })}</p>
      <ol className="vr-search-cards">
        {player.corruption.map((card) => (
          <li key={card} data-state={stateOf(card, search.left, step)}>
            <Thing thing={cardRef(card)} travels={false} className="vr-corruption">
              <CorruptionFace card={card} content={table.content} />
            </Thing>
          </li>
        ))}
      </ol>
      <p className="vr-quiet">{say({ key: 'board.search.immunity', values: { count: player.immunity } })}</p>
    </section>
  );
}

function phaseOf(step: Step | undefined): 'order' | 'suffer' | 'lose' {
  if (step?.kind === 'suffer') return 'suffer';
  return step?.kind === 'lose' || step?.kind === 'save' ? 'lose' : 'order';
}

function stateOf(card: Corruption, left: readonly Corruption[], step: Step | undefined): 'now' | 'next' | 'done' {
  if (step?.kind === 'suffer' && step.card === card) return 'now';
  return left.includes(card) ? 'next' : 'done';
}

const ATTACKING: ReadonlySet<string> = new Set(['avoid', 'necroHits', 'necroHit', 'necroDiscard']);

/** VR-20: the card with its three parts, and the seats that each concerns. */
function NecroAttack({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const card = view.necroPlayed.at(-1);
  const isOn = view.stack.some(({ kind }) => ATTACKING.has(kind)) || isLosing(view);
  if (card === undefined || !isOn || view.result !== null) return null;
  const hits = stepIn(view, 'necroHits');
  const revealed = revealedIn(table.events);
  const everybody = view.players.flatMap(({ resigned }, seat) => (resigned ? [] : [seat]));
  const seatsOf = (part: Part): readonly Seat[] => {
    const hit = view.stack.flatMap((step) => (step.kind === 'necroHit' && step.part === part ? [step.victim] : []));
    if (part === 'min') return revealed?.min ?? hit;
    if (part === 'max') return (hits?.max ?? hit).filter((seat) => hits?.sparedMax.includes(seat) !== true);
    return hits === undefined ? hit : everybody.filter((seat) => !hits.spared.includes(seat));
  };
  return (
    <section className="vr-attack vr-necro" aria-label={say({ key: 'board.necro.title' })}>
      <h2 className="vr-head">{say({ key: 'board.necro.title' })}</h2>
      <Thing thing={necroRef(card)} travels={false} className="vr-necro-card">
        <NecroFace necro={card} content={content} renderSeats={(part) => <Seats seats={seatsOf(part)} />} />
      </Thing>
      <p>
        {say({
          key: `board.necro.${askedStep(view)?.kind === 'avoid' ? 'avoid' : 'hits'}`,
          values: { global: content.numbers.avoidGlobal, both: content.numbers.avoidBoth },
        })}
      </p>
    </section>
  );
}

function Seats({ seats }: { readonly seats: readonly Seat[] }): ReactNode {
  const nameOf = useNameOf();
  return (
    <span className="vr-concerned">
      {seats.map((seat) => (
        <span key={seat}>
          <SeatMark seat={seat} size={14} />
          <span className="hidden-text">{nameOf(seatRef(seat))}</span>
        </span>
      ))}
    </span>
  );
}

/** Whether something is lost outside a Search. */
function isLosing(view: View): boolean {
  const step = askedStep(view);
  return (step?.kind === 'lose' || step?.kind === 'save') && stepIn(view, 'searchOn') === undefined;
}

function revealedIn(events: readonly VirtualRevolutionEvent[]) {
  return events.findLast((event) => event.kind === 'necroRevealed');
}

/** Shows a revealed Necro card over the whole board for a second. */
function Flash({ table }: TableProps): ReactNode {
  const nameOf = useNameOf();
  const revealed = revealedIn(table.events);
  if (revealed === undefined) return null;
  return (
    <div key={`${revealed.card} ${table.view.turn}`} className="vr-flash" aria-hidden="true">
      <Icon of="necro" />
      <b>{nameOf(necroRef(revealed.card))}</b>
    </div>
  );
}
