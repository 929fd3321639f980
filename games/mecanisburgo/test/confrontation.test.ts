/** MEC-5.1 to 5.14: initiative and identities. */
import { describe, expect, it } from 'vitest';
import { position, type Deployed, type Setting } from './position.ts';

const quiet = { ais: 0, bare: true, cards: [3] } as const;

const three: readonly Deployed[] = [
  [2, 'OC1', 1],
  [0, 'BI1', 1],
  [2, 'OC2', 1],
  [1, 'IG1', 1],
];

const fight = (setting: Setting = {}) =>
  position({ seats: [quiet, quiet, quiet], deployed: three, sector: 1, ...setting });

describe('initiative', () => {
  it('[MEC-5.1] goes by the earliest pawn of each corporation', () => {
    expect(fight().contest?.order).toEqual([2, 0, 1]);
  });

  it('[MEC-5.2] is taken by an INIT card, once each in that order, so that the last to do so is first', () => {
    const seats = [{ ...quiet, projects: ['cronoscafo'] }, { ...quiet, corp: 'osamu', bare: false }, quiet] as const;
    const deployed: readonly Deployed[] = [
      [2, 'OC1', 1],
      [0, 'BI1', 1],
      [1, 'decoy', 1],
    ];
    const scene = position({ seats, deployed, sector: 1 });
    expect([scene.asked, scene.askedSeats, scene.offered]).toEqual([
      'initiative',
      [0],
      ['takeInitiativeBy:cronoscafo', 'none'],
    ]);
    scene.play('takeInitiativeBy:cronoscafo');
    expect(scene.contest?.order).toEqual([0, 2, 1]);
    // A decoy is enough.
    expect([scene.askedSeats, scene.offered]).toEqual([[1], ['takeInitiative:OSP2', 'none']]);
    scene.play('takeInitiative:OSP2');
    expect([scene.asked, scene.contest?.order]).toEqual(['announceType', [1, 0, 2]]);
    expect(scene.seat(1).holding('OSP2')).toMatchObject({ engaged: true, at: 0 });
    const first = position({
      seats,
      deployed: [
        [1, 'OS1', 1],
        [2, 'OC1', 1],
      ],
      sector: 1,
    });
    expect(first.asked).toBe('announceType');
    const declined = position({ seats, deployed, sector: 1 }).play('none', 'none');
    expect(declined.contest?.order).toEqual([2, 0, 1]);
  });

  it('[MEC-5.3] lets the first announce Negotiation or Combat', () => {
    const scene = fight();
    expect([scene.askedSeats, scene.offered]).toEqual([[2], ['announce:N', 'announce:C']]);
    scene.play('announce:C');
    expect(scene.contest?.type).toBe('C');
  });

  it('[MEC-5.4] is held by a decoy too: what it announced stands', () => {
    const deployed: readonly Deployed[] = [
      [2, 'decoy', 1],
      [0, 'BI1', 1],
      [1, 'IG1', 1],
    ];
    const scene = fight({ deployed, laid: { 1: 'M001' } });
    expect(scene.askedSeats).toEqual([2]);
    scene.play('announce:C');
    // C1 + 3 and C1 + 3: the earlier of the two that are left.
    expect(scene.events('totals')[0]?.totals).toEqual([4, 4, null]);
    expect(scene.sector(1).controller).toBe(0);
  });

  it('[MEC-5.5] is kept for the whole sector', () => {
    const scene = fight({ seats: [quiet, quiet, { ...quiet, ais: 1 }] });
    scene.play('announce:N', 'leader:OC1');
    expect([scene.asked, scene.contest?.order]).toEqual(['fists', [2, 0, 1]]);
  });
});

