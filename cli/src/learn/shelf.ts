import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { makeFolder, writeWhole } from '../files.ts';

/** Results kept as files, one each, so that interrupted work goes on where it stopped. */
export class Shelf<Item> {
  private readonly folder: string;
  private readonly name: string;
  private readonly schema: z.ZodType<Item>;

  constructor(folder: string, name: string, schema: z.ZodType<Item>) {
    this.folder = folder;
    this.name = name;
    this.schema = schema;
    makeFolder(folder);
  }

  keep(number: number, item: Item): void {
    writeWhole(join(this.folder, `${this.name}-${String(number).padStart(5, '0')}.json`), `${JSON.stringify(item)}\n`);
  }

  /** What is there, by number. A damaged file counts as missing, so its work is done again. */
  read(): Map<number, Item> {
    const items = new Map<number, Item>();
    const pattern = new RegExp(`^${this.name}-(\\d+)\\.json$`);
    for (const file of readdirSync(this.folder).toSorted()) {
      const number = pattern.exec(file)?.[1];
      const item = number === undefined ? undefined : readItem(join(this.folder, file), this.schema);
      if (item !== undefined) items.set(Number(number), item);
    }
    return items;
  }
}

/** `undefined` for what is cut off, damaged or of another kind. */
export function readItem<Item>(path: string, schema: z.ZodType<Item>): Item | undefined {
  try {
    return schema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** The numbers from 0 that are still missing. */
export function missing(items: ReadonlyMap<number, unknown>, count: number): number[] {
  return Array.from({ length: count }, (_, number) => number).filter((number) => !items.has(number));
}
