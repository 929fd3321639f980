import type { SameTexts } from '@cabale/engine';
import type en from '../en/tutorial.ts';

const tutorial: SameTexts<typeof en> = {
  welcome:
    'Vous dirigez Hélianthe, en bas ; Astérane vous fait face de l’autre côté de la Rivière. Il y a trois façons de gagner, et chaque camp a une jauge pour chacune : corrompre douze cartes, franchir les six cartes de la Rivière avec sa bannière, ou venir à bout des cinq cartes Virus de l’adversaire.',
  hand: 'Voici votre main. Chaque carte a un type : Corruption, Propagande, Hacking ou Matériel. Les signes du milieu sont ses effets, le nombre en haut à droite est son Revenu. Pour une première partie, elle compte sept cartes ; d’ordinaire, elle en a six.',
  playFirst: 'Jouez la Bidouilleuse du sous-sol : cliquez sur la carte.',
  symbols:
    'Elle vous a donné 1 ■ à dépenser maintenant et 1 pièce pour plus tard. Symboles et pièces ne durent que ce tour-ci.',
  oneType:
    'Ce tour est désormais un tour de Hacking : les Mercenaires d’un autre type devront attendre. Pointez-en un, il vous dira pourquoi. Le Matériel, lui, accompagne tout le monde.',
  pullBack:
    'Le pion Virus est sur votre propre carte. Chaque ■ le déplace d’une case : faites-le reculer jusqu’au Port Central.',
  playSecond: 'Une autre carte Hacking : Perce-clôture. Jouez-la.',
  enter: 'Depuis le Port, le pion va vers l’autre camp. Faites-le entrer sur la carte Virus 5 d’Astérane.',
  playHardware: 'Maintenant du Matériel, qui va avec tous les types. Jouez le Terminal d’occasion.',
  takeSymbol: 'Il vous laisse choisir un symbole. Prenez ■.',
  advance:
    'Faites encore avancer le pion Virus. Quand il a fait tout le tour, vous êtes venu à bout de la carte : elle va sur la pioche d’Astérane comme un poids mort, et la suivante, plus longue, s’ouvre.',
  endPlay:
    'Vous pouvez garder les autres cartes : ce que vous ne jouez pas reste en main. Finissez de jouer et passez aux achats.',
  buy: 'Les trois cartes jouées rapportent 4 pièces. La Fixeuse des docks en coûte 2 et apportera 3 pièces, un ● et une nouvelle carte à chaque fois. Achetez-la.',
  reserve:
    'Elle va dans votre défausse et rejoindra votre paquet au prochain mélange. Sa place dans la Rivière a été comblée par la Réserve, dont la première carte est toujours visible : regardez-la avant de prendre une carte.',
  buyMore:
    'Il vous reste 2 pièces, et elles ne se gardent pas. Le Gamin du câble en coûte 2 : achetez-le aussi. Plus rien ne sera alors à portée de votre Revenu, et le tour s’achève : vos cartes jouées sont défaussées et votre main est complétée à sept cartes.',
  opponent:
    'Astérane a répondu : elle a fait reculer le pion Virus d’une case sur sa carte. Personne n’interrompt jamais le tour de l’autre.',
  refilled:
    'Vous aviez gardé quatre cartes, vous en avez pioché trois. Votre main compte maintenant trois cartes Corruption : de quoi faire un beau tour.',
  corruptFirst: 'Jouez le Porteur d’enveloppes.',
  corruptSecond: 'Puis le Notaire complaisant.',
  corruptThird: 'Et l’Échevin endetté : cela fait 3 ●.',
  corrupt:
    'Pour 3 ●, vous pouvez corrompre n’importe quelle carte de la Rivière. Prenez celle qui est devant votre bannière, en position 1.',
  slot: 'Posez-la face cachée dans l’un de vos six emplacements. Chacun accueille deux cartes. Choisissez l’emplacement 1, à côté de la première carte que votre bannière doit franchir.',
  corrupted:
    'La carte corrompue diminue ici votre coût de traversée de 1 ▶ et augmente celui d’Astérane de 1 ▶, quelle que soit la carte en place. Et c’est la première des douze qu’il faut pour gagner par la Corruption.',
  endPlayAgain: 'Passez aux achats.',
  buyRoad:
    'Le coût de traversée dépend du type : Propagande 3, Matériel 4, Corruption 5, Hacking 6. Une carte Propagande est venue devant vous : laissez-la. Vos 4 pièces achètent la Liquidatrice de scandales, en position 5 : 2 pièces, 2 ● et deux cartes à piocher chaque fois.',
  cheapRoad:
    'Regardez votre bannière : franchir la carte ne coûte plus que 2 ▶ : 3 pour la carte, moins 1 pour votre carte corrompue. Le coût jusqu’au bout de la piste est inscrit à son drapeau.',
  persuadeFirst: 'Ce sera donc un tour de Propagande. Jouez la Crieuse de quartier.',
  persuadeSecond: 'Puis le Colleur d’holo-affiches.',
  cross: '2 ▶ : cliquez sur votre bannière pour franchir la carte.',
  tokens:
    'Après deux, puis quatre cartes franchies vous attend un jeton Bonus de main : dès lors, votre main se recompose avec une carte de plus.',
  victories:
    'Le premier qui remplit une jauge gagne aussitôt : douze cartes corrompues, six cartes franchies ou cinq cartes Virus dont vous êtes venu à bout. Surveillez aussi les jauges de l’adversaire.',
  riverEnd:
    'Si la Réserve est épuisée et que la Rivière ne peut plus être complétée, la partie s’arrête : qui mène au moins deux des trois courses l’emporte. À vous de finir la partie !',
};
export default tutorial;
