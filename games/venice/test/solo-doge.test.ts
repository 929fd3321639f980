/** VEN-21: the Doge’s turn and his cards. */
import { describe, expect, it } from 'vitest';
import type { DogeCard } from '../content/tables.ts';
import { type DogeSetting, type SeatSetting } from './position.ts';
import type { Scene } from './scene.ts';
import { cards, dogeTurn } from './solo.ts';

describe('the Doge’s turn', () => {
  it('[VEN-21.1] follows each of yours', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church']);
    expect([scene.asked, scene.offered]).toEqual(['smuggler', ['send:market', 'send:bank']]);
  });

  it('[VEN-21.2] two cards of deck A, one chosen, the other back on top', () => {
    const scene = dogeTurn(['market', 'bank', 'court'], ['bank', 'church']);
    scene.play('send:market');
    expect(scene.state.decks?.A.cards).toEqual(['court', 'bank']);
    // B is not drawn before A has gone.
    expect(scene.state.decks?.B.drawn).toEqual([]);
  });

  it('[VEN-21.3] you choose which of the two goes, unless one is there', () => {
    const scene = dogeTurn(['councilOfTen', 'bank'], ['bank', 'church']);
    scene.play('send:councilOfTen');
    // Gondola 2 lies at the Council of Ten already: 4 goes.
    expect([scene.state.quays[2], scene.state.quays[4]]).toEqual([5, 5]);
  });

  it('[VEN-21.4] by the cheapest way, of equals as you choose', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church']);
    scene.play('send:market', 'gondola:4');
    expect(scene.offered).toEqual(['path:8-17', 'path:16-18']);
  });

  it('[VEN-21.5] for each of your gondolas he passes you choose, he pays nothing', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church'], {}, { at: ['S3', 'S10'] });
    scene.play('send:market', 'gondola:2');
    expect([scene.asked, scene.offered]).toEqual(['crossing', ['parchment', 'intrigue']]);
    scene.play('intrigue');
    expect([scene.seat(0).player.intrigue, scene.state.doge?.parchments, scene.state.doge?.intrigue]).toEqual([
      1, 2, 0,
    ]);
  });

  it('[VEN-21.6] passing his own: nothing', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church'], { at: ['S6', 'S10', 'S7', 'S9'] });
    scene.play('send:market', 'gondola:2');
    expect(scene.happened).not.toContain('crossed');
  });

  it('[VEN-21.7] stopping on yours gives you VP, on his own the Doge', () => {
    const scene = dogeTurn(
      ['market', 'bank'],
      ['bank', 'church'],
      { at: ['S10', 'S11', 'S7', 'S9'] },
      { at: ['S3', 'S11'] },
    );
    scene.play('send:market', 'gondola:2');
    expect([scene.stack('S11'), scene.seat(0).player.vp, scene.state.doge?.vp]).toEqual([[1, 3, 2], 2, 1]);
  });

  it('[VEN-21.8] the assistant of the gondola’s colour advances and pushes', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church'], {}, { assistants: { market: 1 } });
    scene.play('send:market', 'gondola:4', 'path:16-18');
    expect([scene.space(2, 'market'), scene.space(1, 'market'), scene.space(0, 'market')]).toEqual([1, 0, 2]);
  });

  it('[VEN-21.9] 0, 1, 2 or 4 VP by its space, 4 again when it was there', () => {
    const scored = (before: 0 | 1 | 2 | 3 | 4): number | undefined => {
      const assistants = before === 0 ? {} : { market: before };
      const scene = dogeTurn(['market', 'bank'], ['bank', 'church'], {
        assistants: [assistants, {}],
        at: ['S10', 'S8', 'S7', 'S9'],
      });
      scene.play('send:market', 'gondola:2');
      return scene.state.doge?.vp;
    };
    expect([scored(0), scored(1), scored(2), scored(3), scored(4)]).toEqual([0, 1, 2, 4, 4]);
  });

  it('[VEN-21.10] he ignores building effects', () => {
    const scene = dogeTurn(['market', 'bank'], ['bank', 'church'], {
      assistants: [{ market: 3 }, {}],
      at: ['S10', 'S8', 'S7', 'S9'],
    });
    scene.play('send:market', 'gondola:2');
    expect([
      scene.happened.includes('activated') && scene.events('activated').every(({ seat }) => seat === 0),
      scene.state.supply,
    ]).toEqual([false, { O: 22, V: 22, S: 22 }]);
  });

  it('[VEN-21.11] then the same with deck B', () => {
    const scene = dogeTurn(['market', 'bank'], ['senate', 'church'], { at: ['S10', 'S11', 'S7', 'S9'] });
    scene.play('send:market', 'gondola:2');
    expect([scene.asked, scene.offered]).toEqual(['smuggler', ['send:senate', 'send:church']]);
    scene.play('send:senate');
    expect(scene.offered).toEqual(['gondola:3', 'gondola:5']);
    scene.play('gondola:3');
    expect(scene.state.quays[3]).toBe(scene.quay('senate'));
  });
});

