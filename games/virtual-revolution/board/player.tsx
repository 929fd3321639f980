/** A player's board: numbers, Agents in service, Actions with their Boosts, Verses, Titles. */
import { seatColour, SeatMark, useEscape } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import { ACTIONS, DISTRICTS, type Action, type Agent } from '../content/tables.ts';
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
  /** An opponent's board is small until it is unfolded. */
  readonly isUnfolded?: boolean;
  onFold?(): void;
  /** The hand, on the own board. */
  readonly children?: ReactNode;
}

export function PlayerPanel({ table, seat, isUnfolded = false, onFold, children }: PlayerProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view, content, near } = table;
  useEscape(isUnfolded, () => onFold?.());
  const player = view.players[seat];
  if (player === undefined) return null;
  const isNear = seat === near;
  const owned = { table, seat, player, isSmall: !isNear && !isUnfolded };
  const share = Math.min(1, player.corruptionCount / content.numbers.searchAt);
  return (
    <div className={isNear ? 'vr-seat vr-seat-near' : 'vr-seat'} data-survey={isNear ? 'own' : undefined}>
      <section
        className={owned.isSmall ? 'vr-player vr-player-small' : `vr-player ${isNear ? 'vr-player-near' : ''}`}
        style={{ ...seatColour(seat), '--static': share } as CSSProperties}
        data-active={(view.result === null && view.active === seat) || undefined}
        data-resigned={player.resigned || undefined}
        data-unfolded={isUnfolded || undefined}
        aria-label={say({ key: 'board.player', refs: { seat: seatRef(seat) } })}
      >
        <span className="vr-static" aria-hidden="true" />
        <header className="vr-player-head">
          <Thing thing={seatRef(seat)} travels={false} className="vr-player-name">
            <SeatMark seat={seat} size={18} />
            <b>{nameOf(seatRef(seat))}</b>
          </Thing>
          <Amounts {...owned} />
          {onFold === undefined ? null : (
            <button
              type="button"
              className="vr-fold"
              aria-expanded={isUnfolded}
              aria-label={say({ key: 'board.unfold', refs: { seat: seatRef(seat) } })}
              onClick={onFold}
            >
              <span aria-hidden="true">{isUnfolded ? '×' : '⤢'}</span>
            </button>
          )}
        </header>
        <Stock {...owned} />
        <Titles {...owned} />
        <ServiceRow {...owned} />
        <Actions {...owned} />
        <Verses {...owned} />
        {view.observer === seat ? null : <KnownHand {...owned} />}
        {children}
      </section>
    </div>
  );
}

/** Three places above the board; an exhausted Agent lies on its side. */
function ServiceRow({ table, seat, player, isSmall }: OwnedProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const places = Array.from({ length: content.numbers.service }, (_, place) => player.service[place]);
  const aside = seat === view.active ? view.promoted : [];
  return (
    <ul
      className="vr-service"
      aria-label={say({ key: 'board.service' })}
      data-many={places.length + aside.length > 4 || undefined}
    >
      {places.map((place, index) => (
        <li key={place?.agent ?? `empty ${index}`}>
          {place === undefined ? (
            <span className="vr-agent vr-agent-empty" aria-hidden="true">
              {isSmall ? null : <Icon of="agent" />}
            </span>
          ) : (
            <Served table={table} agent={place.agent} state={place.ready ? 'ready' : 'exhausted'} />
          )}
        </li>
      ))}
      {aside.map((agent) => (
        <li key={agent}>
          <Served table={table} agent={agent} state="promoted" />
        </li>
      ))}
    </ul>
  );
}

interface ServedProps extends TableProps {
  readonly agent: Agent;
  readonly state: 'ready' | 'exhausted' | 'promoted';
}

function Served({ table, agent, state }: ServedProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const thing = agentRef(agent);
  const { type } = table.content.agents[agent];
  return (
    <Thing thing={thing} className={`vr-agent vr-${state} ${freshness(table, thing)}`}>
      <Portrait agent={agent} />
      <span className="vr-agent-label">
        <b>{nameOf(thing)}</b>
        <span className="vr-quiet">
          <Icon of={type} /> <span className="vr-agent-type">{nameOf(typeRef(type))}</span>
        </span>
        {state === 'ready' ? null : <span className="vr-agent-state">{say({ key: `board.${state}` })}</span>}
      </span>
    </Thing>
  );
}

function Titles({ table, seat, player, isSmall }: OwnedProps): ReactNode {
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
              isMinor={isSmall}
              className={`vr-title ${isUsed ? 'vr-used' : ''} ${freshness(table, titleRef(district))}`}
            >
              <Icon of="title" />
              <b className="vr-code" aria-hidden="true">
                {district}
              </b>
              <b className="vr-title-name">{nameOf(districtRef(district))}</b>
              <span className="vr-title-effect">{say(titleSentence(content.titles[district].effect, content))}</span>
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

/** The five Actions with their figure of this round, and what lies under each. */
function Actions(owned: OwnedProps): ReactNode {
  const say = useSay();
  return (
    <ul className="vr-actions" aria-label={say({ key: 'board.actions' })}>
      {ACTIONS.map((action) => (
        <ActionPlace key={action} {...owned} action={action} />
      ))}
    </ul>
  );
}

function ActionPlace({ table, seat, player, isSmall, action }: OwnedProps & { readonly action: Action }): ReactNode {
  const say = useSay();
  const { content } = table;
  const thing = actionRef(action, seat);
  const boosts = player.boosts.filter((boost) => boostEffect(boost, content).action === action);
  const isChanged = player.modifiers.includes(action);
  const draws = action === 'build' || action === 'create';
  return (
    <li data-boosted={boosts.length > 0 || undefined}>
      <Thing thing={thing} travels={false} isMinor={isSmall} className={`vr-action ${freshness(table, thing)}`}>
        <span className="vr-action-figure">
          <Icon of={action} />
          <b className="figure" data-changed={isChanged || undefined}>
            {say({ key: 'board.balance', values: { euros: signed(balanceOf(player, action, content)) } })}
          </b>
        </span>
        <span className="vr-action-name">{say({ key: `board.short.${action}` })}</span>
        {draws ? (
          <span className="vr-draws">
            +1 <Icon of="corruption" />
            <span className="hidden-text">{say({ key: 'board.drawsCorruption' })}</span>
          </span>
        ) : null}
      </Thing>
      {boosts.length === 0 ? null : (
        <div className="vr-boosts">
          {boosts.map((boost) => (
            <Thing
              key={boost}
              thing={boostRef(boost)}
              isMinor={isSmall}
              className={`vr-boost ${freshness(table, boostRef(boost))}`}
            >
              <BoostFace boost={boost} content={content} />
            </Thing>
          ))}
        </div>
      )}
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
    <ul
      className="vr-verses"
      aria-label={say({ key: 'board.ownVerses' })}
      data-many={player.verses.length > 3 || undefined}
    >
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
