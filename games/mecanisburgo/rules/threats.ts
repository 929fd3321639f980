/** MEC-7, D7: Threats. */
import type { Seat, StepRules } from '@cabale/engine';
import type { Character, CharacterCard, Hit, PropertyType, Tables, Threat, ThreatCard } from '../content/tables.ts';
import {
  agentsAt,
  cardOf,
  contenders,
  contestOf,
  has,
  hiredOf,
  isPlaying,
  playerOf,
  propertyCard,
  sectorOf,
  slotOf,
  threatIn,
} from './counts.ts';
import { die } from './deaths.ts';
import { damage, leaveCorporation, loseProperty } from './leaving.ts';
import { FIX_CHARACTER, FIX_PROPERTY } from './offers.ts';
import { aboveStrength, dispatch, highest } from './defeat.ts';
import { changeCash, drawRandom } from './piles.ts';
import type { Context, Holding, Mecanisburgo, Member, Options, Player, Standing, State } from './state.ts';
import { checkSpecialVictories } from './victories.ts';

function hitIn(state: State, content: Tables): Hit | null {
  const threat = threatIn(state, contestOf(state).sector);
  return threat === null ? null : content.threats[threat].hit;
}

/** MEC-7.2: every corporation in the game, present or not, in turn order. */
export function runTargets(state: State, context: Context): void {
  for (const player of state.players) player.target = null;
  for (const seat of state.order.toReversed()) context.next({ kind: 'fixTarget', seat });
}

export const fixTargetStep: StepRules<Mecanisburgo, 'fixTarget'> = {
  options(state, _step, seat, content) {
    const hit = hitIn(state, content);
    return hit === null ? [] : eligible(playerOf(state, seat), hit, content);
  },
  take(state, _step, seat, option, context) {
    const target = option.kind === 'fixCharacter' ? option.character : option.property;
    playerOf(state, seat).target = target;
    context.emit({ kind: 'targetFixed', seat, target });
  },
};

function eligible(player: Player, hit: Hit, content: Tables): readonly Options['fixTarget'][] {
  switch (hit.kind) {
    case 'robot':
      return [
        ...characters(hiredOf(player), content, ({ race }) => race === 'robot'),
        ...properties(player, ['robot'], content),
      ];
    case 'character': {
      const { which } = hit;
      return characters(hit.withBoard ? player.slots : hiredOf(player), content, (card) =>
        which === 'nonRobot' ? card.race !== 'robot' : which.some((skill) => has(card, skill)),
      );
    }
    case 'property':
      return properties(player, hit.types, content);
    case 'ais':
    case 'pay':
      return [];
  }
}

function characters(
  members: readonly (Member | null)[],
  content: Tables,
  isMeant: (card: CharacterCard) => boolean,
): readonly Options['fixTarget'][] {
  const options: Options['fixTarget'][] = [];
  for (const member of members) {
    if (member !== null && isMeant(cardOf(content, member))) options.push(FIX_CHARACTER[member.character]);
  }
  return options;
}

/** D7: undamaged ones, except those that can bear a second marker. */
function properties(
  { holdings }: Player,
  types: readonly PropertyType[] | 'any',
  content: Tables,
): readonly Options['fixTarget'][] {
  const options: Options['fixTarget'][] = [];
  for (const holding of holdings) {
    const { type } = propertyCard(content, holding);
    const isMeant = types === 'any' || types.includes(type);
    if (isMeant && (holding.markers === 0 || LASTING.includes(type))) options.push(FIX_PROPERTY[holding.property]);
  }
  return options;
}

/** MEC-14.17: they stay, damaged. */
export const LASTING: readonly PropertyType[] = ['building', 'moonBase', 'island'];

