import type { SameTexts } from '@cabale/engine';
import type en from '../en/rules.ts';

const rules: SameTexts<typeof en> = {
  aim: {
    title: 'De quoi il s’agit',
    text: 'Vous êtes le Conseil d’Administration d’une des six Corporations qui se disputent Mecanisburgo, capitale de l’Union, de deux à six joueurs. Vous envoyez secrètement des agents dans les secteurs de la ville, y négociez et y combattez, recrutez, achetez des Propriétés et bâtissez des Projets Majeurs. Après quatre tours au plus, qui a le plus de points de victoire (PV) gagne.',
    round:
      'Un tour a trois phases : le Déploiement, où les agents se placent base cachée ; les Résolutions, où les secteurs se décident un à un ; et la Phase Finale, en neuf étapes. « Jusqu’à la fin du tour » veut dire jusqu’à la dernière.',
    danger:
      'La partie peut finir plus tôt : par une carte spéciale, un Événement Victoire, une Menace Corporation, quand il ne reste qu’une Corporation, ou par le chaos, et alors tout le monde perd.',
  },
  hq: {
    title: 'Votre Bureau Central',
    text: 'Huit slots accueillent vos Personnages. Chacun a des valeurs de Négociation (N), Combat (C), Soutien (S) et R&D, parfois des matières premières (MP), des compétences, un salaire ou un revenu, et des PV.',
    board:
      'Les slots 1 à 3 sont le Conseil d’Administration : Président, Vice-président, Conseiller. Ils ne coûtent pas de salaire, ne rapportent pas d’argent et ne peuvent être ni séduits ni licenciés ; leurs PV comptent. Cela vaut aussi pour un nouveau membre. Les slots 4 à 8 sont ceux des recrues.',
    properties:
      'À côté, les Propriétés : prêtes, engagées (tournées, utilisées ce tour-ci) ou endommagées (avec un marqueur Zone interdite : ni valeurs, ni revenu, ni PV, ni rien d’autre jusqu’à la réparation). Seule une Propriété prête peut être engagée. Leur nombre n’est pas limité ; elles ne se vendent ni ne s’échangent.',
    rest: 'Vous avez aussi trois IA Périphériques, sept cartes Action, de mêmes valeurs pour tous et face cachée, de l’argent en K et dix pions : huit numérotés comme les slots, un à horloge pour l’ordre du tour et un leurre.',
  },
  setup: {
    title: 'La mise en place',
    corporation:
      'Chacun prend une Corporation, distribuée ou choisie : son Bureau Central et ses pions, trois IA, sept cartes Action, ses trois Personnages de départ dans les slots 1, 2 et 3, et ses Propriétés de départ, face visible et prêtes.',
    board:
      'Les quatre Robots Marché Noir sont face visible sur le plateau ; l’indicateur de tour est sur 1, le jeton Navette dans le secteur 3, le jeton Minisub dans le secteur 7.',
    money:
      'Alors seulement l’ordre du tour initial est tiré au sort. Chacun reçoit 30K ; le dernier 10K de plus, l’avant-dernier 7K, l’antépénultième 5K, mais le premier jamais rien.',
    deal: 'Les Événements Victoire sont mis de côté. On mélange les 124 cartes Opportunité et on en distribue quatre à chacun ; Événements et Menaces sont échangés aussitôt, jusqu’à ce que chacun ait quatre Personnages ou Propriétés.',
    keep: 'Chacun en garde trois en secret, de toute sorte, pour 5 PV au plus ensemble. Elles entrent en jeu gratuitement : les Personnages à partir du slot 4, les Propriétés prêtes. Si trois cartes n’y suffisent jamais, celle qui a le plus de PV est remplacée jusqu’à ce que ce soit possible.',
    shuffle: 'Toutes les cartes non gardées sont mélangées à la pile.',
    players:
      'À deux joueurs, les secteurs 8, 9 et 10 et les deux Menaces Corporation ne servent pas ; à trois, le secteur 10 et la seconde Menace Corporation. Un secteur qui ne sert pas ne reçoit rien et ne compte pour rien.',
  },
  deployment: {
    title: 'Phase 1 : le Déploiement',
    victory:
      'Au début des tours 3 et 4, avant tout, un Événement Victoire est tiré et dévoilé ; il reste ouvert à tous jusqu’à la fin.',
    cards:
      'Dans l’ordre, chaque secteur de 1 à 9 sans Événement, Menace ni marqueur Zone interdite reçoit une carte Opportunité visible ; le secteur 10 en reçoit deux, face cachée, que personne ne regarde. Un Événement ou une Menace ainsi dévoilés restent là : c’est ce qui s’y jouera.',
    agents:
      'Dans l’ordre du tour, chacun place un agent ou passe, jusqu’à ce que tous aient passé. Passer est définitif ; qui ne peut plus rien placer passe.',
    pawns:
      'Un pion numéroté est disponible si son slot a un Personnage, même au Conseil ; le leurre l’est toujours, partout. Chacun part une fois par tour. Les pions des slots vides y restent, visibles.',
    hidden:
      'Les bases restent cachées : les autres ne voient que la couleur. Plusieurs agents d’une Corporation peuvent aller au même secteur, jusqu’à en prendre toutes les cases.',
    spaces:
      'Un secteur a quatre cases (le secteur 10 huit), occupées dans l’ordre. La première est la case dorée : elle donne l’initiative. Le secteur doit être en jeu, non interdit et non plein ; il peut être sans carte.',
    zone: 'Un agent de chaque Corporation peut aller plutôt dans la zone Prochain Ordre du Tour, à la première case libre. Il ne combat nulle part, et sa Corporation joue plus tôt au tour suivant.',
  },
  resolution: {
    title: 'Phase 2 : les Résolutions',
    order:
      'Les secteurs se résolvent de 1 à 10, puis les Menaces Corporation 11 et 12, chacun entièrement avant le suivant. Sans pion, un secteur est sauté, sauf s’il porte une Menace : elle réussit alors. Événements, Menaces et secteur 10 ont leurs propres règles ; ailleurs, deux Corporations ou plus livrent une Confrontation.',
    alone:
      'Qui est seul dévoile ses pions et contrôle le secteur sans combat, donc sans IA, Propriété (sauf pour piocher) ni carte Action. Des leurres seuls ne contrôlent rien. Une Menace, et les bandes du secteur 10, doivent être battues même par une Corporation seule.',
    home: 'Les pions des perdants rentrent aussitôt, ceux du vainqueur restent jusqu’à la fin de la phase ; qui contrôle un secteur reste connu tout le tour. Un pion dont le Personnage a quitté sa Corporation avant est retiré ; sa case reste vide et l’initiative se lit sur ceux qui restent.',
    end: 'À la fin de la phase : on vérifie le chaos, puis les Événements Victoire, puis tous les pions rentrent, sauf ceux de la zone Prochain Ordre du Tour.',
  },
  confrontation: {
    title: 'Une Confrontation',
    initiative:
      'Initiative. L’ordre est celui du premier pion de chaque Corporation, leurres compris. Dans cet ordre, qui n’est pas premier peut engager une carte d’initiative et le devient. Le premier annonce Négociation ou Combat, pour tous ; cela vaut, et l’ordre reste, même si cette Corporation disparaît.',
    identities:
      'Identités. Tous les pions sont dévoilés ; les leurres rentrent. Un Personnage en animation suspendue emporte une IA prête, ou rentre. Qui reste seul contrôle le secteur ; s’il ne reste personne, personne. Puis les Dopplegangers choisissent qui ils copient, dans l’ordre.',
    type: 'Un Peacemaker, de n’importe quel camp, impose la Négociation. Sinon, une fois par secteur, un Psychic d’élite peut imposer un Combat R&D ; il renonce alors à choisir sa carte Action après les autres.',
    leader:
      'Chaque Corporation désigne un leader, ouvertement et dans l’ordre. Son total : la N, le C ou la R&D du leader, le Soutien des autres et le bonus du secteur pour chacun.',
    assassinations:
      'Assassinats, seulement dans les secteurs 2, 5, 7 et 8 et à certains Événements. Dans l’ordre, chaque Assassin peut annoncer une tentative ; puis toutes sont résolues, et les morts partent ensemble, hors du jeu. Ils n’apportent rien ; un leader mort est remplacé. Qui n’a plus d’agent est éliminé du secteur ; qui reste seul le contrôle.',
    ais: 'Périphériques. Chaque Corporation en prend de 0 à 3 prêtes dans le poing, en secret ; tous ouvrent ensemble. Chacune y vaut 1 et y reste jusqu’à l’étape Finale 7.',
    properties:
      'Propriétés. Dans l’ordre, chaque Corporation engage autant de Propriétés et de Projets prêts qu’elle veut ; ils le restent jusqu’à l’étape Finale 5. Une carte déjà engagée ici, pour l’initiative ou la sécurité, combat aussi. RUR peut annuler un robot.',
    cards:
      'Cartes Action. Au total s’ajoutent Media Stars, Mystechs, Techniciens, IA, cartes engagées et bonus d’Événement. Chacun choisit en secret une carte Action non jouée ; toutes sont dévoilées ensemble et ajoutées. Qui n’en a plus reprend son 1. Une Corporation qui a là un Psychic vivant choisit après avoir vu celles des Corporations sans Psychic.',
    result:
      'Le plus haut total l’emporte, à égalité selon l’initiative ; tous les autres perdent. Le vainqueur prend le contrôle.',
    loss: 'Après un Combat ou un Combat R&D, chaque Corporation perdante perd pour de bon un de ses agents présents, à son choix, et les autres rentrent ; après une Négociation, tous rentrent indemnes. Les IA restent, les cartes engagées le restent. Viennent ensuite les morts par drogue.',
  },
  control: {
    title: 'Le contrôle d’un secteur',
    collect:
      'Prendre. Le vainqueur prend en main les cartes Opportunité du secteur, reçoit son bénéfice et peut engager des cartes qui en font piocher une autre ; seuls les achats se refusent.',
    act: 'Agir. Chaque Action du secteur peut être effectuée une fois, par un agent présent qui a la compétence, chaque fois un autre. Un agent agit une fois par tour, Assassinat compris.',
    play: 'Jouer. Ce qui vient d’être gagné peut entrer en jeu : un Personnage dans un slot libre de 4 à 8, son salaire étant dû à l’étape Finale 3 ; une Propriété pour son prix, prête pour les secteurs suivants. Sinon, cela reste en main jusqu’à l’étape Finale 1.',
    drawn:
      'Un Événement ou une Menace en main n’a pas d’effet avant l’étape Finale 9. Un Personnage recruté maintenant n’a pas de pion sur le plateau ce tour-ci, mais il compte et peut être visé aussitôt.',
  },
  sectors: {
    title: 'Les secteurs',
    list: 'Un bonus va à chaque agent concerné, leader ou non, dans toute Confrontation du secteur. Les agents en animation suspendue ont +1 dans les secteurs 4, 6 et 8. À Robotown, un robot peut être acheté, après l’Action. Cinq Corporations piochent une carte de plus dans un secteur en engageant une Propriété de départ.',
    tokens:
      'Les jetons Navette et Minisub comptent comme une navette et un minisub pour les Projets tant qu’on les tient ; ils ne s’engagent pas.',
    moors:
      'À Los Paramos, à partir de quatre joueurs, des bandes attaquent tous les présents avec deux cartes Random, les mêmes pour tous. Guts n’y sert à rien, chaque Mutant a +1. Qui ne les dépasse pas strictement perd un agent de son choix ; les absents ne risquent rien.',
    moorsWon:
      'De ceux qui les dépassent, le plus fort contrôle le secteur, à égalité selon l’initiative, même s’il est seul, et prend les deux cartes cachées. Sinon, elles sont défaussées sans être vues. Ni Événement ni Menace ne s’y trouve jamais.',
  },
  actions: {
    title: 'Les huit Actions',
    duel: 'La plupart sont des duels : chaque camp choisit en secret une carte Action non jouée, puis ajoute une carte Random (de 0 à 6, ou 8). L’élite ajoute 1. Une égalité se rejoue avec de nouvelles cartes, et seul le dernier tirage compte. Sans cible, pas d’Action.',
    assassination:
      'Assassinat, le seul avant la Confrontation : contre un Personnage adverse présent, même du Conseil, jamais un leurre. La Corporation visée peut d’abord engager de la sécurité ; chaque point, et chaque Officier de Sécurité présent, ôte 1 à l’assassin. Plus haut : la cible meurt. Random 0 ou 1 : l’assassin meurt ; 8 : les deux. Une carte peut sauver la cible, pas l’assassin.',
    autocombat:
      'Autocombat : dans l’ordre du tour, chaque Corporation peut envoyer de son Bureau Central un Autowarrior qui n’a pas agi (l’organisateur aussi un du secteur 9). Tous combattent ensemble, les ex æquo recommencent. Le vainqueur reçoit une carte Random +1 en K, l’organisateur une autre. Un seul inscrit gagne sans cartes ; personne ne meurt ; sans inscrit, personne n’est payé.',
    business: 'Business : tirez une carte Random, autant de K.',
    hacker:
      'Attaque Hacker, contre une Corporation. Réussie : volez au plus la somme des deux cartes Random en K ; un Hacker d’élite peut plutôt désactiver toutes ses IA jusqu’à la fin du tour, Projets compris.',
    sabotage:
      'Sabotage, contre une Propriété en jeu, mais ni Projet, ni jeton, ni Menace. Réussi : elle est endommagée. Random 0 ou 1 : le saboteur meurt ; 8 : le saboteur meurt, la Propriété est endommagée et un membre de ce Conseil meurt, au choix de son propriétaire.',
    seduction:
      'Séduction, avec un slot libre de 4 à 8, contre un Personnage d’une autre Corporation où qu’il soit, sauf au Conseil. Réussie : il rejoint ce slot, son pion quitte le plateau et il ne fait rien ce tour-ci.',
    socializing:
      'Socializing : une carte Random. 0 coûte 10K, 1 ou 2 coûtent 5K, 3 rien ; 4 ou 5 rapportent 5K, 6 rapporte 10K, 8 rapporte 20K. Personne ne descend sous 0K.',
    trial:
      'Procès, contre un Personnage ou une Propriété marqués crime ou corruption, où que ce soit, Conseil compris. Gagné : la cible est hors du jeu. Ce n’est pas une mort : rien ne la ramène.',
  },
  skills: {
    title: 'Les compétences',
    text: 'Certains Personnages sont d’élite dans une compétence. Les races comptent aussi : robots et cyborgs à Robotown, mutants à Los Paramos, pour Genelab et Mana Plancton, robots pour les Techniciens et pour Armadrill ; un Événement invite les robots.',
    list: 'Les 22 compétences. Quatre d’entre elles rapportent aussi +2 PV avec un Projet : les Criminels avec Antimateria, les Pilotes avec ISS Kubrick, les Techniciens avec Antigravedad, les Scientifiques avec Teoria M et encore avec Dimension X. Une Corporation reçoit une seule fois le bonus de robots de ses Techniciens, quel qu’en soit le nombre. Mystechs et Officiers de Sécurité sont aussi invités de l’Alfombra Roja.',
    doppelganger:
      'Au Bureau Central, un Doppleganger copie un Personnage de ce Bureau : pour les achats et les victoires, ce qui sert le mieux. Il ne copie que N, C, S et R&D.',
    elite: 'Élite :',
  },
  cards: {
    title: 'Engager des cartes',
    text: 'Une carte s’engage une fois par tour, pour une seule chose : sa force dans un secteur où vous avez un agent vivant, une carte, ou de l’argent. Dans une Confrontation elle ajoute son Soutien, et sa N, son C ou sa R&D selon le type.',
    needs:
      'Certaines valeurs, et toutes celles des laboratoires, demandent sur place un agent d’une certaine compétence ou race ; il en est dont le Soutien compte une fois par agent. Pour un Projet, R&D et MP comptent toujours en entier.',
    uses: 'La sécurité joue contre les assassins, et la carte combat aussi ; d’autres sauvent d’un Assassinat, ou donnent l’initiative. Certaines font piocher lors du Contrôle d’un secteur, n’importe lequel ou un seul, ou à l’étape Finale 1. Certaines rapportent 5K à l’étape Finale 2.',
    money:
      'Une Propriété ne verse son revenu que si elle n’est ni engagée ni endommagée ; son entretien est dû de toute façon.',
    drugs:
      'Une drogue s’engage sur un de vos agents dans une Confrontation. Elle ajoute une valeur fixe ou celle d’une carte Random ; si cette carte est assez élevée, l’agent en meurt ensuite.',
    kinds:
      'Les Projets s’engagent comme des Propriétés, mais ne peuvent être ni endommagés, ni sabotés, ni jugés. Une Propriété de départ ou un Robot Marché Noir défaussés sortent du jeu ; les autres vont à la défausse.',
  },
  corporations: {
    title: 'Les six Corporations',
    bion: 'BION. Genelab, un laboratoire : engagé, +1 Soutien par Mutant à vous sur place. Hidromiel, une drogue : un agent ajoute une carte Random et en meurt à 5 ou plus.',
    iglesia:
      'Iglesia Cosmica. Catedral, un bâtiment : une carte de plus si vous contrôlez le secteur 5 ; ou +1 dans une Confrontation avec un Mystech à vous sur place ; ou 5K à l’étape Finale 2. Arkangel, un robot : +3 en Combat, +1 dans toute Confrontation avec un Mystech sur place ; ou il empêche un Assassinat.',
    oceanica: 'Oceanica. Minisub : une carte de plus si vous contrôlez le secteur 7.',
    omni: 'OMNI. Navette : une carte de plus si vous contrôlez le secteur 3. Cesar Dante est Immortel et en Animation suspendue : s’il meurt, OMNI doit payer aussitôt 10K si elle le peut, et il retrouve son siège ; sinon il est perdu.',
    osamu:
      'Osamu Multindustria. Esferas Cazadoras : une carte de plus si vous contrôlez le secteur 4 ; ou +3 en Combat. Cyberninja : −1 à un assassin ; engagé à l’étape 1, il donne l’initiative, et cette sécurité en plus.',
    rur: 'RUR. Mecanoid X, un robot : une carte de plus si vous contrôlez le secteur 6 ; ou +2 en Combat et −1 à un assassin. Programador Maestro, au Conseil : une fois par tour, dévoilé dans un secteur, il s’engage pour annuler tout ce que fait une Propriété robot qu’une autre Corporation vient d’y engager ; ses propres valeurs restent, et il redevient prêt à l’étape Finale 5.',
    robots: 'Les quatre Robots Marché Noir se vendent à Robotown, un au vainqueur, et entrent en jeu prêts.',
  },
  events: {
    title: 'Les Événements',
    text: 'Un Événement est dans un secteur à la place d’une carte Opportunité et se joue comme une Confrontation de son type, mais entre invités seulement : aux Identités, les agents sans compétence ni race de sa liste rentrent indemnes. Peacemakers et Psychics n’agissent que s’ils sont invités.',
    bonus:
      'Certains permettent des Assassinats. Un bonus va à chaque invité de cette compétence, dans la Confrontation et dans une Action sur place.',
    won: 'Le vainqueur, même seul, reçoit la récompense (argent, cartes, R&D pour un achat, robot ou Action), puis contrôle le secteur ; l’Événement est défaussé. Sans invité, il l’est à l’étape Finale 7. Les perdants d’un Combat perdent un agent, sauf au Scientific Congress.',
  },
  threats: {
    title: 'Les Menaces',
    targets:
      'Ici les Corporations ne se combattent pas : ni Assassinat, ni Peacemaker, ni Psychic. D’abord, dans l’ordre du tour, chaque Corporation, présente ou non, désigne celle de ses cartes que la Menace frapperait. Une Corporation sans cible possible n’est pas affectée, ni celle dont la cible a quitté le jeu.',
    forces:
      'Les pions sont dévoilés et les leaders désignés ; IA, Propriétés et cartes Action s’additionnent comme d’habitude, en Combat ou en R&D selon la carte. Chaque agent Guts ajoute 1, d’élite 2.',
    strength:
      'Alors seulement sa force est tirée selon sa formule, une fois pour tous, sauf si la carte dit à nouveau contre chacun.',
    stopped:
      'Un total strictement supérieur l’arrête. Le plus haut, à égalité selon l’initiative, prend la carte, qui vaut des PV et que rien ne menace, et contrôle le secteur. Toute Corporation présente qui ne la dépasse pas perd quand même un agent de son choix ; les autres rentrent. Les IA restent, les cartes engagées le restent.',
    succeeded:
      'Si personne ne la dépasse, ou s’il n’y a personne, elle frappe la carte désignée de chaque Corporation ; personne ne contrôle le secteur, qui ne reçoit pas de carte Opportunité, et elle attaquera encore. Certaines s’étendent à l’étape Finale 7, dont certaines ferment pour de bon le secteur qu’elles quittent.',
    chaos:
      'Trois Menaces dans des secteurs, ou trois secteurs interdits, à la fin des Résolutions : le chaos l’emporte et tous perdent. Menaces Corporation, Menaces capturées ou en main et marqueurs sur des Propriétés ne comptent pas.',
  },
  final: {
    title: 'Phase 3 : la Phase Finale',
    text: 'Neuf étapes, chacune faite par tous dans l’ordre du tour avant la suivante. Au tour 4, la partie s’arrête après l’étape 6.',
    staff:
      'Licenciements et recrutements. Dans n’importe quel ordre : licenciez qui vous voulez, sauf au Conseil ; jouez de votre main des Personnages dans des slots libres et des Propriétés pour leur prix ; engagez des cartes qui font piocher. Puis le Conseil se resserre et ses postes vides doivent être pourvus parmi les recrues, jamais par un Politicien ; le slot ainsi libéré peut être repris. Un poste sans candidat reste vide.',
    income:
      'Revenus. Les cartes Action non jouées rapportent 1, 1, 2, 2, 2, 3 et 4K pour les valeurs 1, 2, 3, 3, 4, 5 et 6 ; les recrues et les Propriétés intactes et non engagées, ce qu’elles indiquent. Catedral et Metaluna peuvent s’engager pour 5K.',
    payments:
      'Paiements. Payez chaque salaire et chaque entretien, ou défaussez la carte, à votre choix ; l’argent ne descend jamais sous 0K. Qui est payé compte comme payé pour Armadrill.',
    repairs:
      'Réparations. Chaque Technicien peut réparer entièrement une Propriété pour 10K, pour 5K s’il est d’élite. Ce qui reste endommagé est défaussé ; bâtiments, bases lunaires et îles seulement s’ils ne sont pas réparés au tour de leur second marqueur.',
    refresh: 'Rafraîchissement. Toutes les cartes engagées sont de nouveau prêtes.',
    projects: 'Projets Majeurs. Dans l’ordre du tour, chaque Corporation peut en acheter un ou plusieurs, en une fois.',
    recovery:
      'Récupération. Les cartes Opportunité et les Événements restés dans les secteurs sont défaussés, les Menaces restent ou s’étendent, IA, même désactivées par un Hacker, jetons et cartes Action reviennent.',
    order:
      'Ordre du tour suivant. Les Corporations qui ont un agent dans la zone passent en tête, par ordre d’arrivée, même si ce Personnage n’est plus là ; puis les autres comme avant, les leurres n’y gagnant rien. Ces pions rentrent.',
    discard:
      'Défausse. Les Personnages et Propriétés en main sont défaussés, visibles. Dans le nouvel ordre, chaque Événement ou Menace en main va dans un secteur de 1 à 9 sans marqueur, Menace ni Événement, au choix de qui le tient, et ce secteur ne reçoit pas de carte Opportunité ; s’il n’y en a pas, la carte est défaussée.',
    spread:
      'Les Menaces s’étendent dans l’ordre des secteurs, une fois chacune : au secteur suivant en jeu de 1 à 9, après le dernier au 1, sans marqueur, Menace ni Événement ; jamais au 10, 11 ou 12. Celle qui détruit laisse derrière elle le marqueur Zone interdite. Si aucun secteur n’est libre, elle reste et ne détruit rien.',
  },
  projects: {
    title: 'Les Projets Majeurs',
    text: 'Pour en acheter un, affectez-lui des cartes en jeu, Conseil compris, et des IA inutilisées et non désactivées (1 R&D chacune) jusqu’à réunir la R&D et les MP, et payez la somme. Une carte s’affecte à un seul achat par tour et lui apporte tout ce qu’elle a. La table peut choisir les cartes qui gaspillent le moins.',
    needs:
      'Certains demandent un laboratoire, une navette ou un minisub intact à vous, ou le jeton ; il peut aussi être affecté. Affecter n’use rien. Chaque Projet existe une fois et reste à son propriétaire ; il peut servir aussitôt à l’achat suivant.',
    list: 'Les seize Projets. Un bonus compte les Personnages en jeu, Conseil compris, les Propriétés intactes du type, et le jeton tant qu’on le tient.',
  },
  death: {
    title: 'Mort, Conseil, élimination',
    text: 'Qui meurt est hors du jeu pour de bon ; le pion attend que le slot soit de nouveau occupé. On meurt d’un Combat perdu, d’une Menace ou des bandes, d’un Assassinat, d’un Sabotage, d’une Menace qui tue ou d’une drogue. Licenciement, séduction, procès, défausse et salaire impayé ne sont pas des morts.',
    return:
      'Quand un Immortel meurt, ou si l’on engage Proyecto Lazarius, sa Corporation peut payer aussitôt 10K et le Personnage revient au Bureau Central.',
    board:
      'Les postes vidés pendant les Résolutions le restent jusqu’à l’étape Finale 1. Une Corporation dont le Conseil est entièrement vide est éliminée aussitôt, avec tout ce qu’elle a, main comprise ; son argent va à la banque, ses jetons au plateau, les cartes des secteurs restent, et un duel avec elle est abandonné sans récompense. S’il n’en reste qu’une, elle gagne ; s’il n’en reste aucune, le chaos l’emporte.',
  },
  supplies: {
    title: 'Cartes, argent, paroles',
    piles:
      'La pile Opportunité vide se refait de la défausse ; s’il n’y en a plus, on ne pioche rien. Les cartes Random ne sont mélangées que lorsque la pile est vide. Une carte Action jouée reste visible jusqu’à l’étape Finale 7 et ne rapporte rien.',
    money:
      'La banque est illimitée, l’argent jamais sous 0K, et ce qu’on choisit de payer se paie en entier. Ni dons, ni prêts, ni échanges ; les paroles n’engagent pas. La main n’a pas de limite. Un marqueur Zone interdite ne quitte jamais un secteur.',
  },
  victories: {
    title: 'La fin',
    standard:
      'Après l’étape Finale 6 du tour 4, qui a le plus de PV gagne : Personnages en jeu, Propriétés intactes, Projets avec leurs bonus, Menaces capturées, cartes Amenaza Corporativa, et 1 par tranche de 10K. Les PV se comptent toujours ainsi.',
    ties: 'À égalité : le plus d’argent, puis le plus de Projets, puis l’ordre du tour.',
    events:
      'À la fin des Résolutions des tours 3 et 4, après le chaos et les Menaces Corporation, une Corporation qui remplit un Événement Victoire gagne aussitôt ; de plusieurs, celle qui a le plus de PV. Seuls les Personnages en jeu comptent pour les icônes, chacun pour une chose ; le Combat du Golpe est celui, imprimé, des Personnages, des Propriétés intactes et de Mekka Colosal.',
  },
  specials: {
    title: 'Les victoires spéciales',
    text: 'Quatre Personnages et une Propriété font gagner aussitôt, à tout moment, même avant le chaos, la Corporation qui les a en jeu et remplit leur condition. Si deux la remplissent par le même changement, celle qui agit gagne, puis l’ordre du tour. Chaque Bureau Central montre où elle en est.',
    metaluna: 'Metaluna est un bâtiment et peut aussi s’engager pour 5K.',
  },
  corporate: {
    title: 'Les Menaces Corporation',
    who: 'Une carte Amenaza Corporativa dévoilée est un secteur de plus au tour 4. Quand le tour 4 commence et que son Événement Victoire est dévoilé, on compare les PV : avec une carte, la Corporation qui en a le moins, avec deux cartes, les deux dernières peuvent devenir la menace ; à égalité sur la limite, toutes le peuvent. Elle le devient en plaçant son premier agent du tour sur une carte libre ; le placer ailleurs, ou passer, c’est y renoncer. Chaque carte a une seule menace, chaque Corporation une seule carte.',
    pawns:
      'La menace peut y avoir trois pions, tous ses ennemis ensemble quatre ; personne d’autre ne va sur une carte libre.',
    fight:
      'Elle se résout en dernier, comme une Menace, avec Guts, la menace d’abord, sans bonus, Assassinat ni Psychic tardif. Si aucun ennemi à lui seul n’a un total strictement supérieur, la menace gagne la partie. Sinon, elle est éliminée ; le meilleur ennemi, à égalité le premier arrivé, prend la carte pour 10 PV, et les ennemis qui ne la dépassent pas perdent un agent. Un leurre seul perd s’il y a là un Personnage ennemi ; sinon, rien ne se passe.',
  },
  rulings: {
    title: 'Nos décisions',
    corporations:
      'Les Corporations se choisissent dans l’ordre des places, avant que l’ordre du tour et l’argent supplémentaire soient connus ; par défaut elles sont distribuées, car nul n’a à les connaître toutes.',
    decoy:
      'Le leurre est un agent tant qu’il est là : il donne l’initiative et l’annonce, et l’ordre se lit une seule fois.',
    board:
      'Tout poste vacant est pourvu à l’étape Finale 1 ; un Conseil réduit n’avait donc plus personne à promouvoir : vide, il est éliminé lui aussi.',
    technician:
      'Chaque robot donne son point une fois à la Corporation, quel que soit le nombre de Techniciens qui le reçoivent.',
    control: 'Prendre, agir, acheter un robot, jouer : cet ordre donne au vainqueur les avantages de tous.',
    suspended:
      'Une identité est secrète jusqu’au dévoilement : un Personnage en animation suspendue peut donc partir sans IA ; il rentre alors.',
    vp: 'Ces mots concernent le décompte final, après les paiements ; avant, tous les Personnages en jeu comptent.',
    ties: 'Le texte parle toujours d’un seul vainqueur : argent, Projets et ordre du tour décident donc.',
    corporate:
      'Une Menace Corporation ne sert qu’au tour 4, quel que soit le tour qui l’a dévoilée, et les totaux ennemis se comparent un à un.',
    spread: 'Une Menace qui s’étend passe au prochain secteur libre, dans l’ordre numérique.',
    shuttle:
      'L’annexe dit qu’OMNI engage son « minisub » dans le secteur 3 ; la liste des secteurs dit Navette, et c’est juste.',
    arena:
      'Un seul inscrit gagne sans combattre ; sans inscrit personne n’est payé, et l’on n’ouvre donc pas l’arène où personne ne pourrait entrer.',
  },
  data: {
    title: 'Ce qui est reconstitué',
    text: 'Nous avions un résumé des règles dont les images sont perdues ; il ne connaît ni mode solo ni variante. Un paquet de contenu peut remplacer les valeurs reconstituées.',
    printed:
      'Du livret : les dix secteurs, les huit Actions, les compétences, les seize Projets, les six Événements Victoire, l’effet des cinq cartes spéciales et des Propriétés de départ, noms et invités des six premiers Événements.',
    characters:
      'De nous : valeurs, salaires et PV de tous les Personnages, aussi de Cesar Dante, du Programador Maestro et des quatre cartes dorées, et presque tous les noms.',
    properties:
      'De nous : coût, revenu, PV et autres valeurs de toutes les Propriétés, aussi de celles de départ, de Metaluna et de Robocan ; les Robots Marché Noir.',
    events:
      'De nous : toutes les Menaces ; type, récompenses et icônes Assassinat des Événements, et les quatre derniers Événements.',
    decks:
      'De nous : quelle valeur Action est en double et ce que rapportent les cartes non jouées ; combien de cartes Random de chaque valeur.',
  },
  glossary: {
    title: 'Les mots',
    agent: { term: 'L’agent', meaning: 'un pion numéroté et le Personnage qu’il représente' },
    ai: {
      term: 'L’IA Périphérique',
      meaning: 'l’un de trois jetons, qui vaut 1 dans un secteur ou 1 R&D pour un Projet',
    },
    board: { term: 'Le Conseil d’Administration', meaning: 'les trois premiers slots' },
    box: { term: 'Hors du jeu', meaning: 'remis dans la boîte, sans retour' },
    decoy: { term: 'Le leurre', meaning: 'un pion sans Personnage derrière' },
    engaged: { term: 'Engagée', meaning: 'tournée, utilisée ce tour-ci' },
    forbidden: { term: 'Le marqueur Zone interdite', meaning: 'ferme un secteur, ou endommage une Propriété' },
    gold: { term: 'La case dorée', meaning: 'la première d’un secteur ; elle donne l’initiative' },
    hq: { term: 'Le Bureau Central', meaning: 'les slots et les Propriétés d’une Corporation' },
    leader: { term: 'Le leader', meaning: 'l’agent dont la N, le C ou la R&D compte' },
    materials: { term: 'Les MP', meaning: 'les matières premières, pour les Projets Majeurs' },
    opportunity: {
      term: 'La carte Opportunité',
      meaning: 'un Personnage, une Propriété, un Événement ou une Menace de la pile commune',
    },
    random: { term: 'La carte Random', meaning: 'se tire comme un dé : 0, 1, 2, 3, 4, 5, 6 ou 8' },
    support: { term: 'Le Soutien', meaning: 'ce qu’ajoute un agent qui ne mène pas' },
  },
};
export default rules;
