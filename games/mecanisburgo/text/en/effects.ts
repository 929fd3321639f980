/** What cards do. */
export const skillEffect = {
  plain: {
    assassin: 'may attempt an Assassination in sectors 2, 5, 7 and 8, or where an Event allows it',
    autowarrior: 'may be sent into an Autocombat in sector 9',
    criminal: 'may be put on trial; counts for Robur, Crisis Criminal and Antimateria; guest of the Fiesta Salvaje',
    doppelganger:
      'copies the Negotiation, Combat, Support and R&D of another Character in its sector; alone, all four are 1',
    executive: 'does Business in sectors 4 and 8',
    guts: '+1 against a Threat',
    hacker: 'may attempt a Hacker Attack in sectors 4, 6 and 8',
    immortal: 'when it dies, pay {{revival}}K at once and it returns to the HQ',
    lawyer: 'may open a Trial in sector 1',
    mediaStar:
      'as leader +1 for each other Media Star of yours here; guest of the Alfombra Roja and the Fiesta Salvaje, with +2',
    mystech: 'as leader +1 for each other Mystech of yours here',
    peacemaker: 'no Combat between corporations in its sector: always Negotiation',
    pilot: '+1 in sector 3',
    politician: 'counts for elections, crises and Alcalde Gregor; never sits on the Board',
    psychic: 'in a Confrontation you choose your Action card after the others have shown theirs',
    sabotage: 'may attempt a Sabotage in sectors 7 and 10',
    scientist: 'lets you engage laboratories in Confrontations; guest of the Scientific Congress',
    security: '−1 to every Assassination attempted against your people in its sector',
    seduction: 'may attempt a Seduction in sector 2',
    socializing: 'may go Socializing in sector 2',
    suspended: 'takes one of your Peripheral AIs along when revealed, or goes home; +1 in sectors 4, 6 and 8',
    technician: '+1 for each other robot of yours in the sector; repairs one Property a round for {{cost}}K',
  },
  elite: {
    assassin: 'may attempt an Assassination, with +1, in sectors 2, 5, 7 and 8, or where an Event allows it',
    autowarrior: 'may be sent into an Autocombat in sector 9, with +1',
    guts: '+2 against a Threat',
    hacker: 'may attempt a Hacker Attack, with +1, in sectors 4, 6 and 8, also to disable all AIs of the victim',
    lawyer: 'may open a Trial in sector 1, with +1',
    politician:
      'the elite Politician that every Victory Event asks for; counts for Alcalde Gregor; never sits on the Board',
    psychic:
      'in a Confrontation, either turns it into an R&D Combat or lets you choose your Action card after the others',
    sabotage: 'may attempt a Sabotage, with +1, in sectors 7 and 10',
    seduction: 'may attempt a Seduction in sector 2, with +1',
    technician: '+1 for each other robot of yours in the sector; repairs one Property a round for only {{cost}}K',
  },
};

export const cardEffect = {
  dante: 'when he dies OMNI must pay {{cost}}K if it can, and he returns to his seat',
  programmer: 'once a round, where he stands: cancels a robot Property that another corporation engages',
  corrupt: 'corrupt: may be put on trial',
  criminal: 'criminal: may be put on trial',
  initiative: 'engaged in step 1 of a contest: you are first in the sector',
  security: 'engaged against an Assassination: −{{by}} to the assassin',
  saves: 'engaged: prevents one death by Assassination',
  needs: 'in a Confrontation its values count only with an agent there: {{kind}}; for a Project they always count',
  needsButSupport:
    'in a Confrontation its R&D counts only with an agent there: {{kind}}; for a Project it always counts',
  supportNeeds: 'its Support counts only with an agent there: {{kind}}',
  supportPerAgent: 'its Support counts once for each such agent of yours: {{kind}}',
  drug: {
    random: 'engaged on an agent: + a Random card; with {{kills}} or more the agent dies after the contest',
    fixed: 'engaged on an agent: +{{adds}}; if a Random card shows {{kills}} or more the agent dies after the contest',
  },
  draw: 'engaged when you take control of a sector, or in Final step 1: draw an Opportunity card',
  drawAt: 'engaged if you control {{sector}}: draw an Opportunity card',
  cash: 'engaged in Final step 2: {{cash}}K',
  cavorite_one: '{{count}} Cavorite symbol, for Metaluna',
  cavorite_other: '{{count}} Cavorite symbols, for Metaluna',
  politician: {
    elite: 'counts as an elite Politician for Alcalde Gregor',
    plain: 'counts as a Politician for Alcalde Gregor',
  },
};

