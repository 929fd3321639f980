import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache', '.cabale', 'coverage', 'golden']);
/** Links and pictures of Markdown, and sources of HTML pictures; code between backticks is no link. */
const LINK = /\]\((?<target>[^)\s]+)\)|(?:src|srcset|href)="(?<source>[^"]+)"/g;
const CODE = /^```.*?^```|`[^`\n]*`/gms;

/**
 * Broken relative links in Markdown files, as `file: target`.
 * @param {string} root
 * @param {string} [folder]
 * @returns {string[]}
 */
export function brokenLinks(root, folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : brokenLinks(root, name);
    return entry.name.endsWith('.md') ? brokenIn(root, name) : [];
  });
}

/**
 * @param {string} root
 * @param {string} file
 */
function brokenIn(root, file) {
  return targetsIn(readFileSync(path.join(root, file), 'utf8').replaceAll(CODE, ''))
    .filter((target) => !leadsSomewhere(root, file, target))
    .map((target) => `${file}: ${target}`);
}

/** @param {string} text */
function targetsIn(text) {
  const targets = [...text.matchAll(LINK)].flatMap(({ groups }) => groups?.['target'] ?? groups?.['source'] ?? []);
  return targets.filter((target) => !/^[a-z]+:/i.test(target));
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} target
 */
function leadsSomewhere(root, file, target) {
  const [name = '', heading] = target.split('#');
  const place = name === '' ? path.join(root, file) : path.join(root, path.dirname(file), decodeURI(name));
  if (!existsSync(place)) return false;
  return heading === undefined || !place.endsWith('.md') || headingsOf(place).includes(heading);
}

/**
 * The names by which GitHub links to headings.
 * @param {string} file
 */
function headingsOf(file) {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
