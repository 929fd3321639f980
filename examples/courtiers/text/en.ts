const en = {
  prompt: {
    bid: 'Choose a card to bid.',
    choose: 'You bid the most: take a Favour.',
    wait: { bid: 'Everybody chooses a card.', choose: '{{seat}} takes a Favour.' },
    over: 'The game is over.',
  },
  option: { bid: 'Bid {{card}}', take: 'Take the Favour worth {{worth}}' },
  event: {
    offered: 'Favours worth {{first}} and {{second}} are offered.',
    // The second form of a verb is for the reader: “Ada bids”, “You bid”.
    bid: '{{seat}} [bids|bid] {{card}}.',
    took: '{{seat}} [takes|take] {{favour}}.',
    resigned: '{{seat}} [resigns|resign].',
  },
  // `_named`: how a seat is called whose player has a name.
  thing: {
    seat: 'Player {{number}}',
    seat_named: '{{player}}',
    card: 'Influence {{number}}',
    favour: 'the Favour worth {{worth}}',
    pile: { favours: 'Favours', discard: 'Discard pile' },
  },
  about: {
    seat: 'A player. Whoever has Favours of the highest total value after six rounds wins.',
    card: 'An Influence card. The highest card revealed in a round takes one of the two Favours, the second highest the other.',
    favour: 'Worth as many points as it says.',
    pile: { favours: 'Two Favours are turned up in every round.', discard: 'Cards that have been revealed.' },
  },
  outcome: {
    won: { rounds: 'You have the greatest favour at court.', resign: 'You win: somebody has resigned.' },
    lost: { rounds: '{{seat}} has the greatest favour at court.', resign: '{{seat}} wins: somebody has resigned.' },
    shared: {
      rounds: 'You share the greatest favour at court.',
      resign: 'You share the victory: somebody has resigned.',
    },
    other: { rounds: '{{seat}} has the greatest favour at court.', resign: '{{seat}} wins: somebody has resigned.' },
  },
  // Texts that the pages around the board ask for by name.
  reason: { rounds: 'Six rounds have been played.', resign: 'A player resigned.' },
  score: { favours: 'Favours' },
  feature: { points: 'Favours taken', cards: 'Strength of the hand', lead: 'Lead over the best opponent' },
  blocked: { other: 'Not possible now ({{rule}}).' },
  board: { offered: 'Offered', hand: 'Your cards', points: '{{count}} points' },
  tutorial: {
    welcome: 'Two Favours lie open. In every round each player secretly bids one card; the highest takes its choice.',
    bid: 'The 6 is worth having. Bid your highest card.',
    take: 'Yours was the highest. Take the 6; your opponent gets the other one.',
    done: 'Your high card is gone. Six rounds decide: spend your cards where they count.',
  },
  rules: {
    round: {
      title: 'A round',
      setup: 'Two to four players have six Influence cards each, numbered 1 to 24. The twelve Favours lie face down.',
      bid: 'Two Favours are turned up. Everybody secretly chooses a card, and all cards are revealed at the same time.',
      take: 'The highest card takes one Favour, the second highest the other. The cards are discarded face up.',
    },
    end: {
      title: 'The end',
      text: 'After six rounds the highest total value wins; equal totals share the rank. Whoever resigns comes last and ends the game.',
    },
  },
};

export default en;
