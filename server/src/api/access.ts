import { idSchema, type Id } from '@cabale/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { refuse, type Refused } from '../table/refusal.ts';
import { currentAccess, type Access } from '../tables/access.ts';
import { currentIdentity } from './identity.ts';

/** The id in the path of a route. */
export const byId = z.object({ id: idSchema });

/** What the person may do at the table of the route; without access it counts as not found. */
export async function accessOf(app: App, request: FastifyRequest<{ Params: { id: Id } }>): Promise<Access | Refused> {
  const { tables, storage } = app;
  const { person } = currentIdentity(request);
  return (await currentAccess(tables, storage.tables, request.params.id, person.id)) ?? refuse('not-found');
}
