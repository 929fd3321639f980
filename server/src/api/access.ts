import { idSchema, type Id } from '@cabale/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { House } from '../house.ts';
import { refuse, type Refused } from '../table/refusal.ts';
import { accessTo, type Access } from '../tables/access.ts';
import { somebody } from './identity.ts';

/** The table of an address. */
export const byId = z.object({ id: idSchema });

/** What the person may do at the table of the address; a private table of others does not exist. */
export async function accessOf(
  house: House,
  request: FastifyRequest<{ Params: { id: Id } }>,
): Promise<Access | Refused> {
  const { tables, storage } = house;
  const { person } = somebody(request);
  return (await accessTo(tables, storage.tables, request.params.id, person.id)) ?? refuse('not-found');
}
