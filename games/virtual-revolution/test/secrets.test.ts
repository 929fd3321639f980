import { checks } from '@cabale/games/virtual-revolution/checks.ts';
import { virtualRevolution, type VirtualRevolution } from '@cabale/games/virtual-revolution/index.ts';
import { describeSecrets } from '../../test/secrets.ts';
import type { VirtualRevolutionSecret } from '../secrets.ts';

describeSecrets<VirtualRevolution, VirtualRevolutionSecret>(virtualRevolution, checks, {
  views: {
    'Corruption deck': ({ corruptionDeck }) => corruptionDeck.at(-1),
    'Corruption hand': ({ players }) => players.map(({ corruption }) => corruption),
    Objectives: ({ players }) => players.map(({ objectives }) => objectives),
    'undealt Objectives': ({ players }) => players.flatMap(({ objectives }) => objectives).toSorted(),
    'Agent deck': ({ agentDeck }) => agentDeck.at(-1),
    'Location deck': ({ locationDeck }) => locationDeck.at(-1),
    'Verse deck': ({ verseDeck }) => verseDeck.at(-2),
    'Necro pile': ({ necroPile }) => necroPile.at(-1),
    'Necro cards out of the game': ({ necroOut }) => necroOut[0],
    generator: ({ random }) => random,
  },
  events: ['corruptionDrawn', 'handSeen', 'corruptionGiven', 'corruptionReceived', 'objectives', 'necroSeen'],
});
