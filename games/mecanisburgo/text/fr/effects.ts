/** What cards do. */
import type { SameTexts } from '@cabale/engine';
import type * as en from '../en/effects.ts';

export const skillEffect: SameTexts<typeof en.skillEffect> = {
  plain: {
    assassin: 'peut tenter un Assassinat dans les secteurs 2, 5, 7 et 8, ou là où un Événement le permet',
    autowarrior: 'peut participer à un Autocombat dans le secteur 9',
    criminal:
      'peut être poursuivi en justice ; compte pour Robur, Crisis Criminal et Antimateria ; invité de la Fiesta Salvaje',
    doppelganger:
      'copie la Négociation, le Combat, le Soutien et la R&D d’un autre Personnage de son secteur ; seul, tout vaut 1',
    executive: 'fait du Business dans les secteurs 4 et 8',
    guts: '+1 face à une Menace',
    hacker: 'peut tenter une Attaque Hacker dans les secteurs 4, 6 et 8',
    immortal: 's’il meurt, payez aussitôt {{revival}}K et il revient au Bureau Central',
    lawyer: 'peut ouvrir un Procès dans le secteur 1',
    mediaStar:
      'comme leader, +1 par autre Media Star à vous sur place ; invité de l’Alfombra Roja et de la Fiesta Salvaje, avec +2',
    mystech: 'comme leader, +1 par autre Mystech à vous sur place',
    peacemaker: 'aucun Combat entre Corporations dans son secteur : toujours une Négociation',
    pilot: '+1 dans le secteur 3',
    politician: 'compte pour les élections, les crises et l’Alcalde Gregor ; ne siège jamais au Conseil',
    psychic: 'dans une Confrontation, vous choisissez votre carte Action après avoir vu celles des autres',
    sabotage: 'peut tenter un Sabotage dans les secteurs 7 et 10',
    scientist: 'permet d’engager les laboratoires dans les Confrontations ; invité du Scientific Congress',
    security: '−1 à toute tentative d’Assassinat contre les vôtres dans son secteur',
    seduction: 'peut tenter une Séduction dans le secteur 2',
    socializing: 'peut jouer au Casino dans le secteur 2',
    suspended:
      'emporte une de vos IA Périphériques quand il est dévoilé, sinon il rentre ; +1 dans les secteurs 4, 6 et 8',
    technician: '+1 par autre robot à vous dans le secteur ; répare une Propriété par tour pour {{cost}}K',
  },
  elite: {
    assassin: 'peut tenter un Assassinat, avec +1, dans les secteurs 2, 5, 7 et 8, ou là où un Événement le permet',
    autowarrior: 'peut participer à un Autocombat dans le secteur 9, avec +1',
    guts: '+2 face à une Menace',
    hacker:
      'peut tenter une Attaque Hacker, avec +1, dans les secteurs 4, 6 et 8, même pour désactiver toutes les IA de la victime',
    lawyer: 'peut ouvrir un Procès dans le secteur 1, avec +1',
    politician:
      'le Politicien d’élite qu’exige chaque Événement Victoire ; compte pour l’Alcalde Gregor ; ne siège jamais au Conseil',
    psychic:
      'dans une Confrontation, la change en Combat R&D ou vous laisse choisir votre carte Action après les autres',
    sabotage: 'peut tenter un Sabotage, avec +1, dans les secteurs 7 et 10',
    seduction: 'peut tenter une Séduction dans le secteur 2, avec +1',
    technician: '+1 par autre robot à vous dans le secteur ; répare une Propriété par tour pour {{cost}}K seulement',
  },
};

export const cardEffect: SameTexts<typeof en.cardEffect> = {
  dante: 's’il meurt, OMNI doit payer {{cost}}K si elle le peut, et il retrouve son siège',
  programmer: 'une fois par tour, là où il est : annule une Propriété robot qu’une autre Corporation engage',
  corrupt: 'corruption : passible d’un Procès',
  criminal: 'crime : passible d’un Procès',
  initiative: 'engagée à l’étape 1 d’une Confrontation : vous êtes premier dans le secteur',
  security: 'engagée contre un Assassinat : −{{by}} pour l’assassin',
  saves: 'engagée : empêche une mort par Assassinat',
  needs:
    'dans une Confrontation, ses valeurs ne comptent qu’avec un agent sur place : {{kind}} ; pour un Projet, elles comptent toujours',
  needsButSupport:
    'dans une Confrontation, sa R&D ne compte qu’avec un agent sur place : {{kind}} ; pour un Projet, elle compte toujours',
  supportNeeds: 'son Soutien ne compte qu’avec un agent sur place : {{kind}}',
  supportPerAgent: 'son Soutien compte une fois par agent à vous sur place : {{kind}}',
  drug: {
    random: 'engagée sur un agent : + une carte Random ; à {{kills}} ou plus, l’agent meurt après la Confrontation',
    fixed:
      'engagée sur un agent : +{{adds}} ; si une carte Random vaut {{kills}} ou plus, l’agent meurt après la Confrontation',
  },
  draw: 'engagée quand vous prenez le contrôle d’un secteur, ou à l’étape Finale 1 : piochez une carte Opportunité',
  drawAt: 'engagée si vous contrôlez le secteur {{sector}} : piochez une carte Opportunité',
  cash: 'engagée à l’étape Finale 2 : {{cash}}K',
  cavorite_one: '{{count}} symbole Cavorite, pour Metaluna',
  cavorite_other: '{{count}} symboles Cavorite, pour Metaluna',
  politician: {
    elite: 'compte comme un Politicien d’élite pour l’Alcalde Gregor',
    plain: 'compte comme un Politicien pour l’Alcalde Gregor',
  },
};

