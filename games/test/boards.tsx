/** A game's board on a stage, as a test looks at it and clicks on it. */
import {
  designTextsEn,
  designTextsFr,
  StageProvider,
  type BoardModule,
  type SeatInfo,
  type Stage,
} from '@cabale/design';
import {
  decisionAt,
  Random,
  Rules,
  type Decision,
  type GameTypes,
  type GameWords,
  type Observer,
  type OptionOf,
  type Ref,
  type Sentence,
} from '@cabale/engine';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import { t, use as useTexts } from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll } from 'vitest';

const NAMES = ['Ada', 'Blaise', 'Condorcet', 'Dorothée'] as const;

interface Shown<T extends GameTypes> {
  readonly events?: readonly T['event'][];
  choose?(option: OptionOf<T>): void;
}

/** Prepares the texts of both languages for a file of tests, French first, and clears the page after each. */
export function prepareTexts(gameId: string, { en, fr }: { readonly en: object; readonly fr: object }): void {
  beforeAll(async () => {
    await useTexts(initReactI18next).init({
      lng: 'fr',
      resources: { fr: { [gameId]: fr, design: designTextsFr }, en: { [gameId]: en, design: designTextsEn } },
      interpolation: { escapeValue: false },
      parseMissingKeyHandler: (key: string) => `MISSING ${key}`,
    });
  });
  afterEach(cleanup);
}

/** What is drawn of each thing. */
export type Things = ReadonlyMap<string, readonly Element[]>;

/** All things that are drawn, found in one walk: looking for them one by one takes most of the time of a test. */
export function thingsIn(container: HTMLElement): Things {
  const things = new Map<string, Element[]>();
  for (const element of container.querySelectorAll('[data-thing]')) {
    const ref = element.getAttribute('data-thing') ?? '';
    things.set(ref, [...(things.get(ref) ?? []), element]);
  }
  return things;
}

export function elementsOf(container: HTMLElement, ref: Ref): readonly Element[] {
  return thingsIn(container).get(ref) ?? [];
}

export class BoardOnStage<T extends GameTypes> {
  readonly rules: Rules<T>;
  readonly words: GameWords<T>;
  private readonly module: BoardModule<T>;
  private readonly answer: (decision: Decision<T>, random: Random) => OptionOf<T>;

  /** `answer` is how the players of walked games choose. */
  constructor(module: BoardModule<T>, answer: (decision: Decision<T>, random: Random) => OptionOf<T>) {
    this.rules = new Rules(module.game);
    this.words = module.words;
    this.module = module;
    this.answer = answer;
  }

  /** Kinds of the steps that ask somebody. */
  get asking(): readonly string[] {
    const steps: readonly [string, object][] = Object.entries(this.module.game.steps);
    return steps.flatMap(([kind, step]) => ('options' in step ? [kind] : []));
  }

  asked(state: T['state']): Decision<T> {
    // Seats that have answered a simultaneous step could change their answer; they are not asked again.
    for (const seat of this.rules.deciders(state)) {
      const decision = this.decisionFor(state, seat);
      if (decision !== undefined) return decision;
    }
    throw new Error('nobody is asked');
  }

  /** A sentence without parameters as the board writes it. */
  textOf({ key }: Sentence): string {
    return t(key, { ns: this.module.game.id });
  }

  /** Plays a game to its end; `look` is called at regular intervals and at the end. */
  walk(state: T['state'], every: number, look: (state: T['state']) => void): void {
    const random = Random.from(`walk ${state.random.join()}`);
    for (let choices = 0; !this.isOver(state); choices++) {
      if (choices % every === 0) look(state);
      this.goOn(state, random);
    }
    look(state);
  }

