/** VR-12 to VR-15: Create, Verses in play, Boosts, Donate. */
import { describe, expect, it } from 'vitest';
import { endOfRound, position, type Setting } from './position.ts';

function acting(setting: Setting): ReturnType<typeof position> {
  return position({ director: 14, phase: 'action', ...setting });
}

const ROW = ['westland', 'exoplanet', 'codex', 'curse', 'castle'] as const;
const ROW_WITHOUT_CURSE = ['westland', 'exoplanet', 'codex', 'venizia', 'castle'] as const;
const DECK = ['rift', 'ashes', 'howling', 'elassar', 'venizia', 'olmeta'] as const;

describe('Create', () => {
  it('[VR-12.1] 2 € renew the whole row, any number of times', () => {
    const scene = acting({ seats: [{ euros: 13 }, {}], row: ROW, verseDeck: DECK });
    scene.play('perform:create', 'renewPaid');
    expect(scene.state.row).toEqual(['venizia', 'elassar', 'howling', 'ashes', 'rift']);
    scene.play('renewPaid');
    expect([scene.seat(0).player.euros, scene.state.row[4]]).toEqual([9, 'olmeta']);
  });

  it('[VR-12.2] only if the Verse can still be paid', () => {
    const scene = acting({ seats: [{ euros: 8, boosts: ['B7'] }, {}] });
    scene.play('perform:create');
    expect([scene.offers('renewPaid'), scene.refuses('renewPaid')]).toEqual([false, 'VR-12.2']);
  });

  it('[VR-12.3] pay 7 € or 14 €, Revenue +1, a Corruption card', () => {
    const scene = acting({ row: ROW });
    scene.play('perform:create', 'pay');
    // The card is in hand before the Verse is chosen.
    expect([scene.asked, scene.seat(0).tracks, scene.hands[0]]).toEqual(['takeVerse', '3/6/1/0', 1]);
    const dear = acting({ seats: [{ euros: 14, modifiers: ['create'] }, {}], row: ROW });
    expect(dear.play('perform:create', 'verse:westland').seat(0).player.euros).toBe(0);
  });

  it('[VR-12.4] then one Verse of the row, Loading', () => {
    const scene = acting({ row: ROW });
    scene.play('perform:create', 'pay');
    expect(scene.offeredOf('verse')).toEqual(ROW);
    expect(scene.play('verse:curse').seat(0).verses).toEqual(['curse']);
  });

  it('[VR-12.5] the others slide right, a new one comes at the left', () => {
    const scene = acting({ row: ROW, verseDeck: DECK });
    scene.play('perform:create', 'pay', 'verse:codex');
    expect(scene.state.row).toEqual(['rift', 'westland', 'exoplanet', 'curse', 'castle']);
  });

  it('[VR-12.6] what goes under the deck goes from right to left', () => {
    const scene = acting({ seats: [{ euros: 9 }, {}], row: ROW, verseDeck: DECK });
    scene.play('perform:create', 'renewPaid');
    expect(scene.state.verseDeck.toReversed()).toEqual(['olmeta', 'castle', 'curse', 'codex', 'exoplanet', 'westland']);
    expect(scene.view(1).verseDeck.toReversed()).toEqual([
      'olmeta',
      'castle',
      'curse',
      'codex',
      'exoplanet',
      'westland',
    ]);
  });

  it('[VR-12.7] a renewal never runs short', () => {
    const scene = acting({ seats: [{ euros: 9 }, {}], row: ROW, verseDeck: ['rift'] });
    scene.play('perform:create', 'renewPaid');
    expect(scene.state.row).toEqual(['exoplanet', 'codex', 'curse', 'castle', 'rift']);
  });

  it('[VR-12.8] from an empty deck nothing comes; with an empty row nothing is created', () => {
    const scene = acting({ row: ROW, verseDeck: [] });
    scene.play('perform:create', 'pay', 'verse:codex');
    expect(scene.state.row).toEqual([null, 'westland', 'exoplanet', 'curse', 'castle']);
    const empty = acting({ row: [null, null, null, null, null], verseDeck: [] });
    expect([empty.offers('perform:create'), empty.refuses('perform:create')]).toEqual([false, 'VR-12.8']);
  });
});

