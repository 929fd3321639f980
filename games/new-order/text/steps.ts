/** Prompts and options, by step. */
import type { Asking, OptionWords, WordTables } from '@cabale/engine';
import type { Colour, Consultant } from '../content/tables.ts';
import { agentsOn, colourOf, playerOf } from '../rules/counts.ts';
import type { HqCard, HqId, NewOrder, Open, Step, View } from '../rules/state.ts';
import { reachOf, verdictOf } from '../rules/takeover.ts';
import { colourRef, consultantRef, displayRef, handRef, hqRef, tileRef, type NewOrderRef } from './refs.ts';

type Words<Option> = OptionWords<NewOrder, Step, Option>;

/** Declining gives something up for good. */
const declined = { things: (): readonly NewOrderRef[] => ['decline:none'], needsConfirm: true } as const;

const decline = (what: 'main' | 'odd' | 'second' | 'hire' | 'crisis' | 'accountant') => ({
  ...declined,
  sentence: () => ({ key: `option.decline.${what}` }) as const,
});

/** Declining an ability; after its first use, what is left of it. */
const declineAbility = {
  ...declined,
  sentence: (_option: unknown, { step }: { readonly step: { hq?: HqId | null; colour?: Colour | null } }) =>
    ({ key: `option.decline.${(step.hq ?? step.colour ?? null) === null ? 'main' : 'more'}` }) as const,
};

/** Cards of one colour in the own hand. */
const handCard: Words<{ readonly colour: Colour }> = {
  things: ({ colour }, { view }) => [handRef(view.active, colour)],
};

const orientation = (tilted: boolean) => (tilted ? 'tilted' : 'up');

const hqCard: Words<HqCard>['things'] = ({ hq, colour, tilted }) => [hqRef(hq, colour, orientation(tilted))];

const plot = (isFirst: boolean): Words<{ readonly slot: number }> => ({
  sentence({ slot }, { view }) {
    const colour = view.display[slot] ?? null;
    if (colour === null) return { key: 'thing.display', values: { number: slot + 1 } };
    return { key: isFirst ? 'option.plot' : 'option.plotAgain', refs: { colour: colourRef(colour) } };
  },
  things: ({ slot }, { view }) => alikeInDisplay(view, slot).map(displayRef),
});

/** Equal cards of the display are offered once, and each of them can be clicked. */
function alikeInDisplay({ display, solo }: Open, slot: number): readonly number[] {
  const colour = display[slot] ?? null;
  // In solo the place of a card matters: SOD prefers what lies on the left.
  if (colour === null || solo !== null) return [slot];
  return display.flatMap((each, index) => (each === colour ? [index] : []));
}

const plotDeck = (isFirst: boolean): Words<unknown> => ({
  sentence: () => ({ key: isFirst ? 'option.plotDeck' : 'option.plotDeckAgain' }),
  things: () => ['deck:cards'],
});

const consultantFrom = (place: 'own' | 'supply'): Words<{ readonly consultant: Consultant }> => {
  const refOf = (consultant: Consultant, { active }: View) =>
    consultantRef(place === 'own' ? active : 'supply', consultant);
  return {
    sentence: ({ consultant }, { view }) => ({ refs: { consultant: refOf(consultant, view) } }),
    things: ({ consultant }, { view }) => [refOf(consultant, view)],
  };
};

function mainPrompt({ view: { solo, turnsLeft, used, endedBy } }: Asking<NewOrder>) {
  if (solo !== null) return { key: 'prompt.mainSolo' } as const;
  if (used !== null) return { key: 'prompt.mainUsed' } as const;
  return endedBy !== null && turnsLeft > 0 ? ({ key: 'prompt.mainLast' } as const) : ({ key: 'prompt.main' } as const);
}

const ABILITY = 'prompt.wait.ability';
const INFILTRATE = 'prompt.wait.infiltrate';
const TAKEOVER = 'prompt.wait.takeover';

