/** How far a corporation is from an immediate win: by a card of its own, or by a Victory Event that lies open. */
import { playerOf } from '../rules/counts.ts';
import { SeatMark } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import type { SpecialVictory, Tables, VictoryEvent } from '../content/tables.ts';
import type { View } from '../rules/state.ts';
import { specialProgress, specialsOf, victoryProgress, type VictoryProgress } from '../rules/victories.ts';
import { seatRef, specialRef, victoryRef, type MecanisburgoRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import type { OwnedProps } from './amounts.tsx';
import type { GlyphName } from './glyphs.ts';
import { Icon } from './icons.tsx';
import { freshness, Thing, useNameOf, useSay } from './kit.ts';
import { Need } from './need.tsx';
import type { TableProps } from './table.ts';

type Victory = SpecialVictory | Exclude<VictoryEvent, 'corporate11' | 'corporate12'>;

interface Aim extends VictoryProgress {
  readonly victory: Victory;
  readonly thing: MecanisburgoRef;
}

/** What is counted towards each. */
const SIGNS: Readonly<Record<Victory, GlyphName>> = {
  armadrill: 'robot',
  robur: 'criminal',
  weintraub: 'threat',
  gregor: 'politician',
  metaluna: 'cavorite',
  crisis: 'vp',
  criminalCrisis: 'criminal',
  elections: 'politician',
  coup: 'C',
};

export function Aims({ table, seat }: Pick<OwnedProps, 'table' | 'seat'>): ReactNode {
  const say = useSay();
  const wordsOf = useAimWords();
  const { view, content } = table;
  const aims = aimsOf(view, seat, content);
  if (aims.length === 0) return null;
  return (
    <ul className="mec-aims" aria-label={say({ key: 'board.aims' })}>
      {aims.map((aim) => (
        <li key={aim.victory}>
          <AimMark table={table} aim={aim} />
          <span className="hidden-text">{wordsOf(aim)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The card, what is counted, and whether the elite Politician is there. */
function AimMark({ table, aim }: TableProps & { readonly aim: Aim }): ReactNode {
  const nameOf = useNameOf();
  const { victory, thing, done, all, hasElite } = aim;
  return (
    <Thing thing={thing} travels={false} className={`mec-aim ${freshness(table, thing)}`}>
      <Icon of="victory" />
      <span className="mec-aim-name">{nameOf(thing)}</span>
      <Need of={SIGNS[victory]} done={done} all={all} />
      {hasElite === null ? null : <Icon of="politician" isElite className={hasElite ? '' : 'mec-lacking'} />}
    </Thing>
  );
}

/** MEC-17.3 to 17.15, as everybody may count it. */
export function aimsOf(view: View, seat: Seat, content: Tables): readonly Aim[] {
  const player = playerOf(view, seat);
  const specials = specialsOf(player, content).map((special) => ({
    victory: special,
    thing: specialRef(special),
    ...specialProgress(player, special, content),
  }));
  if (player.eliminated) return specials;
  return [...specials, ...view.victories.flatMap((victory) => eventAim(view, seat, victory, content) ?? [])];
}

function eventAim(view: View, seat: Seat, victory: VictoryEvent, content: Tables): Aim | null {
  const progress = victoryProgress(view, seat, victory, content);
  // Corporate Threats are fought for.
  if (progress === null || victory === 'corporate11' || victory === 'corporate12') return null;
  return { victory, thing: victoryRef(victory), ...progress };
}

/** How far, in words: "2 of 3 other Criminals". */
export function useAimWords(): (aim: Aim) => string {
  const say = useSay();
  return ({ victory, done, all, hasElite }) => {
    const progress = say({ key: `board.aim.${victory}`, values: { done, all } });
    return hasElite === false ? say({ key: 'board.aimWithoutElite', values: { progress } }) : progress;
  };
}

interface StandingProps {
  readonly thing: MecanisburgoRef;
  readonly view: View;
  readonly content: Tables;
}

/** Who is how far, for the explanation of the card. */
export function AimStandings({ thing, view, content }: StandingProps): ReactNode {
  const say = useSay();
  const wordsOf = useAimWords();
  const standings = view.players.flatMap((_, seat) =>
    aimsOf(view, seat, content).flatMap((aim) => (aim.thing === thing ? [{ seat, aim }] : [])),
  );
  if (standings.length === 0) return null;
  return (
    <ul className="mec-about-list">
      {standings.map(({ seat, aim }) => (
        <li key={seat}>
          <SeatMark seat={seat} size={14} />{' '}
          {say({ key: 'board.aimOf', values: { progress: wordsOf(aim) }, refs: { seat: seatRef(seat) } })}
        </li>
      ))}
    </ul>
  );
}