export const eventCard: SameTexts<typeof en.eventCard> = {
  guests: {
    one: 'Invités : {{a}}. Tous les autres rentrent.',
    three: 'Invités : {{a}}, {{b}}, {{c}}. Tous les autres rentrent.',
    four: 'Invités : {{a}}, {{b}}, {{c}}, {{d}}. Tous les autres rentrent.',
  },
  type: {
    N: 'Type : {{type}}.',
    C: 'Type : {{type}}.',
    R: 'Type : {{type}}, sans aucune perte.',
    choice: 'Celui qui a l’initiative annonce Négociation ou Combat.',
  },
  bonus: 'Chaque invité {{skill}} : +{{by}}.',
  assassination: 'Les Assassinats y sont possibles.',
};

export const reward: SameTexts<typeof en.reward> = {
  cash: 'le vainqueur reçoit {{amount}}K',
  draw_one: 'le vainqueur pioche {{count}} carte Opportunité',
  draw_other: 'le vainqueur pioche {{count}} cartes Opportunité',
  research: 'le vainqueur a {{amount}} R&D de plus pour un achat de ce tour',
  robot: 'le vainqueur prend gratuitement un Robot Marché Noir ; s’il n’en reste plus, {{cash}}K',
  action: 'le vainqueur peut effectuer une Action de plus avec n’importe quel invité : {{action}}',
};

export const threatCard: SameTexts<typeof en.threatCard> = {
  strength_one: '{{type}} contre {{base}} + {{count}} carte Random',
  strength_other: '{{type}} contre {{base}} + {{count}} cartes Random',
  adds: {
    characters: '+1 par Personnage dans le secteur',
    forbidden: '+1 par secteur interdit',
    round: '+ le numéro du tour',
  },
  each: 'nouveau tirage contre chaque Corporation',
  hit: {
    robot: 'Chaque Corporation défausse un robot, Propriété ou Personnage recruté.',
    nonRobot: 'Dans chaque Corporation, un Personnage recruté non robot meurt.',
    kill: {
      withBoard: 'Dans chaque Corporation, un Personnage meurt, même au Conseil : {{a}}, {{b}} ou {{c}}.',
    },
    discard: {
      hired: 'Chaque Corporation défausse un Personnage recruté : {{a}}, {{b}} ou {{c}}.',
    },
    anyProperty: 'Une Propriété de chaque Corporation est endommagée.',
    properties: {
      three: 'Une Propriété de chaque Corporation est endommagée : {{a}}, {{b}}, {{c}}.',
      four: 'Une Propriété de chaque Corporation est endommagée : {{a}}, {{b}}, {{c}}, {{d}}.',
    },
    ais: 'Toutes les IA Périphériques sont désactivées jusqu’à la fin du tour suivant.',
    pay: 'Chaque Corporation paie {{amount}}K.',
    payPerHired: 'Chaque Corporation paie {{amount}}K par Personnage recruté.',
  },
  movement: {
    stay: 'Non contrée, elle reste.',
    spread: 'Non contrée, elle passe au prochain secteur libre en fin de tour.',
    destroy: 'Non contrée, elle passe au prochain secteur libre, et celui qu’elle quitte est interdit pour de bon.',
  },
};

export const projectCard: SameTexts<typeof en.projectCard> = {
  need: 'il en faut un intact à vous, ou le jeton : {{type}}',
  initiative: 'engagé : vous êtes premier dans un secteur',
  draw: 'engagé : piochez une carte Opportunité',
  immortal: 'engagé quand un de vos Personnages meurt : pour {{cost}}K, il revient au Bureau Central',
  combat: 'engagé : +{{by}} en Combat',
  research: 'engagé : +{{by}} en Combat R&D ; ou affecté à un achat pour {{by}} R&D',
  materials: 'affecté à un achat pour {{by}} MP',
  per: '+{{vp}} PV pour chacun des vôtres : {{kind}}',
  perThreat: '+{{vp}} PV par Menace capturée',
};

