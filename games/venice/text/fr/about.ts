import type { SameTexts } from '@cabale/engine';
import type en from '../en/about.ts';

const about: SameTexts<typeof en> = {
  seat: 'Un joueur. Pièces, parchemins, intrigue et points sont visibles de tous ; les missions et les cartes Influence en main, non.',
  doge: 'Votre adversaire en solo : deux couleurs, quatre gondoles, un seul score. Il fait ce que disent ses trois cartes visibles.',
  smugglers:
    'Les gondoles d’une troisième couleur. Après votre tour, vous en déplacez une ; elles ne paient rien, ne gagnent rien et ne sont jamais arrêtées.',
  family: 'L’une des deux couleurs du Doge : deux gondoles, dix assistants et un marqueur sur la piste Grand Conseil.',
  colour: 'Toutes les pièces d’une couleur : deux gondoles, deux ponts, dix assistants.',
  quay: 'Un quai et son bâtiment. S’y amarrer fait avancer votre assistant, puis active le bâtiment : son emplacement et tous ceux derrière lui. Au passage, vous activez sans avancer, sauf là où votre autre gondole est amarrée.',
  communal:
    'Imprimé sur le plateau et ouvert à tous : pas d’assistants. Amarré ici, vous pouvez utiliser les deux effets, dans l’ordre voulu. Rien au passage.',
  canal_one:
    'Coûte {{count}} pièce, sauf s’il est le premier du tour. Aucun canal ni aucun quai deux fois dans un tour.',
  canal_other:
    'Coûte {{count}} pièces, sauf s’il est le premier du tour. Aucun canal ni aucun quai deux fois dans un tour.',
  bridge:
    'Un pont rend le canal gratuit pour tous. Son propriétaire gagne 1 pièce en passant dessous, tout autre prend 1 intrigue, sans pouvoir payer de parchemin.',
  gondola:
    'Deux par joueur, un seul gondolier pour les deux. Elle porte cinq cubes au plus. Qui s’amarre sur d’autres gondoles donne à chacune autant de PV qu’elle a de gondoles au-dessus d’elle.',
  smugglerBoat:
    'Elle prend le chemin le moins cher vers la tuile de sa carte. La croiser vous coûte un parchemin ou une intrigue.',
  effect:
    'Utilisé en entier ou pas du tout, une fois par activation, dans l’ordre voulu. Ouvert dès l’emplacement {{number}}.',
  part: 'Un effet d’un bâtiment communal : utilisé ou non, dans l’ordre voulu.',
  cargo:
    'Les cubes appartiennent à la gondole qui les porte, cinq au plus. Une mission se paie avec la gondole qui s’amarre.',
  resource: 'L’une des trois ressources ; 22 cubes de chacune.',
  supply: 'Les cubes qui restent. Une couleur épuisée ne peut plus être gagnée.',
  mission:
    'Amarrez-vous à son bâtiment avec les cubes à bord : avant d’avancer l’assistant et d’activer, vous pouvez payer, gagner PV et pièces, et placer son effet dans l’un de vos trois emplacements.',
  influence: 'Une carte par tour, avant toute chose ; pas une carte gagnée dans le même tour.',
  hand: 'Les cartes Influence en main. Leur nombre est connu, pas leur face. Il n’y a pas de limite.',
  missions: 'Les missions en main, trois au plus. On les montre en les accomplissant.',
  slot: 'Une mission accomplie agit ici jusqu’à la fin, ou jusqu’à ce qu’une autre la remplace.',
  archive: 'Les missions accomplies dont l’effet est abandonné. Elles comptent toujours comme accomplies.',
  favour:
    'Une fois, à tout moment : 5 pièces ou 2 parchemins. Non retournée, elle rapporte 4 PV à la fin de la partie.',
  coins:
    'Les pièces paient les canaux, les impôts et certains effets. À la fin de la partie, 4 pièces restantes valent 1 PV.',
  parchments:
    'Dix au plus. Ils paient les missions, et évitent l’intrigue dans les croisements : un parchemin ou une intrigue.',
  intrigue:
    'Au-delà du maximum, chaque point coûte 2 PV. Qui en a le plus à la fin de la partie est arrêté et ne peut pas gagner.',
  dogeIntrigue:
    'À 8, le Doge perd 2 PV et élimine 4 intrigues. Si à la fin vous en avez et qu’il n’en a pas plus que vous, vous avez perdu.',
  vp: 'Les points de victoire jusqu’ici. Conseil, assistants, richesse et faveur s’ajoutent à la fin.',
  track:
    'La piste Grand Conseil. À la fin, ses rangs valent des PV ; dès 7 assistants placés, votre niveau compte encore une fois, à moitié ou en entier.',
  cause: 'D’où vient un gain ou une perte.',
  amounts: 'Ce que l’effet change pour vous maintenant, limites et effets de missions compris.',
  pile: {
    missions:
      'Tirez une mission à la place Saint-Marc ou au Palais des Doges : deux cartes, une gardée, pour une pièce par mission possédée. Quand la pioche est vide, on finit la manche et on en joue deux encore.',
    missionsSolo:
      'Tirez une mission à la place Saint-Marc ou au Palais des Doges : deux cartes, une gardée. Chaque fois, une carte de la pioche Doge quitte le jeu.',
    influence: 'Gagner une carte Influence : en tirer deux, en garder une.',
    discard: 'Les cartes Influence jouées. On les mélange quand la pioche est vide.',
    doge: 'Les cartes Doge à venir. Quand la ligne de trois ne peut plus être complétée, votre dernier tour commence.',
    dogeDiscard: 'Les cartes Doge déjà résolues.',
  },
  deck: 'Après votre tour, vous tirez deux cartes de votre pioche et en jouez une : ce contrebandier va à la tuile nommée. L’autre carte revient sur le dessus.',
  deckDoge:
    'Après votre tour, vous tirez deux cartes, en jouez une et choisissez quelle gondole de la lettre y va. La carte dit aussi laquelle des trois cartes Doge est ignorée, comptées de la gauche.',
  dogeRow:
    'Les trois cartes visibles du Doge. Les deux cartes Contrebandier que vous jouez en font ignorer une ou deux ; les autres sont résolues, de gauche à droite.',
  spy: 'En passant devant cette tuile ce tour-ci, on peut utiliser ses quatre effets au lieu de ceux de l’assistant.',
  end: 'Quand un marqueur l’atteint, on finit la manche et on en joue deux encore.',
  endLast: 'Il compte les dernières manches.',
  token: 'Le premier joueur. À égalité d’intrigue, c’est le joueur le plus loin de lui qu’on arrête.',
  path: 'L’un des chemins les moins chers : les canaux à pont sont gratuits, le premier canal compte.',
  load: 'Des cubes de la gondole concernée.',
  answer: 'Rien n’est obligatoire ici.',
};
export default about;
