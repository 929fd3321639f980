export default {
  deployment: {
    name: 'Chapter 1: the agents',
    welcome:
      'Mecanisburgo, capital of the Union. Six corporations fight for it; yours is RUR, maker of robots. Four rounds at most, then the most victory points win. Let us play the first one in three chapters: this one sends your agents out.',
    board:
      'Your HQ has eight slots. The first three are the Board: President, Vice-president, Counsellor. They cost no salary and cannot be seduced. But a corporation whose Board is empty is out of the game.',
    values:
      'Every Character has four figures: Negotiation and Combat are for whoever leads, Support for whoever helps, R&D for science and Major Projects. Prototype Alpha is a fighter: Combat 5. Its icons are skills; point at the card and it explains them.',
    property:
      'Beside the people lie your Properties. Mecanoid X can be engaged, that is turned, once a round: for strength in a sector, against assassins, or for a card if you control Robotown.',
    keep: 'Four cards were dealt to you; three of them, 5 VP at most, come into play for free. Everybody chooses in secret. Engineer Rivet, the Exo-Fireman and the Shadow Accountant fit RUR well: leave the Tide Priestess.',
    city: 'The city has ten sectors, nine with three players. In each lies an Opportunity card: whoever controls the sector this round takes it. Each sector gives something more, too, and allows certain Actions.',
    agents:
      'You will send agents there. Pawn 3 stands for the Character in slot 3, and so on, but the number is under its base: the others see only your colour. And one pawn is a decoy, with nobody behind it.',
    decoy:
      'One agent at a time, in turn order. The first space of a sector is gold: whoever stands there has the initiative. Begin with a bluff: go to the Palacio de Justicia.',
    decoyPawn: 'Only you see which pawn it is. Send the decoy.',
    robotown:
      'OMNI took the bait and followed you to the Palacio. Now for something serious. In Robotown every robot and cyborg of yours gets +1, and Newcoral Island lies there. Take its gold space.',
    alpha: 'Send Prototype Alpha, agent 3: a robot, with Combat 5.',
    team: 'BION has come to Robotown as well. A team is stronger than a hero: one leads, the others add their Support. Send a second agent there.',
    programmer: 'The Programador Maestro, agent 2, is a cyborg with Support 2, and a Hacker, which Robotown can use.',
    station:
      'BION answers with a second agent; the sector is full, four pawns in all. Look elsewhere: in the Estacion Central an Executive can do Business. Nobody is there.',
    president: 'Your President, Foundress Golemine, is an Executive. Agent 1.',
    plaza:
      'OMNI has passed, for good this round. The Gran Plaza Asimov gives its winner one card more, and stands empty.',
    fireman: 'The Exo-Fireman, agent 6, will do.',
    zone: 'Both rivals have passed. One more idea: an agent in the Next Turn Order zone fights nowhere, but plays earlier next round. A decoy would count for nothing there.',
    rivet: 'Engineer Rivet, agent 4.',
    pass: 'The Shadow Accountant may stay at home: he earns his 2K either way, and who is not sent cannot be lost. Pass.',
    end: 'The agents are out: one bluff, a team of two, two on their own, and one for the next turn order. The first phase is over. What becomes of them is the second chapter: the Resolutions.',
  },
  resolution: {
    name: 'Chapter 2: the fight for Robotown',
    welcome:
      'You play RUR, in the first round. Its agents are out, bases hidden: the decoy at the Palacio de Justicia, Prototype Alpha and the Programador Maestro in Robotown, Golemine at the Estacion Central, the Exo-Fireman on the Gran Plaza.',
    bluff:
      'Resolution: the sectors one by one, from 1 upwards. At the Palacio you have the gold space, so you announce how it is decided: Combat, in which every loser loses an agent for good, or Negotiation, in which nobody is hurt. With a decoy it hardly matters. Negotiation.',
    foundOut:
      'All pawns of the sector are turned up. Your decoy goes home; Auditor Zephyr of OMNI is alone and takes control. Your decoy cost you nothing, and it kept OMNI from elsewhere. Sectors 2 and 3 went to BION without a fight.',
    alone:
      'In the Estacion Central you are alone: control without a fight, without a card played. The Jade Shadow is in your hand already. Now come the Actions that the sector allows, one for each, by an agent there with the skill.',
    business: 'Business needs an Executive, and Golemine is one. A Random card is drawn, and that is the money.',
    jade: 'A 5: 5K. Now what you have just gained may come into play at once. A Character is hired for nothing now; her salary, 3K, falls due in the Final phase. Hire the Jade Shadow.',
    quarry:
      'The Gran Plaza is yours as well: the Farside Quarry, and a card from the deck, Ten-Fingers. A Property is paid at once. 4 raw materials for 7K: buy it, you will need them.',
    hand: 'Ten-Fingers can wait: what stays in your hand may be played in the Final phase.',
    contest:
      'Robotown: two corporations, so a Confrontation. It has seven stages: initiative, identities, assassinations, Peripheral AIs, Properties, Action cards, control. The board shows each of them with every number.',
    announce:
      'First, initiative. You arrived first, so you announce. In a Negotiation Alpha is worth 2, in a Combat 5: the sentence says what you would begin with. But whoever loses a Combat loses an agent. Combat!',
    identities:
      'Second, identities: all pawns are turned up. BION brought Sergeant Ember, Combat 5, and the Grafter, Support 2. You have Alpha and the Programador, each with +1 in Robotown.',
    leader:
      'Each side names a leader. With Alpha: 5 for its Combat and 1 for Robotown, 2 for the Programador’s Support and 1 for Robotown. 9 in all.',
    assassinations:
      'Third, assassinations: only in sectors 2, 5, 7 and 8, or at some Events. An Assassin may then try to kill an enemy before the fight. Not here.',
    fist: 'Fourth, the Peripheral AIs: everybody takes some in the fist, in secret, and all open at once. Each is worth 1 here and is gone for the round. Unused ones help with a Project later. Take one.',
    mecanoid:
      '10 to 8. Fifth, Properties, in order of initiative. Mecanoid X adds 2 in Combat, and 1 more because Alpha is a Technician beside a robot. Engaged, it cannot draw a card this round. The fight is worth it.',
    card: '13 to 9, since BION engaged its Genelab. Sixth, the Action cards: seven for the whole round, values 1 to 6, the 3 twice; played ones return next round, unplayed ones earn money. BION can add 6 at most; a 3 is enough.',
    won: '16 to 13: Robotown is yours. A tie would have gone to the initiative. BION lost a Combat and gives up an agent for good, Sergeant Ember; the Grafter goes home. Your agents stay until all sectors are done.',
  },
  final: {
    name: 'Chapter 3: control and accounts',
    welcome:
      'You play RUR, in the first round. Robotown is yours, won in Combat against BION; Newcoral Island, which lay there, is in your hand. Left to do: what control allows here, and the accounts of the round.',
    hack: 'Seventh, control. First an Action: the Programador is a Hacker, and Robotown allows an attack. It is a duel of cards.',
    victim: 'OMNI has the most money.',
    duel: 'Both sides choose an Action card in secret, then each draws a Random card: 0 to 6, or 8. The higher total wins; a tie is played again. Robotown cost you only a 3: you can spare a 5.',
    steal:
      '5 and 1 against 1 and 4: you win by one. You may steal the sum of both Random cards, 5K. An elite Hacker could disable all their AIs instead.',
    mule: 'Robotown also sells Black Market Robots, one to its winner. The Site Mule brings 3 raw materials for 6K: buy it.',
    island: 'Now Newcoral Island: 9K for 3 VP, 3 raw materials and 2K every round. Buy it.',
    rivals:
      'Puerto Estigio and Isla Moreau went to OMNI, the Anficirco to nobody. Look at Thomas Weintraub with OMNI and at Metaluna with BION: these special cards win the game at once for whoever fulfils what they ask. Their HQ shows how far they are: keep an eye on it.',
    phase:
      'The Final phase has nine steps, each for everybody before the next. First: dismissals and hiring. Whoever is not worth the salary may go; what is in your hand may come.',
    hire: 'Ten-Fingers, a Hacker for a salary of 1K, takes your last slot.',
    hired: 'That is all. If a seat of the Board were empty, it would be filled now.',
    income:
      'Second, income. Your five unplayed Action cards bring 10K, the Accountant 2K, the Island 2K. A Property with an income that was engaged would bring nothing.',
    pay: 'Third, payments: 8K for salaries and the quarry. Whoever is not paid leaves, and so do their points. Pay.',
    project:
      'Fourth, Technicians repair what was damaged; fifth, engaged cards are ready again. Sixth, the Major Projects: they decide games. Antigravedad asks for 10 R&D, 10 MP (raw materials) and 10K, and you have them!',
    commit:
      'Your cards and unused AIs are committed, each to one purchase a round; they are not used up. You may pick card by card, or let the table find the set that wastes least.',
    built:
      'Antigravedad is yours for good: 12 VP, and 2 more for each Technician. You have three, Alpha, Rivet and the Exo-Fireman: 18 points in the first round.',
    recovery:
      'Seventh, AIs, tokens and Action cards come back. Eighth, the next turn order: Rivet keeps you first. Ninth, hands are discarded, but OMNI had drawn an Event and put it into a sector: only guests on its list may fight for it.',
    threats:
      'Red cards are Threats. They are fought like a sector, but against the card: whoever is above its strength stops it and takes it for points, whoever is not loses an agent. Unstopped they hit everybody, present or not, and many spread. Three Threats, or three closed sectors, at the end of a Resolution: chaos, and all lose.',
    victories:
      'From round 3 on Victory Events are revealed. Most look for an elite Politician and one thing more, and end the game at once. In round 4 the weakest corporation may even challenge all others as a Corporate Threat.',
    last: 'Points are on your cards, Projects and captured Threats, and 1 for every 10K. Everything explains itself when you point at it, with its rule. The city is yours to take. Good luck!',
  },
};
