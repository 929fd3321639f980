import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

type Bundle = NonNullable<
  Parameters<Extract<NonNullable<Plugin['transformIndexHtml']>, { handler: unknown }>['handler']>[1]['bundle']
>;

const TABLE = /[\\/]web[\\/](?:src[\\/]attable\.tsx|design[\\/]src[\\/]index\.ts)$/;
const ONLINE = /[\\/]web[\\/]src[\\/]online[\\/]pages\.tsx$/;
const BOARD = /[\\/]games[\\/]([\w-]+)[\\/]board[\\/]index\.tsx$/;
/** The fonts of headings and of text. */
const FONTS = /(?:fraunces|inter)-latin-wght-normal-[\w-]+\.woff2$/;
const TEXTS = /[\\/]games[\\/]([\w-]+)[\\/]text[\\/](\w+)\.ts$/;

/** Games by id, with a tagline in each language. */
type Presented = Readonly<Record<string, { readonly tagline: Readonly<Record<'fr' | 'en', string>> }>>;

/** Inlines what would load too late as a file or delay the first paint: door.js, the icon and the site's styles. */
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

/** Inlines the styles of the loading screen, so that it is painted without another request. */
function withStyles(html: string, bundle: Bundle): string {
  return html.replaceAll(STYLESHEET, (link, file: string) => {
    const styles = bundle[file];
    if (styles?.type !== 'asset') return link;
    delete bundle[file];
    // Chunks need not load them any more.
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(file);
    return `<style>${String(styles.source).trim()}</style>`;
  });
}

const PROGRAM = /<script type="module"[^>]*src="(?<file>\/assets\/[^"]+)"><\/script>/g;

/** The built app is fetched immediately, but door.js starts it after the first paint; `program` is its entry. */
function withoutProgram(html: string): { readonly page: string; readonly program: string | undefined } {
  const program = [...html.matchAll(PROGRAM)].at(-1)?.groups?.['file'];
  return { page: html.replaceAll(PROGRAM, '<link rel="modulepreload" crossorigin href="$<file>">'), program };
}

/** Taglines by game and language. */
function openingLines(presented: Presented): Record<string, string> {
  return Object.fromEntries(
    Object.entries(presented).flatMap(([game, { tagline }]) =>
      Object.entries(tagline).map(([language, line]) => [`${game} ${language}`, line]),
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

/** The imports and styles of a file, dependencies first, without the chunks that the page itself loads. */
function collect(bundle: Bundle, file: string, all: Set<string>): void {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || /assets\/(?:house|rolldown-runtime)/.test(file) || all.has(file)) return;
  for (const imported of chunk.imports) collect(bundle, imported, all);
  for (const style of chunk.viteMetadata?.importedCss ?? []) all.add(style);
  all.add(file);
}
