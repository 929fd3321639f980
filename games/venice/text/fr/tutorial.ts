import type { SameTexts } from '@cabale/engine';
import type en from '../en/tutorial.ts';

const tutorial: SameTexts<typeof en> = {
  first: {
    name: 'Une première partie à trois',
    welcome:
      'Venise vue du ciel. Douze tuiles, mélangées à chaque partie, et trois bâtiments communaux qui ne bougent jamais : la place Saint-Marc, le Palais des Doges, le Grand Conseil. Vous y conduirez deux gondoles, avec un seul gondolier.',
    missions:
      'Trois missions vous sont distribuées ; deux restent. Le Sceau du scribe demande deux céramiques et un argent à la Bibliothèque : c’est elle que nous accomplirons aujourd’hui. Rendez Paiement en nature.',
    place:
      'Avant le premier tour, chacun amarre ses deux gondoles. Le Monastère donne de la céramique et touche la Bibliothèque. Amarrez-vous là.',
    cube: 'L’un de vos assistants se place sur sa première case, et vous l’utilisez aussitôt. Prenez la céramique.',
    pushed:
      'Voyez : le deuxième joueur s’est amarré sur vous. Une barque sur la vôtre vous donne un point, et son assistant a poussé le vôtre sur la case 2. Être poussé est une bonne chose : vous avez maintenant les deux effets.',
    second: 'Votre seconde gondole. La place Saint-Marc est ouverte à tous, sans assistant.',
    coins: 'Sa première partie : 2 pièces.',
    tax: 'Sa seconde partie ferait piocher une mission, pour une pièce par mission possédée. Deux suffisent pour l’instant : terminé ici.',
    gondolier: 'Votre premier tour. Placez votre gondolier dans la gondole du Monastère.',
    row: 'Il vous faut de l’argent : l’Église en a. Pointez n’importe quel quai : vous voyez le chemin, ce qu’il coûte et qui vous croiseriez. Le premier canal du tour est gratuit. Voguez vers l’Église.',
    dock: 'À chaque quai, on s’amarre ou on passe. Amarrez-vous : le mouvement s’arrête, et votre assistant se place.',
    silver: 'Prenez l’argent. Il va à bord de la gondole qui s’est amarrée.',
    others:
      'Les autres ont joué. À bord de votre première gondole : une céramique et un argent ; il manque une céramique.',
    stay: 'Votre gondolier irait gratuitement dans l’autre gondole. Le laisser où il est coûte 3 pièces, mais la cargaison est ici. Restez.',
    plan: 'Le plan : passer devant le Monastère, où votre assistant prend la seconde céramique, et s’amarrer à la Bibliothèque. Pointez la Bibliothèque pour tout voir. Puis voguez vers le Monastère.',
    pass: 'Ne vous amarrez pas : passez.',
    crossing:
      'Une gondole adverse est amarrée ici : un croisement. Chacun de vous perd un parchemin ou prend une intrigue, en secret. Cédez votre parchemin : dans un instant il y en aura d’autres.',
    passing: 'Au passage, vous utilisez votre assistant sans qu’il avance. Prenez la céramique.',
    parchments: 'Grâce à la poussée, la case 2 est à vous aussi : 2 parchemins.',
    pay: 'En route pour la Bibliothèque. Ce canal n’est plus le premier : il coûte sa pièce.',
    arrive: 'Amarrez-vous.',
    complete:
      'Une mission s’accomplit juste après l’amarrage, avant d’utiliser le bâtiment. Deux céramiques, un argent : payez. Vous gagnez 4 points et 4 pièces.',
    slot: 'Son effet agit désormais : les missions vous coûtent un parchemin de moins. Mettez-la dans votre premier emplacement.',
    cloth: 'Puis votre assistant arrive ici aussi. Prenez l’étoffe.',
    council:
      'Au Grand Conseil, vous montez d’autant plus vite que d’autres ont moins d’intrigue que vous. Les rangs comptent à la fin ; et quand un marqueur atteint ce pion, ou que les missions s’épuisent, on finit la manche et on en joue deux encore.',
    arrest:
      'Mais gare aux masques. Qui a le plus d’intrigue à la fin est arrêté et ne peut pas gagner, même avec le meilleur score. Surveillez celle des autres, et gardez parchemins et pièces pour racheter la vôtre.',
    last: 'Les cartes Influence, les ponts, les dix assistants : le reste est à découvrir. Voguez !',
  },
  solo: {
    name: 'Une première partie en solo',
    welcome:
      'Seul à Venise, vous jouez contre le Doge : deux familles, quatre barques, un seul score. C’est vous qui déplacez ses barques.',
    missions:
      'Trois missions ; deux restent. Le Laissez-passer du port demande une étoffe et deux argents au Marché. Rendez Maison exemptée.',
    place: 'Amarrez votre première gondole à l’Église, à côté du Marché.',
    cube: 'Votre assistant est sur la première case : prenez l’argent.',
    boats:
      'Les quatre barques du Doge sont arrivées, tirées de ses deux paquets : deux de la lettre A, deux de la lettre B. Ses assistants sont là où elles s’amarrent.',
    second: 'Votre seconde gondole : place Saint-Marc.',
    coins: 'Prenez les 2 pièces.',
    tax: 'Une mission coûterait des impôts, et chaque mission piochée ôte une carte de la pile du Doge : la fin approche. Terminé ici.',
    row: 'Ces trois cartes disent ce que fait le Doge. Une ou deux seront ignorées à chaque tour, et c’est vous qui en décidez.',
    gondolier: 'À vous, comme à toute table. Votre gondolier monte dans la gondole de l’Église.',
    canal: 'Le premier canal est gratuit : voguez vers le Sénat. Il vous faut son étoffe.',
    dock: 'Amarrez-vous.',
    cloth: 'Prenez l’étoffe.',
    deckA:
      'Au Doge. Deux cartes du paquet A : une barque de cette lettre va à la tuile choisie, et la carte fait ignorer l’une des trois siennes. Le Monastère fait ignorer le Tribut, 3 points pour lui. Envoyez-la là.',
    boat: 'Laquelle des deux barques A ? Elle prend le chemin le moins cher ; croiser vos gondoles vous coûterait. L’assistant de sa famille avance où elle s’arrête. Prenez celle de la première famille.',
    deckB:
      'De même avec le paquet B. L’Église fait ignorer le Décret. Et votre assistant y sera poussé, ce qui vous arrange.',
    boatB: 'Prenez la barque de la seconde famille.',
    path: 'Deux chemins coûtent aussi peu : vous choisissez. Prenez celui du Grand Conseil.',
    resolved:
      'Décret et Tribut sont ignorés ; seule la Séance s’est appliquée, puis a été remplacée. À l’Église, votre assistant est poussé sur la case 2.',
    stay: 'Votre deuxième tour. Payez 3 pièces pour laisser le gondolier où est la cargaison.',
    plan: 'Pointez le Marché : vous passez devant l’Église, croisez une barque du Doge et utilisez votre assistant. Voguez vers l’Église.',
    pass: 'Passez.',
    crossing:
      'Un croisement : un parchemin ou une intrigue. Le Doge paie aussi, en parchemins tant qu’il en a. Prenez l’intrigue : l’Église vous absoudra.',
    silver: 'Le second argent.',
    relief: 'Et la case 2 retire l’intrigue.',
    pay: 'Continuez vers le Marché, pour sa pièce.',
    arrive: 'Amarrez-vous.',
    complete: 'Une étoffe, deux argents : accomplissez le Laissez-passer du port pour 5 points et 3 pièces.',
    slot: 'Son effet rend moins cher le premier canal que vous payez dans un tour. Mettez-la dans un emplacement.',
    ceramic: 'Et utilisez le Marché.',
    end: 'Quand la rangée du Doge ne peut plus être complétée, il vous reste un dernier tour. Vous gagnez avec plus de points que lui ; mais si vous avez de l’intrigue et que lui n’en a pas plus, on vous arrête. Bonne chance !',
  },
};
export default tutorial;
