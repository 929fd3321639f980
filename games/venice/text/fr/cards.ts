import type { SameTexts } from '@cabale/engine';
import type * as en from '../en/cards.ts';

export const permanent: SameTexts<typeof en.permanent> = {
  n1: 'Laisser votre gondolier en place coûte 1 pièce au lieu de 3.',
  n2: 'Le premier canal que vous payez à chaque tour coûte 1 de moins.',
  n3: 'Vous ne prenez pas d’intrigue sous les ponts des autres.',
  n4: 'Vos ponts vous donnent 2 pièces au lieu de 1.',
  n5: 'Au Grand Conseil, un pont vous coûte 2 pièces au lieu de 4.',
  n6: 'Un cube de chaque mission accomplie peut être d’une autre couleur.',
  n7: 'En vous amarrant sur d’autres gondoles, gagnez 1 PV pour chacune.',
  n8: 'Vous ne payez pas d’impôts.',
  n9: 'Aux bâtiments communaux, vous tirez 3 missions et en gardez 1.',
  n10: 'Amarré à une tuile, son premier effet vous donne 1 cube de plus.',
  n11: 'Les missions vous coûtent 1 parchemin de moins.',
  n12: 'Chaque mission accomplie donne 2 PV de plus.',
  n13: 'Pour gagner une carte Influence, vous en tirez 3 et en gardez 1.',
  n14: 'Qui croise l’une de vos gondoles amarrées choisit deux fois entre parchemin et intrigue.',
  n15: 'En jouant une carte Influence, gagnez 2 pièces.',
  n16: 'Vous pouvez jouer 2 cartes Influence par tour.',
  n17: 'En vous amarrant avec un nouvel assistant, gagnez 2 pièces.',
  n18: 'Quand votre assistant en pousse un autre, gagnez 1 PV.',
  n19: 'Amarré où votre assistant est déjà au 4e emplacement, gagnez 1 PV et 1 pièce.',
  n20: 'Les bâtiments des autres joueurs ne vous donnent pas d’intrigue.',
  n21: 'Dans un croisement, vous pouvez céder un cube au lieu d’un parchemin.',
  n22: 'Activer le Grand Conseil vous avance d’une case de plus.',
  n23: 'Amarré à un bâtiment communal, vous pouvez éliminer 1 intrigue.',
  n24: 'Quand un bâtiment vous donne des parchemins, gagnez-en 1 de plus.',
  n25: 'Amarré à un bâtiment communal, gagnez 2 pièces.',
  n26: 'À la fin de la partie, éliminer une intrigue vous coûte 1 parchemin ou 2 pièces.',
};

export const card: SameTexts<typeof en.card> = {
  bribeForeman:
    'L’un de vos assistants va droit au 4e emplacement, sans pousser personne ni activer. Prenez 3 intrigues.',
  overtime: 'Activez un bâtiment à côté duquel l’une de vos gondoles est amarrée ; votre assistant n’avance pas.',
  bribeCouncillors:
    'Avancez d’une case sur la piste Grand Conseil. Si vous avez strictement plus d’intrigue que chacun des autres, vous pouvez en prendre 1 pour avancer encore d’une case.',
  tradeInformation: 'Gagnez 2 pièces et une carte Influence.',
  buildBridge: 'Construisez un pont sans payer, ou gagnez 2 PV pour chacun de vos ponts construits.',
  promoteWorkers: 'L’un de vos assistants avance d’un emplacement, en poussant les autres. N’activez pas le bâtiment.',
  manageStock: 'Gagnez un cube de votre choix et répartissez vos cubes entre vos deux gondoles, où qu’elles soient.',
  makeOffer: 'Tirez une seule mission, sans impôts, ou gagnez 2 PV.',
  investigate: 'Gagnez 3 parchemins.',
  testify: 'Éliminez 3 intrigues.',
  hireSpy:
    'Choisissez maintenant une tuile : en passant devant elle ce tour-ci, vous pouvez utiliser ses quatre effets au lieu de votre assistant.',
};

export const doge: SameTexts<typeof en.doge> = {
  decree: 'Vous prenez 1 intrigue.',
  summons: 'Deux fois : perdez 1 parchemin ou prenez 1 intrigue.',
  ducalWorks:
    'Le Doge construit un pont sur le canal sans pont le plus cher qui touche un quai de vos gondoles (à égalité, le plus petit numéro) ; sans pont en réserve, il gagne 2 PV.',
  session:
    'Son marqueur le plus en arrière sur la piste Grand Conseil avance d’une case, et d’une encore si vous avez moins d’intrigue que lui.',
  twoFamilies: 'Ses deux marqueurs avancent d’une case sur la piste Grand Conseil.',
  archives: 'Le Doge gagne 2 parchemins, 5 au plus en tout.',
  absolution: 'Le Doge élimine 2 intrigues ; s’il n’en avait pas, il gagne 1 PV.',
  tribute: 'Le Doge gagne 3 PV.',
  patronage: 'Le Doge gagne 1 PV par tuile où il a un assistant au 3e ou au 4e emplacement, 4 PV au plus.',
};
