/** What is said along the guided first game. */
const tutorial = {
  welcome:
    'You lead Helianth, at the bottom; Asterane sits across the River. There are three ways to win, and each side has a gauge for each: corrupt twelve cards, cross the River’s six cards with your banner, or finish the opponent’s five Virus cards.',
  hand: 'This is your hand. Each card has a type: Corruption, Propaganda, Hacking or Hardware. The signs in the middle are its effects, the number at the top right is its income. For a first game it has seven cards; usually it has six.',
  playFirst: 'Play the Basement Tinkerer: click the card.',
  symbols: 'It gave you 1 ■ to spend now and 1 coin for later. Symbols and coins last for this turn only.',
  oneType:
    'From now on this turn is a Hacking turn: Mercenaries of another type have to wait. Point at one of them and it says why. Hardware always goes along.',
  pullBack:
    'The virus pawn stands on your own Virus card. Every ■ moves it by one square: pull it back to the Central Port.',
  playSecond: 'Another Hacking card: the Fence Breaker. Play it.',
  enter: 'From the Port the pawn goes to the other side. Move it onto Asterane’s Virus card 5.',
  playHardware: 'Now Hardware, which goes with any type. Play the Second-Hand Terminal.',
  takeSymbol: 'It lets you choose one symbol. Take ■.',
  advance:
    'Advance the virus pawn. When it has been all the way round, the Virus card is finished: it goes onto Asterane’s draw pile as dead weight, and the next, longer one opens.',
  endPlay: 'You may keep the other cards: what you do not play stays in your hand. End play and go on to buying.',
  buy: 'The three cards you played earn 4 coins. The Dockside Fixer costs 2 and will bring 3 coins, a ● and a new card every time. Buy it.',
  reserve:
    'It goes to your discard pile and joins your deck with the next shuffle. Its place in the River was filled from the Reserve, whose top card is always open: look there before you take something.',
  buyMore:
    'You have 2 coins left, and they cannot be saved. The Cable Kid costs 2: buy it too. Then your income buys nothing more and the turn ends: the cards you played are discarded and your hand is filled to seven again.',
  opponent:
    'Asterane answered: it pulled the virus pawn back by one square on its own card. Nobody ever interrupts the other’s turn.',
  refilled: 'You kept four cards and drew three. Your hand now has three Corruption cards: that makes a good turn.',
  corruptFirst: 'Play the Envelope Runner.',
  corruptSecond: 'And the Obliging Notary.',
  corruptThird: 'And the Indebted Alderman: that makes 3 ●.',
  corrupt: 'For 3 ● you may corrupt any card of the River. Take the one in front of your banner, at position 1.',
  slot: 'Now put it face down into one of your six slots. Each holds two cards. Choose slot 1, beside the place your banner has to cross first.',
  corrupted:
    'The corrupted card lowers your crossing cost here by 1 ▶ and raises Asterane’s by 1 ▶, whatever card lies there. And it is the first of the twelve you need for a victory by Corruption.',
  endPlayAgain: 'Go on to buying.',
  buyRoad:
    'The crossing cost depends on the type: Propaganda 3, Hardware 4, Corruption 5, Hacking 6. A Propaganda card has come in front of you: leave it there. Your 4 coins buy the Scandal Liquidator, at position 5: 2 coins, 2 ● and two cards to draw every time.',
  cheapRoad:
    'Look at your banner: crossing costs only 2 ▶ now: 3 for the card, less 1 for your corrupted card. The cost to the end of the track stands at its flag.',
  persuadeFirst: 'A Propaganda turn, then. Play the District Crier.',
  persuadeSecond: 'And the Holo-Poster Paster.',
  cross: '2 ▶: click your banner to cross.',
  tokens:
    'After the second and the fourth crossing a Hand Bonus token waits: from then on your hand is refilled with one more card.',
  victories:
    'The first to fill one gauge wins at once: twelve corrupted cards, six crossings, or five Virus cards finished. Keep an eye on your opponent’s gauges too.',
  riverEnd:
    'If the Reserve runs dry and the River cannot be filled, the game stops: whoever leads at least two of the three races wins. Now finish the game on your own!',
};
export default tutorial;
