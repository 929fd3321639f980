/** What stands in a sector: its name, what it offers, its card, who controls it and which AIs are there. */
import type { Sector } from '../content/tables.ts';
import { cardRef, seatRef, sectorRef } from '../text/refs.ts';
import type { CSSProperties, ReactNode } from 'react';
import { CardFace, type FaceSize } from './cards.tsx';
import { Crest } from './crest.tsx';
import { Icon } from './icons.tsx';
import { freshness, Thing, useNameOf, useSay } from './kit.ts';
import { AiTokens } from './pieces.tsx';
import type { TableProps } from './table.ts';

interface SectorProps extends TableProps {
  readonly sector: Sector;
}

/** On the map, in the middle of its wedge. */
export function Plot({ table, sector, style }: SectorProps & { readonly style: CSSProperties }): ReactNode {
  return (
    <div className="mec-plot" style={style} data-sector={sector}>
      <SectorHead table={table} sector={sector} />
      <SectorSigns table={table} sector={sector} />
      <SectorCard table={table} sector={sector} size="chip" />
      <Presence table={table} sector={sector} />
    </div>
  );
}

export function SectorHead({ table, sector }: SectorProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const thing = sectorRef(sector);
  const isForbidden = table.view.sectors[sector]?.forbidden === true;
  return (
    <Thing thing={thing} travels={false} className={`mec-sector-head ${freshness(table, thing)}`}>
      <b className="mec-medallion figure">{sector + 1}</b>
      <span className="mec-sector-name">{withoutNumber(nameOf(thing))}</span>
      {isForbidden ? (
        <span className="mec-forbidden">
          <Icon of="forbidden" /> <span>{say({ key: 'board.forbidden' })}</span>
        </span>
      ) : null}
    </Thing>
  );
}

/** The medallion shows it already. */
function withoutNumber(name: string): string {
  return name.replace(/ \(\d+\)$/, '');
}

/** What the winner may do or gets there, and who is favoured. */
export function SectorSigns({ table: { view, content }, sector }: SectorProps): ReactNode {
  const card = content.sectors[sector];
  if (card === undefined || view.sectors[sector]?.forbidden === true) return null;
  const token = card.token !== null && view[card.token] === null ? card.token : null;
  return (
    <span className="mec-signs" aria-hidden="true">
      {card.hasAssassination ? <Icon of="assassination" className="mec-sign-danger" /> : null}
      {card.favours.map((kind) => (
        <span key={kind} className="mec-sign-favour">
          <Icon of={kind} />
          +1
        </span>
      ))}
      {card.actions.map((action) => (
        <Icon key={action} of={action} />
      ))}
      {card.extraCards > 0 ? <Icon of="draw" /> : null}
      {card.hasBlackMarket ? <Icon of="blackMarket" /> : null}
      {token === null ? null : <Icon of={token} className="mec-sign-token" />}
    </span>
  );
}

interface SectorCardProps extends SectorProps {
  readonly size: FaceSize;
  readonly travels?: false;
}

export function SectorCard({ table, sector, size, travels }: SectorCardProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const state = view.sectors[sector];
  if (state === undefined) return null;
  if (state.darkCount > 0) {
    return (
      <span className="mec-dark">
        {Array.from({ length: state.darkCount }, (_, card) => (
          <span key={card} className="mec-back" />
        ))}
        <span className="hidden-text">{say({ key: 'board.dark', values: { count: state.darkCount } })}</span>
      </span>
    );
  }
  if (state.card === null) return null;
  const thing = cardRef(state.card);
  return (
    <Thing
      thing={thing}
      className={`mec-card mec-sector-card ${freshness(table, thing)}`}
      {...(travels === false ? { travels } : {})}
    >
      <CardFace card={state.card} content={content} size={size} />
    </Thing>
  );
}

/** Who has won it this round, whose Corporate Threat it is, and AIs that were sent there. */
export function Presence({ table: { view }, sector }: SectorProps): ReactNode {
  const say = useSay();
  const state = view.sectors[sector];
  if (state === undefined) return null;
  const holder = state.controller ?? state.threatener;
  const corp = holder === null ? null : (view.players[holder]?.corp ?? null);
  const ais = view.players.flatMap(({ aisAt }, seat) => {
    const count = aisAt[sector] ?? 0;
    return count === 0 ? [] : [{ seat, count }];
  });
  if (holder === null && ais.length === 0) return null;
  return (
    <span className="mec-presence">
      {holder === null || corp === null ? null : (
        <span className="mec-controller">
          <Crest corp={corp} seat={holder} size="1.6em" />
          <span className="hidden-text">
            {say({
              key: state.controller === null ? 'board.threatener' : 'board.controller',
              refs: { seat: seatRef(holder) },
            })}
          </span>
        </span>
      )}
      {ais.map(({ seat, count }) => (
        <AiTokens key={seat} seat={seat} count={count} />
      ))}
    </span>
  );
}
