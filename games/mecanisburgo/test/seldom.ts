/** What random games say rarely or never. */
import type { OptionOf } from '@cabale/engine';
import {
  ACTIONS,
  CHARACTERS,
  CONTEST_TYPES,
  CORPS,
  DECOY,
  EVENTS,
  PROJECTS,
  PROPERTIES,
  PROPERTY_TYPES,
  RACES,
  SKILLS,
  SPECIAL_VICTORIES,
  THREATS,
  VICTORY_EVENTS,
} from '../content/tables.ts';
import {
  REASONS,
  type Cause,
  type Mecanisburgo,
  type MecanisburgoEvent,
  type Options,
  type Step,
} from '../rules/state.ts';
import { ANSWERS, BELONGINGS, PILES, type MecanisburgoRef } from '../text/refs.ts';

const numbered = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number);

export const CAUSES: readonly Cause[] = [
  'setup',
  'sector',
  'event',
  'action',
  'threat',
  'combat',
  'drug',
  'card',
  'income',
  'payment',
  'hire',
  'repair',
  'project',
  'revival',
  'elimination',
];

/** Of these kinds there are few, and each is a thing of its own. */
export const FEW: readonly MecanisburgoRef[] = [
  ...CORPS.map((corp) => `corp:${corp}` as const),
  ...numbered(12).map((sector) => `sector:${sector}` as const),
  ...numbered(8).map((slot) => `slot:0:${slot}` as const),
  ...EVENTS.map((event) => `event:${event}` as const),
  ...THREATS.map((threat) => `threat:${threat}` as const),
  ...PROJECTS.map((project) => `project:${project}` as const),
  ...VICTORY_EVENTS.map((victory) => `victory:${victory}` as const),
  ...SPECIAL_VICTORIES.map((special) => `special:${special}` as const),
  ...SKILLS.map((skill) => `skill:${skill}` as const),
  ...RACES.map((race) => `race:${race}` as const),
  ...PROPERTY_TYPES.map((type) => `type:${type}` as const),
  ...ACTIONS.map((action) => `action:${action}` as const),
  ...CONTEST_TYPES.map((type) => `contest:${type}` as const),
  ...PILES.map((pile) => `pile:${pile}` as const),
  ...ANSWERS.map((answer) => `answer:${answer}` as const),
  ...BELONGINGS.map((belonging) => `${belonging}:0` as const),
  ...numbered(9).map((step) => `step:${step + 1}` as const),
  ...(['seat:0', `pawn:0:${DECOY}`, 'zone:order', 'round:now', 'token:shuttle', 'token:minisub'] as const),
];

export const NAMED: readonly MecanisburgoRef[] = [
  ...FEW,
  ...CHARACTERS.map((character) => `character:${character}` as const),
  ...PROPERTIES.map((property) => `property:${property}` as const),
  ...CAUSES.map((cause) => `cause:${cause}` as const),
  ...(['pawn:0:3', 'value:3', 'random:8'] as const),
];

const SEATS = numbered(6);

