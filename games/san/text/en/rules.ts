/** The rules on one page. */
const rules = {
  aim: {
    title: 'Aim of the game',
    text: 'Two Corporations, Helianth (☉) and Asterane (★), face each other across a River of six cards: one’s left is the other’s right. On your turn you play cards, spend the symbols they give and buy better cards. Nobody ever decides anything during the opponent’s turn.',
    choose: 'Be the first to reach one of these three goals:',
    corruption: 'Corruption: put 12 cards into your Corruption zone.',
    propaganda: 'Propaganda: move your banner to the end of the Propaganda track, crossing six cards.',
    hacking: 'Hacking: finish all five Virus cards of the opposing Corporation.',
    end: 'The game also stops when the River can no longer be refilled.',
  },
  setup: {
    title: 'Setup',
    side: 'Each person takes a Corporation with its banner, its 12 starting cards, its 5 Virus cards and its 2 Hand Bonus tokens. Discard piles and box are empty.',
    deck: 'Shuffle your 12 starting cards: they are your draw pile, face down. Take the first 6 into your hand without showing them (7 for a first game). Neither hands nor the River are redealt.',
    river:
      'Shuffle the 48 River cards and lay out 6 face up: they are the River. Its positions are counted from 1 to 6 from Helianth’s left. The other 42 form the Reserve, a face-up pile of which only the top card can be seen.',
    track:
      'Each Corporation’s Propaganda track has 7 steps, counted from its left. Each banner starts on the first, in front of the first card on its left: position 1 for Helianth, position 6 for Asterane. Its two Hand Bonus tokens wait where it arrives after two and after four crossings: on steps 3 and 5.',
    virus: 'Place the Central Port. On each side the Virus cards are stacked face up, 1 at the bottom and 5 on top.',
    zone: 'Each Corruption zone has 6 slots, one beside each River position, empty at the start.',
    first:
      'The Corporation whose banner stands before the card with the higher crossing cost begins. If they are equal, compare the second cards, then the third; if these are equal too, it is decided by lot.',
    pawn: 'The virus pawn starts on the first square of the beginner’s own Virus card 5, so the opponent is one square ahead. Nothing else makes up for the advantage of going first.',
  },
  cards: {
    title: 'The cards',
    types:
      'Mercenaries are of type Corruption ●, Propaganda ▶ or Hacking ■; Hardware goes with all of them. Each type has its colour, its sign and its letter. All cards have the same back.',
    anatomy:
      'At the top left is the type, at the top right the income; the signs in the middle are the effects. River cards show at the bottom their cost (left) and their crossing cost (right); starting cards have neither. A Virus card shows its number, which is how many Virus cards are left, and its squares.',
    income: 'Income is not an effect: it always counts when the card is played, and it is never copied.',
    start:
      'Each Corporation begins with three starting cards of each type and three of Hardware. River and Reserve hold ten Mercenaries of each type (five cards in two copies) and eighteen different Hardware cards.',
  },
  turn: {
    title: 'A turn',
    order:
      'A turn has four phases, in this order. A phase that has ended is not reopened: once Buy has begun nothing more is played, not even a Virus card.',
    play: 'Play (compulsory): play at least one card of your hand, and as many as you like, then end the phase once all triggered effects are resolved. Only an empty hand excuses you.',
    buy: 'Buy (optional): buy cards of the River with your buying power, or none. What you do not use is lost.',
    discard:
      'Discard (compulsory): all the cards you played go to your discard pile, face up; Single Use cards go to the box. Cards that you did not play cannot be discarded: they stay in your hand.',
    refill:
      'Refill (compulsory): if your hand has fewer than 6 cards (7 or 8 if the table chose so), plus one for each Hand Bonus token, draw as many as it takes to fill it. If it has as many or more, draw nothing and keep them all.',
    end: 'Then your opponent plays. Nothing passes from one turn to the next: no symbols, no income, no type of the turn, no multipliers, no copies.',
  },
  play: {
    title: 'Playing cards',
    lay: 'A card you play stays in front of you, face up, until the Discard phase. Its income and its symbols are added at once to those of the turn, whatever its type, and its multiplier becomes active.',
    type: 'The first Mercenary you play sets the type of the turn: Mercenaries of another type can then neither be played from hand or discard pile nor be copied from the River. Hardware can always be played, alone or with any type, and sets nothing.',
    symbols:
      'This rule is about cards, not symbols: those of Hardware can be used whatever the type of the turn, and ●, ▶ and ■ can all be spent in the same turn.',
    virus:
      'A Virus card in your hand can always be played: it goes straight to your discard pile, without effect or income. It will do as the card you must play, is of no type and cannot be copied. If the discard pile is reshuffled, it can come back in the same turn.',
    effects:
      'Unless stated otherwise every effect is optional. Effects that need a decision (choosing, drawing, destroying, copying, playing from the discard pile, corrupting from hand) are used or left as the card is played, one at a time, in the order you like. If one of them makes you play or copy a card, resolve that card’s effects first. Even if no effect was used, the card has been played.',
    mix: 'Apart from that, play cards, corrupt, cross cards and move the virus pawn in any order. A card you draw may be played in the same turn. Spend your symbols before you buy: what is left when the Play phase ends is lost.',
    empty:
      'If you have to draw and your draw pile is empty, shuffle your discard pile to renew it: neither your hand nor the cards you played belong to it. If the discard pile is empty too, you do not draw; in the Refill phase your hand then stays short.',
  },
  corruption: {
    title: '● Filling the Corruption zone',
    pay: 'The ● of all cards you play add up. For 3 ● corrupt any one card of the River, even one that has just entered it. You may corrupt several cards in a turn; leftover ● are lost.',
    place:
      'The card is placed face down in one of your 6 slots, whichever you like: it need not be beside the position the card came from. A slot holds two cards at most.',
    order:
      'Pay, take the card, place it: the twelfth wins at once. Otherwise refill the same position with the top card of the Reserve; the other cards do not move. If the Reserve is empty, the game stops.',
    price:
      'A corrupted card lowers your crossing cost at its position by 1 ▶ and raises your opponent’s by 1 ▶, whichever River card lies there.',
    stay: 'It stays there to the end of the game: nobody can move or remove it. It costs no income and gives none, enters no draw pile and does nothing else.',
  },
  propaganda: {
    title: '▶ Moving along the Propaganda track',
    cross:
      'The ▶ of all cards you play add up. To move your banner one step to your right, pay the crossing cost of the card in front of it. On step 1 Helianth faces position 1 and Asterane position 6; on the last step there is nothing left to cross.',
    cost: 'The printed cost depends on the card’s type alone: Propaganda 3, Hardware 4, Corruption 5, Hacking 6. Subtract 1 for each corrupted card of yours in that slot and add 1 for each of your opponent’s: it is always between 1 and 8.',
    example: 'Printed cost 5, one corrupted card of yours, two of your opponent’s: 5 − 1 + 2 = 6 ▶.',
    several:
      'You may cross several cards in a turn, each at its cost of the moment. A cost is never paid over several turns: unused ▶ are lost.',
    banner:
      'The card you cross stays in the River. A banner never moves back, does not move when the River changes, and is not hindered by the other, which has its own track. Cards and slots it has passed no longer matter to it.',
    tokens:
      'When your banner arrives at one of your Hand Bonus tokens, you win it for the rest of the game: from this turn’s Refill phase on, your hand is refilled with one more card. Your opponent’s tokens are theirs alone.',
  },
  hacking: {
    title: '■ Moving along the virus track',
    move: 'The ■ of all cards you play add up; each moves the virus pawn by one square. The pawn is on the Central Port, or on a square of the top Virus card of one of the two piles. Each card is a loop: from the Port to its first square, from square to square, then from the last back to the Port.',
    own: 'On your own card you can only pull it back. If it reaches the Port that way, nothing else happens: the card stays on its pile.',
    port: 'From the Port it enters the first square of the opposing card.',
    other:
      'On the opposing card you can only advance it; from the last square it arrives at the Port, and the card is finished.',
    stop: 'You may go on after every arrival at the Port and stop on any square: the pawn stays there. Unused ■ are lost.',
    finished:
      'A card you finish is put face down on the draw pile of the opposing Corporation, to which it belongs; the next one opens. If several follow in one turn, the last lies on top. If that draw pile is empty, the card forms it alone, without a shuffle.',
    dead: 'From then on it is a card without effect in the opposing deck: it is drawn, held, played and reshuffled; it can be destroyed, or corrupted from hand. It never returns to its pile.',
    length:
      'Cards 5, 4, 3, 2 and 1 have 3, 4, 5, 6 and 7 squares. From Port to Port takes one ■ more: 4, 5, 6, 7 and 8, or 30 in all. Finishing card 1 wins the game.',
  },
  buy: {
    title: 'Buying cards',
    power:
      'The incomes of the cards you played, including those played from the discard pile, are your buying power. It buys cards of the River, and only of the River, that cost no more than it.',
    one: 'Subtract the cost, put the card into your discard pile and refill the same position with the top card of the Reserve: that card may be bought in turn. Cards are bought one at a time, as many as your income allows. If the position cannot be refilled, the game stops.',
    later:
      'A card you buy is not played this turn; but if the discard pile is reshuffled in the Refill phase, you may already draw it.',
  },
  effects: {
    title: 'Effects of the cards',
    draw: 'Draw: for each symbol you may take the top card of your draw pile into your hand, one at a time, and stop when you like.',
    choice:
      'Choice (A / B): take exactly one of the alternatives, whole, or none, as the card is played or copied, before any other card and any spending. The choice is final.',
    choiceDraw:
      'Symbols you take join yours at once. “Draw 2” gives two Draw symbols; drawing fewer does not bring the other alternative back. All alternatives are always offered, even one that would do nothing.',
    choiceType:
      'Whatever you take, the card counts for its type and for multipliers; what it gives is not multiplied. Hardware that gives a symbol stays Hardware, and a Mercenary of another type cannot be played, not even to draw.',
    choiceAgain: 'A copy, or a card played from the discard pile, chooses anew, whatever was chosen before.',
    multiplier:
      'Multiplier: you gain one ●, ▶ or ■ for each card of that type played this turn, before or after. The card that has the effect is counted; two cards that have it add up.',
    multiplierOnly:
      'Only cards of its own type count, even if all types are allowed; Hardware counts only if it has taken that type by copying. You can spend this total, less what you have spent already.',
    single:
      'Single Use: in the Discard phase of the turn it was played, the card goes to the box, from which nothing returns. This effect cannot be ignored, even if all others were. Until then it is a played card like any other; if it was not played, it stays in hand.',
    copyPlayed: 'Copy Played: choose another of the cards you played this turn.',
    copyRiver:
      'Copy River: choose a card of the River, not that of the Reserve. The one-type rule applies; if no type is set yet, copying a Mercenary sets it. The card stays in the River; if it leaves later, the copy remains.',
    copy: 'The copying card takes on the type and all effects of the other, whichever of them the other used; it keeps its own income. Important: if the copied card is Single Use, the copying card goes to the box as well.',
    copyLimits:
      'You cannot copy the card itself, a Virus card or a card with nothing to copy. A card that has copied counts as what it has become. In the River you cannot copy another Copy River card; a Copy Played card can be copied if there is a played card to copy. Without a copy the card stays Hardware.',
    destroy:
      'Destroy: for each symbol you may put one card of your hand into the box, any of them, Virus cards included, but no card that was played or discarded. It is shown.',
    allTypes:
      'All Types: until the end of the turn you may play and copy Mercenaries of every type, even if a type was set already. Cards played before gain nothing by it.',
    playDiscard:
      'Play from Discard: choose a card of your discard pile, not only the last, and play it as if from hand, with its income and effects; at the end of the turn it leaves with the others. The one-type rule applies. A Virus card cannot be chosen; with no possible card the effect is lost.',
    playDiscardCopy: 'The card played in this way may copy the card that brought it back.',
    corruptHand:
      'Corrupt from Hand: any card of your hand, Virus cards included, into the slot of your choice, without spending ● or touching the River. It counts like every corrupted card, for the victory too.',
  },
  end: {
    title: 'End of the game',
    once: 'The three victories are checked after every action of the player whose turn it is; the game ends at once and nothing else happens.',
    river:
      'If a River position must be refilled while the Reserve is empty, the game ends at once, and what is unspent stays unspent. An empty Reserve alone ends nothing. The Corporation further ahead on at least two of the three goals wins, even if it was not its turn; otherwise the game is a draw.',
    measureC: 'Corruption: the number of cards in the zone, the last one included.',
    measureP: 'Propaganda: the step of the banner.',
    measureH:
      'Hacking: the number of opposing Virus cards finished; if it is equal, the Corporation on whose opponent’s card the virus pawn stands is ahead. If the pawn is on the Central Port, neither is.',
    both: 'If the card that empties the River also wins the game, the victory counts.',
  },
  knowledge: {
    title: 'What everybody sees',
    hidden:
      'Your hand and the cards you draw are seen by you alone; their number is public. Nobody knows the order of the draw piles, except for Virus cards just put there, nor the cards of the Reserve below its top.',
    open: 'Everything else is seen by all: the River, the Virus piles, the pawn, the banners, the tokens, the cards played, the discard piles and the number of cards in each slot; so are the alternative taken, the card copied and the effects left.',
    corrupted:
      'A card corrupted from the River was seen by all; a card corrupted from hand is known only to whoever placed it.',
  },
  variants: {
    title: 'Normal game, first game, levelling',
    normal: 'Normal game: each hand has 6 cards, at the start and in every Refill phase.',
    first: 'First game: 7 cards for each person.',
    levelling:
      'Levelling: the less experienced person has a hand of 7 cards, or 8 if need be, the opponent a hand of 6. It goes with the person, whichever Corporation they lead.',
    tokens:
      'Hand Bonus tokens are added as usual. The sizes are fixed before the game; there is no solo mode and there are no teams; a table may only choose when the discard pile is reshuffled.',
  },
  rulings: {
    title: 'Our rulings',
    intro: 'What the rulebook leaves open, and what we decided.',
    reshuffle:
      'Taken literally, the sentence means shuffling as soon as the draw pile is empty. We shuffle when a card is needed, as is usual in such games: the discard pile stays available to the effect that plays a card of it. At a table that prefers the letter, the discard pile renews the draw pile as soon as that is empty, in your own turn.',
    timing:
      'So whether to use an effect is decided as the card is played. Symbols, however, are spent whenever you like until the Play phase ends.',
    once: 'Elsewhere the game “ends immediately”. We check after every action: both readings name the same winner, since nothing that was achieved is ever lost.',
    ahead: 'In Hacking we count the cards finished, then the card on which the pawn stands.',
    lot: 'We draw lots.',
    reserve: 'Only the top card of the Reserve is visible: it is not leafed through.',
    shown: 'A card that is destroyed is shown; a card corrupted from hand is placed without being shown.',
    stall:
      'The rulebook says nothing of a game that no longer moves. After 20 turns in a row without a purchase, a corruption, a crossing or a move of the pawn, or after 200 turns, it stops and is decided as at the end of the River.',
    resign: 'You may resign at any decision of yours: your opponent wins.',
  },
  data: {
    title: 'Where the values come from',
    known:
      'Costs, incomes, crossing costs, effects and squares are those of the printed cards, from a public transcription. The “A / B” effects are not explained in the rulebook.',
    disputed:
      'Two Hardware cards are an exception: two transcriptions of their effect contradict each other. We took the one that leaves a card for every effect of the rulebook; their cost and income are certain.',
    names: 'The cards and the Corporations have no printed names: the names are ours.',
    pack: 'Whoever owns the game can replace every value with a content pack.',
  },
  glossary: {
    title: 'Words',
    banner: { term: 'Banner', meaning: 'a Corporation’s pawn on its own Propaganda track' },
    bonus: { term: 'Hand Bonus token', meaning: 'one more card in the refilled hand' },
    box: { term: 'Box', meaning: 'where cards go that leave the game for good' },
    corrupted: { term: 'Corrupted card', meaning: 'a card face down in a Corruption zone' },
    crossing: { term: 'Crossing cost', meaning: 'the ▶ needed to cross a River card' },
    income: { term: 'Income', meaning: 'the coins a played card gives, for this turn’s purchases' },
    pawn: { term: 'Virus pawn', meaning: 'the only pawn of the virus track, shared by both Corporations' },
    port: { term: 'Central Port', meaning: 'the tile between the two Virus piles, the pawn’s neutral space' },
    reserve: { term: 'Reserve', meaning: 'the face-up pile that refills the River' },
    slot: { term: 'Slot', meaning: 'one of six places of a Corruption zone, for two cards' },
  },
};
export default rules;
