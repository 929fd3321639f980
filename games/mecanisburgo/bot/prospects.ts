/** Expected gains of deployed pawns in sectors that are not yet resolved. */
import type { Seat } from '@cabale/engine';
import {
  DECOY,
  isCharacter,
  isProperty,
  isThreat,
  MOORS,
  type Opportunity,
  type Sector,
  type Tables,
  type Values,
} from '../content/tables.ts';
import { memberAt, sizeOf } from '../rules/counts.ts';
import type { State, SectorState } from '../rules/state.ts';
import { valuesOf } from '../rules/totals.ts';

/** The worth of a card in victory points. */
export function cardWorth(card: Opportunity, { characters, properties, threats }: Tables): number {
  if (isCharacter(card)) {
    const character = characters[card];
    return 0.5 + character.vp + powerOf(character) / 2 + character.mp + Math.min(0, character.pay) / 3;
  }
  if (isProperty(card)) {
    const property = properties[card];
    return 0.5 + property.vp + powerOf(property) / 2 + property.mp * 0.7 + property.pay / 3 - property.cost / 8;
  }
  return isThreat(card) ? threats[card].vp : 2;
}

export function powerOf({ n, c, s, r }: Values): number {
  return (n + c + s + r) / 3;
}

/** The worth of controlling a sector. */
export function prizeOf({ card, dark }: SectorState, sector: Sector, content: Tables): number {
  const printed = content.sectors[sector];
  const cards = (card === null ? 0 : cardWorth(card, content)) + (sector === MOORS ? dark.length * 1.8 : 0);
  return 0.4 + cards + (printed?.extraCards ?? 0) * 1.8 + (printed?.actions.length ?? 0) * 0.3;
}

/** Unresolved sectors of this round, each prize times the chance to win it. */
export function prospects(state: State, seat: Seat, content: Tables): number {
  if (state.phase !== 'deployment' && state.phase !== 'resolution') return 0;
  const from = state.phase === 'deployment' ? 0 : nextSector(state);
  const danger = dangerOf(state, content);
  let sum = 0;
  for (let sector = from; sector < sizeOf(state, content).sectors; sector++) {
    const here = state.sectors[sector];
    if (here === undefined || !here.pawns.some((pawn) => pawn.seat === seat)) continue;
    const prize = prizeOf(here, sector, content) + (isThreat(here.card) ? danger : 0);
    sum += prize * chanceAt(state, here, sector, seat, content);
  }
  return sum;
}

/** How close chaos is, which ends the game for all: the third Threat, or the third closed sector. */
export function dangerOf({ sectors }: State, content: Tables): number {
  let threats = 0;
  let forbidden = 0;
  for (const here of sectors) {
    if (isThreat(here.card)) threats++;
    if (here.forbidden) forbidden++;
  }
  const near = Math.max(threats, threats > 0 ? forbidden + 1 : 0);
  return near >= content.numbers.chaos ? 12 : near === content.numbers.chaos - 1 ? 5 : 1;
}

/** The next sector on the stack. */
function nextSector({ stack }: State): Sector {
  for (let index = stack.length - 1; index >= 0; index--) {
    const step = stack[index];
    if (step?.kind === 'sector') return step.sector;
  }
  return Number.POSITIVE_INFINITY;
}

/** Own strength against the strongest opponent or Threat there. */
function chanceAt(state: State, { pawns, card }: SectorState, sector: Sector, seat: Seat, content: Tables): number {
  const own = strengthAt(state, pawns, seat, content);
  if (own === 0) return 0;
  let other = 0;
  for (const { seat: enemy } of pawns) {
    if (enemy !== seat) other = Math.max(other, strengthAt(state, pawns, enemy, content));
  }
  if (sector === MOORS) other = Math.max(other, 4.5);
  if (isThreat(card)) {
    const threat = content.threats[card];
    other = Math.max(other, threat.base + threat.randoms * 3 - 3);
  }
  if (other === 0) return 1;
  const edge = (own + 2) ** 3;
  return edge / (edge + (other + 2) ** 3);
}

/** The better value of the leader, plus the support of the others. */
function strengthAt(state: State, pawns: SectorState['pawns'], seat: Seat, content: Tables): number {
  let best = 0;
  let support = 0;
  for (const { seat: owner, pawn } of pawns) {
    const member = owner === seat && pawn !== DECOY ? memberAt(state, seat, pawn) : null;
    if (member === null) continue;
    const { n, c, s } = valuesOf(member, content);
    const lead = Math.max(n, c) - s;
    support += s;
    best = Math.max(best, lead);
  }
  return support + best;
}
