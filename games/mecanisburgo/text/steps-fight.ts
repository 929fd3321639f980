/** What is asked and may be answered before and while a sector is fought for. */
import type { Asking, Seat, StepOf } from '@cabale/engine';
import {
  CORPORATE,
  DECOY,
  type ActionValue,
  type Character,
  type Project,
  type Property,
  type Sector,
  type Tables,
} from '../content/tables.ts';
import { isBoard, memberOf, playerOf, slotOf, threatIn } from '../rules/counts.ts';
import { vpOf } from '../rules/setup.ts';
import type { Mecanisburgo, Open, View } from '../rules/state.ts';
import { addsNow, baseWith, bestBase, projectValue, totalNow } from '../rules/totals.ts';
import {
  answer,
  change,
  characterHere,
  characterRef,
  deciderOf,
  done,
  here,
  none,
  ownerOf,
  pawnRefs,
  type Steps,
} from './answers.ts';
import { belongingRef, cardRef, corpRef, projectRef, sectorRef, seatRef, valueRef } from './refs.ts';

/** VP of the cards that stay when one of the four is not kept (MEC-1.15). */
function keptVp({ dealt }: View, dropped: string, content: Tables): number {
  const kept = (dealt ?? []).filter((card) => card !== dropped);
  return kept.reduce((sum, card) => sum + vpOf(card, content), 0);
}

/** The first pawn has the initiative; later ones say how much room is left. */
function placeSentence(sector: Sector, view: View, seat: Seat, content: Tables) {
  if (CORPORATE.includes(sector)) return { key: `option.place.${corporateSide(view, sector, seat)}` } as const;
  const { card = null, pawns = [] } = view.sectors[sector] ?? {};
  const values = { count: (content.sectors[sector]?.spaces ?? 0) - pawns.length };
  if (card === null) return { key: pawns.length === 0 ? 'option.place.gold' : 'option.place.more', values } as const;
  const key = pawns.length === 0 ? 'option.place.goldCard' : 'option.place.moreCard';
  return { key, values, refs: { card: cardRef(card) } } as const;
}

function corporateSide({ sectors }: Open, sector: Sector, seat: Seat): 'claim' | 'reinforce' | 'oppose' {
  const threatener = sectors[sector]?.threatener ?? null;
  if (threatener === null) return 'claim';
  return threatener === seat ? 'reinforce' : 'oppose';
}

/** What the Threat at hand does to the card that is fixed. */
function hitHow({ view, content }: Asking<Mecanisburgo, unknown>): 'kill' | 'discard' | 'damage' {
  const threat = view.contest === null ? null : threatIn(view, view.contest.sector);
  const hit = threat === null ? undefined : content.threats[threat].hit;
  if (hit?.kind === 'property') return 'damage';
  return hit?.kind === 'character' ? hit.how : 'discard';
}

const fix = {
  sentence: (
    option: { readonly character: Character } | { readonly property: Property },
    asking: Asking<Mecanisburgo, unknown>,
  ) =>
    ({
      key: `option.fix.${hitHow(asking)}`,
      refs: { card: cardRef('character' in option ? option.character : option.property) },
    }) as const,
};

/** The base total a corporation would begin with. */
function baseIn({ view, step, content }: Asking<Mecanisburgo, { readonly seat: Seat }>, type: 'N' | 'C' | 'R'): number {
  return view.contest === null ? 0 : bestBase(view, step.seat, { sector: view.contest.sector, type }, content);
}

function leaderTotal(character: Character, view: View, seat: Seat, content: Tables): number {
  if (view.contest === null) return 0;
  const { sector, type } = view.contest;
  const leader = slotOf(playerOf(view, seat), character);
  return baseWith(view, seat, { sector, leader, type: type ?? 'C' }, content);
}

/** Turned for a contest, a Property brings no income (MEC-13.12). */
function engageSentence(
  property: Property,
  { view, step, content }: Asking<Mecanisburgo, StepOf<Mecanisburgo, 'engage'>>,
) {
  const { drug, pay } = content.properties[property];
  const refs = { card: cardRef(property) };
  if (drug !== null) return { key: 'option.engage.drug', refs } as const;
  const adds = change('strength', step.seat, addsNow(view, step.seat, property, content));
  return pay > 0
    ? ({ key: 'option.engage.income', promises: { adds, income: change('income', step.seat, -pay) }, refs } as const)
    : ({ key: 'option.engage.plain', promises: { adds }, refs } as const);
}

function projectAdds(project: Project, { contest }: View, content: Tables): number {
  return contest === null ? 0 : projectValue(contest, { project }, content);
}

