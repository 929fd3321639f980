/** What cards do, each in a sentence. */
export const permanent = {
  n1: 'Leaving your gondolier in place costs 1 coin instead of 3.',
  n2: 'The first canal you pay for in each turn costs 1 less.',
  n3: 'You take no intrigue under other players’ bridges.',
  n4: 'Your own bridges give you 2 coins instead of 1.',
  n5: 'At the Grand Council a bridge costs you 2 coins instead of 4.',
  n6: 'One cube of each mission you complete may be of any colour.',
  n7: 'Docking on other gondolas, gain 1 VP for each.',
  n8: 'You pay no tax.',
  n9: 'At communal buildings you draw 3 missions and keep 1.',
  n10: 'Docking at a tile, its first effect gives you 1 cube more.',
  n11: 'Missions cost you 1 parchment less.',
  n12: 'Each mission you complete gives 2 VP more.',
  n13: 'Gaining an influence card, you draw 3 and keep 1.',
  n14: 'Whoever passes one of your moored gondolas chooses twice between parchment and intrigue.',
  n15: 'Playing an influence card, gain 2 coins.',
  n16: 'You may play 2 influence cards a turn.',
  n17: 'Docking with a new assistant, gain 2 coins.',
  n18: 'When your advance pushes somebody, gain 1 VP.',
  n19: 'Docking where your assistant is on space 4 already, gain 1 VP and 1 coin.',
  n20: 'Other players’ buildings give you no intrigue.',
  n21: 'In a crossing you may give a cube instead of a parchment.',
  n22: 'Activating the Grand Council moves you 1 space more.',
  n23: 'Docking at a communal building, you may remove 1 intrigue.',
  n24: 'When a building gives you parchments, gain 1 more.',
  n25: 'Docking at a communal building, gain 2 coins.',
  n26: 'At the end of the game you pay 1 parchment or 2 coins to remove an intrigue.',
};

export const card = {
  bribeForeman:
    'One of your assistants goes straight to space 4, pushing nobody and activating nothing. Take 3 intrigue.',
  overtime: 'Activate a building where one of your gondolas is moored; your assistant does not advance.',
  bribeCouncillors:
    'Advance 1 space on the council track. If you have strictly more intrigue than each of the others, you may take 1 to advance 1 space more.',
  tradeInformation: 'Gain 2 coins and an influence card.',
  buildBridge: 'Build a bridge for nothing, or gain 2 VP for each of your bridges on the board.',
  promoteWorkers: 'One of your assistants advances 1 space, pushing others. The building is not activated.',
  manageStock: 'Gain a cube of your choice and share your cubes out between your two gondolas, wherever they are.',
  makeOffer: 'Draw a single mission without tax, or gain 2 VP.',
  investigate: 'Gain 3 parchments.',
  testify: 'Remove 3 intrigue.',
  hireSpy: 'Choose a tile now: in passing it this turn, you may use its four effects instead of your assistant.',
};

export const doge = {
  decree: 'You take 1 intrigue.',
  summons: 'Twice: lose 1 parchment or take 1 intrigue.',
  ducalWorks:
    'The Doge builds a bridge on the dearest canal without one that touches a quay of your gondolas (on a tie, the lowest number); with none left he gains 2 VP.',
  session: 'His rearmost marker on the council track advances 1 space, and 1 more if you have less intrigue than he.',
  twoFamilies: 'Both his markers advance 1 space on the council track.',
  archives: 'The Doge gains 2 parchments, to 5 in all at most.',
  absolution: 'The Doge removes 2 intrigue; if he had none he gains 1 VP.',
  tribute: 'The Doge gains 3 VP.',
  patronage: 'The Doge gains 1 VP per tile where he has an assistant on space 3 or 4, 4 VP at most.',
};