/** MEC-7.7 to 7.13. */
export function endThreat(state: State, context: Context): void {
  const contest = contestOf(state);
  const threat = threatIn(state, contest.sector);
  if (threat === null) throw new Error('there is no Threat');
  const seats = contenders(state);
  // MEC-Q11: nobody there, nothing drawn.
  if (seats.length > 0) drawStrength(state, seats, context.content.threats[threat], context);
  const winner = highest(state, aboveStrength(state, seats));
  contest.winner = winner;
  if (winner !== null) capture(state, winner, threat, context);
  dispatch(state, seats, context);
}

/** MEC-7.7, 7.18. */
function drawStrength(state: State, seats: readonly Seat[], card: ThreatCard, context: Context): void {
  const { sector, strengths } = contestOf(state);
  if (!card.isEach) {
    const strength = strengthOf(state, card, context);
    strengths.fill(strength);
    context.emit({ kind: 'strength', sector, strength, against: null });
    return;
  }
  for (const seat of seats) {
    const strength = strengthOf(state, card, context);
    strengths[seat] = strength;
    context.emit({ kind: 'strength', sector, strength, against: seat });
  }
}

function strengthOf(state: State, card: ThreatCard, context: Context): number {
  let strength = card.base;
  for (let draw = 0; draw < card.randoms; draw++) strength += drawRandom(state, context, null);
  for (const what of card.adds) strength += added(state, what);
  return strength;
}

function added(state: State, what: ThreatCard['adds'][number]): number {
  const { sector } = contestOf(state);
  switch (what) {
    case 'characters':
      return contenders(state).reduce((sum, seat) => sum + agentsAt(state, sector, seat).length, 0);
    case 'forbidden':
      return state.sectors.filter(({ forbidden }) => forbidden).length;
    case 'round':
      return state.round;
  }
}

/** MEC-7.11, 7.12. */
function capture(state: State, seat: Seat, threat: Threat, context: Context): void {
  sectorOf(state, contestOf(state).sector).card = null;
  playerOf(state, seat).threats.push(threat);
  context.emit({ kind: 'threatStopped', threat, seat });
  checkSpecialVictories(state, seat, context);
}

/** MEC-7.13, 7.14: what was fixed and is still there is hit, of every corporation; the fight is over by then. */
export function runEffect(state: State, context: Context): void {
  const { winner, sector } = contestOf(state);
  const threat = threatIn(state, sector);
  if (winner !== null || threat === null) return;
  context.emit({ kind: 'threatSucceeded', threat });
  const { hit } = context.content.threats[threat];
  const killed: Standing[] = [];
  for (const seat of state.order.slice()) if (isPlaying(state, seat)) strike(state, seat, hit, killed, context);
  die(state, killed, 'threat', context);
}

function strike(state: State, seat: Seat, hit: Hit, killed: Standing[], context: Context): void {
  const player = playerOf(state, seat);
  switch (hit.kind) {
    case 'robot':
    case 'character': {
      const slot = player.target === null ? -1 : slotOf(player, player.target as Character);
      if (slot < 0) loseRobot(state, seat, context);
      else if (hit.kind === 'character' && hit.how === 'kill') killed.push({ seat, pawn: slot });
      else leaveCorporation(state, seat, slot, 'threat', context);
      break;
    }
    case 'property': {
      const holding = fixedHolding(player);
      if (holding !== undefined) damage(seat, holding, context);
      break;
    }
    case 'ais':
      player.aisDisabledUntil = state.round + 1;
      context.emit({ kind: 'aisDisabled', seat, until: state.round + 1 });
      break;
    case 'pay':
      changeCash(state, seat, -hit.amount * (hit.perHired ? hiredOf(player).length : 1), 'threat', context);
      break;
  }
}

function fixedHolding({ target, holdings }: Player): Holding | undefined {
  return holdings.find(({ property }) => property === target);
}

function loseRobot(state: State, seat: Seat, context: Context): void {
  const holding = fixedHolding(playerOf(state, seat));
  if (holding !== undefined) loseProperty(state, seat, holding, 'threat', context);
}