describe('identities', () => {
  it('[MEC-5.6] are revealed together', () => {
    const scene = fight();
    expect(scene.view('audience').sectors[0]?.pawns.map(({ pawn }) => pawn)).toEqual([null, null, null, null]);
    scene.play('announce:N');
    expect(scene.events('pawnRevealed').map(({ character }) => character)).toEqual(['BI1', 'IG1', 'OC1', 'OC2']);
    expect(scene.view('audience').sectors[0]?.pawns.map(({ pawn }) => pawn)).toEqual([0, 0, 1, 0]);
  });

  it('[MEC-5.7] send decoys home', () => {
    const scene = fight({ deployed: [...three, [0, 'decoy', 1]] }).play('announce:N');
    expect(scene.standing(1)).toEqual(['OC1', 'BI1', 'OC2', 'IG1']);
  });

  it('[MEC-5.8] need a ready AI for each sleeper, which goes home without', () => {
    const seats = [{ ...quiet, ais: 1, hired: ['M037', 'M043'] }, quiet, quiet] as const;
    const deployed: readonly Deployed[] = [
      [2, 'OC1', 1],
      [0, 'M037', 1],
      [0, 'M043', 1],
      [1, 'IG1', 1],
    ];
    const scene = fight({ seats, deployed }).play('announce:N');
    expect([scene.seat(0).player.ais, scene.seat(0).player.aisAt[0]]).toEqual([0, 1]);
    expect(scene.events('wentHome')[0]).toEqual({ kind: 'wentHome', seat: 0, character: 'M043', why: 'noAi' });
    const disabled = fight({ seats: [{ ...seats[0], aisDisabledUntil: 1 }, quiet, quiet], deployed }).play(
      'announce:N',
    );
    expect(
      disabled
        .events('wentHome')
        .slice(0, 2)
        .map(({ character }) => character),
    ).toEqual(['M037', 'M043']);
  });

  it('[MEC-5.9] decide where one corporation is left, or none', () => {
    const deployed: readonly Deployed[] = [
      [2, 'decoy', 1],
      [0, 'BI1', 1],
    ];
    const one = fight({ deployed }).play('announce:C');
    expect([one.sector(1).controller, one.happened.includes('totals')]).toEqual([0, false]);
    const none = fight({
      deployed: [
        [2, 'decoy', 1],
        [0, 'decoy', 1],
      ],
    }).play('announce:C');
    expect(none.sector(1).controller).toBeNull();
  });

  it('[MEC-5.10] let Dopplegangers copy another Character there, in order of initiative', () => {
    const seats = [{ ...quiet, hired: ['M063'] }, { ...quiet, hired: ['M064'] }, quiet] as const;
    const deployed: readonly Deployed[] = [
      [1, 'M064', 1],
      [2, 'OC1', 1],
      [0, 'M063', 1],
    ];
    const scene = fight({ seats, deployed }).play('announce:N');
    expect([scene.asked, scene.askedSeats, scene.offeredOf('copy')]).toEqual(['copy', [1], ['OC1', 'M063']]);
    scene.play('copy:OC1');
    expect([scene.askedSeats, scene.offeredOf('copy')]).toEqual([[0], ['M064', 'OC1']]);
  });

  it('[MEC-5.11] make it a Negotiation where there is a Peacemaker, whatever was announced', () => {
    const seats = [{ ...quiet, hired: ['M047'] }, { ...quiet, hired: ['M051'] }, quiet] as const;
    const deployed: readonly Deployed[] = [
      [2, 'OC1', 1],
      [0, 'M047', 1],
      [1, 'M051', 1],
    ];
    const scene = fight({ seats, deployed });
    scene.play('announce:C');
    // No elite Psychic is asked, and nobody dies.
    expect(scene.happened).toContain('peace');
    expect(scene.happened).not.toContain('died');
    expect(scene.events('totals')[0]?.totals).toEqual([7, 7, 7]);
  });

  it('[MEC-5.12] let an elite Psychic make it an R&D Combat, once, and give up its late choice', () => {
    const seats = [
      { ...quiet, cards: [3, 4], hired: ['M051'] },
      { ...quiet, hired: ['M053'] },
      { ...quiet, cards: [1, 2] },
    ] as const;
    const deployed: readonly Deployed[] = [
      [2, 'OC1', 1],
      [0, 'M051', 1],
      [1, 'M053', 1],
    ];
    const scene = fight({ seats, deployed }).play('announce:N');
    expect([scene.asked, scene.askedSeats, scene.offered]).toEqual(['convert', [0], ['convert', 'none']]);
    const kept = scene.branch().play('none');
    expect([kept.asked, kept.askedSeats]).toEqual(['convert', [1]]);
    scene.play('convert');
    expect([scene.contest?.type, scene.asked, scene.askedSeats]).toEqual(['R', 'actionCards', [2, 0]]);
    kept.play('none');
    expect([kept.asked, kept.askedSeats]).toEqual(['actionCards', [2]]);
  });

  it('leave the late choice to another Psychic of the corporation that made it an R&D Combat', () => {
    const seats = [{ ...quiet, cards: [3, 4], hired: ['M051', 'M040'] }, quiet, { ...quiet, cards: [1, 2] }] as const;
    const deployed: readonly Deployed[] = [
      [2, 'OC1', 1],
      [0, 'M051', 1],
      [0, 'M040', 1],
    ];
    const scene = fight({ seats, deployed }).play('announce:N', 'convert', 'leader:M051');
    expect([scene.asked, scene.askedSeats]).toEqual(['actionCards', [2]]);
  });

  it('[MEC-5.13] are led by one of them, named in order of initiative', () => {
    const seats = [{ ...quiet, hired: ['M007'] }, quiet, quiet] as const;
    const scene = fight({
      seats,
      deployed: [
        [0, 'M007', 1],
        [2, 'OC1', 1],
        [0, 'BI1', 1],
        [2, 'OC2', 1],
        [1, 'IG1', 1],
      ],
    }).play('announce:N');
    expect([scene.asked, scene.askedSeats, scene.offeredOf('leader')]).toEqual(['leader', [0], ['M007', 'BI1']]);
    scene.play('leader:BI1');
    expect([scene.askedSeats, scene.offeredOf('leader')]).toEqual([[2], ['OC1', 'OC2']]);
    scene.play('leader:OC1');
    expect(scene.events('leaderNamed').map(({ character }) => character)).toEqual(['BI1', 'OC1', 'IG1']);
  });

  it('[MEC-5.14] come to a base total: the leader by the type, the others with their Support, and the sector', () => {
    const deployed: readonly Deployed[] = [
      [2, 'OC1', 3],
      [0, 'BI1', 3],
      [2, 'OC3', 3],
    ];
    const scene = fight({ deployed, sector: 3 }).play('announce:N', 'leader:OC3');
    // N3, S2 of the Pilot and +1 for it in sector 3.
    expect(scene.events('leaderNamed').map(({ base }) => base)).toEqual([6, 5]);
    const combat = fight({ deployed, sector: 3 }).play('announce:C', 'leader:OC1');
    expect(combat.events('leaderNamed')[0]?.base).toBe(6 + 1 + 2);
  });
});
