/** What a Threat card says (MEC-7, D7). */
import type { Sentence } from '@cabale/engine';
import type { Hit, PropertyType, Tables, Threat } from '../content/tables.ts';
import { inPlaces, listSentence } from './lists.ts';
import { contestRef, skillRef, typeRef } from './refs.ts';

export interface ThreatSentences {
  /** How it is fought, and what is added up for its strength. */
  readonly strength: readonly Sentence[];
  /** Whom it hits where it succeeds. */
  readonly hit: Sentence;
  readonly movement: Sentence;
}

export function threatSentences(threat: Threat, { threats }: Tables): ThreatSentences {
  const { stat, base, randoms, adds, isEach, hit, movement } = threats[threat];
  return {
    strength: [
      { key: 'threatCard.strength', values: { base, count: randoms }, refs: { type: contestRef(stat) } },
      ...adds.map((what) => ({ key: `threatCard.adds.${what}` })),
      ...(isEach ? [{ key: 'threatCard.each' }] : []),
    ],
    hit: hitSentence(hit),
    movement: { key: `threatCard.movement.${movement}` },
  };
}

function hitSentence(hit: Hit): Sentence {
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

function characterHit({ which, how, withBoard }: Extract<Hit, { kind: 'character' }>): Sentence {
  if (which === 'nonRobot') return { key: 'threatCard.hit.nonRobot' };
  return {
    key: `threatCard.hit.${how}.${withBoard ? 'withBoard' : 'hired'}`,
    refs: inPlaces(which.map(skillRef)),
  };
}

function propertyHit(types: readonly PropertyType[] | 'any'): Sentence {
  return types === 'any'
    ? { key: 'threatCard.hit.anyProperty' }
    : listSentence('threatCard.hit.properties', types.map(typeRef));
}
