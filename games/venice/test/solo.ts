/** Scenes of a table of one (VEN-20 to VEN-23). */
import { position, type DogeSetting, type SeatSetting, type Setting } from './position.ts';
import type { DogeCard, Tables, Tile } from '../content/tables.ts';
import { dealtGame, type newGame } from './random-games.ts';
import type { Scene } from './scene.ts';

export const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Places the first gondola on a communal quay and leaves its building alone. */
export const firstPlaced = (seed: string, setup: Parameters<typeof newGame>[2] = {}): Scene => {
  const scene = dealtGame(1, seed, setup);
  scene.play('place:12');
  while (scene.asked === 'activate') scene.play('finish');
  return scene;
};

/** You have docked idly at S4; the Doge's turn begins with the cards named, A and then B. */
export const dogeTurn = (
  A: readonly Tile[],
  B: readonly Tile[],
  doge: DogeSetting = {},
  own: SeatSetting = {},
  setting: Setting = {},
  content?: Tables,
): Scene => {
  const seats = [{ at: ['S3', 'SM'], ...own }] as const;
  const fleet = { at: ['S6', 'S8', 'S7', 'S9'], ...doge } as const;
  const scene = position({ ...setting, seats, decks: { A, B }, doge: fleet }, content);
  scene.seat(0).boards(0).rows(3).docksIdly();
  return scene;
};

/** A Doge's turn in which nothing is asked: A goes to the market, B to a tile, one step each. */
export const cards = (
  row: readonly DogeCard[],
  B: 'senate' | 'court',
  doge: DogeSetting = {},
  own: SeatSetting = {},
  content?: Tables,
): Scene => {
  const near = B === 'senate' ? 'S11' : 'S1';
  const scene = dogeTurn(
    ['market'],
    [B],
    { at: ['S10', near === 'S11' ? 'S11' : 'S5', 'S11', B === 'senate' ? 'S12' : 'S1'], row, ...doge },
    { parchments: 0, ...own },
    {},
    content,
  );
  while (scene.asked === 'dogeGondola' || scene.asked === 'path') scene.play(scene.offered[0] ?? '');
  scene.alone();
  return scene;
};
