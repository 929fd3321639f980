import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { API } from '@cabale/protocol';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { addSockets } from '../socket/sockets.ts';
import { refuse } from '../table/refusal.ts';
import type { App } from './app.ts';
import { addLists } from './lists.ts';
import { refuseForeign } from './origin.ts';
import { addPast } from './past.ts';
import { addMe, addMutes, addPushes, addSignIn, addTokens } from './people.ts';
import { addPrivacy } from './privacy.ts';
import { answerError, sendRefusal } from './refusals.ts';
import { checkRoute } from './rights.ts';
import { addTables } from './tables.ts';

/** Everything below /api/v1. */
export async function addApi(server: FastifyInstance, house: House): Promise<void> {
  await server.register(cookie);
  await server.register(async (instance) => addRoutes(instance as unknown as App, house), { prefix: API });
}

async function addRoutes(app: App, house: House): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_, reply) => sendRefusal(reply, refuse('not-found')));
  await app.register(rateLimit, { max: house.rates.address, timeWindow: 60_000 });
  await app.register(swagger, { openapi: { openapi: '3.1.0', info: ABOUT }, transform: jsonSchemaTransform });
  app.addHook('onRoute', checkRoute);
  app.addHook('onRequest', refuseForeign);
  app.addHook('onSend', async (_, reply) => {
    // What one person may read no cache may hand to another.
    reply.header('cache-control', 'no-store');
  });
  await addSockets(app, house);
  addSignIn(app, house);
  addMe(app, house);
  addTokens(app, house);
  addMutes(app, house);
  addPushes(app, house);
  addPrivacy(app, house);
  addLists(app, house);
  addTables(app, house);
  addPast(app, house);
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

const ABOUT = {
  title: 'Cabale',
  version: '1',
  description: 'Tables of Cabale. The messages of the socket are described in docs/protocol.md.',
};
