import type { Blocked, GameTypes, OpenBase, OptionAt, OptionOf, Outcome, Seat, StepOf } from './game.ts';
import type { Decision } from './match.ts';
import { partsOf, type GameWords, type Sentence } from './words.ts';

/** What an entry changes of the sentence that follows from the kind and its fields. */
export type Part<T extends GameTypes> = Partial<Sentence<T>>;

/** What the words of a step are given. */
export interface Asking<T extends GameTypes, Step = T['step']> {
  readonly view: T['view'];
  readonly step: Step;
  readonly content: T['content'];
}

/** The words of one kind of option, at the step that offers it. What is left out follows from the option's fields. */
export interface OptionWords<T extends GameTypes, Step, Option> {
  readonly sentence?: (option: Option, asking: Asking<T, Step>) => Part<T>;
  /** What the option touches; without it, the things its fields name. */
  readonly things?: (option: Option, asking: Asking<T, Step>) => readonly T['ref'][];
  readonly needsConfirm?: true | ((option: Option, asking: Asking<T, Step>) => boolean);
}

/** The words of one kind of step. */
export interface StepWords<T extends GameTypes, Step, Option extends { readonly kind: string }> {
  readonly prompt?: (asking: Asking<T, Step>) => Part<T>;
  /** What the others read meanwhile: a key, or what changes of `prompt.wait.<kind>`. */
  readonly waiting?: T['text'] | ((asking: Asking<T, Step>) => Part<T>);
  readonly options: {
    readonly [Kind in Option['kind']]: Spoken<
      T,
      `option.${Kind}`,
      'sentence',
      OptionWords<T, Step, Extract<Option, { readonly kind: Kind }>>
    >;
  };
}

/** An entry without a default text must say its own. */
type Spoken<T extends GameTypes, Default extends string, Speaker extends string, Words> = Default extends T['text']
  ? Words
  : Words & Required<Pick<Words, Speaker & keyof Words>>;

/** `default`: `event.<kind>`; `silent`: no line in the log; `by`: `event.<kind>.<value>`; `shown`: `.shown` or `.hidden`. */
export type EventWords<T extends GameTypes, Event extends { readonly kind: string }> =
  | (`event.${Event['kind']}` extends T['text'] ? 'default' : never)
  | 'silent'
  | VariantBy<T, Event>
  | (`event.${Event['kind']}.${'shown' | 'hidden'}` extends T['text']
      ? { readonly shown: keyof Event & string }
      : never)
  | ((event: Event) => Part<T> | undefined);

/** A field whose every value has a text. */
type VariantBy<T extends GameTypes, Event extends { readonly kind: string }> = {
  [Name in keyof Event & string]: Event[Name] extends string | number
    ? `event.${Event['kind']}.${Event[Name]}` extends T['text']
      ? { readonly by: Name }
      : never
    : never;
}[keyof Event & string];

type Subject<T extends GameTypes> = T['event'] | OptionOf<T> | T['step'];
type FieldOf<One> = One extends unknown ? Exclude<keyof One & string, 'kind'> : never;
type ValueOf<One, Name extends string> = One extends { readonly [Key in Name]: infer Value } ? Value : never;

/** Which fields name things, whatever they are a field of. All other numbers and strings are parameters as they are. */
export type FieldRefs<T extends GameTypes> = {
  readonly [Name in FieldOf<Subject<T>>]?: (value: Exclude<ValueOf<Subject<T>, Name>, null | undefined>) => T['ref'];
};

type KindOf<R extends string> = R extends `${infer What}:${string}` ? What : never;

