/** The Events (RULES.md, D6). */
import type { EventCard } from './tables.ts';

const RED_CARPET: EventCard = {
  guests: ['mediaStar', 'mystech', 'politician', 'security'],
  type: 'N',
  hasAssassination: true,
  bonus: { skill: 'mediaStar', by: 2 },
  rewards: [
    { kind: 'cash', amount: 5 },
    { kind: 'draw', cards: 1 },
  ],
};
const WILD_PARTY: EventCard = {
  guests: ['criminal', 'mediaStar', 'politician', 'security'],
  type: 'choice',
  hasAssassination: true,
  bonus: { skill: 'mediaStar', by: 2 },
  rewards: [
    { kind: 'draw', cards: 1 },
    { kind: 'action', action: 'socializing' },
  ],
};
const CONGRESS: EventCard = {
  guests: ['scientist'],
  type: 'R',
  hasAssassination: false,
  bonus: null,
  rewards: [
    { kind: 'draw', cards: 1 },
    { kind: 'research', amount: 3 },
  ],
};

/** D6. */
export const EVENT_CARDS = {
  M104: RED_CARPET,
  M105: RED_CARPET,
  M106: WILD_PARTY,
  M107: WILD_PARTY,
  M108: CONGRESS,
  M109: CONGRESS,
  M110: {
    guests: ['executive', 'socializing', 'criminal'],
    type: 'N',
    hasAssassination: false,
    bonus: { skill: 'executive', by: 1 },
    rewards: [{ kind: 'draw', cards: 2 }],
  },
  M111: {
    guests: ['technician', 'peacemaker', 'politician', 'robot'],
    type: 'N',
    hasAssassination: false,
    bonus: { skill: 'technician', by: 1 },
    rewards: [{ kind: 'robot', orCash: 6 }],
  },
  M112: {
    guests: ['pilot', 'autowarrior', 'guts'],
    type: 'C',
    hasAssassination: false,
    bonus: { skill: 'pilot', by: 1 },
    rewards: [{ kind: 'cash', amount: 8 }],
  },
  M113: {
    guests: ['lawyer', 'mediaStar', 'politician', 'criminal'],
    type: 'N',
    hasAssassination: false,
    bonus: { skill: 'lawyer', by: 1 },
    rewards: [
      { kind: 'cash', amount: 3 },
      { kind: 'action', action: 'trial' },
    ],
  },
} satisfies Readonly<Record<string, EventCard>>;
