/** What each kind of event counts as having occurred. */
import type { StepOf } from '@cabale/engine';
import {
  isCharacter,
  isEvent,
  isProject,
  isProperty,
  SKILLS,
  type Action,
  type Opportunity,
  type Sector,
  type Skill,
  type Tables,
} from './content/tables.ts';
import { countContest } from './occurrences-contest.ts';
import { countEnd } from './occurrences-end.ts';
import type { Count } from './occurrences-things.ts';
import { usedBy } from './occurrences-uses.ts';
import { agentsHere, cardOf, has } from './rules/counts.ts';
import { SKILL_OF } from './rules/duels.ts';
import type { EventOf, Mecanisburgo, MecanisburgoEvent, State, Step } from './rules/state.ts';

/** Context while the events of a transition are counted. */
export interface Seen {
  readonly before: State;
  readonly after: State;
  readonly content: Tables;
  /** The last state shown before the event at hand. */
  known: State;
  /** An Action decided by a Random card alone, until the event about its money. */
  gamble: Action | null;
}

export type Tellers = {
  readonly [Kind in MecanisburgoEvent['kind']]?: (event: EventOf<Kind>, seen: Seen, count: Count) => void;
};

/** The step that asked before these events. */
function asked({ before }: Seen): Step | undefined {
  return before.stack.at(-1);
}

/** Cards of sectors change only when the sector is controlled, or in the Final phase. */
function cardIn({ before }: Seen, sector: Sector): Opportunity | null {
  return before.sectors[sector]?.card ?? null;
}

const GAMBLES: ReadonlySet<Action> = new Set(['business', 'socializing']);

function isFreeAct({ kind, ...step }: Step | { readonly kind: 'none' }): boolean {
  return kind === 'freeAct' || (kind === 'actor' && (step as StepOf<Mecanisburgo, 'actor'>).isFree);
}

