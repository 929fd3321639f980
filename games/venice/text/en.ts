import type { ShellTexts } from '@cabale/engine';
import type { Reason } from '../rules/state.ts';
import type { SETUP } from '../rules/variants.ts';
import about from './en/about.ts';
import board from './en/board.ts';
import { card, doge, permanent } from './en/cards.ts';
import effect from './en/effects.ts';
import event from './en/events.ts';
import feature from './en/features.ts';
import { at, building, dogeCard, influence, mission, resource } from './en/names.ts';
import option from './en/options.ts';
import prompt from './en/prompts.ts';
import rules from './en/rules.ts';
import setup from './en/setup.ts';
import thing from './en/things.ts';
import tutorial from './en/tutorial.ts';

const en = {
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
    effect: 'building',
    canal: 'canal',
    bridge: 'bridge',
    mooring: 'gondolas above',
    crossing: 'crossing',
    mission: 'mission',
    missionEffect: 'mission’s effect',
    influence: 'influence card',
    favour: 'favour card',
    tax: 'tax',
    stay: 'gondolier',
    accusation: 'accusation',
    allAssistants: 'ten assistants first',
    cap: 'intrigue above the cap',
    dogeSpace: 'assistant’s space',
    dogeCard: 'the Doge’s card',
    final: 'final scoring',
  },
  prompt,
  option,
  event,
  blocked: {
    noIntrigue: 'You have no intrigue to remove.',
    bridged: 'This canal has a bridge already.',
    usedCanal: 'No canal is used twice in a turn.',
    noParchment: 'You have no parchment.',
    noCube: 'No cube aboard this gondola can be used.',
    handTooSmall: 'You hold fewer than four influence cards.',
    noInfluenceLeft: 'No influence card is left.',
    tilesOnly: 'The spy works on tiles only.',
    thereAlready: 'This gondola is there already; the other one moves.',
    cannotPay: 'You cannot pay its whole price.',
    supplyEmpty: 'No such cube is left in the supply.',
    ownGondola: 'Your other gondola is moored there: you can only pass.',
    freshCard: 'A card gained this turn waits until your next one.',
    cannotStay: 'Staying costs more coins than you have.',
    canalTooDear: 'This canal costs more coins than you have.',
    visited: 'No quay is reached twice in a turn.',
    departure: 'You cannot go back to where you set out.',
    noWayOn: 'From there you could not pay any way on.',
    otherBuilding: 'This mission belongs to another building.',
    cargoLacks: 'The cubes it asks for are not aboard this gondola.',
    parchmentsLack: 'You lack the parchments it asks for.',
    noBridgeLeft: 'Both your bridges are built.',
    taxTooHigh: 'You cannot pay the tax: one coin for each mission you own.',
    threeMissions: 'Nobody holds more than three unfinished missions.',
    noMissionLeft: 'No mission is left.',
    noTarget: 'This card has nothing to act on.',
    other: 'The rules do not allow it now.',
  },
  outcome: {
    won: {
      rounds: 'You win: the Serenissima is yours!',
      doge: 'You win: the Doge bows!',
      resign: 'You win: the others have given up!',
    },
    lost: {
      rounds: '{{seat}} wins.',
      doge: '{{seat}} wins and keeps his cap.',
      resign: 'You give up: {{seat}} wins.',
    },
    other: { rounds: '{{seat}} wins.', doge: '{{seat}} wins.', resign: '{{seat}} wins: the others have given up.' },
  },
  reason: { rounds: 'Last round played', doge: 'The Doge’s cards have run out', resign: 'Given up' },
  board,
  score: {
    play: 'Scored during the game',
    council: 'Council track',
    assistants: 'Assistants’ influence',
    wealth: 'Wealth',
    favour: 'Favour card',
    total: 'Total VP',
    intrigue: 'Intrigue left',
  },
  provenance: {
    reconstructed: 'Reconstructed: the rulebook does not say.',
    pack: 'From the content pack of this table.',
  },
  about,
  rules,
  tutorial,
  feature,
  setup,
  thing,
} satisfies ShellTexts<typeof SETUP, Reason>;

export default en;
