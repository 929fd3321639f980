/** What the things on the table are, one or two sentences each. */
const about = {
  seat: 'One of the two Corporations. They sit on opposite banks and never decide anything in each other’s turn.',
  position:
    'One of the six places of the River. A card that leaves it is replaced at once by the top card of the Reserve.',
  slot: 'Holds up to two corrupted cards. Each makes the crossing at this position 1 ▶ cheaper for its owner and 1 ▶ dearer for the opponent.',
  banner: 'Moves one step to its owner’s right for each crossing paid in ▶. Six crossings win the game.',
  token: 'Won when the banner arrives here: its owner’s hand is refilled with one more card for the rest of the game.',
  pawn: 'Moved by ■, one square each: back towards the Port on your own Virus card, ahead on your opponent’s.',
  port: 'The neutral space between the two Virus piles. From here the pawn always enters the card of the active player’s opponent.',
  pile: {
    reserve: 'Refills the River. Its top card is open; when a refill is due and it is empty, the game ends.',
    box: 'Cards that are out of the game for good.',
    draw: 'Face down. When it is empty and a card is needed, the discard pile is shuffled into a new one.',
    discard: 'Open to both players: bought, played and discarded cards gather here.',
    hand: 'Seen by its owner alone. Cards that were not played stay in hand.',
    virus: 'Five Virus cards, 5 on top. A finished card goes onto its owner’s draw pile and the next one opens.',
    play: 'Cards played this turn. They go to the discard pile when the turn ends.',
  },
  type: {
    C: 'Mercenaries that give ●. Only one Mercenary type may be played per turn.',
    P: 'Mercenaries that give ▶. Only one Mercenary type may be played per turn.',
    H: 'Mercenaries that give ■. Only one Mercenary type may be played per turn.',
    M: 'Goes with every Mercenary type, or alone.',
    V: 'Does nothing. It can always be played, straight to the discard pile.',
  },
  effect: {
    symbols: '●, ▶ and ■ add up over the turn and are lost when Play ends.',
    draw: 'Take the top card of your draw pile, once for each symbol; you may stop earlier.',
    choice: 'Take exactly one of the alternatives, as the card is played.',
    multiplier: 'One symbol for each card of that type played this turn, before or after.',
    singleUse: 'The card goes to the box at the end of the turn it was played.',
    copyPlayed: 'Take on the type and all effects of another card you played this turn; not its income.',
    copyRiver: 'Take on the type and all effects of a River card; not its income. The one-type rule applies.',
    destroy: 'Put a card of your hand into the box, once for each symbol.',
    allTypes: 'The one-type rule is lifted for the rest of the turn.',
    playDiscard: 'Play any one card of your discard pile as if from hand. The one-type rule applies.',
    corruptHand: 'Corrupt a card of your hand, Virus cards included, without spending ●.',
  },
  alternative: 'One way to use the card just played. The choice is final.',
  phase: {
    play: 'Play at least one card; corrupt, cross and hack as far as your symbols reach.',
    buy: 'Spend the income of the cards you played on cards of the River.',
    discard: 'Played cards go to the discard pile, Single Use cards to the box.',
    refill: 'Draw up to your hand size, plus one for each Hand Bonus token.',
  },
  gauge: {
    corruption: 'Twelve corrupted cards in the own zone win the game.',
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
