import { checks } from '@cabale/games/san/checks.ts';
import { san, type San } from '@cabale/games/san/index.ts';
import { describeSecrets } from '../../test/secrets.ts';
import type { SanSecret } from '../secrets.ts';

describeSecrets<San, SanSecret>(san, checks, {
  views: {
    Reserve: ({ reserve }) => reserve.at(-2),
    'own draw pile': ({ players }, observer) => (observer === 'audience' ? null : players[observer]?.draw[0]),
    'draw pile': ({ players }, observer) => players[observer === 0 ? 1 : 0].draw.slice(0, 1),
    hand: ({ players }) => players.map(({ hand }) => hand[0]),
    'card on its way to a slot': ({ stack }) => stack.map((step) => (step.kind === 'slot' ? step.from : null)),
    'card corrupted from hand': ({ players }) => players.map(({ slots }) => slots),
    generator: ({ random }) => random,
  },
  events: ['corrupted', 'drew', 'refilled'],
});
