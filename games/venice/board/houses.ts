/** The houses between the canals: terraces wherever there is neither water nor a building, gardens, and bell towers. */
import type { Tables } from '../content/tables.ts';
import { alongFrom, HEIGHT, placeOfQuay, SIZES, WIDTH, type Place } from './geography.ts';

/** The city's outline. */
export const SHORE: readonly Place[] = [
  [14, 30],
  [90, 6],
  [330, 10],
  [520, 4],
  [634, 24],
  [648, 200],
  [646, 420],
  [640, 520],
  [560, 566],
  [560, 634],
  [420, 644],
  [250, 638],
  [214, 612],
  [120, 566],
  [16, 492],
  [4, 300],
].map(([x = 0, y = 0]) => ({ x, y }));

/** The paved square before St Mark's. */
export const SQUARE: Place = { x: 396, y: 556 };

const STREET = 18;
const WALL = 8;
const ROOF = 8;
/** From the middle of a canal to the nearest house. */
const BANK = 14;
const QUAYS = 15;

const LAYERS = ['walls', 'roofs', 'shade', 'windows', 'lamps', 'trees', 'crowns', 'towers', 'spires'] as const;
type Layer = (typeof LAYERS)[number];

/** Paths by colour. Walls and roofs are of three colours each. */
export interface Houses extends Readonly<Record<Exclude<Layer, 'walls' | 'roofs'>, string>> {
  readonly walls: readonly string[];
  readonly roofs: readonly string[];
}

export const TINTS = [0, 1, 2] as const;

interface Plot {
  readonly x: number;
  /** Where its wall stands. */
  readonly y: number;
  readonly width: number;
  /** From 0 to 1; what stands there depends on it. */
  readonly chance: number;
}

export function housesOf(tables: Tables): Houses {
  const plots = plotsOf(tables);
  const houses = plots.filter(({ chance }) => chance <= 0.93);
  const gardens = plots.filter(({ chance }) => chance > 0.93);
  const ofTint = (tint: number): readonly Plot[] => houses.filter(({ chance }) => tintOf(chance) === tint);
  const towers = houses.filter(({ chance, y }) => y > 60 && chance > 0.5 && chance < 0.512);
  const panes = houses.flatMap(panesOf);
  return {
    walls: TINTS.map((tint) => drawAll(ofTint(tint), ({ x, y, width }) => `M${x} ${y}v${-WALL}h${width}v${WALL}z`)),
    roofs: TINTS.map((tint) => drawAll(ofTint(tint), frontOfRoof)),
    shade: drawAll(houses, ({ x, y, width }) => `M${x} ${y - WALL}h${width}v1.600h${-width}z`),
    windows: drawAll(panes, ({ x, y, chance }) => (chance > 0.42 ? pane(x, y) : '')),
    lamps: drawAll(panes, ({ x, y, chance }) => (chance > 0.42 ? '' : pane(x, y))),
    trees: drawAll(gardens, ({ x, y, width }) => `${crownAt(x + 4, y - 3, 5)}${crownAt(x + width - 5, y - 4, 6)}`),
    crowns: drawAll(gardens, ({ x, y, width }) => `${crownAt(x + 3, y - 5, 3)}${crownAt(x + width - 6, y - 6, 3.5)}`),
    towers: drawAll(towers, ({ x, y }) => `M${x + 4} ${y}v-29h8v29z`),
    spires: drawAll(towers, ({ x, y }) => `M${x + 3} ${y - 29}l5-13 5 13z`),
  };
}

function drawAll<Item>(items: readonly Item[], shape: (item: Item) => string): string {
  return items.map(shape).join('');
}

function tintOf(chance: number): number {
  return Math.floor(chance * 97) % TINTS.length;
}

/** Hipped roofs, and now and then a gable. */
function frontOfRoof({ x, y, width, chance }: Plot): string {
  const eaves = y - WALL;
  if (Math.floor(chance * 50) % 6 === 0)
    return `M${x - 1} ${eaves}l${width / 2 + 1}-${ROOF + 2} ${width / 2 + 1} ${ROOF + 2}z`;
  return `M${x - 1} ${eaves}l4-${ROOF}h${width - 6}l4 ${ROOF}z`;
}

