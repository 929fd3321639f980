import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { z } from 'zod';
import { reasonOf } from '../failure.ts';
import { makeFolder, writeWhole } from '../files.ts';

/** Numbered results, one compressed file each, so that an interrupted run continues where it stopped. */
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
    const file = join(this.folder, `${this.name}-${String(number).padStart(5, '0')}.json.gz`);
    writeWhole(file, gzipSync(JSON.stringify(item)));
  }

  /** The numbers that are stored, whole or damaged. */
  numbers(): readonly number[] {
    const pattern = new RegExp(`^${this.name}-(\\d+)\\.json\\.gz$`);
    const found = readdirSync(this.folder).map((file) => pattern.exec(file)?.[1]);
    return found.flatMap((number) => (number === undefined ? [] : [Number(number)])).toSorted((a, b) => a - b);
  }

  /** The items by number. A damaged file counts as missing, so its item is computed again. */
  read(): Map<number, Item> {
    const items = new Map<number, Item>();
    for (const number of this.numbers()) {
      const read = this.item(number);
      if ('item' in read) items.set(number, read.item);
    }
    return items;
  }

  /** One item, or why it cannot be used. */
  item(number: number): { readonly item: Item } | { readonly problem: string } {
    try {
      const file = join(this.folder, `${this.name}-${String(number).padStart(5, '0')}.json.gz`);
      const parsed = this.schema.safeParse(JSON.parse(gunzipSync(readFileSync(file)).toString()));
      if (parsed.success) return { item: parsed.data };
      return { problem: parsed.error.issues[0]?.message ?? 'wrong format' };
    } catch (error) {
      return { problem: reasonOf(error) };
    }
  }
}

/** The numbers from 0 that are still missing. */
export function missing(items: { has(number: number): boolean }, count: number): number[] {
  return Array.from({ length: count }, (_, number) => number).filter((number) => !items.has(number));
}
