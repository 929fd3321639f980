import type { SameTexts } from '@cabale/engine';
import type en from '../en/rules.ts';

const rules: SameTexts<typeof en> = {
  aim: {
    title: 'De quoi il s’agit',
    text: 'Vous avez deux gondoles et un seul gondolier. À chaque tour, vous allez déplacer l’une d’elles le long des canaux de Venise : où vous passez, vos assistants travaillent pour vous ; où vous vous amarrez, ils avancent ; où vous vous amarrez avec la bonne cargaison, vous accomplissez des missions.',
    arrest:
      'Qui croise d’autres gondoles fait parler de lui. L’intrigue vous porte au Grand Conseil, mais qui en a le plus à la fin est arrêté et ne peut pas gagner, quel que soit son score.',
  },
  city: {
    title: 'La ville',
    text: 'Quinze quais, un bâtiment à chacun, reliés par 24 canaux. Douze bâtiments sont des tuiles, chacune avec quatre emplacements d’assistant, comptés dans le sens horaire depuis le haut : un assistant de chaque joueur au plus ; les emplacements 1 à 3 en contiennent un seul, le 4e autant qu’on veut. Trois bâtiments sont imprimés sur le plateau, ouverts à tous et sans assistants : les bâtiments communaux, place Saint-Marc, Palais des Doges et Grand Conseil.',
  },
  setup: {
    title: 'Mise en place',
    board:
      'Choisissez le côté jour ou le côté nuit du plateau : seul l’aspect change. Mélangez les 12 tuiles et placez-en une à chaque place prévue.',
    sizes:
      'Placez le pion Fin de Partie sur la piste Grand Conseil et formez la pioche Mission de missions prises au hasard, selon le tableau. Les autres missions quittent le jeu sans être vues.',
    pieces:
      'Chacun prend 2 gondoles, 2 ponts, 10 assistants, 1 gondolier, 4 marqueurs et le plateau de joueur pour ce nombre de joueurs.',
    missions:
      'Les tuiles étant visibles, chacun reçoit 3 missions, en garde 2 en secret et remet la troisième sous la pioche. Alors seulement le premier joueur est tiré au sort.',
    influence: 'Mélangez les 22 cartes Influence en une pioche.',
    tracks: 'Score, Grand Conseil et intrigue commencent à 0, les parchemins à 1.',
    first:
      'Le premier joueur, tiré au sort, le reste toute la partie ; on joue dans le sens horaire. Chacun prend 6 pièces, plus 2 par joueur qui le précède : 6, 8, 10, 12, 14. Le premier joueur prend le jeton 1er Mouvement.',
    favour:
      'Si quelqu’un joue pour la première fois, donnez à chacun une carte Faveur. Un joueur expérimenté peut refuser la sienne : un handicap.',
    two: 'À deux joueurs s’ajoutent les contrebandiers ; en solo, le Doge : voyez leurs chapitres.',
  },
  preliminary: {
    title: 'Manche préliminaire',
    order:
      'À partir du premier joueur, chacun amarre une première gondole à n’importe quel quai ; puis, à partir du dernier et en sens inverse, une seconde, pas au quai de la première.',
    place:
      'Les gondoles qui s’y trouvent rapportent comme quand on s’amarre. À une tuile, vous placez un assistant au 1er emplacement, en poussant comme d’habitude ; puis le bâtiment est activé, et les cubes vont à bord de cette gondole.',
    not: 'Pas de cartes Influence, de canaux, de croisements, de missions accomplies ni de contrebandiers dans cette manche.',
  },
  turn: {
    title: 'Un tour',
    text: 'On joue dans le sens horaire. Un tour a cinq étapes, toujours dans cet ordre.',
    influence: 'Vous pouvez jouer une carte Influence, avant toute chose ; pas une carte gagnée dans le même tour.',
    gondolier:
      'Déplacez le gondolier sur votre autre gondole gratuitement, ou payez 3 pièces pour l’y laisser ; avec moins de pièces, il doit changer. Sa gondole est la gondole active de tout le tour. À votre premier tour, vous choisissez librement.',
    movement: 'La gondole active doit se déplacer le long d’au moins un canal.',
    mission: 'Une fois amarré, et avant toute autre chose, vous pouvez accomplir une mission.',
    activate:
      'À une tuile, vous devez avancer votre assistant, si possible. Puis le bâtiment est activé, qu’il soit une tuile ou communal.',
    maintenance:
      'Pour finir, le jeton 1er Mouvement passe au suivant, et les pièces posées sur les canaux vont à la réserve.',
  },
  movement: {
    title: 'Se déplacer',
    canals:
      'Choisissez un canal à votre quai et suivez-le jusqu’à l’autre bout. Le premier canal du tour est gratuit ; chacun des suivants coûte aussitôt son prix. Si le premier a un pont, le mouvement gratuit est utilisé tout de même. Vous allez aussi loin que vous pouvez payer.',
    repeat:
      'Aucun canal ni aucun quai deux fois dans un tour, et jamais de retour au quai de départ, ni pour passer ni pour s’amarrer. Les pièces et le jeton posés sur les canaux ne font que le rappeler.',
    say: 'À chaque quai, vous dites d’abord si vous passez ou si vous vous amarrez. On ne s’amarre pas où l’on a son autre gondole : deux de vos gondoles ne partagent jamais un quai. S’amarrer termine le mouvement.',
    passing:
      'Au passage, d’abord les croisements ; puis, à une tuile où vous avez un assistant, vous pouvez l’activer sans qu’il avance, autant ou aussi peu que vous voulez ; puis le canal suivant. Les bâtiments communaux ne s’activent pas au passage.',
    own: 'Où votre autre gondole est amarrée, vous ne pouvez pas activer le bâtiment au passage, même avec l’espion, sauf si la table en a décidé autrement.',
    onward:
      'Vous ne pouvez passer que si vous êtes sûr de pouvoir continuer jusqu’à un quai où vous amarrer, avec vos pièces et ce que rapporte l’activation ici, vos propres ponts compris ; de même, vous n’allez vers votre autre gondole que si vous pouvez payer la suite. Si un seul effet le permet, il est obligatoire.',
    leave:
      'Quitter un quai n’est pas un croisement, et une gondole peut partir de dessous d’autres : personne ne gagne de PV.',
  },
  crossing: {
    title: 'Croisements',
    text: 'Chaque gondole amarrée où vous passez est un croisement, aussi aux bâtiments communaux. S’amarrer n’en est pas un.',
    own: 'Votre propre gondole : vous pouvez déplacer des cubes entre les deux, 5 au plus dans chacune.',
    other:
      'Celle d’un autre joueur : chacun de vous deux perd 1 parchemin ou prend 1 intrigue, choisi en secret et révélé ensemble. Sans parchemin, c’est l’intrigue. Au-delà du maximum, on peut la prendre tout de même, pour 2 PV.',
    several: 'Plusieurs gondoles sont autant de croisements, de la plus haute à la plus basse.',
  },
  docking: {
    title: 'S’amarrer et avancer',
    share:
      'Vous pouvez vous amarrer sur les gondoles d’autres joueurs : la vôtre va au-dessus, et chaque gondole en dessous rapporte aussitôt à son propriétaire autant de PV qu’il y a de gondoles au-dessus d’elle. Un quai a place pour toutes.',
    advance:
      'Sans assistant à cette tuile, placez-en un au 1er emplacement ; sinon, avancez le vôtre d’un emplacement ; au 4e, il reste. Aux bâtiments communaux, rien n’avance.',
    push: 'Qui se trouve au nouvel emplacement, de 1 à 3, est poussé d’un emplacement, et peut en pousser un autre. Un assistant poussé ne rapporte rien et n’est pas activé.',
    ten: 'Vous avez 10 assistants, et aucun ne revient. Une fois tous placés, vous n’en placez plus, mais ceux du plateau avancent toujours. À une tuile sans assistant à vous, rien n’est activé.',
    bonus: 'Le premier qui a placé ses 10 assistants gagne 8 PV ; personne après lui.',
  },
  activate: {
    title: 'Activer',
    choose:
      'À une tuile, vous pouvez utiliser n’importe quels effets de l’emplacement de votre assistant et de ceux derrière lui, chacun une fois, dans l’ordre voulu. Ce qui est ouvert est fixé au début de l’activation.',
    whole:
      'Un effet est exécuté en entier, prix et pénalités compris, ou pas du tout. Un prix se paie en entier. Un gain peut être réduit par une limite.',
    communal:
      'Les deux effets d’un bâtiment communal sont indépendants, dans l’ordre voulu, et chacun peut être ignoré. Les 2 pièces de la place Saint-Marc peuvent payer les impôts. Au Grand Conseil, on avance de toutes les cases ou d’aucune.',
    cubes:
      'Les cubes appartiennent à leur gondole, même quand le gondolier la quitte. Les effets concernent ceux de la gondole qui active.',
    hold: 'Une gondole porte 5 cubes. Après chaque effet, il faut défausser ce qui est de trop, anciens cubes ou nouveaux.',
    supply:
      'Il y a 22 cubes de chaque ressource. Ce qui est épuisé ne peut pas être gagné ; ce qui est payé, vendu ou défaussé retourne à la réserve.',
    others:
      'L’intrigue qu’un effet donne à tous les autres ne s’évite pas par un parchemin, et coûte 2 PV au maximum. Les contrebandiers ne sont pas des joueurs pour les effets ; le Doge en est un.',
  },
  buildings: {
    title: 'Les bâtiments',
    text: 'Ce que fait chaque emplacement, de 1 à 4. Le 1er donne toujours 1 cube de la ressource de la tuile.',
    communal: 'Les bâtiments communaux :',
    ceramic: 'Les tuiles de la céramique :',
    cloth: 'Les tuiles de l’étoffe :',
    silver: 'Les tuiles de l’argent :',
    details: 'Au Conseil des 10, vos deux ponts construits, il ne reste que les 2 PV.',
  },
  tracks: {
    title: 'Pièces, parchemins, intrigue, points',
    coins: 'Les pièces sont un montant : la monnaie n’importe pas, et la réserve ne s’épuise jamais.',
    parchments: 'Les parchemins vont de 0 à 10 ; ce qu’on gagne au-delà est perdu.',
    intrigue:
      'L’intrigue va de 0 à 8, à quatre ou cinq joueurs jusqu’à 10. Chaque point qu’il faut prendre au-delà coûte 2 PV à la place. En éliminer plus qu’on n’en a les élimine toutes.',
    vp: 'Les PV ne descendent jamais au-dessous de 0.',
    council:
      'Les marqueurs de la piste Grand Conseil ne reculent jamais, peuvent partager une case et dépasser le pion Fin de Partie, jusqu’à la case 20.',
  },
  bridges: {
    title: 'Les ponts',
    build:
      'Vous en avez deux. Un pont se construit sur n’importe quel canal qui n’en a pas, où que soient vos gondoles, et ne bouge plus. Les deux construits, vous ne pouvez plus construire.',
    under:
      'Un canal à pont est gratuit pour tous. Sous votre pont, vous gagnez 1 pièce ; sous celui d’un autre, vous prenez 1 intrigue, sans pouvoir payer de parchemin ; son propriétaire n’y gagne rien. Cela vaut aussi pour le premier mouvement.',
    when: 'Cela se passe en route, avant de passer ou de s’amarrer. Un pont construit pendant un déplacement compte pour les canaux à venir, pas pour ceux déjà pris.',
  },
  missions: {
    title: 'Les missions',
    draw: 'À la place Saint-Marc et au Palais des Doges, vous pouvez tirer 2 missions, en garder 1 et remettre l’autre sous la pioche. S’il n’en reste qu’une, vous la gardez ; sans aucune, pas de tirage. Une carte Influence fait tirer une seule mission, sans impôts.',
    tax: 'Les impôts : 1 pièce par mission que vous possédez déjà, inachevée, accomplie ou archivée. Qui ne peut pas tout payer ne tire pas.',
    hand: 'Trois missions inachevées au plus en main : avec trois, on ne tire pas. On ne peut pas les défausser.',
    complete:
      'Amarrez-vous au bâtiment que nomme la mission. Les cubes viennent de la gondole qui s’amarre, les parchemins de votre piste. Vous gagnez ses PV et ses pièces.',
    effect:
      'Alors, et alors seulement, placez-la dans l’un de vos trois emplacements : son effet agit aussitôt, dès ce tour. Sur un emplacement occupé, l’ancienne carte est archivée. Vous pouvez aussi archiver la nouvelle, sans son effet.',
    archive:
      'Les missions archivées n’ont plus d’effet et ne reviennent jamais, mais comptent toujours comme accomplies, pour les impôts aussi.',
    timing:
      'Les effets sont obligatoires, sauf s’ils disent « pouvez » ou « peut ». Le no 2 compte une fois par tour, pour le premier canal ni gratuit ni à pont. Le no 10 n’agit qu’en s’amarrant. Les nos 17, 19, 23 et 25 viennent avant l’activation. Le no 12 ne compte pas pour lui-même. Des 3 cartes tirées par les nos 9 et 13, vous choisissez laquelle va la première sous la pioche. Avec le no 14, en solo, le Doge choisit aussi. Le no 21 fait céder un cube de la gondole du croisement ; contre la Convocation, de l’une ou de l’autre.',
  },
  influence: {
    title: 'Les cartes Influence',
    gain: 'En gagner une : en tirer 2, en garder 1, remettre l’autre sous la pioche. Pas de limite de main. Quand la pioche est vide, on mélange la défausse ; s’il ne se trouve qu’une carte, on la garde ; sans aucune, pas de gain.',
    play: 'Une carte jouée est défaussée, puis résolue. Une carte qui demande un assistant ou un bâtiment à vous ne se joue pas sans lui ; toute autre se joue toujours.',
    cards: 'Deux exemplaires de chacune :',
    foreman: 'Soudoyer le contremaître déplace l’un de vos assistants déjà placés. Les autres restent où ils sont.',
    overtime:
      'Faire des heures supplémentaires : une tuile demande votre assistant, qui n’avance pas ; un bâtiment communal sert en entier. Les cubes concernent la gondole amarrée là.',
    promote: 'Promouvoir des ouvriers pousse comme quand on s’amarre, et n’active rien.',
    offer: 'Faire une offre : avec 3 missions inachevées, ou sans mission dans la pioche, vous prenez les 2 PV.',
    spy: 'Engager un espion : au passage, c’est l’espion ou votre assistant, pas les deux. Si vous vous y amarrez, l’espion ne fait rien. Il n’est pas un assistant, ne pousse personne, et s’en va à la fin de votre tour, utilisé ou non.',
  },
  favour: {
    title: 'Les cartes Faveur',
    text: 'Une fois dans la partie, à n’importe laquelle de vos décisions, même au tour d’un autre, vous pouvez retourner votre carte Faveur pour 5 pièces ou 2 parchemins ; ceux au-delà de 10 sont perdus. Non retournée, elle rapporte 4 PV à la fin. Sans cartes Faveur, personne ne les gagne.',
  },
  end: {
    title: 'La fin',
    trigger:
      'La fin de partie est déclenchée quand un tirage a vidé la pioche Mission, ou quand un marqueur atteint ou dépasse le pion Fin de Partie sur la piste Grand Conseil.',
    rounds:
      'On finit la manche, jusqu’au joueur à droite du premier joueur, et on en joue exactement deux encore, aussi quand c’est le dernier de la manche qui déclenche la fin. Ainsi chacun joue autant de tours.',
    pawn: 'Le pion Fin de Partie montre ensuite combien de manches restent. Un second déclenchement ne change rien.',
  },
  scoring: {
    title: 'Le décompte final',
    council:
      'Grand Conseil : les rangs de la piste rapportent les PV du tableau. À égalité, chacun reçoit la moyenne de leurs rangs, arrondie à l’inférieur. Le niveau 0 ne rapporte rien.',
    assistants:
      'Assistants : avec 7 ou 8 placés, la moitié de votre niveau au Grand Conseil, arrondie au supérieur ; avec 9 ou 10, le niveau entier ; avec moins, rien.',
    lower:
      'Réduire l’intrigue : ouvertement, dans l’ordre du tour et tour après tour, chacun peut payer 2 parchemins ou 4 pièces pour éliminer 1 intrigue, jusqu’à ce que tous en restent là.',
    wealth: 'Richesse : 1 PV par 4 pièces restantes.',
    favour: 'Faveur : 4 PV pour une carte Faveur non retournée.',
    arrest:
      'Arrestation : le joueur qui a le plus d’intrigue, s’il en a, est arrêté quel que soit son score ; à égalité, le plus loin du premier joueur, et lui seul. Si personne n’en a, personne n’est arrêté.',
    winner:
      'Parmi les autres, le plus de PV gagne ; à égalité, le premier dans l’ordre du tour. Le joueur arrêté est dernier.',
  },
  smugglers: {
    title: 'À deux : les contrebandiers',
    setup:
      'Le premier joueur prend la pioche Contrebandier A, l’autre la B ; on ne les mélange jamais. Deux gondoles d’une troisième couleur, A et B, attendent à côté du plateau ; leurs 10 assistants sont une réserve commune, un par tuile.',
    action:
      'Après chacun de vos tours, mais pas à la manche préliminaire, vous tirez 2 cartes de votre pioche, en jouez 1 et remettez l’autre sur le dessus. Le contrebandier de la lettre va à la tuile nommée. L’icône du Doge est ignorée, et la carte défaussée.',
    last: 'S’il ne reste qu’une carte, elle est jouée, puis mélangée avec la défausse en une nouvelle pioche.',
    path: 'La première carte d’une pioche pose simplement le contrebandier. Ensuite, il prend le chemin le moins cher : les canaux à pont sont gratuits, le premier canal compte, les croisements non ; entre chemins égaux, vous choisissez. S’il y est déjà, il reste, et seul son assistant avance.',
    meet: 'Chaque gondole de joueur devant laquelle il passe est un croisement pour son seul propriétaire, qui perd 1 parchemin ou prend 1 intrigue ; ce peut être vous. Vous ne payez rien à sa place. Deux contrebandiers qui se croisent, et les ponts, ne font rien.',
    stop: 'S’il s’arrête sur des gondoles de joueurs, leurs propriétaires gagnent les PV habituels ; ceux de l’autre contrebandier au-dessous vont à votre adversaire. Si vous vous amarrez sur un contrebandier, personne ne gagne de PV pour lui.',
    assistants:
      'Puis l’assistant des contrebandiers à cette tuile avance, ou l’on en place un, en poussant comme d’habitude. Les 10 placés, il n’en vient plus, mais ceux du plateau avancent toujours.',
    never:
      'Les contrebandiers n’activent rien et ne gagnent rien : ni cubes, ni PV, ni parchemins, ni intrigue. Ils ne comptent ni pour la prime des dix assistants, ni au décompte, ni à l’arrestation.',
    yours:
      'Si vous croisez un contrebandier à votre tour, vous seul perdez 1 parchemin ou prenez 1 intrigue. Les effets qui parlent du croisement d’autres joueurs valent aussi pour eux.',
  },
  soloSetup: {
    title: 'Solo : mise en place',
    pieces:
      'Vous jouez une couleur. Le Doge en joue deux, avec 20 assistants, 4 ponts et 4 gondoles, une A et une B de chaque couleur ; il a un marqueur de score et deux marqueurs sur la piste Grand Conseil, tous sur 0. Mélangez les deux pioches Contrebandier.',
    doge: 'Son plateau commence avec 0 intrigue et 2 parchemins ; le pion Fin de Partie, sur 6, rappelle qu’il n’en a jamais plus de 5.',
    piles:
      'Mélangez les tuiles, et utilisez les 26 missions et les 22 cartes Influence. Gardez 2 missions sur 3, et commencez avec 6 pièces et 1 parchemin.',
    place:
      'Manche préliminaire : amarrez votre première gondole, avancez l’assistant, activez. Seuls servent alors les effets qui ne coûtent rien, donc ni pont ni mission, sauf si la table en a décidé autrement.',
    arrive:
      'Puis révélez des cartes dans l’ordre A, B, A, B : les premières A et B placent les gondoles de la première couleur du Doge, les autres celles de la seconde. Son assistant y avance, en poussant comme d’habitude ; rien n’est activé et l’emplacement ne rapporte rien. Sa gondole sur la vôtre vous donne les PV, sur l’une des siennes elle les lui donne.',
    second:
      'Puis amarrez votre seconde gondole, avancez l’assistant, activez ; les gondoles du Doge au-dessous lui rapportent des PV.',
    decks:
      '3 cartes non vues de chaque pioche Contrebandier quittent le jeu ; les cartes révélées y sont mélangées : 9 par pioche.',
    row: 'Des 27 cartes Doge, 2 quittent le jeu sans être vues ; 3 forment une ligne, visibles, et 22 la pioche Doge.',
  },
  solo: {
    title: 'Solo : le tour du Doge',
    text: 'Après chacun de vos tours vient celui du Doge.',
    cards: 'Tirez 2 cartes de la pioche A, choisissez-en 1 et remettez l’autre sur le dessus.',
    gondola:
      'Choisissez laquelle de ses deux gondoles A y va ; pas celle qui y est déjà, si l’autre n’y est pas. Elle se déplace comme les contrebandiers : par le chemin le moins cher, entre égaux celui que vous voulez.',
    meet: 'Pour chacune de vos gondoles qu’elle croise, vous perdez 1 parchemin ou prenez 1 intrigue ; lui, ni l’un ni l’autre, et croiser les siennes ne fait rien. S’arrêter sur la vôtre vous donne des PV, sur les siennes lui en donne.',
    assistant:
      'Son assistant de la couleur de la gondole y avance, en poussant comme d’habitude, et il gagne 0, 1, 2 ou 4 PV selon son emplacement, aussi s’il était déjà au 4e. Il ignore l’effet du bâtiment.',
    second: 'De même avec la pioche B et une gondole B.',
    resolve:
      'Chacune des deux cartes jouées nomme une carte Doge à ignorer, la première, la deuxième ou la troisième depuis la gauche. La ou les deux autres sont résolues, de gauche à droite.',
    refill:
      'Les cartes résolues sont défaussées et remplacées à leur place ; les cartes ignorées restent. Les cartes Contrebandier, visibles jusque-là, sont défaussées. Une pioche d’une seule carte est jouée, puis mélangée de nouveau.',
    ignores: 'La carte Doge que chaque carte Contrebandier fait ignorer, comptée depuis la gauche :',
    yours:
      'À votre tour, pour chaque gondole du Doge que vous croisez, vous perdez 1 parchemin ou prenez 1 intrigue ; lui dépense 1 parchemin s’il en a, sinon prend 1 intrigue. Vous amarrer sur ses gondoles lui rapporte des PV. Sous ses ponts, vous prenez 1 intrigue.',
    intrigue:
      'Chaque fois qu’il atteint 8 intrigues, il perd 2 PV et en élimine 4. Les ponts ne lui en donnent pas ; les effets qui en donnent à tous les autres lui en donnent 1.',
    mission:
      'Chaque fois que vous tirez une mission, la carte du dessus de la pioche Doge quitte le jeu sans être vue. Ni les missions ni la piste Grand Conseil ne terminent la partie.',
    effects:
      'La mission 3 vaut pour ses ponts, la mission 7 pour ses gondoles. Avec la mission 14, lui aussi dépense 1 parchemin ou prend 1 intrigue quand il vous croise. Mission 20 : le Décret ne vous fait rien. Mission 21 : vous pouvez payer la Convocation avec des cubes.',
  },
  soloEnd: {
    title: 'Solo : la fin',
    text: 'Quand la ligne ne peut plus être complétée à trois cartes, vous jouez un dernier tour, sans le Doge. Puis :',
    council: 'Grand Conseil comme à trois joueurs ; le Doge compte ses deux marqueurs.',
    assistants: 'Vous comptez vos assistants ; le Doge non.',
    lower: 'Vous pouvez payer pour réduire votre intrigue ; le Doge non.',
    lose: 'Si vous avez de l’intrigue, et le Doge autant que vous ou moins, vous avez perdu.',
    wealth: 'Vous gagnez 1 PV par 4 pièces restantes.',
    win: 'Avec plus de PV que le Doge, vous avez gagné.',
  },
  difficulty: {
    title: 'Solo : la difficulté',
    text: 'Tout se combine, sauf des cartes préliminaires de plus et aucun de ses assistants.',
    extra: 'Plus dur : 1 ou 2 cartes préliminaires de plus, chacune avec un assistant à sa tuile, mais sans gondole.',
    council: 'Plus dur : ses deux marqueurs commencent 1 à 5 cases plus loin sur la piste Grand Conseil.',
    space1: 'Plus dur : il gagne 1 PV au lieu de 0 pour le 1er emplacement.',
    parchments: 'Plus dur : il commence avec 3 parchemins. Plus facile : avec 1.',
    turns: 'Plus dur : pas de dernier tour. Plus facile : deux derniers tours.',
    without: 'Plus facile : ses gondoles de la manche préliminaire n’amènent pas d’assistants.',
    space4: 'Plus facile : il gagne 3 PV au lieu de 4 pour le 4e emplacement.',
  },
  table: {
    title: 'À la table',
    secret:
      'Les missions et les cartes Influence en main, et les cartes parmi lesquelles on choisit, sont secrètes ; tout le reste est visible, leur nombre aussi. Une mission accomplie est montrée.',
    trade:
      'Ni commerce ni don entre joueurs. Hors de son tour, on ne fait que choisir dans les croisements et retourner sa carte Faveur ; au décompte final, tous peuvent réduire leur intrigue.',
    resign:
      'Un joueur peut abandonner. À deux, ou en solo, l’autre côté gagne. Sinon, le reste du tour tombe et ses tours suivants sont sautés ; gondoles et pistes restent, ses croisements se paient d’un parchemin, sinon d’intrigue. Qui a abandonné n’est jamais arrêté et finit dernier. Quand il ne reste qu’un joueur, la partie se termine.',
  },
  rulings: {
    title: 'Nos décisions',
    own: 'La règle l’interdit ; l’exemple de la page 17 le fait, pas à pas. La règle l’emporte, sauf si la table en décide autrement.',
    opening:
      'Dans le livret, les missions, la pioche Doge et les pièces ne viennent qu’après cette manche. Rien de ce qui coûte n’y est donc offert ; la première édition de ce programme offrait tout, et une table peut encore le choisir.',
    lastMission:
      'Deux lectures : quand la dernière carte quitte la pioche, même si l’une revient, ou quand la pioche est vide après le tirage. Nous attendons la pioche vide : s’il en reste 2, vous tirez les deux, en remettez une, et la partie continue.',
    overtime: 'Le texte ne donne que cette limite. La carte active un bâtiment à côté de l’une de vos gondoles.',
    spy: 'N’importe quelle tuile, choisie quand on joue la carte ; au passage seulement. Si vous vous y amarrez, votre assistant agit comme d’habitude.',
    councillors:
      '« Plus que les autres » veut dire strictement plus que chacun d’eux, avant de prendre cette intrigue.',
    ten: 'On ne saute que le placement : sinon le dixième assistant figerait tous les autres.',
    smuggler:
      'Un contrebandier n’a donc pas de premier canal gratuit. Qu’il ne rapporte rien quand vous vous amarrez sur lui vient de ce qu’il ne gagne pas de PV.',
    tie: 'Le premier dans l’ordre du tour gagne, comme à l’arrestation, où être près du premier joueur est un avantage.',
    zero: '« Plus que 0 » parle de vous : sans intrigue, vous ne risquez rien.',
    two: 'Deux en tout, et non deux de plus que l’unique.',
    letters: 'Chacune de ses couleurs a une gondole A et une B, si bien que le choix décide de l’assistant qui avance.',
    order: 'De la plus haute à la plus basse, votre propre gondole à sa place.',
  },
  data: {
    title: 'Ce qui est reconstitué',
    text: 'Le texte du livret donne tous les bâtiments, les cartes Influence et la plupart des nombres, mais pas ce qui suit. Le nôtre est fait pour que rien d’imprimé ne le contredise.',
    map: 'Le plan : quels canaux existent et ce que chacun coûte. Six coûts et dix voisinages sont connus par les exemples. La dernière case de la piste Grand Conseil, 20.',
    council: 'Les récompenses du Grand Conseil, sauf 9 et 2 à deux joueurs.',
    missions:
      'Les missions : noms, effets et nombres, sauf le prix et la récompense des nos 4 et 6 et le bâtiment du no 22. De quoi parlent les effets des nos 3, 7, 14, 20 et 21 est connu par les règles du solo.',
    smugglers:
      'Les cartes Contrebandier : que chaque pioche nomme chaque tuile une fois, et quelle carte Doge chacune fait ignorer.',
    doge: 'Les cartes Doge : deux des neuf sortes sont décrites dans les règles des missions 20 et 21.',
    pack: 'Qui possède le jeu peut poser les nombres imprimés sur les nôtres avec un paquet de contenu.',
  },
  glossary: {
    title: 'Les mots',
    activate: { term: 'Activer', meaning: 'utiliser les effets d’un bâtiment' },
    archive: { term: 'Archiver', meaning: 'abandonner l’effet d’une mission accomplie' },
    communal: { term: 'Bâtiment communal', meaning: 'l’un des trois imprimés sur le plateau, sans assistants' },
    crossing: { term: 'Croisement', meaning: 'une gondole en route passe devant une gondole amarrée' },
    dock: { term: 'S’amarrer', meaning: 'finir le mouvement à un quai' },
    pass: { term: 'Passer', meaning: 'arriver à un quai et continuer' },
    quay: { term: 'Quai', meaning: 'le lieu d’amarrage d’un bâtiment' },
    space: { term: 'Emplacement', meaning: 'l’un des quatre degrés d’une tuile' },
    tax: { term: 'Impôts', meaning: 'le prix d’une mission tirée' },
    tile: { term: 'Tuile', meaning: 'l’un des douze bâtiments mélangés' },
  },
};
export default rules;
