import type { SameTexts } from '@cabale/engine';
import type en from '../en/about.ts';

const about: SameTexts<typeof en> = {
  seat: 'L’un des joueurs. Personne ne décide rien pendant le tour d’un autre. Les points sont ceux qu’il aurait maintenant, sans les objectifs que vous ne voyez pas.',
  sod: 'L’automate du jeu en solo. Il suit ses lignes de A à D, dans l’ordre, et fait la première chose possible.',
  tile: 'Contrôlée par la couleur des agents qui s’y trouvent ; il y en a toujours au moins un.',
  company: {
    BN: 'Après l’avoir prise : déplacez jusqu’à deux agents d’une même couleur vers d’autres Compagnies de cette couleur, sans limite de distance.',
    GM: 'Après l’avoir prise : inclinez jusqu’à deux cartes droites d’une même couleur dans un QG, le vôtre ou un autre.',
    PR: 'Après l’avoir prise : échangez une carte de votre QG contre une carte d’un autre QG. Chacune garde sa position.',
    AA: 'Après l’avoir prise : redressez deux cartes inclinées d’un même QG, le vôtre ou un autre.',
    SM: 'Après l’avoir prise : retirez une carte d’un QG, elle va dans la boîte.',
    OM: 'Après l’avoir prise : deux Compagnies quelconques échangent tous leurs agents.',
    PF: 'Après l’avoir prise : placez un agent d’une couleur quelconque sur une Compagnie de cette couleur.',
    VD: 'Après l’avoir prise : retirez un agent d’une Compagnie qui en a au moins deux.',
  },
  consultant: {
    MC: 'Lors de votre Infiltration de ce tour, une carte d’une autre couleur peut être posée avec les autres et compte comme la couleur choisie.',
    NE: 'Après une Prise de contrôle réussie ce tour-ci, piochez deux cartes.',
    CL: 'Infiltrez ce tour-ci avec deux couleurs, chacune sur sa Compagnie.',
    MI: 'Votre Prise de contrôle de ce tour réussit aussi avec autant d’agents que le défenseur.',
    TS: 'Un Complot prend ce tour-ci trois cartes au lieu de deux.',
    CM: 'Après une Prise de contrôle réussie, redressez jusqu’à deux des cartes inclinées pour elle.',
    CA: 'Posez avant votre action une carte de votre main, droite, dans votre QG, sans agent.',
  },
  consultantUse:
    'S’utilise une fois, avant l’action, puis va à la réserve. Un seul par tour. Deux différents gardés jusqu’à la fin valent 1 PV.',
  colour:
    'Un Conglomérat n’appartient à personne. À la fin, il rapporte à son premier actionnaire 2 PV par Compagnie qu’il contrôle et, à trois ou quatre joueurs, 1 PV au deuxième. Une carte dans un QG vaut une part, un agent capturé deux. À parts égales, les agents capturés de la couleur départagent.',
  colourSolo: 'Deux Conglomérats sont à vous, deux au SOD. Seules les Compagnies des trois objectifs comptent.',
  display: 'Les cartes visibles. Un Complot prend deux cartes, ici ou dans la Pioche ; l’Étalage est ensuite complété.',
  displaySolo: 'Les cartes visibles. En solo, l’Étalage n’est regarni qu’une fois vide.',
  deck: 'Face cachée, jamais remélangée. Quand l’Étalage ne peut plus être complété après un Complot, le tour final commence.',
  deckSolo: 'Face cachée. La partie s’arrête quand l’Étalage est vide et qu’il reste ici moins de quatre cartes.',
  box: 'Les cartes sorties du jeu pour de bon.',
  hand: 'Les cartes en main ne valent rien à la fin : posez-les en Infiltration. Six au plus à la fin de votre tour.',
  wholeHand: 'Ce qui vient de l’Étalage est connu de tous, ce qui vient de la Pioche de son seul propriétaire.',
  hq: {
    up: 'Droite : peut être inclinée pour payer une Prise de contrôle de sa couleur. Une part.',
    tilted: 'Inclinée : dépensée jusqu’à ce qu’une capacité la redresse. Toujours une part.',
  },
  captured:
    'Chaque Compagnie prise livre un agent au QG de qui la prend. Deux parts de sa couleur, et il départage les égalités.',
  objective: 'Secret jusqu’à la fin : 2 PV par Compagnie de ce type dans chaque couleur qui vous rapporte.',
  objectiveSolo: 'Commun aux deux camps : chaque Compagnie de ce type vaut 1 PV à qui la contrôle.',
  objectives: 'Deux Objectifs Secrets de types différents, que seul leur propriétaire voit.',
  supply: 'Les agents à placer. Les agents vaincus y reviennent, sauf celui qui est capturé.',
  end: 'Après le tour qui déclenche la fin, chacun joue exactement un tour de plus : c’est le tour final, et qui l’a déclenché joue en dernier.',
  endSolo: 'La partie s’arrête quand l’Étalage est vide après un Complot et que la Pioche a moins de quatre cartes.',
  marker:
    'Avance d’une colonne vers la droite avant chaque tour du SOD. Le SOD examine les Compagnies à partir de cette colonne, chaque colonne de haut en bas.',
  line: {
    'A-1': 'Prise de contrôle : la première cible en vue qui est un objectif.',
    'A-2': 'Prise de contrôle : sinon la cible qui a le plus d’agents.',
    'A-3': 'Prise de contrôle, à égalité : la cible qui touche le plus de vos Compagnies.',
    'A-4': 'Prise de contrôle, toujours à égalité : la cible la plus proche du bord.',
    'B-1': 'Complot : prendre deux cartes d’une de ses couleurs.',
    'B-2': 'Complot : sinon une carte de chacune de ses couleurs.',
    'B-3': 'Complot : sinon sa seule carte, et défausser une des vôtres.',
    'BB-1': 'Placer sur un objectif qui ne dépasse pas toutes ses voisines.',
    'BB-2': 'Sinon sur un objectif.',
    'BB-3': 'Sinon sur une Compagnie qui ne dépasse pas toutes ses voisines.',
    'BB-4': 'Sinon sur une Compagnie de la couleur.',
    'C-1': 'Aucune carte à lui : défausser deux cartes d’une de vos couleurs.',
    'C-2': 'Sinon défausser une carte de chacune de vos couleurs.',
    'C-3': 'Sinon défausser la seule carte qui reste.',
    D: 'Renverser la table : la plaisanterie du livret pour ce qui ne peut pas arriver.',
  },
  action: {
    plot: 'Prenez deux cartes en main, chacune dans l’Étalage ou dans la Pioche.',
    infiltrate:
      'Posez dans votre QG des cartes d’une couleur et placez autant d’agents de cette couleur sur une Compagnie qu’elle contrôle.',
    takeover: 'Inclinez des cartes droites et déplacez autant d’agents de leur couleur vers une Compagnie adjacente.',
  },
  strength: 'On incline autant de cartes qu’on déplace d’agents. Il faut plus d’agents que le défenseur n’en a.',
  restore: 'Des cartes inclinées pour cette prise que l’on redresse.',
  pair: 'Deux Conglomérats pour vous ; les deux autres vont au SOD.',
  decline: 'Capacités, Consultants et cartes en plus ne sont jamais obligatoires.',
};
export default about;
