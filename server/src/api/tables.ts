import {
  actSchema,
  chatSchema,
  chatTextSchema,
  chatLineSchema,
  codeAnswerSchema,
  codeBodySchema,
  codeSchema,
  doneSchema,
  framesQuerySchema,
  framesSchema,
  gamesSchema,
  idSchema,
  LIMITS,
  newTableAnswerSchema,
  newTableSchema,
  pageQuerySchema,
  recordAnswerSchema,
  statisticsSchema,
  tableAnswerSchema,
  tablesSchema,
  type Id,
} from '@cabale/protocol';
import { ordinal } from 'openskill';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { House } from '../house.ts';
import { drawSecret, hashSecret } from '../people/secrets.ts';
import type { ResultsRow } from '../storage/schema.ts';
import { isRefused, refuse, type Refused } from '../table/refusal.ts';
import { wireLine, wireTable } from '../table/wire.ts';
import { accessTo, type Access } from '../tables/access.ts';
import { finishedRecord } from '../tables/record.ts';
import { say } from '../tables/say.ts';
import type { App } from './app.ts';
import { mustBeSomebody, somebody } from './identity.ts';
import { sendRefusal } from './refusals.ts';

const byId = z.object({ id: idSchema });
const byCode = z.object({ code: codeSchema });

/** What the person may do at the table of the address; a private table of others does not exist. */
async function accessOf(house: House, request: FastifyRequest<{ Params: { id: Id } }>): Promise<Access | Refused> {
  const { tables, storage } = house;
  const { person } = somebody(request);
  return (await accessTo(tables, storage.tables, request.params.id, person.id)) ?? refuse('not-found');
}

/** Games, the lobby, one's own tables. */
export function addLists(app: App, house: House): void {
  const { storage, games } = house;
  const preHandler = mustBeSomebody(house);

  app.get('/games', { schema: { response: { 200: gamesSchema } } }, async () => {
    const all = await Promise.all(games.ids.map((id) => games.rules(id)));
    return {
      games: all.flatMap((rules) => {
        if (rules === undefined) return [];
        const { id, version, seats, setup } = rules.game;
        const fields = Object.entries(setup).map(([field, values]) => [field, [...values]]);
        return [
          {
            id,
            rules: version,
            seats,
            setup: Object.fromEntries(fields) as Record<string, (string | number | boolean)[]>,
          },
        ];
      }),
    };
  });

  app.get('/lobby', { preHandler, schema: { response: { 200: tablesSchema } } }, async (request) => {
    const { person } = somebody(request);
    const documents = await storage.tables.lobby(LIMITS.listPage);
    return { tables: documents.map((document) => wireLine(document, person.id)) };
  });

  app.get('/me/tables', { preHandler, schema: { response: { 200: tablesSchema } } }, async (request) => {
    const { person } = somebody(request);
    const documents = await storage.tables.of(person.id, 'running', LIMITS.listPage);
    return { tables: documents.map((document) => wireLine(document, person.id)) };
  });

  app.get(
    '/me/history',
    { preHandler, schema: { querystring: pageQuerySchema, response: { 200: tablesSchema } } },
    async (request) => {
      const { person } = somebody(request);
      const documents = await storage.tables.of(person.id, 'over', LIMITS.listPage, request.query.before);
      return { tables: documents.map((document) => wireLine(document, person.id)) };
    },
  );

  app.get('/me/statistics', { preHandler, schema: { response: { 200: statisticsSchema } } }, async (request, reply) => {
    const { person } = somebody(request);
    if (person.login === null) return sendRefusal(reply, refuse('account-needed'));
    const [results, ratings] = await Promise.all([storage.results.of(person.id), storage.results.ratings(person.id)]);
    return {
      games: tallied(results),
      ratings: ratings.map(({ game, rated, mu, sigma }) => ({
        game,
        rated,
        mu,
        sigma,
        ordinal: ordinal({ mu, sigma }),
      })),
    };
  });
}

/** Results by game and number of seats. */
function tallied(results: readonly ResultsRow[]): { game: string; seats: number; played: number; places: number[] }[] {
  const tallies = new Map<string, { game: string; seats: number; played: number; places: number[] }>();
  for (const { game, seats, rank } of results) {
    const name = `${game} ${seats}`;
    const tally = tallies.get(name) ?? { game, seats, played: 0, places: Array.from({ length: seats }, () => 0) };
    tally.played += 1;
    // Behind an automaton of the rules one may come in later than there are seats.
    const place = Math.min(rank, seats) - 1;
    tally.places[place] = (tally.places[place] ?? 0) + 1;
    tallies.set(name, tally);
  }
  return [...tallies.values()];
}

