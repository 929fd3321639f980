import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../storage/migrations.ts';
import type { Database } from '../storage/schema.ts';

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

interface Reference {
  readonly child: string;
  readonly parent: string;
}

/** How each database lists foreign keys. */
const REFERENCES: Readonly<Record<Dialect, string>> = {
  sqlite: `select m.name as child, f."table" as parent from sqlite_master m
    join pragma_foreign_key_list(m.name) f where m.type = 'table'`,
  postgres: `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`,
};

/** All tables, each after those it references. Read from the database, so that none is missed. */
export async function tablesInOrder(database: Kysely<Database>, dialect: Dialect): Promise<TableShape[]> {
  const found = await database.introspection.getTables();
  const shapes = found
    .filter(({ name, isView }) => !isView && name !== 'migrations')
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1));
  const { rows: references } = await sql.raw<Reference>(REFERENCES[dialect]).execute(database);
  return ordered(shapes, references);
}

function ordered(shapes: readonly TableShape[], references: readonly Reference[]): TableShape[] {
  const done = new Set<string>();
  const order: TableShape[] = [];
  while (order.length < shapes.length) {
    const next = shapes.filter(
      ({ name }) =>
        !done.has(name) &&
        references.every(({ child, parent }) => child !== name || parent === name || done.has(parent)),
    );
    if (next.length === 0) throw new Error('the tables reference each other in a cycle');
    for (const shape of next) done.add(shape.name);
    order.push(...next);
  }
  return order;
}