  /**
   * Finds for each kind of step the first state that asks it, in a limited number of games. The games are played once, as
   * far as they are needed, for all kinds together.
   */
  momentsIn(games: number, deal: (game: number) => T['state']): (kind: string) => T['state'] {
    const first = new Map<string, T['state']>();
    let played = 0;
    return (kind) => {
      for (; !first.has(kind) && played < games; played++) this.addMoments(first, deal(played), `moment ${played}`);
      const state = first.get(kind);
      if (state === undefined) throw new Error(`no game asks ${kind}`);
      return this.rules.clone(state);
    };
  }

  show(state: T['state'], observer: Observer, shown: Shown<T> = {}): HTMLElement {
    return render(this.drawn(state, observer, shown)).container;
  }

  /** A board that stays on the page while the game goes on: it shows whatever state it is given. */
  watch(observer: Observer): (state: T['state']) => HTMLElement {
    let page: RenderResult | undefined;
    return (state) => {
      const drawn = this.drawn(state, observer);
      if (page === undefined) page = render(drawn);
      else page.rerender(drawn);
      return page.container;
    };
  }

  /** The explanations of these things as the first seat reads them, each in a section that bears its name. */
  explain(things: readonly Ref[], state: T['state']): HTMLElement {
    const { Explanation } = this.module;
    const sections = things.map((thing) => (
      <section key={thing} aria-label={thing}>
        <Explanation thing={thing} content={this.rules.content} view={this.rules.view(state, 0)} />
      </section>
    ));
    return render(onStage(sections, this.stageFor(state, 0))).container;
  }

  async showRules(state: T['state']): Promise<HTMLElement> {
    const { Page } = await this.module.rules();
    return render(onStage(<Page />, { ...this.stageFor(state, 'audience'), view: undefined })).container;
  }

  private drawn(
    state: T['state'],
    observer: Observer,
    { events = [], choose = () => undefined }: Shown<T> = {},
  ): ReactNode {
    const { Board } = this.module;
    const board = (
      <Board
        view={this.rules.view(state, observer)}
        observer={observer}
        content={this.rules.content}
        seats={seatsOf(state)}
        decision={this.decisionFor(state, observer)}
        events={events}
        choose={choose}
      />
    );
    return onStage(board, { ...this.stageFor(state, observer), choose });
  }

  private stageFor(state: T['state'], observer: Observer): Stage {
    return {
      gameId: this.module.game.id,
      words: this.words as unknown as GameWords<GameTypes>,
      content: this.rules.content,
      view: this.rules.view(state, observer),
      seats: seatsOf(state),
      decision: this.decisionFor(state, observer) as Stage['decision'],
      advice: [],
      frame: 0,
      Explanation: this.module.Explanation as Stage['Explanation'],
      rules: this.module.rules,
      settings: this.module.game.setup,
      choose: () => undefined,
    };
  }

  private decisionFor(state: T['state'], observer: Observer): Decision<T> | undefined {
    return observer === 'audience' || this.isOver(state) ? undefined : decisionAt(this.rules, state, observer);
  }

  /** Plays a game to its end and keeps the first state that asks each kind of step. */
  private addMoments(first: Map<string, T['state']>, state: T['state'], seed: string): void {
    const random = Random.from(seed);
    while (!this.isOver(state)) {
      const { kind } = this.asked(state);
      if (!first.has(kind)) first.set(kind, this.rules.clone(state));
      this.goOn(state, random);
    }
  }

  private isOver(state: T['state']): boolean {
    return this.rules.outcome(state) !== undefined;
  }

  private goOn(state: T['state'], random: Random): void {
    const decision = this.asked(state);
    this.rules.take(state, decision.seat, this.answer(decision, random));
  }
}

function onStage(children: ReactNode, stage: Stage): ReactNode {
  return <StageProvider stage={stage}>{children}</StageProvider>;
}

function seatsOf({ seats }: GameTypes['state']): readonly SeatInfo[] {
  return NAMES.slice(0, seats).map((name, seat) => ({
    seat,
    name,
    player: seat === 0 ? { kind: 'person' } : { kind: 'bot', level: 2 },
  }));
}
