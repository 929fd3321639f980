import {
  actSchema,
  audienceSchema,
  codeAnswerSchema,
  codeBodySchema,
  doneSchema,
  newTableAnswerSchema,
  newTableSchema,
  packAnswerSchema,
  tableAnswerSchema,
} from '@cabale/protocol';
import type { App } from '../app.ts';
import { hashSecret } from '../people/secrets.ts';
import { drawSecret } from '../random.ts';
import { isRefused, refuse } from '../table/refusal.ts';
import { wireTable } from '../table/wire.ts';
import { admit, audienceOf } from '../tables/invitations.ts';
import { accessOf, byId } from './access.ts';
import type { ApiServer } from './api-server.ts';
import { requireIdentity, currentIdentity } from './identity.ts';
import { sendRefusal } from './refusals.ts';

/** Creating, joining and playing at tables. */
export function addTables(api: ApiServer, app: App): void {
  const { storage, tables, factory, packs } = app;
  const preHandler = requireIdentity(app);

  api.post(
    '/tables',
    { preHandler, schema: { body: newTableSchema, response: { 200: newTableAnswerSchema } } },
    async (request, reply) => {
      const made = await factory.create(currentIdentity(request).person, request.body, request.ip);
      return isRefused(made) ? sendRefusal(reply, made) : made;
    },
  );

  api.get(
    '/tables/:id',
    { preHandler, schema: { params: byId, response: { 200: tableAnswerSchema } } },
    async (request, reply) => {
      const access = await accessOf(app, request);
      return isRefused(access) ? sendRefusal(reply, access) : { table: wireTable(access.document) };
    },
  );

  api.get(
    '/tables/:id/pack',
    { preHandler, schema: { params: byId, response: { 200: packAnswerSchema } } },
    async (request, reply) => {
      const access = await accessOf(app, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      const pack = await packs.given(access.document);
      return pack === undefined ? sendRefusal(reply, refuse('not-found')) : { pack };
    },
  );

  api.post(
    '/invitations',
    { preHandler, schema: { body: codeBodySchema, response: { 200: tableAnswerSchema } } },
    async (request, reply) => {
      const { person } = currentIdentity(request);
      const document = await admit(app, request.body.code, person.id);
      return document === undefined ? sendRefusal(reply, refuse('not-found')) : { table: wireTable(document) };
    },
  );

  api.post(
    '/tables/:id/invitation',
    { preHandler, schema: { params: byId, response: { 200: codeAnswerSchema } } },
    async (request, reply) => {
      const access = await accessOf(app, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      if (access.document.host !== currentIdentity(request).person.id) return sendRefusal(reply, refuse('not-host'));
      const code = drawSecret();
      // Invalidate the old code first: it must not admit anybody once the new one exists.
      await storage.tables.setCode(request.params.id, 'invite', hashSecret(code));
      const refusal = await tables.at(request.params.id).record(() => ({ kind: 'invitation-renewed' }));
      return refusal === null ? { code } : sendRefusal(reply, refusal);
    },
  );

  api.get(
    '/tables/:id/audience',
    { preHandler, schema: { params: byId, response: { 200: audienceSchema } } },
    async (request, reply) => {
      const access = await accessOf(app, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      if (access.document.host !== currentIdentity(request).person.id) return sendRefusal(reply, refuse('not-host'));
      return { people: await audienceOf(app, access.document) };
    },
  );

  api.post(
    '/tables/:id/acts',
    { preHandler, schema: { params: byId, body: actSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      const access = await accessOf(app, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      const refusal = await tables
        .at(request.params.id)
        .act(currentIdentity(request).person, request.body, access.admitted);
      return refusal === null ? { done: true as const } : sendRefusal(reply, refusal);
    },
  );

  api.post(
    '/tables/:id/rematch',
    { preHandler, schema: { params: byId, response: { 200: tableAnswerSchema } } },
    async (request, reply) => {
      const access = await accessOf(app, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      const again = await factory.rematch(request.params.id, currentIdentity(request).person, request.ip);
      return isRefused(again) ? sendRefusal(reply, again) : again;
    },
  );
}
