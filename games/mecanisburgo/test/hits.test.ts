/** D7: what each of the eleven Threats does when it succeeds. */
import { describe, expect, it } from 'vitest';
import type { Threat } from '../content/tables.ts';
import { position, type SeatSetting } from './position.ts';

const quiet = { ais: 0, bare: true } as const;

/** A Threat that nobody meets. */
const struck = (threat: Threat, own: SeatSetting, ...keys: readonly string[]) =>
  position({ seats: [{ ...quiet, ...own }, quiet], laid: { 1: threat }, sector: 1 }).play(...keys);

describe('unmet', () => {
  it('Rust Swarm discards a hired robot or a robot Property', () => {
    const own: SeatSetting = { corp: 'rur', hired: ['M020', 'M007'], properties: ['M095', 'B1', 'M065'] };
    const scene = struck('M114', own);
    expect(scene.offered).toEqual(['fixCharacter:M020', 'fixProperty:M095', 'fixProperty:B1']);
    const robot = scene.branch().play('fixCharacter:M020');
    expect([robot.state.discard, robot.state.box]).toEqual([['M020'], []]);
    expect(scene.branch().play('fixProperty:M095').state.discard).toEqual(['M095']);
    expect(scene.play('fixProperty:B1').state.box).toEqual(['B1']);
  });

  it('Green Fever kills a hired Character that is no robot', () => {
    const scene = struck('M115', { hired: ['M007', 'M020'] });
    expect([scene.state.box, scene.seat(0).staff[4]]).toEqual([['M007'], 'M020']);
  });

  it('Berserk Colossus damages any Property, the lasting ones twice', () => {
    const own: SeatSetting = { properties: ['M065', 'M090', 'M066'], damaged: { M090: 1, M066: 1 } };
    const scene = struck('M116', own);
    expect(scene.offered).toEqual(['fixProperty:M065', 'fixProperty:M090']);
    expect(scene.play('fixProperty:M090').seat(0).holding('M090').markers).toBe(2);
  });

  it('Ouroboros Virus disables all AIs to the end of the next round, step 6 included', () => {
    const scene = struck('M117', { ais: 3 });
    expect(scene.state.players.map(({ aisDisabledUntil }) => aisDisabledUntil)).toEqual([2, 2]);
    const hired = ['M055', 'M056'] as const;
    const own: SeatSetting = { ...quiet, cash: 99, hired, properties: ['M077', 'M079'], aisDisabledUntil: 2 };
    const offered = (round: number) =>
      position({ seats: [{ ...own, ais: 3 }, quiet], round, final: 6 })
        .offeredOf('project')
        .includes('mekka');
    expect([offered(2), offered(3)]).toEqual([false, true]);
  });

  it('Eclipse Cult drives a hired Politician, Mystech or Media Star away', () => {
    const scene = struck('M118', { corp: 'iglesia', hired: ['M007', 'M054', 'M048', 'M015'] });
    expect(scene.offeredOf('fixCharacter')).toEqual(['M007', 'M054', 'M048']);
    expect(scene.play('fixCharacter:M054').state.discard).toEqual(['M054']);
  });

  it('Styx Kraken damages a shuttle, a minisub or an island', () => {
    const scene = struck('M119', { properties: ['M065', 'M068', 'M086', 'M090'] });
    expect(scene.offeredOf('fixProperty')).toEqual(['M065', 'M068', 'M086']);
  });

  it('General Riot costs 1K for each hired Character', () => {
    expect(struck('M120', { hired: ['M007', 'M008', 'M010'], cash: 10 }).seat(0).cash).toBe(7);
    expect(struck('M120', { hired: ['M007', 'M008', 'M010'], cash: 2 }).seat(0).cash).toBe(0);
  });

  it('Corrosive Cloud damages a building, a laboratory or a refinery', () => {
    const scene = struck('M121', { properties: ['M090', 'M071', 'M076', 'M065'] });
    expect(scene.offeredOf('fixProperty')).toEqual(['M090', 'M071', 'M076']);
    expect(scene.play('fixProperty:M071').seat(0).holding('M071').markers).toBe(1);
  });

  it('Renegade AI kills a Scientist, a Hacker or a Technician, board included', () => {
    const scene = struck('M122', { hired: ['M055', 'M007'] });
    expect(scene.offeredOf('fixCharacter')).toEqual(['BI1', 'BI2', 'M055']);
    scene.play('fixCharacter:BI1');
    expect(scene.state.box).toEqual(['BI1', 'IG3']);
  });

  it('Shinbone Gang costs 4K, or what there is', () => {
    expect(struck('M123', { cash: 3 }).seat(0).cash).toBe(0);
  });

  it('Wolfram Meteor damages a moon base, a mineral, a contract or a building', () => {
    const scene = struck('M124', { properties: ['M083', 'M079', 'M100', 'M090', 'M065'] });
    expect(scene.offeredOf('fixProperty')).toEqual(['M083', 'M079', 'M100', 'M090']);
  });
});
