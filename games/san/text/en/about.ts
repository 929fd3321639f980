/** What the things on the table are, one or two sentences each. */
const about = {
  seat: 'One of the two Corporations. They sit on opposite banks and never decide anything in each other’s turn.',
  position:
    'One of the six places of the River. A card that leaves it is replaced at once by the top card of the Reserve.',
  slot: 'Holds up to two corrupted cards. Each makes the crossing at this position 1 ▶ cheaper for whoever placed it and 1 ▶ more expensive for the opponent.',
  banner: 'Moves one step to its Corporation’s right for each crossing paid in ▶. Six crossings win the game.',
  token:
    'Won when the banner of its Corporation arrives here: for the rest of the game the hand is refilled with one more card.',
  pawn: 'Moved by ■, one square each: back towards the Port on your own Virus card, ahead on your opponent’s.',
  port: 'The neutral space between the two Virus piles. From here the pawn always enters the card of the active player’s opponent.',
  pile: {
    reserve: 'Refills the River. Its top card is open; when a refill is due and it is empty, the game ends.',
    box: 'Cards that are out of the game for good.',
    draw: 'Face down. When it is empty and a card is needed, the discard pile is shuffled into a new one.',
    discard: 'Open to both players: cards that were bought or played gather here.',
    hand: 'Seen by its owner alone. Cards that were not played stay in hand.',
    virus:
      'Five Virus cards, 5 on top. When the opponent finishes the top one, it goes onto the draw pile of its Corporation and the next one opens.',
    play: 'Cards played this turn. When the turn ends they go to the discard pile, Single Use cards to the box.',
  },
  type: {
    C: 'Mercenaries that give ●. Only one Mercenary type may be played per turn.',
    P: 'Mercenaries that give ▶. Only one Mercenary type may be played per turn.',
    H: 'Mercenaries that give ■. Only one Mercenary type may be played per turn.',
    M: 'Goes with every Mercenary type, or alone.',
    V: 'A card without effect. It can always be played and then goes straight to the discard pile. It can also be kept, destroyed, or corrupted from hand.',
  },
  effect: {
    symbols: '●, ▶ and ■ add up over the turn and are lost when Play ends.',
    draw: 'Take the top card of your draw pile, once for each symbol; you may stop earlier.',
    choice: 'Take exactly one of the alternatives, as the card is played.',
    multiplier:
      'One symbol for each card of that type played this turn, before or after. The card itself is counted; two multipliers add up.',
    singleUse: 'The card goes to the box at the end of the turn it was played. This effect cannot be ignored.',
    copyPlayed:
      'Take on the type and all effects of another card you played this turn; not its income. If that card is Single Use, both go to the box.',
    copyRiver:
      'Take on the type and all effects of a River card; not its income. The one-type rule applies. If that card is Single Use, the copying card goes to the box.',
    destroy: 'Put a card of your hand into the box, once for each symbol.',
    allTypes: 'The one-type rule is lifted for the rest of the turn.',
    playDiscard: 'Play any one card of your discard pile as if from hand. The one-type rule applies.',
    corruptHand: 'Corrupt a card of your hand, Virus cards included, without spending ●.',
  },
  alternative: 'One way to use the card just played. The choice is final.',
  phase: {
    play: 'Play at least one card; corrupt, cross and move the virus pawn as far as your symbols reach. What is left when the phase ends is lost.',
    buy: 'Spend the income of the cards you played on cards of the River.',
    discard: 'Played cards go to the discard pile, Single Use cards to the box.',
    refill: 'Draw as many cards as it takes to fill your hand: its size, plus one for each Hand Bonus token.',
  },
  gauge: {
    corruption: 'Twelve corrupted cards in this zone win the game.',
    propaganda: 'Six crossings win the game.',
    hacking: 'Finishing all five of the opponent’s Virus cards wins the game.',
  },
  figure: {
    income: 'Coins from the cards played this turn. They can be spent in the Buy phase only.',
    cost: 'Coins needed to buy the card.',
    crossing: '▶ needed to move a banner past the card, before corrupted cards change it.',
  },
};
export default about;