export const steps: WordTables<NewOrder>['steps'] = {
  ownColours: {
    options: {
      own: {
        sentence: ({ first, second }) => ({ refs: { first: colourRef(first), second: colourRef(second) } }),
        things: ({ first, second }) => [`pair:${first}:${second}`, colourRef(first), colourRef(second)],
      },
    },
  },
  main: {
    prompt: mainPrompt,
    options: {
      use: consultantFrom('own'),
      plot: plot(true),
      plotDeck: plotDeck(true),
      lay: {
        ...handCard,
        sentence: ({ count }, { content }) => (count < content.hireAt ? {} : { key: 'option.layHire' }),
      },
      takeover: {
        sentence: ({ source }, { view }) => ({
          values: { count: reachOf(view, view.active, source) },
          refs: { tile: tileRef(source), colour: colourRef(colourOf(view, source)) },
        }),
      },
    },
  },
  plot: {
    prompt: ({ step }) => ({ values: { count: step.left } }),
    options: { plot: plot(false), plotDeck: plotDeck(false) },
  },
  odd: { waiting: INFILTRATE, options: { odd: handCard, decline: decline('odd') } },
  place: {
    prompt: ({ step }) => ({ values: { count: step.agents } }),
    waiting: INFILTRATE,
    options: { place: {} },
  },
  second: {
    waiting: INFILTRATE,
    options: {
      lay: { ...handCard, sentence: () => ({ key: 'option.laySecond' }) },
      decline: decline('second'),
    },
  },
  hire: { waiting: INFILTRATE, options: { hire: consultantFrom('supply'), decline: decline('hire') } },
  target: {
    prompt: ({ step }) => ({ refs: { tile: tileRef(step.source) } }),
    waiting: TAKEOVER,
    options: {
      // NO-Q17: a takeover that can only fail is legal, and its label says so.
      target: {
        sentence: ({ tile }, { view, step: { seat, source } }) => ({
          key: `option.target.${verdictOf(view, source, tile, reachOf(view, seat, source))}`,
          values: { defenders: agentsOn(view, tile) },
          refs: { colour: colourRef(colourOf(view, tile)) },
        }),
      },
    },
  },
  strength: {
    waiting: TAKEOVER,
    options: {
      strength: {
        sentence: ({ agents }, { view, step }) => ({
          key: `option.strength.${verdictOf(view, step.source, step.target, agents)}`,
          values: { count: agents, defenders: agentsOn(view, step.target) },
        }),
        things: ({ agents }, { step }) => [`strength:${agents}`, tileRef(step.target)],
        needsConfirm: ({ agents }, { view, step }) => verdictOf(view, step.source, step.target, agents) === 'fail',
      },
    },
  },
  broadcastFrom: {
    prompt: ({ step }) => (step.colour === null ? { values: { most: step.left } } : { key: 'prompt.broadcastAgain' }),
    waiting: ABILITY,
    options: {
      from: {},
      decline: declineAbility,
    },
  },
  broadcastTo: {
    prompt: ({ step }) => ({ refs: { tile: tileRef(step.from) } }),
    waiting: ABILITY,
    options: { to: {} },
  },
  guerrilla: {
    prompt: ({ step }) => (step.hq === null ? { values: { most: step.left } } : { key: 'prompt.guerrillaAgain' }),
    waiting: ABILITY,
    options: {
      tilt: { things: ({ hq, colour }) => [hqRef(hq, colour, 'up')] },
      decline: declineAbility,
    },
  },
  pressGive: {
    waiting: ABILITY,
    options: {
      give: {
        sentence: ({ tilted }) => ({ key: `option.give.${orientation(tilted)}` }),
        things: ({ colour, tilted }, { view }) => [hqRef(view.active, colour, orientation(tilted))],
      },
      decline: decline('main'),
    },
  },
  pressTake: {
    waiting: ABILITY,
    options: {
      take: { sentence: ({ tilted }) => ({ key: `option.take.${orientation(tilted)}` }), things: hqCard },
    },
  },
  ambient: {
    prompt: ({ step }) => (step.hq === null ? { values: { most: step.left } } : { key: 'prompt.ambientAgain' }),
    waiting: ABILITY,
    options: {
      straighten: { things: ({ hq, colour }) => [hqRef(hq, colour, 'tilted')] },
      decline: declineAbility,
    },
  },
  social: {
    waiting: ABILITY,
    options: {
      remove: { sentence: ({ tilted }) => ({ key: `option.remove.${orientation(tilted)}` }), things: hqCard },
      decline: decline('main'),
    },
  },
  online: {
    prompt: ({ step }) =>
      step.first === null ? {} : { key: 'prompt.onlineSecond', refs: { tile: tileRef(step.first) } },
    waiting: ABILITY,
    options: {
      swap: {
        sentence: (_option, { step }) =>
          step.first === null ? {} : { key: 'option.swapWith', refs: { first: tileRef(step.first) } },
      },
      decline: decline('main'),
    },
  },
  pirate: { waiting: ABILITY, options: { place: {}, decline: decline('main') } },
  verify: { waiting: ABILITY, options: { withdraw: {}, decline: decline('main') } },
  crisis: {
    prompt: ({ step }) => ({ values: { count: step.most } }),
    waiting: ABILITY,
    options: {
      restore: { things: ({ count }, { step }) => [`restore:${count}`, hqRef(step.seat, step.colour, 'tilted')] },
      decline: decline('crisis'),
    },
  },
  accountant: { waiting: 'prompt.wait.main', options: { account: handCard, decline: decline('accountant') } },
  discard: {
    // NO-2.6.
    prompt: ({ view, content }) => ({
      values: { count: Math.max(1, playerOf(view, view.active).handCount - content.handLimit) },
    }),
    options: { discard: handCard },
  },
};