export const EVENTS_TOLD: readonly MecanisburgoEvent[] = [
  ...REASONS.map((by): MecanisburgoEvent => ({
    kind: 'over',
    by,
    ranks: by === 'chaos' ? [2, 2] : [1, 2],
    special: null,
  })),
  ...SEATS.flatMap((last): MecanisburgoEvent[] => {
    const seats = SEATS.slice(0, last + 1);
    return [
      { kind: 'turnOrder', order: seats },
      { kind: 'mayThreaten', seats },
      { kind: 'cardsTurnedUp', cards: seats.map(() => 3) },
      { kind: 'totals', sector: 0, totals: seats },
    ];
  }),
  { kind: 'mayThreaten', seats: [] },
  { kind: 'cardsTurnedUp', cards: [null, null] },
  ...CAUSES.flatMap((cause): MecanisburgoEvent[] => [
    { kind: 'cash', seat: 0, by: 3, cause },
    { kind: 'cash', seat: 0, by: -3, cause },
    { kind: 'died', seat: 0, character: 'M001', cause },
  ]),
  ...(['notAGuest', 'noAi', 'lost', 'left'] as const).map((why): MecanisburgoEvent => ({
    kind: 'wentHome',
    seat: 0,
    character: 'M001',
    why,
  })),
  ...(['dismissed', 'unpaid', 'unrepaired', 'leftInHand', 'threat'] as const).map((why): MecanisburgoEvent => ({
    kind: 'discarded',
    seat: 0,
    card: 'M001',
    why,
  })),
  { kind: 'discarded', seat: null, card: 'M001', why: 'unclaimed' },
  { kind: 'discardedUnseen', cards: 2 },
  { kind: 'announced', seat: null, type: 'R' },
  { kind: 'announced', seat: 0, type: 'R' },
  { kind: 'peace', sector: 3 },
  { kind: 'copied', seat: 0, character: 'M063', of: 'M001' },
  { kind: 'cancelled', seat: 0, property: 'B1' },
  { kind: 'dosed', seat: 0, character: 'M001', adds: 3, dies: true },
  { kind: 'dosed', seat: 0, character: 'M001', adds: 3, dies: false },
  { kind: 'cardTakenBack', seat: 0 },
  { kind: 'strength', sector: 0, strength: 9, against: 0 },
  { kind: 'won', sector: 9, seat: null },
  { kind: 'won', sector: 9, seat: 0 },
  { kind: 'duelDecided', action: 'trial', winner: null, isTie: false },
  { kind: 'duelDecided', action: 'trial', winner: null, isTie: true },
  { kind: 'saved', seat: 0, character: 'M001', by: 'IGP2' },
  { kind: 'revived', seat: 0, character: 'M043' },
  { kind: 'initiativeTaken', seat: 0, by: 'cronoscafo' },
  { kind: 'aisDisabled', seat: 0, until: 2 },
  { kind: 'seduced', seat: 0, from: 1, character: 'M001' },
  { kind: 'convicted', seat: 0, card: 'M092' },
  { kind: 'robotBought', seat: 0, property: 'B1', cost: 0 },
  { kind: 'robotBought', seat: 0, property: 'B1', cost: 5 },
  { kind: 'repaired', seat: 0, property: 'M089', cost: 5 },
  { kind: 'research', seat: 0, by: 3 },
  { kind: 'promoted', seat: 0, character: 'M055', chair: 1 },
  { kind: 'projectBought', seat: 0, project: 'atlantis', cards: [], ais: 1, research: 0 },
  { kind: 'sectorDestroyed', sector: 4 },
  { kind: 'corporateClaimed', seat: 0, sector: 10 },
  { kind: 'corporateBeaten', seat: 0, by: 1 },
  { kind: 'eliminated', seat: 0 },
  { kind: 'resigned', seat: 0 },
  { kind: 'paid', seat: 0, amount: 0 },
  { kind: 'shuffled', deck: 'opportunity' },
  { kind: 'shuffled', deck: 'random' },
];

type Asking = Step & { readonly kind: keyof Options };
const NONE = { kind: 'none' } as const;
const DONE = { kind: 'done' } as const;

