import type { EmittedEvent } from '../events.ts';
import type { Game, GameTypes, OptionOf, Seat } from '../game.ts';
import { optionKey } from '../options.ts';
import { Random } from '../random.ts';
import { Rules } from '../rules.ts';
import type { Mode } from './checks.ts';
import { changesOf, filled, plain, wrapped } from './view-changes.ts';

/**
 * A whole game as readable text: at every decision what was offered and chosen, the events, and what changed in the
 * views. Choices are uniformly random, so that the text depends on the rules alone and not on any bot.
 */
export function playthrough<T extends GameTypes>(game: Game<T>, mode: Mode<T>, seed: string): string {
  const rules = new Rules(game);
  const random = Random.from(`playthrough ${seed}`);
  const events: EmittedEvent<T['event'], T['state']>[] = [];
  const state = rules.start(mode.setup, mode.seats, seed, events);
  const views = new Views(rules, state);
  const lines = [
    `${game.id} ${game.version}, ${mode.name}, seed ${seed}`,
    ...eventLines(events),
    ...views.changes(state),
  ];
  let number = 0;
  for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
    const options = rules.options(state, seat);
    const option = random.pick(options);
    const asked = `#${++number} seat ${seat} ${rules.step(state)?.kind}:`;
    const offered = options.map((each) => offer<T>(each, each === option)).join(' ');
    events.length = 0;
    rules.take(state, seat, option, events);
    lines.push(`${asked} ${offered}`, ...eventLines(events), ...views.changes(state));
  }
  lines.push(`end: ${plain(rules.outcome(state))}`);
  return `${lines.flatMap(wrapped).join('\n')}\n`;
}

/** The chosen option is in brackets. */
function offer<T extends GameTypes>(option: OptionOf<T>, isChosen: boolean): string {
  const key = optionKey(option);
  return isChosen ? `[${key}]` : key;
}

function eventLines(all: readonly EmittedEvent[]): string[] {
  return all.flatMap(({ event, to, open }) => {
    if (to === undefined) return [`  event ${plain(event)}`];
    const secret = `  event for seat ${to} ${plain(event)}`;
    return open === undefined ? [secret] : [secret, `  event for others ${plain(open)}`];
  });
}

/** The views of all observers as they were last described. */
class Views<T extends GameTypes> {
  private readonly rules: Rules<T>;
  private readonly seats: readonly Seat[];
  private audience: unknown;
  private readonly own = new Map<Seat, unknown>();

  constructor(rules: Rules<T>, { seats }: T['state']) {
    this.rules = rules;
    this.seats = Array.from({ length: seats }, (_, seat) => seat);
  }

  /** What is new in the view of the audience, and in the view of each seat beyond that. */
  changes(state: T['state']): string[] {
    const open: unknown = this.rules.view(state, 'audience');
    const lines = filled('  view', changesOf(this.audience, open));
    this.audience = open;
    for (const seat of this.seats) {
      const view: unknown = this.rules.view(state, seat);
      lines.push(...filled(`  view of seat ${seat}`, changesOf(this.own.get(seat), view, open)));
      this.own.set(seat, view);
    }
    return lines;
  }
}
