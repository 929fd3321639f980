import type { SameTexts } from '@cabale/engine';
import type en from '../en/rules.ts';

const rules: SameTexts<typeof en> = {
  aim: {
    title: 'De quoi il s’agit',
    text: 'Vous êtes le Conseil d’Administration d’une des six Corporations qui se disputent Mecanisburgo, capitale de l’Union. Vous envoyez secrètement des agents dans les secteurs de la ville, y négociez et y combattez, recrutez, achetez des Propriétés et bâtissez des Projets Majeurs. Après quatre tours au plus, qui a le plus de points de victoire (PV) gagne.',
    round:
      'Un tour a trois phases : le Déploiement, où les agents se placent face cachée ; les Résolutions, où les secteurs se décident un à un ; et la Phase Finale, où chacun gère sa Corporation.',
    danger:
      'La partie peut finir plus tôt : par une carte spéciale, un Événement Victoire, une Menace Corporative, quand il ne reste qu’une Corporation, ou par le chaos, et alors tout le monde perd.',
  },
  hq: {
    title: 'Votre Bureau Central',
    text: 'Huit slots accueillent vos Personnages. Chacun a des valeurs de Négociation (N), Combat (C), Soutien (S) et R&D, parfois des matières premières (MP), des compétences, un salaire ou un revenu, et des PV.',
    board:
      'Les slots 1 à 3 sont le Conseil d’Administration : Président, Vice-président, Conseiller. Ils ne coûtent pas de salaire, ne rapportent rien et ne peuvent être ni séduits ni licenciés. Les slots 4 à 8 sont ceux des recrues.',
    properties:
      'À côté, les Propriétés : prêtes, engagées (tournées, utilisées ce tour-ci) ou endommagées (avec un marqueur Interdiction ; elles ne donnent alors plus rien). Leur nombre n’est pas limité.',
    rest: 'Vous avez aussi trois IA Périphériques, sept cartes Action de valeurs 1, 2, 3, 3, 4, 5, 6, de l’argent en K et dix pions : huit numérotés comme les slots, un marqueur d’ordre du tour et un leurre.',
  },
  setup: {
    title: 'La mise en place',
    text: 'Chaque Corporation commence avec ses trois membres du Conseil, ses propres Propriétés et 30K. Le premier ordre du tour est tiré au sort ; le dernier reçoit 10K de plus, l’avant-dernier 7K, l’antépénultième 5K, mais le premier jamais rien.',
    keep: 'Chacun reçoit quatre Personnages ou Propriétés et en garde trois, pour 5 PV au plus ensemble. Ils entrent en jeu gratuitement ; la quatrième carte retourne dans la pile.',
    players:
      'À deux joueurs, les secteurs 8, 9 et 10 ne servent pas ; à trois, le secteur 10. Les Menaces Corporatives demandent trois joueurs pour la première carte, quatre pour la seconde.',
  },
  deployment: {
    title: 'Phase 1 : le Déploiement',
    cards:
      'Chaque secteur de 1 à 9 sans Événement, Menace ni marqueur Interdiction reçoit une carte Opportunité visible ; le secteur 10 en reçoit deux, face cachée. Un Événement ou une Menace ainsi dévoilés restent là : c’est ce qui s’y jouera.',
    agents:
      'Dans l’ordre du tour, chacun place un agent ou passe pour de bon, jusqu’à ce que tous aient passé. Un pion est disponible si son slot a un Personnage ; le leurre l’est toujours. Les bases restent cachées. Plusieurs agents d’une Corporation peuvent aller au même secteur.',
    initiative:
      'Un secteur a quatre cases (le secteur 10 huit), occupées dans l’ordre. La première est dorée : elle donne l’initiative. Un leurre la tient aussi bien qu’un autre.',
    zone: 'Un agent de chaque Corporation peut aller plutôt dans la zone Prochain Ordre du Tour. Il ne combat nulle part, et sa Corporation joue plus tôt au tour suivant. Un leurre n’y gagne rien.',
  },
  resolution: {
    title: 'Phase 2 : les Résolutions',
    text: 'Les secteurs se résolvent de 1 à 10, chacun entièrement avant le suivant. Sans pion, un secteur est sauté, sauf s’il porte une Menace : elle réussit alors. Avec des agents de plusieurs Corporations, il y a Confrontation. Les vainqueurs restent jusqu’à la fin de la phase, les perdants rentrent aussitôt.',
    alone:
      'Qui est seul dévoile ses pions et contrôle le secteur sans combat, donc sans IA, Propriété ni carte Action. Des leurres seuls ne contrôlent rien. Une Menace, et les bandes du secteur 10, doivent être battues même par une Corporation seule.',
  },
  confrontation: {
    title: 'Une Confrontation',
    text: 'Sept étapes. L’ordre d’initiative est celui du premier pion de chaque Corporation dans le secteur.',
    initiative:
      'Initiative. Qui n’est pas premier peut engager une carte qui donne l’initiative. La première Corporation annonce alors Négociation ou Combat, pour tous.',
    identities:
      'Identités. Tous les pions sont dévoilés ; les leurres rentrent. Un Peacemaker change tout en Négociation ; sinon, un Psychic d’élite peut changer la Confrontation en Combat R&D. Chaque Corporation désigne un leader : sa valeur compte, plus le Soutien des autres et le bonus du secteur pour chacun.',
    assassinations:
      'Assassinats. Dans les secteurs 2, 5, 7 et 8, et à certains Événements, chaque Assassin peut viser un adversaire. Toutes les tentatives sont annoncées, puis résolues ; les morts n’apportent plus rien.',
    ais: 'Périphériques. Chacun prend en secret des IA dans le poing ; tous ouvrent ensemble. Chacune vaut 1 et reste là jusqu’à la fin du tour.',
    properties:
      'Propriétés. Dans l’ordre d’initiative, chaque Corporation engage autant de Propriétés et de Projets prêts qu’elle veut. Ils ajoutent leur Soutien, et leur N, C ou R&D selon le type de Confrontation.',
    cards:
      'Cartes Action. Chacun en choisit en secret une qu’il n’a pas jouée ce tour-ci ; toutes sont dévoilées ensemble et ajoutées. Qui n’en a plus reprend son 1. Les Psychics choisissent après les autres. Le total le plus haut l’emporte ; à égalité, l’initiative.',
    control: 'Contrôle. Le vainqueur prend ce que le secteur offre.',
    loss: 'Après un Combat ou un Combat R&D, chaque Corporation perdante perd pour de bon un de ses agents présents, à son choix ; après une Négociation, tous rentrent indemnes.',
  },
  control: {
    title: 'Le contrôle d’un secteur',
    text: 'Toujours dans cet ordre.',
    collect:
      'Prendre. Le vainqueur prend en main la carte Opportunité, reçoit le bénéfice du secteur et peut engager des cartes qui en font piocher une autre.',
    act: 'Agir. Chaque Action du secteur peut être effectuée une fois, par un agent présent qui a la compétence. Un agent agit une fois par tour.',
    play: 'Jouer. Ce qui vient d’être gagné peut entrer en jeu : un Personnage dans un slot libre, sans rien payer maintenant ; une Propriété pour son prix. Sinon, cela reste en main jusqu’à l’étape Finale 1.',
  },
  sectors: {
    title: 'Les secteurs',
    text: 'Un bonus va à chaque agent concerné, leader ou non, dans toute Confrontation du secteur. Les agents en animation suspendue ont +1 dans les secteurs 4, 6 et 8. Les jetons Navette et Minisub comptent comme l’un d’eux pour les Projets, jusqu’à l’étape Finale 7.',
    moors:
      'Dans le secteur 10, des bandes attaquent avec deux cartes Random, les mêmes pour tous. Qui ne les dépasse pas strictement perd un agent ; le meilleur de ceux qui les dépassent contrôle le secteur. Guts n’y sert à rien.',
  },
  actions: {
    title: 'Les huit Actions',
    text: 'L’Assassinat précède la Confrontation ; toutes les autres reviennent à qui contrôle le secteur.',
    duel: 'La plupart sont des duels : chaque camp choisit en secret une carte Action non jouée, puis ajoute une carte Random (de 0 à 6, ou 8). L’élite ajoute 1. Une égalité se rejoue avec de nouvelles cartes.',
  },
  skills: {
    title: 'Les compétences',
    text: 'Certains Personnages sont d’élite dans une compétence. Les races comptent aussi : robots et cyborgs à Robotown, mutants dans les landes et chez BION, robots pour les Techniciens et pour Armadrill.',
    elite: 'Élite :',
  },
  cards: {
    title: 'Engager des cartes',
    text: 'Une carte s’engage une fois par tour, pour une seule chose : sa force dans un secteur où vous avez un agent, une carte, ou de l’argent. Une Propriété à revenu ne le verse que si elle n’a pas été engagée. Certaines valeurs demandent sur place un agent d’une certaine compétence.',
    drugs:
      'Une drogue s’engage sur un de vos agents dans une Confrontation. Elle augmente votre total ; avec une carte Random élevée, l’agent en meurt ensuite.',
  },
  events: {
    title: 'Les Événements',
    text: 'Un Événement se joue comme une Confrontation du type indiqué, mais entre invités seulement : les agents sans compétence ni race de sa liste rentrent. Le vainqueur reçoit la récompense, puis contrôle le secteur. Sans invité, il reste et se défausse en fin de tour.',
  },
  threats: {
    title: 'Les Menaces',
    text: 'D’abord, chaque Corporation, présente ou non, désigne laquelle de ses cartes la Menace frapperait. Puis agents, IA, Propriétés et cartes Action s’additionnent comme d’habitude, en Combat ou en R&D selon la carte, et Guts aide. Alors seulement sa force est tirée.',
    stopped:
      'Un total strictement supérieur l’arrête. Le meilleur prend la carte, qui vaut des PV, et contrôle le secteur. Toute Corporation présente qui ne la dépasse pas perd quand même un agent.',
    succeeded:
      'Si personne ne la dépasse, ou s’il n’y a personne, elle réussit : elle frappe la carte désignée de chaque Corporation, et reste. Certaines passent au prochain secteur libre en fin de tour ; certaines ferment pour de bon celui qu’elles quittent.',
    chaos:
      'Trois Menaces dans des secteurs, ou trois secteurs interdits, à la fin des Résolutions : le chaos l’emporte et toutes les Corporations perdent.',
  },
  final: {
    title: 'Phase 3 : la Phase Finale',
    text: 'Neuf étapes, chacune faite par tous dans l’ordre du tour avant la suivante. Au tour 4, la partie s’arrête après l’étape 6.',
    staff:
      'Licenciements et recrutements. Licenciez qui vous voulez, sauf au Conseil ; jouez de votre main Personnages et Propriétés ; engagez des cartes qui font piocher. Puis le Conseil se resserre et ses postes vides sont pourvus parmi les recrues, jamais par un Politicien.',
    income:
      'Revenus. Les cartes Action non jouées rapportent 1, 1, 2, 2, 2, 3 et 4K pour les valeurs 1, 2, 3, 3, 4, 5 et 6 ; les recrues et les Propriétés non engagées, ce qu’elles indiquent.',
    payments: 'Paiements. Payez chaque salaire et chaque entretien, ou défaussez la carte.',
    repairs:
      'Réparations. Chaque Technicien peut réparer une Propriété pour 10K, pour 5K s’il est d’élite. Ce qui reste endommagé est défaussé ; bâtiments, bases lunaires et îles seulement au second marqueur.',
    refresh: 'Rafraîchissement. Toutes les cartes engagées sont de nouveau prêtes.',
    projects: 'Projets Majeurs. Dans l’ordre du tour, chaque Corporation peut en acheter.',
    recovery:
      'Récupération. Les cartes Opportunité et les Événements restés dans les secteurs sont défaussés, les Menaces s’étendent, IA, jetons et cartes Action reviennent.',
    order:
      'Ordre du tour suivant. Les Corporations qui ont un agent dans la zone passent en tête, par ordre d’arrivée ; puis les autres comme avant.',
    discard:
      'Défausse. Les Personnages et Propriétés en main sont défaussés. Chaque Événement ou Menace en main va dans un secteur de 1 à 9, au choix de qui le tient.',
  },
  projects: {
    title: 'Les Projets Majeurs',
    text: 'Pour en acheter un, affectez-lui des cartes en jeu et des IA restantes (1 R&D chacune) jusqu’à réunir la R&D et les matières premières, et payez la somme. Une carte s’affecte une fois par tour et apporte tout ce qu’elle a à un seul achat ; elle ne s’use pas. Certains Projets demandent un laboratoire, une navette ou un minisub à vous, ou le jeton. Chacun existe une fois.',
  },
  death: {
    title: 'Mort, Conseil, élimination',
    text: 'Qui meurt est hors du jeu pour de bon ; le pion attend que le slot soit de nouveau occupé. Licenciement, séduction, procès et salaire impayé ne sont pas des morts.',
    return: 'Quand un Immortel meurt, sa Corporation peut payer aussitôt 10K et il revient au Bureau Central.',
    board:
      'Une Corporation dont le Conseil est entièrement vide est éliminée aussitôt, avec tout ce qu’elle a. S’il n’en reste qu’une, elle gagne.',
  },
  victories: {
    title: 'La fin',
    standard:
      'Après l’étape Finale 6 du tour 4, qui a le plus de PV gagne : Personnages en jeu, Propriétés intactes, Projets avec leurs bonus, Menaces capturées, cartes Amenaza Corporativa, et 1 par tranche de 10K.',
    ties: 'À égalité : le plus d’argent, puis le plus de Projets, puis l’ordre du tour.',
    events:
      'Au début du tour 3, un Événement Victoire est dévoilé, au début du tour 4 un second. À la fin de chaque phase de Résolutions, une fois le chaos écarté, une Corporation qui en remplit un gagne aussitôt ; s’il y en a plusieurs, celle qui a le plus de PV.',
  },
  specials: {
    title: 'Les victoires spéciales',
    text: 'Quatre Personnages et une Propriété font gagner aussitôt, à tout moment, la Corporation qui les a en jeu et remplit leur condition. Chaque Bureau Central montre où elle en est.',
  },
  corporate: {
    title: 'Les Menaces Corporatives',
    text: 'Une carte Amenaza Corporativa dévoilée est un secteur de plus au tour 4. La Corporation qui a le moins de PV, ou les deux dernières s’il y a deux cartes, peut devenir la menace en y plaçant son premier agent. Elle peut y avoir trois pions, tous ses ennemis ensemble quatre.',
    fight:
      'Elle se résout en dernier, comme une Menace, avec Guts. Si aucun ennemi à lui seul n’a un total strictement supérieur, la menace gagne la partie. Sinon, elle est éliminée ; le meilleur ennemi prend la carte pour 10 PV, et les ennemis qui ne la dépassent pas perdent un agent.',
  },
  sources: {
    title: 'Reconstitution',
    text: 'Les règles que nous connaissons sont un résumé dont les images sont perdues : la plupart des cartes sont de nous et le disent. Un paquet de contenu peut remplacer leurs valeurs. Le jeu n’a ni mode solo ni variante.',
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
    forbidden: { term: 'Le marqueur Interdiction', meaning: 'ferme un secteur, ou endommage une Propriété' },
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
