/** The eight slots: three seats of the Board, five for hired Characters, and the pawn of each. */
import { BOARD, DECOY, type Pawn, type Slot } from '../content/tables.ts';
import { HOME, ORDER_ZONE, type Member } from '../rules/state.ts';
import { cardRef, pawnRef, slotRef } from '../text/refs.ts';
import type { CSSProperties, ReactNode } from 'react';
import type { OwnedProps } from './amounts.tsx';
import { CharacterFace } from './cards.tsx';
import { Icon } from './icons.tsx';
import { freshness, Thing, useNameOf, useSay } from './kit.ts';
import { PawnFigure } from './pieces.tsx';

export function Slots({ table, seat, player, isLarge }: OwnedProps): ReactNode {
  const say = useSay();
  const isOwn = table.view.observer === seat;
  const owned = { table, seat, player, isLarge };
  // Whoever is there has a row; the last one is for what is empty and for the decoy.
  const rows = player.slots.filter((member) => member !== null).length + 1;
  return (
    <ol className="mec-slots" style={{ '--rows': rows } as CSSProperties} aria-label={say({ key: 'board.slots' })}>
      {player.slots.map((member, slot) => (
        <li
          key={slotRef(seat, slot)}
          className="mec-slot"
          data-board={slot < BOARD || undefined}
          data-empty={member === null || undefined}
        >
          <Thing thing={slotRef(seat, slot)} travels={false} isMinor className="mec-slot-number figure">
            {slot + 1}
          </Thing>
          {member === null ? null : <Seated {...owned} member={member} slot={slot} />}
          {isOwn && member !== null ? <OwnPawn {...owned} pawn={slot} /> : null}
        </li>
      ))}
      {isOwn ? (
        <li className="mec-slot mec-slot-decoy">
          <OwnPawn {...owned} pawn={DECOY} />
        </li>
      ) : null}
    </ol>
  );
}

interface SeatedProps extends OwnedProps {
  readonly member: Member;
  readonly slot: Slot;
}

function Seated({ table, player, member, slot, isLarge }: SeatedProps): ReactNode {
  const say = useSay();
  const { content } = table;
  const thing = cardRef(member.character);
  const tags = tagsOf(member, slot, player.committed.includes(member.character));
  return (
    <Thing thing={thing} className={`mec-card mec-member ${freshness(table, thing)}`}>
      <CharacterFace card={member.character} content={content} size={isLarge ? 'small' : 'chip'} />
      {tags.length === 0 ? null : (
        <span className="mec-tags">
          {tags.map((tag) => (
            <small key={tag} className="mec-tag">
              {say({ key: `board.member.${tag}` })}
            </small>
          ))}
        </span>
      )}
    </Thing>
  );
}

type MemberTag = 'acted' | 'engaged' | 'committed' | 'paid';

function tagsOf({ acted, engaged, paid }: Member, slot: Slot, isCommitted: boolean): readonly MemberTag[] {
  const tags: MemberTag[] = [];
  if (acted) tags.push('acted');
  if (engaged) tags.push('engaged');
  if (isCommitted) tags.push('committed');
  if (paid && slot >= BOARD) tags.push('paid');
  return tags;
}

/** Where the own pawn is: here to be sent out, or away. */
function OwnPawn({ table, seat, player, pawn }: OwnedProps & { readonly pawn: Pawn }): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const place = player.pawns[pawn] ?? HOME;
  const isReady = (player.available & (1 << pawn)) !== 0 && place === HOME;
  if (place !== HOME) {
    return (
      <span className="mec-away">
        <Icon of="pawns" />
        {place === ORDER_ZONE ? <Icon of="order" /> : <b className="figure">{place + 1}</b>}
        <span className="hidden-text">{say({ key: 'board.away' })}</span>
      </span>
    );
  }
  return (
    <Thing thing={pawnRef(seat, pawn)} isMinor className="mec-own-pawn" {...(isReady ? {} : { travels: false })}>
      <PawnFigure seat={seat} corp={player.corp} pawn={pawn} />
      {pawn === DECOY && table.near === seat ? (
        <span className="mec-decoy-name">{nameOf(pawnRef(seat, pawn))}</span>
      ) : null}
    </Thing>
  );
}
