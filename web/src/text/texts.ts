import type { fr } from './fr.ts';

/** The keys of a tree of texts, without the texts themselves. */
export type WordsOf<Branch> = {
  readonly [Key in keyof Branch]: Branch[Key] extends string ? string : WordsOf<Branch[Key]>;
};

/** The shape of the shell's texts in every language; a missing key does not compile. */
export type Texts = WordsOf<typeof fr>;

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;
type Leaves<Branch, Path extends string = ''> = {
  [Key in keyof Branch & string]: Branch[Key] extends string
    ? `${Path}${WithoutPlural<Key>}`
    : Leaves<Branch[Key], `${Path}${Key}.`>;
}[keyof Branch & string];

/** Every key of a tree of texts. */
export type KeyOf<Tree> = Leaves<Tree>;

/** Every key of the shell's texts. */
export type TextKey = KeyOf<Texts>;