describe('Verses in play', () => {
  it('[VR-13.1] a Loading Verse does and scores nothing', () => {
    const scene = position({ seats: [{ verses: ['codex'], euros: 0 }, {}] });
    expect(scene.seat(0).score.verses).toBe(0);
  });

  it('[VR-13.2] flipped when its Mission is met: first the bonus, then the card', () => {
    const scene = position({ seats: [{ verses: ['jurassicLand'], immunity: 5 }, { verses: ['elassar'] }] });
    scene.play('online:jurassicLand');
    expect(scene.happened).toEqual(['changed', 'verseOnline']);
    expect([scene.seat(0).verses, scene.all('immunity')[0]]).toEqual([['+jurassicLand'], 6]);
    const chosen = position({ seats: [{ verses: ['ashes'] }, {}] });
    chosen.play('online:ashes', 'boost:B3');
    expect(chosen.happened).toEqual(['boostGained', 'verseOnline']);
  });

  it('[VR-13.3] one may wait', () => {
    const scene = position({ seats: [{ verses: ['ashes'] }, {}] });
    expect(scene.offers('online:ashes')).toBe(true);
    scene.play('director:#1', 'none', 'none', 'endTurn');
    expect(scene.seat(0).verses).toEqual(['ashes']);
  });

  it('[VR-13.4] several in one turn; a bonus may serve the next', () => {
    const scene = position({ seats: [{ verses: ['ashes', 'castle'], boosts: ['B1', 'B2', 'B3'] }, {}] });
    expect(scene.offers('online:castle')).toBe(false);
    scene.play('online:ashes', 'boost:B4', 'online:castle', 'boost:B5');
    expect(scene.seat(0).verses).toEqual(['+ashes', '+castle']);
  });

  it('[VR-13.5] right when it is acquired', () => {
    const scene = acting({ row: ['ashes', 'exoplanet', 'codex', 'curse', 'castle'] });
    scene.play('perform:create', 'pay', 'verse:ashes');
    expect(scene.offers('online:ashes')).toBe(true);
  });

  it('[VR-13.6] without a Mission it is Online at once', () => {
    for (const verse of ['codex', 'steampunk', 'multiverse', 'cyclades'] as const) {
      const scene = acting({ row: [verse, 'exoplanet', 'westland', 'curse', 'castle'] });
      expect(scene.play('perform:create', 'pay', `verse:${verse}`).seat(0).verses).toEqual([`+${verse}`]);
    }
  });

  it("[VR-13.7] not in another's turn nor between rounds", () => {
    const scene = position({ seats: [{ verses: ['ashes'] }, { verses: ['castle'] }], active: 1 });
    expect(scene.free).toEqual(['exchange:castle']);
    const between = endOfRound({ seats: [{ verses: ['ashes'] }, {}], round: 5 });
    expect(between.seat(0).verses).toEqual(['ashes']);
  });

  it('[VR-13.8] state Missions must be true now, events are recorded', () => {
    const scene = position({ seats: [{ verses: ['curse!', 'mythologia', 'jurassicLand'], immunity: 4 }, {}] });
    expect(scene.offeredOf('online')).toEqual(['curse']);
    expect(scene.refuses('online:jurassicLand')).toBe('VR-13.8');
  });

  it('[VR-13.9] it stays Online when the Mission is no longer true', () => {
    const scene = position({
      seats: [{ verses: ['ashes'] }, {}],
      director: 14,
      phase: 'action',
      offer: [['pixel', 14]],
    });
    scene.play('online:ashes', 'boost:B1', 'perform:recruit');
    expect(scene.seat(0).verses).toEqual(['+ashes']);
  });

  it('[VR-13.10] any own Verse for 1 Immunity', () => {
    const scene = position({ seats: [{ verses: ['+codex', 'curse'] }, {}] });
    scene.play('exchange:codex', 'exchange:curse');
    expect([scene.all('immunity')[0], scene.seat(0).verses]).toEqual([3, []]);
  });

  it('[VR-13.11] it goes under the deck, its records erased', () => {
    const scene = position({
      seats: [{ verses: ['curse!'] }, {}],
      row: ROW_WITHOUT_CURSE,
      verseDeck: ['rift', 'ashes'],
    });
    scene.play('exchange:curse');
    expect([scene.state.verseDeck, scene.view(1).verseDeck]).toEqual([
      ['curse', 'ashes', 'rift'],
      ['curse', null, 'rift'],
    ]);
    // It comes back as new.
    scene.state.row[4] = 'curse';
    scene.state.verseDeck[0] = 'castle';
    scene.play('director:#1', 'none', 'perform:create', 'pay', 'verse:curse');
    expect(scene.seat(0).verses).toEqual(['curse']);
  });

  it('[VR-13.12] any number of Verses', () => {
    const scene = position({
      seats: [{ verses: ['+codex', 'curse', 'castle', 'rift', 'venizia', 'olmeta', 'howling'] }, {}],
      director: 14,
      phase: 'action',
      row: ['elassar', 'exoplanet', 'westland', 'jurassicLand', 'london1884'],
    });
    expect(scene.play('perform:create', 'pay', 'verse:elassar').seat(0).verses.length).toBe(8);
  });

  it('[VR-13.13] Loading ones count where it says so', () => {
    const scene = position({ seats: [{ verses: ['+conquistadores', 'westland'], objectives: ['O3', 'O1'] }, {}] });
    expect([scene.seat(0).score.verses, scene.seat(0).score.objective]).toEqual([6, 10]);
  });

  it('[VR-13.14] also one acquired without Create', () => {
    const scene = position({
      seats: [{ servers: [1], service: ['vicomte'] }, {}],
      director: 14,
      row: ROW,
      verseDeck: DECK,
    });
    scene.play('use:vicomte', 'server:#1', 'verse:codex');
    expect([scene.seat(0).verses, scene.state.row[0]]).toEqual([['+codex'], 'rift']);
  });
});

