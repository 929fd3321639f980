/** MEC-5.21 to 5.26, 13, 16.14: Peripheral AIs, Properties and Projects thrown into a contest. */
import type { Asks, AsksTogether, Seat, StepOf, Table } from '@cabale/engine';
import type { Property, Sector, Tables } from '../content/tables.ts';
import {
  agentsAt,
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
} from './counts.ts';
import { CANCEL, DONE, DOSE, ENGAGE, ENGAGE_PROJECT, FIST, NONE } from './offers.ts';
import { drawRandom } from './piles.ts';
import type { Holding, Mecanisburgo, MecanisburgoOptions, MecanisburgoState } from './state.ts';
import { projectValue, propertyValue } from './totals.ts';

const PROGRAMMER = 'RU2';

/** MEC-5.21: whoever is still there, in secret. */
export function runFists(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const seats = contenders(state);
  if (contestOf(state).winner === 'undecided' && seats.length > 0) table.next({ kind: 'fists', seats });
}

export const fistsStep: AsksTogether<Mecanisburgo, StepOf<Mecanisburgo, 'fists'>> = {
  options(state, _step, seat): MecanisburgoOptions['fists'][] {
    return FIST.slice(0, readyAis(state, playerOf(state, seat)) + 1);
  },
  reveal(state, _step, answers, table) {
    const { sector } = contestOf(state);
    for (const { seat, option } of answers) placeAis(state, seat, sector, option.ais, table);
  },
};

/** MEC-5.22: they stay until Final step 7. */
function placeAis(state: MecanisburgoState, seat: Seat, sector: Sector, ais: number, table: Table<Mecanisburgo>): void {
  if (ais === 0) return;
  const player = playerOf(state, seat);
  player.ais -= ais;
  player.aisAt[sector] = (player.aisAt[sector] ?? 0) + ais;
  table.tell({ kind: 'aisPlaced', seat, sector, ais });
}

/** MEC-5.23: in order of initiative, all in one go. */
export function runProperties(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  if (contestOf(state).winner !== 'undecided') return;
  for (const seat of contenders(state).reverse()) table.next({ kind: 'engage', seat });
}

export const engageStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'engage'>> = {
  options(state, _step, seat, content) {
    const options: MecanisburgoOptions['engage'][] = [];
    const { holdings, works } = playerOf(state, seat);
    const contest = contestOf(state);
    for (const holding of holdings) {
      if (isReady(holding) && isUseful(state, seat, holding, content)) options.push(ENGAGE[holding.property]);
    }
    for (const work of works) {
      if (!work.engaged && projectValue(contest, work, content) > 0) options.push(ENGAGE_PROJECT[work.project]);
    }
    if (options.length > 0) options.push(DONE);
    return options;
  },
  take(state, step, seat, option, table) {
    if (option.kind === 'done') return;
    table.next(step);
    if (option.kind === 'engage') engageHere(state, seat, holdingOf(playerOf(state, seat), option.property), table);
    else engageProjectHere(state, seat, option.project, table);
  },
  blocked: (state, _step, seat, content) =>
    playerOf(state, seat)
      .holdings.filter((holding) => !isReady(holding) && propertyValue(state, seat, holding, content) > 0)
      .map(({ property }) => ({ option: ENGAGE[property], rule: 'MEC-13.1' })),
};

/** What would add nothing at all is not offered. */
function isUseful(state: MecanisburgoState, seat: Seat, holding: Holding, content: Tables): boolean {
  const card = propertyCard(content, holding);
  if (card.drug !== null || propertyValue(state, seat, holding, content) > 0) return true;
  if (card.type !== 'robot') return false;
  return countKindAt(state, contestOf(state).sector, seat, 'technician', content) > 0;
}

/** MEC-5.24: turned, and its values count here; whoever can may cancel a robot (MEC-5.26). */
export function engageHere(state: MecanisburgoState, seat: Seat, holding: Holding, table: Table<Mecanisburgo>): void {
  const { sector } = contestOf(state);
  const card = propertyCard(table.content, holding);
  holding.engaged = true;
  holding.at = sector;
  holding.cancelled = false;
  const { property } = holding;
  table.tell({ kind: 'engaged', seat, card: property, sector });
  if (card.drug !== null) table.next({ kind: 'dose', seat, property });
  if (card.type === 'robot') askToCancel(state, seat, property, table);
}

function engageProjectHere(
  state: MecanisburgoState,
  seat: Seat,
  project: Parameters<typeof projectValue>[1]['project'],
  table: Table<Mecanisburgo>,
): void {
  const work = playerOf(state, seat).works.find((each) => each.project === project);
  if (work === undefined) throw new Error(`${project} is not in play there`);
  const { sector } = contestOf(state);
  work.engaged = true;
  work.at = sector;
  table.tell({ kind: 'engaged', seat, card: project, sector });
}

/** MEC-16.14, Q65: if he stands there, revealed and ready, and the robot is another's. */
function askToCancel(state: MecanisburgoState, owner: Seat, property: Property, table: Table<Mecanisburgo>): void {
  const { sector, isRevealed } = contestOf(state);
  if (!isRevealed) return;
  const seat = state.players.findIndex(
    (player, each) => each !== owner && agentsAt(state, sector, each).includes(slotOf(player, PROGRAMMER)),
  );
  if (seat >= 0) table.next({ kind: 'cancel', seat, owner, property });
}

const CANCEL_OR_NOT: readonly MecanisburgoOptions['cancel'][] = [CANCEL, NONE];
const NOTHING: readonly MecanisburgoOptions['cancel'][] = [];

export const cancelStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'cancel'>> = {
  options(state, _step, seat) {
    const player = playerOf(state, seat);
    const member = player.slots[slotOf(player, PROGRAMMER)] ?? null;
    return member === null || member.engaged ? NOTHING : CANCEL_OR_NOT;
  },
  take(state, { owner, property }, seat, option, table) {
    if (option.kind === 'none') return;
    const player = playerOf(state, seat);
    memberOf(state, seat, slotOf(player, PROGRAMMER)).engaged = true;
    holdingOf(playerOf(state, owner), property).cancelled = true;
    table.tell({ kind: 'cancelled', seat, property });
    askToSaveAgain(state, property, table);
  },
};

/** MEC-Q65, 11.11: a robot that was cancelled has saved nobody; another card may. */
function askToSaveAgain(state: MecanisburgoState, property: Property, table: Table<Mecanisburgo>): void {
  const { doomed } = contestOf(state);
  const index = doomed.findIndex(({ savedBy }) => savedBy === property);
  const [doom] = index < 0 ? [] : doomed.splice(index, 1);
  if (doom !== undefined) table.next({ kind: 'save', seat: doom.seat, slot: doom.pawn });
}

/** MEC-13.14: whom the drug is given to, and what it does. */
export const doseStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'dose'>> = {
  options(state, _step, seat) {
    const options: MecanisburgoOptions['dose'][] = [];
    for (const slot of agentsAt(state, contestOf(state).sector, seat)) {
      options.push(DOSE[memberOf(state, seat, slot).character]);
    }
    return options;
  },
  take(state, { property }, seat, { character }, table) {
    const { drug } = table.content.properties[property];
    if (drug === null) throw new Error(`${property} is no drug`);
    const value = drawRandom(state, table, seat);
    const adds = drug.adds === 'random' ? value : drug.adds;
    const dies = value >= drug.kills;
    contestOf(state).doses.push({ seat, slot: slotOf(playerOf(state, seat), character), property, adds, dies });
    table.tell({ kind: 'dosed', seat, character, adds, dies });
  },
};
