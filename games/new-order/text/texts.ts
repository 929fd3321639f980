import type en from './en.ts';

type SameKeys<Part> = { readonly [Key in keyof Part]: Part[Key] extends string ? string : SameKeys<Part[Key]> };

/** What every language must say: a key that one has and another lacks does not compile. */
export type Texts = SameKeys<typeof en>;
export type AboutTexts = Texts['about'];
export type EventTexts = Texts['event'];
export type FeatureTexts = Texts['feature'];
export type RulesTexts = Texts['rules'];
export type SetupTexts = Texts['setup'];
export type TutorialTexts = Texts['tutorial'];
