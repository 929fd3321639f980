import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOUSE, readJson } from '../setup/house.mjs';

interface Locked {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = readJson(path.join(HOUSE, 'package-lock.json')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** The systems on which the house must stand, as binary packages name them. */
const SYSTEM = /(?:darwin|linux|win32)[^/]*-(?:x64|arm64)/;
/** Its binaries only make a parser faster, and the parser does without. */
const NOT_NEEDED = /^@msgpackr-extract\//;

/** Whether a package at this place in the tree finds another one: in its own folder, or in one above. */
function finds(place: string, name: string): boolean {
  const here = place === '' ? '' : `${place}/`;
  if (packages[`${here}node_modules/${name}`] !== undefined) return true;
  return place !== '' && finds(place.slice(0, Math.max(0, place.lastIndexOf('node_modules') - 1)), name);
}

describe('the lockfile', () => {
  it('holds the binaries for every system that its packages offer', () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => SYSTEM.test(name) && !NOT_NEEDED.test(name) && !finds(place, name))
        .map((name) => `${name}, wanted by ${place}`),
    );
    expect(missing).toEqual([]);
  });

  it('names binaries of every system, so that the check above has something to check', () => {
    const offered = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    for (const system of ['darwin-arm64', 'linux-x64', 'win32-x64']) {
      expect(offered).toContainEqual(expect.stringContaining(system));
    }
  });

  it('names no download host', () => {
    const hosts = Object.entries(packages).filter(([, { resolved }]) => resolved?.startsWith('http') === true);
    expect(hosts).toEqual([]);
  });
});
