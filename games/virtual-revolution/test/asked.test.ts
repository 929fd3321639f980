/** Nothing that costs is done unasked, and what an option says is what it does. */
import { defaultSetup, Match, Rules, type Game, type GameWords, type Sentence } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { brokenLaws, wordsSaying } from '../../test/promises.ts';
import { checks } from '../checks.ts';
import { PRINTED } from '../content/printed.ts';
import type { Tables } from '../content/tables.ts';
import { virtualRevolution, words, type VirtualRevolution } from '../index.ts';
import { SETUP } from '../rules/variants.ts';
import { position } from './position.ts';
import type { Scene } from './scene.ts';

type Words = GameWords<VirtualRevolution>;

/** What an option of whoever is asked says. */
function said(scene: Scene, key: string, content: Tables = PRINTED): Sentence<VirtualRevolution> {
  const seat = scene.askedSeats[0] ?? 0;
  const at = scene.offered.indexOf(key);
  const option = scene.options()[at];
  if (option === undefined) throw new Error(`${key} is not among ${scene.offered.join(', ')}`);
  return words.option(option, scene.view(seat), content);
}

describe('a bonus that is the only way', () => {
  const short = () =>
    position({
      seats: [{ euros: 7, corruption: [30, 31, 3], service: ['sx1248'], tokens: { 14: 1 } }, {}],
      director: 14,
      phase: 'action',
    });

  it('[VR-8.10] is told with its Corruption cards before the Action is declared, and then asked', () => {
    const scene = short();
    expect(said(scene, 'perform:build')).toMatchObject({
      key: 'option.perform.needs.exposed',
      values: { count: 2, euros: '−10' },
      refs: { needed: 'needed:sx1248' },
    });
    scene.ask('perform:build');
    expect([scene.asked, scene.offered, scene.hands[0], scene.server(14)]).toEqual([
      'bonus',
      ['bonusAgent:sx1248'],
      3,
      null,
    ]);
    scene.ask('bonusAgent:sx1248', 'retire');
    expect([scene.asked, scene.offered, scene.hands[0]]).toEqual(['bonus', ['proceed'], 4]);
    scene.ask('proceed');
    expect([scene.hands[0], scene.server(14), scene.seat(0).player.euros]).toEqual([5, 0, 0]);
  });

  it('can be turned away from: the declaration is taken back as long as nothing has been drawn', () => {
    const { rules, state } = short();
    const origin = { setup: defaultSetup(SETUP), seats: 2, seed: 'back' };
    const match = new Match(rules, origin, { state, length: 0 });
    expect(match.choose(0, { kind: 'perform', action: 'build' })).toMatchObject({ ok: true });
    expect(match.undoRefusal(0)).toBeUndefined();
    expect(match.choose(0, { kind: 'bonusAgent', agent: 'sx1248' })).toMatchObject({ ok: true });
    expect(match.undoRefusal(0)).toMatchObject({ code: 'something-was-shown' });
  });

  it('[VR-8.11] may be several cards, or a Title', () => {
    const both = position({
      seats: [{ euros: 7, service: ['sx1248', 'delta'] }, {}],
      director: 14,
      phase: 'action',
    });
    expect(said(both, 'perform:build')).toMatchObject({
      values: { count: 3 },
      refs: { needed: 'needed:sx1248-delta' },
    });
    const title = position({
      seats: [{ service: ['delta'] }, {}],
      titles: { DR: 0 },
      director: 14,
      phase: 'action',
    });
    expect(said(title, 'perform:build')).toMatchObject({ values: { count: 1 }, refs: { needed: 'needed:DR' } });
  });

  it('[VR-17.4] counts both cards that Pixel draws', () => {
    const scene = position({
      seats: [{ euros: 7, service: ['pixel'], tokens: { 14: 1 } }, { service: ['sx1248'] }],
      director: 14,
      phase: 'action',
    });
    expect(said(scene, 'perform:build')).toMatchObject({ values: { count: 3 }, refs: { needed: 'needed:pixel' } });
  });
});

