import { deletionSchema, doneSchema, exportSchema } from '@cabale/protocol';
import type { House } from '../house.ts';
import { exportOf } from '../people/export.ts';
import { refuse } from '../table/refusal.ts';
import type { App } from './app.ts';
import { clearSession, guesses, mustBeSomebody, somebody } from './identity.ts';
import { sendRefusal } from './refusals.ts';

/** What the server keeps about a person: to be read, and to be deleted. */
export function addPrivacy(app: App, house: House): void {
  const { people, storage, deletion } = house;
  const preHandler = mustBeSomebody(house);

  app.get(
    '/me/export',
    { preHandler, config: guesses(house), schema: { response: { 200: exportSchema } } },
    async (request, reply) =>
      (await exportOf(storage, somebody(request).person.id)) ?? sendRefusal(reply, refuse('not-signed-in')),
  );

  app.delete(
    '/me',
    { preHandler, config: guesses(house), schema: { body: deletionSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { person } = somebody(request);
      const { name, password } = request.body;
      const isMeant = name === person.name && (await people.isOwner(person, password));
      if (!isMeant) return sendRefusal(reply, refuse('wrong-credentials'));
      await deletion.delete(person.id);
      clearSession(reply);
      return { done: true as const };
    },
  );
}