/** A table: opening, coming in, acting. */
export function addTables(app: App, house: House): void {
  const { storage, tables } = house;
  const preHandler = mustBeSomebody(house);

  app.post(
    '/tables',
    { preHandler, schema: { body: newTableSchema, response: { 200: newTableAnswerSchema } } },
    async (request, reply) => {
      const made = await tables.create(somebody(request).person, request.body);
      return isRefused(made) ? sendRefusal(reply, made) : made;
    },
  );

  app.get(
    '/tables/:id',
    { preHandler, schema: { params: byId, response: { 200: tableAnswerSchema } } },
    async (request, reply) => {
      const access = await accessOf(house, request);
      return isRefused(access) ? sendRefusal(reply, access) : { table: wireTable(access.document) };
    },
  );

  app.post(
    '/invitations',
    { preHandler, schema: { body: codeBodySchema, response: { 200: tableAnswerSchema } } },
    async (request, reply) => {
      const { person } = somebody(request);
      const id = await storage.tables.byCode('invite', hashSecret(request.body.code));
      const document = id === undefined ? undefined : await tables.document(id);
      if (document === undefined || document.kicked.includes(person.id)) return sendRefusal(reply, refuse('not-found'));
      await storage.tables.admit(document.id, person.id);
      return { table: wireTable(document) };
    },
  );

  app.post(
    '/tables/:id/invitation',
    { preHandler, schema: { params: byId, response: { 200: codeAnswerSchema } } },
    async (request, reply) => {
      const access = await accessOf(house, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      if (access.document.host !== somebody(request).person.id) return sendRefusal(reply, refuse('not-host'));
      const code = drawSecret();
      await storage.tables.setCode(request.params.id, 'invite', hashSecret(code));
      return { code };
    },
  );

  app.post(
    '/tables/:id/acts',
    { preHandler, schema: { params: byId, body: actSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      const access = await accessOf(house, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      const refusal = await tables.act(request.params.id, somebody(request).person, request.body, access.admitted);
      return refusal === null ? { done: true as const } : sendRefusal(reply, refusal);
    },
  );

  app.post(
    '/tables/:id/rematch',
    { preHandler, schema: { params: byId, response: { 200: tableAnswerSchema } } },
    async (request, reply) => {
      const access = await accessOf(house, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      const again = await tables.rematch(request.params.id, somebody(request).person);
      return isRefused(again) ? sendRefusal(reply, again) : again;
    },
  );
}

/** What was played and said. */
export function addPast(app: App, house: House): void {
  const { storage, tables, games } = house;
  const preHandler = mustBeSomebody(house);

  app.get(
    '/tables/:id/frames',
    { preHandler, schema: { params: byId, querystring: framesQuerySchema, response: { 200: framesSchema } } },
    async (request, reply) => {
      const access = await accessOf(house, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      const { from, to } = request.query;
      const frames = await tables.frames(request.params.id, somebody(request).person.id, from, to);
      return isRefused(frames) ? sendRefusal(reply, frames) : frames;
    },
  );

  app.get(
    '/tables/:id/chat',
    { preHandler, schema: { params: byId, querystring: pageQuerySchema, response: { 200: chatSchema } } },
    async (request, reply) => {
      const access = await accessOf(house, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      const { person } = somebody(request);
      return { lines: await storage.chat.lines(request.params.id, person.id, LIMITS.chatPage, request.query.before) };
    },
  );

  app.post(
    '/tables/:id/chat',
    {
      preHandler,
      schema: { params: byId, body: z.object({ text: chatTextSchema }), response: { 200: chatLineSchema } },
    },
    async (request, reply) => {
      const access = await accessOf(house, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      const line = await say(house, request.params.id, somebody(request).person, request.body.text);
      return isRefused(line) ? sendRefusal(reply, line) : line;
    },
  );

  app.get(
    '/tables/:id/record',
    { preHandler, schema: { params: byId, response: { 200: recordAnswerSchema } } },
    async (request, reply) => {
      const access = await accessOf(house, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      if (!(await storage.tables.isMember(request.params.id, somebody(request).person.id))) {
        return sendRefusal(reply, refuse('not-seated'));
      }
      const record = await recordOfTable(access);
      return isRefused(record) ? sendRefusal(reply, record) : record;
    },
  );

  app.post(
    '/tables/:id/share',
    { preHandler, schema: { params: byId, response: { 200: codeAnswerSchema } } },
    async (request, reply) => {
      const access = await accessOf(house, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      if (!(await storage.tables.isMember(request.params.id, somebody(request).person.id))) {
        return sendRefusal(reply, refuse('not-seated'));
      }
      if (access.document.phase !== 'over') return sendRefusal(reply, refuse('not-over'));
      const code = drawSecret();
      await storage.tables.setCode(request.params.id, 'share', hashSecret(code));
      return { code };
    },
  );

  app.get(
    '/shared/:code',
    { schema: { params: byCode, response: { 200: recordAnswerSchema } } },
    async (request, reply) => {
      const id = await storage.tables.byCode('share', hashSecret(request.params.code));
      const document = id === undefined ? undefined : await tables.document(id);
      if (document === undefined) return sendRefusal(reply, refuse('not-found'));
      const record = await recordOfTable({ document });
      return isRefused(record) ? sendRefusal(reply, record) : record;
    },
  );

  async function recordOfTable({ document }: Pick<Access, 'document'>) {
    const rules = await games.rules(document.game);
    return rules === undefined ? refuse('unavailable') : finishedRecord(storage, document, rules);
  }
}
