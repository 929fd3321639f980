import {
  codeAnswerSchema,
  codeBodySchema,
  credentialsSchema,
  doneSchema,
  guestBodySchema,
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
} from '@cabale/protocol';
import type { App } from '../app.ts';
import { wireToken } from '../people/export.ts';
import { isRefused, refuse } from '../table/refusal.ts';
import { byId } from './access.ts';
import type { ApiServer } from './api-server.ts';
import { clearSession, guessLimit, requireIdentity, setSession, currentIdentity } from './identity.ts';
import { sendRefusal } from './refusals.ts';

/** Signing in: as a guest, with an account, with a return code. */
export function addSignIn(api: ApiServer, app: App): void {
  const { people } = app;
  const device = (headers: { 'user-agent'?: string | undefined }): string => headers['user-agent'] ?? '';

  api.post(
    '/guests',
    { config: guessLimit(app), schema: { body: guestBodySchema, response: { 200: meSchema } } },
    async ({ body, headers }, reply) => {
      const person = await people.newGuest(body.name);
      setSession(reply, await people.newSession(person, device(headers)));
      return person;
    },
  );

  api.post(
    '/sessions',
    { config: guessLimit(app), schema: { body: credentialsSchema, response: { 200: meSchema } } },
    async ({ body, headers, ip }, reply) => {
      const person = await people.signIn(body.login, body.password, ip);
      if (isRefused(person)) return sendRefusal(reply, person);
      setSession(reply, await people.newSession(person, device(headers)));
      return person;
    },
  );

  api.post(
    '/sessions/return',
    { config: guessLimit(app), schema: { body: codeBodySchema, response: { 200: meSchema } } },
    async ({ body, headers }, reply) => {
      const person = await people.takeReturnCode(body.code);
      if (isRefused(person)) return sendRefusal(reply, person);
      setSession(reply, await people.newSession(person, device(headers)));
      return person;
    },
  );
}

