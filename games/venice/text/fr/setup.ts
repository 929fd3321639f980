import type { SameTexts } from '@cabale/engine';
import type en from '../en/setup.ts';

const setup: SameTexts<typeof en> = {
  side: { label: 'Plateau', help: 'De jour ou de nuit : seule la lumière change.', day: 'De jour', night: 'De nuit' },
  firstPlayer: {
    label: 'Premier joueur',
    help: 'Tiré au sort une fois les missions choisies. Chaque rang suivant commence avec deux pièces de plus.',
    random: 'Au hasard',
    firstSeat: 'Le premier siège',
  },
  ownGondola: {
    label: 'Passer devant votre autre gondole',
    help: 'Le livret interdit d’activer un bâtiment où votre deuxième gondole est amarrée, mais le fait lui-même dans l’exemple de la page 17.',
    barred: 'Son bâtiment ne peut pas être activé',
    used: 'Son bâtiment peut être activé',
  },
  opening: {
    label: 'Votre manche préliminaire',
    help: 'Le livret ne vous donne pièces, missions et pioche Doge qu’après elle. Avec tous les effets, vous pouvez payer un pont ou une mission, ce qui coûte une carte Doge.',
    free: 'Seulement ce qui ne coûte rien',
    all: 'Tous les effets',
  },
  favour: {
    label: 'Cartes Faveur',
    help: 'Conseillées quand quelqu’un débute : une fois, à tout moment, 5 pièces ou 2 parchemins. Inutilisée, elle vaut 4 PV.',
    false: 'Sans',
    true: 'Une par joueur',
  },
  decline1: decline(1),
  decline2: decline(2),
  decline3: decline(3),
  decline4: decline(4),
  decline5: decline(5),
  preliminary: {
    label: 'Les premières gondoles du Doge',
    help: 'Des cartes en plus placent d’avance d’autres assistants ; sans assistants, il part plus lentement.',
    normal: 'Comme imprimé',
    oneMore: 'Une carte de plus (plus dur)',
    twoMore: 'Deux cartes de plus (plus dur)',
    withoutAssistants: 'Sans assistants (plus facile)',
  },
  dogeCouncilStart: {
    label: 'Le Doge sur la piste Grand Conseil',
    help: 'L’avance de ses deux marqueurs. Le livret ne donne pas de nombre ; 3 est un bon handicap.',
    0: 'Sur la case 0',
    1: '1 case d’avance',
    2: '2 cases d’avance',
    3: '3 cases d’avance (plus dur)',
    4: '4 cases d’avance (plus dur)',
    5: '5 cases d’avance (le plus dur)',
  },
  dogeSpace1Vp: {
    label: 'Le 1er emplacement du Doge',
    help: 'Ce que lui rapporte un assistant au 1er emplacement.',
    0: '0 PV, comme imprimé',
    1: '1 PV (plus dur)',
  },
  dogeParchments: {
    label: 'Les parchemins du Doge',
    help: 'Avec des parchemins, il échappe à l’intrigue.',
    2: '2, comme imprimé',
    1: '1 (plus facile)',
    3: '3 (plus dur)',
  },
  finalTurns: {
    label: 'Vos derniers tours',
    help: 'Quand la ligne des cartes Doge ne peut plus être complétée.',
    1: '1, comme imprimé',
    0: 'Aucun (plus dur)',
    2: '2 (plus facile)',
  },
  dogeSpace4Vp: {
    label: 'Le 4e emplacement du Doge',
    help: 'Ce que lui rapporte un assistant au 4e emplacement.',
    4: '4 PV, comme imprimé',
    3: '3 PV (plus facile)',
  },
};

function decline(seat: number): SameTexts<typeof en>['decline1'] {
  return {
    label: `Carte Faveur du siège ${seat}`,
    help: 'Un joueur expérimenté peut refuser la sienne : un handicap.',
    false: 'Prise',
    true: 'Refusée',
  };
}
export default setup;
