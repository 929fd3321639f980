/** Section 6.6: what the Doge's cards do. */
import { CANALS, SLOTS, type Canal, type CanalCard, type DogeCard, type Tables } from '../content/tables.ts';
import { build } from './bridges.ts';
import { bridgeOn, bridgesOf, dogeOf, ownAt, playerOf, spaceOf } from './counts.ts';
import { works } from './permanent.ts';
import { change, gainVp, removeIntrigue, takeIntrigue } from './quantities.ts';
import type { Colour, Context, Open, State } from './state.ts';

/** The Doge's two families. */
const FAMILIES: readonly Colour[] = [1, 2];

const SUMMONED = 2;
const WORKS_VP = 2;
const ARCHIVED = 2;
const ABSOLVED = 2;
const INNOCENT_VP = 1;
const TRIBUTE_VP = 3;
/** Patronage counts assistants on spaces from this one on, up to `MOST_PATRONAGE` VP. */
const PATRON_SPACE = 3;
const MOST_PATRONAGE = 4;

export function resolveDogeCard(state: State, card: DogeCard, context: Context): void {
  const doge = dogeOf(state);
  const side = state.seats;
  switch (context.content.doge[card].effect) {
    case 'decree':
      // VEN-21.27, M11.
      if (!works(playerOf(state, 0), 'cleanHands', context.content)) takeIntrigue(state, 0, 1, 'dogeCard', context);
      break;
    case 'summons':
      context.next({ kind: 'summons', seat: 0, left: SUMMONED });
      break;
    case 'ducalWorks':
      ducalWorks(state, context);
      break;
    case 'session': {
      const family = doge.council[0] <= doge.council[1] ? 0 : 1;
      advanceFamily(state, family, playerOf(state, 0).intrigue < doge.intrigue ? 2 : 1, context);
      break;
    }
    case 'twoFamilies':
      advanceFamily(state, 0, 1, context);
      advanceFamily(state, 1, 1, context);
      break;
    case 'archives': {
      const room = context.content.numbers.dogeParchments - doge.parchments;
      change(doge, side, 'parchments', Math.min(ARCHIVED, room), 'dogeCard', context);
      break;
    }
    case 'absolution':
      if (doge.intrigue === 0) gainVp(state, side, INNOCENT_VP, 'dogeCard', context);
      else removeIntrigue(state, side, ABSOLVED, 'dogeCard', context);
      break;
    case 'tribute':
      gainVp(state, side, TRIBUTE_VP, 'dogeCard', context);
      break;
    case 'patronage':
      gainVp(state, side, Math.min(MOST_PATRONAGE, patronised(state)), 'dogeCard', context);
      break;
  }
}

function advanceFamily(state: State, family: 0 | 1, wanted: number, context: Context): void {
  const { council } = dogeOf(state);
  const by = Math.min(wanted, context.content.numbers.lastCouncil - council[family]);
  if (by === 0) return;
  council[family] += by;
  context.emit({ kind: 'changed', side: state.seats, what: 'council', by, cause: 'dogeCard' });
}

/** Tiles where one of the families has risen far enough. */
function patronised(open: Open): number {
  let count = 0;
  for (let quay = 0; quay < SLOTS; quay++) {
    if (FAMILIES.some((colour) => spaceOf(open, colour, quay) >= PATRON_SPACE)) count++;
  }
  return count;
}

/** DG3: the first family's bridges first; with none left, VP. */
function ducalWorks(state: State, context: Context): void {
  const { numbers } = context.content;
  const colour = FAMILIES.find((family) => bridgesOf(state, family) < numbers.bridges);
  const canal = dearest(state, context.content, true) ?? dearest(state, context.content, false);
  if (colour === undefined || canal === undefined) gainVp(state, state.seats, WORKS_VP, 'dogeCard', context);
  else build(state, colour, canal, context);
}

/** The dearest canal without a bridge, near your gondolas or anywhere; of equals the one with the lowest number. */
function dearest(open: Open, { canals }: Tables, isNearOnly: boolean): Canal | undefined {
  let best: Canal | undefined;
  let most = -1;
  for (let canal = 0; canal < CANALS; canal++) {
    const card = canals[canal] as CanalCard;
    if (card.cost <= most || bridgeOn(open, canal) !== null) continue;
    if (isNearOnly && !card.ends.some((quay) => ownAt(open, 0, quay) !== undefined)) continue;
    best = canal;
    most = card.cost;
  }
  return best;
}
