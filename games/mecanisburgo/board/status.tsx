/** What everybody keeps an eye on: round and phase, turn order, chaos, Victory Events, and the piles. */
import { askedStep, Pile, SeatMark } from '@cabale/design';
import { chaosProgress, victoriesLeft, victoryProgress } from '../rules/victories.ts';
import { pileRef, cardRef, seatRef, stepRef, victoryRef, type Pile as PileName } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { CardFace } from './cards.tsx';
import { Crest } from './crest.tsx';
import { VictoryEmblem } from './emblem.tsx';
import type { GlyphName } from './glyphs.ts';
import { Icon } from './icons.tsx';
import { freshness, Thing, useNameOf, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

const FINAL_STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export function Status({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  return (
    <section className="mec-status" aria-label={say({ key: 'board.status' })}>
      <Thing thing="round:now" travels={false} className="mec-round">
        <b>{say({ key: 'board.round', values: { round: Math.max(1, view.round), rounds: content.numbers.rounds } })}</b>
        <span className="mec-quiet">{say({ key: `board.phase.${view.phase}` })}</span>
      </Thing>
      <Order table={table} />
      {view.phase === 'final' ? <FinalSteps table={table} /> : null}
      <Chaos table={table} />
    </section>
  );
}

/** What lies in the corners of the city: the piles, and the Victory Events. */
export function Corners({ table }: TableProps): ReactNode {
  return (
    <div className="mec-corners">
      <Piles table={table} />
      <Victories table={table} />
    </div>
  );
}

function Order({ table: { view } }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const step = askedStep(view);
  const asked = step !== undefined && 'seat' in step ? step.seat : undefined;
  return (
    <ol className="mec-order" aria-label={say({ key: 'board.order' })}>
      {view.order.map((seat, place) => {
        const player = view.players[seat];
        return (
          <li key={seat} data-active={asked === seat || undefined} data-passed={player?.hasPassed || undefined}>
            <span className="figure">{place + 1}</span>
            <Crest corp={player?.corp} seat={seat} size={20} />
            <SeatMark seat={seat} size={12} />
            <span className="hidden-text">{nameOf(seatRef(seat))}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** MEC-2.5: nine steps, each completed by all before the next. */
function FinalSteps({ table: { view } }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <ol className="mec-final" aria-label={say({ key: 'board.finalSteps' })}>
      {FINAL_STEPS.map((step) => (
        <li key={step} data-state={step === view.finalStep ? 'now' : step < view.finalStep ? 'done' : 'next'}>
          <Thing thing={stepRef(step)} travels={false} className="mec-final-step">
            <b className="figure">{step}</b>
            <span>{nameOf(stepRef(step))}</span>
          </Thing>
        </li>
      ))}
    </ol>
  );
}

/** MEC-17.1: three of either, and everybody has lost. */
function Chaos({ table: { view, content } }: TableProps): ReactNode {
  const say = useSay();
  const { threats, forbidden, all } = chaosProgress(view, content);
  const gauges = [
    { of: 'threat', label: 'board.chaos.threats', count: threats.length },
    { of: 'forbidden', label: 'board.chaos.forbidden', count: forbidden },
  ] as const;
  return (
    <div className="mec-chaos" role="group" aria-label={say({ key: 'board.chaos.title', values: { all } })}>
      <Icon of="chaos" />
      {gauges.map(({ of, label, count }) => (
        <span key={of} className="mec-gauge" data-near={count >= all - 1 || undefined}>
          {Array.from({ length: all }, (_, box) => (
            <i key={box} data-full={box < count || undefined}>
              <Icon of={of} />
            </i>
          ))}
          <span className="hidden-text">{say({ key: label, values: { count, all } })}</span>
        </span>
      ))}
    </div>
  );
}

/** Revealed in rounds 3 and 4; how far the one who looks has come. The others' progress stands in their offices. */
function Victories({ table }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view, content, near } = table;
  return (
    <div className="mec-victories">
      {view.victories.map((victory) => {
        const progress = victoryProgress(view, near, victory, content);
        return (
          <Thing
            key={victory}
            thing={victoryRef(victory)}
            className={`mec-victory ${freshness(table, victoryRef(victory))}`}
          >
            <VictoryEmblem victory={victory} />
            <span>
              <b>{nameOf(victoryRef(victory))}</b>
              {progress === null ? null : (
                <small className="figure" data-done={(progress.hasElite && progress.done >= progress.all) || undefined}>
                  <Icon of="politician" isElite className={progress.hasElite ? '' : 'mec-lacking'} />
                  {say({ key: 'board.progress', values: { done: progress.done, all: progress.all } })}
                </small>
              )}
            </span>
          </Thing>
        );
      })}
      {view.victories.length === 0 ? (
        <PileMark pile="victory" icon="victory" count={victoriesLeft(view, content).length} />
      ) : null}
    </div>
  );
}

function Piles({ table }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view, content } = table;
  const top = view.discard.at(-1);
  return (
    <div className="mec-piles" role="group" aria-label={say({ key: 'board.piles' })}>
      <PileMark pile="opportunity" icon="opportunity" count={view.deckCount} />
      <Pile
        className="mec-open-pile"
        label={nameOf(pileRef('discard'))}
        count={view.discard.length}
        top={top === undefined ? null : <Icon of="discard" />}
      >
        {view.discard.map((card) => (
          <Thing key={card} thing={cardRef(card)} travels={false} className="mec-card">
            <CardFace card={card} content={content} size="chip" />
          </Thing>
        ))}
      </Pile>
      <PileMark pile="random" icon="random" count={view.randomCount} />
    </div>
  );
}

interface PileMarkProps {
  readonly pile: PileName;
  readonly icon: GlyphName;
  readonly count: number;
}

function PileMark({ pile, icon, count }: PileMarkProps): ReactNode {
  const nameOf = useNameOf();
  return (
    <Thing thing={pileRef(pile)} travels={false} className="mec-pile">
      <Icon of={icon} />
      <b className="figure">{count}</b>
      <span className="mec-pile-name">{nameOf(pileRef(pile))}</span>
    </Thing>
  );
}
