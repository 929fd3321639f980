import type en from './en.ts';

type SameKeys<Part> = { readonly [Key in keyof Part]: Part[Key] extends string ? string : SameKeys<Part[Key]> };

/** What every language must say: a key that one has and another lacks does not compile. */
export type Texts = SameKeys<typeof en>;
export type AboutTexts = Texts['about'];
export type BoardTexts = Texts['board'];
export type EffectTexts = Pick<
  Texts,
  | 'ability'
  | 'extra'
  | 'promotion'
  | 'boostEffect'
  | 'mission'
  | 'bonus'
  | 'end'
  | 'titleEffect'
  | 'hit'
  | 'goal'
  | 'loss'
>;
export type EventTexts = Texts['event'];
export type FeatureTexts = Texts['feature'];
export type NameTexts = Pick<
  Texts,
  'district' | 'agent' | 'verse' | 'necro' | 'part' | 'type' | 'genre' | 'action' | 'objective' | 'boost'
>;
export type OptionTexts = Texts['option'];
export type PromptTexts = Texts['prompt'];
export type RulesTexts = Texts['rules'];
export type ThingTexts = Texts['thing'];
export type TutorialTexts = Texts['tutorial'];
