/** The column of what is fought against where corporations do not fight each other: a Threat, or the moors. */
import { SeatMark } from '@cabale/design';
import { isThreat, MOORS, type Threat } from '../content/tables.ts';
import type { OpenContest } from '../rules/state.ts';
import { cardRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Formula } from './cards.tsx';
import type { ContestProps } from './contest.tsx';
import { ThreatEmblem } from './emblem.tsx';
import { Thing, useNameOf, useSay } from './kit.ts';

export function Enemy({ table, contest }: ContestProps): ReactNode {
  const card = table.view.sectors[contest.sector]?.card ?? null;
  if (contest.kind === 'threat' && isThreat(card)) {
    return <ThreatColumn table={table} contest={contest} threat={card} />;
  }
  return contest.sector === MOORS && contest.kind === 'moors' ? <MoorsColumn contest={contest} /> : null;
}

function ThreatColumn({ table, contest, threat }: ContestProps & { readonly threat: Threat }): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { isEach } = table.content.threats[threat];
  return (
    <li className="mec-column mec-enemy">
      <span className="mec-total figure">{isEach ? '' : (strengthOf(contest) ?? '?')}</span>
      {isEach ? <Strengths contest={contest} /> : null}
      <span className="mec-block mec-formula">
        <Formula threat={threat} content={table.content} isShort={false} />
        <span className="mec-block-name">{say({ key: 'board.strength' })}</span>
      </span>
      <span className="mec-column-name">{nameOf(cardRef(threat))}</span>
      <Thing thing={cardRef(threat)} travels={false} className="mec-agent">
        <ThreatEmblem threat={threat} />
      </Thing>
    </li>
  );
}

function MoorsColumn({ contest }: { readonly contest: OpenContest }): ReactNode {
  const say = useSay();
  const draw = say({ key: 'board.formula.random' });
  return (
    <li className="mec-column mec-enemy">
      <span className="mec-total figure">{strengthOf(contest) ?? '?'}</span>
      <span className="mec-block mec-formula">
        <b className="figure">
          {draw} + {draw}
        </b>
        <span className="mec-block-name">{say({ key: 'board.strength' })}</span>
      </span>
      <span className="mec-column-name">{say({ key: 'board.moors' })}</span>
    </li>
  );
}

function strengthOf({ strengths }: OpenContest): number | undefined {
  return strengths.find((strength): strength is number => strength !== null);
}

/** A Threat that draws against each corporation. */
function Strengths({ contest }: { readonly contest: OpenContest }): ReactNode {
  return (
    <span className="mec-strengths">
      {contest.order.map((seat) => (
        <span key={seat}>
          <SeatMark seat={seat} size={13} />
          <b className="figure">{contest.strengths[seat] ?? '?'}</b>
        </span>
      ))}
    </span>
  );
}
