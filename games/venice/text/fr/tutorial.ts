import type { SameTexts } from '@cabale/engine';
import type en from '../en/tutorial.ts';

const tutorial: SameTexts<typeof en> = {
  first: {
    name: 'Une première partie à trois',
    welcome:
      'Venise vue du ciel. Douze tuiles, mélangées à chaque partie, et trois bâtiments communaux qui ne bougent jamais : la place Saint-Marc, le Palais des Doges, le Grand Conseil. Vous y conduirez deux gondoles, avec un seul gondolier.',
    missions:
      'Trois missions vous sont distribuées ; deux restent. Le Sceau du scribe demande deux céramiques et un argent à la Bibliothèque : c’est elle que nous accomplirons aujourd’hui. Remettez Paiement en nature sous la pioche.',
    place:
      'Avant le premier tour, chacun amarre ses deux gondoles. Le Monastère donne de la céramique et touche la Bibliothèque. Amarrez-vous là.',
    cube: 'L’un de vos assistants se place sur son premier emplacement, et vous l’activez aussitôt. Prenez la céramique.',
    pushed:
      'Voyez : le deuxième joueur s’est amarré sur vous. Une gondole sur la vôtre vous donne un PV, et son assistant a poussé le vôtre au 2e emplacement. Être poussé est une bonne chose : vous avez maintenant les deux effets.',
    second: 'Votre seconde gondole. La place Saint-Marc est ouverte à tous, sans assistant.',
    coins: 'Son premier effet : 2 pièces.',
    tax: 'Son second effet ferait tirer une mission, pour une pièce par mission possédée. Deux suffisent pour l’instant : terminez ici.',
    gondolier: 'Votre premier tour. Placez votre gondolier dans la gondole du Monastère.',
    row: 'Il vous faut de l’argent : l’Église en a. Pointez n’importe quel quai : vous voyez le chemin, ce qu’il coûte et qui vous croiseriez. Le premier canal du tour est gratuit. Allez vers l’Église.',
    dock: 'À chaque quai, on s’amarre ou on passe. Amarrez-vous : le mouvement s’arrête, et votre assistant se place.',
    silver: 'Prenez l’argent. Il va à bord de la gondole qui s’est amarrée.',
    others:
      'Les autres ont joué. À bord de votre première gondole : une céramique et un argent ; il manque une céramique.',
    stay: 'Votre gondolier irait gratuitement dans l’autre gondole. Le laisser où il est coûte 3 pièces, mais la cargaison est ici. Gardez-la.',
    plan: 'Le plan : passer devant le Monastère, où votre assistant prend la seconde céramique, et s’amarrer à la Bibliothèque. Pointez la Bibliothèque pour tout voir. Puis allez vers le Monastère.',
    pass: 'Ne vous amarrez pas : passez.',
    crossing:
      'Une gondole adverse est amarrée ici : un croisement. Chacun de vous perd un parchemin ou prend une intrigue, chacun en secret. Perdez votre parchemin : dans un instant il y en aura d’autres.',
    passing: 'Au passage, vous utilisez votre assistant sans qu’il avance. Prenez la céramique.',
    parchments: 'Grâce à la poussée, le 2e emplacement est à vous aussi : 2 parchemins.',
    pay: 'En route pour la Bibliothèque. Ce canal n’est plus le premier : il coûte sa pièce.',
    arrive: 'Amarrez-vous.',
    complete:
      'Une mission s’accomplit juste après l’amarrage, avant d’avancer l’assistant et d’activer le bâtiment. Deux céramiques, un argent : payez. Vous gagnez 4 PV et 4 pièces.',
    slot: 'Son effet agit désormais : les missions vous coûtent un parchemin de moins. Mettez-la dans votre premier emplacement.',
    cloth: 'Puis votre assistant arrive ici aussi. Prenez l’étoffe.',
    council:
      'Au Grand Conseil, vous montez d’autant plus vite que d’autres ont moins d’intrigue que vous. Les rangs comptent à la fin ; et quand un marqueur atteint ce pion, ou que la pioche Mission est vide, on finit la manche et on en joue deux encore.',
    arrest:
      'Mais gare aux masques. Qui a le plus d’intrigue à la fin est arrêté et ne peut pas gagner, même avec le meilleur score. Surveillez celle des autres, et gardez parchemins et pièces pour racheter la vôtre.',
    last: 'Les cartes Influence, les ponts, les dix assistants : le reste est à découvrir. Bon voyage !',
  },
  solo: {
    name: 'Une première partie en solo',
    welcome:
      'Seul à Venise, vous jouez contre le Doge : deux couleurs, quatre gondoles, un seul score. C’est vous qui déplacez ses gondoles.',
    missions:
      'Trois missions ; deux restent. Le Laissez-passer du port demande une étoffe et deux argents au Marché. Remettez Maison exemptée sous la pioche.',
    place: 'Amarrez votre première gondole à l’Église, à côté du Marché.',
    cube: 'Votre assistant est sur le premier emplacement : prenez l’argent.',
    boats:
      'Les quatre gondoles du Doge sont arrivées, tirées des deux pioches Contrebandier : deux de la lettre A, deux de la lettre B. Ses assistants sont là où elles s’amarrent.',
    second: 'Votre seconde gondole : place Saint-Marc.',
    coins: 'Prenez les 2 pièces.',
    tax: 'L’autre effet, tirer une mission, coûte des impôts : il attend le premier tour. Et chaque mission tirée ôtera une carte de la pioche Doge : la fin approche.',
    row: 'Ces trois cartes disent ce que fait le Doge. Une ou deux seront ignorées à chaque tour, et c’est vous qui en décidez.',
    gondolier: 'À vous, comme à toute table. Votre gondolier monte dans la gondole de l’Église.',
    canal: 'Le premier canal est gratuit : allez vers le Sénat. Il vous faut son étoffe.',
    dock: 'Amarrez-vous.',
    cloth: 'Prenez l’étoffe.',
    deckA:
      'Au Doge. Deux cartes de la pioche A : une gondole de cette lettre va à la tuile choisie, et la carte fait ignorer l’une des trois cartes Doge. Pointez les réponses : la carte Doge s’éclaire. Le Monastère fait ignorer le Tribut, 3 PV pour lui. Envoyez-la là.',
    boat: 'Laquelle des deux gondoles A ? Elle prend le chemin le moins cher ; croiser vos gondoles vous coûterait. L’assistant de sa couleur avance où elle s’arrête. Prenez celle de la première couleur.',
    deckB:
      'De même avec la pioche B. L’Église fait ignorer le Décret. Et votre assistant y sera poussé, ce qui vous arrange.',
    boatB: 'Prenez la gondole de la seconde couleur.',
    path: 'Deux chemins coûtent aussi peu : vous choisissez. Prenez celui du Grand Conseil.',
    resolved:
      'Décret et Tribut sont ignorés ; seule la Séance a été résolue, puis remplacée. À l’Église, votre assistant est poussé au 2e emplacement.',
    stay: 'Votre deuxième tour. Payez 3 pièces pour laisser le gondolier où est la cargaison.',
    plan: 'Pointez le Marché : vous passez devant l’Église, croisez une gondole du Doge et utilisez votre assistant. Allez vers l’Église.',
    pass: 'Passez.',
    crossing:
      'Un croisement : un parchemin ou une intrigue. Le Doge paie aussi, en parchemins tant qu’il en a. Prenez l’intrigue : l’Église vous absoudra.',
    silver: 'Le second argent.',
    relief: 'Et le 2e emplacement élimine l’intrigue.',
    pay: 'Continuez vers le Marché, pour sa pièce.',
    arrive: 'Amarrez-vous.',
    complete: 'Une étoffe, deux argents : accomplissez le Laissez-passer du port pour 5 PV et 3 pièces.',
    slot: 'Son effet rend moins cher le premier canal que vous payez dans un tour. Mettez-la dans un emplacement.',
    ceramic: 'Et activez le Marché.',
    end: 'Quand la ligne des cartes Doge ne peut plus être complétée, il vous reste un dernier tour. Vous gagnez avec plus de PV que lui ; mais si vous avez de l’intrigue et que lui n’en a pas plus, vous avez perdu. Bonne chance !',
  },
};
export default tutorial;
