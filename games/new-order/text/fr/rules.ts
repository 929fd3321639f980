import type { SameTexts } from '@cabale/engine';
import type en from '../en/rules.ts';

const rules: SameTexts<typeof en> = {
  aim: {
    title: 'But du jeu',
    text: 'Quatre Conglomérats de médias, le Rouge, le Bleu, le Noir et le Blanc, se disputent une grille de Compagnies. Aucun n’est à vous : vous en détenez des parts. Vous posez des cartes pour renforcer un Conglomérat, vous les inclinez pour qu’il prenne ses voisines, et à la fin chaque Conglomérat rapporte à ses plus gros actionnaires.',
    colours:
      'Chaque Conglomérat a aussi un motif : Rouge à points, Bleu à rayures, Noir plein, Blanc au trait. Toutes les cartes d’une couleur sont identiques.',
    control:
      'Une Compagnie est contrôlée par la couleur des agents qui s’y trouvent. Tous sont d’une même couleur, il y en a toujours au moins un, et un Conglomérat ne perd jamais sa dernière Compagnie.',
  },
  setup: {
    title: 'Mise en place',
    types: 'Six types de Compagnies sont en jeu, de trois tuiles chacun.',
    gridMany:
      'À trois ou quatre : seize des dix-huit tuiles, au hasard, en quatre rangées de quatre ; un agent sur chacune, quatre de chaque couleur.',
    gridTwo:
      'À deux et en solo : une tuile de chaque type est retirée ; les douze autres forment trois rangées de quatre, avec trois agents de chaque couleur.',
    out: 'Les tuiles restantes vont dans la boîte, connues de tous. Les autres agents forment la réserve.',
    objectives:
      'On retire un Objectif Secret du même type par tuile retirée : il y en a autant par type que de tuiles. Chacun en reçoit deux, cachés. Qui a deux fois le même en défausse un et le remplace, jusqu’à ce qu’ils diffèrent. Les autres vont dans la boîte, face cachée.',
    secret:
      'Vous pouvez regarder vos objectifs, mais ne les montrez pas avant le décompte. Aucune capacité ni aucun Consultant ne les touche.',
    consultants:
      'On prend une carte de chacun des quatre types de Consultants ; chacun en reçoit une au hasard, visible dans son QG : elles sont toutes différentes. À deux, l’Avocat d’affaires ne joue pas. La réserve reçoit, de chaque type en jeu, un exemplaire de moins qu’il n’y a de joueurs. Le reste va dans la boîte.',
    cards:
      'On mélange les cartes Conglomérat, vingt par couleur ; à deux et en solo, cinq de chaque couleur sont d’abord retirées. Chacun en reçoit quatre en main ; les cinq suivantes forment l’Étalage, le reste la Pioche.',
    first:
      'Le premier joueur est tiré au sort (le livret dit : le cadre de plus haut rang) ; on joue dans le sens horaire.',
  },
  turn: {
    title: 'Un tour',
    text: 'Vous pouvez utiliser un Consultant, un seul, puis vous faites exactement une action : Complot, Infiltration ou Prise de contrôle. Elle est obligatoire si elle est possible ; sinon, ce qui n’arrive qu’au tour final, le tour passe.',
    limit:
      'À la fin de votre tour, et alors seulement, vous gardez six cartes en main au plus : vous choisissez les autres, qui vont dans la boîte. Consultants et objectifs ne comptent pas.',
    alone: 'Personne d’autre ne décide rien pendant votre tour.',
  },
  plot: {
    title: 'Complot',
    text: 'Prenez deux cartes en main, chacune dans l’Étalage ou à l’aveugle dans la Pioche si elle n’est pas vide. Vous voyez la première avant de choisir la deuxième.',
    refill: 'Ensuite seulement, l’Étalage est complété à cinq depuis la Pioche, qui n’est jamais reconstituée.',
    end: 'Si la Pioche n’y suffit pas, ses dernières cartes vont dans l’Étalage et la fin est déclenchée. Une Pioche vide sous un Étalage complet ne déclenche rien.',
    few: 'S’il ne reste qu’une carte, prenez-la ; s’il n’en reste aucune, un Complot est impossible.',
  },
  infiltrate: {
    title: 'Infiltration',
    text: 'Posez droites dans votre QG une ou plusieurs cartes d’une seule couleur ; il vous faut au moins une carte en main.',
    agents:
      'Placez ensuite autant d’agents de cette couleur, pris dans la réserve, tous sur une même Compagnie que cette couleur contrôle déjà. On ne pose pas plus de cartes que la réserve n’a d’agents. La capacité n’est pas activée.',
    hire: 'Trois cartes d’une même couleur ou plus : vous pouvez prendre un Consultant dans la réserve, un seul, visible dans votre QG. Vous pouvez en avoir plusieurs, même identiques, mais pas reprendre un type utilisé ce tour-ci. S’il n’y en a pas, tant pis.',
  },
  takeover: {
    title: 'Prise de contrôle',
    text: 'Choisissez une Compagnie et une voisine par un côté (pas en diagonale), inclinez des cartes droites de votre QG, de la couleur de la première, et déplacez autant de ses agents vers la seconde.',
    stay: 'Au moins un agent doit rester sur place, dans tous les cas.',
    same: 'Sur une Compagnie de la même couleur, ils se joignent simplement aux autres : ni capture, ni capacité.',
    success:
      'Si vous avez déplacé plus d’agents que la cible n’en a, elle est prise : un agent vaincu est capturé dans votre QG, les autres retournent à la réserve, les vôtres occupent la Compagnie. Vous pouvez alors activer sa capacité, une fois.',
    failure:
      'Autant d’agents ou moins : c’est un échec. Ils reviennent, rien d’autre ne change, mais les cartes restent inclinées. Ce sont les agents déplacés qui comptent, non la force de leur Compagnie. Un échec prévisible est permis ; le jeu le dit et demande confirmation.',
    last: 'On ne peut pas prendre la dernière Compagnie d’un Conglomérat. Une Prise de contrôle qui y échouerait est permise.',
    tilted:
      'Une carte inclinée ne peut pas l’être à nouveau ; elle le reste jusqu’à ce qu’un effet la redresse. Les agents capturés restent dans le QG jusqu’à la fin.',
  },
  abilities: {
    title: 'Capacités des Compagnies',
    text: 'Une capacité n’en entraîne jamais d’autre, ni capture. Elle ne touche que ce qu’elle nomme et, sans cible, n’a pas d’effet.',
    BN: 'Réseau de diffusion : déplacez jusqu’à deux agents d’une même couleur, d’une ou deux Compagnies vers une ou deux autres de cette couleur, à toute distance ; chaque Compagnie en garde un.',
    GM: 'Marketing de guérilla : inclinez jusqu’à deux cartes droites d’une même couleur dans un seul QG, n’importe lequel.',
    PR: 'La Presse : échangez une carte de votre QG contre une carte du QG d’un autre ; vous choisissez les deux. Chacune reste droite ou inclinée. Sans carte d’un côté, rien.',
    AA: 'Publicité ambiante : redressez deux cartes inclinées d’un même QG, n’importe lequel, de couleurs quelconques ; une seule s’il n’y en a qu’une.',
    SM: 'Social Media : retirez jusqu’à une carte Conglomérat, droite ou inclinée, d’un QG quelconque ; elle va dans la boîte.',
    OM: 'Marketing en ligne : échangez tous les agents de deux Compagnies quelconques, même éloignées, de même couleur ou tout juste prises.',
  },
  consultants: {
    title: 'Consultants',
    text: 'Ils sont toujours visibles. Avant votre action, vous pouvez en utiliser un de votre QG : il vaut pour ce tour et va aussitôt dans la réserve, où chacun peut le prendre. Rien n’oblige à l’action qui va avec ; son effet est alors perdu. Un Consultant pris ce tour-ci ne s’utilise pas encore.',
    MC: 'Contrôleur de médias : lors de votre Infiltration, vous pouvez ajouter une carte d’une autre couleur à celles d’une couleur, au moins une. Elle compte avec elles, aussi pour les trois cartes du Consultant, et apporte un agent de la couleur choisie. Ensuite elle reprend sa couleur.',
    NE: 'Négociatrice : après une Prise de contrôle réussie, et après la capacité, piochez deux cartes (moins si la Pioche n’en a pas assez ; cela ne déclenche jamais la fin). Rien après un renfort, un échec, une Infiltration ou un Complot.',
    CL: 'Avocat d’affaires : votre Infiltration peut poser des cartes de deux couleurs, chacune avec ses agents sur une Compagnie de sa couleur. Pour prendre un Consultant, il faut trois cartes d’une même couleur ; même avec trois et trois, on n’en prend qu’un.',
    MI: 'Sous-traitante militaire : votre Prise de contrôle réussit aussi à égalité, comme toute autre. L’agent qui reste et la dernière Compagnie d’une couleur restent protégés.',
  },
  end: {
    title: 'Fin du jeu',
    trigger:
      'La fin est déclenchée la première fois que l’Étalage ne peut plus être complété après un Complot. Ce tour se joue jusqu’au bout.',
    final:
      'Puis chacun joue encore exactement un tour : c’est le tour final ; qui a déclenché la fin joue en dernier. L’Étalage n’est plus complété.',
    win: 'Le plus de PV l’emporte ; les cartes en main ne valent rien. À égalité de PV, celui des joueurs à égalité qui a capturé le plus d’agents, toutes couleurs, l’emporte. Si l’égalité demeure, la victoire est partagée.',
  },
  scoring: {
    title: 'Décompte',
    shares:
      'Chaque couleur se décompte à part. Une carte de votre QG, droite ou inclinée, vaut une part de sa couleur ; un agent capturé en vaut deux. Sans part, on ne marque rien.',
    first:
      'Qui a le plus de parts marque 2 PV par Compagnie que la couleur contrôle, quel que soit le nombre d’agents.',
    second: 'À trois ou quatre, le second marque 1 PV par Compagnie. À deux, le second ne marque rien.',
    tieFirst:
      'À égalité de parts pour la première place, les agents capturés de cette couleur départagent ; les autres à égalité sont seconds, et qui a moins de parts qu’eux ne marque rien.',
    tieSecond:
      'À égalité pour la seconde place, ceux qui ont le plus d’agents capturés de cette couleur marquent, tous s’ils en ont autant ; les autres, rien.',
    objectives:
      'Dans chaque couleur où vous marquez, en premier ou en second, chacun de vos deux Objectifs Secrets ajoute 2 PV par Compagnie de son type qu’elle contrôle. Un objectif peut rapporter dans plusieurs couleurs ; là où vous ne marquez pas, il ne rapporte rien.',
    consultants:
      'Chaque paire de deux Consultants différents vaut 1 PV, chaque carte ne comptant qu’une fois ; quatre types différents valent 1 PV de plus, une seule fois.',
    example:
      'Le Rouge contrôle quatre Compagnies. Karen a 9 parts et reçoit 8, plus 4 pour deux Compagnies de son objectif. Alba et Olja ont 6 parts chacune ; Alba a capturé un agent et reçoit 4, Olja rien.',
  },
  solo: {
    title: 'Solo : mise en place et votre tour',
    setup:
      'Mettez en place comme à deux : douze Compagnies, trois agents et quinze cartes par couleur. Sans Consultant ni main. Le marqueur du SOD est hors de la grille, au-dessus de la colonne A.',
    colours:
      'La grille connue, choisissez deux Conglomérats ; les deux autres vont au SOD. Un agent de chaque couleur va, en rappel, dans le QG de son camp.',
    display:
      'L’Étalage compte quatre cartes. Trois objectifs de types différents sont révélés pour les deux camps. Vous jouez le premier, puis en alternance avec le SOD.',
    actions: 'Vous faites un Complot ou une Prise de contrôle : l’Infiltration seule n’existe pas.',
    plot: 'Complot : prenez deux cartes dans l’Étalage, l’une après l’autre. Une carte à vous va droite dans votre QG, une carte du SOD dans la boîte. S’il n’en reste qu’une, prenez-la.',
    place:
      'Puis, pour chaque couleur obtenue, placez tous ses agents, un ou deux, sur une même Compagnie qu’elle contrôle.',
    refill: 'L’Étalage n’est regarni à quatre que s’il est vide après un Complot, jamais entre les deux cartes.',
    takeover:
      'La Prise de contrôle suit les règles normales, capacités comprises ; le SOD est « un autre joueur ». Vous pouvez prendre une Compagnie de votre autre couleur. Une carte de la couleur adverse reçue par La Presse ne peut jamais être inclinée pour prendre ; les règles du dernier agent et de la dernière Compagnie valent pour les deux camps.',
  },
  sod: {
    title: 'Solo : le tour du SOD',
    text: 'À chaque tour du SOD, son marqueur avance d’une colonne, de D à A ; son premier tour est donc en B. Puis il fait la première chose possible, de A à D.',
    scan: 'Il examine les Compagnies à partir de la colonne du marqueur, de haut en bas, puis la colonne suivante, et ainsi de suite ; toute la grille pour chaque ligne.',
    takeover:
      'A : il ne vise que vos Compagnies, et seulement avec succès : il lui faut un agent de plus que le défenseur, un agent qui reste et autant de cartes droites, et ce n’est pas la dernière de sa couleur. Il attaque depuis la première source possible, avec juste ce qu’il faut, et capture un agent. Il n’active pas de capacité.',
    A1: 'A-1 : la première cible qui est un objectif.',
    A2: 'A-2 : sinon la cible qui a le plus d’agents.',
    A3: 'A-3 : à égalité, celle qui touche le plus de vos Compagnies.',
    A4: 'A-4 : encore à égalité, la plus proche du bord ; enfin, la première rencontrée.',
    plot: 'B : sans cible, s’il y a de ses cartes dans l’Étalage. Il ne pioche jamais ; ses cartes vont droites dans son QG, avec leurs agents.',
    B1: 'B-1 : deux cartes d’une de ses couleurs ; s’il a ce choix dans les deux, celle dont son QG a le plus de cartes, sinon celle de la carte la plus à gauche.',
    B2: 'B-2 : sinon, une carte de chacune ; les agents de la carte la plus à gauche sont placés d’abord.',
    B3: 'B-3 : sinon, sa seule carte ; et il défausse une carte de la couleur dont votre QG a le plus de cartes, à égalité la plus à gauche ; à défaut, de votre autre couleur.',
    place: 'Il place tous les agents d’une couleur sur une Compagnie de celle-ci, la première qui convient :',
    BB1: 'BB-1 : un objectif qui n’a pas plus d’agents que toutes ses voisines, c’est-à-dire qu’au moins une en a autant ou plus.',
    BB2: 'BB-2 : un objectif.',
    BB3: 'BB-3 : une Compagnie qui n’a pas plus d’agents que toutes ses voisines.',
    BB4: 'BB-4 : n’importe laquelle.',
    C1: 'C-1 : sans cible ni carte à lui, il défausse deux cartes d’une de vos couleurs ; s’il y en a deux de chacune, de celle dont votre QG a le plus de cartes, sinon de celle de la plus à gauche.',
    C2: 'C-2 : sinon, une carte de chacune de vos couleurs.',
    D: 'D : il renverse la table ; c’est la plaisanterie du livret pour ce qui ne peut pas arriver.',
    refill: 'Après son Complot, l’Étalage est regarni comme après le vôtre.',
    end: 'La partie s’arrête aussitôt quand l’Étalage est vide après un Complot, agents placés, et que la Pioche a moins de quatre cartes. Chaque camp marque 1 PV par Compagnie des trois objectifs que ses couleurs contrôlent, rien d’autre.',
    win: 'Il vous faut plus de PV que le SOD ; à égalité, plus d’agents capturés. Sinon le SOD gagne.',
  },
  options: {
    title: 'Contenu optionnel',
    deluxe:
      'Compagnies Deluxe : six types sur huit sont en jeu. Consultants Deluxe : quatre types sur six ; à deux, sans l’Avocat d’affaires, les types choisis jouent tous.',
    accountant:
      'Comptable d’affaires (2 à 4 joueurs) : une seule carte, dans la réserve, jamais distribuée au départ ; elle se prend, s’utilise et revient comme les autres. Avec des Consultants en option, la prime du décompte demande au moins quatre types.',
    PF: 'Fréquence pirate : placez un agent de la réserve sur une Compagnie de sa couleur.',
    VD: 'Bureau de vérification : retirez un agent d’une Compagnie qui en a au moins deux.',
    TS: 'Dénicheuse de talents : un Complot prend trois cartes.',
    CM: 'Gestionnaire de crise : après une Prise de contrôle réussie, redressez jusqu’à deux des cartes inclinées pour elle.',
    CA: 'Comptable d’affaires : avant votre action, posez une carte de votre main, droite, dans votre QG, sans agent.',
    none: 'Le livret n’a ni handicap, ni niveau de difficulté, ni autre variante que le solo.',
  },
  rulings: {
    title: 'Nos décisions',
    intro: 'Ce que le livret laisse ouvert, et ce que nous avons décidé.',
    tiedFirst:
      'Quand parts et agents sont égaux, personne n’en a le plus : nul n’est premier, tous marquent comme seconds (à deux, rien), et le suivant ne marque rien. L’autre lecture paie tous les joueurs à égalité comme premiers et le suivant comme second.',
    soloDeck:
      'Aucune interdiction de piocher n’est écrite, mais le guide du SOD suppose que l’Étalage perd deux cartes à chaque Complot. L’autre lecture permet de piocher, la carte étant vue aussitôt ; si une seule carte reste, le SOD la défausse (C-3).',
    sodAbilities:
      'Le livret ne dit pas si le SOD active les capacités, ni comment il choisirait. Sans elles, il est inoffensif pour qui compte bien : avec de l’expérience, jouez avec.',
    share: 'L’exemple du livret compte 5 parts ; la règle et le grand exemple en donnent 9.',
    again: 'Nous partageons la victoire.',
    resign:
      'On peut abandonner. À deux et en solo, la partie s’arrête ; à trois ou quatre, les autres continuent, le QG compte encore pour les parts, et qui abandonne est dernier.',
    negotiator:
      'Le résumé du livret parle d’une Infiltration réussie ; le texte détaillé, d’une Prise de contrôle : c’est lui qui vaut.',
    lawyer: 'Le résumé parle de deux Infiltrations ; le texte détaillé, d’une seule en deux couleurs.',
    colours:
      'Le livret ne dit pas quand choisir vos couleurs en solo : nous suivons l’ordre de sa liste, avant l’Étalage et les objectifs.',
  },
  data: {
    title: 'Ce qui est reconstitué',
    text: 'Nombres, couleurs et effets de la boîte viennent du livret. Les noms des Conglomérats, les symboles et la couleur du marqueur sont les nôtres.',
    deluxe:
      'Le livret annonce deux types de Compagnies et de Consultants Deluxe sans les nommer, et nomme le Comptable d’affaires sans le décrire. Tout cela est reconstitué, désactivé au départ et signalé ; un contenu à charger peut en changer les nombres.',
  },
  glossary: {
    title: 'Vocabulaire',
    agent: { term: 'Agent', meaning: 'un cube ; il montre qui contrôle une Compagnie' },
    box: { term: 'Boîte', meaning: 'où vont les cartes qui quittent le jeu pour de bon' },
    conglomerate: { term: 'Conglomérat', meaning: 'l’une des quatre couleurs ; il n’appartient à personne' },
    display: { term: 'Étalage', meaning: 'la rangée des cartes visibles' },
    hq: { term: 'QG', meaning: 'vos cartes visibles, vos agents capturés et vos Consultants' },
    share: { term: 'Part', meaning: 'ce qui vous fait rémunérer par une couleur à la fin' },
    supply: { term: 'Réserve', meaning: 'le stock commun d’agents et de Consultants' },
    tilted: { term: 'Inclinée', meaning: 'tournée d’un quart de tour : dépensée' },
    upright: { term: 'Droite', meaning: 'prête à payer une Prise de contrôle' },
  },
};
export default rules;
