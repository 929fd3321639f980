import type { SameTexts } from '@cabale/engine';
import type en from '../en/tutorial.ts';

const tutorial: SameTexts<typeof en> = {
  deployment: {
    name: 'Chapitre 1 : les agents',
    welcome:
      'Mecanisburgo, capitale de l’Union. Six Corporations se la disputent ; la vôtre est RUR, qui fabrique des robots. Quatre tours au plus, puis qui a le plus de points de victoire gagne. Jouons le premier en trois chapitres ; dans celui-ci, vous envoyez vos agents.',
    board:
      'Votre Bureau Central a huit slots. Les trois premiers sont le Conseil d’Administration : Président, Vice-président, Conseiller. Ils ne coûtent pas de salaire et ne se laissent pas séduire. Mais une Corporation dont le Conseil est vide est éliminée.',
    values:
      'Chaque Personnage a quatre valeurs : la Négociation et le Combat servent au leader, le Soutien à ceux qui l’aident, la R&D à la science et aux Projets Majeurs. Prototype Alpha est un combattant : Combat 5. Les icônes sont des compétences ; pointez la carte, elle les explique.',
    property:
      'À côté, vos Propriétés. Mecanoid X peut être engagé, donc tourné, une fois par tour : pour sa force dans un secteur, contre les assassins, ou pour une carte si vous contrôlez Robotown.',
    keep: 'On vous a distribué quatre cartes ; trois d’entre elles, 5 PV au plus, entrent en jeu gratuitement. Chacun choisit en secret. Ingénieure Rivet, Exo-Pompier et Le Comptable d’ombre conviennent à RUR : laissez Prêtresse Marée.',
    city: 'La ville a dix secteurs, neuf à trois joueurs. Dans chacun, une carte Opportunité : qui contrôle le secteur ce tour-ci la prend. Chaque secteur donne encore autre chose et permet certaines Actions.',
    agents:
      'Vous allez y envoyer des agents. Le pion 3 représente le Personnage du slot 3, et ainsi de suite, mais le numéro est sous la base : les autres ne voient que votre couleur. Et l’un des pions est un leurre, sans personne derrière.',
    decoy:
      'Un agent à la fois, dans l’ordre du tour. La première case d’un secteur est dorée : qui s’y trouve a l’initiative. Commencez par un bluff : allez au Palacio de Justicia.',
    decoyPawn: 'Personne d’autre ne voit quel pion c’est. Envoyez le leurre.',
    robotown:
      'OMNI a mordu à l’hameçon et vous a suivi au Palacio. Passons aux choses sérieuses. À Robotown, chacun de vos robots et cyborgs a +1, et l’Île Corail-Neuf s’y trouve. Prenez la case dorée.',
    alpha: 'Envoyez Prototype Alpha, l’agent 3 : un robot, Combat 5.',
    team: 'BION est venue aussi à Robotown. Une équipe vaut mieux qu’un héros : l’un mène, les autres ajoutent leur Soutien. Envoyez-y un second agent.',
    programmer:
      'Le Programador Maestro, l’agent 2, est un cyborg de Soutien 2, et un Hacker, ce qui peut servir à Robotown.',
    station:
      'BION répond par un second agent ; le secteur est plein, quatre pions en tout. Voyez ailleurs : à l’Estacion Central, un Executive peut faire du Business. Il n’y a personne.',
    president: 'Votre Présidente, Fondatrice Golemine, est Executive. L’agent 1.',
    plaza:
      'OMNI a passé, et c’est définitif pour ce tour. La Gran Plaza Asimov donne une carte de plus à son vainqueur, et elle est vide.',
    fireman: 'Exo-Pompier, l’agent 6, fera l’affaire.',
    zone: 'Les deux autres ont passé. Encore une idée : un agent dans la zone Prochain Ordre du Tour ne combat nulle part, mais joue plus tôt au tour suivant. Un leurre n’y compterait pas.',
    rivet: 'Ingénieure Rivet, l’agent 4.',
    pass: 'Le Comptable d’ombre peut rester au Bureau : il rapporte ses 2K de toute façon, et qui n’est pas envoyé ne se perd pas. Passez.',
    end: 'Vos agents sont en place : un bluff, une équipe de deux, deux isolés, et un pour l’ordre du tour suivant. La première phase est finie. Ce qu’il advient d’eux, c’est le deuxième chapitre : les Résolutions.',
  },
  resolution: {
    name: 'Chapitre 2 : le combat pour Robotown',
    welcome:
      'Vous jouez RUR, au premier tour. Ses agents sont en place, base cachée : le leurre au Palacio de Justicia, Prototype Alpha et le Programador Maestro à Robotown, Golemine à l’Estacion Central, Exo-Pompier à la Gran Plaza Asimov.',
    bluff:
      'Les Résolutions : secteur après secteur, à partir du 1. Au Palacio, vous avez la case dorée, donc vous annoncez comment il se décide : par un Combat, où chaque perdant laisse un agent, ou par une Négociation, où personne n’est blessé. Avec un leurre, peu importe. Négociation.',
    foundOut:
      'Tous les pions du secteur sont dévoilés. Votre leurre rentre ; Auditrice Zéphyr, d’OMNI, reste seule et prend le contrôle. Votre leurre ne vous a rien coûté, et il a détourné OMNI d’ailleurs. Les secteurs 2 et 3 sont allés à BION sans combat.',
    alone:
      'À l’Estacion Central, il n’y a que vous : le contrôle sans combat et sans carte Action. L’Ombre de jade est déjà dans votre main. Viennent les Actions que permet le secteur, une fois chacune, par un agent présent qui a la compétence.',
    business: 'Le Business demande un Executive, et Golemine en est une. On tire une carte Random : c’est la somme.',
    jade: 'Un 5 : 5K. Ce que vous venez de gagner peut entrer en jeu aussitôt. Un Personnage se recrute gratuitement ; son salaire, 3K, tombera en Phase Finale. Recrutez L’Ombre de jade.',
    quarry:
      'La Gran Plaza est à vous aussi : la Carrière de la face cachée, et une carte de la pile, Dix-Doigts. Une Propriété se paie aussitôt. 4 matières premières pour 7K : achetez-la, elle servira.',
    hand: 'Dix-Doigts peut attendre : ce qui reste en main se joue en Phase Finale.',
    contest:
      'Robotown : deux Corporations, donc une Confrontation. Elle a sept étapes : initiative, identités, assassinats, IA Périphériques, Propriétés, cartes Action, contrôle. La table montre chacune, avec tous ses nombres.',
    announce:
      'D’abord l’initiative. Votre pion est arrivé le premier : vous annoncez. En Négociation, Alpha vaut 2 ; en Combat, 5 : la phrase dit d’où vous partiriez. Mais qui perd un Combat perd un agent. Combat !',
    identities:
      'Deuxième étape, les identités : tous les pions sont dévoilés. BION a envoyé Sergente Brasier, Combat 5, et Le Bouturier, Soutien 2. Vous avez Alpha et le Programador, chacun avec +1 à Robotown.',
    leader:
      'Chaque camp désigne un leader. Avec Alpha : 5 pour son Combat et 1 pour Robotown, 2 pour le Soutien du Programador et 1 pour Robotown. 9 en tout.',
    assassinations:
      'Troisième étape, les assassinats : seulement dans les secteurs 2, 5, 7 et 8, ou à certains Événements. Un Assassin peut alors viser un adversaire avant le combat. Pas ici.',
    fist: 'Quatrième étape, les IA Périphériques : chacun en prend en secret dans le poing, et tous ouvrent ensemble. Chacune vaut 1 ici et reste absente ce tour-ci. Celles qui restent aideront à un Projet. Prenez-en une.',
    mecanoid:
      '10 contre 8. Cinquième étape, les Propriétés, dans l’ordre d’initiative. Mecanoid X ajoute 2 en Combat, et 1 de plus parce qu’Alpha est Technicien près d’un robot. Engagé, il ne fera pas piocher ce tour-ci. Le combat le vaut bien.',
    card: '13 contre 9, car BION a engagé son Genelab. Sixième étape, les cartes Action : sept pour tout le tour, de 1 à 6, le 3 en double ; les cartes jouées reviennent au tour suivant, les autres rapportent de l’argent. BION peut ajouter 6 au plus ; un 3 suffit.',
    won: '16 contre 13 : Robotown est à vous. Une égalité serait allée à l’initiative. BION a perdu un Combat et y laisse un agent, Sergente Brasier ; Le Bouturier rentre. Vos agents restent jusqu’à la fin des Résolutions.',
  },
  final: {
    name: 'Chapitre 3 : le contrôle et les comptes',
    welcome:
      'Vous jouez RUR, au premier tour. Robotown est à vous, gagnée au Combat contre BION ; l’Île Corail-Neuf, qui s’y trouvait, est dans votre main. Restent ce que le contrôle permet ici, et les comptes du tour.',
    hack: 'Septième étape, le contrôle. D’abord une Action : le Programador est un Hacker, et Robotown permet une attaque. C’est un duel de cartes.',
    victim: 'C’est OMNI qui a le plus d’argent.',
    duel: 'Chaque camp choisit une carte Action en secret, puis tire une carte Random : de 0 à 6, ou 8. Le total le plus haut l’emporte ; une égalité se rejoue. Robotown ne vous a coûté qu’un 3 : vous pouvez dépenser un 5.',
    steal:
      '5 et 1 contre 1 et 4 : gagné d’un point. Vous pouvez voler la somme des deux cartes Random, 5K. Un Hacker d’élite pourrait plutôt désactiver toutes leurs IA.',
    mule: 'Robotown vend aussi des Robots Marché Noir, un à son vainqueur. La Mule de chantier apporte 3 matières premières pour 6K : achetez-la.',
    island: 'Et l’Île Corail-Neuf : 9K pour 3 PV, 3 matières premières et 2K par tour. Achetez-la.',
    rivals:
      'Puerto Estigio et Isla Moreau vont à OMNI, l’Anficirco à personne. Voyez Thomas Weintraub chez OMNI et Metaluna chez BION : ces cartes spéciales font gagner aussitôt qui remplit leur condition. Leur Bureau Central montre où ils en sont : gardez un œil dessus.',
    phase:
      'La Phase Finale a neuf étapes, chacune pour tous avant la suivante. La première : licenciements et recrutements. Qui ne vaut pas son salaire peut partir ; ce que vous avez en main peut venir.',
    hire: 'Dix-Doigts, un Hacker pour 1K de salaire, prend votre dernier slot.',
    hired: 'C’est tout. Si un siège du Conseil était vide, il serait pourvu maintenant.',
    income:
      'Deuxième étape, les revenus. Vos cinq cartes Action non jouées rapportent 10K, Le Comptable d’ombre 2K, l’Île 2K. Une Propriété à revenu qui a été engagée ne rapporterait rien.',
    pay: 'Troisième étape, les paiements : 8K de salaires et pour la Carrière. Qui n’est pas payé s’en va, et ses points avec. Payez.',
    project:
      'Quatrième étape, les Techniciens réparent ; cinquième, les cartes engagées se redressent. Sixième, les Projets Majeurs : ils décident des parties. Antigravedad demande 10 R&D, 10 MP et 10K, et vous les avez !',
    commit:
      'Vos cartes et vos IA restantes s’affectent à un achat, une fois par tour chacune ; elles ne s’usent pas. Choisissez carte par carte, ou laissez la table trouver le lot qui gaspille le moins.',
    built:
      'Antigravedad est à vous pour toujours : 12 PV, et 2 de plus par Technicien. Vous en avez trois, Alpha, Rivet et Exo-Pompier : 18 points dès le premier tour.',
    recovery:
      'Septième étape, IA, jetons et cartes Action reviennent. Huitième, l’ordre du tour suivant : Rivet vous garde la première place. Neuvième, les mains se défaussent, mais OMNI avait pioché un Événement et l’a placé dans un secteur : seuls les invités de sa liste pourront s’y mesurer.',
    threats:
      'Les cartes rouges sont des Menaces. On les combat comme un secteur, mais contre la carte : qui dépasse sa force l’arrête et la prend pour ses points, qui ne la dépasse pas perd un agent. Non contrées, elles frappent tout le monde, présent ou non, et beaucoup s’étendent. Trois Menaces, ou trois secteurs interdits, à la fin des Résolutions : le chaos, et tous perdent.',
    victories:
      'À partir du tour 3 se dévoilent des Événements Victoire. La plupart demandent un Politicien d’élite et autre chose encore, et terminent aussitôt la partie. Au tour 4, la Corporation la plus faible peut même défier toutes les autres : c’est la Menace Corporation.',
    last: 'Les points sont sur vos cartes, vos Projets et les Menaces capturées, plus 1 par tranche de 10K. Tout s’explique quand on le pointe, avec sa règle. La ville est à prendre. Bonne chance !',
  },
};
export default tutorial;
