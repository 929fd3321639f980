import type { SameTexts } from '@cabale/engine';
import type en from '../en/tutorial.ts';

const tutorial: SameTexts<typeof en> = {
  first: {
    welcome:
      'Néo Paris, 2047. Vous dirigez une corporation qui produit des mondes virtuels. Cinq manches, trois tours dans chacune ; le plus de points gagne. Ici : la manche, l’ordre du tour et les Revenus de chacun.',
    city: '23 arrondissements en sept Districts. Vos hexagones sont votre influence : là où vous en avez un, vous avez le contrôle. Tenez tout un District, comme le Quartier Latin, et son Titre est à vous.',
    director:
      'Chaque tour commence par un Directeur, où vous voulez. Tout le reste se passe autour de lui. Placez-le dans le 5e.',
    add: 'Maintenant, si vous voulez, une manœuvre ici : ajouter, éliminer ou déplacer. Ajouter et éliminer font piocher une carte Corruption, et l’écran le dit. Ajoutez un jeton : il servira juste à côté.',
    corruption:
      'Voici votre carte Corruption. Elle ne fait rien en main ; mais à cinq en fin de manche, Interpol vous perquisitionne, et chaque carte frappe. Des parasites gagnent votre plateau à mesure.',
    recruit: 'Puis une Action. Baron Dimka est dans le 4e, à un pas de votre Directeur : à Portée. Recrutez, pour 4 €.',
    hire: 'Recrutez Baron Dimka, un Technicien.',
    use: 'Un Agent en service sert une fois par manche. Un Technicien rapporte 3 €. Utilisez-le.',
    end: 'Rien d’autre pour l’instant. Finissez le tour.',
    second:
      'L’autre corporation a travaillé. Votre deuxième Directeur va dans le 6e, à côté du 5e dans le Quartier Latin.',
    eliminate:
      'Un jeton adverse vous ferme le 6e. Éliminez-le, pour une carte Corruption : il va dans la zone de Recyclage, et le 6e est libre.',
    work: 'Travaillez : 5 €. Vous en aurez besoin.',
    promote: 'Dimka est incliné, mais on peut le promouvoir : il quitte le service, avec un effet.',
    apply:
      'Au niveau 1, l’effet fait piocher une carte Corruption. Un point de Revenus de plus rapporte 1 € après chaque manche et 1 PV à la fin : cela en vaut la peine. Appliquez-le.',
    boost:
      'À présent, la retraite ou un Boost : sous Construire, chaque Serveur rapportera 1 de Revenus de plus. Faites-en un Boost.',
    third: 'Troisième tour. Retour dans le 6e.',
    move: 'Le 6e est libre, et vous avez deux jetons dans le 5e. En déplacer un ne fait rien piocher, et vous contrôlez maintenant les deux.',
    build: 'Construisez un Serveur : 10 €, un jeton à vous ici, aucun de vos Serveurs dans le District.',
    server:
      'Une tour à votre couleur : Revenus +2, et 1 de plus grâce à Dimka, un jeton 2 PV, et le contrôle ici même sans jeton.',
    necro:
      'La manche est finie. Une carte Nécro a été révélée : MINIMUM pour les Revenus les plus bas, GLOBAL pour tous, MAXIMUM en plus pour les plus hauts, les vôtres. Deux ou trois Immunités en auraient évité une partie. La richesse a son prix.',
    search:
      'Avec quatre cartes, pas de Perquisition. Sinon, chaque Immunité annule une carte, et vous choisissez l’ordre. Tout se déroule ici, pas à pas.',
    round:
      'Les revenus tombent : autant d’euros que vos Revenus. De nouveaux Agents sont en ville. Votre Directeur va dans le 2e.',
    quiet: 'Pas de manœuvre : l’Action qui vient fait déjà piocher une carte.',
    create: 'Venizia demande un Serveur au Quartier Latin ou au Marais, et vous en avez un. Créez un Verse.',
    pay: 'Pour 2 €, vous pourriez d’abord renouveler les cinq Verses disponibles, et les actions libres restent ouvertes jusqu’au paiement. Payez le Verse : Revenus +1, une carte Corruption.',
    take: 'Prenez Venizia.',
    online: 'Il est Loading, et sa Mission est remplie, 1 sur 1. Passez-le Online.',
    token:
      'Son gain immédiat : un jeton dans l’un de ses deux Districts. Le 5e n’a qu’un jeton et pas de Serveur : placez-le là, il sera plus difficile à prendre.',
    titles: 'Titres, zone de Recyclage, autres Agents : pointez n’importe quoi, tout s’explique, avec sa règle.',
    last: 'Vos deux Objectifs secrets disent ce qu’ils vaudraient maintenant ; le meilleur compte. À la dernière manche, défaussez votre Corruption : tout le monde est perquisitionné à la fin. Bonne chance !',
  },
};
export default tutorial;
