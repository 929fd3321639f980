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
import type { House } from '../house.ts';
import { hashSecret } from '../people/secrets.ts';
import { drawSecret } from '../random.ts';
import { isRefused, refuse } from '../table/refusal.ts';
import { wireTable } from '../table/wire.ts';
import { admit, audienceOf } from '../tables/invitations.ts';
import { accessOf, byId } from './access.ts';
import type { App } from './app.ts';
import { mustBeSomebody, somebody } from './identity.ts';
import { sendRefusal } from './refusals.ts';

/** A table: opening, coming in, acting. */
export function addTables(app: App, house: House): void {
  const { storage, tables, factory, packs } = house;
  const preHandler = mustBeSomebody(house);

  app.post(
    '/tables',
    { preHandler, schema: { body: newTableSchema, response: { 200: newTableAnswerSchema } } },
    async (request, reply) => {
      const made = await factory.create(somebody(request).person, request.body, request.ip);
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

  app.get(
    '/tables/:id/pack',
    { preHandler, schema: { params: byId, response: { 200: packAnswerSchema } } },
    async (request, reply) => {
      const access = await accessOf(house, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      const pack = await packs.given(access.document);
      return pack === undefined ? sendRefusal(reply, refuse('not-found')) : { pack };
    },
  );

  app.post(
    '/invitations',
    { preHandler, schema: { body: codeBodySchema, response: { 200: tableAnswerSchema } } },
    async (request, reply) => {
      const { person } = somebody(request);
      const document = await admit(house, request.body.code, person.id);
      return document === undefined ? sendRefusal(reply, refuse('not-found')) : { table: wireTable(document) };
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
      // The old code stops first, so that nobody who brings it is admitted after the renewal.
      await storage.tables.setCode(request.params.id, 'invite', hashSecret(code));
      const refusal = await tables.at(request.params.id).record(() => ({ kind: 'invitation-renewed' }));
      return refusal === null ? { code } : sendRefusal(reply, refusal);
    },
  );

  app.get(
    '/tables/:id/audience',
    { preHandler, schema: { params: byId, response: { 200: audienceSchema } } },
    async (request, reply) => {
      const access = await accessOf(house, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      if (access.document.host !== somebody(request).person.id) return sendRefusal(reply, refuse('not-host'));
      return { people: await audienceOf(house, access.document) };
    },
  );

  app.post(
    '/tables/:id/acts',
    { preHandler, schema: { params: byId, body: actSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      const access = await accessOf(house, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      const refusal = await tables.at(request.params.id).act(somebody(request).person, request.body, access.admitted);
      return refusal === null ? { done: true as const } : sendRefusal(reply, refusal);
    },
  );

  app.post(
    '/tables/:id/rematch',
    { preHandler, schema: { params: byId, response: { 200: tableAnswerSchema } } },
    async (request, reply) => {
      const access = await accessOf(house, request);
      if (isRefused(access)) return sendRefusal(reply, access);
      const again = await factory.rematch(request.params.id, somebody(request).person, request.ip);
      return isRefused(again) ? sendRefusal(reply, again) : again;
    },
  );
}
