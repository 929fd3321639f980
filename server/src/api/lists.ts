import {
  gamesSchema,
  LIMITS,
  pageQuerySchema,
  statisticsSchema,
  tablesSchema,
  type Id,
  type Statistics,
} from '@cabale/protocol';
import { ordinal } from 'openskill';
import type { App } from '../app.ts';
import type { ResultsRow } from '../storage/schema.ts';
import { refuse } from '../table/refusal.ts';
import type { TableDocument } from '../table/document.ts';
import { wireLine } from '../table/wire.ts';
import type { ApiServer } from './api-server.ts';
import { requireIdentity, currentIdentity } from './identity.ts';
import { sendRefusal } from './refusals.ts';

/** Games, the lobby, a person's own tables. */
export function addLists(api: ApiServer, app: App): void {
  const { storage, games } = app;
  const preHandler = requireIdentity(app);

  api.get('/games', { schema: { response: { 200: gamesSchema } } }, async () => {
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

  /** Those of the tables that a person may see. */
  const visibleTo = (person: Id, documents: readonly TableDocument[]) => ({
    tables: documents.filter(({ kicked }) => !kicked.includes(person)).map((document) => wireLine(document, person)),
  });

  api.get('/lobby', { preHandler, schema: { response: { 200: tablesSchema } } }, async (request) =>
    visibleTo(currentIdentity(request).person.id, await storage.tables.lobby(LIMITS.listPage)),
  );

  api.get('/lobby/running', { preHandler, schema: { response: { 200: tablesSchema } } }, async (request) =>
    visibleTo(currentIdentity(request).person.id, await storage.tables.inPlay(LIMITS.listPage)),
  );

  api.get('/me/tables', { preHandler, schema: { response: { 200: tablesSchema } } }, async (request) => {
    const { person } = currentIdentity(request);
    const documents = await storage.tables.of(person.id, 'running', LIMITS.listPage);
    return { tables: documents.map((document) => wireLine(document, person.id)) };
  });

  api.get(
    '/me/history',
    { preHandler, schema: { querystring: pageQuerySchema, response: { 200: tablesSchema } } },
    async (request) => {
      const { person } = currentIdentity(request);
      const documents = await storage.tables.of(person.id, 'over', LIMITS.listPage, request.query.before);
      return { tables: documents.map((document) => wireLine(document, person.id)) };
    },
  );

  api.get('/me/statistics', { preHandler, schema: { response: { 200: statisticsSchema } } }, async (request, reply) => {
    const { person } = currentIdentity(request);
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
function tallied(results: readonly ResultsRow[]): Statistics['games'] {
  const tallies = new Map<string, Statistics['games'][number]>();
  for (const { game, seats, rank } of results) {
    const name = `${game} ${seats}`;
    const tally = tallies.get(name) ?? { game, seats, played: 0, places: Array.from({ length: seats }, () => 0) };
    tally.played += 1;
    // An automaton of the rules also has a rank, so ranks can exceed the number of seats.
    const place = Math.min(rank, seats) - 1;
    tally.places[place] = (tally.places[place] ?? 0) + 1;
    tallies.set(name, tally);
  }
  return [...tallies.values()];
}
