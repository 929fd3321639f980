import type { SameTexts } from '@cabale/engine';
import type en from '../en/about.ts';

const about: SameTexts<typeof en> = {
  seat: 'L’une des deux Corporations. Elles se font face de part et d’autre de la Rivière et ne décident jamais rien pendant le tour de l’autre.',
  position:
    'L’une des six places de la Rivière. La carte qui la quitte est aussitôt remplacée par la première carte de la Réserve.',
  slot: 'Accueille deux cartes corrompues au plus. Chacune rend la traversée à cette position moins coûteuse de 1 ▶ pour qui l’a placée et plus coûteuse de 1 ▶ pour l’adversaire.',
  banner:
    'Avance d’une étape vers la droite de sa Corporation pour chaque carte franchie, payée en ▶. Six cartes franchies gagnent la partie.',
  token:
    'Gagné quand la bannière de sa Corporation arrive ici : jusqu’à la fin de la partie, la main se recompose avec une carte de plus.',
  pawn: 'Se déplace d’une case par ■ : il recule vers le Port sur votre carte Virus, il avance sur celle de l’adversaire.',
  port: 'L’espace neutre entre les deux piles de cartes Virus. D’ici, le pion entre toujours sur la carte de l’adversaire de qui joue.',
  pile: {
    reserve:
      'Elle complète la Rivière. Sa première carte est visible ; quand il faut compléter et qu’elle est vide, la partie s’arrête.',
    box: 'Les cartes sorties du jeu pour de bon.',
    draw: 'Face cachée. Quand elle est vide et qu’il faut une carte, la défausse est mélangée pour en former une nouvelle.',
    discard: 'Visible de tous : les cartes achetées et jouées s’y rassemblent.',
    hand: 'Seul son propriétaire la voit. Les cartes non jouées restent en main.',
    virus:
      'Cinq cartes Virus, la 5 au sommet. Quand l’adversaire vient à bout de celle du dessus, elle va sur la pioche de sa Corporation et la suivante s’ouvre.',
    play: 'Les cartes jouées ce tour-ci. À la fin du tour, elles vont dans la défausse, celles à Utilisation Unique dans la boîte.',
  },
  type: {
    C: 'Des Mercenaires qui donnent des ●. On ne joue qu’un seul type de Mercenaire par tour.',
    P: 'Des Mercenaires qui donnent des ▶. On ne joue qu’un seul type de Mercenaire par tour.',
    H: 'Des Mercenaires qui donnent des ■. On ne joue qu’un seul type de Mercenaire par tour.',
    M: 'Se joue avec n’importe quel type de Mercenaire, ou seul.',
    V: 'Carte sans effet. Elle peut toujours être jouée : elle va directement dans la défausse. Elle peut aussi être gardée, détruite ou corrompue de la main.',
  },
  effect: {
    symbols: 'Les ●, ▶ et ■ s’additionnent pendant le tour et sont perdus quand la phase Jouer s’achève.',
    draw: 'Prenez la première carte de votre pioche, une fois par symbole ; vous pouvez vous arrêter avant.',
    choice: 'Prenez une seule des possibilités, au moment où la carte est jouée.',
    multiplier:
      'Un symbole pour chaque carte de ce type jouée ce tour-ci, avant ou après. La carte elle-même est comptabilisée ; deux multiplicateurs se cumulent.',
    singleUse: 'La carte va dans la boîte à la fin du tour où elle a été jouée. Cet effet ne peut pas être ignoré.',
    copyPlayed:
      'Prend le type et tous les effets d’une autre carte que vous avez jouée ce tour-ci ; pas son Revenu. Si celle-ci est à Utilisation Unique, les deux vont dans la boîte.',
    copyRiver:
      'Prend le type et tous les effets d’une carte de la Rivière ; pas son Revenu. La règle du type unique s’applique. Si cette carte est à Utilisation Unique, c’est la carte qui copie qui va dans la boîte.',
    destroy: 'Remettez une carte de votre main dans la boîte, une fois par symbole.',
    allTypes: 'La règle du type unique est levée jusqu’à la fin du tour.',
    playDiscard:
      'Jouez une carte quelconque de votre défausse comme si elle venait de la main. La règle du type unique s’applique.',
    corruptHand: 'Corrompez une carte de votre main, Virus compris, sans dépenser de ●.',
  },
  alternative: 'Une façon d’utiliser la carte qui vient d’être jouée. Le choix est définitif.',
  phase: {
    play: 'Jouez au moins une carte ; corrompez, franchissez des cartes et déplacez le pion Virus autant que vos symboles le permettent. Ceux qui restent à la fin de la phase sont perdus.',
    buy: 'Dépensez le Revenu des cartes jouées pour acheter des cartes de la Rivière.',
    discard: 'Les cartes jouées vont dans la défausse, celles à Utilisation Unique dans la boîte.',
    refill:
      'Piochez autant de cartes que nécessaire pour que votre main soit complète : sa taille, plus une carte par jeton Bonus de main.',
  },
  gauge: {
    corruption: 'Douze cartes corrompues dans cette zone gagnent la partie.',
    propaganda: 'Six cartes franchies gagnent la partie.',
    hacking: 'Venir à bout des cinq cartes Virus adverses gagne la partie.',
  },
  figure: {
    income: 'Les pièces que donnent les cartes jouées ce tour-ci. Elles ne servent que pendant la phase Acheter.',
    cost: 'Les pièces nécessaires pour acheter la carte.',
    crossing: 'Les ▶ nécessaires pour franchir la carte, avant l’effet des cartes corrompues.',
  },
};
export default about;
