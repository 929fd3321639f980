/** Prompts and options, by step. */
import type { Asking, OptionWords, Promised, WordTables } from '@cabale/engine';
import type { Colour, Consultant } from '../content/tables.ts';
import { agentsOn, colourOf, hqOf, isLastTile, mayTilt, playerOf } from '../rules/counts.ts';
import { hireable } from '../rules/infiltrate.ts';
import type { HqCard, HqId, NewOrder, Open, Step, View } from '../rules/state.ts';
import { reachOf, strongest, verdictOf } from '../rules/takeover.ts';
import { colourRef, consultantRef, displayRef, handRef, hqRef, tileRef, type NewOrderRef } from './refs.ts';

type Words<Option> = OptionWords<NewOrder, Step, Option>;
type Promises = Readonly<Record<string, Promised<NewOrder>>>;

const change = (what: Promised<NewOrder>['what'], side: number, by: Promised<NewOrder>['by']) => ({ what, side, by });

/** Cards that go from the hand upright into the HQ. */
const laid = (side: number, count: number): Promises => ({
  left: change('hand', side, -count),
  count: change('cards', side, count),
  upright: change('upright', side, count),
});

/** One card, of which the text needs no number. */
const added = (side: number): Promises => ({
  left: change('hand', side, -1),
  laid: change('cards', side, 1),
  upright: change('upright', side, 1),
});

/** A card that a Plot takes: into the hand; in solo into the HQ, if it is of an own colour. */
function plotted({ solo, active }: View, gained: 0 | 1 | 'chance'): Promises {
  if (solo === null) return { taken: change('hand', active, 1) };
  return { taken: change('cards', active, gained), upright: change('upright', active, gained) };
}

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
    const promises = plotted(view, mayTilt(view, view.active, colour) ? 1 : 0);
    const refs = { colour: colourRef(colour) };
    // In solo the place of a card matters, so that equal cards are told apart by it.
    if (view.solo === null) return { key: isFirst ? 'option.plot' : 'option.plotAgain', refs, promises };
    return { key: isFirst ? 'option.plotSolo' : 'option.plotSoloAgain', values: { number: slot + 1 }, refs, promises };
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
  sentence: (_option, { view }) => ({
    key: isFirst ? 'option.plotDeck' : 'option.plotDeckAgain',
    promises: plotted(view, 'chance'),
  }),
  things: () => ['deck:cards'],
});

const consultantFrom = (place: 'own' | 'supply'): Words<{ readonly consultant: Consultant }> => {
  const refOf = (consultant: Consultant, { active }: View) =>
    consultantRef(place === 'own' ? active : 'supply', consultant);
  return {
    sentence: ({ consultant }, { view }) => ({
      refs: { consultant: refOf(consultant, view) },
      promises: { moved: change('consultants', view.active, place === 'own' ? -1 : 1) },
    }),
    things: ({ consultant }, { view }) => [refOf(consultant, view)],
  };
};

function mainPrompt({ view }: Asking<NewOrder>) {
  const { solo, used, endedBy, active } = view;
  if (solo !== null) return { key: 'prompt.mainSolo' } as const;
  if (used !== null) return { key: 'prompt.mainUsed' } as const;
  const mayUse = Object.values(hqOf(view, active).consultants).some((count) => count > 0);
  // Whoever is asked for an action after the end was triggered has the last turn, whoever triggered it too.
  if (endedBy !== null) return { key: mayUse ? 'prompt.mainLast' : 'prompt.mainLastAlone' } as const;
  return { key: mayUse ? 'prompt.main' : 'prompt.mainAlone' } as const;
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
        sentence: ({ count }, { view, content }) => ({
          key: count < content.hireAt || hireable(view).length === 0 ? 'option.lay' : 'option.layHire',
          promises: laid(view.active, count),
        }),
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
  odd: {
    waiting: INFILTRATE,
    options: {
      odd: { ...handCard, sentence: (_option, { step }) => ({ promises: added(step.seat) }) },
      decline: decline('odd'),
    },
  },
  place: {
    prompt: ({ step }) => ({ values: { count: step.agents } }),
    waiting: INFILTRATE,
    options: { place: {} },
  },
  second: {
    waiting: INFILTRATE,
    options: {
      lay: {
        ...handCard,
        sentence: ({ count }, { step }) => ({ key: 'option.laySecond', promises: laid(step.seat, count) }),
      },
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
        sentence({ tile }, { view, step: { seat, source } }) {
          const { verdict } = strongest(view, seat, source, tile);
          const isSpared = verdict === 'fail' && isLastTile(view, tile);
          return {
            key: isSpared ? 'option.target.last' : `option.target.${verdict}`,
            values: { defenders: agentsOn(view, tile) },
            refs: { colour: colourRef(colourOf(view, tile)) },
          };
        },
        needsConfirm: ({ tile }, { view, step: { seat, source } }) =>
          strongest(view, seat, source, tile).verdict === 'fail',
      },
    },
  },
  strength: {
    waiting: TAKEOVER,
    options: {
      strength: {
        sentence({ agents }, { view, step: { seat, source, target } }) {
          const verdict = verdictOf(view, source, target, agents);
          return {
            key: `option.strength.${verdict}`,
            values: { defenders: agentsOn(view, target) },
            promises: {
              count: change('upright', seat, -agents),
              captured: change('captured', seat, verdict === 'capture' ? 1 : 0),
            },
          };
        },
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
      tilt: {
        sentence: ({ hq }) => ({ promises: { tilted: change('upright', hq, -1) } }),
        things: ({ hq, colour }) => [hqRef(hq, colour, 'up')],
      },
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
      take: {
        sentence({ hq, tilted }, { step }) {
          const by = Number(!tilted) - Number(!step.tilted);
          return {
            key: `option.take.${orientation(tilted)}`,
            promises: { upright: change('upright', step.seat, by), theirs: change('upright', hq, -by) },
          };
        },
        things: hqCard,
      },
    },
  },
  ambient: {
    prompt: ({ step }) => (step.hq === null ? { values: { most: step.left } } : { key: 'prompt.ambientAgain' }),
    waiting: ABILITY,
    options: {
      straighten: {
        sentence: ({ hq }) => ({ promises: { upright: change('upright', hq, 1) } }),
        things: ({ hq, colour }) => [hqRef(hq, colour, 'tilted')],
      },
      decline: declineAbility,
    },
  },
  social: {
    waiting: ABILITY,
    options: {
      remove: {
        sentence: ({ hq, tilted }) => ({
          key: `option.remove.${orientation(tilted)}`,
          promises: { removed: change('cards', hq, -1), upright: change('upright', hq, tilted ? 0 : -1) },
        }),
        things: hqCard,
      },
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
      restore: {
        sentence: ({ count }, { step }) => ({ promises: { count: change('upright', step.seat, count) } }),
        things: ({ count }, { step }) => [`restore:${count}`, hqRef(step.seat, step.colour, 'tilted')],
      },
      decline: decline('crisis'),
    },
  },
  accountant: {
    waiting: 'prompt.wait.main',
    options: {
      account: { ...handCard, sentence: (_option, { step }) => ({ promises: added(step.seat) }) },
      decline: decline('accountant'),
    },
  },
  discard: {
    // NO-2.6.
    prompt: ({ view, content }) => ({
      values: { count: Math.max(1, playerOf(view, view.active).handCount - content.handLimit) },
    }),
    options: {
      discard: {
        ...handCard,
        sentence: (_option, { step }) => ({ promises: { left: change('hand', step.seat, -1) } }),
      },
    },
  },
};
