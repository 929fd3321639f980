import {
  codeAnswerSchema,
  codeBodySchema,
  credentialsSchema,
  doneSchema,
  guestBodySchema,
  idSchema,
  meSchema,
  muteSchema,
  mutesSchema,
  newTokenSchema,
  passwordChangeSchema,
  pushEndpointSchema,
  pushKeySchema,
  pushSubscriptionSchema,
  sessionsSchema,
  tokenAnswerSchema,
  tokensSchema,
  type Me,
} from '@cabale/protocol';
import * as z from 'zod/mini';
import type { House } from '../house.ts';
import type { Person } from '../storage/people.ts';
import { wireToken } from '../people/export.ts';
import { isRefused, refuse } from '../table/refusal.ts';
import type { App } from './app.ts';
import { clearSession, guesses, mustBeSomebody, setSession, somebody } from './identity.ts';
import { sendRefusal } from './refusals.ts';

const byId = z.object({ id: idSchema });

function me({ id, name, login }: Person): Me {
  return { id, name, login };
}

/** Ways in: as a guest, with an account, with a code from another device. */
export function addSignIn(app: App, house: House): void {
  const { people } = house;
  const device = (headers: { 'user-agent'?: string | undefined }): string => headers['user-agent'] ?? '';

  app.post(
    '/guests',
    { config: guesses(house), schema: { body: guestBodySchema, response: { 200: meSchema } } },
    async ({ body, headers }, reply) => {
      const person = await people.newGuest(body.name);
      setSession(reply, await people.newSession(person, device(headers)));
      return me(person);
    },
  );

  app.post(
    '/sessions',
    { config: guesses(house), schema: { body: credentialsSchema, response: { 200: meSchema } } },
    async ({ body, headers, ip }, reply) => {
      const person = await people.signIn(body.login, body.password, ip);
      if (isRefused(person)) return sendRefusal(reply, person);
      setSession(reply, await people.newSession(person, device(headers)));
      return me(person);
    },
  );

  app.post(
    '/sessions/return',
    { config: guesses(house), schema: { body: codeBodySchema, response: { 200: meSchema } } },
    async ({ body, headers }, reply) => {
      const person = await people.takeReturnCode(body.code);
      if (isRefused(person)) return sendRefusal(reply, person);
      setSession(reply, await people.newSession(person, device(headers)));
      return me(person);
    },
  );
}