function pane(x: number, y: number): string {
  return `M${x} ${y}h2v3h-2z`;
}

function panesOf({ x, y, width, chance }: Plot): readonly Plot[] {
  const count = Math.floor(width / 5);
  const start = x + (width - count * 5 + 3) / 2;
  return Array.from({ length: count }, (_, index) => {
    const left = round(start + index * 5);
    return { x: left, y: y - 5.5, width: 2, chance: scatter(left + chance, y) };
  });
}

function crownAt(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

/** Street by street, house beside house. */
function plotsOf(tables: Tables): readonly Plot[] {
  const water = tables.canals.map(({ ends: [from] }, canal) => alongFrom(canal, from, tables));
  const plots: Plot[] = [];
  for (let street = 0, y = 26; y < HEIGHT - 8; street++, y += STREET) {
    let x = 16;
    for (let number = 0; x < WIDTH - 26; number++) {
      const chance = scatter(street, number);
      const plot = {
        x: Math.round(x),
        y: Math.round(y + chance * 2),
        width: 13 + (Math.floor(chance * 31) % 11),
        chance,
      };
      if (isFree(plot, water)) {
        plots.push(plot);
        x += plot.width + (Math.floor(chance * 40) % 5 === 0 ? 5 : 1);
      } else {
        x += 4;
      }
    }
  }
  return plots;
}

/** A number from 0 to 1 that looks random and is always the same. */
function scatter(row: number, column: number): number {
  const wave = Math.sin(row * 127.1 + column * 311.7) * 43758.5;
  return wave - Math.floor(wave);
}

function isFree({ x, y, width }: Plot, water: readonly (readonly Place[])[]): boolean {
  const top = y - WALL - ROOF / 2;
  const points = [
    { x, y },
    { x: x + width / 2, y },
    { x: x + width, y },
    { x, y: top },
    { x: x + width / 2, y: top - 2 },
    { x: x + width, y: top },
  ];
  return points.every(
    (point) => isOnLand(point) && !isTaken(point) && water.every((course) => distanceTo(course, point) >= BANK),
  );
}

function isOnLand({ x, y }: Place): boolean {
  const bordersToTheEast = SHORE.filter((corner, index) => {
    const before = SHORE.at(index - 1) ?? corner;
    return (
      corner.y > y !== before.y > y && x < ((before.x - corner.x) * (y - corner.y)) / (before.y - corner.y) + corner.x
    );
  });
  return bordersToTheEast.length % 2 === 1 && x > 14 && x < WIDTH - 14 && y > 12;
}

/** Behind a building, or where boats lie. */
function isTaken({ x, y }: Place): boolean {
  const { building, boat } = SIZES;
  for (let quay = 0; quay < QUAYS; quay++) {
    const { x: middle, y: foot } = placeOfQuay(quay);
    const away = Math.abs(x - middle);
    if (away < building.half - 8 && y > foot - building.tall[2] && y < foot) return true;
    if (away < boat.half + 12 && y > foot - 16 && y < foot + boat.height) return true;
  }
  return Math.abs(x - SQUARE.x) < 44 && y > SQUARE.y - 44 && y < SQUARE.y + 40;
}

/** To a stretch of water, not only to the points on it. */
function distanceTo(course: readonly Place[], { x, y }: Place): number {
  return course.slice(1).reduce((least, to, index) => {
    const from = course[index] ?? to;
    const [runX, runY] = [to.x - from.x, to.y - from.y];
    const along = ((x - from.x) * runX + (y - from.y) * runY) / (runX * runX + runY * runY);
    const share = Math.min(1, Math.max(0, along));
    return Math.min(least, Math.hypot(x - from.x - share * runX, y - from.y - share * runY));
  }, Infinity);
}