/** What a game says, as tables by kind. */
export interface WordTables<T extends GameTypes> {
  readonly refs: FieldRefs<T>;
  /** Every step with a decision. */
  readonly steps: {
    readonly [Kind in T['step']['kind'] & keyof T['options']]: Spoken<
      T,
      `prompt.${Kind}`,
      'prompt',
      StepWords<T, StepOf<T, Kind>, OptionAt<T, Kind>>
    >;
  };
  /** What may be chosen at any moment of one's own turn. */
  readonly anytime?: {
    readonly [Kind in T['anytime']['kind']]: OptionWords<T, T['step'], Extract<T['anytime'], { readonly kind: Kind }>>;
  };
  /** The prompt while no seat has a decision: the game is over, or runs by itself. */
  readonly meanwhile: (view: T['view']) => Sentence<T>;
  readonly events: {
    readonly [Kind in T['event']['kind']]: EventWords<T, Extract<T['event'], { readonly kind: Kind }>>;
  };
  /** What things are called, by their kind. */
  readonly names: {
    readonly [What in KindOf<T['ref']>]: (which: readonly string[], view: T['view'] | undefined) => Sentence<T>;
  };
  /** Rules that `blocked` cites, each with the key of its reason. */
  readonly reasons: Readonly<Record<string, T['text']>>;
  /** Replaces `outcome.<won|lost|shared|other>.<reason>` with the winner as `seat`. */
  readonly outcome?: (outcome: Outcome, seat: Seat | undefined) => Sentence<T> | undefined;
}

/** The step that is asked now; `undefined` once the game is over. */
export function askedStep<Step>({ stack, result }: OpenBase<Step>): Step | undefined {
  return result === null ? stack.at(-1) : undefined;
}

/** Makes the words of a game from tables by kind of step, option, event and thing. */
export function defineWords<T extends GameTypes>(tables: WordTables<T>): GameWords<T> {
  return new TabledWords(tables);
}

type AnyStepWords<T extends GameTypes> = StepWords<T, T['step'], OptionOf<T>>;
type AnyOptionWords<T extends GameTypes> = OptionWords<T, T['step'], OptionOf<T>>;

/** The sizes of promised changes, as parameters of a text. */
function sizesOf(promises: Sentence['promises'] = {}): Record<string, number> {
  return Object.fromEntries(
    Object.entries(promises).flatMap(([name, { by }]) => (by === 'chance' ? [] : [[name, Math.abs(by)]])),
  );
}

/** Looks words up by kind. The tables are typed entry by entry; here kinds are only known while running. */
class TabledWords<T extends GameTypes> implements GameWords<T> {
  private readonly tables: WordTables<T>;

  constructor(tables: WordTables<T>) {
    this.tables = tables;
  }

  prompt(view: T['view'], decision: Decision<T> | undefined, content: T['content']): Sentence<T> {
    const step = askedStep<T['step']>(view);
    const words = step === undefined ? undefined : this.wordsAt(step);
    if (step === undefined || words === undefined) return this.tables.meanwhile(view);
    const asking = { view, step, content };
    if (decision !== undefined) return this.sentence(`prompt.${step.kind}`, step, words.prompt?.(asking));
    const { waiting } = words;
    const part = typeof waiting === 'function' ? waiting(asking) : waiting === undefined ? {} : { key: waiting };
    return this.sentence(`prompt.wait.${step.kind}`, step, part);
  }

  option(option: OptionOf<T>, view: T['view'], content: T['content']): Sentence<T> {
    const { words, asking } = this.offered(option, view, content);
    return this.sentence(`option.${option.kind}`, option, asking && words?.sentence?.(option, asking));
  }

  thingsOf(option: OptionOf<T>, view: T['view'], content: T['content']): readonly T['ref'][] {
    const { words, asking } = this.offered(option, view, content);
    return (asking && words?.things?.(option, asking)) ?? Object.values(this.fieldsOf(option).refs);
  }

  needsConfirm(option: OptionOf<T>, view: T['view'], content: T['content']): boolean {
    const { words, asking } = this.offered(option, view, content);
    const confirm = words?.needsConfirm ?? false;
    return typeof confirm === 'function' ? asking !== undefined && confirm(option, asking) : confirm;
  }

