import type { SameTexts } from '@cabale/engine';
import type en from '../en/rules.ts';

const rules: SameTexts<typeof en> = {
  aim: {
    title: 'De quoi s’agit-il',
    text: 'Quatre Conglomérats de médias se disputent une grille de Compagnies. Aucun n’est à vous : vous en détenez des parts. Vous posez des cartes pour renforcer un Conglomérat, vous les inclinez pour qu’il avale ses voisines, et à la fin chaque Conglomérat rapporte à ses plus gros actionnaires.',
    colours:
      'Chaque Conglomérat a sa couleur et son motif : Vermillon est rouge à points, Cobalt bleu à rayures, Onyx noir plein, Albâtre blanc au trait. Toutes les cartes d’une couleur sont identiques.',
  },
  companies: {
    title: 'Les Compagnies',
    text: 'Une Compagnie est contrôlée par la couleur des agents qui s’y trouvent. Tous sont d’une même couleur, il y en a toujours au moins un, et un Conglomérat ne perd jamais sa dernière Compagnie.',
    setup:
      'À deux joueurs : douze Compagnies en quatre colonnes, deux de chaque type. À trois ou quatre : seize des dix-huit. Un agent occupe chacune au départ, chaque couleur étant également représentée.',
  },
  turn: {
    title: 'Un tour',
    text: 'Vous pouvez d’abord utiliser un Consultant. Puis vous faites exactement une chose parmi trois. À la fin de votre tour, vous gardez six cartes au plus ; le reste va dans la boîte. Personne n’interrompt jamais.',
  },
  plot: {
    title: 'Complot',
    text: 'Prenez deux cartes, chacune dans l’Étalage ou à l’aveugle dans la Pioche. Vous voyez la première avant de choisir la deuxième. Ensuite seulement, l’Étalage est complété à cinq.',
    end: 'Quand il ne peut plus l’être, le dernier tour commence.',
  },
  infiltrate: {
    title: 'Infiltration',
    text: 'Posez droites dans votre QG autant de cartes d’une couleur que vous voulez et placez autant d’agents de cette couleur, pris dans la réserve, tous sur une même Compagnie que la couleur contrôle déjà.',
    consultant: 'Trois cartes d’une couleur ou plus : vous pouvez prendre un Consultant dans la réserve.',
  },
  takeover: {
    title: 'Prise de contrôle',
    text: 'Choisissez une Compagnie et une voisine, inclinez dans votre QG des cartes droites de la couleur de la première et déplacez autant d’agents. Un agent doit rester sur place.',
    same: 'Sur une Compagnie de la même couleur, ils se joignent simplement aux autres.',
    success:
      'Plus d’agents que le défenseur : réussite. Un agent vaincu est capturé dans votre QG, les autres retournent à la réserve, et vous pouvez utiliser la capacité de la Compagnie.',
    failure: 'Autant ou moins : échec. Les agents reviennent, les cartes restent inclinées.',
    tilted:
      'Les cartes inclinées sont dépensées jusqu’à ce qu’une capacité les redresse, mais elles restent des parts.',
  },
  abilities: {
    title: 'Les capacités des Compagnies',
    text: 'Une fois, après une Prise de contrôle réussie, si vous le souhaitez.',
  },
  consultants: {
    title: 'Les Consultants',
    text: 'Ils sont toujours visibles. Utilisez-en un avant votre action ; il va alors à la réserve, où chacun peut le prendre. À deux joueurs, il n’y a pas d’Avocat d’affaires.',
  },
  end: {
    title: 'La fin',
    text: 'Le tour qui déclenche la fin est terminé. Puis chacun joue encore un tour ; qui l’a déclenchée joue en dernier. Les cartes en main ne valent rien.',
  },
  scoring: {
    title: 'Le décompte',
    shares: 'Une carte de votre QG vaut une part de sa couleur, droite ou inclinée ; un agent capturé en vaut deux.',
    pay: 'Chaque couleur rapporte 2 PV par Compagnie qu’elle contrôle à son premier actionnaire et, à trois ou quatre joueurs, 1 PV par Compagnie au deuxième. À parts égales, les agents capturés de cette couleur départagent ; si l’égalité demeure, tous deux sont payés.',
    objectives:
      'Chacun de vos deux Objectifs Secrets ajoute 2 PV par Compagnie de son type dans chaque couleur qui vous rapporte.',
    consultants: 'Chaque paire de Consultants différents vaut 1 PV, les quatre types un de plus.',
    tie: 'À égalité de points, les agents capturés l’emportent.',
    example:
      'Vermillon contrôle quatre Compagnies. Karen a 9 parts et reçoit 8, plus 4 pour deux Compagnies de son objectif. Alba et Olja ont 6 parts chacune ; Alba a capturé un agent et reçoit 4, Olja rien.',
  },
  solo: {
    title: 'Seul contre le SOD',
    text: 'Deux Conglomérats sont à vous, deux au SOD. Il n’y a ni main ni Consultant : un Complot pose les cartes de vos couleurs directement dans votre QG, puis vous placez leurs agents. Les cartes des couleurs du SOD que vous prenez vont dans la boîte. L’Étalage compte quatre cartes et n’est regarni qu’une fois vide.',
    score:
      'Trois objectifs sont visibles pour les deux camps. Quand les cartes sont épuisées, chaque Compagnie de ces types vaut 1 PV au camp qui la contrôle. À égalité, vous ne gagnez qu’avec plus d’agents capturés.',
    sod: 'Avant chaque tour du SOD, son marqueur avance d’une colonne vers la droite. Le SOD examine les Compagnies à partir de là, colonne par colonne, et suit ces lignes ; il fait la première chose possible.',
  },
  options: {
    title: 'Les options',
    text: 'Le livret mentionne des Compagnies et des Consultants Deluxe ainsi qu’un Comptable, sans les décrire. Les nôtres sont reconstitués, désactivés au départ et signalés comme tels.',
  },
  glossary: {
    title: 'Le vocabulaire',
    agent: { term: 'Agent', meaning: 'un cube ; il montre qui contrôle une Compagnie' },
    box: { term: 'Boîte', meaning: 'où vont les cartes qui quittent le jeu pour de bon' },
    conglomerate: { term: 'Conglomérat', meaning: 'l’une des quatre couleurs ; il n’appartient à personne' },
    display: { term: 'Étalage', meaning: 'la rangée des cartes visibles' },
    hq: { term: 'QG', meaning: 'vos cartes visibles, vos agents capturés et vos Consultants' },
    share: { term: 'Part', meaning: 'ce qui vous fait payer par une couleur' },
    supply: { term: 'Réserve', meaning: 'le stock commun d’agents et de Consultants' },
    tilted: { term: 'Inclinée', meaning: 'tournée d’un quart de tour : dépensée' },
    upright: { term: 'Droite', meaning: 'prête à payer une Prise de contrôle' },
  },
};
export default rules;
