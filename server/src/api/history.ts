import {
  chatLineSchema,
  chatSchema,
  chatTextSchema,
  codeAnswerSchema,
  codeSchema,
  framesQuerySchema,
  framesSchema,
  LIMITS,
  pageQuerySchema,
  recordAnswerSchema,
} from '@cabale/protocol';
import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { hashSecret } from '../people/secrets.ts';
import { drawSecret } from '../random.ts';
import { isRefused, refuse } from '../table/refusal.ts';
import { sendChat } from '../tables/chat.ts';
import { accessOf, byId } from './access.ts';
import type { ApiServer } from './api-server.ts';
import { requireIdentity, currentIdentity } from './identity.ts';
import { sendRefusal } from './refusals.ts';

/** Shared replays are large and need no sign-in, so their rate limit is a fraction of the usual one. */
const SHARED_PART = 20;

const byCode = z.object({ code: codeSchema });

/** Frames, chat, records and shared replays. */
export function addHistory(api: ApiServer, app: App): void {
  const { storage, tables, history } = app;
  const preHandler = requireIdentity(app);

  api.get(
    '/tables/:id/frames',
    { preHandler, schema: { params: byId, querystring: framesQuerySchema, response: { 200: framesSchema } } },
    async (request, reply) => {
      const access = await accessOf(app, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      const { from, to } = request.query;
      const frames = await tables.at(request.params.id).frames(currentIdentity(request).person.id, from, to);
      return isRefused(frames) ? sendRefusal(reply, frames) : frames;
    },
  );

  api.get(
    '/tables/:id/chat',
    { preHandler, schema: { params: byId, querystring: pageQuerySchema, response: { 200: chatSchema } } },
    async (request, reply) => {
      const access = await accessOf(app, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      const { person } = currentIdentity(request);
      return { lines: await storage.chat.lines(request.params.id, person.id, LIMITS.chatPage, request.query.before) };
    },
  );

  api.post(
    '/tables/:id/chat',
    {
      preHandler,
      schema: { params: byId, body: z.object({ text: chatTextSchema }), response: { 200: chatLineSchema } },
    },
    async (request, reply) => {
      const access = await accessOf(app, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      const speaker = { person: currentIdentity(request).person, access, isFollowing: false };
      const line = await sendChat(app, speaker, request.body.text);
      return isRefused(line) ? sendRefusal(reply, line) : line;
    },
  );

  api.get(
    '/tables/:id/record',
    { preHandler, schema: { params: byId, response: { 200: recordAnswerSchema } } },
    async (request, reply) => {
      const access = await accessOf(app, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      if (!(await storage.tables.isMember(request.params.id, currentIdentity(request).person.id))) {
        return sendRefusal(reply, refuse('not-seated'));
      }
      const record = await history.record(access.document);
      return isRefused(record) ? sendRefusal(reply, record) : record;
    },
  );

  api.post(
    '/tables/:id/share',
    { preHandler, schema: { params: byId, response: { 200: codeAnswerSchema } } },
    async (request, reply) => {
      const access = await accessOf(app, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      if (!(await storage.tables.isMember(request.params.id, currentIdentity(request).person.id))) {
        return sendRefusal(reply, refuse('not-seated'));
      }
      if (access.document.phase !== 'over') return sendRefusal(reply, refuse('not-over'));
      const code = drawSecret();
      await storage.tables.setCode(request.params.id, 'share', hashSecret(code));
      return { code };
    },
  );

  api.get(
    '/shared/:code',
    {
      config: { rateLimit: { max: Math.ceil(app.rates.address / SHARED_PART), timeWindow: 60_000 } },
      schema: { params: byCode, response: { 200: recordAnswerSchema } },
    },
    async (request, reply) => {
      const id = await storage.tables.byCode('share', hashSecret(request.params.code));
      const document = id === undefined ? undefined : await tables.at(id).document();
      if (document === undefined) return sendRefusal(reply, refuse('not-found'));
      const record = await history.record(document);
      return isRefused(record) ? sendRefusal(reply, record) : record;
    },
  );
}