/** Questions with what is answered. */
export const ASKED: readonly (readonly [Asking, ...OptionOf<Mecanisburgo>[]])[] = [
  [{ kind: 'corporation', seat: 0 }, ...CORPS.map((corp) => ({ kind: 'corporation', corp }) as const)],
  [{ kind: 'initiative', seat: 0 }, { kind: 'takeInitiativeBy', project: 'cronoscafo' }, NONE],
  [
    { kind: 'copy', seat: 0, slot: 0 },
    { kind: 'copy', character: 'M001' },
  ],
  [{ kind: 'convert', seat: 0 }, { kind: 'convert' }, NONE],
  [{ kind: 'save', seat: 0, slot: 0 }, { kind: 'save', property: 'IGP2' }, NONE],
  [{ kind: 'secure', seat: 0 }, { kind: 'secure', property: 'M095' }, DONE],
  [
    { kind: 'dose', seat: 0, property: 'M098' },
    { kind: 'dose', character: 'M001' },
  ],
  [
    { kind: 'dose', seat: 0, property: 'BIP2' },
    { kind: 'dose', character: 'M001' },
  ],
  [{ kind: 'cancel', seat: 0, owner: 1, property: 'B1' }, { kind: 'cancel' }, NONE],
  [
    { kind: 'revive', seat: 0, slot: 0, cause: 'combat' },
    { kind: 'revive', by: 'skill' },
    { kind: 'revive', by: 'project' },
    NONE,
  ],
  [
    { kind: 'draw', seat: 0 },
    { kind: 'drawByProject', project: 'barsoon' },
    { kind: 'drawBy', property: 'OCP1' },
    DONE,
  ],
  [{ kind: 'buyRobot', seat: 0, isFree: true }, { kind: 'robot', property: 'B1' }, NONE],
  [
    { kind: 'buyRobot', seat: 0, isFree: false },
    { kind: 'robot', property: 'B1' },
  ],
  [{ kind: 'freeAct', seat: 0, action: 'trial' }, { kind: 'act', action: 'trial' }, NONE],
  [{ kind: 'act', seat: 0, done: [] }, ...ACTIONS.slice(1).map((action) => ({ kind: 'act', action }) as const), DONE],
  [
    { kind: 'actor', seat: 0, action: 'trial', isFree: false },
    { kind: 'actor', character: 'M044' },
    { kind: 'actor', character: 'M047' },
  ],
  [
    { kind: 'actionTarget', seat: 0, action: 'seduction', slot: 0 },
    { kind: 'targetCharacter', character: 'M001' },
  ],
  [
    { kind: 'actionTarget', seat: 0, action: 'sabotage', slot: 0 },
    { kind: 'targetProperty', property: 'M089' },
  ],
  [
    { kind: 'actionTarget', seat: 0, action: 'trial', slot: 0 },
    { kind: 'targetProperty', property: 'M092' },
  ],
  [
    { kind: 'actionTarget', seat: 0, action: 'hackerAttack', slot: 0 },
    { kind: 'targetSeat', seat: 1 },
  ],
  [
    { kind: 'hackerEffect', seat: 0, victim: 1, amount: 5, isElite: true },
    { kind: 'steal' },
    { kind: 'disable' },
    NONE,
  ],
  [
    { kind: 'killBoard', seat: 0 },
    { kind: 'killBoard', character: 'BI1' },
  ],
  [
    { kind: 'enterArena', seat: 0, organiser: 1 },
    { kind: 'enter', character: 'M030' },
    { kind: 'enter', character: 'M031' },
    NONE,
  ],
  [
    { kind: 'staff', seat: 0 },
    { kind: 'play', card: 'M048' },
    { kind: 'dismiss', character: 'M048' },
  ],
  ...[0, 1, 2].map(
    (chair) =>
      [
        { kind: 'promote', seat: 0, chair },
        { kind: 'promote', character: 'M055' },
      ] as const,
  ),
  [
    { kind: 'promote', seat: 0, chair: 2 },
    { kind: 'promote', character: 'M042' },
    { kind: 'promote', character: 'M048' },
  ],
  [{ kind: 'cashIn', seat: 0 }, { kind: 'cashIn', property: 'M089' }, DONE],
  [{ kind: 'repair', seat: 0, technicians: [] }, { kind: 'repair', property: 'M089', character: 'M056' }, DONE],
  [{ kind: 'project', seat: 0 }, { kind: 'project', project: 'atlantis' }, DONE],
  [
    { kind: 'commit', seat: 0, project: 'atlantis', cards: ['M057', 'M079', 'lemuria'], ais: 1, research: 0 },
    { kind: 'leastWaste' },
    { kind: 'confirm' },
    { kind: 'commitCharacter', character: 'M057' },
    { kind: 'commitCharacter', character: 'M055' },
    { kind: 'commitProperty', property: 'M079' },
    { kind: 'commitProject', project: 'panacea' },
    { kind: 'commitAi' },
    { kind: 'commitResearch' },
  ],
  [
    { kind: 'settle', seat: 0 },
    { kind: 'settle', card: 'M114', sector: 2 },
    { kind: 'discard', card: 'M114' },
  ],
];
