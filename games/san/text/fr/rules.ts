import type { SameTexts } from '@cabale/engine';
import type en from '../en/rules.ts';

const rules: SameTexts<typeof en> = {
  aim: {
    title: 'De quoi s’agit-il',
    text: 'Deux Corporations se font face de part et d’autre d’une Rivière de six cartes. Vous jouez des cartes, dépensez ce qu’elles donnent, en achetez de meilleures et tentez de finir l’une de trois courses avant l’adversaire.',
    corruption: 'Corruption : placez douze cartes dans votre zone de Corruption.',
    propaganda: 'Propagande : menez votre bannière devant les six cartes de la Rivière.',
    hacking: 'Hacking : faites traverser au Virus les cinq cartes Virus adverses.',
    end: 'Qui y parvient le premier gagne aussitôt.',
  },
  cards: {
    title: 'Les cartes',
    types:
      'Les Mercenaires relèvent de la Corruption, de la Propagande ou du Hacking. Le Matériel les aide tous. Chaque type a sa couleur, son signe et sa lettre.',
    anatomy:
      'En haut à gauche le type, en haut à droite le revenu. Les signes du milieu sont les effets. Les cartes de Rivière portent leur coût en bas à gauche et leur coût de traversée en bas à droite ; les cartes de départ n’ont ni l’un ni l’autre.',
    start: 'Chaque camp commence avec douze cartes de départ : trois de chaque type.',
  },
  turn: {
    title: 'Un tour',
    play: 'Jouer : posez au moins une carte de votre main. Tous les Mercenaires d’un tour doivent être du même type ; le Matériel et les Virus passent toujours. Dépensez vos symboles à votre gré, même entre deux cartes.',
    buy: 'Acheter : les revenus des cartes jouées sont vos pièces. Achetez des cartes de la Rivière l’une après l’autre ; elles vont à votre défausse.',
    discard: 'Défausser : les cartes jouées vont à votre défausse. Celles que vous n’avez pas jouées restent en main.',
    refill:
      'Recomposer : piochez jusqu’à six cartes, plus une par jeton Bonus de main. Une pioche vide se reforme avec la défausse.',
    lost: 'Les symboles et les pièces que vous n’utilisez pas sont perdus.',
  },
  corruption: {
    title: '● Corrompre',
    text: 'Trois ● corrompent une carte de la Rivière de votre choix. Elle va face cachée dans l’un de vos six emplacements, deux au plus dans chacun, et y reste jusqu’à la fin.',
    price:
      'Chaque plaque rend la traversée à sa position moins chère de 1 ▶ pour vous et plus chère de 1 ▶ pour l’adversaire. L’emplacement n’a pas à correspondre à l’origine de la carte.',
  },
  propaganda: {
    title: '▶ Traverser',
    text: 'Votre bannière va de votre gauche à votre droite. Pour passer la carte devant elle, payez son coût de traversée : Propagande 3, Matériel 4, Corruption 5, Hacking 6, moins vos plaques, plus celles de l’adversaire. On peut traverser plusieurs cartes dans un tour, mais jamais payer en plusieurs fois.',
    tokens: 'Après la deuxième et la quatrième traversée, vous gagnez un jeton Bonus de main.',
    example: 'Coût imprimé 5, une plaque à vous, deux à l’adversaire : 5 − 1 + 2 = 6 ▶.',
  },
  hacking: {
    title: '■ Pirater',
    text: 'Chaque ■ déplace le Virus d’une case. Sur votre propre carte, vous ne pouvez que le ramener vers le Port ; du Port, il entre sur la carte adverse du dessus ; là, vous le poussez de case en case, jusqu’au Port.',
    finished:
      'Une carte Virus percée va sur la pioche de son propriétaire : une carte sans effet, qu’on ne peut que jouer vers la défausse. La suivante est plus longue : 3, 4, 5, 6 puis 7 cases.',
  },
  river: {
    title: 'Rivière et Réserve',
    text: 'Une carte achetée ou corrompue est aussitôt remplacée par le dessus de la Réserve, toujours visible. Les autres ne bougent pas.',
    end: 'Si la Réserve est vide et qu’une place ne peut être comblée, la partie s’arrête : qui est en tête d’au moins deux courses gagne, sinon c’est l’égalité.',
  },
  effects: {
    title: 'Les effets',
    text: 'Tous les effets sont facultatifs, sauf l’utilisation unique. Ce qu’une carte offre est utilisé ou laissé au moment où elle est jouée.',
  },
  first: {
    title: 'Qui commence',
    text: 'La Corporation dont la première carte est la plus dure à traverser ; en cas d’égalité, comparez la suivante. Le Virus part de la première case de la carte Virus 5 de qui commence.',
  },
  glossary: {
    title: 'Le vocabulaire',
    banner: { term: 'Bannière', meaning: 'le pion d’une Corporation sur sa piste Propagande' },
    bonus: { term: 'Jeton Bonus de main', meaning: 'une carte de plus à chaque recomposition' },
    box: { term: 'Boîte', meaning: 'où vont les cartes qui quittent le jeu pour de bon' },
    crossing: { term: 'Coût de traversée', meaning: 'les ▶ nécessaires pour passer une carte de la Rivière' },
    income: { term: 'Revenu', meaning: 'les pièces de la phase Acheter de ce tour' },
    plate: { term: 'Plaque', meaning: 'une carte corrompue, face cachée dans un emplacement' },
    port: { term: 'Port Central', meaning: 'l’espace neutre du pion Virus' },
    reserve: { term: 'Réserve', meaning: 'la pile visible qui complète la Rivière' },
    slot: { term: 'Emplacement', meaning: 'l’une des six places d’une zone de Corruption, pour deux cartes' },
  },
};
export default rules;
