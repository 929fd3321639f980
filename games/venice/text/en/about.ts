const about = {
  seat: 'A player. Coins, parchments, intrigue and points are open to all; missions and influence cards in hand are not.',
  doge: 'Your opponent in a solo game: two colours, four gondolas, one score. He does what his three open cards say.',
  smugglers:
    'Gondolas of a third colour. After your turn you move one of them; they pay nothing, gain nothing and are never arrested.',
  family: 'One of the Doge’s two colours: two gondolas, ten assistants and a marker on the council track.',
  colour: 'All pieces of one colour: two gondolas, two bridges, ten assistants.',
  quay: 'A mooring place with its building. Docking advances your assistant here, then activates the building: its space and all those behind it. In passing you activate without advancing, except where your other gondola is moored.',
  communal:
    'Printed on the board and open to all: no assistants. Docking, you may use both effects, in any order. It cannot be used in passing.',
  canal_one: 'Costs {{count}} coin, except as the first canal of a turn. No canal and no quay twice in a turn.',
  canal_other: 'Costs {{count}} coins, except as the first canal of a turn. No canal and no quay twice in a turn.',
  bridge:
    'A bridge makes the canal free for all. Its owner gains 1 coin in going under it, anybody else takes 1 intrigue, which no parchment replaces.',
  gondola:
    'Two to a player, one gondolier for both. It carries five cubes at most. Whoever docks on top of gondolas gives each one below as many VP as there are gondolas above it.',
  smugglerBoat:
    'It takes the cheapest way to the tile its card names. Passing it costs you a parchment or an intrigue.',
  effect: 'Used whole or not at all, once in an activation, in any order. Open from space {{number}} on.',
  part: 'An effect of a communal building: used or not, in any order.',
  cargo: 'Cubes belong to the gondola that carries them, five at most. Missions are paid from the gondola that docks.',
  resource: 'One of the three resources; 22 cubes of each.',
  supply: 'Cubes left. A colour that has run out cannot be gained.',
  mission:
    'Dock at its building with the cubes aboard: before you advance the assistant and activate you may pay, gain VP and coins, and place its effect in one of your three slots.',
  influence: 'One card a turn, before anything else; not one gained in the same turn.',
  hand: 'Influence cards in hand. Their number is open, their faces are not. There is no limit.',
  missions: 'Missions in hand, three at most. They are shown when they are completed.',
  slot: 'A completed mission works here for the rest of the game, or until another takes its place.',
  archive: 'Completed missions whose effect was given up. They still count as completed.',
  favour: 'Once, at any moment: 5 coins or 2 parchments. Unflipped it is worth 4 VP at the end of the game.',
  coins: 'Coins pay for canals, tax and some effects. At the end of the game every 4 left are worth 1 VP.',
  parchments: 'Ten at most. They pay for missions, and replace intrigue in crossings: a parchment or an intrigue.',
  intrigue:
    'Above the cap each point costs 2 VP. Whoever has the most at the end of the game is arrested and cannot win.',
  dogeIntrigue:
    'At 8 the Doge loses 2 VP and removes 4 intrigue. If at the end you have any and he has no more than you, you lose.',
  vp: 'Victory points so far. Council, assistants, wealth and favour are added at the end.',
  track:
    'The council track. At the end its ranks are worth VP; with 7 assistants or more your level counts once again, in half or in full.',
  cause: 'Where a gain or a loss comes from.',
  amounts: 'What the effect changes for you now, with caps and the effects of missions.',
  pile: {
    missions:
      'Draw a mission at St Mark’s Square or the Doge’s Palace: two cards, keep one, for a coin per mission you own. When the pile is empty, the round is finished and two more are played.',
    missionsSolo:
      'Draw a mission at St Mark’s Square or the Doge’s Palace: two cards, keep one. Each time a card of the Doge’s pile leaves the game.',
    influence: 'Gaining an influence card: draw two, keep one.',
    discard: 'Played influence cards. They are shuffled when the pile is empty.',
    doge: 'The Doge’s cards to come. When the row of three cannot be refilled, your last turn begins.',
    dogeDiscard: 'Doge cards already resolved.',
  },
  deck: 'After your turn you draw two cards of your deck and play one: that smuggler goes to the tile it names. The other goes back on top.',
  deckDoge:
    'After your turn you draw two cards, play one and choose which gondola of the letter goes there. The card also says which of the three Doge cards is ignored, counted from the left.',
  dogeRow:
    'The Doge’s three open cards. The two smuggler cards you play make one or two of them ignored; the others are resolved, from left to right.',
  spy: 'In passing this tile this turn, its four effects may be used instead of the assistant’s.',
  end: 'When a marker reaches it, the round is finished and two more are played.',
  endLast: 'It counts the last rounds.',
  token: 'The first player. On a tie for intrigue, whoever sits farthest away is arrested.',
  path: 'One of the cheapest ways: canals with a bridge are free, the first canal counts.',
  load: 'Cubes of the gondola this is about.',
  answer: 'Nothing here is compulsory.',
};
export default about;
