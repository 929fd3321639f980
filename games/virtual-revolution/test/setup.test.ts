/** VR-2: setup. */
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../content/printed.ts';
import { BOOST_CARDS, INTERCEPT, LEVEL_1, LEVEL_2, NECRO_END, NECRO_STANDARD, type Agent } from '../content/tables.ts';
import type { State } from '../rules/state.ts';
import { at } from './notation.ts';
import { position } from './position.ts';
import { newGame } from './random-games.ts';
import type { Scene } from './scene.ts';

const SEATS = [2, 3, 4] as const;

function isLevel1(agent: Agent): boolean {
  return LEVEL_1.some((name) => name === agent);
}

/** Of a fact how often it holds in a hundred deals for three. */
function shareOf(isTrue: (scene: Scene) => boolean): number {
  return Array.from({ length: 100 }, (_, deal) => newGame(3, `deal ${deal}`)).filter(isTrue).length;
}

describe('players', () => {
  it('[VR-2.1] 20, 18 or 15 tokens each', () => {
    const owned = SEATS.map((seats) => {
      const scene = newGame(seats, 'tokens');
      return scene.state.players.map(({ reserve }, seat) => reserve + scene.seat(seat).onMap);
    });
    expect(owned).toEqual([
      [20, 20],
      [18, 18, 18],
      [15, 15, 15, 15],
    ]);
  });

  it('[VR-2.2] what is not on the map is in Reserve', () => {
    const scene = newGame(2, 'reserve');
    expect(scene.all('recycling')).toEqual([0, 0]);
    expect(scene.all('reserve').toSorted((a, b) => a - b)).toEqual([8, 9]);
  });

  it('[VR-2.3] 3 Directors, 7 Servers, 10 €, 1 Immunity', () => {
    const scene = newGame(3, 'start');
    expect(scene.all('euros')).toEqual([10, 10, 10]);
    expect(scene.all('immunity')).toEqual([1, 1, 1]);
    expect(scene.rules.content.numbers).toMatchObject({ servers: 7, laps: 3 });
    expect(scene.state.players.every(({ directors }) => directors.length === 0)).toBe(true);
    expect(scene.seat(0).servers).toBe(0);
  });

  it('[VR-2.4] two secret Objectives each', () => {
    const scene = newGame(4, 'objectives');
    const dealt = scene.state.players.flatMap(({ objectives }) => objectives);
    expect([dealt.length, new Set(dealt).size]).toEqual([8, 8]);
    expect(scene.view(1).players.map(({ objectives }) => objectives === null)).toEqual([true, false, true, true]);
    expect(scene.view('audience').players.every(({ objectives }) => objectives === null)).toBe(true);
  });

  it('[VR-2.5] Revenue 5', () => {
    expect(newGame(4, 'revenue').all('revenue')).toEqual([5, 5, 5, 5]);
  });
});

describe('Location cards', () => {
  it('[VR-2.6] all 24 are dealt, the special one included', () => {
    for (const seats of SEATS) {
      const scene = newGame(seats, 'locations');
      const [first] = scene.state.order;
      const counts = scene.state.players.map((_, seat) => scene.seat(seat).onMap + (seat === first ? 1 : 0));
      expect(counts).toEqual(counts.map(() => 24 / seats));
    }
    const firsts = new Set(Array.from({ length: 40 }, (_, deal) => newGame(3, `first ${deal}`).state.order[0]));
    expect(firsts).toEqual(new Set([0, 1, 2]));
  });

  it('[VR-2.7] a token in each place named: one in each of the 23', () => {
    const scene = newGame(3, 'places');
    expect(scene.state.tokens).toEqual(Array.from({ length: PRINTED.arrs.length }, () => 1));
    const [first = 0] = scene.state.order;
    expect(scene.seat(first).onMap).toBe(7);
  });

  it('[VR-2.8] the receiver of the special card is first, the others follow clockwise', () => {
    const { order, active } = newGame(4, 'order').state;
    const [first = 0] = order;
    expect(order).toEqual([0, 1, 2, 3].map((place) => (first + place) % 4));
    expect(active).toBe(first);
  });

  it('[VR-2.9] whoever controls a District after the deal takes its Title', () => {
    const share = shareOf((scene) => Object.values(scene.state.titles).some((holder) => holder !== null));
    expect(share).toBeGreaterThan(20);
    expect(share).toBeLessThan(60);
  });

  it('[VR-2.10] all of them become the Location deck', () => {
    const { locationDeck, places, slots } = newGame(2, 'deck').state;
    const drawn = places.flatMap((arr) => (arr === null ? [] : [arr]));
    if (slots.includes(null)) drawn.push(INTERCEPT);
    expect([...locationDeck, ...drawn].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 24 }, (_, index) => index - 1),
    );
  });
});

