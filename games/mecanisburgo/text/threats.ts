/** What a Threat card says (MEC-7, D7). */
import type { Sentence } from '@cabale/engine';
import type { Hit, PropertyType, Tables, Threat } from '../content/tables.ts';
import { asPrinted, inPlaces, listSentence } from './lists.ts';
import { contestRef, skillRef, typeRef } from './refs.ts';
import type { Mecanisburgo } from '../rules/state.ts';

export interface ThreatSentences {
  /** How it is fought, and what is added up for its strength. */
  readonly strength: readonly Sentence<Mecanisburgo>[];
  /** Whom it hits where it succeeds. */
  readonly hit: Sentence<Mecanisburgo>;
  readonly movement: Sentence<Mecanisburgo>;
}

export function threatSentences(threat: Threat, { threats }: Tables): ThreatSentences {
  const { stat, base, randoms, adds, isEach, hit, movement } = threats[threat];
  return {
    strength: [
      { key: 'threatCard.strength', values: { base, count: randoms }, refs: { type: contestRef(stat) } },
      ...adds.map((what) => ({ key: `threatCard.adds.${what}` }) as const),
      ...(isEach ? [{ key: 'threatCard.each' } as const] : []),
    ],
    hit: hitSentence(hit),
    movement: { key: `threatCard.movement.${movement}` },
  };
}

function hitSentence(hit: Hit): Sentence<Mecanisburgo> {
  switch (hit.kind) {
    case 'robot':
    case 'ais':
      return { key: `threatCard.hit.${hit.kind}` };
    case 'character':
      return characterHit(hit);
    case 'property':
      return propertyHit(hit.types);
    case 'pay':
      return {
        key: hit.perHired ? 'threatCard.hit.payPerHired' : 'threatCard.hit.pay',
        values: { amount: hit.amount },
      };
  }
}

function characterHit({ which, how, withBoard }: Extract<Hit, { kind: 'character' }>): Sentence<Mecanisburgo> {
  if (which === 'nonRobot') return { key: 'threatCard.hit.nonRobot' };
  return asPrinted({
    key: `threatCard.hit.${how}.${withBoard ? 'withBoard' : 'hired'}`,
    refs: inPlaces(which.map(skillRef)),
  });
}

function propertyHit(types: readonly PropertyType[] | 'any'): Sentence<Mecanisburgo> {
  return types === 'any'
    ? { key: 'threatCard.hit.anyProperty' }
    : asPrinted(listSentence('threatCard.hit.properties', types.map(typeRef)));
}
