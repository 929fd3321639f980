/** What a sector says (MEC-8, 10). */
import type { Sentence } from '@cabale/engine';
import { CORPORATE, MOORS, type Property, type Sector, type Tables } from '../content/tables.ts';
import { kindRef, victorySentence } from './effects.ts';
import { actionRef, cardRef, corpRef, type MecanisburgoRef } from './refs.ts';
import type { Mecanisburgo } from '../rules/state.ts';

/** MEC-10: what a sector gives, in the order in which it is resolved. */
export function sectorSentences(sector: Sector, content: Tables): readonly Sentence<Mecanisburgo>[] {
  const card = content.sectors[sector];
  if (card === undefined) return [];
  if (CORPORATE.includes(sector)) return [victorySentence('corporate11', content)];
  const sentences: Sentence<Mecanisburgo>[] = sector === MOORS ? [{ key: 'sectorEffect.moors' }] : [];
  for (const kind of card.favours) sentences.push({ key: 'sectorEffect.favours', refs: { kind: kindRef(kind) } });
  if (card.hasAssassination) sentences.push({ key: 'sectorEffect.assassination' });
  if (card.extraCards > 0) sentences.push({ key: 'sectorEffect.cards', values: { count: card.extraCards } });
  if (card.token !== null) sentences.push({ key: `sectorEffect.${card.token}` });
  if (card.hasBlackMarket) sentences.push({ key: 'sectorEffect.blackMarket' });
  for (const action of card.actions)
    sentences.push({ key: 'sectorEffect.action', refs: { action: actionRef(action) } });
  const house = houseOf(sector, content);
  if (house !== null) sentences.push({ key: 'sectorEffect.house', refs: house });
  return sentences;
}

/** The corporation whose own Property draws a card there. */
function houseOf(
  sector: Sector,
  { properties }: Tables,
): Readonly<Record<'corp' | 'property', MecanisburgoRef>> | null {
  for (const [property, { drawAt, corp }] of Object.entries(properties) as [
    Property,
    Tables['properties'][Property],
  ][]) {
    if (drawAt === sector && corp !== null) return { corp: corpRef(corp), property: cardRef(property) };
  }
  return null;
}
