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
  n9: 'Aux bâtiments communaux, vous piochez 3 missions et en gardez 1.',
  n10: 'Amarré à une tuile, son premier effet vous donne 1 cube de plus.',
  n11: 'Les missions vous coûtent 1 parchemin de moins.',
  n12: 'Chaque mission accomplie donne 2 PV de plus.',
  n13: 'Pour gagner une carte Influence, vous en piochez 3 et en gardez 1.',
  n14: 'Qui croise l’une de vos gondoles amarrées paie deux fois.',
  n15: 'En jouant une carte Influence, gagnez 2 pièces.',
  n16: 'Vous pouvez jouer 2 cartes Influence par tour.',
  n17: 'En vous amarrant avec un nouvel assistant, gagnez 2 pièces.',
  n18: 'Quand votre assistant en pousse un autre, gagnez 1 PV.',
  n19: 'Amarré où votre assistant est déjà sur la case 4, gagnez 1 PV et 1 pièce.',
  n20: 'Les bâtiments des autres joueurs ne vous donnent pas d’intrigue.',
  n21: 'Dans un croisement, vous pouvez céder un cube au lieu d’un parchemin.',
  n22: 'La séance du Grand Conseil vous avance de 1 case de plus.',
  n23: 'Amarré à un bâtiment communal, vous pouvez retirer 1 intrigue.',
  n24: 'Quand un bâtiment vous donne des parchemins, gagnez-en 1 de plus.',
  n25: 'Amarré à un bâtiment communal, gagnez 2 pièces.',
  n26: 'À la fin, retirer une intrigue vous coûte 1 parchemin ou 2 pièces.',
};

export const card: SameTexts<typeof en.card> = {
  bribeForeman: 'L’un de vos assistants va droit sur la case 4. Prenez 3 intrigues.',
  overtime: 'Utilisez un bâtiment où l’une de vos gondoles est amarrée.',
  bribeCouncillors: 'Avancez de 1 au Grand Conseil. Avec le plus d’intrigue, prenez-en 1 pour avancer encore.',
  tradeInformation: 'Gagnez 2 pièces et une carte Influence.',
  buildBridge: 'Construisez un pont, ou gagnez 2 PV pour chacun des vôtres.',
  promoteWorkers: 'L’un de vos assistants avance de 1 case.',
  manageStock: 'Gagnez un cube et réorganisez vos deux cales.',
  makeOffer: 'Piochez une mission sans impôts, ou gagnez 2 PV.',
  investigate: 'Gagnez 3 parchemins.',
  testify: 'Retirez 3 intrigues.',
  hireSpy: 'En passant devant une tuile ce tour-ci, utilisez ses quatre effets.',
};

export const doge: SameTexts<typeof en.doge> = {
  decree: 'Vous prenez 1 intrigue.',
  summons: 'Deux fois : perdez 1 parchemin ou prenez 1 intrigue.',
  ducalWorks: 'Le Doge construit un pont près de vous ; sans pont, il gagne 2 PV.',
  session: 'Son marqueur du Conseil le plus en arrière avance de 1, et de 1 encore si vous avez moins d’intrigue.',
  twoFamilies: 'Ses deux marqueurs du Conseil avancent de 1.',
  archives: 'Le Doge gagne 2 parchemins.',
  absolution: 'Le Doge retire 2 intrigues ; s’il n’en avait pas, il gagne 1 PV.',
  tribute: 'Le Doge gagne 3 PV.',
  patronage: 'Le Doge gagne 1 PV par tuile où son assistant est sur la case 3 ou 4, 4 au plus.',
};
