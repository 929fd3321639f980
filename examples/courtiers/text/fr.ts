import type { SameTexts } from '@cabale/engine';
import type en from './en.ts';

const fr: SameTexts<typeof en> = {
  prompt: {
    bid: 'Choisissez une carte à miser.',
    choose: 'Votre mise l’emporte : prenez une Faveur.',
    wait: { bid: 'Chacun choisit une carte.', choose: '{{seat}} prend une Faveur.' },
    over: 'La partie est terminée.',
  },
  option: { bid: 'Miser {{card}}', take: 'Prendre la Faveur de valeur {{worth}}' },
  event: {
    offered: 'Deux Faveurs sont proposées, de valeur {{first}} et {{second}}.',
    bid: '{{seat}} [mise|misez] {{card}}.',
    took: '{{seat}} [prend|prenez] {{favour}}.',
    resigned: '{{seat}} [abandonne|abandonnez].',
  },
  thing: {
    seat: 'Joueur {{number}}',
    seat_named: '{{player}}',
    card: 'Influence {{number}}',
    favour: 'la Faveur de valeur {{worth}}',
    pile: { favours: 'Faveurs', discard: 'Défausse' },
  },
  about: {
    seat: 'Un joueur. Après six manches, le plus haut total de Faveurs l’emporte.',
    card: 'Une carte Influence. À chaque manche, la plus haute carte révélée prend l’une des deux Faveurs, la deuxième prend l’autre.',
    favour: 'Rapporte autant de points que sa valeur.',
    pile: { favours: 'Deux Faveurs sont retournées à chaque manche.', discard: 'Les cartes déjà révélées.' },
  },
  outcome: {
    won: { rounds: 'Vous avez les faveurs de la cour.', resign: 'Victoire : un joueur a abandonné.' },
    lost: { rounds: '{{seat}} a les faveurs de la cour.', resign: 'Victoire de {{seat}} : un joueur a abandonné.' },
    shared: { rounds: 'Vous partagez les faveurs de la cour.', resign: 'Victoire partagée : un joueur a abandonné.' },
    other: { rounds: '{{seat}} a les faveurs de la cour.', resign: 'Victoire de {{seat}} : un joueur a abandonné.' },
  },
  reason: { rounds: 'Les six manches ont été jouées.', resign: 'Un joueur a abandonné.' },
  score: { favours: 'Faveurs' },
  feature: { points: 'Faveurs acquises', cards: 'Force de la main', lead: 'Avance sur le meilleur adversaire' },
  blocked: { other: 'Impossible pour l’instant ({{rule}}).' },
  board: { offered: 'En jeu', hand: 'Vos cartes', points: '{{count}} points' },
  tutorial: {
    welcome:
      'Deux Faveurs sont en jeu. À chaque manche, chaque joueur mise une carte en secret ; la plus haute choisit la première.',
    bid: 'La Faveur de valeur 6 mérite un effort : misez votre plus haute carte.',
    take: 'Votre carte est la plus haute. Prenez le 6 ; l’autre Faveur revient à votre adversaire.',
    done: 'Votre plus haute carte est partie. Six manches font la partie : dépensez vos cartes là où elles comptent.',
  },
  rules: {
    round: {
      title: 'Une manche',
      setup:
        'De deux à quatre joueurs reçoivent chacun six cartes Influence, numérotées de 1 à 24. Les douze Faveurs sont face cachée.',
      bid: 'Deux Faveurs sont retournées. Chacun choisit une carte en secret, et toutes sont révélées en même temps.',
      take: 'La plus haute prend une Faveur, la deuxième prend l’autre. Les cartes sont défaussées face visible.',
    },
    end: {
      title: 'La fin',
      text: 'Après six manches, le plus haut total l’emporte ; à égalité, le rang est partagé. Qui abandonne finit dernier, et la partie s’arrête.',
    },
  },
};

export default fr;
