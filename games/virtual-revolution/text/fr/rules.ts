import type { SameTexts } from '@cabale/engine';
import type en from '../en/rules.ts';

const rules: SameTexts<typeof en> = {
  aim: {
    title: 'De quoi il s’agit',
    text: 'Néo Paris, 2047. Votre corporation produit des mondes virtuels, les Verses. La partie dure exactement cinq manches ; à chaque manche, chacun joue trois tours. Vous étendez votre Influence dans la ville, construisez des Serveurs, recrutez des Agents et passez des Verses Online. Le plus de points de victoire (PV) l’emporte.',
    danger:
      'Deux dangers : qui garde beaucoup de cartes Corruption subit une Perquisition d’Interpol, et qui est trop riche est le plus durement frappé par les Nécros.',
    players:
      'Les règles sont les mêmes à 2, 3 et 4 joueurs, sauf le nombre de jetons Influence, les cartes Localisation distribuées et trois Objectifs.',
  },
  setup: {
    title: 'Mise en place',
    players:
      'Chaque joueur prend 20, 18 ou 15 jetons Influence à 2, 3 ou 4 joueurs ; les jetons restants ne servent pas. Tous commencent sur le plateau Joueur, la Réserve. Chacun a aussi 3 Directeurs, 7 Serveurs, 10 €, 1 Immunité et des Revenus de 5. Aucun revenu n’est versé avant la manche 1.',
    objectives:
      'Chaque joueur reçoit 2 cartes Objectif secrètes ; l’une d’elles comptera à la fin. Les autres retournent dans la boîte sans être vues.',
    locations:
      'Les 24 cartes Localisation sont toutes distribuées : 12, 8 ou 6 chacun. Chaque joueur pose un jeton de sa Réserve dans chaque arrondissement indiqué. Une carte n’en indique aucun : qui la reçoit pose un jeton de moins, qui reste dans sa Réserve. Chacun des 23 arrondissements porte alors exactement un jeton.',
    first:
      'Cette carte est la carte 1er joueur / Agent intercepté : qui la reçoit joue en premier à la manche 1, les autres suivent dans le sens horaire. Puis les 24 cartes Localisation sont mélangées en une pioche face cachée.',
    titles: 'Qui contrôle déjà tout un District prend aussitôt son Titre.',
    agents:
      'Les Agents de niveau 2 sont mélangés, 6 sont écartés ; les 9 autres forment le bas de la pioche. Les Agents de niveau 1 sont mélangés, 3 sont écartés ; les 15 autres vont au-dessus. Chacun peut consulter les 9 Agents écartés, qui ne joueront pas.',
    offer:
      'Les 5 premiers Agents sont révélés sur les emplacements 1 à 5. Pour chacun, dans l’ordre, on pioche une carte Localisation et son jeton Localisation va dans l’arrondissement indiqué. Les cartes piochées quittent la partie : aucun arrondissement ne sort deux fois.',
    intercepted:
      'Si la carte 1er joueur / Agent intercepté est piochée, l’Agent de cet emplacement est intercepté : défaussé et non remplacé. La manche a un Agent de moins, et la carte spéciale quitte aussi la partie.',
    decks:
      'Les 36 cartes Corruption sont mélangées face cachée. Les 24 Verses sont mélangés face Loading visible, et 5 sont placés à côté de la pioche, dont chacun voit la première carte.',
    necro:
      'Une carte Nécro de fin de partie est posée sans être vue, et 4 cartes Nécro standard sans être vues par-dessus. Les autres retournent dans la boîte.',
    boosts:
      'Les 7 Titres et les 7 cartes Boost sont placés à côté du plateau ; chacun sait quelles cartes Boost restent.',
  },
  city: {
    title: 'La ville',
    map: 'Néo Paris compte sept Districts de 3 ou 4 arrondissements. Les arrondissements qui ont un côté en commun sont adjacents, même entre deux Districts ou par-dessus la Seine ; un angle ne suffit pas. La distance est le nombre de pas du plus court chemin, quoi qu’il s’y trouve.',
    tokens:
      'Les jetons de deux joueurs ne sont jamais dans le même arrondissement, sans aucune exception : là où un autre a un jeton, vous ne pouvez ni en ajouter ni en déplacer. Les vôtres peuvent y être en n’importe quel nombre, et le seul Serveur d’un autre ne vous exclut pas.',
    reserve:
      'Les jetons ajoutés viennent de votre Réserve ; si elle est vide, on ne peut rien ajouter. Un jeton éliminé, quelle qu’en soit la cause, va dans la zone de Recyclage et reste à son propriétaire.',
    here: 'Quand la carte d’un Agent dit « l’arrondissement », c’est celui du Directeur de ce tour ; « adjacent » veut dire adjacent à celui-ci.',
  },
  general: {
    title: 'Ce qui vaut toujours',
    costs:
      'Un prix se paie en entier, sinon la chose est impossible. Une perte prend ce que vous avez, pas davantage : €, Immunités et Revenus ne descendent jamais sous 0. Les Revenus n’ont pas de maximum.',
    choices:
      'Les gains d’€, d’Immunité, de Revenus et de jetons 2 PV sont automatiques ; une partie d’effet qui demande une cible peut être refusée. Les pertes dues à une Perquisition, à une carte Nécro ou à Dark Kingdom sont obligatoires autant que possible ; qui les subit choisit les pièces.',
    pieces:
      'Les €, les Immunités et les jetons 2 PV ne manquent jamais ; les jetons Influence, Serveurs, Directeurs et cartes sont limités à ceux qui existent.',
    others:
      'Hors de votre tour, vous ne répondez qu’à ce qui vous est imposé : Perquisitions, attaques des Nécros, Dark Kingdom, ordre du tour ; vous pouvez alors dépenser de l’Immunité et utiliser le Titre Quartier Latin.',
  },
  turn: {
    title: 'Manches et tours',
    round: 'Les joueurs jouent dans l’ordre de la piste, trois fois de suite : à deux joueurs, A B A B A B.',
    phases:
      'Un tour a trois phases, dans cet ordre : placement d’un Directeur (obligatoire), Influence (facultative), Action (facultative). Il finit quand vous le dites.',
    director:
      'Placez un de vos Directeurs dans un arrondissement de votre choix, sans contrainte. Il y reste jusqu’à l’entretien de la manche et ne compte pas pour le contrôle.',
    influence:
      'Dans cet arrondissement, vous réalisez aucune ou exactement une des trois manœuvres ; on ne peut donc pas éliminer et remplacer un jeton dans une même phase d’Influence.',
    action: 'Vous effectuez aucune ou une des cinq Actions ; la même peut être choisie de nouveau aux tours suivants.',
    add: 'Ajouter : un jeton de votre Réserve, là où aucun autre joueur n’en a ; piochez 1 carte Corruption.',
    eliminate: 'Éliminer : un jeton qui s’y trouve, adverse ou non ; piochez 1 carte Corruption.',
    move: 'Déplacer : un de vos jetons venu de n’importe quel autre arrondissement, là où aucun autre joueur n’en a ; pas de carte Corruption. C’est un seul changement : les Titres sont vérifiés quand le jeton est arrivé.',
    free: 'Actions libres, à tout moment de votre tour et autant de fois que possible : utiliser un Titre, utiliser ou promouvoir un Agent en service, récupérer des jetons de la zone de Recyclage, passer un Verse Online, défausser un Verse contre 1 Immunité.',
    when: 'Les Agents seulement une fois le Directeur de ce tour placé ; les autres actions libres dès le début. Toutes restent ouvertes après l’Action, jusqu’à la fin du tour.',
  },
  control: {
    title: 'Contrôle et Titres',
    control:
      'Vous contrôlez un arrondissement où vous avez un jeton ou un Serveur. Un Serveur garde le contrôle même si tous vos jetons en sont partis ; si un autre joueur y a alors des jetons, vous le contrôlez tous les deux.',
    holding:
      'Dès que vous contrôlez tous les arrondissements d’un District, vous prenez son Titre. Vous le gardez tant qu’il ne vous en manque qu’un, et le perdez dès qu’il vous en manque deux, ou dès qu’un autre les contrôle tous. Un Titre posé à côté du plateau attend que quelqu’un contrôle tout le District.',
    checks:
      'On le vérifie après chaque changement de jeton ou de Serveur, quel que soit le joueur dont c’est le tour, aussi lors des Perquisitions et des attaques. Les étoiles des listes de cartes du livret ne font que le rappeler.',
    use: 'Un Titre s’utilise une fois par manche, à votre tour, puis reste incliné jusqu’à l’entretien. Si vous le perdez, un nouveau détenteur peut l’utiliser aussitôt ; vous ne pouvez pas l’utiliser deux fois dans une manche. Il peut servir au tour où vous l’avez pris, mais pas pour l’Action qui vous l’a donné. Nation et Denfert-Rochereau demandent leur Action dans ce tour.',
    list: 'Les sept Titres ; chacun vaut 10 PV à la fin. Seul Quartier Latin sert hors de votre tour : lors d’une Perquisition ou d’une attaque des Nécros, il garde un Agent en service ou un Boost qui allait être défaussé.',
  },
  corruption: {
    title: 'Cartes Corruption',
    hand: 'Piocher ou prendre une carte Corruption, c’est prendre la première de la pioche. Votre main est secrète, sa taille est publique, sans limite, et cinq cartes ne font rien avant la fin de la manche.',
    deck: 'Les cartes défaussées sont visibles. Quand la pioche est vide, elles sont mélangées pour en former une nouvelle ; s’il n’y a plus aucune carte, on n’en pioche pas et le reste de l’effet vaut.',
  },
  actions: {
    title: 'Les Actions',
    declare:
      'Vous ne pouvez choisir une Action que si vous pouvez remplir ses conditions et payer son prix, en comptant les bonifications possibles ; s’il y faut la promotion d’un Agent ou un Titre, l’option le dit et le redemande.',
    bonuses:
      'Toutes les bonifications d’une Action se cumulent, et chacune peut s’appliquer avant ou après : l’argent d’un Boost aide à payer cette Action même. Les gains des Boosts sont obligatoires et reçus d’abord, une fois à chaque exécution, Actions supplémentaires comprises.',
    itself:
      'Une carte ne bonifie jamais l’Action qui l’a faite entrer en jeu, et un Boost ne bonifie que les Actions déclarées une fois qu’il est en place.',
    oneShot:
      'Les bonifications ponctuelles (Nation, Denfert-Rochereau et les promotions « si vous effectuez l’Action ») demandent cette Action dans le même tour et en bonifient une exécution. L’argent peut être pris jusqu’à la fin du tour par une carte en jeu lors de la déclaration ; Portée et conditions changent entre la déclaration et le paiement ; les Verses disponibles changent avant de payer ou après l’Action, une fois par carte.',
    extra:
      'Une Action supplémentaire (« en plus de votre Action du tour ») est facultative, immédiate et n’use pas l’Action du tour. Elle a les conditions, le prix, les gains, la Corruption et les Boosts habituels. Il peut y en avoir plusieurs dans un tour.',
    modified:
      'Une carte Nécro de la manche précédente peut avoir remplacé un prix ou un gain ; les bonifications s’y ajoutent.',
    work: 'Travailler : gagnez 5 €, 3 de plus par Boost de cette Action, 5 de plus avec le Titre Nation.',
    recruit:
      'Recruter un Agent : payez 4 € et prenez un Agent à Portée du Directeur de ce tour ; il entre en service, redressé, et son jeton Localisation quitte le plateau. La Portée est de 1 (ici ou adjacent) plus les bonifications ; vous ne devez pas avoir déjà 3 Agents en service.',
    recruited:
      'Recruter ne fait pas piocher de Corruption, et l’emplacement reste vide pour cette manche. Le nouvel Agent peut servir et être promu aussitôt. Avec 3 Agents en service, promouvez-en un d’abord. Peu importe qui contrôle l’arrondissement.',
    build:
      'Construire un Serveur là où est le Directeur de ce tour : pas de Serveur d’un autre joueur, au moins un jeton à vous, pas de Serveur à vous dans ce District, et un Serveur en réserve.',
    building:
      'Payez 10 €, Revenus +2, gagnez un jeton 2 PV, piochez 1 carte Corruption, posez le Serveur, vérifiez les Titres. Un Serveur retiré revient dans votre réserve et peut être reconstruit ; ce qu’il a rapporté reste acquis.',
    create:
      'Créer un Verse : d’abord, autant de fois que vous voulez, vous pouvez payer 2 € pour remettre les cinq Verses disponibles sous la pioche et en révéler cinq autres, tant que vous pouvez encore payer le Verse.',
    creating:
      'Puis payez 7 €, Revenus +1, piochez 1 carte Corruption, et prenez un Verse disponible, face Loading visible. Les autres sont décalés vers la droite et la première carte de la pioche va à gauche.',
    under:
      'Les cartes vont sous la pioche de droite à gauche, avant d’en révéler d’autres. Si la pioche est épuisée, une place reste vide jusqu’à ce qu’un Verse revienne sous la pioche ; sans Verse disponible, on ne peut pas en créer.',
    donate:
      'Faire un Don, dans n’importe quel ordre, chaque partie une fois : 1 € pour défausser 1 carte Corruption de votre choix, ou 3 € pour deux ; 3 € pour 1 Immunité ; chaque Boost de cette Action en défausse une de plus pour 1 €. Au moins une partie doit être possible.',
  },
  boosts: {
    title: 'Les Boosts',
    gain: 'Qui gagne une carte Boost en choisit une parmi celles qui restent et la place sous son Action, en n’importe quel nombre. S’il n’en reste pas, on ne gagne rien.',
    both: '« Un Boost » est une carte Boost ou un Agent de niveau 1 transformé en Boost. Une carte Boost défaussée redevient disponible pour tous ; un tel Agent va à la défausse des Agents.',
    list: 'Les sept cartes Boost :',
  },
  verses: {
    title: 'Les Verses',
    loading:
      'Un Verse est d’abord Loading et n’a aucun effet. Vous pouvez en avoir n’importe quel nombre ; les Verses Loading comptent partout où l’on compte les Verses « Online ou non ».',
    online:
      'Quand sa Mission est remplie à votre tour, même celui où vous l’avez pris, vous pouvez le passer Online : vous recevez d’abord son gain immédiat, puis retournez la carte. Vous pouvez attendre, ou en passer plusieurs dans un tour ; un gain peut remplir la Mission suivante. Les Missions ne sont jamais vérifiées au tour des autres ni entre les manches.',
    none: 'Un Verse sans Mission passe Online dès qu’il est acquis. Tout cela vaut aussi pour un Verse pris sans l’Action ; les Verses disponibles sont alors complétés comme d’habitude.',
    events:
      'Une Mission qui est un état doit être vraie quand on retourne la carte ; elle reste Online si cela cesse. Une Mission qui est un événement (Mythologia, The Curse) est enregistrée quand elle arrive alors que le Verse est Loading devant vous, et sert à n’importe lequel de vos tours suivants.',
    exchange:
      'À votre tour, vous pouvez défausser un Verse, Online ou non, contre 1 Immunité. Un Verse défaussé va sous la pioche, ce qui était enregistré est effacé, et il ne rapporte plus rien.',
    list: 'Les vingt-quatre Verses, chacun avec sa Mission, son gain immédiat et son gain en fin de partie, 10 PV au plus :',
    compared:
      'Le plus ou le moins d’€ ou de jetons se compare au décompte final, après la dernière Perquisition et la dernière attaque ; les égalités comptent, les Revenus non.',
  },
  agents: {
    title: 'Les Agents',
    service:
      'Au plus 3 Agents sont en service. On incline un Agent redressé pour utiliser sa capacité, autant d’Agents qu’on veut dans un tour et dans n’importe quel ordre. Ils sont redressés à l’entretien, par le Titre Marais ou par la promotion de Vicomte, et peuvent alors resservir.',
    abilities:
      'Un Combattant élimine un jeton, adverse ou non, là où est le Directeur ; un Technicien rapporte 3 € ; un Diplomate 1 Immunité. Au niveau 2, une seconde partie suit.',
    clean: 'Utiliser un Agent ne fait pas piocher de Corruption, même s’il ajoute ou élimine un jeton.',
    promote:
      'Tout Agent en service, incliné ou non, peut être promu à n’importe quel moment de votre tour une fois le Directeur placé, même après avoir servi. Il quitte aussitôt le service, ce qui libère sa place.',
    effect:
      'Vous appliquez ou non son effet de promotion. Au niveau 1, l’appliquer fait toujours piocher 1 carte Corruption, au niveau 2 aucune. Un effet qui ne peut rien faire ne peut pas être appliqué.',
    afterwards:
      'Puis l’Agent part à la retraite, face cachée et à l’abri pour toujours, ou, au niveau 1 seulement, devient un Boost sous son Action, qui peut être perdu comme un Boost.',
    owned:
      'En service, en Boost ou à la retraite, vos Agents comptent à la fin. Un Agent défaussé du service ou d’un Boost va à la défausse des Agents et ne rapporte rien.',
    list1: 'Les dix-huit Agents de niveau 1 :',
    list2: 'Les quinze Agents de niveau 2 :',
  },
  recycling: {
    title: 'La zone de Recyclage',
    recover:
      'À tout moment de votre tour, vous pouvez reprendre autant de vos jetons que vous voulez de la zone de Recyclage vers votre Réserve. Jusque-là, ils ne peuvent pas être ajoutés et ne comptent pas pour l’ordre du tour.',
    gains:
      'Vous répartissez ce que vous récupérez en groupes, chacun avec son avantage, le même autant de fois que vous voulez : 1 jeton donne 1 € ; 2 jetons défaussent une carte Corruption au hasard (avec au moins une en main) ou font regarder la prochaine carte Nécro ; 3 jetons donnent 1 Immunité.',
    random:
      'La carte défaussée ici est tirée au hasard, non choisie. La carte Nécro regardée est celle qui sera révélée à la fin de cette manche ; vous seul la voyez.',
  },
  endRound: {
    title: 'La fin d’une manche',
    order:
      'Après le troisième tour de chacun : Perquisitions, attaque des Nécros, ordre du tour, revenus, entretien, dans cet ordre ; après la manche 5, la fin de partie à la place.',
    turnOrder:
      'Ordre du tour : qui a le plus de jetons en Réserve choisit d’abord une position libre de la manche suivante, puis le suivant, et ainsi de suite. Égalités : les Revenus les plus bas, puis le moins d’€, puis le premier dans l’ordre actuel.',
    income:
      'Revenus : chacun gagne autant d’€ que ses Revenus, après les manches 1 à 4 seulement. Les Revenus eux-mêmes ne changent pas.',
    upkeepVerses:
      'Entretien, Verses : le Verse disponible le plus à droite va sous la pioche, les autres sont décalés vers la droite, un nouveau arrive à gauche.',
    upkeepAgents:
      'Entretien, Agents : ceux qui n’ont pas été recrutés sont défaussés et 5 nouveaux arrivent comme à la mise en place. Après la manche 4, seuls 4 arrivent, sur les emplacements 1 à 4, et les deux pioches sont vides.',
    upkeepPlayers:
      'Entretien, joueurs : les Directeurs reviennent, Agents et Titres sont redressés, les marqueurs Nécro de la manche jouée sont retirés (ceux de sa dernière attaque restent pour la manche suivante). Puis la manche suivante commence.',
    levels:
      'Ainsi les Agents de niveau 1 arrivent aux manches 1 à 3 et ceux de niveau 2 aux manches 4 et 5 ; une manche a 5 Agents, la cinquième 4, et un de moins à la seule manche où un Agent est intercepté.',
  },
  search: {
    title: 'Les Perquisitions',
    who: 'À la fin des manches 1 à 4, quiconque a 5 cartes Corruption ou plus subit une Perquisition, l’un après l’autre dans l’ordre du tour ; les autres gardent leurs cartes. Toute la main est révélée.',
    order:
      'Les cartes qui prennent de l’Immunité passent d’abord, toutes, et ne peuvent pas être annulées. Puis vous résolvez les autres une à une, dans l’ordre de votre choix, et pouvez dépenser 1 Immunité pour annuler une carte, autant de fois que vous en avez.',
    effects:
      'Une carte qui ne peut pas vous toucher ne fait rien. Entre deux possibilités vous choisissez, mais si une seule vous touche, elle est obligatoire. Vous choisissez la pièce perdue ; si vous avez moins que ce que prend la carte, vous perdez ce que vous avez.',
    afterwards:
      'Le Titre Quartier Latin peut garder un Agent ou un Boost. Ensuite toutes les cartes sont défaussées, et les Missions de Mythologia et de The Curse peuvent être enregistrées. Rien ne peut être échangé, récupéré ni passé Online pendant une Perquisition.',
    kinds: 'Les huit sortes de cartes Corruption, et combien il y en a de chacune :',
  },
  necro: {
    title: 'Les attaques des Nécros',
    parts:
      'La première carte Nécro est révélée. D’après les Revenus de ce moment, après les Perquisitions, tous ceux qui ont les plus bas subissent MINIMUM, tout le monde GLOBAL, tous ceux qui ont les plus hauts MAXIMUM en plus. Si tous ont les mêmes, chacun subit les trois.',
    immunity:
      'D’abord MINIMUM, qu’on ne peut ni éviter ni refuser. Puis, dans l’ordre du tour, chacun peut dépenser 2 Immunités pour éviter GLOBAL ou, avec les Revenus les plus hauts, 3 pour éviter GLOBAL et MAXIMUM ; MAXIMUM seul ne s’évite pas. Puis GLOBAL, puis MAXIMUM.',
    hits: 'Qui est frappé choisit ce qu’il perd, dans l’ordre du tour. GLOBAL et MAXIMUM s’ajoutent (−5 € et −10 €). Les changements de Revenus ne changent pas qui a les plus bas ou les plus hauts. Qui a moins perd ce qu’il a.',
    after:
      'Les effets sur la manche suivante durent exactement cette manche. Quartier Latin peut garder un Agent ou un Boost s’il n’a pas servi dans cette manche. Les cartes Corruption piochées maintenant ne causent pas de Perquisition dans cette manche. La carte quitte la partie.',
    list: 'Les onze cartes standard et les trois de fin de partie :',
  },
  end: {
    title: 'La fin de partie',
    final:
      'Après la manche 5, pas d’ordre du tour, de revenus ni d’entretien : chacun subit une Perquisition avec toutes ses cartes Corruption, même moins de 5 (The Curse les compte), puis la dernière carte Nécro attaque.',
    late: 'Plus aucun Verse ne peut passer Online. La dernière attaque des Nécros se déroule comme les autres, aux mêmes prix en Immunité.',
    counted:
      '2 PV par jeton 2 PV, 1 par tranche entière de 5 €, 1 par point de Revenus, 2 par arrondissement contrôlé (pour les deux, si deux le contrôlent), 10 par Titre.',
    agents:
      '1 PV par Agent, en service, en Boost ou à la retraite, et 5 PV par trio Combattant, Technicien, Diplomate.',
    servers: 'Serveurs dans Néo Paris : 1, 3, 6, 10, 15, 21 ou 28 PV pour 1 à 7.',
    verses: 'Chaque Verse Online rapporte ce qu’il dit, 10 PV au plus (8 sous Virus informatique).',
    objective:
      'Un de vos deux Objectifs compte, 30 PV au plus (25 sous Sabotage du Nouvel An) ; le meilleur est pris pour vous. Ils restent secrets jusque-là et ne peuvent pas changer.',
    winner:
      'Le plus haut total l’emporte ; à égalité, qui a le plus d’€ ; si l’égalité persiste, ils se partagent la victoire. Les pénalités de la dernière carte Nécro comptent dans le total, qui peut descendre sous 0.',
    objectives: 'Les douze Objectifs ; trois d’entre eux dépendent du nombre de joueurs :',
  },
  rulings: {
    title: 'Nos décisions',
    firstPlayer:
      '24 cartes Localisation sont distribuées, et l’une d’elles fait disparaître un Agent. Nous lisons : 23 indiquent un arrondissement, la 24e aucun ; le premier joueur a donc un jeton de moins en ville et un de plus en Réserve. Un paquet de contenu peut donner 24 arrondissements, dont l’un est indiqué par la carte spéciale.',
    setupTitles: '« Dès que » n’a pas d’exception : les Titres se prennent aussi pendant la mise en place.',
    anytime:
      'Les actions libres se font entre les phases, pas à l’intérieur d’un autre effet. Pendant la création d’un Verse, elles sont ouvertes jusqu’au paiement, car chaque renouvellement montre de nouveaux Verses ; entre la déclaration et le paiement des autres Actions, on ne voit rien de nouveau.',
    director: 'Nous appliquons cette phrase à la capacité comme à la promotion.',
    titleTwice:
      'Un joueur profite d’un Titre une fois par manche, même s’il l’a perdu et repris ; un autre joueur qui le prend peut l’utiliser.',
    yoshida:
      'L’exemple de Miss Yoshida dit « y compris ce tour-ci » ; la note l’emporte : seul un autre recrutement de ce tour en profite.',
    waiver:
      '« Sans aucun jeton » peut vouloir dire aucun à vous, ou aucun du tout. Par défaut, le vôtre n’est pas exigé et ceux des autres n’importent pas : dans un arrondissement vide, il suffirait d’ajouter un jeton.',
    insurrections:
      'Défausser 1 carte coûte 2 € et 2 cartes 4 €. Par défaut, les autres parties gardent leur prix ; une table peut renchérir chaque partie de 1 €, si bien que l’Immunité coûte 4 €.',
    levelOne:
      'Les cartes de Clarisse et de Delta ne le disent pas, mais « toujours » est « toujours » : elles en font piocher une aussi. Pixel en fait piocher une, et une autre pour un effet copié de niveau 1, une fois choisi l’Agent copié.',
    afterwards: 'Exactement l’un des deux : un Agent promu n’est de toute façon plus en service.',
    events:
      'On retourne un Verse à son tour, les Perquisitions arrivent entre les tours : il faut avoir le Verse Loading à la fin de la Perquisition et le retourner à un tour suivant. La Perquisition finale vient trop tard. Une carte qui prend de l’Immunité ne compte pas comme une dépense.',
    london: 'Les trois jetons viennent de la Réserve, pas de la ville.',
    sequence:
      'On fixe d’abord qui a les plus bas et les plus hauts ; puis MINIMUM, Immunités, GLOBAL, MAXIMUM, comme dans l’exemple. Une Immunité gagnée par MINIMUM peut donc payer pour GLOBAL.',
    ties: 'Si Réserve, Revenus et € sont égaux, le premier dans l’ordre actuel choisit d’abord. À la fin, l’icône perdue du départage est lue comme €.',
    resign:
      'Le livret ne dit rien de l’abandon : à 2 joueurs la partie finit ; à 3 ou 4, le tour est interrompu, jetons, Serveurs, Titres et cartes restent, plus aucune Perquisition, carte Nécro ni décision ne concerne ce joueur, qui est classé dernier. La partie finit quand il ne reste qu’un joueur.',
  },
  data: {
    title: 'Ce qui est reconstitué',
    text: 'Nous avions le texte du livret sans ses images. Ce que seules les images montrent est reconstitué et marqué ainsi là où on l’explique ; tout le reste vient du livret. Un paquet de contenu peut remplacer chaque valeur reconstituée.',
    map: 'Le plan : quels arrondissements forment chaque District et lesquels sont adjacents (sauf le 13e et le 14e), leur nombre, et les noms Pigalle, Champs-Élysées et Marais.',
    titles: 'Les Titres : quel effet va à quel District, sauf Quartier Latin.',
    agents: 'Les Agents : les Districts de Leslie, Camille, Zero, Jade, Muriel, Nash, Benedict et Doc Slice.',
    verses:
      'Les Verses : le type de chacun ; les types d’Agents de Westland, Exoplanet, Elven Lands, Conquistadores, Space Conquest et Elassar ; le type que comptent les trois derniers ; les Districts de Venizia, Olmeta Worlds et The Rift.',
    corruption:
      'La pioche Corruption : combien de cartes de chaque sorte, et leurs Districts, Actions et types ; seuls une carte Serveur Quartier Latin ou Nation et quelques sortes se voient dans un exemple.',
    objectives: 'Les Objectifs : les types d’Agents des trois qui précèdent Fortune, et tous les noms.',
    icons:
      'Des icônes perdues : la Portée du Boost 4, le 1 € pour un jeton recyclé, les € de « 1 PV par 5 » et du départage.',
  },
  glossary: {
    title: 'Les mots',
    arr: { term: 'L’arrondissement', meaning: 'l’une des zones de la ville' },
    boost: { term: 'Le Boost', meaning: 'une amélioration durable d’une Action' },
    control: { term: 'Contrôler', meaning: 'y avoir un jeton ou un Serveur' },
    director: { term: 'Le Directeur', meaning: 'le pion qui dit où se passe le tour' },
    exhausted: { term: 'Incliné', meaning: 'utilisé dans cette manche' },
    immunity: { term: 'L’Immunité', meaning: 'un jeton contre les cartes Corruption et les attaques des Nécros' },
    loading: { term: 'Loading, puis Online', meaning: 'un Verse avant et après avoir été retourné' },
    promotion: { term: 'La promotion', meaning: 'un Agent quitte le service, avec un effet ou sans' },
    reach: { term: 'La Portée', meaning: 'la distance au Directeur à laquelle on peut recruter' },
    recycling: { term: 'La zone de Recyclage', meaning: 'où attendent les jetons éliminés' },
    reserve: { term: 'La Réserve', meaning: 'les jetons du plateau Joueur, qu’on peut encore ajouter' },
    retired: { term: 'À la retraite', meaning: 'promu et à l’abri ; compte à la fin' },
  },
};
export default rules;