function doseSentence({ step, content }: Asking<Mecanisburgo, StepOf<Mecanisburgo, 'dose'>>) {
  const { drug } = content.properties[step.property];
  const kills = drug?.kills ?? 0;
  return drug === null || drug.adds === 'random'
    ? ({ key: 'option.dose.random', values: { kills } } as const)
    : ({ key: 'option.dose.fixed', values: { adds: drug.adds, kills } } as const);
}

/** A contest shows the total; a duel still lacks the Random card. */
export const actionCard = (where: 'contest' | 'duel') => ({
  sentence: ({ value }: { readonly value: ActionValue }, asking: Asking<Mecanisburgo>) => {
    const { view, content } = asking;
    const { income } = content.actionCards[value];
    return where === 'duel'
      ? ({ key: 'option.card.duel', values: { value, income } } as const)
      : ({
          key: 'option.card.contest',
          values: { value, income, total: totalNow(view, deciderOf(asking), content) + value },
        } as const);
  },
  things: ({ value }: { readonly value: ActionValue }) => [valueRef(value)],
});

/** The sector and the total so far. */
function totalHere(asking: Asking<Mecanisburgo>) {
  const { view, step, content } = asking;
  const seat = 'seat' in step ? step.seat : view.observer;
  return { ...here(asking), values: { total: seat === 'audience' ? 0 : totalNow(view, seat, content) } };
}

/** Who attempts whose life. */
function duelRefs(view: View) {
  const [acting, answering] = view.duel?.sides ?? [];
  const of = (side: typeof acting) => characterRef(view, side?.seat ?? 0, side?.slot ?? 0);
  return { refs: { assassin: of(acting), target: of(answering) } };
}

const isOnBoard = (view: Open, character: Character): boolean => {
  const slot = slotOf(playerOf(view, ownerOf(view, character)), character);
  return slot >= 0 && isBoard(slot);
};

/** A Character dies, unless an immortal one comes back; without a Board, the whole corporation is lost. */
export const mayLose = (seat: Seat) => ({ card: { what: 'cards', side: seat, by: 'chance' } }) as const;

const FIGHT = 'prompt.wait.fight';

