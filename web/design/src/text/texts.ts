import type { fr } from './fr.ts';

type Words<Branch> = { readonly [Key in keyof Branch]: Branch[Key] extends string ? string : Words<Branch[Key]> };

/** The shape every language of the design system has. */
export type DesignTexts = Words<typeof fr>;
