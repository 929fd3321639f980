/** A turn of SOD, for tests of what it chooses. */
import type { Company } from '../content/tables.ts';
import { position } from './position.ts';
import type { Scene } from './scene.ts';

const GRID = ['R1:AA R1:AA B1:SM B1:SM', 'K1:OM K1:OM K1:BN W1:BN', 'W1:GM W1:GM B1:PR R1:PR'];

export interface Turn {
  readonly grid?: readonly string[];
  /** SOD's HQ and the player's. */
  readonly sod?: string;
  readonly hq?: string;
  readonly display?: string;
  /** What is left of the deck when SOD's turn begins. */
  readonly deck?: string;
  /** The column the marker comes to. */
  readonly column?: 1 | 2 | 3 | 4;
  readonly objectives?: readonly Company[];
  readonly abilities?: boolean;
}

/** SOD's turn. The player owns red and blue and has drawn two cards of SOD's colours, which changes nothing else. */
export function sodTurn(turn: Turn = {}): Scene {
  const { grid = GRID, sod = '', hq = '', display = 'RRBB', deck = 'RBKW', column = 2, abilities = false } = turn;
  const scene = position({
    grid,
    seats: [{ hq }],
    display,
    deck: `KW${deck}`,
    solo: {
      own: 'RB',
      objectives: turn.objectives ?? ['BN', 'GM', 'PR'],
      marker: column === 1 ? 4 : column - 1,
      sod: { hq: sod },
      abilities,
    },
  });
  scene.seat(0).plots('deck', 'deck');
  return scene;
}
