/** What is fought for now, as a stage of its own: who is there, what each brings, stage by stage, and the result. */
import { askedStep, SeatMark } from '@cabale/design';
import type { KeysBelow } from '@cabale/engine';
import type { Action } from '../content/tables.ts';
import {
  STAGES,
  type ContestKind,
  type Mecanisburgo,
  type OpenContest,
  type OpenDuel,
  type Stage,
} from '../rules/state.ts';
import { actionRef, cardRef, contestRef, seatRef, sectorRef } from '../text/refs.ts';
import { useState, type ReactNode } from 'react';
import { EventFace } from './cards.tsx';
import { Columns } from './columns.tsx';
import { DuelStage } from './duel.tsx';
import { Icon } from './icons.tsx';
import { Answers, Thing, useNameOf, useSay } from './kit.ts';
import type { CityTable, TableProps } from './table.ts';

/** From the leaders to the cards that are turned up, wherever there is a fight. */
const FIGHT = ['fists', 'properties', 'cards', 'outcome'] as const satisfies readonly Stage[];
const AMONG_RIVALS = [
  'initiative',
  'identities',
  'leaders',
  'assassinations',
  ...FIGHT,
  'control',
] as const satisfies readonly Stage[];

/** The stages people follow, in their order; those between them pass by themselves. */
type NamedStage = Stage & KeysBelow<Mecanisburgo['text'], 'board.stage'>;
const RAILS: Readonly<Record<ContestKind, readonly NamedStage[]>> = {
  control: ['identities', 'control'],
  confrontation: AMONG_RIVALS,
  event: AMONG_RIVALS,
  threat: ['targets', 'identities', 'leaders', ...FIGHT, 'effect', 'control'],
  moors: ['identities', 'leaders', ...FIGHT, 'control'],
  corporate: ['identities', 'leaders', ...FIGHT],
};

export interface ContestProps extends TableProps {
  readonly contest: OpenContest;
}

export function ContestStage({ table }: TableProps): ReactNode {
  const say = useSay();
  const { contest, result, duel } = table.view;
  const [isFolded, fold] = useState(false);
  if (contest === null || result !== null) return null;
  const refs = { sector: sectorRef(contest.sector) };
  return (
    <section
      className="mec-contest"
      data-kind={contest.kind}
      data-folded={isFolded || undefined}
      aria-label={say({ key: `board.contest.${contest.kind}`, refs })}
    >
      <h2 className="mec-contest-title">
        {say({ key: `board.contest.${contest.kind}`, refs })}
        <Type table={table} contest={contest} />
        <button
          type="button"
          className="mec-fold"
          aria-expanded={!isFolded}
          aria-label={say({ key: isFolded ? 'board.raiseStage' : 'board.lowerStage' })}
          onClick={() => fold(!isFolded)}
        >
          <Icon of="fold" />
        </button>
      </h2>
      <Rail contest={contest} />
      {isFolded ? null : <Scene table={table} contest={contest} duel={duel} />}
      <Answers cssPrefix="mec" label="board.answers" />
    </section>
  );
}

/** What stands on the stage while it is not folded. */
function Scene({ table, contest, duel }: ContestProps & { readonly duel: OpenDuel | null }): ReactNode {
  return (
    <>
      {contest.event === null ? null : (
        <Thing thing={cardRef(contest.event)} travels={false} className="mec-card mec-contest-event">
          <EventFace card={contest.event} content={table.content} size="full" />
        </Thing>
      )}
      <Targets table={table} />
      {duel === null ? null : <DuelStage table={table} duel={duel} />}
      <Attempts table={table} contest={contest} />
      <Columns table={table} contest={contest} />
      <Result contest={contest} />
      <Actions table={table} contest={contest} />
    </>
  );
}

/** Negotiation, Combat or R&D; while it is to be announced, both can be chosen. */
function Type({ table, contest: { type } }: ContestProps): ReactNode {
  const nameOf = useNameOf();
  const isAsked = askedStep(table.view)?.kind === 'announceType';
  const types = isAsked ? (['N', 'C'] as const) : type === null ? [] : [type];
  return (
    <span className="mec-types">
      {types.map((each) => (
        <Thing key={each} thing={contestRef(each)} travels={false} className="mec-type">
          <Icon of={each} />
          <span>{nameOf(contestRef(each))}</span>
        </Thing>
      ))}
    </span>
  );
}

