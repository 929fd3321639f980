import type { SameTexts } from '@cabale/engine';
import type en from '../en/tutorial.ts';

const tutorial: SameTexts<typeof en> = {
  first: {
    name: 'Une première partie à deux',
    welcome:
      'Douze Compagnies, quatre Conglomérats. Chaque Compagnie est à la couleur des agents qui s’y trouvent : ces trois-ci sont au Bleu, à rayures. Aucune couleur n’est à vous. Vous allez acquérir des parts d’une couleur ou de plusieurs, puis les faire grandir.',
    shares:
      'Voici la cote. À la fin, chaque couleur rapporte à son premier actionnaire 2 points par Compagnie qu’elle contrôle. Personne n’a encore de part.',
    objectives:
      'Vos Objectifs Secrets : La Presse et Publicité ambiante. Les Compagnies de ces types vous vaudront 2 points de plus dans chaque couleur qui vous rapporte. Elles sont marquées sur la grille, pour vous seul.',
    plot: 'Un tour, c’est une action parmi trois. Complot : prenez deux cartes. Vous avez déjà une carte du Bleu, et l’Étalage en montre deux. Prenez la première.',
    plotAgain: 'Vous voyez chaque carte avant de choisir la suivante. Prenez l’autre carte du Bleu.',
    opponent:
      'L’adversaire a comploté aussi. Ce qu’on prend dans l’Étalage est connu de tous : une carte du Noir et une carte du Rouge. Le reste de sa main est secret.',
    lay: 'Trois cartes d’une couleur : c’est le moment d’infiltrer. Cliquez sur vos cartes du Bleu et posez les trois.',
    place:
      'Elles sont droites dans votre QG : trois parts. Pour chacune, un agent arrive sur la grille, tous sur une même Compagnie que le Bleu contrôle déjà. Choisissez A1 : elle a une voisine intéressante.',
    hire: 'Qui pose d’un coup trois cartes d’une couleur peut prendre un Consultant. Prenez la Négociatrice.',
    answer:
      'L’adversaire a posé deux cartes du Noir et renforcé D2. Passons à la troisième action, la Prise de contrôle.',
    use: 'Avant votre action, vous pouvez utiliser un Consultant. Utilisez la Négociatrice : après une Prise de contrôle réussie, elle vous apporte deux cartes.',
    source:
      'Une Prise de contrôle déplace des agents vers une Compagnie voisine. Chaque agent coûte une carte droite de sa couleur, que l’on incline, et un agent doit rester sur place. Partez de A1.',
    target: 'A2 est une Publicité ambiante, l’un de vos objectifs, et un seul agent du Noir la défend. Choisissez-la.',
    strength:
      'Il faut plus d’agents que le défenseur. Un seul échouerait, et sa carte resterait inclinée quand même. Envoyez-en deux.',
    ability:
      'Elle est prise, et vous pouvez utiliser une fois la capacité de la Compagnie. La Publicité ambiante redresse deux cartes inclinées d’un même QG : choisissez les vôtres. Cette prise n’aura rien coûté.',
    captured:
      'L’un des agents vaincus est capturé : deux parts du Noir. La Négociatrice vous a apporté deux cartes. Elle est maintenant dans la réserve, où chacun peut la prendre.',
    majority:
      'Regardez la cote. Le Bleu contrôle quatre Compagnies et vous rapporterait 8. Du Noir, vous avez deux parts chacun, mais votre agent capturé départage : 4 de plus pour vous.',
    bonus:
      'Les deux Compagnies de vos objectifs que le Bleu contrôle ajoutent 2 points chacune. C’est à cela que servent les objectifs : faites-les passer dans les couleurs que vous menez.',
    end: 'Chaque Complot rapproche la fin. Quand l’Étalage ne peut plus être complété, chacun joue encore un tour. Les cartes en main ne valent alors plus rien : posez-les à temps.',
    last: 'Deux Consultants différents gardés jusqu’à la fin valent un point. Le reste est à découvrir : à vous de jouer !',
  },
  solo: {
    name: 'Une première partie en solo',
    welcome:
      'En face de vous, le SOD, une machine. Elle ne cache rien et n’hésite jamais : elle parcourt ses lignes et fait la première chose possible.',
    colours: 'Deux Conglomérats seront à vous, deux au SOD. Prenez le Rouge et le Bleu.',
    objectives:
      'Trois objectifs sont révélés, pour les deux camps. Seules les Compagnies de ces types comptent : La Presse, Publicité ambiante, Social Media. Elles sont marquées sur la grille.',
    plot: 'En solo, pas de main : les cartes de vos couleurs vont droit dans votre QG. Prenez la première carte du Bleu.',
    plotAgain: 'Et la deuxième.',
    place:
      'Chaque Complot est aussi une Infiltration : deux cartes, deux agents, sur une même Compagnie de la couleur. Choisissez C1, La Presse, un objectif.',
    machine:
      'Le SOD a travaillé. Son marqueur est passé en colonne B. Aucune Prise de contrôle n’était possible (A). Il n’a trouvé ni paire de ses couleurs ni une carte de chacune ; il a donc pris sa seule carte et défaussé une des vôtres (B-3). Puis il a placé son agent sur un objectif sous pression (BB-1).',
    deny: 'Le journal montre chacune de ses lignes. Une carte des couleurs du SOD que vous prenez est perdue pour lui : le priver est aussi un coup.',
    source:
      'À vous. Les Prises de contrôle marchent comme à plusieurs. Partez de C1 : trois agents, deux cartes droites.',
    target: 'C2, Publicité ambiante, est un objectif, et le SOD n’y a qu’un agent. Choisissez-la.',
    strength: 'Deux contre un : envoyez-en deux.',
    ability: 'Vous pouvez utiliser les capacités, pas le SOD. Redressez vos deux cartes.',
    threat:
      'Surveillez les cartes droites du SOD et ses piles d’agents : pour prendre une Compagnie où vous avez un agent, il lui faut deux cartes droites et, sur une voisine, trois agents ; pour deux agents, trois cartes et quatre agents, et ainsi de suite.',
    score:
      'Le score des deux camps est toujours visible en haut. Voici les quatre Compagnies des objectifs que vos couleurs contrôlent : 1 PV chacune.',
    end: 'Quand les cartes sont épuisées, le plus de Compagnies l’emporte ; à égalité, c’est le SOD, sauf si vous avez capturé plus d’agents. Débranchez-le !',
  },
};
export default tutorial;