export const eventCard = {
  guests: {
    one: 'Guests: {{a}}. Everybody else goes home.',
    three: 'Guests: {{a}}, {{b}}, {{c}}. Everybody else goes home.',
    four: 'Guests: {{a}}, {{b}}, {{c}}, {{d}}. Everybody else goes home.',
  },
  type: {
    N: 'Decided by {{type}}.',
    C: 'Decided by {{type}}.',
    R: 'Decided by {{type}}, in which nobody is lost.',
    choice: 'Whoever has the initiative announces Negotiation or Combat.',
  },
  bonus: 'Each guest who is a {{skill}}: +{{by}}.',
  assassination: 'Assassinations are possible here.',
};

export const reward = {
  cash: 'the winner receives {{amount}}K',
  draw_one: 'the winner draws {{count}} Opportunity card',
  draw_other: 'the winner draws {{count}} Opportunity cards',
  research: 'the winner has {{amount}} R&D more for one purchase this round',
  robot: 'the winner takes a Black Market Robot for free; if none is left, {{cash}}K',
  action: 'the winner may perform one more Action with any guest: {{action}}',
};

export const threatCard = {
  strength_one: '{{type}} against {{base}} + {{count}} Random card',
  strength_other: '{{type}} against {{base}} + {{count}} Random cards',
  adds: {
    characters: '+1 for each Character in the sector',
    forbidden: '+1 for each forbidden sector',
    round: '+ the number of the round',
  },
  each: 'drawn anew against each corporation',
  hit: {
    robot: 'Each corporation discards a robot, Property or hired Character.',
    nonRobot: 'In each corporation a hired Character that is no robot dies.',
    kill: {
      withBoard: 'In each corporation one of these dies, even of the Board: {{a}}, {{b}}, {{c}}.',
    },
    discard: {
      hired: 'Each corporation discards one of these, hired: {{a}}, {{b}}, {{c}}.',
    },
    anyProperty: 'A Property of each corporation is damaged.',
    properties: {
      three: 'A Property of each corporation is damaged: {{a}}, {{b}}, {{c}}.',
      four: 'A Property of each corporation is damaged: {{a}}, {{b}}, {{c}}, {{d}}.',
    },
    ais: 'All Peripheral AIs of all corporations are disabled until the end of the next round.',
    pay: 'Each corporation pays {{amount}}K.',
    payPerHired: 'Each corporation pays {{amount}}K for each hired Character.',
  },
  movement: {
    stay: 'Not stopped, it stays.',
    spread: 'Not stopped, it moves to the next free sector at the end of the round.',
    destroy: 'Not stopped, it moves to the next free sector, and the sector it leaves is closed for good.',
  },
};

export const projectCard = {
  need: 'needs an undamaged one of your own, or the token: {{type}}',
  initiative: 'engaged: you are first in a sector',
  draw: 'engaged: draw an Opportunity card',
  immortal: 'engaged when one of your Characters dies: for {{cost}}K it returns to the HQ',
  combat: 'engaged: +{{by}} in Combat',
  research: 'engaged: +{{by}} in R&D Combat; or committed to a purchase for {{by}} R&D',
  materials: 'committed to a purchase for {{by}} MP',
  per: '+{{vp}} VP for each of yours: {{kind}}',
  perThreat: '+{{vp}} VP for each captured Threat',
};

