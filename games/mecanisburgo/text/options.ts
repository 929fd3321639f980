/** Options in words, each with what it costs, gives and risks. */
import type { OptionOf, Sentence } from '@cabale/engine';
import { CORPORATE, DECOY, type Tables } from '../content/tables.ts';
import type { Mecanisburgo, MecanisburgoView } from '../rules/state.ts';
import { actionOptionSentence } from './actionoptions.ts';
import type { Counting } from './counting.ts';
import { askedStep, characterAt, deciderOf, keptVp } from './figures.ts';
import { fightOptionSentence } from './fightoptions.ts';
import { finalOptionSentence } from './finaloptions.ts';
import { cardRef, corpRef, sectorRef } from './refs.ts';

export type MecanisburgoOption = OptionOf<Mecanisburgo>;
export type OptionOfKind<Kind extends MecanisburgoOption['kind']> = Extract<MecanisburgoOption, { kind: Kind }>;

export function optionSentence(
  option: MecanisburgoOption,
  view: MecanisburgoView,
  content: Tables,
  count: Counting,
): Sentence {
  switch (option.kind) {
    case 'corporation':
      return { key: `option.corporation.${option.corp}`, refs: { corp: corpRef(option.corp) } };
    case 'drop':
      return {
        key: 'option.drop',
        values: { vp: keptVp(view, option.card, content) },
        refs: { card: cardRef(option.card) },
      };
    case 'place':
      return placeSentence(option, view, content);
    case 'orderZone':
      return { key: 'option.orderZone', values: { number: view.orderZone.length + 1 } };
    case 'pass':
      return { key: 'option.pass' };
    case 'pawn':
      return pawnSentence(option, view, content);
    case 'none':
      return { key: `option.none.${stepOr(view, NONE_STEPS)}` };
    case 'done':
      return { key: `option.done.${stepOr(view, DONE_STEPS)}` };
    case 'fixCharacter':
    case 'fixProperty':
    case 'takeInitiative':
    case 'takeInitiativeBy':
    case 'announce':
    case 'copy':
    case 'convert':
    case 'leader':
    case 'fist':
    case 'engage':
    case 'engageProject':
    case 'dose':
    case 'cancel':
    case 'card':
    case 'lose':
    case 'revive':
      return fightOptionSentence(option, view, content, count);
    case 'assassinate':
    case 'secure':
    case 'save':
    case 'act':
    case 'actor':
    case 'targetCharacter':
    case 'targetProperty':
    case 'targetSeat':
    case 'steal':
    case 'disable':
    case 'killBoard':
    case 'enter':
      return actionOptionSentence(option, view, content, count);
    case 'drawBy':
    case 'drawByProject':
    case 'robot':
    case 'play':
    case 'dismiss':
    case 'promote':
    case 'cashIn':
    case 'giveUp':
    case 'giveUpProperty':
    case 'payAll':
    case 'repair':
    case 'project':
    case 'leastWaste':
    case 'commitCharacter':
    case 'commitProperty':
    case 'commitProject':
    case 'commitAi':
    case 'commitResearch':
    case 'confirm':
    case 'settle':
    case 'discard':
      return finalOptionSentence(option, view, content, count);
  }
}

const NONE_STEPS = [
  'initiative',
  'convert',
  'assassinate',
  'save',
  'cancel',
  'revive',
  'buyRobot',
  'freeAct',
  'hackerEffect',
  'enterArena',
] as const;
const DONE_STEPS = ['secure', 'engage', 'draw', 'act', 'gained', 'staff', 'cashIn', 'repair', 'project'] as const;

/** The step that is asked, of those that say an option in words of their own; else the last of them. */
function stepOr<Kind extends string>(view: MecanisburgoView, kinds: readonly Kind[]): Kind | undefined {
  const kind = askedStep(view)?.kind;
  return kinds.find((each) => each === kind) ?? kinds.at(-1);
}

/** The first pawn has the initiative; later ones are told how much room is left. */
function placeSentence({ sector }: OptionOfKind<'place'>, view: MecanisburgoView, content: Tables): Sentence {
  const refs = { sector: sectorRef(sector) };
  if (CORPORATE.includes(sector)) return { key: `option.place.${corporateSide(view, sector)}`, refs };
  const { card = null, pawns = [] } = view.sectors[sector] ?? {};
  const count = (content.sectors[sector]?.spaces ?? 0) - pawns.length;
  if (card === null)
    return { key: pawns.length === 0 ? 'option.place.gold' : 'option.place.more', values: { count }, refs };
  return {
    key: pawns.length === 0 ? 'option.place.goldCard' : 'option.place.moreCard',
    values: { count },
    refs: { ...refs, card: cardRef(card) },
  };
}

function corporateSide(view: MecanisburgoView, sector: number): 'claim' | 'reinforce' | 'oppose' {
  const threatener = view.sectors[sector]?.threatener ?? null;
  if (threatener === null) return 'claim';
  return threatener === deciderOf(view) ? 'reinforce' : 'oppose';
}

function pawnSentence({ pawn }: OptionOfKind<'pawn'>, view: MecanisburgoView, content: Tables): Sentence {
  if (pawn === DECOY) return { key: 'option.pawn.decoy' };
  const character = characterAt(view, deciderOf(view), pawn);
  const { n, c, s, r, skills } = content.characters[character];
  return {
    key: 'suspended' in skills ? 'option.pawn.suspended' : 'option.pawn.agent',
    values: { number: pawn + 1, n, c, s, r },
    refs: { character: cardRef(character) },
  };
}
