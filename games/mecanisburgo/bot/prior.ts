/** Prior probabilities of options: rules of thumb of a sensible player (RULES.md, section 9). */
import type { OptionOf, Seat } from '@cabale/engine';
import { DECOY, isThreat, type Character, type Sector, type Tables } from '../content/tables.ts';
import { agentsAt, cardOf, contestOf, memberAt, playerOf, sectorOf } from '../rules/counts.ts';
import type { Mecanisburgo, State, Step, Player } from '../rules/state.ts';
import { valuesOf, statOf } from '../rules/totals.ts';
import { cardWorth, dangerOf, powerOf, prizeOf } from './prospects.ts';

type Option = OptionOf<Mecanisburgo>;

/** Not 0, so that rollouts still choose it sometimes. */
const HARDLY = 0.02;

export function prior(state: State, step: Step, seat: Seat, option: Option, content: Tables): number {
  const player = playerOf(state, seat);
  switch (option.kind) {
    case 'place':
      return toPlace(state, seat, option.sector, content);
    case 'orderZone':
      return 0.4;
    case 'pass':
      return HARDLY;
    case 'pawn':
      return toSend(state, seat, option.pawn, content);
    case 'drop':
      return 1 / (0.3 + cardWorth(option.card, content));
    case 'play':
      return 6;
    case 'announce':
      return toAnnounce(state, seat, option.type, content);
    case 'leader':
      return 0.2 + statOf(content.characters[option.character], contestOf(state).type ?? 'C') ** 2;
    case 'copy':
      return 0.2 + powerOf(content.characters[option.character]);
    case 'assassinate':
      return 0.4 + 0.4 * content.characters[option.character].vp;
    case 'lose':
    case 'killBoard':
      return 1 / (0.3 + content.characters[option.character].vp + powerOf(content.characters[option.character]) / 4);
    case 'fist':
      return option.ais === 0 ? 1 : 0.7;
    case 'card':
      return 1;
    case 'engage':
      return content.properties[option.property].pay > 0
        ? 0.5
        : content.properties[option.property].drug === null
          ? 2
          : 0.3;
    case 'engageProject':
    case 'secure':
    case 'save':
    case 'revive':
    case 'cancel':
    case 'drawBy':
    case 'drawByProject':
    case 'cashIn':
      return 4;
    case 'robot':
      return step.kind === 'buyRobot' && !step.isFree && player.cash < 12 ? 0.4 : 2;
    case 'act':
      return 3;
    case 'targetCharacter':
      return 0.3 + content.characters[option.character].vp;
    case 'targetProperty':
      return 0.3 + content.properties[option.property].vp;
    case 'targetSeat':
      return 0.3 + playerOf(state, option.seat).cash / 10;
    case 'steal':
      return 4;
    case 'dismiss':
      return toDismiss(state, player, option.character, content);
    case 'giveUp':
      return 0.6 / (0.5 + content.characters[option.character].vp);
    case 'giveUpProperty':
      return 0.6 / (0.5 + content.properties[option.property].vp);
    case 'payAll':
      return 4;
    case 'promote':
      return 1 + Math.max(0, -content.characters[option.character].pay);
    case 'repair':
      return content.properties[option.property].vp;
    case 'project':
      return content.projects[option.project].vp;
    case 'leastWaste':
    case 'confirm':
      return 20;
    case 'takeInitiative':
    case 'takeInitiativeBy':
    case 'convert':
      return 0.7;
    case 'settle':
      return 1;
    case 'fixCharacter':
      return 1 / (0.3 + content.characters[option.character].vp);
    case 'fixProperty':
      return 1 / (0.3 + content.properties[option.property].vp);
    case 'none':
    case 'done':
      return step.kind === 'staff' || step.kind === 'gained' ? 1 : 0.5;
    case 'commitCharacter':
    case 'commitProperty':
    case 'commitProject':
    case 'commitAi':
    case 'commitResearch':
      return HARDLY;
    case 'corporation':
    case 'dose':
    case 'actor':
    case 'enter':
    case 'disable':
    case 'discard':
      return 1;
  }
}

/** By the prize there, and the number of pawns already there. */
function toPlace(state: State, seat: Seat, sector: Sector, content: Tables): number {
  const here = sectorOf(state, sector);
  const prize = prizeOf(here, sector, content) + (isThreat(here.card) ? dangerOf(state, content) / 2 : 0);
  const { pawns } = here;
  const own = pawns.filter((pawn) => pawn.seat === seat).length;
  const others = pawns.length - own;
  return Math.max(HARDLY, (0.4 + prize) * (own > 0 && others === 0 ? 0.15 : own > 0 ? 0.6 : 1 / (1 + 0.6 * others)));
}

/** Strong members first, the Board last. */
function toSend(state: State, seat: Seat, pawn: number, content: Tables): number {
  if (pawn === DECOY) return 0.3;
  const member = memberAt(state, seat, pawn);
  if (member === null) return HARDLY;
  return (0.5 + powerOf(cardOf(content, member))) * (pawn === 0 ? 0.6 : 1);
}

/** The type in which the own agents are better; a lost Combat costs a member. */
function toAnnounce(state: State, seat: Seat, type: 'N' | 'C', content: Tables): number {
  let best = 0;
  for (const slot of agentsAt(state, contestOf(state).sector, seat)) {
    const member = memberAt(state, seat, slot);
    if (member !== null) best = Math.max(best, statOf(valuesOf(member, content), type));
  }
  return 0.5 + best ** 2 * (type === 'N' ? 1.2 : 1);
}

/** Only members who cost more than they earn, or block a better card. */
function toDismiss(state: State, player: Player, character: Character, content: Tables): number {
  const { pay, vp } = content.characters[character];
  const isLast = state.round === content.numbers.rounds;
  if (isLast) return HARDLY;
  return pay < -2 && vp < 2 && player.cash < 6 ? 0.4 : HARDLY;
}
