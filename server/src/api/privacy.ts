import { deletionSchema, doneSchema, exportSchema } from '@cabale/protocol';
import type { App } from '../app.ts';
import { exportOf } from '../people/export.ts';
import { refuse } from '../table/refusal.ts';
import type { ApiServer } from './api-server.ts';
import { clearSession, guessLimit, requireIdentity, currentIdentity } from './identity.ts';
import { sendRefusal } from './refusals.ts';

/** Export and deletion of a person's data. */
export function addPrivacy(api: ApiServer, app: App): void {
  const { people, storage, deletion } = app;
  const preHandler = requireIdentity(app);

  api.get(
    '/me/export',
    { preHandler, config: guessLimit(app), schema: { response: { 200: exportSchema } } },
    async (request, reply) =>
      (await exportOf(storage, currentIdentity(request).person.id)) ?? sendRefusal(reply, refuse('not-signed-in')),
  );

  api.delete(
    '/me',
    { preHandler, config: guessLimit(app), schema: { body: deletionSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { person } = currentIdentity(request);
      const { name, password } = request.body;
      const isMeant = name === person.name && (await people.isOwner(person, password));
      if (!isMeant) return sendRefusal(reply, refuse('wrong-credentials'));
      await deletion.delete(person.id);
      clearSession(reply);
      return { done: true as const };
    },
  );
}
