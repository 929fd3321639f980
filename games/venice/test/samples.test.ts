/** The pictures of the rules page are legal positions, and lessons light what they are about. */
import { optionKey, Rules } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { playAsTaught } from '../../test/guided.ts';
import { guided } from '../board/guided.ts';
import { SAMPLE, SOLO_SAMPLE } from '../board/sample.ts';
import { checks } from '../checks.ts';
import { PRINTED } from '../content/printed.ts';
import { venice } from '../index.ts';
import { SAMPLE_STATES } from '../samples.ts';
import { words } from '../text/words.ts';

const RULES = new Rules(venice);

describe('the pictures of the rules page', () => {
  it.each([
    ['of three players', SAMPLE.view, SAMPLE_STATES.three],
    ['of the solo game', SOLO_SAMPLE.view, SAMPLE_STATES.solo],
  ] as const)('%s show a position of a game that was played, which keeps every invariant', (_, view, state) => {
    const broken = Object.entries(checks.invariants).flatMap(([, check]) => check(state, PRINTED) ?? []);
    expect(broken).toEqual([]);
    expect(view).toEqual(RULES.view(state, 0));
  });
});

describe.each(guided.map((game) => [game.name, game] as const))('the guided game %s', (_, game) => {
  it('lights in each lesson something that its answer touches', () => {
    const dark: string[] = [];
    playAsTaught(RULES, game, (match, lesson) => {
      const decision = match.decision(0);
      const wanted = decision?.options.find((option) => lesson.accepts?.(option) === true);
      if (wanted === undefined) return;
      const things = words.thingsOf(wanted, match.view(0), PRINTED);
      // What is returned, archived or declined has no place of its own.
      if (things.includes('answer:none')) return;
      if (!things.some((thing) => lesson.shows.includes(thing))) dark.push(`${lesson.text}: ${optionKey(wanted)}`);
    });
    expect(dark).toEqual([]);
  });
});
