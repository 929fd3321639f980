import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '@cabale/games';
import { Failure } from '../failure.ts';

interface Coverage {
  /** Atom or example to the titles of the tests that cite it. */
  readonly proofs: ReadonlyMap<string, readonly string[]>;
  readonly atoms: readonly string[];
  readonly examples: readonly string[];
  /** Cited by a test, unknown to RULES.md. */
  readonly unknown: readonly string[];
}

/** Lists every atom of a game's RULES.md with the tests that prove it. */
export function rules(id: GameId, root: string): void {
  const folder = join(root, 'games', id);
  if (!existsSync(join(folder, 'RULES.md'))) throw new Failure(`${id} has no RULES.md`);
  const { atoms, examples, proofs, unknown } = cover(folder);
  for (const atom of [...atoms, ...examples]) {
    const titles = proofs.get(atom) ?? [];
    process.stdout.write(`${atom}\n${titles.length === 0 ? '    NO TEST\n' : titles.map((title) => `    ${title}\n`).join('')}`);
  }
  for (const citation of unknown) process.stdout.write(`${citation} is cited by a test but is not in RULES.md\n`);
  const proved = atoms.filter((atom) => proofs.has(atom)).length;
  const tested = examples.filter((example) => proofs.has(example)).length;
  const without = atoms.length - proved;
  process.stdout.write(
    `${id}: ${atoms.length} atoms, ${proved} proved, ${without} without a test; ${examples.length} examples, ${tested} tests\n`,
  );
  if (without > 0 || tested < examples.length || unknown.length > 0) process.exitCode = 1;
}

function cover(folder: string): Coverage {
  const text = readFileSync(join(folder, 'RULES.md'), 'utf8');
  const atoms = [...new Set([...text.matchAll(/^\s*-\s+\*\*([A-Z]+-\d+\.\d+)\*\*/gm)].map((match) => match[1] ?? ''))];
  const examples = [...new Set([...text.matchAll(/^\*\*([A-Z]+-X\d+)/gm)].map((match) => match[1] ?? ''))];
  const proofs = new Map<string, string[]>();
  for (const title of titlesIn(join(folder, 'test'))) {
    for (const [, citation] of title.matchAll(/\[([A-Z]+-(?:X?\d+(?:\.\d+)?))\]/g)) {
      if (citation !== undefined) proofs.set(citation, [...(proofs.get(citation) ?? []), title]);
    }
  }
  const known = new Set([...atoms, ...examples]);
  return { atoms, examples, proofs, unknown: [...proofs.keys()].filter((citation) => !known.has(citation)) };
}

/** The titles of all tests in a folder: the first argument of `it` and `test`, in any of their forms. */
function titlesIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.test\.tsx?$/.test(name));
  return files.flatMap((name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    const calls = source.matchAll(/\b(?:it|test)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g);
    return [...calls].map((call) => call[2] ?? '');
  });
}
