import { defaultSetup, Match } from '@cabale/engine';
import { checks } from '@cabale/games/venice/checks.ts';
import { venice, type Venice } from '@cabale/games/venice/index.ts';
import { expect, it } from 'vitest';
import { describeSecrets } from '../../test/secrets.ts';
import { SETUP } from '../rules/variants.ts';
import type { VeniceSecret } from '../secrets.ts';
import { position } from './position.ts';

describeSecrets<Venice, VeniceSecret>(venice, checks, {
  views: {
    'mission pile': ({ missions }) => missions.at(-1),
    'missions out of the game': ({ missionsOut }) => missionsOut[0],
    'mission hand': ({ players }) => players.map(({ missions }) => missions),
    'drawn missions': ({ drawn, stack }) => stack.some(({ kind }) => kind === 'keepMission') && drawn[0],
    'influence pile': ({ influence }) => influence.at(-1),
    'influence hand': ({ players }) => players.map(({ influence }) => influence),
    'influence cards gained this turn': ({ fresh }) => fresh,
    'drawn influence cards': ({ drawn, stack }) => stack.some(({ kind }) => kind === 'keepInfluence') && drawn[0],
    'smuggler deck': ({ decks }) => decks?.A.cards[0],
    'drawn smuggler cards': ({ decks }) => decks?.B.drawn,
    'smuggler cards out of the game': ({ decks }) => decks?.A.removed,
    'smuggler cards met before': ({ decks }) => decks?.A.met,
    'Doge pile': ({ doge }) => doge?.pile.at(-1),
    'Doge cards out of the game': ({ doge }) => doge?.removed,
    generator: ({ random }) => random,
    'sealed answers': ({ sealed }) => sealed,
  },
  events: ['dealt', 'keptMissions', 'missionGained', 'missionReturned', 'influenceGained', 'influenceReturned'],
});

it('does not say by undo whether another player holds the other copy of an influence card', () => {
  const refusals = (['overtime', 'hireSpy'] as const).map((held) => {
    const { rules, state } = position({
      seats: [
        { at: ['S3', 'SM'], influence: ['overtime'] },
        { at: ['S1', 'S5'], influence: [held] },
      ],
    });
    const match = new Match(rules, { setup: defaultSetup(SETUP), seats: 2, seed: 'copies' }, { state, length: 0 });
    expect(match.choose(0, { kind: 'influence', card: 'overtime' })).toMatchObject({ ok: true });
    return match.undoRefusal(0);
  });
  expect(refusals[0]).toEqual(refusals[1]);
});
