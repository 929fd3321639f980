/** What each corporation in a sector brings, and where it comes from. */
import type { Seat } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import { agentsAt } from '../rules/counts.ts';
import type { OpenContest, View } from '../rules/state.ts';
import { countsIn, partsOf, totalOf, type Part, type Parts } from '../rules/totals.ts';
import { cardRef, projectRef } from '../text/refs.ts';
import { useState } from 'react';
import type { CityTable } from './table.ts';

interface Kept {
  readonly view: View | null;
  readonly sides: ReadonlyMap<Seat, Parts>;
}

/** Losers have left the sector when the result is shown; their last contributions stay visible. */
export function useSides({ view, content }: CityTable, contest: OpenContest): ReadonlyMap<Seat, Parts> {
  const [kept, keep] = useState<Kept>({ view: null, sides: new Map() });
  const now = sidesNow(view, contest, content);
  if (contest.winner === 'undecided') {
    if (kept.view !== view) keep({ view, sides: now });
    return now;
  }
  const isSame = kept.view?.contest?.sector === contest.sector && kept.view.round === view.round;
  if (!isSame) return new Map();
  return new Map(
    [...kept.sides].flatMap(([seat, parts]) => {
      const whole = { ...parts, action: contest.cards[seat] ?? 0 };
      // Something unseen happened in between: show the total alone rather than a wrong sum.
      return totalOf(whole) === (contest.totals[seat] ?? totalOf(whole)) ? [[seat, whole] as const] : [];
    }),
  );
}

function sidesNow(view: View, { order, isRevealed }: OpenContest, content: Tables): ReadonlyMap<Seat, Parts> {
  return new Map(
    order.flatMap((seat) => {
      return isRevealed ? [[seat, partsOf(view, seat, content)] as const] : [];
    }),
  );
}

/** The corporation has no agents to fight: a decoy, no guest, or all dead. */
export function hasLeft(view: View, contest: OpenContest, seat: Seat): boolean {
  if (!contest.isRevealed || contest.totals[seat] !== null) return false;
  return contest.winner !== seat && agentsAt(view, contest.sector, seat).length === 0;
}

/** The cards a part comes from. */
export function sourcesOf(
  { view }: CityTable,
  contest: OpenContest,
  seat: Seat,
  part: Part,
): readonly ReturnType<typeof cardRef>[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const leader = contest.leaders[seat] ?? null;
  switch (part) {
    case 'leader': {
      const member = leader === null ? null : (player.slots[leader] ?? null);
      return member === null ? [] : [cardRef(member.character)];
    }
    case 'support':
      return agentsAt(view, contest.sector, seat).flatMap((slot) => {
        const member = player.slots[slot] ?? null;
        return slot === leader || member === null ? [] : [cardRef(member.character)];
      });
    case 'cards':
      return [
        ...player.holdings.flatMap((holding) => (countsIn(holding, contest) ? [cardRef(holding.property)] : [])),
        ...player.works.flatMap(({ project, at }) => (at === contest.sector ? [projectRef(project)] : [])),
      ];
    case 'drugs':
      return contest.doses.flatMap((dose) => (dose.seat === seat ? [cardRef(dose.property)] : []));
    case 'sector':
    case 'synergy':
    case 'technician':
    case 'event':
    case 'guts':
    case 'ais':
    case 'action':
      return [];
  }
}
