import type { SameTexts } from '@cabale/engine';
import type en from '../en/rules.ts';

const rules: SameTexts<typeof en> = {
  aim: {
    title: 'De quoi il s’agit',
    text: 'Vous avez deux gondoles et un seul gondolier. À chaque tour, l’une d’elles vogue sur les canaux de Venise : où vous passez, vos assistants travaillent pour vous ; où vous vous amarrez, ils montent en grade ; où vous vous amarrez avec la bonne cargaison, vous accomplissez des missions.',
    arrest:
      'Qui croise d’autres barques fait parler de lui. L’intrigue vous porte au Grand Conseil, mais qui en a le plus à la fin est arrêté et ne peut pas gagner, quel que soit son score.',
  },
  city: {
    title: 'La ville',
    text: 'Quinze quais, un bâtiment à chacun, reliés par 24 canaux. Douze bâtiments sont des tuiles, mélangées à chaque partie, avec quatre cases pour les assistants. Trois sont imprimés et ouverts à tous : la place Saint-Marc, le Palais des Doges et le Grand Conseil.',
    setup:
      'Chacun commence avec 6 pièces, plus 2 par joueur avant lui, 1 parchemin et deux missions sur trois. Puis on place les gondoles, les premières dans l’ordre du tour, les secondes en sens inverse ; chaque bâtiment sert aussitôt.',
  },
  turn: {
    title: 'Un tour',
    text: 'Cinq étapes, toujours dans cet ordre.',
    influence: 'Jouez une carte Influence, si vous voulez.',
    gondolier: 'Changez le gondolier de gondole gratuitement, ou payez 3 pièces pour qu’il reste.',
    movement: 'Suivez au moins un canal. Le premier est gratuit, chaque autre coûte son prix.',
    mission: 'Une fois amarré, accomplissez une mission de ce bâtiment, si vous pouvez.',
    activate: 'Faites avancer votre assistant ici, puis utilisez ses effets.',
  },
  movement: {
    title: 'Voguer et passer',
    text: 'Vous allez aussi loin que vous pouvez payer, mais jamais deux fois par un canal ni à un quai, et jamais au point de départ. À chaque quai vous dites : passer ou s’amarrer. On ne s’amarre pas où est l’autre gondole.',
    passing:
      'En passant devant une tuile où vous avez un assistant, vous pouvez utiliser ses effets, sans qu’il avance. Les bâtiments communaux ne servent pas au passage.',
    crossing:
      'Chaque gondole amarrée où vous passez est un croisement : son propriétaire et vous perdez chacun un parchemin ou prenez une intrigue, en secret. En croisant votre autre gondole, vous pouvez déplacer des cubes de l’une à l’autre.',
  },
  docking: {
    title: 'S’amarrer',
    text: 'S’amarrer termine le mouvement. S’amarrer sur d’autres barques n’est pas un croisement ; la vôtre va au-dessus, et chaque barque en dessous donne à son propriétaire autant de points qu’elle a de barques au-dessus d’elle.',
    advance:
      'Puis votre assistant avance : placé sur la case 1, ou d’une case plus loin. Qui s’y trouve est poussé, jusqu’à la case 4, où il y a place pour tous. Vous utilisez les effets de votre case et des précédentes, dans l’ordre voulu, chacun une fois, en entier ou pas du tout.',
    ten: 'Le premier à avoir dix assistants sur le plateau gagne 8 PV.',
  },
  buildings: { title: 'Les bâtiments', text: 'Ce que fait chaque case, de la première à la quatrième.' },
  intrigue: {
    title: 'Parchemins et intrigue',
    text: 'Vous avez 10 parchemins au plus. L’intrigue monte jusqu’à 8, à quatre ou cinq joueurs jusqu’à 10 ; chaque point au-delà coûte 2 PV à la place.',
  },
  bridges: {
    title: 'Les ponts',
    text: 'Deux par joueur. Un canal qui a un pont est gratuit pour tous : son propriétaire gagne 1 pièce en passant dessous, tout autre prend 1 intrigue.',
  },
  missions: {
    title: 'Les missions',
    text: 'Amarrez-vous à son bâtiment : les cubes viennent de la gondole qui s’amarre, les parchemins de vous. Vous gagnez aussitôt points et pièces, et son effet agit dans l’un de vos trois emplacements. Trois missions inachevées au plus en main, une seule accomplie par tour.',
    tax: 'Place Saint-Marc et au Palais des Doges, vous pouvez piocher deux missions et en garder une. Les impôts : 1 pièce par mission possédée, achevée ou non.',
  },
  influence: { title: 'Les cartes Influence', text: 'Deux de chaque. En gagner une : en piocher deux, en garder une.' },
  end: {
    title: 'La fin',
    text: 'Quand la dernière mission est piochée, ou qu’un marqueur de la piste Grand Conseil atteint le pion Fin de Partie, on finit la manche et on en joue deux encore.',
  },
  scoring: {
    title: 'Le décompte final',
    council:
      'Les rangs sur la piste Grand Conseil : 9 et 2 à deux joueurs, 10, 5, 2 à trois, et ainsi de suite. Les ex æquo partagent, arrondi à l’inférieur ; le niveau 0 ne vaut rien.',
    assistants:
      'Avec 7 ou 8 assistants placés, vous marquez la moitié de votre niveau, arrondie au supérieur ; avec 9 ou 10, tout.',
    lower:
      'Dans l’ordre du tour, autant de fois qu’on veut, chacun peut payer 2 parchemins ou 4 pièces pour retirer une intrigue, en observant les autres.',
    wealth: 'Chaque lot de 4 pièces vaut 1 PV ; une carte Faveur inutilisée vaut 4 PV.',
    arrest:
      'Qui a le plus d’intrigue est arrêté ; à égalité, le joueur le plus loin du premier. Sans aucune intrigue, personne ne l’est.',
    winner: 'Parmi les autres, le plus de points gagne ; à égalité, le premier dans l’ordre du tour.',
  },
  smugglers: {
    title: 'À deux : les contrebandiers',
    text: 'Après chacun de vos tours, vous piochez deux cartes de votre paquet, en jouez une et remettez l’autre sur le dessus. Ce contrebandier va à la tuile nommée, par le chemin le moins cher : les ponts sont gratuits, le premier canal compte. Entre plusieurs, vous choisissez.',
    crossing:
      'Croiser un contrebandier, ou être croisé par lui, vous coûte un parchemin ou une intrigue, à vous seul. Les contrebandiers font avancer leurs propres assistants, qui poussent comme les autres ; ils n’utilisent jamais de bâtiment.',
  },
  solo: {
    title: 'Seul contre le Doge',
    text: 'Le Doge a deux familles et quatre barques. Après votre tour, vous jouez une carte A et une carte B ; chacune envoie une barque de sa lettre à une tuile, et son assistant y avance : 0, 1, 2 ou 4 PV pour lui.',
    cards:
      'Trois cartes du Doge sont ouvertes. Chacune des deux cartes jouées en fait ignorer une ; les autres s’appliquent, de gauche à droite, et sont remplacées.',
    end: 'Quand on ne peut plus les remplacer, il vous reste un dernier tour. Vous gagnez avec plus de points que le Doge, sauf si vous avez de l’intrigue et que lui n’en a pas plus : on vous arrête.',
  },
  options: {
    title: 'Options et reconstitution',
    text: 'Les cartes Faveur aident les débutants ; un joueur expérimenté peut refuser la sienne. Seul, sept réglages rendent le Doge plus dur ou plus facile. Le texte du livret ne donne ni la carte, ni la plupart des missions, ni les cartes du Doge, ni certains nombres : les nôtres sont reconstitués et marqués comme tels.',
  },
  glossary: {
    title: 'Les mots',
    activate: { term: 'Activer', meaning: 'utiliser les effets d’un bâtiment' },
    archive: { term: 'Archiver', meaning: 'abandonner l’effet d’une mission accomplie' },
    communal: { term: 'Bâtiment communal', meaning: 'l’un des trois imprimés sur le plateau, sans assistants' },
    crossing: { term: 'Croisement', meaning: 'une barque en route passe devant une barque amarrée' },
    dock: { term: 'S’amarrer', meaning: 'finir le mouvement à un quai' },
    pass: { term: 'Passer', meaning: 'arriver à un quai et continuer' },
    quay: { term: 'Quai', meaning: 'le lieu d’amarrage d’un bâtiment' },
    space: { term: 'Case', meaning: 'l’un des quatre degrés d’une tuile' },
    tax: { term: 'Impôts', meaning: 'le prix d’une mission piochée' },
    tile: { term: 'Tuile', meaning: 'l’un des douze bâtiments mélangés' },
  },
};
export default rules;
