import type en from './en.ts';

type SameKeys<Part> = { readonly [Key in keyof Part]: Part[Key] extends string ? string : SameKeys<Part[Key]> };

/** What every language must say: a key that one has and another lacks does not compile. */
export type Texts = SameKeys<typeof en>;
export type AboutTexts = Texts['about'];
export type BoardTexts = Texts['board'];
export type CardTexts = Pick<Texts, 'character' | 'property' | 'eventName' | 'threat'>;
export type EffectTexts = Pick<
  Texts,
  | 'skillEffect'
  | 'cardEffect'
  | 'eventCard'
  | 'reward'
  | 'threatCard'
  | 'projectCard'
  | 'victoryEffect'
  | 'specialEffect'
  | 'actionEffect'
  | 'sectorEffect'
>;
export type EventTexts = Texts['event'];
export type FeatureTexts = Texts['feature'];
export type NameTexts = Pick<
  Texts,
  'corp' | 'sector' | 'skill' | 'race' | 'type' | 'action' | 'contest' | 'project' | 'victory' | 'special' | 'cause'
>;
export type OptionTexts = Texts['option'];
export type OutcomeTexts = Pick<Texts, 'outcome' | 'reason'>;
export type PromptTexts = Texts['prompt'];
export type RulesTexts = Texts['rules'];
export type ThingTexts = Texts['thing'];
export type TutorialTexts = Texts['tutorial'];
