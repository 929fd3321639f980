const tutorial = {
  first: {
    name: 'A first game for three',
    welcome:
      'Venice from above. Twelve tiles, shuffled for every game, and three communal buildings that never move: St Mark’s Square, the Doge’s Palace, the Grand Council. You will row two gondolas through them, with a single gondolier.',
    missions:
      'Three missions were dealt to you; two stay. Scribe’s Seal asks for two ceramic and one silver at the Library: we will do that one today. Put Payment in Kind back under the pile.',
    place:
      'Before the first turn everybody moors both gondolas. The Monastery gives ceramic and lies next to the Library. Moor there.',
    cube: 'An assistant of yours goes to its first space, and you use it at once. Take the ceramic.',
    pushed:
      'Look: the second player has moored on top of you. A gondola lying on yours gives you a VP, and their assistant has pushed yours to space 2. Being pushed is good: now you have both effects.',
    second: 'Your second gondola. St Mark’s Square is open to all and needs no assistant.',
    coins: 'Its first effect: 2 coins.',
    tax: 'Its second effect would draw a mission, for one coin per mission you own. Two are enough for now: finish here.',
    gondolier: 'Your first turn. Put your gondolier in the gondola at the Monastery.',
    row: 'You need silver: the Church has some. Point at any quay: you see the way there, what it costs, and whom you would meet. The first canal of a turn is free. Row to the Church.',
    dock: 'At each quay you dock or pass. Dock: it ends your movement, and your assistant is placed.',
    silver: 'Take the silver. It goes aboard the gondola that docked.',
    others:
      'The others have had their turns. Aboard your first gondola you have a ceramic and a silver; one ceramic is missing.',
    stay: 'Now your gondolier would go to your other gondola for free. Leaving him where he is costs 3 coins, but the cargo is here. Keep it.',
    plan: 'The plan: pass the Monastery, where your assistant takes the second ceramic, and dock at the Library. Point at the Library to see it all. Then row to the Monastery.',
    pass: 'Do not dock: pass.',
    crossing:
      'Somebody’s gondola is moored here: a crossing. Both of you lose a parchment or take an intrigue, each in secret. Lose your parchment: in a moment there will be more.',
    passing: 'In passing you use your assistant without advancing it. Take the ceramic.',
    parchments: 'Thanks to the push, space 2 is yours as well: 2 parchments.',
    pay: 'On to the Library. This canal is not the first any more: it costs its coin.',
    arrive: 'Dock.',
    complete:
      'Missions are completed right after docking, before the assistant advances and the building is activated. Two ceramic, one silver: pay them. You gain 4 VP and 4 coins.',
    slot: 'Its effect works from now on: missions cost you a parchment less. Put it in your first slot.',
    cloth: 'Then your assistant arrives here too. Take the cloth.',
    council:
      'In the Grand Council you rise faster the more players have less intrigue than you. The ranks count at the end; and when a marker reaches this pawn, or the mission pile is empty, two more rounds are played after the current one.',
    arrest:
      'But beware of the masks. Whoever has the most intrigue at the end is arrested and cannot win, even with the highest score. Watch the others’, and keep parchments and coins to buy yours off.',
    last: 'Influence cards, bridges, ten assistants: the rest is yours to find out. Row on!',
  },
  solo: {
    name: 'A first game alone',
    welcome:
      'Alone in Venice you play against the Doge: two colours, four gondolas, one score. You move his gondolas for him.',
    missions:
      'Three missions; two stay. Harbour Pass asks for one cloth and two silver at the Market. Put Exempted House back under the pile.',
    place: 'Moor your first gondola at the Church, next to the Market.',
    cube: 'Your assistant is on its first space: take the silver.',
    boats:
      'Now the Doge’s four gondolas have come, drawn from the two smuggler decks: two of letter A, two of letter B. His assistants stand where they moored.',
    second: 'Your second gondola: St Mark’s Square.',
    coins: 'Take the 2 coins.',
    tax: 'The other effect, drawing a mission, costs tax: it must wait for the first turn. And each mission you draw will throw a card of the Doge’s pile away: the end comes nearer.',
    row: 'These three cards say what the Doge does. One or two of them will be ignored each turn, and that is up to you.',
    gondolier: 'Your turn, as at any table. Your gondolier goes aboard the gondola at the Church.',
    canal: 'The first canal is free: row to the Senate. You need its cloth.',
    dock: 'Dock.',
    cloth: 'Take the cloth.',
    deckA:
      'The Doge’s turn. Two cards of deck A: one gondola of that letter goes to the tile you choose, and the card makes one of the three Doge cards ignored. Point at the answers: the Doge card lights up. The Monastery makes the Tribute ignored, 3 VP for him. Send it there.',
    boat: 'Which of the two gondolas A? It takes the cheapest way; passing your gondolas it would cost you. His assistant of that colour advances where it stops. Take the first colour’s.',
    deckB:
      'The same with deck B. The Church makes the Decree ignored. And your assistant will be pushed there, which is good for you.',
    boatB: 'Take the gondola of the second colour.',
    path: 'Two ways cost as little: then you choose. Take the one by the Grand Council.',
    resolved:
      'Decree and Tribute were ignored; only the Session was resolved, and replaced. At the Church your assistant was pushed to space 2.',
    stay: 'Your second turn. Pay 3 coins to leave the gondolier where the cargo is.',
    plan: 'Point at the Market: you pass the Church, meet a gondola of the Doge’s and use your assistant. Row to the Church.',
    pass: 'Pass.',
    crossing:
      'A crossing: a parchment or an intrigue. The Doge pays too, in parchments as long as he has any. Take the intrigue: the Church will absolve you.',
    silver: 'The second silver.',
    relief: 'And space 2 removes the intrigue.',
    pay: 'Row on to the Market, for its coin.',
    arrive: 'Dock.',
    complete: 'One cloth, two silver: complete Harbour Pass for 5 VP and 3 coins.',
    slot: 'Its effect makes the first canal you pay for in a turn cheaper. Put it in a slot.',
    ceramic: 'And activate the Market.',
    end: 'When the Doge’s row cannot be refilled any more, you have one last turn. You win with more VP than he has; but if you have intrigue and he has no more than you, you lose. Good luck!',
  },
};
export default tutorial;
