import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

type Bundle = NonNullable<
  Parameters<Extract<NonNullable<Plugin['transformIndexHtml']>, { handler: unknown }>['handler']>[1]['bundle']
>;

const TABLE = /[\\/]web[\\/](?:src[\\/]attable\.tsx|design[\\/]src[\\/]index\.ts)$/;
const ONLINE = /[\\/]web[\\/]src[\\/]online[\\/]pages\.tsx$/;
const BOARD = /[\\/]games[\\/]([\w-]+)[\\/]board[\\/]index\.tsx$/;
/** Of headings. */
const TITLE_FONT = /fraunces-latin-wght-normal-[\w-]+\.woff2$/;
const TEXTS = /[\\/]games[\\/]([\w-]+)[\\/]text[\\/](\w+)\.ts$/;

/** What the house says of its games, by language. */
type Presented = Readonly<Record<string, { readonly games: Readonly<Record<string, { readonly line: string }>> }>>;

/** Puts into the page what would come too late or in the way as a file of its own: door.js and the icon. */
export function door(presented: Presented): Plugin {
  return {
    name: 'door',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const script = await readFile(new URL('door.js', import.meta.url), 'utf8');
        const icon = await readFile(new URL('../public/icon.svg', import.meta.url), 'utf8');
        const code = script
          .replaceAll(/^\s*\/\/.*\n/gm, '')
          .replace('TABLE_FILES', () => `(${JSON.stringify(tableFiles(bundle))})`)
          .replace('OPENING_LINES', () => `(${JSON.stringify(openingLines(presented))})`);
        return html
          .replace('<!-- door.js -->', () => `<script>${code}</script>`)
          .replace('"/icon.svg"', () => `"data:image/svg+xml,${encodeURIComponent(icon)}"`);
      },
    },
  };
}

/** What each game is about, by game and language. */
function openingLines(presented: Presented): Record<string, string> {
  return Object.fromEntries(
    Object.entries(presented).flatMap(([language, { games }]) =>
      Object.entries(games).map(([game, { line }]) => [`${game} ${language}`, line]),
    ),
  );
}

function tableFiles(bundle: Bundle): Record<string, readonly string[]> {
  const files: Record<string, Set<string>> = {
    title: new Set(Object.keys(bundle).filter((file) => TITLE_FONT.test(file))),
  };
  for (const chunk of Object.values(bundle)) {
    const need = chunk.type === 'chunk' ? needOf(chunk.facadeModuleId ?? '') : undefined;
    if (need !== undefined) collect(bundle, chunk.fileName, (files[need] ??= new Set()));
  }
  return Object.fromEntries(Object.entries(files).map(([need, all]) => [need, [...all].map((file) => `/${file}`)]));
}

function needOf(module: string): string | undefined {
  if (TABLE.test(module)) return 'table';
  if (ONLINE.test(module)) return 'online';
  const [, game, language] = BOARD.exec(module) ?? TEXTS.exec(module) ?? [];
  return game === undefined || language === undefined ? game : `${game} ${language}`;
}

/** What a file imports and its styles, the largest first; what the page itself loads has begun already. */
function collect(bundle: Bundle, file: string, all: Set<string>): void {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || /assets\/(?:house|rolldown-runtime)/.test(file) || all.has(file)) return;
  for (const imported of chunk.imports) collect(bundle, imported, all);
  for (const style of chunk.viteMetadata?.importedCss ?? []) if (!/assets\/house/.test(style)) all.add(style);
  all.add(file);
}
