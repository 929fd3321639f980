/** VR-1.9, 1.10: Districts and distances of Neo Paris, computed once for each content. */
import { DISTRICTS, INTERCEPT, type Arr, type District, type Location, type Tables } from '../content/tables.ts';

interface Geography {
  readonly inDistrict: Readonly<Record<District, readonly Arr[]>>;
  readonly all: readonly Arr[];
  /** Row by row. */
  readonly distances: readonly number[];
}

/** Farther than any arrondissement. */
const FAR = 99;

const KNOWN = new WeakMap<Tables, Geography>();

function geographyOf(content: Tables): Geography {
  const known = KNOWN.get(content);
  if (known !== undefined) return known;
  const inDistrict: Record<District, Arr[]> = { PI: [], ND: [], QL: [], CE: [], MA: [], DR: [], NA: [] };
  const all: readonly Arr[] = content.arrs.map((_, arr) => arr);
  for (const arr of all) inDistrict[districtOf(arr, content)].push(arr);
  const geography = { inDistrict, all, distances: all.flatMap((from) => distancesFrom(from, content)) };
  KNOWN.set(content, geography);
  return geography;
}

function distancesFrom(from: Arr, content: Tables): readonly number[] {
  const distances: number[] = content.arrs.map((_, arr) => (arr === from ? 0 : FAR));
  const queue = [from];
  for (let arr = queue.shift(); arr !== undefined; arr = queue.shift()) {
    for (const next of neighboursOf(arr, content)) {
      if (distances[next] !== FAR) continue;
      distances[next] = (distances[arr] as number) + 1;
      queue.push(next);
    }
  }
  return distances;
}

export function districtOf(arr: Arr, { arrs }: Tables): District {
  const card = arrs[arr];
  if (card === undefined) throw new Error(`there is no arrondissement ${arr}`);
  return card.district;
}

export function neighboursOf(arr: Arr, { arrs }: Tables): readonly Arr[] {
  return arrs[arr]?.adjacent ?? [];
}

export function allArrs(content: Tables): readonly Arr[] {
  return geographyOf(content).all;
}

/** VR-2.8, 2.17: the First player / Intercepted Agent card. */
export function specialCard({ numbers }: Tables): Location {
  return numbers.firstPlayerArr === 0 ? INTERCEPT : numbers.firstPlayerArr - 1;
}

export function arrsOf(district: District, content: Tables): readonly Arr[] {
  return geographyOf(content).inDistrict[district];
}

/** Of several districts, in order of number. */
export function arrsIn(districts: readonly District[], content: Tables): readonly Arr[] {
  const [only] = districts;
  if (districts.length === 1 && only !== undefined) return arrsOf(only, content);
  if (districts.length === DISTRICTS.length) return allArrs(content);
  return allArrs(content).filter((arr) => districts.includes(districtOf(arr, content)));
}

export function distance(from: Arr, to: Arr, content: Tables): number {
  return geographyOf(content).distances[from * content.arrs.length + to] ?? FAR;
}
