import { partsOf as stringsOf, type Ref } from '@cabale/engine';

type Split<Ids extends string> = Ids extends `${infer First}:${infer Rest}` ? [First, ...Split<Rest>] : [Ids];

/** The parts of each reference of a union: of `slot:${0 | 1}:${number}`, the kind `slot` with two ids. */
export type RefParts<R extends Ref> = R extends `${infer What}:${infer Ids}`
  ? { readonly what: What; readonly which: Readonly<Split<Ids>> }
  : never;

/** The parts of a reference. A switch over `what` narrows `which` to the ids of that kind. */
export function partsOf<R extends Ref>(ref: R): RefParts<R> {
  return stringsOf(ref) as RefParts<R>;
}