/** A person's own name, account and sessions. */
export function addMe(api: ApiServer, app: App): void {
  const { people, storage, channels } = app;
  const preHandler = requireIdentity(app);

  api.get('/me', { preHandler, schema: { response: { 200: meSchema } } }, (request) => currentIdentity(request).person);

  api.patch('/me', { preHandler, schema: { body: guestBodySchema, response: { 200: meSchema } } }, async (request) => {
    const { person } = currentIdentity(request);
    await storage.people.rename(person.id, request.body.name);
    return { ...person, name: request.body.name };
  });

  api.post(
    '/me/account',
    { preHandler, config: guessLimit(app), schema: { body: credentialsSchema, response: { 200: meSchema } } },
    async (request, reply) => {
      const { login, password } = request.body;
      const person = await people.newAccount(currentIdentity(request).person, login, password);
      return isRefused(person) ? sendRefusal(reply, person) : person;
    },
  );

  api.put(
    '/me/password',
    { preHandler, config: guessLimit(app), schema: { body: passwordChangeSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      const identity = currentIdentity(request);
      const ended = await people.changePassword(identity, request.body.current, request.body.next);
      if (isRefused(ended)) return sendRefusal(reply, ended);
      for (const session of ended) channels.publish(identity.person.id, { kind: 'revoked', session });
      return { done: true as const };
    },
  );

  api.post('/me/return-code', { preHandler, schema: { response: { 200: codeAnswerSchema } } }, async (request) => ({
    code: await people.newReturnCode(currentIdentity(request).person),
  }));

  api.get('/me/sessions', { preHandler, schema: { response: { 200: sessionsSchema } } }, async (request) => {
    const identity = currentIdentity(request);
    const sessions = await storage.people.sessions(identity.person.id);
    return {
      sessions: sessions.map(({ id, created, used, device }) => {
        return { id, created, used, device, current: id === identity.id };
      }),
    };
  });

  api.delete(
    '/me/sessions/:id',
    { preHandler, schema: { params: byId, response: { 200: doneSchema } } },
    async (request, reply) => {
      const identity = currentIdentity(request);
      const { id } = request.params;
      if (!(await storage.people.endSession(identity.person.id, id))) return sendRefusal(reply, refuse('not-found'));
      channels.publish(identity.person.id, { kind: 'revoked', session: id });
      if (id === identity.id) clearSession(reply);
      return { done: true as const };
    },
  );
}

/** Tokens for programs that play for their owner. */
export function addTokens(api: ApiServer, app: App): void {
  const { people, storage, channels } = app;
  const preHandler = requireIdentity(app);

  api.post(
    '/me/tokens',
    { preHandler, schema: { body: newTokenSchema, response: { 200: tokenAnswerSchema } } },
    async (request, reply) => {
      const { person } = currentIdentity(request);
      if (person.login === null) return sendRefusal(reply, refuse('account-needed'));
      return people.newToken(person, request.body.name, request.body.scopes);
    },
  );

  api.get('/me/tokens', { preHandler, schema: { response: { 200: tokensSchema } } }, async (request) => {
    const tokens = await storage.people.tokens(currentIdentity(request).person.id);
    return { tokens: tokens.map(wireToken) };
  });

  api.delete(
    '/me/tokens/:id',
    { preHandler, schema: { params: byId, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { person } = currentIdentity(request);
      const { id } = request.params;
      if (!(await storage.people.endToken(person.id, id))) return sendRefusal(reply, refuse('not-found'));
      channels.publish(person.id, { kind: 'revoked', session: id });
      return { done: true as const };
    },
  );
}

/** Push subscriptions. */
export function addPushes(api: ApiServer, app: App): void {
  const { storage, push } = app;
  const preHandler = requireIdentity(app);

  api.get('/push-key', { schema: { response: { 200: pushKeySchema } } }, () => ({ key: push?.publicKey ?? null }));

  api.post(
    '/me/pushes',
    { preHandler, schema: { body: pushSubscriptionSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { id } = currentIdentity(request).person;
      const known = await storage.people.pushes(id);
      const isNew = known.every(({ endpoint }) => endpoint !== request.body.endpoint);
      if (isNew && known.length >= app.budgets.pushes) return sendRefusal(reply, refuse('too-many'));
      if (!(await app.isPublicName(new URL(request.body.endpoint).hostname)))
        return sendRefusal(reply, refuse('bad-request'));
      await storage.people.addPush(id, request.body.endpoint, request.body.keys);
      return { done: true as const };
    },
  );

  api.delete(
    '/me/pushes',
    { preHandler, schema: { body: pushEndpointSchema, response: { 200: doneSchema } } },
    async (request) => {
      await storage.people.removePush(currentIdentity(request).person.id, request.body.endpoint);
      return { done: true as const };
    },
  );
}

/** Muted people. */
export function addMutes(api: ApiServer, app: App): void {
  const { storage, channels } = app;
  const preHandler = requireIdentity(app);

  api.get('/me/mutes', { preHandler, schema: { response: { 200: mutesSchema } } }, async (request) => ({
    people: await storage.people.muted(currentIdentity(request).person.id),
  }));

  api.post(
    '/me/mutes',
    { preHandler, schema: { body: muteSchema, response: { 200: doneSchema } } },
    async (request) => {
      const { person } = currentIdentity(request);
      await storage.people.mute(person.id, request.body.person);
      channels.publish(person.id, { kind: 'mutes' });
      return { done: true as const };
    },
  );

  api.delete(
    '/me/mutes/:id',
    { preHandler, schema: { params: byId, response: { 200: doneSchema } } },
    async (request) => {
      const { person } = currentIdentity(request);
      await storage.people.unmute(person.id, request.params.id);
      channels.publish(person.id, { kind: 'mutes' });
      return { done: true as const };
    },
  );
}
