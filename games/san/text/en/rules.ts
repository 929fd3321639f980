/** The rules on one page. */
const rules = {
  aim: {
    title: 'What it is about',
    text: 'Two Corporations face each other across a River of six cards. You play cards, spend what they give, buy better ones, and try to finish one of three races before your opponent.',
    corruption: 'Corruption: put twelve cards into your Corruption zone.',
    propaganda: 'Propaganda: bring your banner past all six River cards.',
    hacking: 'Hacking: drive the virus through your opponent’s five Virus cards.',
    end: 'Whoever does it first wins at once.',
  },
  cards: {
    title: 'The cards',
    types:
      'Mercenaries belong to Corruption, Propaganda or Hacking. Hardware helps them all. Each type has its colour, its sign and its letter.',
    anatomy:
      'At the top left the type, at the top right the income. The signs in the middle are the effects. River cards show their cost at the bottom left and their crossing cost at the bottom right; starting cards have neither.',
    start: 'Each side begins with twelve starting cards: three of each type.',
  },
  turn: {
    title: 'A turn',
    play: 'Play: lay down at least one card of your hand. All Mercenaries of a turn must be of one type; Hardware and Virus cards always go. Spend your symbols as you like, between cards too.',
    buy: 'Buy: the incomes of the cards you played are your coins. Buy River cards one after the other; they go to your discard pile.',
    discard: 'Discard: the cards you played go to your discard pile. Cards you did not play stay in hand.',
    refill:
      'Refill: draw up to six cards, plus one for each Hand Bonus token. An empty draw pile is renewed from the discard pile.',
    lost: 'Symbols and coins that you do not use are lost.',
  },
  corruption: {
    title: '● Corrupting',
    text: 'Three ● corrupt one River card of your choice. It goes face down into any of your six slots, at most two in each, and stays there to the end.',
    price:
      'Every plate makes the crossing at its position cheaper by 1 ▶ for you and dearer by 1 ▶ for your opponent. Slot and origin need not match.',
  },
  propaganda: {
    title: '▶ Crossing',
    text: 'Your banner runs from your left to your right. To pass the card in front of it, pay its crossing cost: Propaganda 3, Hardware 4, Corruption 5, Hacking 6, less your plates, plus your opponent’s. You may cross several cards in a turn, but never pay in instalments.',
    tokens: 'After the second and the fourth crossing you win a Hand Bonus token.',
    example: 'Printed 5, one own plate, two of the opponent: 5 − 1 + 2 = 6 ▶.',
  },
  hacking: {
    title: '■ Hacking',
    text: 'Each ■ moves the virus by one square. On your own card you can only pull it back towards the Port; from the Port it enters your opponent’s top card; there you drive it on, square by square, and back to the Port.',
    finished:
      'A finished Virus card goes on top of its owner’s draw pile: a card without effect that can only be played to the discard pile. The next card is longer: 3, 4, 5, 6 and 7 squares.',
  },
  river: {
    title: 'River and Reserve',
    text: 'A card that is bought or corrupted is replaced at once by the top card of the Reserve, which is always open. The others do not move.',
    end: 'If the Reserve is empty and a place cannot be filled, the game ends: whoever is ahead in at least two races wins, otherwise it is a draw.',
  },
  effects: {
    title: 'Effects',
    text: 'All effects are optional, except Single Use. What a card offers is used or left when it is played.',
  },
  first: {
    title: 'Who begins',
    text: 'The Corporation whose first card is harder to cross; on a tie compare the next. The virus starts on the first square of the beginner’s own Virus card 5.',
  },
  glossary: {
    title: 'Words',
    banner: { term: 'Banner', meaning: 'a Corporation’s pawn on its own Propaganda track' },
    bonus: { term: 'Hand Bonus token', meaning: 'one more card at every refill' },
    box: { term: 'Box', meaning: 'where cards go that leave the game for good' },
    crossing: { term: 'Crossing cost', meaning: 'the ▶ needed to pass a River card' },
    income: { term: 'Income', meaning: 'coins for the Buy phase of this turn' },
    plate: { term: 'Plate', meaning: 'a corrupted card, face down in a slot' },
    port: { term: 'Central Port', meaning: 'the neutral space of the virus pawn' },
    reserve: { term: 'Reserve', meaning: 'the open pile that fills the River' },
    slot: { term: 'Slot', meaning: 'one of six places of a Corruption zone, for two cards' },
  },
};
export default rules;