function Rail({ contest: { kind, stage } }: Pick<ContestProps, 'contest'>): ReactNode {
  const say = useSay();
  const rail = RAILS[kind];
  const now = STAGES.indexOf(stage);
  const current = rail.findLast((each) => STAGES.indexOf(each) <= now) ?? rail[0];
  return (
    <ol className="mec-rail" aria-label={say({ key: 'board.rail' })}>
      {rail.map((each) => (
        <li
          key={each}
          data-state={each === current ? 'now' : STAGES.indexOf(each) < now ? 'done' : 'next'}
          aria-current={each === current ? 'step' : undefined}
        >
          <span>{say({ key: `board.stage.${each}` })}</span>
        </li>
      ))}
    </ol>
  );
}

/** MEC-7.2: what the Threat would hit of each corporation. */
function Targets({ table: { view } }: TableProps): ReactNode {
  const say = useSay();
  const targets = view.players.flatMap(({ target }, seat) => (target === null ? [] : [{ target, seat }]));
  if (view.contest?.kind !== 'threat' || targets.length === 0) return null;
  return (
    <ul className="mec-notes" aria-label={say({ key: 'board.targets' })}>
      {targets.map(({ target, seat }) => (
        <li key={seat}>
          <SeatMark seat={seat} size={14} />
          {say({ key: 'board.target', refs: { card: cardRef(target) } })}
        </li>
      ))}
    </ul>
  );
}

/** MEC-5.16: who is out for whom, and who will not live. */
function Attempts({ table: { view }, contest: { attempts, doomed } }: ContestProps): ReactNode {
  const say = useSay();
  const at = (seat: number, slot: number): ReturnType<typeof cardRef> | undefined => {
    const member = view.players[seat]?.slots[slot] ?? null;
    return member === null ? undefined : cardRef(member.character);
  };
  const lines = [
    ...attempts.map(({ seat, slot, victim, target }) => ({
      key: 'board.attempt' as const,
      refs: { assassin: at(seat, slot), target: at(victim, target) },
    })),
    ...doomed.map(({ seat, pawn, savedBy }) => ({
      key: savedBy === null ? ('board.doomed' as const) : ('board.saved' as const),
      refs: { target: at(seat, pawn), by: savedBy === null ? undefined : cardRef(savedBy) },
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="mec-notes">
      {lines.map(({ key, refs }) => {
        const known = Object.fromEntries(
          Object.entries(refs).flatMap(([name, ref]) => (ref === undefined ? [] : [[name, ref] as const])),
        );
        return (
          <li key={`${key} ${Object.values(known).join()}`}>
            <Icon of={key === 'board.attempt' ? 'assassination' : key === 'board.saved' ? 'save' : 'skull'} />
            {say({ key, refs: known })}
          </li>
        );
      })}
    </ul>
  );
}

function Result({ contest }: Pick<ContestProps, 'contest'>): ReactNode {
  const say = useSay();
  const { winner, stage } = contest;
  if (winner === 'undecided' || STAGES.indexOf(stage) < STAGES.indexOf('survivors')) return null;
  return (
    <p className="mec-result" data-won={winner !== null || undefined}>
      {winner === null ? (
        say({ key: `board.nobody.${contest.kind}` })
      ) : (
        <>
          <Icon of="crown" /> {say({ key: 'board.wins', refs: { seat: seatRef(winner) } })}
        </>
      )}
    </p>
  );
}

/** MEC-6.4: what the winner may do there. */
function Actions({ table, contest }: ContestProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const actions = actionsAt(table, contest);
  if (actions.length === 0) return null;
  return (
    <ul className="mec-actions" aria-label={say({ key: 'board.actions' })}>
      {actions.map((action) => (
        <li key={action}>
          <Thing thing={actionRef(action)} travels={false} className="mec-action">
            <Icon of={action} />
            <span>{nameOf(actionRef(action))}</span>
          </Thing>
        </li>
      ))}
    </ul>
  );
}

function actionsAt({ view, content }: CityTable, { sector, stage }: OpenContest): readonly Action[] {
  const step = askedStep(view);
  if (step?.kind === 'freeAct') return [step.action];
  return stage === 'control' ? (content.sectors[sector]?.actions ?? []) : [];
}
