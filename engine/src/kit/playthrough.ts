import { heardBy, type Told } from '../events.ts';
import type { Game, GameTypes, Observer } from '../game.ts';
import { optionKey } from '../options.ts';
import { Random } from '../random.ts';
import { Rules } from '../rules.ts';
import type { Mode } from './checks.ts';
import { observers } from './point.ts';

/**
 * A whole game as readable text: at every decision what was offered and chosen, what each observer heard, and what
 * changed in its view. Kept beside the tests and compared line by line: any change of the rules shows up as a diff.
 */
export function playthrough<T extends GameTypes>(game: Game<T>, mode: Mode<T>, seed: string): string {
  const rules = new Rules(game);
  const random = Random.from(`playthrough ${seed}`);
  const prologue: Told<T['event'], T['state']>[] = [];
  const state = rules.start(mode.setup, mode.seats, seed, prologue);
  const audience = new Eyes('audience', rules.view(state, 'audience'));
  const seats = observers(mode.seats).filter((observer) => observer !== 'audience');
  const eyes = [audience, ...seats.map((seat) => new Eyes(seat, rules.view(state, seat), audience))];
  const lines = [
    `${game.id} ${game.version}, ${mode.name}, seed ${seed}`,
    ...eyes.flatMap((eye) => eye.describe(prologue)),
  ];
  let number = 0;
  for (let step = rules.step(state); step !== undefined; step = rules.step(state)) {
    const seat = rules.deciders(state)[0] ?? 0;
    const options = rules.options(state, seat);
    const weights = options.map((option) => game.bot.eagerness(state, step, seat, option, rules.content));
    const option = random.pickWeighted(options, weights);
    const told: Told<T['event'], T['state']>[] = [];
    rules.take(state, seat, option, told);
    lines.push(
      '',
      `#${++number} seat ${seat} ${step.kind}: ${options.map(optionKey).join(' ')}`,
      `> ${optionKey(option)}`,
    );
    for (const eye of eyes) lines.push(...eye.describe(told, rules.view(state, eye.observer)));
  }
  lines.push('', `end: ${JSON.stringify(rules.outcome(state))}`, '');
  return lines.join('\n');
}

/** One observer's part of the text; of a seat only what it sees otherwise than the audience. */
class Eyes {
  readonly observer: Observer;
  private readonly audience: Eyes | undefined;
  private facts: ReadonlyMap<string, string>;

  constructor(observer: Observer, view: object, audience?: Eyes) {
    this.observer = observer;
    this.audience = audience;
    this.facts = factsOf(view);
  }

  describe(told: readonly Told[], view?: object): string[] {
    const before = view === undefined ? new Map<string, string>() : this.facts;
    if (view !== undefined) this.facts = factsOf(view);
    const changed = [...this.facts].filter(([path, value]) => before.get(path) !== value);
    const gone = [...before.keys()].filter((path) => !this.facts.has(path));
    const shared = this.audience?.facts;
    return [
      ...heardBy(told, this.observer).map((event) => `  ${this.observer} hears ${JSON.stringify(event)}`),
      ...changed
        .filter(([path, value]) => shared?.get(path) !== value)
        .map(([path, value]) => `  ${this.observer} sees ${path} ${value}`),
      ...(shared === undefined ? gone.map((path) => `  ${this.observer} sees no ${path}`) : []),
    ];
  }
}

/** A view as facts a line each: lists of plain values are one fact, everything else is taken apart. */
function factsOf(view: unknown, path = ''): Map<string, string> {
  const facts = new Map<string, string>();
  const isLeaf =
    typeof view !== 'object' ||
    view === null ||
    (Array.isArray(view) && view.every((item) => typeof item !== 'object'));
  if (isLeaf) return facts.set(path === '' ? '.' : path, JSON.stringify(view));
  for (const [key, value] of Object.entries(view)) {
    for (const [inner, fact] of factsOf(value, path === '' ? key : `${path}.${key}`)) facts.set(inner, fact);
  }
  return facts;
}