export const victoryEffect = {
  crisis: 'at the end of the Resolution: with an elite Politician and at least {{vp}} VP the corporation wins at once',
  criminalCrisis_one:
    'at the end of the Resolution: with an elite Politician and, besides, {{count}} Criminal the corporation wins at once',
  criminalCrisis_other:
    'at the end of the Resolution: with an elite Politician and, besides, {{count}} Criminals the corporation wins at once',
  elections_one:
    'at the end of the Resolution: with an elite Politician and {{count}} other Politician the corporation wins at once',
  elections_other:
    'at the end of the Resolution: with an elite Politician and {{count}} other Politicians the corporation wins at once',
  coup: 'at the end of the Resolution: with an elite Politician and {{combat}} Combat on all its cards in play the corporation wins at once',
  corporate:
    'in round 4 a corporation with the fewest VP may challenge all others here: unbeaten it wins the game, beaten it is eliminated and the card brings {{vp}} VP',
};

export const specialEffect = {
  armadrill_one: 'you win at once with {{count}} robot that is paid for, itself included',
  armadrill_other: 'you win at once with {{count}} robots that are paid for, itself included',
  robur_one: 'you win at once with {{count}} other Criminal',
  robur_other: 'you win at once with {{count}} other Criminals',
  weintraub_one: 'you win at once with {{count}} captured Threat',
  weintraub_other: 'you win at once with {{count}} captured Threats',
  gregor_one: 'you win at once with {{count}} other Politician, one of the two elite',
  gregor_other: 'you win at once with {{count}} other Politicians, one of them elite; Properties count',
  metaluna_one: 'you win at once with {{count}} Cavorite symbol on undamaged Properties',
  metaluna_other: 'you win at once with {{count}} Cavorite symbols on undamaged Properties',
};

export const actionEffect = {
  assassination:
    'Before the contest, on an enemy Character in the sector. Action card + Random card on both sides; security counts against the assassin. Higher: the target dies. Random 0 or 1: the assassin dies; 8: both die.',
  autocombat:
    'The controller opens the arena; each corporation may send an Autowarrior from its HQ. Action card + Random card; the best wins a Random card +1 in K, and so does the organiser.',
  business: 'Draw a Random card: so many K.',
  hackerAttack:
    'On another corporation. Action card + Random card on both sides; higher: steal the sum of the two Random cards in K. An elite Hacker may disable all its AIs instead.',
  sabotage:
    'On a Property of another corporation. Action card + Random card on both sides; higher: it is damaged. Random 0 or 1: the saboteur dies; 8: the saboteur dies, the Property is damaged and a member of the Board dies.',
  seduction:
    'On a hired Character of another corporation, wherever it is; you need a free slot. Action card + Random card on both sides; higher: the Character is yours.',
  socializing: 'Draw a Random card: 0 costs 10K, 1 or 2 cost 5K; 4 or 5 bring 5K, 6 brings 10K, 8 brings 20K.',
  trial:
    'On a Character or Property of another corporation that is criminal or corrupt. Action card + Random card on both sides; higher: it is removed from the game.',
};

export const sectorEffect = {
  moors:
    'From four players on. Gangs attack everybody here with two Random cards: whoever is not above loses an agent; the best of those above takes both hidden cards.',
  favours: '{{kind}}: +1 for each agent',
  assassination: 'Assassinations are possible',
  cards_one: '{{count}} more Opportunity card for the winner',
  cards_other: '{{count}} more Opportunity cards for the winner',
  shuttle: 'The winner holds the Shuttle token until the end of the round',
  minisub: 'The winner holds the Minisub token until the end of the round',
  blackMarket: 'The winner may buy a Black Market Robot',
  action: 'Action of the winner: {{action}}',
  house: '{{corp}} may engage {{property}} for one more card',
};
