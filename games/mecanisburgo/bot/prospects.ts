/** What the pawns that are out may still bring: sectors not resolved yet, by what lies there and who stands there. */
import type { Seat } from '@cabale/engine';
import {
  DECOY,
  MOORS,
  type Character,
  type Opportunity,
  type Property,
  type Sector,
  type Tables,
  type Values,
} from '../content/tables.ts';
import { memberAt, sizeOf } from '../rules/counts.ts';
import type { MecanisburgoState, SectorState } from '../rules/state.ts';
import { valuesOf } from '../rules/totals.ts';

/** What a card is worth to whoever takes it, in victory points. */
export function cardWorth(card: Opportunity, { characters, properties, threats }: Tables): number {
  if (card in characters) {
    const character = characters[card as Character];
    return 0.5 + character.vp + powerOf(character) / 2 + character.mp + Math.min(0, character.pay) / 3;
  }
  if (card in properties) {
    const property = properties[card as Property];
    return 0.5 + property.vp + powerOf(property) / 2 + property.mp * 0.7 + property.pay / 3 - property.cost / 8;
  }
  return card in threats ? threats[card as keyof Tables['threats']].vp : 2;
}

export function powerOf({ n, c, s, r }: Values): number {
  return (n + c + s + r) / 3;
}

/** What controlling a sector brings. */
export function prizeOf({ card, dark }: SectorState, sector: Sector, content: Tables): number {
  const printed = content.sectors[sector];
  const cards = (card === null ? 0 : cardWorth(card, content)) + (sector === MOORS ? dark.length * 1.8 : 0);
  return 0.4 + cards + (printed?.extraCards ?? 0) * 1.8 + (printed?.actions.length ?? 0) * 0.3;
}

/** Sectors still to come in this round, each prize by the chance to win it. */
export function prospects(state: MecanisburgoState, seat: Seat, content: Tables): number {
  if (state.phase !== 'deployment' && state.phase !== 'resolution') return 0;
  const from = state.phase === 'deployment' ? 0 : nextSector(state);
  const danger = dangerOf(state, content);
  let sum = 0;
  for (let sector = from; sector < sizeOf(state, content).sectors; sector++) {
    const here = state.sectors[sector];
    if (here === undefined || !here.pawns.some((pawn) => pawn.seat === seat)) continue;
    const prize = prizeOf(here, sector, content) + (isThreatened(here, content) ? danger : 0);
    sum += prize * chanceAt(state, here, sector, seat, content);
  }
  return sum;
}

function isThreatened({ card }: SectorState, { threats }: Tables): boolean {
  return card !== null && card in threats;
}

/** By how little chaos is away, which nobody survives: the third Threat, or the third closed sector. */
export function dangerOf({ sectors }: MecanisburgoState, content: Tables): number {
  let threats = 0;
  let forbidden = 0;
  for (const here of sectors) {
    if (isThreatened(here, content)) threats++;
    if (here.forbidden) forbidden++;
  }
  const near = Math.max(threats, threats > 0 ? forbidden + 1 : 0);
  return near >= content.numbers.chaos ? 12 : near === content.numbers.chaos - 1 ? 5 : 1;
}

/** The first sector that waits on the stack. */
function nextSector({ stack }: MecanisburgoState): Sector {
  for (let index = stack.length - 1; index >= 0; index--) {
    const step = stack[index];
    if (step?.kind === 'sector') return step.sector;
  }
  return Number.POSITIVE_INFINITY;
}

/** Own strength against the best of the others, or against what lies there. */
function chanceAt(
  state: MecanisburgoState,
  { pawns, card }: SectorState,
  sector: Sector,
  seat: Seat,
  content: Tables,
): number {
  const own = strengthAt(state, pawns, seat, content);
  if (own === 0) return 0;
  let other = 0;
  for (const { seat: enemy } of pawns) {
    if (enemy !== seat) other = Math.max(other, strengthAt(state, pawns, enemy, content));
  }
  if (sector === MOORS) other = Math.max(other, 4.5);
  if (card !== null && card in content.threats) {
    const threat = content.threats[card as keyof Tables['threats']];
    other = Math.max(other, threat.base + threat.randoms * 3 - 3);
  }
  if (other === 0) return 1;
  const edge = (own + 2) ** 3;
  return edge / (edge + (other + 2) ** 3);
}

/** The leader's better side, and what the others add. */
function strengthAt(state: MecanisburgoState, pawns: SectorState['pawns'], seat: Seat, content: Tables): number {
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