export const victoryEffect: SameTexts<typeof en.victoryEffect> = {
  crisis: 'à la fin des Résolutions : avec un Politicien d’élite et au moins {{vp}} PV, la Corporation gagne aussitôt',
  criminalCrisis_one:
    'à la fin des Résolutions : avec un Politicien d’élite et, en plus de lui, {{count}} Criminel, la Corporation gagne aussitôt',
  criminalCrisis_other:
    'à la fin des Résolutions : avec un Politicien d’élite et, en plus de lui, {{count}} Criminels, la Corporation gagne aussitôt',
  elections_one:
    'à la fin des Résolutions : avec un Politicien d’élite et {{count}} autre Politicien, la Corporation gagne aussitôt',
  elections_other:
    'à la fin des Résolutions : avec un Politicien d’élite et {{count}} autres Politiciens, la Corporation gagne aussitôt',
  coup: 'à la fin des Résolutions : avec un Politicien d’élite et {{combat}} de Combat sur toutes ses cartes en jeu, la Corporation gagne aussitôt',
  corporate:
    'au tour 4, une Corporation qui a le moins de PV peut y défier toutes les autres : invaincue, elle gagne la partie ; battue, elle est éliminée et la carte rapporte {{vp}} PV',
};

export const specialEffect: SameTexts<typeof en.specialEffect> = {
  armadrill_one: 'vous gagnez aussitôt avec {{count}} robot payé, lui compris',
  armadrill_other: 'vous gagnez aussitôt avec {{count}} robots payés, lui compris',
  robur_one: 'vous gagnez aussitôt avec {{count}} autre Criminel',
  robur_other: 'vous gagnez aussitôt avec {{count}} autres Criminels',
  weintraub_one: 'vous gagnez aussitôt avec {{count}} Menace capturée',
  weintraub_other: 'vous gagnez aussitôt avec {{count}} Menaces capturées',
  gregor_one: 'vous gagnez aussitôt avec {{count}} autre Politicien, si l’un des deux est d’élite',
  gregor_other: 'vous gagnez aussitôt avec {{count}} autres Politiciens, dont un d’élite ; les Propriétés comptent',
  metaluna_one: 'vous gagnez aussitôt avec {{count}} symbole Cavorite sur des Propriétés intactes',
  metaluna_other: 'vous gagnez aussitôt avec {{count}} symboles Cavorite sur des Propriétés intactes',
};

export const actionEffect: SameTexts<typeof en.actionEffect> = {
  assassination:
    'Avant la Confrontation, contre un Personnage adverse du secteur. Carte Action + carte Random de part et d’autre ; la sécurité se retranche à l’assassin. Plus haut : la cible meurt. Random 0 ou 1 : l’assassin meurt ; 8 : les deux meurent.',
  autocombat:
    'Qui contrôle le secteur ouvre l’arène ; chaque Corporation peut y envoyer un Autowarrior de son Bureau Central. Carte Action + carte Random ; le meilleur gagne une carte Random +1 en K, et l’organisateur aussi.',
  business: 'Tirez une carte Random : autant de K.',
  hackerAttack:
    'Contre une autre Corporation. Carte Action + carte Random de part et d’autre ; plus haut : volez en K la somme des deux cartes Random. Un Hacker d’élite peut plutôt désactiver toutes ses IA.',
  sabotage:
    'Contre une Propriété d’une autre Corporation. Carte Action + carte Random de part et d’autre ; plus haut : elle est endommagée. Random 0 ou 1 : le saboteur meurt ; 8 : le saboteur meurt, la Propriété est endommagée et un membre du Conseil meurt.',
  seduction:
    'Contre un Personnage recruté par une autre Corporation, où qu’il soit ; il vous faut un slot libre. Carte Action + carte Random de part et d’autre ; plus haut : le Personnage est à vous.',
  socializing:
    'Tirez une carte Random : 0 coûte 10K, 1 ou 2 coûtent 5K ; 4 ou 5 rapportent 5K, 6 rapporte 10K, 8 rapporte 20K.',
  trial:
    'Contre un Personnage ou une Propriété d’une autre Corporation marqués crime ou corruption. Carte Action + carte Random de part et d’autre ; plus haut : la cible est hors du jeu.',
};

export const sectorEffect: SameTexts<typeof en.sectorEffect> = {
  moors:
    'À partir de quatre joueurs. Des bandes attaquent tous ceux qui y sont avec deux cartes Random : qui ne les dépasse pas perd un agent ; le meilleur des autres prend les deux cartes cachées.',
  favours: '{{kind}} : +1 par agent',
  assassination: 'Assassinats possibles',
  cards_one: '{{count}} carte Opportunité de plus au vainqueur',
  cards_other: '{{count}} cartes Opportunité de plus au vainqueur',
  shuttle: 'Le vainqueur tient le jeton Navette jusqu’à la fin du tour',
  minisub: 'Le vainqueur tient le jeton Minisub jusqu’à la fin du tour',
  blackMarket: 'Le vainqueur peut acheter un Robot Marché Noir',
  action: 'Action du vainqueur : {{action}}',
  house: '{{corp}} peut engager {{property}} pour une carte de plus',
};
