import { describe, expect, it } from 'vitest';
import { installKey } from '../setup/install.mjs';
import { installationAgrees } from '../setup/installation.mjs';
import { cleanEnvironment } from '../setup/npm.mjs';
import { whyNodeIsTooOld } from '../setup/node-version.mjs';
import { folderWith, write } from './folder.ts';

describe('the version of Node', () => {
  it.each(['18.20.8', '20.18.3', '20.9.0', '8.0.0'])('%s is refused in one sentence', (version) => {
    expect(whyNodeIsTooOld(version)).toMatch(
      new RegExp(`^Cabale needs Node\\.js 20\\.19 or newer; this is ${version}\\. .*\\.$`),
    );
  });

  it.each(['20.19.0', '20.20.2', '22.0.0', '26.10.0'])('%s is accepted', (version) => {
    expect(whyNodeIsTooOld(version)).toBeUndefined();
  });
});

describe('the environment of an inner npm', () => {
  it('has nothing of the outer npm that would change what is installed', () => {
    const outer = {
      NODE_ENV: 'production',
      npm_config_omit: 'dev',
      npm_config_workspace: 'cli',
      npm_config_ignore_scripts: 'true',
      NPM_CONFIG_PRODUCTION: 'true',
      npm_package_name: 'cabale',
      npm_lifecycle_event: 'prestart',
    };
    expect(cleanEnvironment(outer)).toEqual({});
  });

  it('keeps the rest, such as the registry and the path', () => {
    const rest = { PATH: '/bin', npm_config_registry: 'https://registry.example', npm_config_cache: '/cache' };
    expect(cleanEnvironment(rest)).toEqual(rest);
  });
});

const DEPENDENCIES = { left: '1.0.0' };

/** A project with one workspace and one package, as after `npm ci`. */
function installedHouse(): string {
  const packages = {
    'node_modules/left': { version: '1.0.0' },
    'node_modules/binary-here': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
    'node_modules/engine': { resolved: 'engine', link: true },
  };
  const elsewhere = { version: '1.0.0', optional: true, os: ['plan9'], cpu: [process.arch] };
  return folderWith({
    'package.json': { workspaces: ['engine'] },
    'engine/package.json': { name: 'engine', dependencies: DEPENDENCIES },
    'package-lock.json': {
      packages: {
        '': { workspaces: ['engine'] },
        engine: { dependencies: DEPENDENCIES },
        ...packages,
        'node_modules/binary-elsewhere': elsewhere,
        'node_modules/left-over': { version: '1.0.0', extraneous: true },
      },
    },
    'node_modules/.package-lock.json': { packages },
    'node_modules/left/package.json': {},
    'node_modules/binary-here/package.json': {},
    'node_modules/engine/package.json': {},
  });
}

describe('an installation made by hand', () => {
  it('is accepted when it has what the lockfile requires on this machine', () => {
    expect(installationAgrees(installedHouse())).toBe(true);
  });

  it('is refused when there is none', () => {
    expect(installationAgrees(folderWith({ 'package.json': {}, 'package-lock.json': { packages: {} } }))).toBe(false);
  });

  it('is refused when a package has another version', () => {
    const root = installedHouse();
    write(root, 'node_modules/.package-lock.json', { packages: { 'node_modules/left': { version: '0.9.0' } } });
    expect(installationAgrees(root)).toBe(false);
  });

  it('is refused when the binary for this machine is missing, as in a folder copied from another', () => {
    const root = installedHouse();
    write(root, 'node_modules/.package-lock.json', {
      packages: { 'node_modules/left': { version: '1.0.0' }, 'node_modules/engine': { link: true } },
    });
    expect(installationAgrees(root)).toBe(false);
  });

  it('is refused when a package.json requires something that the lockfile lacks', () => {
    const root = installedHouse();
    write(root, 'engine/package.json', { name: 'engine', dependencies: { ...DEPENDENCIES, right: '1.0.0' } });
    expect(installationAgrees(root)).toBe(false);
  });
});

describe('the installation key', () => {
  it('changes with the lockfile and with the package.json of any workspace', () => {
    const root = installedHouse();
    const keys = new Set([installKey(root)]);
    write(root, 'engine/package.json', { name: 'engine' });
    keys.add(installKey(root));
    write(root, 'package-lock.json', { packages: {} });
    keys.add(installKey(root));
    expect(keys.size).toBe(3);
  });
});
