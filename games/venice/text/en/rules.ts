const rules = {
  aim: {
    title: 'What it is about',
    text: 'You own two gondolas and employ one gondolier. Every turn you row one of them along the canals of Venice: where you pass, your assistants work for you; where you dock, they rise; where you dock with the right cargo, you complete missions.',
    arrest:
      'Whoever meets other boats is talked about. Intrigue carries you up in the Grand Council, but whoever has the most of it in the end is arrested and cannot win, whatever the score.',
  },
  city: {
    title: 'The city',
    text: 'Fifteen quays, one building at each, joined by 24 canals. Twelve buildings are tiles, shuffled anew in every game, with four spaces for assistants. Three are printed on the board and open to all: St Mark’s Square, the Doge’s Palace and the Grand Council.',
    setup:
      'Everybody starts with 6 coins, and 2 more for each player before them, 1 parchment, and two of three missions. Then gondolas are placed, first ones in turn order, second ones in reverse; each building is used at once.',
  },
  turn: {
    title: 'A turn',
    text: 'Five steps, always in this order.',
    influence: 'Play an influence card, if you like.',
    gondolier: 'Move your gondolier to your other gondola for free, or pay 3 coins to stay.',
    movement: 'Row along at least one canal. The first is free, every other costs its price.',
    mission: 'Having docked, complete a mission of this building, if you can.',
    activate: 'Advance your assistant here, then use its effects.',
  },
  movement: {
    title: 'Rowing and passing',
    text: 'You may go as far as you can pay, but no canal and no quay twice, and never back to where you set out. At each quay you say: pass or dock. You cannot dock where your other gondola lies.',
    passing:
      'In passing a tile where you have an assistant you may use its effects, without advancing it. Communal buildings cannot be used in passing.',
    crossing:
      'Every gondola moored where you pass is a crossing: its owner and you each lose a parchment or take an intrigue, both in secret. Passing your own other gondola, you may move cubes between the two.',
  },
  docking: {
    title: 'Docking',
    text: 'Docking ends the movement. Docking on other boats is no crossing; your boat goes on top, and each boat below gives its owner as many points as there are boats above it.',
    advance:
      'Then your assistant advances: placed on space 1, or moved one space on. Whoever stands there is pushed on, up to space 4, where there is room for all. You use the effects of your space and of all lower ones, in any order, each once, each whole or not at all.',
    ten: 'Whoever first has ten assistants on the board gains 8 VP.',
  },
  buildings: { title: 'The buildings', text: 'What each space does, from the first to the fourth.' },
  intrigue: {
    title: 'Parchments and intrigue',
    text: 'You have at most 10 parchments. Intrigue goes up to 8, with four or five players to 10; each point above costs 2 VP instead.',
  },
  bridges: {
    title: 'Bridges',
    text: 'Two for each player. A canal with a bridge is free for all: the owner gains 1 coin in going under it, anybody else takes 1 intrigue.',
  },
  missions: {
    title: 'Missions',
    text: 'Dock at its building: the cubes come from the gondola that docks, the parchments from you. You gain points and coins at once, and its effect works for you in one of three slots. At most three unfinished ones in hand, one completed in a turn.',
    tax: 'At St Mark’s Square and the Doge’s Palace you may draw two missions and keep one. The tax is 1 coin for each mission you own, finished or not.',
  },
  influence: { title: 'Influence cards', text: 'Two of each. Gaining one: draw two, keep one.' },
  end: {
    title: 'The end',
    text: 'When the last mission is drawn, or a marker on the council track reaches the end pawn, the round is finished and two more are played.',
  },
  scoring: {
    title: 'The final scoring',
    council:
      'The ranks on the council track: 9 and 2 for two players, 10, 5, 2 for three, and so on. Ties share, rounded down; level 0 is worth nothing.',
    assistants: 'With 7 or 8 assistants placed you score half your council level, rounded up; with 9 or 10 all of it.',
    lower:
      'In turn order, round and round, everybody may pay 2 parchments or 4 coins to remove an intrigue, watching the others.',
    wealth: 'Every 4 coins left are 1 VP; an unused favour card is 4 VP.',
    arrest:
      'The player with the most intrigue is arrested; on a tie whoever is farthest from the first player. With no intrigue at all nobody is.',
    winner: 'Of the others, whoever has the most points wins; on a tie whoever is earlier in turn order.',
  },
  smugglers: {
    title: 'Two players: the smugglers',
    text: 'After each of your turns you draw two cards of your smuggler deck, play one and put the other back on top. That smuggler goes to the tile named, by the cheapest way: bridges are free, the first canal counts. Of several you choose.',
    crossing:
      'Passing a smuggler, or being passed by one, costs you a parchment or an intrigue, and nobody else. Smugglers advance assistants of their own, which push as usual; they never use a building.',
  },
  solo: {
    title: 'Alone against the Doge',
    text: 'The Doge has two families and four boats. After your turn you play a card A and a card B; each sends a boat of its letter to a tile, and his assistant there advances: 0, 1, 2 or 4 VP for him.',
    cards:
      'Three Doge cards lie open. Each of the two cards you played skips one of them; the others are carried out, from left to right, and replaced.',
    end: 'When they cannot be replaced, you have one last turn. You win with more points than the Doge, unless you have intrigue and he has no more than you: then you are arrested.',
  },
  options: {
    title: 'Options and reconstruction',
    text: 'Favour cards help beginners; an experienced player may decline theirs. Alone, seven settings make the Doge harder or easier. The rulebook’s text does not give the map, most missions, the Doge’s cards and some numbers: ours are reconstructed and marked as such.',
  },
  glossary: {
    title: 'The words',
    activate: { term: 'Activate', meaning: 'use the effects of a building' },
    archive: { term: 'Archive', meaning: 'give up a completed mission’s effect' },
    communal: { term: 'Communal building', meaning: 'one of the three printed on the board, without assistants' },
    crossing: { term: 'Crossing', meaning: 'a moving boat passes one that is moored' },
    dock: { term: 'Dock', meaning: 'end the movement at a quay' },
    pass: { term: 'Pass', meaning: 'arrive at a quay and go on' },
    quay: { term: 'Quay', meaning: 'the mooring place of a building' },
    space: { term: 'Space', meaning: 'one of the four steps of a tile' },
    tax: { term: 'Tax', meaning: 'the price of drawing a mission' },
    tile: { term: 'Tile', meaning: 'one of the twelve shuffled buildings' },
  },
};
export default rules;