/** One's own name, account and sessions. */
export function addMe(app: App, house: House): void {
  const { people, storage, channels } = house;
  const preHandler = mustBeSomebody(house);

  app.get('/me', { preHandler, schema: { response: { 200: meSchema } } }, (request) => me(somebody(request).person));

  app.patch('/me', { preHandler, schema: { body: guestBodySchema, response: { 200: meSchema } } }, async (request) => {
    const { person } = somebody(request);
    await storage.people.rename(person.id, request.body.name);
    return me({ ...person, name: request.body.name });
  });

  app.post(
    '/me/account',
    { preHandler, config: guesses(house), schema: { body: credentialsSchema, response: { 200: meSchema } } },
    async (request, reply) => {
      const { login, password } = request.body;
      const person = await people.newAccount(somebody(request).person, login, password);
      return isRefused(person) ? sendRefusal(reply, person) : me(person);
    },
  );

  app.put(
    '/me/password',
    { preHandler, config: guesses(house), schema: { body: passwordChangeSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      const identity = somebody(request);
      const ended = await people.changePassword(identity, request.body.current, request.body.next);
      if (isRefused(ended)) return sendRefusal(reply, ended);
      for (const session of ended) channels.publish(identity.person.id, { kind: 'revoked', session });
      return { done: true as const };
    },
  );

  app.post('/me/return-code', { preHandler, schema: { response: { 200: codeAnswerSchema } } }, async (request) => ({
    code: await people.newReturnCode(somebody(request).person),
  }));

  app.get('/me/sessions', { preHandler, schema: { response: { 200: sessionsSchema } } }, async (request) => {
    const identity = somebody(request);
    const sessions = await storage.people.sessions(identity.person.id);
    return {
      sessions: sessions.map(({ id, created, used, device }) => {
        return { id, created, used, device, current: id === identity.id };
      }),
    };
  });

  app.delete(
    '/me/sessions/:id',
    { preHandler, schema: { params: byId, response: { 200: doneSchema } } },
    async (request, reply) => {
      const identity = somebody(request);
      const { id } = request.params;
      if (!(await storage.people.endSession(identity.person.id, id))) return sendRefusal(reply, refuse('not-found'));
      channels.publish(identity.person.id, { kind: 'revoked', session: id });
      if (id === identity.id) clearSession(reply);
      return { done: true as const };
    },
  );
}

/** Tokens for programs that play for their owner. */
export function addTokens(app: App, house: House): void {
  const { people, storage, channels } = house;
  const preHandler = mustBeSomebody(house);

  app.post(
    '/me/tokens',
    { preHandler, schema: { body: newTokenSchema, response: { 200: tokenAnswerSchema } } },
    async (request, reply) => {
      const { person } = somebody(request);
      if (person.login === null) return sendRefusal(reply, refuse('account-needed'));
      return people.newToken(person, request.body.name, request.body.scopes);
    },
  );

  app.get('/me/tokens', { preHandler, schema: { response: { 200: tokensSchema } } }, async (request) => {
    const tokens = await storage.people.tokens(somebody(request).person.id);
    return { tokens: tokens.map(wireToken) };
  });

  app.delete(
    '/me/tokens/:id',
    { preHandler, schema: { params: byId, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { person } = somebody(request);
      const { id } = request.params;
      if (!(await storage.people.endToken(person.id, id))) return sendRefusal(reply, refuse('not-found'));
      channels.publish(person.id, { kind: 'revoked', session: id });
      return { done: true as const };
    },
  );
}

/** Notifications to a browser that is not open. */
export function addPushes(app: App, house: House): void {
  const { storage, push } = house;
  const preHandler = mustBeSomebody(house);

  app.get('/push-key', { schema: { response: { 200: pushKeySchema } } }, () => ({ key: push?.publicKey ?? null }));

  app.post(
    '/me/pushes',
    { preHandler, schema: { body: pushSubscriptionSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { id } = somebody(request).person;
      const known = await storage.people.pushes(id);
      const isNew = known.every(({ endpoint }) => endpoint !== request.body.endpoint);
      if (isNew && known.length >= house.budgets.pushes) return sendRefusal(reply, refuse('too-many'));
      if (!(await house.isPublicName(new URL(request.body.endpoint).hostname)))
        return sendRefusal(reply, refuse('bad-request'));
      await storage.people.addPush(id, request.body.endpoint, request.body.keys);
      return { done: true as const };
    },
  );

  app.delete(
    '/me/pushes',
    { preHandler, schema: { body: pushEndpointSchema, response: { 200: doneSchema } } },
    async (request) => {
      await storage.people.removePush(somebody(request).person.id, request.body.endpoint);
      return { done: true as const };
    },
  );
}

/** People one does not want to read. */
export function addMutes(app: App, house: House): void {
  const { storage, channels } = house;
  const preHandler = mustBeSomebody(house);

  app.get('/me/mutes', { preHandler, schema: { response: { 200: mutesSchema } } }, async (request) => ({
    people: await storage.people.muted(somebody(request).person.id),
  }));

  app.post(
    '/me/mutes',
    { preHandler, schema: { body: muteSchema, response: { 200: doneSchema } } },
    async (request) => {
      const { person } = somebody(request);
      await storage.people.mute(person.id, request.body.person);
      channels.publish(person.id, { kind: 'mutes' });
      return { done: true as const };
    },
  );

  app.delete(
    '/me/mutes/:id',
    { preHandler, schema: { params: byId, response: { 200: doneSchema } } },
    async (request) => {
      const { person } = somebody(request);
      await storage.people.unmute(person.id, request.params.id);
      channels.publish(person.id, { kind: 'mutes' });
      return { done: true as const };
    },
  );
}