  event(event: T['event']): Sentence<T> | undefined {
    const words = (this.tables.events as Readonly<Record<string, EventWords<T, T['event']> | 'default'>>)[event.kind];
    const key = `event.${event.kind}`;
    if (words === undefined || words === 'silent') return undefined;
    if (words === 'default') return this.sentence(key, event);
    if (typeof words === 'function') {
      const part = words(event);
      return part === undefined ? undefined : this.sentence(key, event, part);
    }
    const fields = new Map<string, unknown>(Object.entries(event));
    const variant =
      'by' in words ? String(fields.get(words.by)) : fields.get(words.shown) === null ? 'hidden' : 'shown';
    return this.sentence(`${key}.${variant}`, event);
  }

  blocked({ rule }: Blocked): Sentence<T> {
    return { key: this.tables.reasons[rule] ?? 'blocked.other', values: { rule } };
  }

  name(ref: T['ref'], view?: T['view']): Sentence<T> {
    const { what, which } = partsOf(ref);
    const names: Readonly<Record<string, WordTables<T>['names'][keyof WordTables<T>['names']] | undefined>> =
      this.tables.names;
    const name = names[what];
    if (name === undefined) throw new Error(`nothing on this table is called "${ref}"`);
    return name(which, view);
  }

  outcome(outcome: Outcome, seat: Seat | undefined): Sentence<T> {
    const own = this.tables.outcome?.(outcome, seat);
    if (own !== undefined) return own;
    const { ranks, reason } = outcome;
    const winners = ranks.flatMap((rank, each) => (rank === 1 ? [each] : []));
    const hasWon = seat !== undefined && winners.includes(seat);
    const whose = seat === undefined ? 'other' : !hasWon ? 'lost' : winners.length > 1 ? 'shared' : 'won';
    const [winner] = winners;
    const key = `outcome.${whose}.${reason}`;
    return winner === undefined ? { key } : { key, refs: { seat: `seat:${winner}` } };
  }

  private wordsAt(step: T['step']): AnyStepWords<T> | undefined {
    return (this.tables.steps as unknown as Readonly<Record<string, AnyStepWords<T> | undefined>>)[step.kind];
  }

  private offered(
    option: OptionOf<T>,
    view: T['view'],
    content: T['content'],
  ): { readonly words: AnyOptionWords<T> | undefined; readonly asking: Asking<T> | undefined } {
    const step = askedStep<T['step']>(view);
    if (step === undefined) return { words: undefined, asking: undefined };
    const here = this.wordsAt(step)?.options as Readonly<Record<string, AnyOptionWords<T> | undefined>> | undefined;
    const anytime = this.tables.anytime as Readonly<Record<string, AnyOptionWords<T> | undefined>> | undefined;
    return { words: here?.[option.kind] ?? anytime?.[option.kind], asking: { view, step, content } };
  }

  private sentence(key: string, subject: object, part: Part<T> = {}): Sentence<T> {
    const { values, refs } = this.fieldsOf(subject);
    const { promises } = part;
    const sentence = {
      key: part.key ?? key,
      values: { ...values, ...sizesOf(promises), ...part.values },
      refs: { ...refs, ...part.refs },
    };
    return promises === undefined ? sentence : { ...sentence, promises };
  }

  private fieldsOf(subject: object): Required<Pick<Sentence<T>, 'values' | 'refs'>> {
    const values: Record<string, string | number> = {};
    const refs: Record<string, T['ref']> = {};
    const makers = this.tables.refs as Readonly<Record<string, ((value: unknown) => T['ref']) | undefined>>;
    for (const [name, value] of Object.entries(subject)) {
      if (name === 'kind' || value === null) continue;
      const maker = makers[name];
      if (maker !== undefined) refs[name] = maker(value);
      else if (typeof value === 'number' || typeof value === 'string') values[name] = value;
    }
    return { values, refs };
  }
}
