import type { SameTexts } from '@cabale/engine';
import type en from './en.ts';
import about from './fr/about.ts';
import board from './fr/board.ts';
import { card, doge, permanent } from './fr/cards.ts';
import effect from './fr/effects.ts';
import event from './fr/events.ts';
import feature from './fr/features.ts';
import { at, building, dogeCard, influence, mission, resource } from './fr/names.ts';
import option from './fr/options.ts';
import prompt from './fr/prompts.ts';
import rules from './fr/rules.ts';
import setup from './fr/setup.ts';
import thing from './fr/things.ts';
import tutorial from './fr/tutorial.ts';

const fr: SameTexts<typeof en> = {
  resource,
  building,
  at,
  influence,
  mission,
  dogeCard,
  permanent,
  card,
  doge,
  effect,
  cause: {
    effect: 'bâtiment',
    canal: 'canal',
    bridge: 'pont',
    mooring: 'gondoles au-dessus',
    crossing: 'croisement',
    mission: 'mission',
    missionEffect: 'effet de mission',
    influence: 'carte Influence',
    favour: 'carte Faveur',
    tax: 'impôts',
    stay: 'gondolier',
    accusation: 'dénonciation',
    allAssistants: 'premier à dix assistants',
    cap: 'intrigue au-delà du maximum',
    dogeSpace: 'emplacement de l’assistant',
    dogeCard: 'carte Doge',
    final: 'décompte final',
  },
  prompt,
  option,
  event,
  blocked: {
    noIntrigue: 'Vous n’avez pas d’intrigue à éliminer.',
    bridged: 'Ce canal a déjà un pont.',
    usedCanal: 'On ne prend pas deux fois un canal dans un tour.',
    noParchment: 'Vous n’avez pas de parchemin.',
    noCube: 'Aucun cube à bord de cette gondole ne convient.',
    handTooSmall: 'Vous avez moins de quatre cartes Influence.',
    noInfluenceLeft: 'Il ne reste plus de carte Influence.',
    tilesOnly: 'L’espion ne sert que sur les tuiles.',
    thereAlready: 'Cette gondole y est déjà ; c’est l’autre qui se déplace.',
    cannotPay: 'Vous ne pouvez pas payer le prix entier.',
    supplyEmpty: 'La réserve n’a plus de ces cubes.',
    ownGondola: 'Votre autre gondole y est amarrée : on ne peut que passer.',
    freshCard: 'Une carte gagnée ce tour-ci attend le suivant.',
    cannotStay: 'Rester coûte plus de pièces que vous n’en avez.',
    canalTooDear: 'Ce canal coûte plus de pièces que vous n’en avez.',
    visited: 'On n’atteint pas deux fois un quai dans un tour.',
    departure: 'On ne revient pas à son point de départ.',
    noWayOn: 'De là, vous ne pourriez payer aucun chemin.',
    otherBuilding: 'Cette mission concerne un autre bâtiment.',
    cargoLacks: 'Les cubes demandés ne sont pas à bord de cette gondole.',
    parchmentsLack: 'Il vous manque les parchemins demandés.',
    noBridgeLeft: 'Vos deux ponts sont construits.',
    taxTooHigh: 'Vous ne pouvez pas payer les impôts : une pièce par mission possédée.',
    threeMissions: 'On n’a jamais plus de trois missions inachevées.',
    noMissionLeft: 'Il ne reste plus de mission.',
    noTarget: 'Cette carte n’a rien sur quoi agir.',
    other: 'Les règles ne le permettent pas maintenant.',
  },
  outcome: {
    won: {
      rounds: 'Vous gagnez : la Sérénissime est à vous !',
      doge: 'Vous gagnez : le Doge s’incline !',
      resign: 'Vous gagnez : les autres ont abandonné !',
    },
    lost: {
      rounds: '{{seat}} gagne.',
      doge: '{{seat}} gagne et garde son bonnet.',
      resign: 'Vous abandonnez : {{seat}} gagne.',
    },
    other: {
      rounds: '{{seat}} gagne.',
      doge: '{{seat}} gagne.',
      resign: '{{seat}} gagne, les autres ayant abandonné.',
    },
  },
  reason: { rounds: 'Dernière manche jouée', doge: 'Cartes Doge épuisées', resign: 'Abandon' },
  board,
  score: {
    play: 'Marqués en cours de partie',
    council: 'Piste Grand Conseil',
    assistants: 'Influence des assistants',
    wealth: 'Richesse',
    favour: 'Carte Faveur',
    total: 'Total des PV',
    intrigue: 'Intrigue restante',
  },
  provenance: {
    reconstructed: 'Reconstitution : le livret ne le donne pas.',
    pack: 'Du paquet de contenu de cette table.',
  },
  about,
  rules,
  tutorial,
  feature,
  setup,
  thing,
};
export default fr;