describe('Agents', () => {
  const drawn = (state: State): Agent[] =>
    [...state.slots, ...state.agentDiscard].flatMap((agent) => (agent === null ? [] : [agent]));

  it('[VR-2.11] six of level 2 are out, nine lie at the bottom', () => {
    const { agentsOut, agentDeck } = newGame(2, 'level 2').state;
    expect(agentsOut.filter((agent) => !isLevel1(agent)).length).toBe(6);
    expect(agentDeck.slice(0, 9).some(isLevel1)).toBe(false);
    expect(LEVEL_2.length).toBe(15);
  });

  it('[VR-2.12] three of level 1 are out, fifteen lie on top', () => {
    const { state } = newGame(2, 'level 1');
    expect(state.agentsOut.filter(isLevel1).length).toBe(3);
    expect([state.agentDeck.slice(9).every(isLevel1), state.agentDeck.length + drawn(state).length]).toEqual([
      true,
      24,
    ]);
  });

  it('[VR-2.13] everybody sees those set aside, and they never come back', () => {
    const scene = newGame(2, 'out');
    const { agentsOut, agentDiscard, agentDeck } = scene.state;
    expect(scene.view('audience').agentsOut).toEqual(agentsOut);
    expect(agentsOut.some((agent) => agentDiscard.includes(agent) || agentDeck.includes(agent))).toBe(false);
  });

  it('[VR-2.14] five are laid out', () => {
    expect(drawn(newGame(3, 'five').state).length).toBe(5);
  });

  it('[VR-2.15] each gets the place of a Location card', () => {
    const scene = position({
      stack: [{ kind: 'beginRound' }, { kind: 'deal' }],
      agents: ['leslie', 'zero', 'jade', 'muriel', 'droid'],
      locations: [3, 9, 14, 1, 23],
    });
    expect(scene.state.slots).toEqual(['leslie', 'zero', 'jade', 'muriel', 'droid']);
    expect(scene.state.places).toEqual([3, 9, 14, 1, 23].map(at));
  });

  it('[VR-2.16] these Location cards are gone', () => {
    const { locationDeck, places } = newGame(2, 'gone').state;
    expect([locationDeck.length, places.some((arr) => arr !== null && locationDeck.includes(arr))]).toEqual([
      19,
      false,
    ]);
  });

  it('[VR-2.17] the special card: the Agent is discarded and not replaced', () => {
    const scene = position({
      stack: [{ kind: 'beginRound' }, { kind: 'deal' }],
      agents: ['leslie', 'zero', 'jade', 'muriel', 'droid', 'pixel'],
      locations: [3, 0, 14, 1, 23, 5],
    });
    expect(scene.state.slots).toEqual(['leslie', null, 'jade', 'muriel', 'droid']);
    expect([scene.state.places[1], scene.state.agentDiscard, scene.state.agentDeck]).toEqual([
      null,
      ['zero'],
      ['pixel'],
    ]);
    expect(scene.events('agentIntercepted')).toEqual([{ kind: 'agentIntercepted', agent: 'zero', slot: 1 }]);
  });
});

describe('the other decks', () => {
  it('[VR-2.18] 36 Corruption cards, face down and in another order each time', () => {
    const first = newGame(2, 'one');
    expect(first.state.corruptionDeck.length).toBe(36);
    expect(first.state.corruptionDeck).not.toEqual(newGame(2, 'two').state.corruptionDeck);
    expect(first.view(0)).not.toHaveProperty('corruptionDeck');
  });

  it('[VR-2.19] five Verses in the row, and the top of the deck is seen by all', () => {
    const scene = newGame(2, 'verses');
    const { row, verseDeck } = scene.state;
    expect([row.length, verseDeck.length]).toEqual([5, 19]);
    const seen = scene.view('audience').verseDeck;
    expect([seen.at(-1), seen.slice(0, -1).every((verse) => verse === null)]).toEqual([verseDeck.at(-1), true]);
  });

  it('[VR-2.20] four standard Necro cards on one for the end', () => {
    const { necroPile, necroOut } = newGame(2, 'necro').state;
    const isEnd = (card: string): boolean => NECRO_END.some((name) => name === card);
    expect(necroPile.map(isEnd)).toEqual([true, false, false, false, false]);
    expect(necroOut.length).toBe(NECRO_STANDARD.length + NECRO_END.length - 5);
  });

  it('[VR-2.21] Titles beside the board, all Boost cards to be seen', () => {
    const scene = newGame(4, 'beside');
    expect(scene.view('audience').boostPool).toEqual(BOOST_CARDS);
    expect(Object.keys(scene.view('audience').titles).length).toBe(7);
  });

  it('[VR-2.22] no income before the first round', () => {
    const scene = newGame(2, 'income');
    expect([scene.state.round, scene.all('euros'), scene.happened.includes('changed')]).toEqual([1, [10, 10], false]);
  });
});
