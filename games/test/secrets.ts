/** Shows that the secrecy law works: every kind of hidden thing is exchanged, and every view or event that shows too much is found. */
import {
  Random,
  Rules,
  type Game,
  type GameTypes,
  type Observer,
  type Seat,
  type StepContext,
  type EmittedEvent,
} from '@cabale/engine';
import { checkSecrecy, type GameChecks, type Mode, type SecrecyGame } from '@cabale/engine/kit';
import { describe, expect, it } from 'vitest';
import { expectNoViolations } from './violations.ts';

/** Games of each mode that are played before a kind counts as never exchanged, or a mutant as not found. */
const GAMES = 12;
const TIMEOUT = 600_000;

interface Mutants<T extends GameTypes, Kind extends string> {
  /** For each kind of hidden thing: what a careless view would show of it. */
  readonly views: Readonly<Record<Kind, (state: T['state'], observer: Observer) => unknown>>;
  /** The kinds of events that only one seat receives, or receives in more detail than the others. */
  readonly events: readonly T['event']['kind'][];
}

export function describeSecrets<T extends GameTypes, Kind extends string>(
  game: Game<T>,
  checks: GameChecks<T>,
  { views, events }: Mutants<T, Kind>,
): void {
  describe('the secrecy law', () => {
    it('exchanges every kind of hidden thing that the game declares', { timeout: TIMEOUT }, () => {
      const kinds = new Set(checks.secrets?.kinds);
      expect(Object.keys(views).toSorted()).toEqual([...kinds].toSorted());
      const games = gamesOf(game, checks);
      while (kinds.size > 0) {
        const { violation, exchanged } = games.next().value ?? {};
        expectNoViolations(violation === undefined ? [] : [violation]);
        expect(exchanged, `never exchanged: ${[...kinds].join(', ')}`).toBeDefined();
        for (const kind of Object.keys(exchanged ?? {})) kinds.delete(kind);
      }
    });

    it.each(Object.keys(views) as Kind[])('finds a view that shows: %s', { timeout: TIMEOUT }, (kind) => {
      const view: Game<T>['view'] = (state, observer, content) => ({
        ...game.view(state, observer, content),
        shown: views[kind](state, observer),
      });
      expect(lawBroken({ ...game, view }, checks)).toBe('secrecy');
    });

    it.each(events)('finds that everybody is told: %s', { timeout: TIMEOUT }, (kind) => {
      expect(lawBroken(toldToAll(game, kind), checks)).toBe('secrecy');
    });

    it('is tried with every kind of event that is told in secret', { timeout: TIMEOUT }, () => {
      const found = checks.modes.flatMap((mode) => secretEvents(game, mode));
      expect([...new Set(found)].toSorted()).toEqual(events.toSorted());
    });
  });
}

/** Games of all modes in turn, played one after the other as they are asked for. */
function* gamesOf<T extends GameTypes>(game: Game<T>, checks: GameChecks<T>): Generator<SecrecyGame, undefined> {
  for (let index = 0; index < GAMES; index++) {
    for (const mode of checks.modes) yield checkSecrecy(game, checks, mode, `secrets ${index}`);
  }
  return undefined;
}

function lawBroken<T extends GameTypes>(game: Game<T>, checks: GameChecks<T>): string | undefined {
  for (const { violation } of gamesOf(game, checks)) if (violation !== undefined) return violation.law;
  return undefined;
}

/** The game, but everybody receives events that are meant for one seat. */
function toldToAll<T extends GameTypes>(game: Game<T>, kind: T['event']['kind']): Game<T> {
  const loud = (context: StepContext<T>): StepContext<T> => {
    const emitTo = (seat: Seat, event: T['event'], open?: T['event']): void => {
      if (event.kind === kind) context.emit(event);
      else context.emitTo(seat, event, open);
    };
    return Object.create(context, { emitTo: { value: emitTo } }) as StepContext<T>;
  };
  return {
    ...game,
    steps: withContext(game.steps, loud) as Game<T>['steps'],
    ...(game.anytime === undefined
      ? {}
      : { anytime: withContext(game.anytime, loud) as NonNullable<Game<T>['anytime']> }),
  };
}

/** Definitions whose functions that are given a table, always as their last argument, are given another. */
function withContext<T extends GameTypes>(
  definitions: object,
  another: (context: StepContext<T>) => StepContext<T>,
): object {
  const changed = (definition: Record<string, unknown>): object =>
    Object.fromEntries(
      Object.entries(definition).map(([name, value]) => {
        if (typeof value !== 'function' || !['take', 'reveal', 'run'].includes(name)) return [name, value];
        const call = (...all: unknown[]): unknown =>
          Reflect.apply(value, definition, [...all.slice(0, -1), another(all.at(-1) as StepContext<T>)]);
        return [name, call];
      }),
    );
  return Object.fromEntries(
    Object.entries(definitions).map(([kind, each]) => [kind, changed(each as Record<string, unknown>)]),
  );
}

/** The kinds of events that some random games tell in secret. */
function secretEvents<T extends GameTypes>(game: Game<T>, mode: Mode<T>): string[] {
  const rules = new Rules(game);
  const kinds = new Set<string>();
  for (let index = 0; index < GAMES; index++) {
    const random = Random.from(`secret events ${mode.name} ${index}`);
    const told: EmittedEvent<T['event'], T['state']>[] = [];
    const state = rules.start(mode.setup, mode.seats, `secret events ${index}`, told);
    for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
      rules.take(state, seat, random.pick(rules.options(state, seat)), told);
      for (const { event, to } of told.splice(0)) if (to !== undefined) kinds.add(event.kind);
    }
  }
  return [...kinds];
}
