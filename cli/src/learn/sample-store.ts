import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { reasonOf } from '../failure.ts';
import { makeFolder, writeWhole } from '../files.ts';

/** Numbered results, one file each, so that an interrupted run continues where it stopped. */
export class SampleStore<Item> {
  private readonly folder: string;
  private readonly name: string;
  private readonly schema: z.ZodType<Item>;

  constructor(folder: string, name: string, schema: z.ZodType<Item>) {
    this.folder = folder;
    this.name = name;
    this.schema = schema;
    makeFolder(folder);
  }

  write(number: number, item: Item): void {
    writeWhole(join(this.folder, `${this.name}-${String(number).padStart(5, '0')}.json`), `${JSON.stringify(item)}\n`);
  }

  /** The items by number. A damaged file counts as missing, so its item is computed again. */
  read(): Map<number, Item> {
    const items = new Map<number, Item>();
    const pattern = new RegExp(`^${this.name}-(\\d+)\\.json$`);
    for (const file of readdirSync(this.folder).toSorted()) {
      const number = pattern.exec(file)?.[1];
      if (number === undefined) continue;
      const read = readItem(join(this.folder, file), this.schema);
      if ('item' in read) items.set(Number(number), read.item);
    }
    return items;
  }
}

/** Reads a stored item, or says why it cannot be used. */
export function readItem<Item>(
  path: string,
  schema: z.ZodType<Item>,
): { readonly item: Item } | { readonly problem: string } {
  try {
    const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (parsed.success) return { item: parsed.data };
    return { problem: parsed.error.issues[0]?.message ?? 'wrong format' };
  } catch (error) {
    return { problem: reasonOf(error) };
  }
}

/** The numbers from 0 that are still missing. */
export function missing(items: ReadonlyMap<number, unknown>, count: number): number[] {
  return Array.from({ length: count }, (_, number) => number).filter((number) => !items.has(number));
}
