import type en from './en.ts';

type SameKeys<Part> = { readonly [Key in keyof Part]: Part[Key] extends string ? string : SameKeys<Part[Key]> };

/** What every language must say: a key that one has and another lacks does not compile. */
export type Texts = SameKeys<typeof en>;
export type AboutTexts = Texts['about'];
export type BoardTexts = Texts['board'];
export type CardTexts = Texts['card'];
export type DogeTexts = Texts['doge'];
export type PermanentTexts = Texts['permanent'];
export type EffectTexts = Texts['effect'];
export type EventTexts = Texts['event'];
export type FeatureTexts = Texts['feature'];
export type SetupTexts = Texts['setup'];
export type NameTexts = Pick<Texts, 'resource' | 'building' | 'influence' | 'mission' | 'dogeCard'>;
export type OptionTexts = Texts['option'];
export type PromptTexts = Texts['prompt'];
export type RulesTexts = Texts['rules'];
export type ThingTexts = Texts['thing'];
export type TutorialTexts = Texts['tutorial'];
