import type { SameTexts } from '@cabale/engine';
import type en from '../en/about.ts';

const about: SameTexts<typeof en> = {
  seat: 'Un joueur. Pièces, parchemins, intrigue et points sont visibles de tous ; les missions et les cartes Influence en main, non.',
  doge: 'Votre adversaire en solo : deux familles, quatre barques, une seule bourse. Il fait ce que disent ses trois cartes ouvertes.',
  smugglers:
    'Les barques d’une troisième couleur. Après votre tour, vous en envoyez une ; elles ne paient rien, ne gagnent rien et ne sont jamais arrêtées.',
  family: 'L’une des deux familles du Doge : deux barques, dix assistants et un marqueur sur la piste Grand Conseil.',
  colour: 'Toutes les pièces d’une couleur : deux gondoles, deux ponts, dix assistants.',
  quay: 'Un quai et son bâtiment. S’y amarrer fait avancer votre assistant, puis vous utilisez sa case et toutes les précédentes. Au passage, vous utilisez votre assistant sans qu’il avance.',
  communal:
    'Imprimé sur le plateau et ouvert à tous : pas d’assistants. Amarré ici, vous pouvez utiliser les deux parties, dans l’ordre voulu. Rien au passage.',
  canal_one:
    'Coûte {{count}} pièce, sauf s’il est le premier du tour. Aucun canal ni aucun quai deux fois dans un tour.',
  canal_other:
    'Coûte {{count}} pièces, sauf s’il est le premier du tour. Aucun canal ni aucun quai deux fois dans un tour.',
  bridge:
    'Un pont rend le canal gratuit pour tous. Son propriétaire gagne 1 pièce en passant dessous, tout autre prend 1 intrigue.',
  gondola:
    'Deux par joueur, un seul gondolier pour les deux. Elle porte cinq cubes. Qui s’amarre sur d’autres barques donne à chacune autant de points qu’elle a de barques au-dessus d’elle.',
  smugglerBoat:
    'Elle prend le chemin le moins cher vers la tuile de sa carte. La croiser vous coûte un parchemin ou une intrigue.',
  effect:
    'Utilisé en entier ou pas du tout, une fois par activation, dans l’ordre voulu. Ouvert dès la case {{number}}.',
  part: 'Une partie d’un bâtiment communal : utilisée ou non, dans l’ordre voulu.',
  cargo:
    'Les cubes appartiennent à la gondole qui les porte, cinq au plus. Une mission se paie avec la gondole qui s’amarre.',
  resource: 'L’une des trois ressources ; 22 cubes de chacune.',
  supply: 'Les cubes qui restent. Une couleur épuisée ne peut plus être gagnée.',
  mission:
    'Amarrez-vous à son bâtiment avec les cubes à bord : avant d’avancer et d’utiliser le bâtiment, vous pouvez payer, gagner points et pièces, et placer son effet dans l’un de vos trois emplacements.',
  influence: 'Une carte par tour, avant toute chose ; pas une carte gagnée dans le même tour.',
  hand: 'Les cartes Influence en main. Leur nombre est connu, pas leur face. Il n’y a pas de limite.',
  missions: 'Les missions en main, trois au plus. On les montre en les accomplissant.',
  slot: 'Une mission accomplie agit ici jusqu’à la fin, ou jusqu’à ce qu’une autre la remplace.',
  archive: 'Les missions accomplies dont l’effet est abandonné. Elles comptent toujours comme accomplies.',
  favour: 'Une fois, à tout moment : 5 pièces ou 2 parchemins. Inutilisée, elle vaut 4 PV à la fin.',
  coins: 'Les pièces paient les canaux, les impôts et certains effets. Quatre restantes valent 1 PV à la fin.',
  parchments:
    'Dix au plus. Ils paient les missions, et épargnent l’intrigue dans les croisements : un parchemin ou une intrigue.',
  intrigue:
    'Le masque sur son fil. Au-delà du plafond, chaque point coûte 2 PV. Qui en a le plus à la fin est arrêté et ne peut pas gagner.',
  dogeIntrigue:
    'À 8, il perd 2 PV et en retire 4. Si à la fin vous en avez et qu’il n’en a pas plus que vous, on vous arrête.',
  vp: 'Les points de victoire jusqu’ici. Conseil, assistants, richesse et faveur s’ajoutent à la fin.',
  track:
    'La piste Grand Conseil. À la fin, ses rangs valent des points ; dès 7 assistants, votre niveau compte encore une fois, à moitié ou en entier.',
  cause: 'D’où vient un gain ou une perte.',
  pile: {
    missions:
      'Piochez une mission place Saint-Marc ou au Palais des Doges : deux cartes, une gardée, pour une pièce par mission possédée. La pile épuisée, la partie s’achève.',
    missionsSolo:
      'Piochez une mission place Saint-Marc ou au Palais des Doges : deux cartes, une gardée. Chaque fois, une carte de la pile du Doge quitte le jeu.',
    influence: 'Gagner une carte Influence : en piocher deux, en garder une.',
    discard: 'Les cartes Influence jouées. On les remélange quand la pile est vide.',
    doge: 'Les cartes du Doge à venir. Quand sa rangée de trois ne peut plus être complétée, votre dernier tour commence.',
    dogeDiscard: 'Les cartes du Doge déjà résolues.',
  },
  deck: 'Après votre tour, vous piochez deux cartes de votre paquet et en jouez une : ce contrebandier va à la tuile nommée. L’autre carte revient sur le dessus.',
  deckDoge:
    'Après votre tour, vous piochez deux cartes, en jouez une et choisissez quelle barque de la lettre y va. La carte dit aussi quelle carte du Doge est ignorée.',
  dogeRow:
    'Les trois cartes ouvertes du Doge. Les deux cartes de contrebandiers que vous jouez en font ignorer une ou deux ; les autres s’appliquent, de gauche à droite.',
  spy: 'En passant devant cette tuile ce tour-ci, on peut utiliser ses quatre effets au lieu de ceux de l’assistant.',
  end: 'Quand un marqueur l’atteint, on finit la manche et on en joue deux encore.',
  endLast: 'Il compte les dernières manches.',
  token: 'Le premier joueur. À égalité d’intrigue, c’est le joueur le plus loin de lui qu’on arrête.',
  path: 'L’un des chemins les moins chers : les ponts sont gratuits, le premier canal compte.',
  load: 'Des cubes de la gondole concernée.',
  answer: 'Rien n’est obligatoire ici.',
};
export default about;
