/** A player's board: numbers, Agents in service, Actions with their Boosts, Verses, Titles. */
import { seatColour, SeatMark } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import { ACTIONS, DISTRICTS, type Action } from '../content/tables.ts';
import { boostEffect } from '../rules/counts.ts';
import { balanceOf } from '../rules/means.ts';
import { progressOf } from '../rules/missions.ts';
import { signed } from '../text/changes.ts';
import { titleSentence } from '../text/effects.ts';
import { actionRef, agentRef, boostRef, districtRef, seatRef, titleRef, typeRef, verseRef } from '../text/refs.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Amounts, Stock, type OwnedProps } from './amounts.tsx';
import { BoostFace } from './cards.tsx';
import { KnownHand } from './hand.tsx';
import { Icon } from './icons.tsx';
import { freshness, Thing, useNameOf, useSay } from './kit.ts';
import { Portrait } from './portrait.tsx';
import { Poster } from './poster.tsx';
import type { TableProps } from './table.ts';

interface PlayerProps extends TableProps {
  readonly seat: Seat;
}

export function PlayerPanel({ table, seat }: PlayerProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view, content, near } = table;
  const player = view.players[seat];
  if (player === undefined) return null;
  const owned = { table, seat, player };
  const share = Math.min(1, player.corruptionCount / content.numbers.searchAt);
  return (
    <section
      className={seat === near ? 'vr-player vr-player-near' : 'vr-player'}
      style={{ ...seatColour(seat), '--static': share } as CSSProperties}
      data-active={(view.result === null && view.active === seat) || undefined}
      data-resigned={player.resigned || undefined}
      aria-label={say({ key: 'board.player', refs: { seat: seatRef(seat) } })}
    >
      <span className="vr-static" aria-hidden="true" />
      <header className="vr-player-head">
        <Thing thing={seatRef(seat)} travels={false} className="vr-player-name">
          <SeatMark seat={seat} size={18} />
          <b>{nameOf(seatRef(seat))}</b>
        </Thing>
        <Amounts {...owned} />
      </header>
      <Stock {...owned} />
      <ServiceRow {...owned} />
      <Titles {...owned} />
      <Actions {...owned} />
      <Verses {...owned} />
      {seat === near ? null : <KnownHand {...owned} />}
    </section>
  );
}

/** Three places above the board; an exhausted Agent lies on its side. */
function ServiceRow({ table, seat, player }: OwnedProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view, content } = table;
  const places = Array.from({ length: content.numbers.service }, (_, place) => player.service[place]);
  const aside = seat === view.active ? view.promoted : [];
  return (
    <ul className="vr-service" aria-label={say({ key: 'board.service' })}>
      {places.map((place, index) => (
        <li key={place?.agent ?? `empty ${index}`}>
          {place === undefined ? (
            <span className="vr-agent vr-agent-empty" aria-hidden="true" />
          ) : (
            <Thing
              thing={agentRef(place.agent)}
              className={`vr-agent ${place.ready ? '' : 'vr-exhausted'} ${freshness(table, agentRef(place.agent))}`}
            >
              <Portrait agent={place.agent} />
              <span className="vr-agent-label">
                <b>{nameOf(agentRef(place.agent))}</b>
                <span className="vr-quiet">
                  <Icon of={content.agents[place.agent].type} />
                  <span className="vr-agent-type">{nameOf(typeRef(content.agents[place.agent].type))}</span>
                  {place.ready ? null : <span className="vr-agent-state"> · {say({ key: 'board.exhausted' })}</span>}
                </span>
              </span>
            </Thing>
          )}
        </li>
      ))}
      {aside.map((agent) => (
        <li key={agent}>
          <Thing thing={agentRef(agent)} className="vr-agent vr-aside">
            <Portrait agent={agent} />
            <span className="vr-agent-label">
              <b>{nameOf(agentRef(agent))}</b>
              <span className="vr-quiet">{say({ key: 'board.promoted' })}</span>
            </span>
          </Thing>
        </li>
      ))}
    </ul>
  );
}

function Titles({ table, seat, player }: OwnedProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view, content } = table;
  const held = DISTRICTS.filter((district) => view.titles[district] === seat);
  if (held.length === 0) return null;
  return (
    <ul className="vr-titles" aria-label={say({ key: 'board.titles' })}>
      {held.map((district) => {
        const isUsed = player.titlesUsed.includes(district);
        return (
          <li key={district}>
            <Thing
              thing={titleRef(district)}
              className={`vr-title ${isUsed ? 'vr-exhausted' : ''} ${freshness(table, titleRef(district))}`}
            >
              <Icon of="title" />
              <b>{nameOf(districtRef(district))}</b>
              <span className="vr-title-effect">{say(titleSentence(content.titles[district].effect, content))}</span>
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

/** The five Actions with their figure of this round, and what lies under each. */
function Actions({ table, seat, player }: OwnedProps): ReactNode {
  const say = useSay();
  return (
    <ul className="vr-actions" aria-label={say({ key: 'board.actions' })}>
      {ACTIONS.map((action) => (
        <ActionPlace key={action} table={table} seat={seat} player={player} action={action} />
      ))}
    </ul>
  );
}

function ActionPlace({ table, seat, player, action }: OwnedProps & { readonly action: Action }): ReactNode {
  const say = useSay();
  const { content } = table;
  const thing = actionRef(action, seat);
  const boosts = player.boosts.filter((boost) => boostEffect(boost, content).action === action);
  const isChanged = player.modifiers.includes(action);
  const draws = action === 'build' || action === 'create';
  return (
    <li>
      <Thing thing={thing} travels={false} className={`vr-action ${freshness(table, thing)}`}>
        <Icon of={action} />
        <span className="vr-action-name">{say({ key: `board.short.${action}` })}</span>
        <b className="figure" data-changed={isChanged || undefined}>
          {say({ key: 'board.balance', values: { euros: signed(balanceOf(player, action, content)) } })}
        </b>
        {draws ? (
          <span className="vr-draws">
            +1 <Icon of="corruption" />
            <span className="hidden-text">{say({ key: 'board.drawsCorruption' })}</span>
          </span>
        ) : null}
      </Thing>
      {boosts.map((boost) => (
        <Thing key={boost} thing={boostRef(boost)} className={`vr-boost ${freshness(table, boostRef(boost))}`}>
          <BoostFace boost={boost} content={content} />
        </Thing>
      ))}
    </li>
  );
}

/** Posters: grey and half-loaded with their progress, or in colour. */
function Verses({ table, seat, player }: OwnedProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view, content } = table;
  if (player.verses.length === 0) return null;
  return (
    <ul className="vr-verses" aria-label={say({ key: 'board.ownVerses' })}>
      {player.verses.map((own) => {
        const { done, all } = progressOf(view, seat, own, player.corruptionCount, content);
        const thing = verseRef(own.verse);
        return (
          <li key={own.verse}>
            <Thing
              thing={thing}
              className={`vr-verse ${own.online ? 'vr-online' : 'vr-loading'} ${freshness(table, thing)}`}
            >
              <Poster verse={own.verse} />
              <span className="vr-verse-label">
                <b>{nameOf(thing)}</b>
                {own.online ? (
                  <span className="vr-tag vr-tag-online">{say({ key: 'board.online' })}</span>
                ) : (
                  <span className="vr-progress" style={{ '--share': done / all } as CSSProperties}>
                    <i aria-hidden="true" />
                    <span className="figure">{say({ key: 'board.progress', values: { done, all } })}</span>
                  </span>
                )}
              </span>
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}
