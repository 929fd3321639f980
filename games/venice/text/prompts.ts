/** What is expected now: of the one who decides, and in the words of the one who waits. */
import type { Decision, Seat, Sentence } from '@cabale/engine';
import type { Venice, VeniceStep, VeniceView } from '../rules/state.ts';
import { askedStep, colourOf } from './figures.ts';
import { colourRef, deckRef, gondolaRef, missionRef, quayRef, seatRef } from './refs.ts';

export function promptSentence(view: VeniceView, decision: Decision<Venice> | undefined): Sentence {
  if (view.result !== null) return { key: 'prompt.over' };
  const step = askedStep(view);
  if (step === undefined || decision === undefined) return waitSentence(step, view);
  return askSentence(step, view);
}

function waitSentence(step: VeniceStep | undefined, view: VeniceView): Sentence {
  if (step === undefined) return { key: 'prompt.wait.table' };
  if ('seats' in step) return step.kind === 'keepMissions' ? { key: 'prompt.wait.missions' } : crossingWait(step);
  const seat: Seat = 'seat' in step ? step.seat : view.active;
  return { key: `prompt.wait.${waitingKind(step)}`, refs: { seat: seatRef(seat) } };
}

function crossingWait(step: Extract<VeniceStep, { kind: 'crossing' }>): Sentence {
  return {
    key: 'prompt.wait.crossing',
    refs: { mover: gondolaRef(step.mover), moored: gondolaRef(step.moored) },
  };
}

type Waiting = 'place' | 'turn' | 'influence' | 'gondolier' | 'row' | 'building' | 'mission' | 'smuggler' | 'lower';

/** What somebody does, in as many words as those who wait need. */
function waitingKind({ kind }: VeniceStep): Waiting {
  switch (kind) {
    case 'placeGondola':
      return 'place';
    case 'influence':
    case 'foreman':
    case 'promote':
    case 'overtime':
    case 'councillors':
    case 'offer':
    case 'stock':
    case 'spy':
    case 'keepInfluence':
    case 'bottomInfluence':
      return 'influence';
    case 'gondolier':
      return 'gondolier';
    case 'row':
    case 'arrive':
    case 'split':
    case 'passed':
      return 'row';
    case 'activate':
    case 'gain':
    case 'sell':
    case 'convert':
    case 'ship':
    case 'overflow':
    case 'bridge':
    case 'indulgence':
      return 'building';
    case 'keepMission':
    case 'bottomMission':
    case 'complete':
    case 'pay':
    case 'slot':
      return 'mission';
    case 'smugglerDraw':
    case 'smuggler':
    case 'dogeGondola':
    case 'path':
    case 'sail':
    case 'dogeCards':
    case 'summons':
    case 'dogeRefill':
    case 'dogeArrives':
      return 'smuggler';
    case 'lower':
      return 'lower';
    case 'keepMissions':
    case 'deal':
    case 'begin':
    case 'openSolo':
    case 'beginTurn':
    case 'crossing':
    case 'docked':
    case 'advance':
    case 'endTurn':
    case 'passOn':
    case 'score':
      return 'turn';
  }
}

function askSentence(step: VeniceStep, view: VeniceView): Sentence {
  switch (step.kind) {
    case 'placeGondola':
      return { key: step.gondola === 0 ? 'prompt.placeFirst' : 'prompt.placeSecond' };
    case 'gondolier':
      return { key: view.players[step.seat]?.gondolier === null ? 'prompt.gondolierFirst' : 'prompt.gondolier' };
    case 'row':
      return { key: (view.trip?.canals.length ?? 0) === 0 ? 'prompt.rowFirst' : 'prompt.row' };
    case 'arrive':
      return { key: 'prompt.arrive', refs: { quay: quayRef(view.trip?.quays.at(-1) ?? 0) } };
    case 'crossing':
      return crossingSentence(step, view);
    case 'split':
      return { key: step.extra === null ? 'prompt.splitCrossing' : 'prompt.splitStock' };
    case 'activate':
      return { key: `prompt.activate.${step.why}`, refs: { quay: quayRef(step.quay) } };
    case 'gain':
      return { key: 'prompt.gain', values: { count: step.left } };
    case 'sell':
      return { key: 'prompt.sell', values: { count: step.coins } };
    case 'overflow':
      return { key: 'prompt.overflow', refs: { gondola: gondolaRef(step.seat * 2 + step.gondola) } };
    case 'bridge':
      return { key: step.vp === null ? 'prompt.bridge' : 'prompt.bridgeOrVp' };
    case 'complete':
      return { key: 'prompt.complete', refs: { quay: quayRef(view.trip?.quays.at(-1) ?? 0) } };
    case 'pay':
    case 'slot':
      return { key: `prompt.${step.kind}`, refs: { mission: missionRef(step.mission) } };
    case 'smuggler':
      return {
        key: view.doge === null ? 'prompt.smuggler' : 'prompt.smugglerDoge',
        refs: { deck: deckRef(step.letter) },
      };
    case 'dogeGondola':
      return { key: 'prompt.dogeGondola', refs: { quay: quayRef(step.quay) } };
    case 'path':
      return { key: 'prompt.path', refs: { gondola: gondolaRef(step.gondola), quay: quayRef(step.quay) } };
    case 'summons':
      return { key: 'prompt.summons', values: { count: step.left } };
    default:
      return { key: `prompt.${step.kind}` };
  }
}

/** Whether one rows or is rowed past. */
function crossingSentence({ mover, moored }: Extract<VeniceStep, { kind: 'crossing' }>, view: VeniceView): Sentence {
  return colourOf(mover) === view.observer
    ? { key: 'prompt.crossingMine', refs: { other: colourRef(colourOf(moored)) } }
    : { key: 'prompt.crossingTheirs', refs: { other: colourRef(colourOf(mover)), gondola: gondolaRef(moored) } };
}