describe('an Action', () => {
  it('[VR-8.3] says what its Boosts bring and cost together', () => {
    const scene = position({
      seats: [{ euros: 2, boosts: ['leslie', 'B3', 'armondo'], tokens: { 14: 1 } }, {}],
      offer: [['zero', 14]],
      director: 14,
      phase: 'action',
    });
    expect(said(scene, 'perform:work')).toMatchObject({
      values: { euros: '+11' },
      promises: { euros: { what: 'euros', side: 0, by: 11 } },
    });
    expect(said(scene, 'perform:recruit').values).toMatchObject({ euros: '−2' });
  });

  it('[VR-10.3] asks whom to recruit although one Agent alone is within Reach', () => {
    const scene = position({ director: 14, phase: 'action', offer: [['zero', 14]] }).ask('perform:recruit');
    expect([scene.asked, scene.offered]).toEqual(['recruit', ['hire:zero']]);
  });

  it('[VR-12.3] asks before a Verse is paid for', () => {
    const scene = position({ seats: [{ euros: 7 }, {}], director: 14, phase: 'action' }).ask('perform:create');
    expect([scene.asked, scene.offered, scene.seat(0).player.euros]).toEqual(['create', ['pay'], 7]);
  });

  it('[VR-12.8] is given up where free actions have spent what it needs', () => {
    const scene = position({
      seats: [{ euros: 8, corruption: [3], service: ['nash'], tokens: { 9: 1 } }, {}],
      director: 9,
      phase: 'action',
    });
    scene.play('perform:create', 'use:nash', 'none', 'perform:donate', 'buyImmunity', 'donate:1', 'discard:3');
    expect([scene.asked, scene.offered.filter((key) => !key.includes(':'))]).toEqual(['create', ['stop']]);
    expect(said(scene, 'stop').key).toBe('option.forgo');
    expect(scene.play('stop').asked).toBe('end');
  });
});

describe('a promotion', () => {
  it('[VR-17.6] says beforehand that its effect can do nothing, and asks before the Agent leaves for that', () => {
    const scene = position({ seats: [{ service: ['ivan'], euros: 0 }, {}], director: 14 });
    expect(said(scene, 'promote:ivan').key).toBe('option.promote.without');
    scene.ask('promote:ivan');
    expect([scene.asked, scene.offered]).toEqual(['promotion', ['without']]);
    const able = position({ seats: [{ service: ['princess'] }, {}], director: 14 });
    expect(said(able, 'promote:princess').key).toBe('option.promote.effect');
  });

  it('[VR-25.7] of Pixel tells of the second card, and may be declined', () => {
    const scene = position({
      seats: [{ service: ['pixel'], corruption: [3] }, { service: ['princess'] }],
      director: 14,
    });
    scene.ask('promote:pixel');
    expect(said(scene, 'apply').key).toBe('option.apply.copy.choose');
    scene.ask('apply');
    expect([scene.asked, scene.offered, scene.hands[0]]).toEqual(['copy', ['agent:princess', 'none'], 1]);
    expect(said(scene, 'agent:princess')).toMatchObject({ key: 'option.agent.copy.both.draws', values: { count: 2 } });
    const declined = scene.branch().ask('none');
    expect([declined.asked, declined.hands[0]]).toEqual(['afterwards', 1]);
    expect(declined.events('agentPromoted')).toMatchObject([{ agent: 'pixel', applied: false }]);
    expect([scene.ask('agent:princess').asked, scene.hands[0]]).toEqual(['afterwards', 3]);
    expect(scene.events('agentPromoted')).toMatchObject([{ agent: 'pixel', applied: true }]);
  });

  it('[VR-8.13] of Pixel lets one decline the extra Build of Ivan before anything is drawn', () => {
    const setting = {
      seats: [{ service: ['pixel'], tokens: { 14: 1 } }, { service: ['ivan'] }],
      director: 14,
    } as const;
    const scene = position(setting).ask('promote:pixel', 'apply');
    expect([scene.asked, scene.offered, scene.hands[0]]).toEqual(['copy', ['agent:ivan', 'none'], 0]);
    expect(said(scene, 'agent:ivan')).toMatchObject({ key: 'option.agent.copy.both.draws', values: { count: 1 } });
    const declined = scene.branch().play('none', 'retire');
    expect([declined.asked, declined.hands[0], declined.server(14)]).toEqual(['influence', 0, null]);
    scene.play('agent:ivan', 'proceed', 'retire');
    expect([scene.hands[0], scene.server(14), scene.seat(0).player.euros]).toEqual([2, 0, 0]);
  });

  it('[VR-25.7] of Pixel can be taken back until the copied Agent is chosen', () => {
    const { rules, state } = position({
      seats: [{ service: ['pixel'], tokens: { 14: 1 } }, { service: ['ivan'] }],
      director: 14,
    });
    const match = new Match(rules, { setup: defaultSetup(SETUP), seats: 2, seed: 'copy' }, { state, length: 0 });
    expect(match.choose(0, { kind: 'promote', agent: 'pixel' })).toMatchObject({ ok: true });
    expect(match.choose(0, { kind: 'apply' })).toMatchObject({ ok: true });
    expect(match.undoRefusal(0)).toBeUndefined();
    expect(match.choose(0, { kind: 'agent', agent: 'ivan' })).toMatchObject({ ok: true });
    expect(match.undoRefusal(0)).toMatchObject({ code: 'something-was-shown' });
  });

  it('[VR-25.7] of Pixel drew its card first under the rules 1.0.0', () => {
    const { content } = new Rules(virtualRevolution).under('1.0.0');
    const scene = position({ seats: [{ service: ['pixel'] }, { service: ['ivan', 'mole'] }], director: 14 }, content);
    scene.ask('promote:pixel');
    expect(said(scene, 'apply', content).key).toBe('option.apply.copy.draws');
    scene.ask('apply');
    expect([scene.offered, scene.hands[0]]).toEqual([['agent:mole'], 1]);
    expect(said(scene, 'agent:mole', content).key).toBe('option.agent.copy.free');
    expect([scene.ask('agent:mole').hands[0], scene.seat(0).player.revenue]).toEqual([1, 7]);
  });

  it('[VR-8.14] that brings an extra Build asks before it is paid for', () => {
    const scene = position({ seats: [{ service: ['ivan'], tokens: { 14: 1 } }, {}], director: 14 });
    scene.ask('promote:ivan', 'apply');
    expect([scene.asked, scene.offered, scene.seat(0).player.euros]).toEqual(['bonus', ['proceed'], 10]);
  });
});

