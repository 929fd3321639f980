import { checks } from '@cabale/games/new-order/checks.ts';
import { newOrder, type NewOrder } from '@cabale/games/new-order/index.ts';
import { describeSecrets } from '../../test/secrets.ts';
import type { NewOrderSecret } from '../secrets.ts';

describeSecrets<NewOrder, NewOrderSecret>(newOrder, checks, {
  views: {
    deck: ({ deck }) => deck.at(-1),
    hand: ({ players }) => players.map(({ hand }) => hand.R),
    objectives: ({ players }) => players.map(({ objectives }) => objectives[0]),
    doubles: ({ players }) => players.map(({ doubles }) => doubles),
    'undealt objectives': ({ types, players }) => {
      const dealt = new Set(players.flatMap(({ objectives }) => objectives));
      return types.filter((type) => !dealt.has(type));
    },
    generator: ({ random }) => random,
  },
  events: ['drew'],
});
