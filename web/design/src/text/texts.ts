import type { fr } from './fr.ts';

type Words<Branch> = { readonly [Key in keyof Branch]: Branch[Key] extends string ? string : Words<Branch[Key]> };

/** The shape of the design system's texts in every language. */
export type DesignTexts = Words<typeof fr>;
