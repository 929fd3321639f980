/**
 * How tests write things down, short enough to be read at a glance:
 *
 * - arrondissements by their printed number, 1 to 23; in the keys of options as `#14`;
 * - Agents by name, exhausted ones as `-yoshida`;
 * - Verses by name: `curse` is Loading, `+curse` Online, `curse!` Loading with its Mission recorded;
 * - Corruption cards by number, 1 to 36: 1, 2 Immunity, 3 to 5 Money, 6 to 8 Revenue, 9 to 11 Agent (C, T, D), 12 to 18
 *   Influence, 19 to 25 Server, 26 to 31 Verse, 32 to 36 Boost (RULES.md, section 6.6).
 */
import { AGENTS, VERSES, type Agent, type Arr, type Verse } from '../content/tables.ts';
import type { OwnedVerse, Service } from '../rules/state.ts';

/** The arrondissement of a printed number. */
export function at(number: number): Arr {
  return number - 1;
}

/** `move:#14` as the rules write it. */
export function keyOf(text: string): string {
  return text.replace(/#(\d+)/g, (_, number: string) => `${at(Number(number))}`);
}

export function serviceNamed(text: string): Service {
  const agent = AGENTS.find((name) => name === text.replace('-', ''));
  if (agent === undefined) throw new Error(`"${text}" is no Agent`);
  return { agent, ready: !text.startsWith('-') };
}

export function verseNamed(text: string): OwnedVerse {
  const verse = VERSES.find((name) => name === text.replace(/[+!]/, ''));
  if (verse === undefined) throw new Error(`"${text}" is no Verse`);
  return { verse, online: text.startsWith('+'), recorded: text.endsWith('!') };
}

export type AgentText = Agent | `-${Agent}`;
export type VerseText = Verse | `+${Verse}` | `${Verse}!`;

export function serviceText({ agent, ready }: Service): string {
  return ready ? agent : `-${agent}`;
}

export function verseText({ verse, online, recorded }: OwnedVerse): string {
  return `${online ? '+' : ''}${verse}${recorded ? '!' : ''}`;
}
