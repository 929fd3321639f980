import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

type Bundle = NonNullable<
  Parameters<Extract<NonNullable<Plugin['transformIndexHtml']>, { handler: unknown }>['handler']>[1]['bundle']
>;

const TABLE = /[\\/]web[\\/](?:src[\\/]attable\.tsx|design[\\/]src[\\/]index\.ts)$/;
const ONLINE = /[\\/]web[\\/]src[\\/]online[\\/]pages\.tsx$/;
const BOARD = /[\\/]games[\\/]([\w-]+)[\\/]board[\\/]index\.tsx$/;
/** Of headings and of all other words. */
const FONTS = /(?:fraunces|inter)-latin-wght-normal-[\w-]+\.woff2$/;
const TEXTS = /[\\/]games[\\/]([\w-]+)[\\/]text[\\/](\w+)\.ts$/;

/** What the house says of its games, by language. */
type Presented = Readonly<Record<string, { readonly games: Readonly<Record<string, { readonly line: string }>> }>>;

/** Puts into the page what would come too late or in the way as a file of its own: door.js, the icon and the house's styles. */
export function door(presented: Presented): Plugin {
  return {
    name: 'door',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { page, program } = withoutProgram(withStyles(html, bundle));
        const script = await readFile(new URL('door.js', import.meta.url), 'utf8');
        const icon = await readFile(new URL('../public/icon.svg', import.meta.url), 'utf8');
        const code = script
          .replaceAll(/^\s*\/\/.*\n/gm, '')
          .replaceAll('PROGRAM', () => JSON.stringify(program ?? ''))
          .replace('TABLE_FILES', () => `(${JSON.stringify(tableFiles(bundle))})`)
          .replace('OPENING_LINES', () => `(${JSON.stringify(openingLines(presented))})`);
        return page
          .replace('<!-- door.js -->', () => `<script>${code}</script>`)
          .replace('"/icon.svg"', () => `"data:image/svg+xml,${encodeURIComponent(icon)}"`);
      },
    },
  };
}

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(?<file>[^"]+)">/g;

/** The styles of the door stand in the page: it is drawn as soon as it is read. */
function withStyles(html: string, bundle: Bundle): string {
  return html.replaceAll(STYLESHEET, (link, file: string) => {
    const styles = bundle[file];
    if (styles?.type !== 'asset') return link;
    delete bundle[file];
    // Nobody has to bring them any more.
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(file);
    return `<style>${String(styles.source).trim()}</style>`;
  });
}

const PROGRAM = /<script type="module"[^>]*src="(?<file>\/assets\/[^"]+)"><\/script>/g;

/** The built program is fetched at once but begun by the door, when it has been drawn: `program` is where it begins. */
function withoutProgram(html: string): { readonly page: string; readonly program: string | undefined } {
  const program = [...html.matchAll(PROGRAM)].at(-1)?.groups?.['file'];
  return { page: html.replaceAll(PROGRAM, '<link rel="modulepreload" crossorigin href="$<file>">'), program };
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
    fonts: new Set(Object.keys(bundle).filter((file) => FONTS.test(file))),
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
  for (const style of chunk.viteMetadata?.importedCss ?? []) all.add(style);
  all.add(file);
}
