import type { SameTexts } from '@cabale/engine';
import type en from '../en/about.ts';

const about: SameTexts<typeof en> = {
  seat: 'Une Corporation qui se bat pour la ville. Qui a le plus de points après quatre tours l’emporte, à moins que la ville ne tombe plus tôt aux mains de quelqu’un, ou du chaos.',
  corp: 'Chaque Corporation commence avec un Conseil de trois membres et ses propres Propriétés. Un Conseil vide, et elle est éliminée.',
  sector:
    'Les pions en occupent les cases dans l’ordre ; la première, dorée, donne l’initiative. Les secteurs se résolvent de 1 à 10, chacun entièrement avant le suivant.',
  forbidden: 'Zone interdite : ni carte ni agent jusqu’à la fin de la partie.',
  card: 'Ici se trouve {{card}}.',
  stays: 'Si personne ne la contre, la Menace reste et attaquera encore.',
  spreads: 'Si personne ne la contre, la Menace passe en fin de tour au secteur {{number}}.',
  destroys:
    'Si personne ne la contre, la Menace passe en fin de tour au secteur {{number}} et laisse celui-ci interdit.',
  controller: 'Contrôlé par {{seat}} ce tour-ci.',
  aisThere_one: '{{count}} IA Périphérique ({{seat}})',
  aisThere_other: '{{count}} IA Périphériques ({{seat}})',
  slot: 'La place d’un Personnage recruté. Le pion du même numéro le représente.',
  chair:
    'Un siège du Conseil : ni salaire ni revenu, ni séduction ni licenciement. Les sièges vides sont pourvus à l’étape Finale 1.',
  pawn: 'Il représente le Personnage du slot de son numéro ; sa base reste cachée jusqu’à la résolution de son secteur.',
  decoy:
    'Un pion sans personne derrière : il prend une case et l’initiative, puis rentre quand les pions sont dévoilés.',
  character:
    'Dans une Confrontation, l’un mène avec sa Négociation, son Combat ou sa R&D, les autres ajoutent leur Soutien. Les salaires se paient à l’étape Finale 3 ; le Conseil ne coûte rien.',
  property:
    'Prête, elle s’engage une fois par tour : dans un secteur où vous avez un agent, pour une carte, ou pour de l’argent. Endommagée, elle ne donne rien avant d’être réparée.',
  event:
    'Se résout comme une Confrontation, entre invités seulement ; le vainqueur reçoit la récompense et contrôle le secteur.',
  threat:
    'Un total strictement supérieur à sa force la contre, et ses points sont à vous. Qui n’y parvient pas perd un agent ; si personne n’y parvient, elle frappe toutes les Corporations. Trois dans les secteurs à la fin des Résolutions, et tout le monde perd.',
  project:
    'S’achète à l’étape Finale 6 avec la R&D et les matières premières de vos cartes et de vos IA inutilisées, et de l’argent. Chacun n’existe qu’une fois et reste à vous.',
  victory:
    'Dévoilé au début des tours 3 et 4, ouvert à tous jusqu’à la fin. Vérifié chaque tour à la fin des Résolutions.',
  special: 'La carte doit être en jeu ; la partie s’arrête aussitôt.',
  race: {
    human: 'La race sans effet propre : aucune carte ne demande d’Humain.',
    cyborg: '+1 à Robotown.',
    robot: '+1 à Robotown ; aide les Techniciens, compte pour Armadrill, cible de l’Essaim de rouille.',
    mutant: '+1 à Los Paramos ; compte pour Genelab et Mana Plancton.',
  },
  type: 'Le type d’une Propriété : des Projets, des Menaces et des Techniciens le demandent.',
  contest: {
    N: 'La Négociation du leader compte. Les perdants rentrent indemnes.',
    C: 'Le Combat du leader compte. Chaque perdant perd un agent.',
    R: 'La R&D du leader compte. C’est un Combat : les perdants perdent un agent, sauf au Scientific Congress.',
  },
  value:
    'Choisie en secret et ajoutée au total. Une carte jouée ne revient qu’à l’étape Finale 7 ; celles qui restent rapportent à l’étape Finale 2.',
  random: 'Tirée d’une pile commune, de valeur 0, 1, 2, 3, 4, 5, 6 ou 8.',
  randomLeft: 'Encore dans la pile :',
  cash: 'Paie les Propriétés, les salaires, les réparations et les Projets ; chaque tranche de 10K vaut 1 point à la fin.',
  ais: 'Valent 1 point chacune dans un secteur, où elles restent jusqu’à l’étape Finale 7. Chacune inutilisée vaut 1 R&D pour un Projet.',
  actionCards: 'Sept cartes de valeur 1 à 6, les mêmes pour tous. S’il n’en reste aucune, on reprend le 1.',
  hand: 'Les cartes Opportunité pas encore jouées. À l’étape Finale 9, Personnages et Propriétés restants sont défaussés ; Événements et Menaces sont placés dans un secteur.',
  research: 'De la R&D donnée par un Événement, pour un achat de ce tour.',
  vp: 'Cartes en jeu, Projets, Menaces capturées et 1 par tranche de 10K, comme si la partie s’arrêtait maintenant.',
  corporate: 'Gagnée en battant une Corporation qui menaçait la ville : 10 points chacune.',
  pawns: 'Les agents qui peuvent encore être envoyés ce tour-ci.',
  pile: {
    opportunity: '124 Personnages, Propriétés, Événements et Menaces. Quand elle est vide, la défausse est mélangée.',
    discard: 'Chacun peut la consulter.',
    random: 'Mélangée de nouveau seulement quand elle est vide.',
    victory: 'L’un est dévoilé au début du tour 3, un autre au début du tour 4. Peuvent encore venir :',
    projects: 'Chacun s’achète une seule fois, à l’étape Finale 6.',
    blackMarket: 'Le vainqueur de Robotown peut en acheter un.',
  },
  zone: 'Qui y envoie un agent jouera plus tôt au tour suivant, dans l’ordre d’arrivée. Un leurre n’y gagne rien.',
  token: {
    shuttle:
      'Le vainqueur du Spaciopuerto le garde jusqu’à l’étape Finale 7 : il compte comme une navette pour les Projets.',
    minisub:
      'Le vainqueur de Puerto Estigio le garde jusqu’à l’étape Finale 7 : il compte comme un minisub pour les Projets.',
  },
  round: 'Quatre tours au plus, chacun avec Déploiement, Résolutions et une Phase Finale en neuf étapes.',
  step: {
    1: 'Licenciez, recrutez, achetez, piochez ; puis les sièges vides du Conseil sont pourvus.',
    2: 'Les cartes Action non jouées, les Personnages et les Propriétés non engagées rapportent.',
    3: 'Payez salaires et entretien, ou défaussez la carte.',
    4: 'Les Techniciens réparent ; ce qui reste endommagé est le plus souvent perdu.',
    5: 'Toutes les cartes engagées redeviennent prêtes.',
    6: 'Les Projets Majeurs s’achètent, dans l’ordre du tour.',
    7: 'Les cartes du plateau sont défaussées, les Menaces s’étendent, IA, jetons et cartes Action reviennent.',
    8: 'Qui se tient dans la zone sera premier au tour suivant.',
    9: 'Les mains sont défaussées ; Événements et Menaces sont placés dans des secteurs.',
  },
  cause: 'D’où viennent l’argent, les cartes ou une mort.',
  answer: 'L’une des réponses à la question posée.',
};
export default about;
