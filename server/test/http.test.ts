import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from '../src/http.ts';
import { describe, expect, it } from 'vitest';
import { openApp, openServer } from './support/opened.ts';
import { builtPages, PAGE, SCRIPT } from './support/pages.ts';

async function listening(webRoot?: string): Promise<string> {
  return openServer(await openApp(), webRoot);
}

const NAVIGATION = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

describe('the server', () => {
  it('says that it is healthy', async () => {
    const answer = await fetch(`${await listening()}/health`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok' });
  });

  it('says that it is ready while its database answers', async () => {
    const answer = await fetch(`${await listening()}/ready`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ready' });
  });

  it('serves the page at the root and has it revalidated each time', async () => {
    const answer = await fetch(`${await listening()}/`, NAVIGATION);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(PAGE);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('lets files with a hash in their name be kept for ever', async () => {
    const answer = await fetch(`${await listening()}/assets/app-1a2b3c.js`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(await answer.text()).toBe(SCRIPT);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('sends the compressed sibling to clients that accept it', async () => {
    const answer = await fetch(`${await listening()}/assets/app-1a2b3c.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toBe(SCRIPT);
  });

  it('serves the page for addresses inside the app', async () => {
    const answer = await fetch(`${await listening()}/san/table?seed=7`, NAVIGATION);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(PAGE);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['a missing file, even for a browser', '/assets/gone.js', NAVIGATION],
    ['an unknown address asked for by a program', '/san/table', { headers: { accept: 'application/json' } }],
    ['something sent to an unknown address', '/san/table', { ...NAVIGATION, method: 'POST' }],
    ['a file outside of the pages', '/..%2f..%2fpackage.json', NAVIGATION],
  ])('answers 404 to %s', async (_, address, request) => {
    const answer = await fetch(`${await listening()}${address}`, request);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toBe(PAGE);
  });

  it('lets the page load scripts, workers and data only from here', async () => {
    const answer = await fetch(`${await listening()}/`, NAVIGATION);
    const policy = (answer.headers.get('content-security-policy') ?? '').split(';');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("img-src 'self' data:");
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('lets a script run that was built into the page, by its content', async () => {
    const code = 'document.title = 1;';
    const webRoot = builtPages();
    writeFileSync(path.join(webRoot, 'index.html'), `<!doctype html><script>${code}</script>`);
    const answer = await fetch(`${await listening(webRoot)}/`, NAVIGATION);
    const hash = createHash('sha256').update(code).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  describe('tells messengers what a link leads to', () => {
    const san = { title: { fr: 'San', en: 'San' }, description: { fr: 'Duel & "fleuve"', en: 'A duel' } };
    const pagesWithPreviews = (): string => {
      const webRoot = builtPages();
      writeFileSync(path.join(webRoot, 'index.html'), '<head><!-- preview --></head>');
      writeFileSync(
        path.join(webRoot, 'previews.json'),
        JSON.stringify({ san: { ...san, picture: '/assets/san.jpg' } }),
      );
      return webRoot;
    };
    const asked = async (address: string, headers: Record<string, string> = {}): Promise<string> => {
      const origin = await listening(pagesWithPreviews());
      const answer = await fetch(`${origin}${address}`, { headers: { ...NAVIGATION.headers, ...headers } });
      return (await answer.text()).replaceAll(origin, 'ORIGIN');
    };

    it.each(['/games/san', '/join/san', '/play/san?seed=1', '/online/new/san'])(
      'with its game, at %s',
      async (address) => {
        const page = await asked(address, { 'accept-language': 'fr-FR,en;q=0.5' });
        expect(page).toContain('<meta property="og:title" content="San" />');
        expect(page).toContain('content="Duel &amp; &quot;fleuve&quot;"');
        expect(page).toContain('<meta property="og:image" content="ORIGIN/assets/san.jpg" />');
      },
    );

    it('in the language of the reader', async () => {
      expect(await asked('/games/san', { 'accept-language': 'en-GB' })).toContain('content="A duel"');
    });

    it('with the house everywhere else', async () => {
      for (const address of ['/', '/games/chess', '/online/table/abc']) {
        expect(await asked(address)).toContain('<meta property="og:title" content="Cabale" />');
      }
    });

    it('only once to who has it already', async () => {
      const origin = await listening(pagesWithPreviews());
      const etag = (await fetch(`${origin}/games/san`, NAVIGATION)).headers.get('etag') ?? '';
      const again = await fetch(`${origin}/games/san`, { headers: { ...NAVIGATION.headers, 'if-none-match': etag } });
      expect([etag.length > 10, again.status]).toEqual([true, 304]);
    });
  });

  it('refuses to start without pages, and says how to build them', async () => {
    const app = await openApp();
    const options = { webRoot: '/nowhere', app, trustProxy: false, logLevel: 'fatal' } as const;
    await expect(createServer(options)).rejects.toThrow(/no web pages in \/nowhere.*npm run build/);
  });
});
