/** `docs/design-system.md` names everything that `@cabale/design` exports, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DESIGN = new URL('../design/src/', import.meta.url);
const page = readFileSync(new URL('../../docs/design-system.md', import.meta.url), 'utf8');
const index = readFileSync(new URL('index.ts', DESIGN), 'utf8');
const css = readFilesOf(new URL('css/', DESIGN));
const sources = readFilesOf(DESIGN);

function readFilesOf(folder: URL): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ name }) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
}

/** The names in code style on the page, outside of its code blocks. */
const named = new Set([...page.replaceAll(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? ''));

const exported = [...index.matchAll(/export (?:type )?\{([^}]*)\}/g)]
  .flatMap((match) => (match[1] ?? '').split(','))
  .map((name) =>
    name
      .replace(/^\s*type /, '')
      .replace(/^.* as /, '')
      .trim(),
  )
  .filter((name) => name !== '');

const defined = [...new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map((match) => match[1] ?? ''))];

it('names every export', () => {
  expect(exported.length).toBeGreaterThan(40);
  expect(exported.filter((name) => !named.has(name))).toEqual([]);
});

it('names every variable', () => {
  expect(defined.length).toBeGreaterThan(30);
  expect(defined.filter((name) => !named.has(name))).toEqual([]);
});

it('names no variable, class or attribute that is gone', () => {
  const variables = [...named].filter((name) => /^--[\w-]+$/.test(name));
  expect(variables.filter((name) => !css.includes(name) && !sources.includes(name))).toEqual([]);
  const attributes = [...named].filter((name) => /^data-[\w-]+$/.test(name));
  expect(attributes.filter((name) => !css.includes(name) && !sources.includes(name))).toEqual([]);
  const table = /^\| classes [^]*?\n\n/m.exec(page)?.[0] ?? '';
  const classes = [...table.matchAll(/`\.([a-z-]+)`/g)].map((match) => match[1] ?? '');
  expect(classes.length).toBeGreaterThan(25);
  const isUsed = (name: string): boolean => new RegExp(`[.\\s"'\`]${name}[\\s"'\`:{,.]`).test(`${css}${sources}`);
  expect(classes.filter((name) => !isUsed(name))).toEqual([]);
});

it('names no component or function that is gone', () => {
  const kit = readFileSync(new URL('boardkit.ts', DESIGN), 'utf8');
  const rows = [...page.matchAll(/^\| (`\w+`(?:, `\w+`)*)( \(kit\))? \|/gm)];
  const names = rows.flatMap((match) => [...(match[1] ?? '').matchAll(/`(\w+)`/g)].map((each) => each[1] ?? ''));
  expect(names.length).toBeGreaterThan(40);
  const isOffered = (name: string): boolean => exported.includes(name) || new RegExp(`\\b${name}\\b`).test(kit);
  expect(names.filter((name) => !isOffered(name) && name !== 'read' && name !== 'does')).toEqual([]);
});
