/** MEC-5.21 to 5.26, 13, 16.14: Peripheral AIs, Properties and Projects thrown into a contest. */
import type { Seat, StepRules } from '@cabale/engine';
import type { Property, Tables } from '../content/tables.ts';
import {
  agentsAt,
  agentsHere,
  contenders,
  contestOf,
  countKindAt,
  holdingOf,
  isReady,
  memberOf,
  playerOf,
  propertyCard,
  readyAis,
  slotOf,
  workOf,
} from './counts.ts';
import { CANCEL, DOSE, ENGAGE, ENGAGE_PROJECT, FIST, NONE, orDone } from './offers.ts';
import { drawRandom } from './piles.ts';
import type { Context, Holding, Mecanisburgo, Options, State, Works } from './state.ts';
import { projectValue, propertyValue } from './totals.ts';

const PROGRAMMER = 'RU2';

/** MEC-5.21: all corporations still there, in secret. */
export function runFists(state: State, context: Context): void {
  const seats = contenders(state);
  if (contestOf(state).winner === 'undecided' && seats.length > 0) context.next({ kind: 'fists', seats });
}

export const fistsStep: StepRules<Mecanisburgo, 'fists'> = {
  options(state, _step, seat): Options['fists'][] {
    return FIST.slice(0, readyAis(state, playerOf(state, seat)) + 1);
  },
  reveal(state, _step, answers, context) {
    for (const { seat, option } of answers) placeAis(state, seat, option.ais, context);
  },
};

/** MEC-5.22: they stay until Final step 7. */
export function placeAis(state: State, seat: Seat, ais: number, context: Context): void {
  if (ais === 0) return;
  const { sector } = contestOf(state);
  const player = playerOf(state, seat);
  player.ais -= ais;
  player.aisAt[sector] = (player.aisAt[sector] ?? 0) + ais;
  context.emit({ kind: 'aisPlaced', seat, sector, ais });
}

/** MEC-5.23: in order of initiative, all in one go. */
export function runProperties(state: State, context: Context): void {
  if (contestOf(state).winner !== 'undecided') return;
  for (const seat of contenders(state).reverse()) context.next({ kind: 'engage', seat });
}

export const engageStep: StepRules<Mecanisburgo, 'engage'> = {
  options(state, _step, seat, content) {
    const { holdings, works } = playerOf(state, seat);
    const contest = contestOf(state);
    const options: Options['engage'][] = [];
    for (const holding of holdings) {
      if (isReady(holding) && isUseful(state, seat, holding, content)) options.push(ENGAGE[holding.property]);
    }
    for (const work of works) {
      if (!work.engaged && projectValue(contest, work, content) > 0) options.push(ENGAGE_PROJECT[work.project]);
    }
    return orDone(options);
  },
  take(state, step, seat, option, context) {
    if (option.kind === 'done') return;
    context.next(step);
    if (option.kind === 'engage') engageHere(state, seat, holdingOf(playerOf(state, seat), option.property), context);
    else engageProjectHere(state, seat, workOf(playerOf(state, seat), option.project), context);
  },
  blocked: (state, _step, seat, content) =>
    playerOf(state, seat)
      .holdings.filter((holding) => !isReady(holding) && propertyValue(state, seat, holding, content) > 0)
      .map(({ property }) => ({ option: ENGAGE[property], rule: 'MEC-13.1' })),
};

/** What would add nothing at all is not offered. */
function isUseful(state: State, seat: Seat, holding: Holding, content: Tables): boolean {
  const card = propertyCard(content, holding);
  if (card.drug !== null || propertyValue(state, seat, holding, content) > 0) return true;
  if (card.type !== 'robot') return false;
  return countKindAt(state, contestOf(state).sector, seat, 'technician', content) > 0;
}

/** MEC-5.24: turned, and its values count here; a robot may then be cancelled (MEC-5.26). */
export function engageHere(state: State, seat: Seat, holding: Holding, context: Context): void {
  const { sector } = contestOf(state);
  const card = propertyCard(context.content, holding);
  holding.engaged = true;
  holding.at = sector;
  holding.cancelled = false;
  const { property } = holding;
  context.emit({ kind: 'engaged', seat, card: property, sector });
  if (card.drug !== null) context.next({ kind: 'dose', seat, property });
  if (card.type === 'robot') askToCancel(state, seat, property, context);
}

function engageProjectHere(state: State, seat: Seat, work: Works, context: Context): void {
  const { sector } = contestOf(state);
  work.engaged = true;
  work.at = sector;
  context.emit({ kind: 'engaged', seat, card: work.project, sector });
}

/** MEC-16.14, Q65: if he stands there, revealed and ready, and the robot is another's. */
function askToCancel(state: State, owner: Seat, property: Property, context: Context): void {
  const { sector, isRevealed } = contestOf(state);
  if (!isRevealed) return;
  const seat = state.players.findIndex(
    (player, each) => each !== owner && agentsAt(state, sector, each).includes(slotOf(player, PROGRAMMER)),
  );
  if (seat >= 0) context.next({ kind: 'cancel', seat, owner, property });
}

export const cancelStep: StepRules<Mecanisburgo, 'cancel'> = {
  options(state, _step, seat) {
    const player = playerOf(state, seat);
    const member = player.slots[slotOf(player, PROGRAMMER)] ?? null;
    return member === null || member.engaged ? [] : [CANCEL, NONE];
  },
  take(state, { owner, property }, seat, option, context) {
    if (option.kind === 'none') return;
    const player = playerOf(state, seat);
    memberOf(state, seat, slotOf(player, PROGRAMMER)).engaged = true;
    holdingOf(playerOf(state, owner), property).cancelled = true;
    context.emit({ kind: 'cancelled', seat, property });
    askToSaveAgain(state, property, context);
  },
};

/** MEC-Q65, 11.11: a robot that was cancelled has saved nobody; another card may. */
function askToSaveAgain(state: State, property: Property, context: Context): void {
  const { doomed } = contestOf(state);
  const index = doomed.findIndex(({ savedBy }) => savedBy === property);
  const [doom] = index < 0 ? [] : doomed.splice(index, 1);
  if (doom !== undefined) context.next({ kind: 'save', seat: doom.seat, slot: doom.pawn });
}

/** MEC-13.14: whom the drug is given to, and what it does. */
export const doseStep: StepRules<Mecanisburgo, 'dose'> = {
  // The answer draws a Random card.
  askLone: true,
  options: (state, _step, seat) => agentsHere(state, seat).map(({ character }) => DOSE[character]),
  take(state, { property }, seat, { character }, context) {
    const { drug } = context.content.properties[property];
    if (drug === null) throw new Error(`${property} is no drug`);
    const value = drawRandom(state, context, seat);
    const adds = drug.adds === 'random' ? value : drug.adds;
    const dies = value >= drug.kills;
    contestOf(state).doses.push({ seat, slot: slotOf(playerOf(state, seat), character), property, adds, dies });
    context.emit({ kind: 'dosed', seat, character, adds, dies });
  },
};
