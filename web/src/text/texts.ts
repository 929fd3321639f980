import type { fr } from './fr.ts';

/** The shape of texts, whatever they say. */
export type WordsOf<Branch> = {
  readonly [Key in keyof Branch]: Branch[Key] extends string ? string : WordsOf<Branch[Key]>;
};

/** The shape every language of the shell has: a key that is missing somewhere does not compile. */
export type Texts = WordsOf<typeof fr>;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;
type Leaves<Branch, Path extends string = ''> = {
  [Key in keyof Branch & string]: Branch[Key] extends string
    ? `${Path}${WithoutPlural<Key>}`
    : Leaves<Branch[Key], `${Path}${Key}.`>;
}[keyof Branch & string];

/** Every text of a tree by name. */
export type KeyOf<Tree> = Leaves<Tree>;

/** Every text of the shell by name. */
export type TextKey = KeyOf<Texts>;