describe('rulings that a table chooses', () => {
  it('[VR-15.4] Insurrections: the Immunity of a donation may be dearer too', () => {
    const donating = (insurrections: 'cards' | 'all') =>
      position({
        insurrections,
        seats: [{ modifiers: ['donate'], corruption: [3, 4] }, {}],
        director: 14,
        phase: 'action',
      })
        .play('perform:donate', 'buyImmunity')
        .seat(0).player.euros;
    expect([donating('cards'), donating('all')]).toEqual([7, 6]);
  });

  it('[VR-11.7] Delta and Denfert-Rochereau: where nobody may have a token', () => {
    const offers = (waiver: 'ownToken' | 'emptyArr', tokens: Record<number, number>) =>
      position({ waiver, seats: [{ service: ['delta'] }, { tokens }], director: 14, phase: 'action' }).offers(
        'perform:build',
      );
    expect([offers('ownToken', { 14: 1 }), offers('emptyArr', { 14: 1 }), offers('emptyArr', {})]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('the row of Verses', () => {
  it('[VR-12.8] is filled when a Verse goes under an exhausted deck', () => {
    const scene = position({
      seats: [{ verses: ['rift'] }, {}],
      row: [null, 'westland', 'exoplanet', 'curse', 'castle'],
      verseDeck: [],
    });
    scene.play('exchange:rift');
    expect(scene.state.row).toEqual(['rift', 'westland', 'exoplanet', 'curse', 'castle']);
  });
});

describe('a shared victory', () => {
  it('[VR-24.16] is told to each of them with the others, and to everybody else with all', () => {
    const outcome = { ranks: [1, 1, 3], reason: 'rounds', score: [] };
    expect(words.outcome(outcome, 0)).toEqual({ key: 'outcome.shared.rounds', refs: { others: 'seats:1' } });
    expect(words.outcome(outcome, 2)).toEqual({ key: 'outcome.tied.rounds', refs: { winners: 'seats:0-1' } });
    expect(words.event({ kind: 'over', by: 'rounds', ranks: [1, 1, 3] })).toEqual({
      key: 'event.over.shared',
      refs: { winners: 'seats:0-1' },
      values: { by: 'rounds' },
    });
  });
});

describe('the laws of options', () => {
  const violations = (game: Game<VirtualRevolution>, changed: Words = words): readonly string[] =>
    brokenLaws(game, { ...checks, words: changed }, checks.modes[0], 2);
  const saying = (change: (sentence: Sentence<VirtualRevolution>) => Sentence<VirtualRevolution>): Words =>
    wordsSaying(words, change);

  it('find words that promise a wrong number', { timeout: 60_000 }, () => {
    const boasting = saying((sentence) => {
      const { euros } = sentence.promises ?? {};
      if (euros === undefined || sentence.key !== 'option.perform.work') return sentence;
      return { ...sentence, promises: { euros: { ...euros, by: Number(euros.by) + 1 } } };
    });
    expect(violations(virtualRevolution, boasting)[0]).toMatch(/^promises: "perform:work" .*promises as euros/);
  });

  it('find words that keep a Corruption card secret', { timeout: 60_000 }, () => {
    const silent = saying(({ key }) => ({ key }));
    expect(violations(virtualRevolution, silent)[0]).toMatch(/^promises: .* does not say that it changes/);
  });

  it('find a step that pays for a Verse unasked', { timeout: 60_000 }, () => {
    const { create } = virtualRevolution.steps;
    const { askLone: _, ...hasty } = create;
    const steps = { ...virtualRevolution.steps, create: { ...hasty, anytime: false as const } };
    expect(violations({ ...virtualRevolution, steps })[0]).toMatch(/^(lone answer|promises): /);
  });
});