/** VP the Doge has had from cards alone. */
const vpByCards = (scene: Scene): number =>
  scene
    .events('changed')
    .filter(({ side, what, cause }) => side === 1 && what === 'vp' && cause === 'dogeCard')
    .reduce((sum, { by }) => sum + by, 0);

describe('the Doge’s cards', () => {
  it('[VEN-21.12] those not ignored are resolved from left to right', () => {
    // Market of A ignores 1, senate of B ignores 3: only the middle card.
    const one = cards(['tribute', 'archives', 'decree'], 'senate');
    expect(one.events('dogeCard').map((event) => `${event.position} ${event.card}`)).toEqual(['1 archives']);
    expect(one.events('dogeCardIgnored').map(({ card, by }) => `${by} ${card}`)).toEqual(['A tribute', 'B decree']);
  });

  it('[VEN-21.12] two where both ignore the same', () => {
    // Market of A ignores 1, lesserCouncil of B ignores 1.
    const scene = dogeTurn(['market'], ['lesserCouncil'], {
      at: ['S10', 'S11', 'S11', 'S10'],
      row: ['tribute', 'archives', 'twoFamilies'],
    });
    while (scene.asked !== 'gondolier') scene.play(scene.offered[0] ?? '');
    expect(scene.events('dogeCard').map(({ card }) => card)).toEqual(['archives', 'twoFamilies']);
  });

  it('[VEN-21.13] resolved cards are discarded and replaced in their places; ignored ones stay', () => {
    const scene = cards(['tribute', 'archives', 'decree'], 'senate', { pile: ['summons', 'session', 'patronage'] });
    expect([scene.state.doge?.row, scene.state.doge?.discard]).toEqual([
      ['tribute', 'summons', 'decree'],
      ['archives'],
    ]);
  });

  it('[VEN-21.14] the played cards lie open until the end of his turn', () => {
    const scene = dogeTurn(['market', 'bank'], ['senate', 'church'], { at: ['S10', 'S11', 'S7', 'S9'] });
    scene.play('send:market', 'gondola:2');
    expect([scene.state.doge?.played, scene.state.decks?.A.discard.includes('market')]).toEqual([['market'], false]);
    scene.play('send:senate', 'gondola:3');
    expect([scene.state.doge?.played, scene.state.decks?.A.discard.includes('market')]).toEqual([[], true]);
  });

  it('[VEN-21.15] a last card is played without a choice; the deck is made anew at the end', () => {
    const scene = cards(['tribute', 'archives', 'decree'], 'senate');
    expect([scene.state.decks?.A.cards.length, scene.state.decks?.B.cards.length]).toEqual([12, 12]);
    const order = scene.happened.filter((kind) => kind === 'dogeCard' || kind === 'deckShuffled');
    expect(order).toEqual(['dogeCard', 'deckShuffled', 'deckShuffled']);
  });

  it('DG1 to DG9', () => {
    const middle = (card: DogeCard, doge: DogeSetting = {}, own: SeatSetting = {}): Scene =>
      cards(['tribute', card, 'tribute'], 'senate', doge, own);
    expect(middle('decree').seat(0).player.intrigue).toBe(1);
    expect(middle('summons').seat(0).player.intrigue).toBe(2);
    expect(middle('session').state.doge?.council).toEqual([1, 0]);
    expect(middle('session', { intrigue: 1, council: [3, 2] }).state.doge?.council).toEqual([3, 4]);
    expect(middle('twoFamilies').state.doge?.council).toEqual([1, 1]);
    expect(middle('archives').state.doge?.parchments).toBe(4);
    expect(middle('absolution', { intrigue: 3 }).state.doge?.intrigue).toBe(1);
    expect(vpByCards(middle('absolution'))).toBe(1);
    expect(vpByCards(middle('tribute'))).toBe(3);
    const high = { bank: 3, church: 4, court: 3, docks: 4, library: 3 } as const;
    expect(vpByCards(middle('patronage', { assistants: [high, {}] }))).toBe(4);
    expect(vpByCards(middle('patronage', { assistants: [{ bank: 3 }, { bank: 4, church: 2 }] }))).toBe(1);
  });

  it('DG3: the dearest canal beside your gondolas, of equals the lowest number', () => {
    const scene = cards(['tribute', 'ducalWorks', 'tribute'], 'senate');
    // S4 has C3 and C8, St Mark's Square C20 to C23: C20 costs 3.
    expect(scene.events('bridgeBuilt')).toEqual([{ kind: 'bridgeBuilt', colour: 1, canal: 19 }]);
    // Without it C8 and C23 are dearest, at 2; with none left there, C11 of all the others.
    const built = (bridges: readonly number[]): readonly number[] =>
      cards(['tribute', 'ducalWorks', 'tribute'], 'senate', {}, { bridges })
        .events('bridgeBuilt')
        .map(({ canal }) => canal);
    expect([built([20]), built([3, 8, 20, 21, 22, 23])]).toEqual([[7], [10]]);
    const spent = cards(['tribute', 'ducalWorks', 'tribute'], 'senate', {
      bridges: [
        [1, 2],
        [4, 5],
      ],
    });
    expect([spent.events('bridgeBuilt'), vpByCards(spent)]).toEqual([[], 2]);
  });
});
