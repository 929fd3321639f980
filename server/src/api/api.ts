import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { API } from '@cabale/protocol';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { addSockets } from '../socket/sockets.ts';
import { refuse } from '../table/refusal.ts';
import { AddressWindows } from './address-windows.ts';
import type { ApiServer } from './api-server.ts';
import { addLists } from './lists.ts';
import { refuseCrossOrigin } from './origin.ts';
import { addHistory } from './history.ts';
import { addMe, addMutes, addPushes, addSignIn, addTokens } from './people.ts';
import { addPrivacy } from './privacy.ts';
import { handleError, sendRefusal } from './refusals.ts';
import { checkRoute } from './rights.ts';
import { addTables } from './tables.ts';

/** All routes below /api/v1. */
export async function addApi(server: FastifyInstance, app: App): Promise<void> {
  await server.register(cookie);
  await server.register(async (instance) => addRoutes(instance as unknown as ApiServer, app), { prefix: API });
}

async function addRoutes(api: ApiServer, app: App): Promise<void> {
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  api.setErrorHandler(handleError);
  api.setNotFoundHandler((_, reply) => sendRefusal(reply, refuse('not-found')));
  await api.register(rateLimit, { max: app.rates.address, timeWindow: 60_000, store: AddressWindows });
  await api.register(swagger, { openapi: { openapi: '3.1.0', info: ABOUT }, transform: jsonSchemaTransform });
  api.addHook('onRoute', checkRoute);
  api.addHook('onRequest', refuseCrossOrigin);
  api.addHook('onSend', async (_, reply) => {
    // No cache may hand one person's data to another.
    reply.header('cache-control', 'no-store');
  });
  await addSockets(api, app);
  addSignIn(api, app);
  addMe(api, app);
  addTokens(api, app);
  addMutes(api, app);
  addPushes(api, app);
  addPrivacy(api, app);
  addLists(api, app);
  addTables(api, app);
  addHistory(api, app);
  api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger());
}

const ABOUT = {
  title: 'Cabale',
  version: '1',
  description: 'Tables of Cabale. The messages of the socket are described in docs/protocol.md.',
};
