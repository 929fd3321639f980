import type { SameTexts } from '@cabale/engine';
import type en from '../en/rules.ts';

const rules: SameTexts<typeof en> = {
  aim: {
    title: 'But du jeu',
    text: 'Deux Corporations, Hélianthe (☉) et Astérane (★), se font face de part et d’autre d’une Rivière de six cartes : la gauche de l’une est la droite de l’autre. À votre tour, vous jouez des cartes, dépensez les symboles qu’elles donnent et achetez de meilleures cartes. Personne ne décide jamais rien pendant le tour de l’adversaire.',
    choose: 'Atteignez le premier l’un de ces trois objectifs :',
    corruption: 'Corruption : placer 12 cartes dans votre zone de Corruption.',
    propaganda: 'Propagande : déplacer votre bannière au bout de la piste Propagande, en franchissant six cartes.',
    hacking: 'Hacking : venir à bout des cinq cartes Virus de la Corporation adverse.',
    end: 'La partie s’arrête aussi quand la Rivière ne peut plus être complétée.',
  },
  setup: {
    title: 'Mise en place',
    side: 'Chaque personne prend une Corporation avec sa bannière, ses 12 cartes de départ, ses 5 cartes Virus et ses 2 jetons Bonus de main. Les défausses et la boîte sont vides.',
    deck: 'Mélangez vos 12 cartes de départ : c’est votre pioche, face cachée. Prenez-en les 6 premières en main sans les montrer (7 pour une première partie). Aucune main n’est redistribuée, ni la Rivière.',
    river:
      'Mélangez les 48 cartes de Rivière et placez-en 6, face visible : c’est la Rivière. Ses positions se comptent de 1 à 6 depuis la gauche d’Hélianthe. Les 42 autres forment la Réserve, une pile face visible dont seule la première carte se voit.',
    track:
      'La piste Propagande de chaque Corporation a 7 étapes, comptées depuis sa gauche. Chaque bannière part de la première, devant la première carte à sa gauche : position 1 pour Hélianthe, position 6 pour Astérane. Ses deux jetons Bonus de main l’attendent là où elle arrive après deux, puis quatre cartes franchies : à la 3e et à la 5e étape.',
    virus:
      'Placez le Port Central. De chaque côté, les cartes Virus sont empilées face visible, la 1 en dessous et la 5 au sommet.',
    zone: 'Chaque zone de Corruption a 6 emplacements, un à côté de chaque position de la Rivière, vides au départ.',
    first:
      'La Corporation dont la bannière se trouve devant la carte au plus fort coût de traversée commence. En cas d’égalité, on compare la deuxième carte, puis la troisième ; si l’égalité persiste, le sort décide.',
    pawn: 'Le pion Virus part de la première case de la carte Virus 5 de qui commence : l’adversaire a ainsi une case d’avance. Rien d’autre ne compense l’avantage de commencer.',
  },
  cards: {
    title: 'Les cartes',
    types:
      'Les Mercenaires sont du type Corruption ●, Propagande ▶ ou Hacking ■ ; le Matériel se joue avec tous. Chaque type a sa couleur, son signe et sa lettre. Toutes les cartes ont le même dos.',
    anatomy:
      'En haut à gauche le type, en haut à droite le Revenu ; les signes du milieu sont les effets. Les cartes de Rivière portent en bas leur coût (à gauche) et leur coût de traversée (à droite) ; les cartes de départ n’ont ni l’un ni l’autre. Une carte Virus porte son numéro, le nombre de Virus restants, et ses cases.',
    income: 'Le Revenu n’est pas un effet : il compte toujours quand la carte est jouée et ne se copie jamais.',
    start:
      'Chaque Corporation commence avec trois cartes de départ de chaque type et trois de Matériel. La Rivière et la Réserve comptent dix Mercenaires de chaque type (cinq cartes en deux exemplaires) et dix-huit Matériels tous différents.',
  },
  turn: {
    title: 'Un tour',
    order:
      'Un tour se décompose en quatre phases, dans cet ordre. Une phase achevée ne se rouvre pas : dès que les achats commencent, plus rien ne se joue, pas même une carte Virus.',
    play: 'Jouer (obligatoire) : jouez au moins une carte de votre main, autant que vous le souhaitez, puis finissez la phase quand tous les effets déclenchés sont résolus. Seule une main vide en dispense.',
    buy: 'Acheter (facultatif) : achetez des cartes de la Rivière avec votre Revenu d’achat, ou n’en achetez pas. Ce qui n’est pas utilisé est perdu.',
    discard:
      'Défausser (obligatoire) : toutes vos cartes jouées vont dans votre défausse, face visible ; celles à Utilisation Unique vont dans la boîte. Les cartes que vous n’avez pas jouées ne peuvent pas être défaussées : elles restent en main.',
    refill:
      'Recomposer (obligatoire) : si vous avez moins de 6 cartes en main (7 ou 8 selon les mains choisies), plus une par jeton Bonus de main, piochez autant de cartes que nécessaire pour que votre main soit complète. Si vous en avez autant ou davantage, ne piochez rien et gardez tout.',
    end: 'Puis l’adversaire joue. Rien ne passe d’un tour à l’autre : ni symboles, ni Revenu, ni type du tour, ni multiplicateurs, ni copies.',
  },
  play: {
    title: 'Jouer des cartes',
    lay: 'Une carte jouée reste devant vous, face visible, jusqu’à la phase Défausser. Son Revenu et ses symboles s’ajoutent aussitôt à ceux du tour, quel que soit son type, et son multiplicateur devient actif.',
    type: 'Le premier Mercenaire joué fixe le type du tour : les Mercenaires d’un autre type ne peuvent alors ni être joués de la main ou de la défausse, ni être copiés dans la Rivière. Le Matériel se joue toujours, seul ou avec n’importe quel type, et ne fixe rien.',
    symbols:
      'Cette règle vise les cartes, non les symboles : ceux du Matériel servent quel que soit le type du tour, et l’on peut dépenser des ●, des ▶ et des ■ dans un même tour.',
    virus:
      'Une carte Virus de votre main peut toujours être jouée : elle va directement dans votre défausse, sans effet ni Revenu. Elle suffit comme carte à jouer, n’est d’aucun type et ne peut pas être copiée. Si la défausse est mélangée, elle peut revenir dans le même tour.',
    effects:
      'Sauf indication contraire, chaque effet est facultatif. Les effets qui demandent une décision (choisir, piocher, détruire, copier, jouer de la défausse, corrompre de la main) s’utilisent ou se laissent au moment où la carte est jouée, un par un, dans l’ordre de votre choix. Si l’un d’eux fait jouer ou copier une carte, résolvez d’abord les effets de celle-ci. Même sans aucun effet utilisé, la carte a été jouée.',
    mix: 'Pour le reste, jouez des cartes, corrompez, franchissez des cartes et déplacez le pion Virus dans l’ordre de votre choix. Une carte piochée peut être jouée dans le même tour. Dépensez vos symboles avant les achats : ce qui reste à la fin de la phase Jouer est perdu.',
    empty:
      'S’il faut piocher et que votre pioche est vide, mélangez votre défausse pour la reconstituer : ni votre main, ni vos cartes jouées n’en font partie. Si la défausse est vide aussi, vous ne piochez pas ; à la phase Recomposer, votre main reste alors incomplète.',
  },
  corruption: {
    title: '● Remplir la zone de Corruption',
    pay: 'Les ● de toutes les cartes jouées s’additionnent. Pour 3 ●, corrompez une carte de la Rivière, n’importe laquelle, même celle qui vient d’y entrer. Vous pouvez corrompre plusieurs cartes dans un tour ; les ● en trop sont perdus.',
    place:
      'La carte est placée face cachée sur l’un de vos 6 emplacements, au choix : il n’est pas forcément à côté de la position d’où elle vient. Un emplacement accueille deux cartes au plus.',
    order:
      'Payez, prenez la carte, placez-la : la douzième donne aussitôt la victoire. Sinon, comblez la même position avec la première carte de la Réserve ; les autres cartes ne bougent pas. Si la Réserve est vide, la partie s’arrête.',
    price:
      'Une carte corrompue diminue de 1 ▶ votre coût de traversée à sa position et augmente de 1 ▶ celui de l’adversaire, quelle que soit la carte de la Rivière qui s’y trouve.',
    stay: 'Elle le reste jusqu’à la fin de la partie : personne ne peut la déplacer ni la retirer. Elle ne coûte pas de Revenu, n’en rapporte pas, n’entre dans aucune pioche et n’a pas d’autre effet.',
  },
  propaganda: {
    title: '▶ Avancer sur la piste Propagande',
    cross:
      'Les ▶ de toutes les cartes jouées s’additionnent. Pour avancer votre bannière d’une étape vers votre droite, payez le coût de traversée de la carte devant elle. À l’étape 1, Hélianthe est devant la position 1 et Astérane devant la position 6 ; à la dernière, plus rien n’est à franchir.',
    cost: 'Le coût imprimé ne dépend que du type de la carte : Propagande 3, Matériel 4, Corruption 5, Hacking 6. Retirez-en 1 par carte corrompue à vous dans cet emplacement et ajoutez-en 1 par carte corrompue de l’adversaire : il est toujours compris entre 1 et 8.',
    example: 'Coût imprimé 5, une carte corrompue à vous, deux à l’adversaire : 5 − 1 + 2 = 6 ▶.',
    several:
      'Vous pouvez franchir plusieurs cartes dans un tour, chacune à son coût du moment. Un coût ne se paie jamais en plusieurs tours : les ▶ non utilisés sont perdus.',
    banner:
      'La carte franchie reste dans la Rivière. Une bannière ne recule jamais, ne bouge pas quand la Rivière change et n’est pas gênée par l’autre, qui a sa propre piste. Les cartes et emplacements déjà passés ne comptent plus pour elle.',
    tokens:
      'Quand votre bannière arrive à l’emplacement d’un de vos jetons Bonus de main, vous le gagnez pour toute la partie : dès la phase Recomposer de ce tour, votre main se recompose avec une carte de plus. Les jetons de l’adversaire ne sont que pour lui.',
  },
  hacking: {
    title: '■ Déplacement sur la piste Virus',
    move: 'Les ■ de toutes les cartes jouées s’additionnent ; chacun déplace d’une case le pion Virus. Il est sur le Port Central, ou sur une case de la carte Virus du dessus de l’une des deux piles. Chaque carte forme une boucle : du Port à sa première case, de case en case, puis de la dernière au Port.',
    own: 'Sur votre propre carte, vous ne pouvez que le faire reculer. S’il atteint ainsi le Port, rien d’autre ne se passe : la carte reste sur sa pile.',
    port: 'Du Port, il entre sur la première case de la carte adverse.',
    other:
      'Sur la carte adverse, vous ne pouvez que le faire avancer ; de la dernière case, il arrive au Port et vous êtes venu à bout de la carte.',
    stop: 'Vous pouvez continuer après chaque arrivée au Port et vous arrêter sur n’importe quelle case : le pion y reste. Les ■ non utilisés sont perdus.',
    finished:
      'La carte dont vous venez à bout est placée face cachée sur la pioche de la Corporation adverse, à qui elle appartient ; la suivante s’ouvre. Si plusieurs suivent dans un tour, la dernière est au-dessus. Si cette pioche est vide, la carte la forme à elle seule, sans mélange.',
    dead: 'C’est désormais une carte sans effet du paquet adverse : elle se pioche, se garde, se joue, se mélange ; elle peut être détruite ou corrompue de la main. Elle ne retourne jamais dans sa pile.',
    length:
      'Les cartes 5, 4, 3, 2 et 1 ont 3, 4, 5, 6 et 7 cases. Du Port au Port, il faut une ■ de plus : 4, 5, 6, 7 et 8, soit 30 en tout. Venir à bout de la carte 1 donne la victoire.',
  },
  buy: {
    title: 'Acheter des cartes',
    power:
      'La somme des Revenus de vos cartes jouées, y compris celles jouées de la défausse, est votre Revenu d’achat. Il permet d’acheter des cartes de la Rivière, et seulement de la Rivière, dont le coût ne le dépasse pas.',
    one: 'Soustrayez le coût, placez la carte dans votre défausse et comblez la même position avec la première carte de la Réserve : elle peut être achetée à son tour. Les cartes s’achètent une par une, autant que votre Revenu le permet. Si la position ne peut être comblée, la partie s’arrête.',
    later:
      'Une carte achetée ne se joue pas dans ce tour ; mais si la défausse est mélangée à la phase Recomposer, vous pouvez déjà la piocher.',
  },
  effects: {
    title: 'Effets des cartes',
    draw: 'Piocher : pour chaque symbole, vous pouvez prendre la première carte de votre pioche en main, une à la fois, et vous arrêter quand vous le souhaitez.',
    choice:
      'Au choix (A / B) : prenez une seule des possibilités, entière, ou aucune, au moment où la carte est jouée ou copiée, avant toute autre carte et toute dépense. Le choix est définitif.',
    choiceDraw:
      'Les symboles pris s’ajoutent aussitôt aux vôtres. « Piocher 2 » donne deux symboles Piocher ; en piocher moins ne rend pas l’autre possibilité. Toutes les possibilités sont toujours offertes, même celle qui ne ferait rien.',
    choiceType:
      'Quoi que vous preniez, la carte compte pour son type et pour les multiplicateurs ; ce qu’elle donne n’est pas multiplié. Un Matériel qui donne un symbole reste du Matériel, et un Mercenaire d’un autre type ne se joue pas, même pour piocher.',
    choiceAgain: 'Une copie, ou une carte jouée de la défausse, choisit à nouveau, quoi que l’on ait choisi avant.',
    multiplier:
      'Multiplicateur : vous gagnez un ●, ▶ ou ■ par carte de ce type jouée dans ce tour, avant ou après. La carte qui produit l’effet est comptabilisée ; deux cartes qui le produisent se cumulent.',
    multiplierOnly:
      'Seules les cartes de son propre type comptent, même si tous les types sont permis ; le Matériel ne compte que s’il a pris ce type en copiant. Votre réserve de symboles est ce total, moins ce que vous avez dépensé.',
    single:
      'Utilisation Unique : à la phase Défausser du tour où la carte a été jouée, elle va dans la boîte, dont rien ne revient. Cet effet ne peut pas être ignoré, même si tous les autres l’ont été. Jusque-là, c’est une carte jouée comme une autre ; non jouée, elle reste en main.',
    copyPlayed: 'Copier une carte jouée : choisissez une autre de vos cartes jouées dans ce tour.',
    copyRiver:
      'Copier une carte de la Rivière : choisissez une carte de la Rivière, non celle de la Réserve. La règle du type unique s’applique ; si aucun type n’est fixé, la copie d’un Mercenaire le fixe. La carte reste dans la Rivière ; si elle la quitte ensuite, la copie demeure.',
    copy: 'La carte qui copie prend le type et tous les effets de l’autre, quels que soient ceux que l’autre a utilisés ; elle garde son propre Revenu. Important : si la carte copiée a l’effet Utilisation Unique, c’est la carte qui copie qui va aussi dans la boîte.',
    copyLimits:
      'On ne copie ni la carte elle-même, ni une carte Virus, ni une carte qui n’a rien à copier. Une carte qui a copié vaut ce qu’elle est devenue. Dans la Rivière, on ne copie pas une autre carte « Copier une carte de la Rivière » ; « Copier une carte jouée » se copie s’il y a une carte jouée à copier. Sans copie, la carte reste du Matériel.',
    destroy:
      'Détruire : pour chaque symbole, vous pouvez remettre dans la boîte une carte de votre main, n’importe laquelle, carte Virus comprise, mais aucune carte jouée ou défaussée. Elle est montrée.',
    allTypes:
      'Jouer tous les types : jusqu’à la fin du tour, vous pouvez jouer et copier des Mercenaires de tous les types, même si un type était déjà fixé. Les cartes déjà jouées n’y gagnent rien.',
    playDiscard:
      'Jouer une carte de votre défausse : choisissez-en une, pas seulement la dernière, et jouez-la comme de la main, avec son Revenu et ses effets ; à la fin du tour, elle part avec les autres. La règle du type unique s’applique. Une carte Virus ne se choisit pas ; sans carte possible, l’effet est perdu.',
    playDiscardCopy: 'La carte ainsi jouée peut copier la carte qui l’a fait revenir.',
    corruptHand:
      'Corrompre une carte de votre main : n’importe laquelle, carte Virus comprise, sur l’emplacement de votre choix, sans dépenser de ● ni toucher à la Rivière. Elle compte comme toute carte corrompue, aussi pour la victoire.',
  },
  end: {
    title: 'Fin de partie',
    once: 'Les trois victoires se vérifient après chaque action de qui joue ; la partie prend fin aussitôt et rien d’autre ne se passe.',
    river:
      'Si une position de la Rivière doit être comblée alors que la Réserve est vide, la partie prend fin aussitôt, sans dépenser ce qui reste. Une Réserve vide seule n’arrête rien. La Corporation la plus avancée sur au moins deux des trois conditions de victoire gagne, même si ce n’était pas son tour ; sinon, c’est une égalité.',
    measureC: 'Corruption : le nombre de cartes dans la zone, la dernière comprise.',
    measureP: 'Propagande : l’étape de la bannière.',
    measureH:
      'Hacking : le nombre de cartes Virus adverses dont on est venu à bout ; à égalité, est en avance la Corporation sur la carte adverse de laquelle se trouve le pion Virus. S’il est au Port Central, aucune ne l’est.',
    both: 'Si la carte qui vide la Rivière donne aussi une victoire, c’est la victoire qui compte.',
  },
  knowledge: {
    title: 'Ce que chacun voit',
    hidden:
      'Votre main et les cartes que vous piochez ne sont vues que de vous ; leur nombre est public. Personne ne connaît l’ordre des pioches, hormis les cartes Virus qu’on vient d’y poser, ni les cartes de la Réserve sous la première.',
    open: 'Tout le reste est visible de tous : la Rivière, les piles Virus, le pion, les bannières, les jetons, les cartes jouées, les défausses et le nombre de cartes de chaque emplacement ; de même le choix fait, la carte copiée et les effets laissés.',
    corrupted:
      'Une carte corrompue de la Rivière a été vue de tous ; une carte corrompue de la main n’est connue que de qui l’a placée.',
  },
  variants: {
    title: 'Partie normale, première partie, mise à niveau',
    normal: 'Partie normale : chaque main compte 6 cartes, au départ et à chaque phase Recomposer.',
    first: 'Première partie : 7 cartes pour chaque personne.',
    levelling:
      'Mise à niveau : la personne la moins expérimentée a une main de 7 cartes, ou de 8 si besoin, son adversaire une main de 6. Elle la garde quelle que soit la Corporation qu’elle dirige.',
    tokens:
      'Les jetons Bonus de main s’y ajoutent normalement. Les tailles sont fixées avant la partie ; il n’y a ni mode solo ni équipes ; une table peut seulement choisir quand la défausse est mélangée.',
  },
  rulings: {
    title: 'Nos décisions',
    intro: 'Ce que le livret laisse ouvert, et ce que nous avons décidé.',
    reshuffle:
      'Prise à la lettre, la phrase ferait mélanger dès que la pioche est vide. Nous mélangeons quand une carte est nécessaire, selon l’usage de ces jeux : la défausse reste disponible pour l’effet qui en joue une carte. À une table qui préfère la lettre, la défausse reconstitue la pioche dès que celle-ci est vide, à votre tour.',
    timing:
      'La décision d’utiliser un effet se prend donc au moment où la carte est jouée. Les symboles, eux, se dépensent à votre gré jusqu’à la fin de la phase Jouer.',
    once: 'Ailleurs, la partie « prend fin immédiatement ». Nous vérifions après chaque action : les deux lectures désignent le même vainqueur, puisque rien d’acquis ne se perd.',
    ahead:
      'Pour le Hacking, nous comptons les cartes dont on est venu à bout, puis la carte sur laquelle se trouve le pion.',
    lot: 'Nous tirons au sort.',
    reserve: 'De la Réserve, seule la première carte est visible : on ne la feuillette pas.',
    shown: 'Une carte détruite est montrée ; une carte corrompue de la main est posée sans être montrée.',
    stall:
      'Le livret ne dit rien d’une partie qui n’avance plus. Après 20 tours de suite sans achat, corruption, carte franchie ni mouvement du pion, ou après 200 tours, elle s’arrête et se décide comme à la fin de la Rivière.',
    resign: 'On peut abandonner à chacune de ses décisions : l’adversaire gagne.',
  },
  data: {
    title: 'D’où viennent les valeurs',
    known:
      'Coûts, Revenus, coûts de traversée, effets et cases sont ceux des cartes imprimées, d’après une transcription publique. Les effets « A / B » ne sont pas expliqués par le livret.',
    disputed:
      'Deux Matériels font exception : pour leur effet, deux transcriptions se contredisent. Nous avons pris celle qui laisse à chaque effet du livret une carte ; leur coût et leur Revenu sont sûrs.',
    names: 'Les cartes et les Corporations n’ont pas de nom imprimé : ces noms sont les nôtres.',
    pack: 'Qui possède le jeu peut remplacer chaque valeur par un contenu à charger.',
  },
  glossary: {
    title: 'Vocabulaire',
    banner: { term: 'Bannière', meaning: 'le pion d’une Corporation sur sa piste Propagande' },
    bonus: { term: 'Jeton Bonus de main', meaning: 'une carte de plus dans la main recomposée' },
    box: { term: 'Boîte', meaning: 'où vont les cartes qui quittent le jeu pour de bon' },
    corrupted: { term: 'Carte corrompue', meaning: 'une carte face cachée dans une zone de Corruption' },
    crossing: { term: 'Coût de traversée', meaning: 'les ▶ nécessaires pour franchir une carte de la Rivière' },
    income: { term: 'Revenu', meaning: 'les pièces que rapporte une carte jouée, pour les achats de ce tour' },
    pawn: { term: 'Pion Virus', meaning: 'l’unique pion de la piste Virus, commun aux deux Corporations' },
    port: { term: 'Port Central', meaning: 'la tuile entre les deux piles Virus, l’espace neutre du pion' },
    reserve: { term: 'Réserve', meaning: 'la pile face visible qui complète la Rivière' },
    slot: { term: 'Emplacement', meaning: 'l’une des six places d’une zone de Corruption, pour deux cartes' },
  },
};
export default rules;
