/** Everything that can occur in Mecanisburgo with a given number of seats (RULES.md, sections 2, 3 and 6). */
import type { Things } from '@cabale/engine/kit';
import {
  ACTIONS,
  BLACK_MARKET,
  CORPS,
  DECK_CHARACTERS,
  DECK_PROPERTIES,
  EVENTS,
  MOORS,
  PROJECTS,
  PROPERTIES,
  THREATS,
  type Property,
  type Tables,
} from './content/tables.ts';
import { eliteUses, plainUses } from './occurrences-uses.ts';
import { corporateCards } from './rules/counts.ts';
import { REASONS } from './rules/state.ts';

/** Kinds of contests, with the types they can be fought as. */
const CONTESTS = ['confrontation N', 'confrontation C', 'confrontation R', 'event N', 'event C', 'event R'] as const;
const THREAT_CONTESTS = ['threat C', 'threat R'] as const;

/** What the Events give (MEC-9.10). */
const REWARDS = ['cash', 'draw', 'research', 'research spent', 'robot', 'socializing', 'trial'] as const;

/** What no single card or skill causes. */
const TURNS = [
  'elimination',
  'assassination prevented',
  'robot cancelled',
  'death by drug',
  'board member killed by sabotage',
  'agent killed in combat',
  'threat spread',
  'sector destroyed',
  'promotion',
  'event put into a sector',
  'threat put into a sector',
] as const;

/** By group. */
export function thingsWith(seats: number, content: Tables) {
  const { sectors, victoryEvents } = content.sizes[seats as keyof Tables['sizes']];
  const cards = corporateCards(victoryEvents);
  const inPlay = content.sectors.slice(0, sectors);
  const actions = ACTIONS.filter(
    (action) => action === 'assassination' || inPlay.some((sector) => sector.actions.includes(action)),
  );
  return {
    corporations: CORPS,
    characters: DECK_CHARACTERS,
    properties: DECK_PROPERTIES,
    'properties used': PROPERTIES.filter((property) => isOfUse(property, content)),
    'black market': BLACK_MARKET,
    'events fought': EVENTS,
    'events won': EVENTS,
    'event rewards': REWARDS,
    'threats fought': THREATS,
    'threats stopped': THREATS,
    'threats succeeded': THREATS,
    projects: PROJECTS,
    'project benefits': PROJECTS,
    skills: plainUses(inPlay, actions, content),
    'elite skills': eliteUses(actions, content),
    'actions attempted': actions,
    'actions won': actions,
    contests: [
      ...CONTESTS,
      ...THREAT_CONTESTS,
      ...(sectors > MOORS ? ['moors C'] : []),
      ...(cards.length > 0 ? ['corporate C'] : []),
    ],
    'sectors controlled': inPlay.map((_, sector) => `${sector + 1}`),
    'victory events': victoryEvents,
    'corporate threats': cards.flatMap((card) => [`${card + 1} claimed`, `${card + 1} beaten`]),
    ends: REASONS.filter((reason) => reason !== 'corporateThreat' || cards.length > 0),
    'turns of fate': TURNS,
  } satisfies Things;
}

export type Count = (group: keyof ReturnType<typeof thingsWith>, name: string) => void;

/** Some only bring income: there is nothing to engage or to commit them for. */
function isOfUse(property: Property, content: Tables): boolean {
  const card = content.properties[property];
  const figures = card.n + card.c + card.s + card.r + card.mp + card.security + card.cash;
  return figures > 0 || card.saves || card.initiative || card.drawAt !== null || card.drug !== null;
}
