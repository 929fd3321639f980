/** What is on offer: Agents, the discard while somebody recruits from it, Verses; Boosts; and the Districts. */
import { SeatMark } from '@cabale/design';
import { DISTRICTS, type District } from '../content/tables.ts';
import { missesIn } from '../rules/counts.ts';
import { arrsOf } from '../rules/map.ts';
import { titleSentence } from '../text/effects.ts';
import { agentRef, arrRef, boostRef, districtRef, seatRef, slotRef, titleRef, verseRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { AgentFace, BoostFace, VerseFace } from './cards.tsx';
import { Icon } from './icons.tsx';
import { freshness, Thing, useNameOf, useSay } from './kit.ts';
import { PileMark } from './status.tsx';
import type { TableProps } from './table.ts';

export function Market({ table }: TableProps): ReactNode {
  return (
    <div className="vr-market">
      <AgentOffer table={table} />
      <VerseRow table={table} />
      <DiscardOffer table={table} />
    </div>
  );
}

function AgentOffer({ table }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view, content } = table;
  return (
    <section className="vr-offer vr-offer-agents" aria-label={say({ key: 'board.agents' })}>
      <h2 className="vr-head">{say({ key: 'board.agents' })}</h2>
      <ul className="vr-cards">
        {view.slots.map((agent, slot) => {
          const arr = view.places[slot] ?? null;
          return (
            <li key={slotRef(slot)}>
              {agent === null ? (
                <Thing thing={slotRef(slot)} travels={false} isMinor className="vr-card vr-card-empty">
                  {slot + 1}
                </Thing>
              ) : (
                <Thing thing={agentRef(agent)} className={`vr-card ${freshness(table, agentRef(agent))}`}>
                  <AgentFace agent={agent} content={content} size="small" />
                  {arr === null ? null : (
                    <span className="vr-place">
                      <Icon of="place" />
                      <b className="figure">{arr + 1}</b>
                      <span className="hidden-text">{nameOf(arrRef(arr))}</span>
                    </span>
                  )}
                </Thing>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** VR-25.29: only while somebody recruits from there. */
function DiscardOffer({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const isOpen = view.stack.some((step) => step.kind === 'recruit' && step.fromDiscard);
  if (!isOpen) return null;
  return (
    <section className="vr-offer vr-offer-discard" aria-label={say({ key: 'board.discard' })}>
      <h2 className="vr-head">{say({ key: 'board.discard' })}</h2>
      <ul className="vr-cards">
        {view.agentDiscard.map((agent) => (
          <li key={agent}>
            <Thing thing={agentRef(agent)} className="vr-card">
              <AgentFace agent={agent} content={content} size="small" />
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}

function VerseRow({ table }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view, content } = table;
  const top = view.verseDeck.at(-1) ?? null;
  return (
    <section className="vr-offer vr-offer-verses" aria-label={say({ key: 'board.verses' })}>
      <h2 className="vr-head">
        {say({ key: 'board.verses' })}
        <PileMark pile="verses" icon="verse" count={view.verseDeck.length}>
          {top === null ? null : (
            <span className="vr-known">{say({ key: 'board.nextVerse', refs: { verse: verseRef(top) } })}</span>
          )}
        </PileMark>
      </h2>
      <ul className="vr-cards">
        {view.row.map((verse, slot) => (
          <li key={verse ?? `empty ${slot}`}>
            {verse === null ? (
              <span className="vr-card vr-card-empty" />
            ) : (
              <Thing thing={verseRef(verse)} className={`vr-card vr-loading ${freshness(table, verseRef(verse))}`}>
                <VerseFace verse={verse} content={content} />
                {slot === view.row.length - 1 ? (
                  <span className="vr-leaving">
                    <Icon of="leaving" />
                    <span>{say({ key: 'board.leaving' })}</span>
                  </span>
                ) : null}
                <span className="hidden-text">{nameOf(verseRef(verse))}</span>
              </Thing>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BoostPool({ table: { view, content } }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <section className="vr-offer vr-pool" aria-label={say({ key: 'board.boosts' })}>
      <h2 className="vr-head">{say({ key: 'board.boosts' })}</h2>
      <ul>
        {view.boostPool.map((boost) => (
          <li key={boost}>
            <Thing thing={boostRef(boost)} className="vr-boost">
              <Icon of={content.boosts[boost].action} />
              <BoostFace boost={boost} content={content} />
              <span className="hidden-text">{nameOf(boostRef(boost))}</span>
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Districts with their Titles and the progress of the seat at the bottom. */
export function Districts({ table }: TableProps): ReactNode {
  const say = useSay();
  return (
    <section className="vr-districts" aria-label={say({ key: 'board.districts' })}>
      {DISTRICTS.map((district) => (
        <DistrictMark key={district} table={table} district={district} />
      ))}
    </section>
  );
}

function DistrictMark({ table, district }: TableProps & { readonly district: District }): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view, content, near } = table;
  const holder = view.titles[district];
  const arrs = arrsOf(district, content);
  const all = arrs.length;
  const held = all - missesIn(view, near, arrs);
  const words = (
    <>
      <b className="vr-code" aria-hidden="true">
        {district}
      </b>
      <span className="vr-district-name">{nameOf(districtRef(district))}</span>
      <span className="figure vr-district-held" aria-hidden="true">
        {held}/{all}
      </span>
      <span className="hidden-text">{say({ key: 'board.progress', values: { done: held, all } })}</span>
    </>
  );
  // A Title that is held lies before its holder.
  return holder === null ? (
    <Thing thing={titleRef(district)} className={`vr-district vr-district-${district}`}>
      <Icon of="title" />
      {words}
      <span className="hidden-text">{say(titleSentence(content.titles[district].effect, content))}</span>
    </Thing>
  ) : (
    <Thing thing={districtRef(district)} travels={false} className={`vr-district vr-district-${district}`}>
      <SeatMark seat={holder} size={14} />
      {words}
      <span className="hidden-text">{nameOf(seatRef(holder))}</span>
    </Thing>
  );
}
