import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { HOUSE, readJson } from '../setup/house.mjs';

const FOLDER = path.join(HOUSE, '.github', 'workflows');
/** The command of `.ci/run` after it has found its folder. */
const COMMAND = 'npm test';

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>>;
}

function commandsOf(file: string): string[] {
  const { jobs } = parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Workflow;
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
}

/** npm scripts that a command uses and package.json does not have. */
function missingIn(command: string): string[] {
  const { scripts } = readJson(path.join(HOUSE, 'package.json')) as { readonly scripts: Record<string, string> };
  const files = [...command.matchAll(/\bnode (\S+)|(?:^|\s)(\.\w[\w./-]+)/g)].flatMap(
    ([, script, file]) => script ?? file ?? [],
  );
  const named = [...command.matchAll(/\bnpm run ([\w:-]+)/g)].flatMap(([, name]) => name ?? []);
  return [
    ...files.filter((file) => !existsSync(path.join(HOUSE, file))),
    ...named.filter((name) => !Object.hasOwn(scripts, name)),
  ];
}

const files = readdirSync(FOLDER);

describe('workflows', () => {
  it('are those of tests and releases', () => {
    expect(files.toSorted()).toEqual(['ci.yml', 'release.yml']);
  });

  it.each(files)('run the same tests as .ci/run: %s', (file) => {
    expect(commandsOf(file)).toContain('.ci/run');
    expect(readFileSync(path.join(HOUSE, '.ci', 'run'), 'utf8')).toContain(COMMAND);
  });

  it.each(files)('name scripts that exist: %s', (file) => {
    expect(commandsOf(file).flatMap(missingIn)).toEqual([]);
  });

  it('are found if they name one that does not', () => {
    const commands = [
      'node scripts/absent.mjs',
      '.ci/absent',
      'npm run absent',
      'npm run build',
      'node scripts/setup.mjs',
    ];
    expect(commands.flatMap(missingIn)).toEqual(['scripts/absent.mjs', '.ci/absent', 'absent']);
  });

  it('releases have notes, a tarball and an image', () => {
    const commands = commandsOf('release.yml').join('\n');
    expect(commands).toMatch(
      /release-notes\.mjs.*\n(?:.*\n)*.*tar -czf(?:.*\n)*.*docker build(?:.*\n)*.*gh release create/,
    );
  });
});
