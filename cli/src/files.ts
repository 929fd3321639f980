import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure, reasonOf } from './failure.ts';

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failure(`${path} cannot be read: ${reasonOf(error)}`);
  }
}

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`${path} is not JSON: ${reasonOf(error)}`);
  }
}

export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new Failure(`${path} cannot be a folder: ${reasonOf(error)}`);
  }
}

/** Writes a file atomically: readers never see a part of it, not even after a crash. */
export function writeWhole(path: string, text: string | Uint8Array): void {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new Failure(`${path} cannot be written: ${reasonOf(error)}`);
  }
}

/** Fails early if a file cannot be written, before an hour of play is lost. */
export function ensureWritable(path: string): void {
  try {
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    throw new Failure(`${path} cannot be written: ${reasonOf(error)}`);
  }
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) throw new Failure(`${path} is a folder`);
}
