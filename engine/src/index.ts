export { barrier, type Barrier } from './barrier.ts';
export { GameError, type Refusal, type Result } from './errors.ts';
export { eventFor, eventsFor, scenesOf, type EmittedEvent } from './events.ts';
export { defineCounts, defineFeatures, type Counts, type Features, type Tally, type WeightsOf } from './features.ts';
export {
  defineGame,
  type Answer,
  type Anytime,
  type Asks,
  type AsksTogether,
  type Blocked,
  type ContentSource,
  type Deal,
  type DeepReadonly,
  type EarlierRules,
  type EventBase,
  type Game,
  type GameBot,
  type GameTypes,
  type Observer,
  type OpenBase,
  type OpenOf,
  type OptionAt,
  type OptionBase,
  type OptionOf,
  type Outcome,
  type Runs,
  type ScoreRow,
  type Seat,
  type SetupFields,
  type SetupOf,
  type SetupValue,
  type StateBase,
  type StepBase,
  type StepContext,
  type StepOf,
  type StepRules,
  type ViewBase,
} from './game.ts';
export { markOf, written, type WrittenPart, type Writing } from './grammar.ts';
export { checksum, fingerprint, setSha256 } from './hash.ts';
export { bytes, clone, copyList, findDifference, findNotJson, isEqual, setJson, type Json } from './json.ts';
export {
  decisionAt,
  Match,
  RESIGN,
  scenesFor,
  type Choice,
  type Decision,
  type Origin,
  type Transition,
  type Scene,
  type Checkpoint,
} from './match.ts';
export { playedTo, type Moment } from './moment.ts';
export { findOption, isSameOption, optionKey } from './options.ts';
export {
  checkDeal,
  contributionsSchema,
  dealProofSchema,
  dealtSeed,
  hex32Schema,
  nonceCommitment,
  proofOf,
  serverCommitment,
  type Contribution,
  type DealCheck,
  type DealProof,
} from './fairness.ts';
export { copyWords, Random, seedOfKey, type RandomWords } from './random.ts';
export {
  contentHash,
  ENGINE_VERSION,
  readRecord,
  recordOf,
  replay,
  rulesFor,
  writeRecord,
  type MatchRecord,
  type RecordProblem,
  type RecordResult,
} from './record.ts';
export {
  defineRules,
  type ChapterName,
  type GlossaryWord,
  type KeysBelow,
  type RuleEntry,
  type Rulebook,
  type RulesChapter,
  type RulesPart,
  type RulesText,
} from './rulebook.ts';
export { Rules } from './rules.ts';
export { defaultSetup, parseSetup } from './setup.ts';
export {
  askedStep,
  defineWords,
  type Asking,
  type OptionWords,
  type Part,
  type StepWords,
  type WordTables,
} from './word-tables.ts';
export {
  partsOf,
  type GameWords,
  type Promised,
  type Ref,
  type SameTexts,
  type ShellTexts,
  type Sentence,
  type Term,
  type TextKey,
} from './words.ts';
export { isPackObject, packMistakes, shortened, shownInMessage, type PackObject } from './pack.ts';
export {
  failedChecks,
  overlaid,
  packList,
  packRange,
  readPack,
  type PackEntries,
  type PackRanges,
  type PackValues,
} from './pack-entries.ts';
