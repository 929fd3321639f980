const rules = {
  aim: {
    title: 'What it is about',
    text: 'You own two gondolas and employ one gondolier. Every turn you row one of them along the canals of Venice: where you pass, your assistants work for you; where you dock, they advance; where you dock with the right cargo, you complete missions.',
    arrest:
      'Whoever passes other gondolas is talked about. Intrigue carries you up in the Grand Council, but whoever has the most of it at the end is arrested and cannot win, whatever the score.',
  },
  city: {
    title: 'The city',
    text: 'Fifteen quays, one building at each, joined by 24 canals. Twelve buildings are tiles, each with four spaces for assistants, counted clockwise from the top: one assistant of each player at most; spaces 1 to 3 hold one assistant, space 4 any number. Three buildings are printed on the board, open to all and without assistants: the communal buildings St Mark’s Square, Doge’s Palace and Grand Council.',
  },
  setup: {
    title: 'Setup',
    board:
      'Choose the day or the night side of the board: only the look differs. Shuffle the 12 tiles and put one on each tile slot.',
    sizes:
      'Put the end pawn on the council track and make the mission pile of random missions, as the table says. The other missions leave the game unseen.',
    pieces:
      'Everybody takes 2 gondolas, 2 bridges, 10 assistants, 1 gondolier, 4 markers and the player board for the number of players.',
    missions:
      'With the tiles in sight, everybody is dealt 3 missions, secretly keeps 2 and puts the third under the pile. Only then is the first player drawn.',
    influence: 'Shuffle the 22 influence cards into a pile.',
    tracks: 'Score, council and intrigue start at 0, parchments at 1.',
    first:
      'A first player is drawn by lot and stays first all game; turns go clockwise. Everybody takes 6 coins, and 2 more for each player before them: 6, 8, 10, 12, 14. The first player takes the first-move token.',
    favour:
      'If somebody plays for the first time, give everybody a favour card. An experienced player may decline theirs as a handicap.',
    two: 'With two players the smugglers are added; alone, the Doge: see their chapters.',
  },
  preliminary: {
    title: 'Preliminary round',
    order:
      'From the first player on, everybody moors a first gondola at any quay; then, from the last player backwards, a second one, not at the quay of the first.',
    place:
      'Gondolas already there earn as in docking. At a tile you place an assistant on space 1, pushing as usual; then the building is activated, and cubes go aboard this gondola.',
    not: 'There are no influence cards, canals, crossings, missions or smugglers in this round.',
  },
  turn: {
    title: 'A turn',
    text: 'Turns go clockwise. Each has five steps, always in this order.',
    influence: 'You may play one influence card, before anything else; not one that you gain in the same turn.',
    gondolier:
      'Move your gondolier to your other gondola for free, or pay 3 coins to keep him where he is; with fewer coins he must change. His gondola is the active one all turn. In your first turn you choose freely.',
    movement: 'The active gondola must move along at least one canal.',
    mission: 'Having docked, before anything else there, you may complete one mission.',
    activate:
      'At a tile, advance your assistant if you can: you must. Then the building is activated, tile or communal.',
    maintenance: 'In the end the first-move token goes on, and the coins laid on canals go to the supply.',
  },
  movement: {
    title: 'Moving',
    canals:
      'Choose a canal at your quay and row to its other end. The first canal of a turn is free; each later one costs its price at once. If the first one has a bridge, the free move is used up all the same. You may go as far as you can pay.',
    repeat:
      'No canal and no quay twice in a turn, and never back to the quay of departure, whether to pass or to dock. The coins and the token lying on canals only remind you of that.',
    say: 'At each quay you first say whether you pass or dock. You cannot dock where your other gondola is moored: two of your gondolas never share a quay. Docking ends the movement.',
    passing:
      'In passing, crossings come first; then, at a tile where you have an assistant, you may activate without advancing it, as much or as little as you like; then the next canal. Communal buildings cannot be activated in passing.',
    own: 'Where your own other gondola is moored, you cannot activate the building in passing, not even with the spy, unless the table has chosen otherwise.',
    onward:
      'You may pass only if you can surely go on to a quay where you may dock, with your coins and what activating here brings, including your own bridges; likewise you may row to your other gondola only if you can pay the way on. If only one effect makes that possible, it is compulsory.',
    leave: 'Leaving a quay is no crossing, and a gondola may leave from under others: nobody scores.',
  },
  crossing: {
    title: 'Crossings',
    text: 'Every gondola moored where you pass is a crossing, at communal buildings too. Docking is none.',
    own: 'Your own other gondola: you may move cubes between the two as you like, 5 at most in each.',
    other:
      'Another player’s: you both lose 1 parchment or take 1 intrigue each, chosen in secret and revealed together. Without parchments it is intrigue. Above the cap you may take it all the same, for 2 VP.',
    several: 'Several gondolas are several crossings, from the top of the stack to the bottom.',
  },
  docking: {
    title: 'Docking and advancing',
    share:
      'You may dock on other players’ gondolas: yours goes on top, and at once each gondola below earns its owner as many VP as there are gondolas above it. A quay has room for all.',
    advance:
      'Without an assistant at this tile, place one on space 1; otherwise move yours one space on; on space 4 it stays. At communal buildings nothing advances.',
    push: 'Whoever stands on the new space, from 1 to 3, is pushed one space on, and may push another. Pushed assistants get nothing and are not activated.',
    ten: 'You have 10 assistants, and none comes back. With all placed you place no more, but those on the board still advance. At a tile without an assistant of yours nothing is activated.',
    bonus: 'Whoever first has placed all 10 assistants gains 8 VP; nobody does after that.',
  },
  activate: {
    title: 'Activating',
    choose:
      'At a tile you may use any effects of your assistant’s space and of those behind it, each once, in any order. What you may use is settled when the activation begins.',
    whole:
      'An effect is used whole, prices and penalties included, or not at all. A price must be paid in full. A gain may be cut by a limit.',
    communal:
      'The two effects of a communal building are independent, in any order, and each may be skipped. The 2 coins of St Mark’s Square may pay the tax. The steps of the Grand Council are taken all or none.',
    cubes:
      'Cubes belong to their gondola, also when the gondolier leaves. Effects concern those of the gondola that activates.',
    hold: 'A gondola carries 5 cubes. After each effect you discard what is too much, old cubes or new ones.',
    supply:
      'There are 22 cubes of each resource. What has run out cannot be gained; what is paid, sold or discarded goes back.',
    others:
      'Intrigue that an effect gives to all others cannot be bought off with parchments, and costs 2 VP at the cap. Smugglers are no players for effects; the Doge is one.',
  },
  buildings: {
    title: 'The buildings',
    text: 'What each space does, from 1 to 4. Space 1 always gives 1 cube of the tile’s own resource.',
    communal: 'Communal buildings:',
    ceramic: 'Ceramic tiles:',
    cloth: 'Cloth tiles:',
    silver: 'Silver tiles:',
    details: 'At the Council of Ten, with both bridges built, only the 2 VP are left.',
  },
  tracks: {
    title: 'Coins, parchments, intrigue, points',
    coins: 'Coins are an amount: change does not matter, and the supply never runs out.',
    parchments: 'Parchments go from 0 to 10; what you gain above is lost.',
    intrigue:
      'Intrigue goes from 0 to 8, with four or five players to 10. Each point that you must take above that costs 2 VP instead. Removing more than you have removes all.',
    vp: 'VP never fall below 0.',
    council: 'Council markers never go back, may share a space and may go past the end pawn, up to space 20.',
  },
  bridges: {
    title: 'Bridges',
    build:
      'You have two. A bridge goes on any canal without one, wherever your gondolas are, and never moves. With both built you cannot build.',
    under:
      'A bridged canal is free for all. Going under your own you gain 1 coin; going under another’s you take 1 intrigue, which no parchment replaces; its owner gains nothing. That holds for the first move too.',
    when: 'This happens on the way, before you pass or dock. A bridge built during a movement counts for the canals still to come, not for those already used.',
  },
  missions: {
    title: 'Missions',
    draw: 'At St Mark’s Square and the Doge’s Palace you may draw 2 missions, keep 1 and put the other under the pile. With one left you keep it; with none there is no draw. An influence card lets you draw a single mission without tax.',
    tax: 'The tax is 1 coin for each mission you own already, unfinished, completed or archived. Who cannot pay all of it cannot draw.',
    hand: 'At most 3 unfinished missions in hand: with 3 you cannot draw. They cannot be discarded.',
    complete:
      'Dock at the building that the mission names. The cubes come from the gondola that docks, the parchments from your track. You gain its VP and coins.',
    effect:
      'Then, and only then, place it in one of your three slots: its effect works at once, also in this turn. On an occupied slot the older card is archived. You may also archive the new card without its effect.',
    archive:
      'Archived missions have no effect any more and never come back, but still count as completed, for the tax too.',
    timing:
      'Effects are compulsory unless they say “may”. No 2 counts once a turn, for the first canal that is neither free nor bridged. No 10 works in docking only. Nos 17, 19, 23 and 25 come before the activation. No 12 does not count for itself. Of 3 cards drawn by Nos 9 and 13 you choose which goes under the pile first. With No 14 in the solo game the Doge chooses too. No 21 gives a cube of the gondola crossed, or against the Summons of either.',
  },
  influence: {
    title: 'Influence cards',
    gain: 'Gaining one: draw 2, keep 1, put the other under the pile. There is no hand limit. When the pile is empty, the discards are shuffled; with one card to be found you keep it, with none there is no gain.',
    play: 'A played card is discarded, then resolved. A card that needs an assistant or a building of yours cannot be played without one; any other can.',
    cards: 'Two copies of each:',
    foreman: 'Bribe the Foreman moves one of your own assistants on the board. Others stay where they are.',
    overtime:
      'Work Overtime: a tile needs your assistant there, which does not advance; a communal building is used in full. Cubes concern the gondola moored there.',
    promote: 'Promote Workers pushes as in docking, and activates nothing.',
    offer: 'Make an Offer: with 3 unfinished missions or no mission left, you take the 2 VP.',
    spy: 'Hire a Spy: in passing the tile, it is the spy or your assistant, not both. If you dock there the spy does nothing. He is no assistant, pushes nobody, and leaves at the end of your turn, used or not.',
  },
  favour: {
    title: 'Favour cards',
    text: 'Once in the game, at any decision of yours, even in another’s turn, you may flip your favour card for 5 coins or 2 parchments; those above 10 are lost. Unflipped it is worth 4 VP at the end. Without favour cards nobody gains these.',
  },
  end: {
    title: 'The end',
    trigger:
      'The end begins when the mission pile has been emptied, or when a marker reaches or passes the end pawn on the council track.',
    rounds:
      'The round is finished, down to the player on the first player’s right, and exactly two more are played, also if the last player of a round has triggered it. So everybody has as many turns.',
    pawn: 'The end pawn then shows how many rounds are left. A second trigger changes nothing.',
  },
  scoring: {
    title: 'The final scoring',
    council:
      'Council: the ranks on the track earn the VP of the table. Tied players each get the average of their ranks, rounded down. Level 0 earns nothing.',
    assistants:
      'Assistants: with 7 or 8 placed you score half your council level, rounded up; with 9 or 10 all of it; with fewer nothing.',
    lower:
      'Lowering intrigue: openly, in turn order and round after round, everybody may pay 2 parchments or 4 coins to remove 1 intrigue, until all leave it at that.',
    wealth: 'Wealth: 1 VP for every 4 coins left.',
    favour: 'Favour: 4 VP for an unflipped favour card.',
    arrest:
      'Arrest: the player with the most intrigue, if any, is arrested whatever the score; on a tie the one farthest from the first player, and only that one. With no intrigue at all nobody is.',
    winner:
      'Of the others the most VP win; on a tie, whoever is earlier in turn order. The arrested player comes last.',
  },
  smugglers: {
    title: 'Two players: the smugglers',
    setup:
      'The first player takes smuggler deck A, the other deck B; they are never mixed. Two gondolas of a third colour, A and B, wait beside the board; their 10 assistants are a common supply, one to a tile.',
    action:
      'After each of your turns, not in the preliminary round, you draw 2 cards of your deck, play 1 and put the other back on top. The smuggler of the letter goes to the tile named. The Doge icon is ignored, and the card is discarded.',
    last: 'If one card is left, it is played; then it is shuffled with the discards into a new deck.',
    path: 'The first card of a deck just puts the smuggler there. After that he takes the cheapest way: bridges are free, the first canal counts, crossings do not; of equal ways you choose. If he is there already he stays, and only his assistant advances.',
    meet: 'Each player’s gondola that he passes is a crossing for its owner alone, who loses 1 parchment or takes 1 intrigue; that may be you. You pay nothing in his place. Two smugglers passing, and bridges, do nothing.',
    stop: 'Stopping on players’ gondolas he gives their owners the usual VP; for the other smuggler below him your opponent gets them. Docking on a smuggler, you give VP to nobody for him.',
    assistants:
      'Then the smugglers’ assistant at the tile advances, or one is placed, pushing as usual. With all 10 placed no new one comes, but those on the board still advance.',
    never:
      'Smugglers activate nothing and gain nothing: no cubes, VP, parchments or intrigue. They have no part in the bonus for ten assistants, the scoring or the arrest.',
    yours:
      'Passing a smuggler in your turn, you alone lose 1 parchment or take 1 intrigue. Effects about crossing other players’ gondolas work with smugglers too.',
  },
  soloSetup: {
    title: 'Alone: setup',
    pieces:
      'You play one colour. The Doge plays two, with 20 assistants, 4 bridges and 4 gondolas, an A and a B of each colour; he has one score marker and two council markers, on 0. Shuffle both smuggler decks.',
    doge: 'His board starts with 0 intrigue and 2 parchments; the end pawn on 6 reminds you that he never has more than 5.',
    piles:
      'Shuffle the tiles, and use all 26 missions and all 22 influence cards. Keep 2 of 3 missions, and start with 6 coins and 1 parchment.',
    place:
      'Preliminary round: moor your first gondola, advance and activate. Only effects that cost nothing can be used in this round, so no bridge and no mission, unless the table has chosen otherwise.',
    arrive:
      'Then reveal cards in the order A, B, A, B: the first A and B place gondolas of his first colour, the others of his second. His assistant there advances, pushing as usual; nothing is activated and no VP scored for the space. A gondola of his on yours gives you VP, on his own it gives them to him.',
    second: 'Then moor your second gondola, advance and activate; Doge gondolas below it earn him VP.',
    decks: '3 unseen cards of each smuggler deck leave the game; the revealed ones are shuffled back in: 9 a deck.',
    row: 'Of the 27 Doge cards 2 leave the game unseen; 3 lie open in a row, 22 form the pile.',
  },
  solo: {
    title: 'Alone: the Doge’s turn',
    text: 'After each of your turns the Doge has his.',
    cards: 'Draw 2 cards of deck A, choose 1, and put the other back on top.',
    gondola:
      'Choose which of his two A gondolas goes there; not one that is there already, if the other is not. It moves as smugglers do: by the cheapest way, of equals as you choose.',
    meet: 'For each of your gondolas it passes you lose 1 parchment or take 1 intrigue; he does neither, and passing his own does nothing. Stopping on yours gives you VP, on his own it gives them to him.',
    assistant:
      'His assistant of the gondola’s colour advances there, pushing as usual, and he scores 0, 1, 2 or 4 VP for its space, also if it was on 4 already. He ignores the building.',
    second: 'The same with deck B and a B gondola.',
    resolve:
      'Each of the two cards played names a Doge card to be ignored, the first, second or third from the left. The one or two others are resolved, from left to right.',
    refill:
      'Resolved cards are discarded and replaced in their places; ignored ones stay. The smuggler cards, open until now, are discarded. A deck with one card left is played and then shuffled anew.',
    ignores: 'Which Doge card each smuggler card makes ignored, counted from the left:',
    yours:
      'In your turn, for each Doge gondola you pass, you lose 1 parchment or take 1 intrigue; he spends 1 parchment if he has one, else takes 1 intrigue. Docking on his gondolas gives him VP. Under his bridges you take 1 intrigue.',
    intrigue:
      'Whenever he reaches 8 intrigue, he loses 2 VP and removes 4. Bridges give him none; effects that give intrigue to all others give him 1.',
    mission:
      'Each time you draw a mission, the top card of the Doge’s pile leaves the game unseen. Neither missions nor the council track end the game.',
    effects:
      'Mission 3 works for his bridges, mission 7 for his gondolas. With mission 14 he too spends 1 parchment or takes 1 intrigue when he passes you. Mission 20: the Decree does nothing to you. Mission 21: you may pay cubes against the Summons.',
  },
  soloEnd: {
    title: 'Alone: the end',
    text: 'When the row cannot be refilled to three cards, you have one last turn, without the Doge. Then:',
    council: 'Council as with three players; the Doge scores for both his markers.',
    assistants: 'You score your assistants; the Doge does not.',
    lower: 'You may pay to lower your intrigue; the Doge does not.',
    lose: 'If you have any intrigue, and the Doge as much as you or less, you lose.',
    wealth: 'You gain 1 VP for every 4 coins left.',
    win: 'You win with more VP than the Doge.',
  },
  difficulty: {
    title: 'Alone: difficulty',
    text: 'All can be combined, except more preliminary cards with none of his assistants.',
    extra: 'Harder: 1 or 2 more preliminary cards, each with an assistant of his on its tile, but no gondola.',
    council: 'Harder: both his council markers start 1 to 5 spaces further on.',
    space1: 'Harder: he scores 1 VP instead of 0 for space 1.',
    parchments: 'Harder: he starts with 3 parchments. Easier: with 1.',
    turns: 'Harder: no last turn. Easier: two last turns.',
    without: 'Easier: his preliminary placements bring no assistants.',
    space4: 'Easier: he scores 3 VP instead of 4 for space 4.',
  },
  table: {
    title: 'At the table',
    secret:
      'Missions and influence cards in hand, and cards being chosen, are secret; all else is open, also how many. A completed mission is shown.',
    trade:
      'There is no trading or giving. Out of turn you only choose in crossings and may flip your favour card; in the final scoring all may lower intrigue.',
    resign:
      'A player may give up. With two players, or alone, the other side wins. Otherwise what is left of the turn is dropped and later turns are skipped; gondolas and tracks stay, crossings are paid with a parchment, else with intrigue. Who gave up is never arrested and comes last. With one player left the game ends.',
  },
  rulings: {
    title: 'Our rulings',
    own: 'The rule forbids it; the example on page 17 does it, step by step. The rule counts, unless the table chooses otherwise.',
    opening:
      'In the rulebook you get missions, the Doge’s pile and coins only after this round. So nothing that costs something is offered in it; the first edition of this program offered everything, which a table may still choose.',
    lastMission:
      'Two readings are possible: when the last card leaves the pile, even if one comes back, or when the pile is empty after the draw. We wait for the empty pile: with 2 left you draw both, put one back, and the game goes on.',
    overtime: 'The text gives only this limit. We let the card activate one building beside one of your gondolas.',
    spy: 'Any tile, chosen when the card is played; only in passing. If you dock there, your assistant works as usual.',
    councillors: '“More than the others” means strictly more than each of them, before this intrigue is taken.',
    ten: 'Only placing is skipped: otherwise the tenth assistant would freeze all the others.',
    smuggler:
      'So there is no free first canal for a smuggler. That he earns nothing when you dock on him follows from his gaining no VP.',
    tie: 'The earlier player wins, as with the arrest, where being near the first player is the good side.',
    zero: '“More than 0” is about you: with no intrigue you are safe.',
    two: 'Two in all, not two on top of the one.',
    letters: 'Each of his colours has one A and one B gondola, so that the choice decides which assistant advances.',
    order: 'From the top of the stack down, your own gondola at its place.',
  },
  data: {
    title: 'What is reconstructed',
    text: 'The rulebook’s text prints all buildings, the influence cards and most numbers, but not the following. Ours are made so that nothing printed contradicts them.',
    map: 'The map: which canals there are and what each costs. Six costs and ten neighbours are known from the examples. The last space of the council track, 20.',
    council: 'The council’s rewards, except 9 and 2 for two players.',
    missions:
      'Missions: names, effects and numbers, except price and reward of Nos 4 and 6 and the building of No 22. What the effects of Nos 3, 7, 14, 20 and 21 are about is known from the solo rules.',
    smugglers: 'The smuggler cards: that each deck names each tile once, and which Doge card each makes ignored.',
    doge: 'The Doge cards: two of the nine kinds are described in the rules for missions 20 and 21.',
    pack: 'Whoever owns the game can lay the printed numbers over ours with a content pack.',
  },
  glossary: {
    title: 'The words',
    activate: { term: 'Activate', meaning: 'use the effects of a building' },
    archive: { term: 'Archive', meaning: 'give up a completed mission’s effect' },
    communal: { term: 'Communal building', meaning: 'one of the three printed on the board, without assistants' },
    crossing: { term: 'Crossing', meaning: 'a moving gondola passes one that is moored' },
    dock: { term: 'Dock', meaning: 'end the movement at a quay' },
    pass: { term: 'Pass', meaning: 'arrive at a quay and go on' },
    quay: { term: 'Quay', meaning: 'the mooring place of a building' },
    space: { term: 'Space', meaning: 'one of the four steps of a tile' },
    tax: { term: 'Tax', meaning: 'the price of drawing a mission' },
    tile: { term: 'Tile', meaning: 'one of the twelve shuffled buildings' },
  },
};
export default rules;