export const fightSteps = {
  corporation: {
    options: {
      corporation: {
        sentence: ({ corp }) => ({ key: `option.corporation.${corp}` }),
        things: ({ corp }) => [corpRef(corp)],
      },
    },
  },
  keep: {
    prompt: ({ content }) => ({ values: { vp: content.numbers.keptVp } }),
    options: { drop: { sentence: ({ card }, { view, content }) => ({ values: { vp: keptVp(view, card, content) } }) } },
  },
  place: {
    options: {
      place: { sentence: ({ sector }, { view, step, content }) => placeSentence(sector, view, step.seat, content) },
      orderZone: {
        sentence: (_option, { view }) => ({ values: { number: view.orderZone.length + 1 } }),
        things: () => ['zone:order'],
      },
      pass: { ...answer('pass'), needsConfirm: true },
    },
  },
  pawn: {
    prompt: ({ step }) =>
      step.place < 0
        ? { key: 'prompt.pawn.zone' }
        : { key: 'prompt.pawn.sector', refs: { sector: sectorRef(step.place) } },
    waiting: 'prompt.wait.place',
    options: {
      pawn: {
        sentence({ pawn }, { view, step, content }) {
          if (pawn === DECOY) return { key: 'option.pawn.decoy' };
          const { character } = memberOf(view, step.seat, pawn);
          const { n, c, s, r, skills } = content.characters[character];
          return {
            key: 'suspended' in skills ? 'option.pawn.suspended' : 'option.pawn.agent',
            values: { number: pawn + 1, n, c, s, r },
            refs: { character: cardRef(character) },
          };
        },
        things: ({ pawn }, { view, step }) => pawnRefs(view, step.seat, pawn),
      },
    },
  },
  fixTarget: { prompt: here, waiting: 'prompt.wait.target', options: { fixCharacter: fix, fixProperty: fix } },
  initiative: {
    prompt: here,
    waiting: FIGHT,
    options: {
      takeInitiative: { sentence: ({ property }) => ({ refs: { card: cardRef(property) } }) },
      takeInitiativeBy: {
        sentence: ({ project }) => ({ key: 'option.takeInitiative', refs: { card: projectRef(project) } }),
      },
      none: none('initiative'),
    },
  },
  announceType: {
    prompt: here,
    waiting: FIGHT,
    options: {
      announce: {
        sentence: ({ type }, asking) => ({ key: `option.announce.${type}`, values: { total: baseIn(asking, type) } }),
      },
    },
  },
  copy: {
    prompt: characterHere,
    waiting: FIGHT,
    options: {
      copy: {
        sentence({ character }, { content }) {
          const { n, c, s, r } = content.characters[character];
          return { values: { n, c, s, r } };
        },
      },
    },
  },
  convert: {
    prompt: here,
    waiting: FIGHT,
    options: {
      convert: { ...answer('convert'), sentence: (_option, asking) => ({ values: { total: baseIn(asking, 'R') } }) },
      none: none('convert'),
    },
  },
  leader: {
    prompt: (asking) => ({ key: `prompt.leader.${asking.view.contest?.type ?? 'C'}`, ...here(asking) }),
    waiting: FIGHT,
    options: {
      leader: {
        sentence: ({ character }, { view, step, content }) => ({
          values: { total: leaderTotal(character, view, step.seat, content) },
        }),
      },
    },
  },
  assassinate: {
    prompt: characterHere,
    waiting: FIGHT,
    options: {
      assassinate: {
        sentence: ({ character }, { view }) => ({
          key: isOnBoard(view, character) ? 'option.assassinate.board' : 'option.assassinate.agent',
          refs: { seat: seatRef(ownerOf(view, character)) },
        }),
        things: ({ character }) => [cardRef(character)],
      },
      none: none('assassinate'),
    },
  },
  secure: {
    prompt: ({ view }) => duelRefs(view),
    waiting: FIGHT,
    options: {
      secure: { sentence: ({ property }, { content }) => ({ values: { by: content.properties[property].security } }) },
      done: done('secure'),
    },
  },
  save: { prompt: characterHere, waiting: FIGHT, options: { save: {}, none: none('save') } },
  fists: {
    prompt: here,
    options: {
      fist: {
        sentence: ({ ais }) =>
          ais === 0 ? { key: 'option.fist.none' } : { key: 'option.fist.some', values: { count: ais } },
        things: (_option, asking) => [belongingRef('ais', deciderOf(asking))],
      },
    },
  },
  engage: {
    prompt: totalHere,
    waiting: FIGHT,
    options: {
      engage: { sentence: ({ property }, asking) => engageSentence(property, asking) },
      engageProject: {
        sentence: ({ project }, { view, step, content }) => ({
          key: 'option.engage.plain',
          promises: { adds: change('strength', step.seat, projectAdds(project, view, content)) },
          refs: { card: projectRef(project) },
        }),
      },
      done: done('engage'),
    },
  },
  dose: { waiting: FIGHT, options: { dose: { sentence: (_option, asking) => doseSentence(asking) } } },
  cancel: {
    prompt: ({ step }) => ({ refs: { seat: seatRef(step.owner) } }),
    waiting: FIGHT,
    options: {
      cancel: {
        ...answer('cancel'),
        sentence: (_option, { step }) => ({ refs: { property: cardRef(step.property) } }),
      },
      none: none('cancel'),
    },
  },
  actionCards: { prompt: totalHere, waiting: 'prompt.wait.cards', options: { card: actionCard('contest') } },
  lateCards: { prompt: totalHere, waiting: 'prompt.wait.cards', options: { card: actionCard('contest') } },
  loseAgent: {
    prompt: ({ view }) => ({
      key: view.contest?.kind === 'confrontation' ? 'prompt.loseAgent.rival' : 'prompt.loseAgent.other',
    }),
    waiting: FIGHT,
    options: {
      lose: {
        sentence: ({ character }, { view, step }) => ({
          key: isOnBoard(view, character) ? 'option.lose.board' : 'option.lose.agent',
          promises: mayLose(step.seat),
        }),
      },
    },
  },
  revive: {
    prompt: ({ view, step, content }) => ({
      values: { cost: content.numbers.revival },
      ...characterHere({ view, step }),
    }),
    waiting: FIGHT,
    options: {
      revive: {
        sentence: ({ by }, { view, step, content }) => ({
          key: `option.revive.${by}`,
          promises: { cost: change('cash', step.seat, -content.numbers.revival) },
          refs: { character: characterRef(view, step.seat, step.slot), project: projectRef('lazarius') },
        }),
        things({ by }, { view, step }) {
          const dying = characterRef(view, step.seat, step.slot);
          return by === 'project' ? [projectRef('lazarius'), dying] : [dying];
        },
      },
      none: {
        ...none('revive'),
        sentence: (_option, { step }) => ({ key: 'option.none.revive', promises: mayLose(step.seat) }),
      },
    },
  },
} satisfies Partial<Steps>;
