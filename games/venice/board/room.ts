/**
 * How much of a card in hand is shown at rest, so that the own board, the hand and the opponents fit beside the map
 * without scrolling. Everything in units of the board, which is 731 of them high.
 */

/** Height of the column, of the own board in it, and of an opponent by how many there are. */
const COLUMN = 731;
const OWN = 177;
const OPPONENT: readonly number[] = [0, 124, 124, 92, 92];
const DOGE = 268;
const GAP = 6;

/**
 * Missions with a picture, with their effect, without it, or two in a row; influence cards with their text, their name or
 * their sign.
 */
export const MISSION_FACES = ['grand', 'full', 'short', 'half'] as const;
export const INFLUENCE_FACES = ['full', 'named', 'sign'] as const;
type MissionFace = (typeof MISSION_FACES)[number];
type InfluenceFace = (typeof INFLUENCE_FACES)[number];

/** Height of a row, and cards in it. */
const MISSION_ROWS: Readonly<Record<MissionFace, readonly [number, number]>> = {
  grand: [100, 1],
  full: [83, 1],
  short: [45, 1],
  half: [49, 2],
};
const INFLUENCE_ROWS: Readonly<Record<InfluenceFace, readonly [number, number]>> = {
  full: [70, 1],
  named: [36, 2],
  sign: [36, 8],
};

/** A way that is offered beside the hand. */
const WAY = 40;

const SIGNS_BESIDE = 3;

export interface Held {
  readonly missions: number;
  /** Kinds of influence cards: equal cards lie on one another. */
  readonly kinds: number;
  /** Ways to choose from. */
  readonly ways: number;
}

export interface Faces {
  readonly missions: MissionFace;
  readonly influence: InfluenceFace;
}

/** From the most generous to the tightest. */
const CHOICES: readonly Faces[] = [
  { missions: 'grand', influence: 'full' },
  { missions: 'full', influence: 'full' },
  { missions: 'full', influence: 'named' },
  { missions: 'short', influence: 'named' },
  { missions: 'short', influence: 'sign' },
  { missions: 'half', influence: 'sign' },
];

/** What is left for the hand beside so many opponents; 0 are a game against the Doge. */
export function roomForHand(opponents: number): number {
  const others = opponents === 0 ? DOGE : opponents * ((OPPONENT[opponents] ?? 0) + GAP);
  return COLUMN - OWN - others - 2 * GAP;
}

export function heightOf({ missions, kinds, ways }: Held, faces: Faces): number {
  const [mission, missionsInRow] = MISSION_ROWS[faces.missions];
  const [influence, influenceInRow] = INFLUENCE_ROWS[faces.influence];
  const missionRows = Math.ceil(missions / missionsInRow);
  // Signs stand beside a mission that is alone in its row.
  const beside = faces.missions === 'half' && faces.influence === 'sign' && missions % 2 === 1 ? SIGNS_BESIDE : 0;
  const influenceRows = Math.ceil(Math.max(0, kinds - beside) / influenceInRow);
  const rows = missionRows * (mission + GAP) + influenceRows * (influence + GAP);
  return Math.max(0, rows - GAP) + ways * WAY;
}

export function facesFor(held: Held, opponents: number): Faces {
  const room = roomForHand(opponents);
  return CHOICES.find((faces) => heightOf(held, faces) <= room) ?? { missions: 'half', influence: 'sign' };
}
