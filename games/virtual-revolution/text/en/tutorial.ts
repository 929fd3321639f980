export default {
  first: {
    welcome:
      'Neo Paris, 2047. You run a corporation that sells virtual worlds. Five rounds, three turns in each; most points win. Up here: the round, the turn order and everybody’s Revenue.',
    city: '23 arrondissements in seven Districts. Your hexagons are your influence: where you have one you are in control. Hold a whole District, such as the Latin Quarter, and its Title is yours.',
    director:
      'Every turn begins with a Director, wherever you like. Everything else happens around it. Place it in the 5th.',
    add: 'Now, if you like, one manoeuvre here: add, eliminate or move. Adding and eliminating draw a Corruption card, and the screen says so. Add a token: you will need it next door.',
    corruption:
      'Here is your Corruption card. It does nothing in the hand; but with five at the end of a round Interpol searches you, and every card hits. Static creeps into your board as they grow.',
    recruit:
      'Then one Action. Baron Dimka stands in the 4th, one step from your Director: within Reach. Recruit, for 4 €.',
    hire: 'Recruit Baron Dimka, a Technician.',
    use: 'Agents in service can be used once a round. A Technician brings 3 €. Use him.',
    end: 'Nothing else for now. End the turn.',
    second:
      'The other corporation has worked. Your second Director goes to the 6th, beside the 5th in the Latin Quarter.',
    eliminate:
      'A rival token keeps you out of the 6th. Eliminate it, for a Corruption card: it goes to the Recycling zone, and the 6th is free.',
    work: 'Work: 5 €. You will need them.',
    promote: 'Dimka is exhausted, but he can be promoted: he leaves service, with an effect.',
    apply:
      'At level 1 the effect costs a Corruption card. Revenue +1 brings 1 € after each round and 1 VP at the end: apply it.',
    boost:
      'Now he retires or becomes a Boost: under Build, every Server will bring 1 more Revenue. Turn him into a Boost.',
    third: 'Third turn. Back to the 6th.',
    move: 'The 6th is free, and you have two tokens in the 5th. Moving one draws no Corruption, and now you control both.',
    build: 'Build a Server: 10 €, a token of yours here, none of your Servers in the District.',
    server:
      'A tower in your colour: Revenue +2, and 1 more from Dimka, a 2-VP token, and control here even without tokens.',
    necro:
      'The round is over. A Necro card was revealed: MINIMUM for the lowest Revenue, GLOBAL for all, MAXIMUM as well for the highest, which was yours. Two or three Immunity would have avoided parts of it. Being rich has its price.',
    search:
      'With four cards you were not searched. In a Search each Immunity cancels one card, and you choose the order. You would see it all here, step by step.',
    round: 'Income: as many € as your Revenue. New Agents are in the city. Your Director goes to the 2nd.',
    quiet: 'No manoeuvre: the next Action draws a card already.',
    create: 'Venizia wants a Server in the Latin Quarter or the Marais, and you have one. Create a Verse.',
    pay: 'For 2 € you could renew the five Verses on offer first, and free actions are open until you pay. Pay for the Verse: Revenue +1, a Corruption card.',
    take: 'Take Venizia.',
    online: 'It is Loading, and its Mission is met, 1 of 1. Turn it Online.',
    token:
      'Its immediate bonus: a token in one of its two Districts. The 5th has only one token and no Server: put it there, and it is harder to take from you.',
    titles: 'Titles, the Recycling zone, other Agents: point at anything and it explains itself, with its rule.',
    last: 'Your two secret Objectives say what they would score now; the better one counts. In the last round get rid of Corruption: everybody is searched at the end. Good luck!',
  },
};
