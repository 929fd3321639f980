import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { designTextsEn, designTextsFr } from '@cabale/design';
import { en as onlineEn } from '../src/online/text/en.ts';
import { fr as onlineFr } from '../src/online/text/fr.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';

/** All texts of a tree with their keys. */
function leaves(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value as object, `${path}${key}.`),
  );
}

function sourcesIn(folder: URL): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/^(fr|en)\.ts$/.test(entry.name))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
    .join('\n');
}

/** Whether a source file names the key, literally or by a template such as `games.${id}.name`. */
function isUsed(key: string, source: string, templates: readonly RegExp[]): boolean {
  const name = key.replace(/_(one|other)$/, '');
  return source.includes(`'${name}'`) || templates.some((template) => template.test(name));
}

function templatesIn(source: string): RegExp[] {
  const found = source.match(/`[\w.-]+\.\$\{[^`]*`/g) ?? [];
  return found.map(
    (text) =>
      new RegExp(
        `^${text
          .slice(1, -1)
          .replace(/\.(?!\*)/g, '\\.')
          .replace(/\$\{[^}]*\}/g, '[^.]+')}$`,
      ),
  );
}

describe.each([
  ['the shell', fr, en, new URL('../src/', import.meta.url)],
  ['tables online', onlineFr, onlineEn, new URL('../src/online/', import.meta.url)],
  ['the pieces', designTextsFr, designTextsEn, new URL('../design/src/', import.meta.url)],
] as const)('the texts of %s', (_name, french, english, folder) => {
  const source = sourcesIn(folder);
  const templates = templatesIn(source);

  it('have the same names in both languages', () => {
    expect(leaves(french).map(([key]) => key)).toEqual(leaves(english).map(([key]) => key));
  });

  it('have the same parameters in both languages', () => {
    const parameters = (tree: object) =>
      leaves(tree).map(([key, text]) => [key, (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()]);
    expect(parameters(french)).toEqual(parameters(english));
  });

  it('are all used', () => {
    expect(leaves(french).flatMap(([key]) => (isUsed(key, source, templates) ? [] : [key]))).toEqual([]);
  });

  it('are French in their quotes and spaces', () => {
    const wrong = leaves(french).filter(([, text]) => /['"]| [?!;:%»]|« /.test(text));
    expect(wrong).toEqual([]);
  });

  it('use no straight quotes in English', () => {
    expect(leaves(english).filter(([, text]) => /['"]/.test(text))).toEqual([]);
  });
});