export const TELLERS: Tellers = {
  roundBegan({ round }, { after }, count) {
    if (round > 1) return;
    for (const { corp } of after.players) if (corp !== null) count('corporations', corp);
  },
  kept({ cards }, _seen, count) {
    for (const card of cards) count(isCharacter(card) ? 'characters' : 'properties', card);
  },
  cardPlayed: ({ card }, _seen, count) => count(isCharacter(card) ? 'characters' : 'properties', card),
  robotBought({ property, cost }, _seen, count) {
    count('black market', property);
    if (cost === 0) count('event rewards', 'robot');
  },
  engaged: ({ card }, _seen, count) => count(isProject(card) ? 'project benefits' : 'properties used', card),
  initiativeTaken: ({ by }, _seen, count) => count(isProject(by) ? 'project benefits' : 'properties used', by),
  projectBought({ project, cards, research }, _seen, count) {
    count('projects', project);
    if (research > 0) count('event rewards', 'research spent');
    for (const card of cards) {
      if (isProject(card)) count('project benefits', card);
      else if (isProperty(card)) count('properties used', card);
    }
  },

  sectorBegan({ sector }, seen, count) {
    const card = cardIn(seen, sector);
    if (isEvent(card)) count('events fought', card);
  },
  pawnRevealed({ sector, character }, seen, count) {
    const card = cardIn(seen, sector);
    if (character === null || !isEvent(card)) return;
    const { guests } = seen.content.events[card];
    const guest = seen.content.characters[character];
    for (const skill of SKILLS)
      if (has(guest, skill) && guests.includes(skill)) count(...usedBy(guest, skill, 'guest'));
  },
  copied: (_event, _seen, count) => count('skills', 'doppelganger copy'),
  peace: (_event, _seen, count) => count('skills', 'peacemaker peace'),
  announced({ type }, _seen, count) {
    // Only an elite Psychic can change the type to this.
    if (type === 'R') count('elite skills', 'psychic conversion');
  },
  cardsTurnedUp(_event, seen, count) {
    if (asked(seen)?.kind === 'lateCards') count('skills', 'psychic late card');
  },
  totals({ sector, totals }, { known, content }, count) {
    if (known.contest?.sector === sector) countContest(known, totals, content, count);
  },
  controlled({ sector }, seen, count) {
    count('sectors controlled', `${sector + 1}`);
    const card = cardIn(seen, sector);
    if (isEvent(card)) count('events won', card);
  },
  strength({ sector }, seen, count) {
    const card = cardIn(seen, sector);
    if (card !== null) count('threats fought', card);
  },
  threatStopped: ({ threat }, _seen, count) => count('threats stopped', threat),
  threatSucceeded: ({ threat }, _seen, count) => count('threats succeeded', threat),
  threatMoved: (_event, _seen, count) => count('turns of fate', 'threat spread'),
  sectorDestroyed: (_event, _seen, count) => count('turns of fate', 'sector destroyed'),
  settled: ({ card }, _seen, count) =>
    count('turns of fate', isEvent(card) ? 'event put into a sector' : 'threat put into a sector'),

  attemptDeclared({ assassin }, { content }, count) {
    count('actions attempted', 'assassination');
    count(...usedBy(content.characters[assassin], 'assassin', 'action'));
  },
  acted({ action, character }, seen, count) {
    count('actions attempted', action);
    if (GAMBLES.has(action)) seen.gamble = action;
    if (isFreeAct(asked(seen) ?? { kind: 'none' })) count('event rewards', action);
    const skill: Skill = SKILL_OF[action];
    const card = character === null ? null : seen.content.characters[character];
    if (card !== null && has(card, skill)) count(...usedBy(card, skill, 'action'));
  },
  duelDecided({ action, winner, isTie }, { known, content }, count) {
    const { duel } = known;
    if (duel === null || isTie) return;
    if (action !== 'autocombat' && winner === duel.sides[0]?.seat) count('actions won', action);
    if (action === 'assassination') countGuards(known, duel.sides[1]?.seat ?? 0, content, count);
  },
  arenaEntered: ({ character }, { content }, count) =>
    count(...usedBy(content.characters[character], 'autowarrior', 'action')),
  arenaWon: (_event, _seen, count) => count('actions won', 'autocombat'),
  cash({ by, cause }, seen, count) {
    if (cause === 'event' && by > 0) count('event rewards', 'cash');
    if (cause !== 'action' || seen.gamble === null) return;
    if (by > 0) count('actions won', seen.gamble);
    seen.gamble = null;
  },
  cardTaken({ cause }, _seen, count) {
    if (cause === 'event') count('event rewards', 'draw');
  },
  research: (_event, _seen, count) => count('event rewards', 'research'),
  aisDisabled(_event, seen, count) {
    if (asked(seen)?.kind === 'hackerEffect') count('elite skills', 'hacker disabling');
  },
  convicted({ card }, { content }, count) {
    if (isCharacter(card) && has(content.characters[card], 'criminal')) count('skills', 'criminal tried');
  },
  cancelled: (_event, _seen, count) => count('turns of fate', 'robot cancelled'),
  saved: (_event, _seen, count) => count('turns of fate', 'assassination prevented'),
  died({ cause }, seen, count) {
    if (cause === 'drug') count('turns of fate', 'death by drug');
    if (cause === 'combat') count('turns of fate', 'agent killed in combat');
    if (asked(seen)?.kind === 'killBoard') count('turns of fate', 'board member killed by sabotage');
  },
  revived({ character }, { content }, count) {
    const card = content.characters[character];
    if (has(card, 'immortal')) count(...usedBy(card, 'immortal', 'revival'));
  },
  repaired: ({ cost }, { content }, count) =>
    count(cost === content.numbers.eliteRepair ? 'elite skills' : 'skills', 'technician repair'),
  promoted: (_event, _seen, count) => count('turns of fate', 'promotion'),

  victoryRevealed: ({ victory }, _seen, count) => count('victory events', victory),
  corporateClaimed: ({ sector }, _seen, count) => count('corporate threats', `${sector + 1} claimed`),
  corporateBeaten({ seat }, { before }, count) {
    const sector = before.sectors.findIndex(({ threatener }) => threatener === seat);
    count('corporate threats', `${sector + 1} beaten`);
  },
  eliminated: (_event, _seen, count) => count('turns of fate', 'elimination'),
  over: ({ by, ranks }, { after, content }, count) => countEnd(after, by, ranks, content, count),
};

/** MEC-11.7: Security Officers of the target's corporation who stood by. */
function countGuards(state: State, victim: number, content: Tables, count: Count): void {
  for (const member of agentsHere(state, victim)) {
    const card = cardOf(content, member);
    if (has(card, 'security')) count(...usedBy(card, 'security', 'guard'));
  }
}