describe('Boosts', () => {
  it('[VR-14.1] the winner of a Boost card chooses among those left', () => {
    const scene = position({ seats: [{ verses: ['ashes'] }, { boosts: ['B2'] }] });
    scene.play('online:ashes');
    expect(scene.offeredOf('boost')).toEqual(['B1', 'B3', 'B4', 'B5', 'B6', 'B7']);
    expect(scene.play('boost:B7').seat(0).player.boosts).toEqual(['B7']);
  });

  it('[VR-14.2] none left, none gained', () => {
    const scene = position({ seats: [{ verses: ['ashes'] }, {}], boostPool: [] });
    scene.play('online:ashes');
    expect([scene.asked, scene.seat(0).player.boosts]).toEqual(['director', []]);
  });

  it('[VR-14.3] any number under one Action', () => {
    const boosts = ['B3', 'leslie', 'camille', 'zero', 'jade', 'muriel'] as const;
    const scene = acting({ seats: [{ euros: 0, boosts }, {}] });
    expect(scene.play('perform:work').seat(0).player.euros).toBe(23);
  });

  it('[VR-14.4] cards and Agents are Boosts alike', () => {
    const scene = position({ seats: [{ boosts: ['B3', 'leslie', 'lance', 'B1'], verses: ['castle', '+ashes'] }, {}] });
    expect([scene.offers('online:castle'), scene.seat(0).score.verses]).toEqual([true, 8]);
  });

  it('[VR-14.5] a card lost is there for all again, an Agent goes to the discard', () => {
    const lose = (boost: 'B3' | 'leslie'): ReturnType<typeof endOfRound> =>
      endOfRound({
        seats: [
          { boosts: [boost], immunity: 0 },
          { revenue: 9, immunity: 0 },
        ],
        necro: ['elimination', 'virus'],
      });
    expect(lose('B3').state.boostPool).toEqual(['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7']);
    expect(lose('leslie').state.agentDiscard).toEqual(['leslie']);
  });
});

describe('Donate', () => {
  const donating = (own: object): ReturnType<typeof position> =>
    acting({ seats: [{ corruption: [3, 9, 20], ...own }, {}] }).play('perform:donate');

  it("[VR-15.1] 1 € for one card of one's choice or 3 € for two, once", () => {
    const scene = donating({});
    expect(scene.offered).toEqual(['donate:1', 'donate:2', 'buyImmunity']);
    scene.play('donate:2', 'discard:20', 'discard:3');
    expect([scene.seat(0).player.corruption, scene.seat(0).player.euros, scene.refuses('donate:1')]).toEqual([
      [9],
      7,
      'VR-15.1',
    ]);
  });

  it('[VR-15.2] 3 € for an Immunity, once', () => {
    const scene = donating({});
    scene.play('buyImmunity');
    expect([scene.seat(0).tracks, scene.refuses('buyImmunity')]).toEqual(['7/5/2/0', 'VR-15.2']);
  });

  it('[VR-15.3] each Boost once: 1 € for one more card, by itself too', () => {
    const scene = donating({ boosts: ['B1', 'droid'], euros: 2 });
    scene.play('donateBy:droid', 'discard:3');
    expect(scene.offered).toEqual(['donate:1', 'donateBy:B1', 'stop']);
    scene.play('donateBy:B1', 'discard:9');
    expect([scene.seat(0).player.corruption, scene.seat(0).player.euros]).toEqual([[20], 0]);
  });

  it('[VR-15.4] under Insurrections cards cost 2 € and 4 €, the rest as ever', () => {
    const scene = donating({ modifiers: ['donate'], boosts: ['B1'] });
    expect(scene.branch().play('donate:1', 'discard:3').seat(0).player.euros).toBe(8);
    scene.play('donate:2', 'discard:3', 'discard:9', 'buyImmunity', 'donateBy:B1');
    expect(scene.seat(0).tracks).toBe('2/5/2/0');
  });

  it('[VR-15.5] in any order; declared if a part is possible', () => {
    const scene = donating({});
    scene.play('buyImmunity', 'donate:1', 'discard:9');
    expect([scene.asked, scene.askedSeats]).toEqual(['director', [1]]);
    const poor = acting({ seats: [{ euros: 2 }, {}] });
    expect([poor.offers('perform:donate'), poor.refuses('perform:donate')]).toEqual([false, 'VR-15.5']);
    expect(donating({}).offers('stop')).toBe(false);
  });
});
