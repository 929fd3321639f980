import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOUSE, readJson } from '../setup/house.mjs';
import { accepts } from './version-range.ts';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = readJson(path.join(HOUSE, 'package-lock.json')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** The supported systems, as binary packages name them. */
const SYSTEM = /(?:darwin|linux|win32)[^/]*-(?:x64|arm64)/;
/** Its binaries only speed up a parser, which works without them. */
const NOT_NEEDED = /^@msgpackr-extract\//;

/** Whether a package at this place in the tree resolves another one: in its own folder, or in one above. */
function finds(place: string, name: string): boolean {
  const here = place === '' ? '' : `${place}/`;
  if (packages[`${here}node_modules/${name}`] !== undefined) return true;
  return place !== '' && finds(place.slice(0, Math.max(0, place.lastIndexOf('node_modules') - 1)), name);
}

/** The oldest and a recent version of every Node release line that the README promises. */
const PROMISED_NODES = ['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '24.21.0', '26.0.0', '26.10.0'];

describe('the lockfile', () => {
  it.each(PROMISED_NODES)('holds nothing that does not accept Node %s, so that npm prints no warning', (node) => {
    // npm skips optional packages for other versions without a warning.
    const refusing = Object.entries(packages).filter(
      ([, { engines, optional }]) => optional !== true && !accepts(engines?.node ?? '*', node),
    );
    expect(refusing.map(([place, { version }]) => `${place} ${version}`)).toEqual([]);
  });

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
