import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BoundedMap } from './bounded-map.ts';

interface Words {
  readonly fr: string;
  readonly en: string;
}

interface Preview {
  readonly title: Words;
  readonly description: Words;
  /** Address of a picture, 1200 by 630. */
  readonly picture?: string;
}

const HOUSE: Preview = {
  title: { fr: 'Cabale', en: 'Cabale' },
  description: {
    fr: 'Des jeux d’influence et d’intrigue, à jouer dans le navigateur, seul ou à plusieurs.',
    en: 'Games of influence and intrigue, played in the browser, alone or with others.',
  },
  picture: '/icon-512.png',
};

const PLACE = '<!-- preview -->';
/** Addresses that belong to a game; invitations name theirs after /join. */
const GAME = /^\/(?:games|play|new|rules|learn|online\/new|join)\/([\w-]+)/;
/** The forms of the page that are kept: every game in both languages, as reached by a few host names. */
const KEPT = 64;

interface Written {
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

/** The one HTML page, with what messengers show of the address it is asked for. */
export class Pages {
  private readonly page: string;
  private readonly games: ReadonlyMap<string, Preview>;
  private readonly written = new BoundedMap<Written>(KEPT);

  constructor(webRoot: string) {
    this.page = readFileSync(path.join(webRoot, 'index.html'), 'utf8');
    const previews = path.join(webRoot, 'previews.json');
    const games = existsSync(previews) ? (JSON.parse(readFileSync(previews, 'utf8')) as Record<string, Preview>) : {};
    this.games = new Map(Object.entries(games));
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { etag, bodies } = this.writtenFor(request);
    void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each)) ?? 'identity';
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
  }

  private writtenFor(request: FastifyRequest): Written {
    const id = GAME.exec(request.url)?.[1] ?? '';
    const preview = this.games.get(id);
    const language = /^en|^(?!.*\bfr\b).*\ben\b/.test(request.headers['accept-language'] ?? '') ? 'en' : 'fr';
    const origin = originOf(request);
    const key = `${origin} ${language} ${preview === undefined ? '' : id}`;
    const known = this.written.get(key);
    if (known !== undefined) return known;
    const page = this.page.replace(PLACE, () => tagsOf(preview ?? HOUSE, language, origin));
    const identity = Buffer.from(page);
    const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    const written = {
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      bodies: { identity, gzip: gzipSync(identity), br: brotliCompressSync(identity, fast) },
    };
    this.written.set(key, written);
    return written;
  }
}

/** Messengers want the whole address of a picture. Whatever else a client names as host is not repeated. */
function originOf({ protocol, host }: FastifyRequest): string {
  return /^[\w.-]{1,253}(?::\d{1,5})?$/.test(host) ? `${protocol}://${host}` : '';
}

function tagsOf({ title, description, picture }: Preview, language: 'fr' | 'en', origin: string): string {
  const tags = [
    ['og:site_name', 'Cabale'],
    ['og:type', 'website'],
    ['og:title', title[language]],
    ['og:description', description[language]],
    ...(picture === undefined || origin === '' ? [] : [['og:image', `${origin}${picture}`]]),
    ['twitter:card', picture === HOUSE.picture ? 'summary' : 'summary_large_image'],
  ];
  return tags.map(([name = '', content = '']) => `<meta property="${name}" content="${escaped(content)}" />`).join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
