import type { SameTexts } from '@cabale/engine';
import type en from '../en/about.ts';

const about: SameTexts<typeof en> = {
  seat: 'L’une des deux Corporations. Elles se font face de part et d’autre de la Rivière et ne décident jamais rien pendant le tour de l’autre.',
  position:
    'L’une des six places de la Rivière. La carte qui la quitte est aussitôt remplacée par le dessus de la Réserve.',
  slot: 'Accueille deux cartes corrompues au plus. Chacune rend la traversée à cette position moins chère de 1 ▶ pour son propriétaire et plus chère de 1 ▶ pour l’adversaire.',
  banner:
    'Avance d’une étape vers la droite de son propriétaire à chaque traversée payée en ▶. Six traversées gagnent la partie.',
  token:
    'Gagné quand la bannière arrive ici : la main de son propriétaire se recompose avec une carte de plus jusqu’à la fin de la partie.',
  pawn: 'Se déplace d’une case par ■ : en arrière vers le Port sur votre carte Virus, en avant sur celle de l’adversaire.',
  port: 'L’espace neutre entre les deux piles de Virus. D’ici, le pion entre toujours sur la carte de l’adversaire du joueur actif.',
  pile: {
    reserve:
      'Elle complète la Rivière. Son dessus est visible ; quand il faut compléter et qu’elle est vide, la partie s’arrête.',
    box: 'Les cartes sorties du jeu pour de bon.',
    draw: 'Face cachée. Quand elle est vide et qu’il faut une carte, la défausse est mélangée pour en former une nouvelle.',
    discard: 'Ouverte aux deux joueurs : les cartes achetées, jouées et défaussées s’y rassemblent.',
    hand: 'Seul son propriétaire la voit. Les cartes non jouées restent en main.',
    virus:
      'Cinq cartes Virus, la 5 au-dessus. Une carte percée rejoint la pioche de son propriétaire et la suivante s’ouvre.',
    play: 'Les cartes jouées ce tour-ci. Elles partent à la défausse à la fin du tour.',
  },
  type: {
    C: 'Des Mercenaires qui donnent des ●. On ne joue qu’un seul type de Mercenaire par tour.',
    P: 'Des Mercenaires qui donnent des ▶. On ne joue qu’un seul type de Mercenaire par tour.',
    H: 'Des Mercenaires qui donnent des ■. On ne joue qu’un seul type de Mercenaire par tour.',
    M: 'Se joue avec n’importe quel type de Mercenaire, ou seul.',
    V: 'N’a aucun effet. Il peut toujours être joué, directement dans la défausse.',
  },
  effect: {
    symbols: 'Les ●, ▶ et ■ s’additionnent pendant le tour et sont perdus quand la phase Jouer s’achève.',
    draw: 'Prenez le dessus de votre pioche, une fois par symbole ; vous pouvez vous arrêter avant.',
    choice: 'Prenez une seule des possibilités, au moment où la carte est jouée.',
    multiplier: 'Un symbole pour chaque carte de ce type jouée ce tour-ci, avant ou après.',
    singleUse: 'La carte part dans la boîte à la fin du tour où elle a été jouée.',
    copyPlayed: 'Prend le type et tous les effets d’une autre carte que vous avez jouée ce tour-ci ; pas son revenu.',
    copyRiver:
      'Prend le type et tous les effets d’une carte de la Rivière ; pas son revenu. La règle du type unique s’applique.',
    destroy: 'Envoyez une carte de votre main dans la boîte, une fois par symbole.',
    allTypes: 'La règle du type unique est levée jusqu’à la fin du tour.',
    playDiscard:
      'Jouez une carte quelconque de votre défausse comme si elle venait de la main. La règle du type unique s’applique.',
    corruptHand: 'Corrompez une carte de votre main, Virus compris, sans dépenser de ●.',
  },
  alternative: 'Une façon d’utiliser la carte qui vient d’être jouée. Le choix est définitif.',
  phase: {
    play: 'Jouez au moins une carte ; corrompez, traversez et piratez autant que vos symboles le permettent.',
    buy: 'Dépensez le revenu des cartes jouées pour acheter des cartes de la Rivière.',
    discard: 'Les cartes jouées vont à la défausse, celles à utilisation unique dans la boîte.',
    refill: 'Piochez jusqu’à la taille de votre main, plus une carte par jeton Bonus de main.',
  },
  gauge: {
    corruption: 'Douze cartes corrompues dans sa zone gagnent la partie.',
    propaganda: 'Six traversées gagnent la partie.',
    hacking: 'Venir à bout des cinq cartes Virus adverses gagne la partie.',
  },
  figure: {
    income: 'Les pièces que donnent les cartes jouées ce tour-ci. Elles ne servent que pendant la phase Acheter.',
    cost: 'Les pièces nécessaires pour acheter la carte.',
    crossing: 'Les ▶ nécessaires pour faire passer une bannière devant la carte, avant l’effet des cartes corrompues.',
  },
};
export default about;
