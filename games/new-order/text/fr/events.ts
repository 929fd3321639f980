import type { SameTexts } from '@cabale/engine';
import type en from '../en/events.ts';

const event: SameTexts<typeof en> = {
  dealt: 'Les Compagnies sont en place ; {{seat}} [commence|commencez].',
  doubleReplaced: '{{seat}} [avait|aviez] deux objectifs identiques : l’un d’eux a été remplacé.',
  ownColours: '{{seat}} [joue|jouez] le {{first}} et le {{second}}.',
  objectivesTurnedUp: 'Les objectifs des deux camps : {{first}}, {{second}} et {{third}}.',
  objectivesRevealed: '{{seat}} [révèle|révélez] {{first}} et {{second}}.',
  turnBegan: 'Tour {{turn}} : [au tour de {{seat}}|à vous de jouer].',
  consultantUsed: '{{seat}} [utilise|utilisez] un Consultant : {{consultant}}.',
  hired: '{{seat}} [prend|prenez] un Consultant : {{consultant}}.',
  tookOpen: '{{seat}} [prend|prenez] une carte du {{colour}} dans l’Étalage.',
  drew: {
    shown: '{{seat}} [pioche|piochez] une carte du {{colour}}.',
    hidden: '{{seat}} [pioche|piochez] une carte.',
  },
  boxed: {
    drawn: 'La carte piochée est du {{colour}}, une couleur du SOD : elle va dans la boîte.',
    open: 'Une carte du {{colour}} va de l’Étalage dans la boîte.',
  },
  endTriggered:
    'L’Étalage ne peut plus être complété : après ce tour, chacun joue encore une fois ; {{seat}} [jouera|jouerez] en dernier.',
  laid_one: '{{seat}} [infiltre|infiltrez] avec {{count}} carte du {{colour}}.',
  laid_other: '{{seat}} [infiltre|infiltrez] avec {{count}} cartes du {{colour}}.',
  laidOdd_one: 'Une carte du {{odd}} s’y ajoute et compte comme une carte du {{colour}}.',
  laidOdd_other: 'Une carte du {{odd}} s’y ajoute et compte comme une carte du {{colour}}.',
  accounted: '{{seat}} [pose|posez] une carte du {{colour}} sans agent.',
  placed_one: '{{count}} agent du {{colour}} arrive sur {{tile}}.',
  placed_other: '{{count}} agents du {{colour}} arrivent sur {{tile}}.',
  takeover_one: '{{seat}} [envoie|envoyez] {{count}} agent du {{colour}} de {{source}} vers {{target}}.',
  takeover_other: '{{seat}} [envoie|envoyez] {{count}} agents du {{colour}} de {{source}} vers {{target}}.',
  joined_one: '{{count}} agent du {{colour}} rejoint {{tile}}.',
  joined_other: '{{count}} agents du {{colour}} rejoignent {{tile}}.',
  failed: 'La Prise de contrôle de {{target}} échoue.',
  captured: '{{seat}} [prend|prenez] {{tile}} et [capture|capturez] un agent du {{defeated}}.',
  capturedMore_one:
    '{{seat}} [prend|prenez] {{tile}} et [capture|capturez] un agent du {{defeated}} ; {{count}} autre retourne à la réserve.',
  capturedMore_other:
    '{{seat}} [prend|prenez] {{tile}} et [capture|capturez] un agent du {{defeated}} ; {{count}} autres retournent à la réserve.',
  declined: {
    ability: '{{seat}} en [reste|restez] là.',
    hire: '{{seat}} ne [prend|prenez] aucun Consultant.',
    crisis: '{{seat}} [laisse|laissez] les cartes inclinées.',
    accountant: '{{seat}} ne [pose|posez] aucune carte.',
  },
  moved: 'Un agent du {{colour}} passe de {{from}} à {{to}}.',
  tilted_one: '{{count}} carte du {{colour}} est inclinée [(QG : {{seat}})|dans votre QG].',
  tilted_other: '{{count}} cartes du {{colour}} sont inclinées [(QG : {{seat}})|dans votre QG].',
  straightened_one: '{{count}} carte du {{colour}} est redressée [(QG : {{seat}})|dans votre QG].',
  straightened_other: '{{count}} cartes du {{colour}} sont redressées [(QG : {{seat}})|dans votre QG].',
  exchanged: {
    gaveUpTookUp:
      '{{seat}} [donne|donnez] une carte droite du {{gave}} contre une carte droite du {{took}} (QG : {{other}}).',
    gaveUpTookUp_you:
      '{{seat}} [donne une carte droite du {{gave}} contre une carte droite du {{took}} de votre QG|donnez une carte droite du {{gave}} contre une carte droite du {{took}} (QG : {{other}})].',
    gaveUpTookTilted:
      '{{seat}} [donne|donnez] une carte droite du {{gave}} contre une carte inclinée du {{took}} (QG : {{other}}).',
    gaveUpTookTilted_you:
      '{{seat}} [donne une carte droite du {{gave}} contre une carte inclinée du {{took}} de votre QG|donnez une carte droite du {{gave}} contre une carte inclinée du {{took}} (QG : {{other}})].',
    gaveTiltedTookUp:
      '{{seat}} [donne|donnez] une carte inclinée du {{gave}} contre une carte droite du {{took}} (QG : {{other}}).',
    gaveTiltedTookUp_you:
      '{{seat}} [donne une carte inclinée du {{gave}} contre une carte droite du {{took}} de votre QG|donnez une carte inclinée du {{gave}} contre une carte droite du {{took}} (QG : {{other}})].',
    gaveTiltedTookTilted:
      '{{seat}} [donne|donnez] une carte inclinée du {{gave}} contre une carte inclinée du {{took}} (QG : {{other}}).',
    gaveTiltedTookTilted_you:
      '{{seat}} [donne une carte inclinée du {{gave}} contre une carte inclinée du {{took}} de votre QG|donnez une carte inclinée du {{gave}} contre une carte inclinée du {{took}} (QG : {{other}})].',
  },
  removed: {
    up: 'Une carte droite du {{colour}} [(QG : {{seat}})|de votre QG] va dans la boîte.',
    tilted: 'Une carte inclinée du {{colour}} [(QG : {{seat}})|de votre QG] va dans la boîte.',
  },
  swapped: '{{first}} et {{second}} échangent leurs agents.',
  withdrawn: 'Un agent du {{colour}} quitte {{tile}}.',
  discarded: '{{seat}} [défausse|défaussez] une carte du {{colour}}.',
  passed: '{{seat}} ne [peut|pouvez] rien faire : le tour passe.',
  resigned: '{{seat}} [abandonne|abandonnez].',
  sodMarker: 'Le marqueur du SOD avance en colonne {{column}}.',
  sod: {
    found: {
      'A-1': '{{line}} : un objectif à portée, {{tile}}.',
      'A-2': '{{line}} : prend {{tile}}, la plus peuplée.',
      'A-3': '{{line}} : prend {{tile}}, la plus entourée de voisines à vous.',
      'A-4': '{{line}} : prend {{tile}}, la plus proche du bord.',
      'B-1': '{{line}} : deux cartes du {{colour}} dans l’Étalage.',
      'B-2': '{{line}} : une carte de chacune de ses couleurs.',
      'B-3': '{{line}} : une seule carte à lui, du {{colour}}.',
      'BB-1': '{{line}} : {{tile}}, un objectif qui ne dépasse pas toutes ses voisines.',
      'BB-2': '{{line}} : {{tile}}, un objectif.',
      'BB-3': '{{line}} : {{tile}} ne dépasse pas toutes ses voisines.',
      'BB-4': '{{line}} : {{tile}}, la première venue.',
      'C-1': '{{line}} : défausse deux de vos cartes du {{colour}}.',
      'C-2': '{{line}} : défausse une carte de chacune de vos couleurs.',
      'C-3': '{{line}} : défausse la dernière carte, du {{colour}}.',
      D: '{{line}} : le SOD renverse la table.',
    },
    equal: {
      'A-2': '{{line}} : plusieurs cibles ont le plus d’agents.',
      'A-3': '{{line}} : plusieurs sont encore à égalité.',
    },
    missed: {
      'A-1': '{{line}} : aucun objectif à portée.',
      'A-2': '{{line}} : aucune cible.',
      'A-3': '{{line}} : aucune cible.',
      'A-4': '{{line}} : aucune cible.',
      'B-1': '{{line}} : pas deux cartes d’une de ses couleurs.',
      'B-2': '{{line}} : pas une carte de chacune.',
      'B-3': '{{line}} : aucune carte de ses couleurs.',
      'BB-1': '{{line}} : aucun objectif sous pression.',
      'BB-2': '{{line}} : aucun objectif.',
      'BB-3': '{{line}} : aucune Compagnie sous pression.',
      'BB-4': '{{line}} : aucune Compagnie.',
      'C-1': '{{line}} : pas deux cartes d’une de vos couleurs.',
      'C-2': '{{line}} : pas une carte de chacune de vos couleurs.',
      'C-3': '{{line}} : l’Étalage est vide.',
      D: '{{line}} : le SOD passe.',
    },
  },
  over: {
    finalRound: 'Le tour final est joué : {{seat}} [gagne|gagnez].',
    solo: 'Plus de cartes : {{seat}} [gagne|gagnez].',
    resign: '{{seat}} [gagne|gagnez] par abandon.',
  },
  shared: 'Le tour final est joué : égalité parfaite, la victoire est partagée.',
};
export default event;
