/** The components of the game and what they do (RULES.md, sections 2, 3 and 6). */

export const DISTRICTS = ['PI', 'ND', 'QL', 'CE', 'MA', 'DR', 'NA'] as const;
export type District = (typeof DISTRICTS)[number];

/** An arrondissement: the 1st is 0. */
export type Arr = number;
/** As many as there are Location cards; ours has one fewer, because the special card names none (Q1). */
export const MOST_ARRS = 24;
/** The First player / Intercepted Agent card, where it names no arrondissement. */
export const INTERCEPT = -1;
/** A Location card: an arrondissement, or `INTERCEPT`. */
export type Location = number;

export const ACTIONS = ['work', 'recruit', 'build', 'create', 'donate'] as const;
export type Action = (typeof ACTIONS)[number];

export const TYPES = ['C', 'T', 'D'] as const;
/** Combatant, Technician, Diplomat. */
export type AgentType = (typeof TYPES)[number];

export const GENRES = ['adventure', 'scienceFiction', 'fantasy', 'horror'] as const;
/** A type of Verse. */
export type Genre = (typeof GENRES)[number];

export const LEVEL_1 = [
  'leslie',
  'camille',
  'zero',
  'jade',
  'muriel',
  'droid',
  'pixel',
  'shane',
  'sx1248',
  'dimka',
  'megabyte',
  'delta',
  'armondo',
  'clarisse',
  'yoshida',
  'fouine',
  'lance',
  'princess',
] as const;
export const LEVEL_2 = [
  'nash',
  'benedict',
  'slice',
  'tanaka',
  'trunk',
  'hassan',
  'vicomte',
  'mole',
  'corto',
  'ivan',
  'morel',
  'slade',
  'dina',
  'stilson',
  'tropovicz',
] as const;
export const AGENTS = [...LEVEL_1, ...LEVEL_2] as const;
export type Agent = (typeof AGENTS)[number];

export const VERSES = [
  'westland',
  'exoplanet',
  'elvenLands',
  'conquistadores',
  'spaceConquest',
  'elassar',
  'venizia',
  'olmeta',
  'rift',
  'darkKingdom',
  'mythologia',
  'codex',
  'paris1920',
  'howling',
  'curse',
  'archipelago',
  'london1884',
  'steampunk',
  'ashes',
  'multiverse',
  'outpost53',
  'jurassicLand',
  'cyclades',
  'castle',
] as const;
export type Verse = (typeof VERSES)[number];

export const BOOST_CARDS = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'] as const;
export type BoostCard = (typeof BOOST_CARDS)[number];
/** A Boost card, or a level-1 Agent turned into one (VR-14.4). */
export type Boost = BoostCard | Agent;

export const OBJECTIVES = ['O1', 'O2', 'O3', 'O4', 'O5', 'O6', 'O7', 'O8', 'O9', 'O10', 'O11', 'O12'] as const;
export type Objective = (typeof OBJECTIVES)[number];

export const NECRO_STANDARD = [
  'corruption',
  'insurrections',
  'transport',
  'embezzlement',
  'tipOff',
  'revelations',
  'revolt',
  'blackmail',
  'aggressiveAi',
  'assassination',
  'elimination',
] as const;
export const NECRO_END = ['virus', 'sabotage', 'shootOut'] as const;
export const NECROS = [...NECRO_STANDARD, ...NECRO_END] as const;
export type Necro = (typeof NECROS)[number];

/** A Corruption card: C01 to C36 are 1 to 36. */
export type Corruption = number;
export const CORRUPTIONS = 36;

/** What applying a promotion does (VR-25, column P). */
export type Promotion =
  | { readonly kind: 'eliminate'; readonly districts: readonly District[]; readonly whose: 'opponent' | 'anyone' }
  | { readonly kind: 'eliminateOrAdd'; readonly districts: readonly District[] }
  /** Pixel: the promotion of any other Agent in service. */
  | { readonly kind: 'copy' }
  /** If the owner performs the Action: money, reach, no own token needed, a new row. */
  | { readonly kind: 'money'; readonly action: Action; readonly euros: number }
  | { readonly kind: 'reach'; readonly reach: number }
  | { readonly kind: 'noToken' }
  | { readonly kind: 'renewRow' }
  | { readonly kind: 'revenue' | 'immunity'; readonly by: number }
  | { readonly kind: 'swapCorruption' }
  | { readonly kind: 'addAdjacent' }
  | { readonly kind: 'discardCorruption'; readonly cards: number }
  | { readonly kind: 'giveCorruption' }
  | { readonly kind: 'extra'; readonly action: Action }
  /** Morel: an Agent of the discard, at any distance. */
  | { readonly kind: 'extraFromDiscard' }
  | { readonly kind: 'putOnline' }
  | { readonly kind: 'readyAll' }
  | { readonly kind: 'freeType' };

/** What a level-2 Agent's ability adds to its base (VR-25, column A). */
export type Extra =
  | { readonly kind: 'extraIn'; readonly action: Action; readonly districts: readonly District[] }
  | { readonly kind: 'eliminateAdjacent' }
  | { readonly kind: 'addAnywhere' }
  | { readonly kind: 'addAdjacent' }
  | { readonly kind: 'bonusAgain' }
  /** Vicomte: a Server for a Verse, or a Verse for a Server. */
  | { readonly kind: 'trade' }
  | { readonly kind: 'revenue'; readonly by: number }
  | { readonly kind: 'renewRow' }
  | { readonly kind: 'moveServer' }
  | { readonly kind: 'stealImmunity' }
  | { readonly kind: 'giveCorruption' }
  | { readonly kind: 'swapAgent' }
  | { readonly kind: 'moneyAndEliminate'; readonly euros: number };

/** What a Boost adds to every performance of its Action. */
export interface BoostEffect {
  readonly action: Action;
  readonly euros?: number;
  readonly revenue?: number;
  readonly reach?: number;
  /** Donate: euros for one more Corruption card. */
  readonly discardFor?: number;
  /** Create: how many Verses of the row may go under the deck. */
  readonly replace?: { readonly least: number; readonly most: number };
}

export interface AgentCard {
  readonly type: AgentType;
  readonly level: 1 | 2;
  readonly promotion: Promotion;
  readonly extra: Extra | null;
  /** Level 1 only. */
  readonly boost: BoostEffect | null;
}

/** When a Verse may be flipped Online (VR-26, column a). */
export type Mission =
  | { readonly kind: 'service'; readonly types: Readonly<Record<AgentType, number>> }
  | { readonly kind: 'noService' }
  | { readonly kind: 'server'; readonly districts: readonly District[] }
  | { readonly kind: 'adjacentServers' }
  | { readonly kind: 'directorsTogether' }
  | { readonly kind: 'stack' | 'recycling'; readonly tokens: number }
  | { readonly kind: 'immunity' | 'boosts'; readonly least: number }
  /** Events, recorded when they happen. */
  | { readonly kind: 'searchedWith'; readonly cards: number }
  | { readonly kind: 'searchedWithoutImmunity' };

/** What flipping brings immediately (column b). */
export type Bonus =
  | { readonly kind: 'boost' | 'vp2' | 'darkKingdom' }
  | { readonly kind: 'add'; readonly districts: readonly District[] }
  | { readonly kind: 'addControlled' | 'recycle'; readonly tokens: number }
  | { readonly kind: 'revenue' | 'euros' | 'immunity'; readonly by: number };

/** What a Verse scores (column c). */
export type EndGain =
  | { readonly kind: 'perAgent'; readonly type: AgentType; readonly vp: number }
  | { readonly kind: 'perGenre'; readonly genre: Genre; readonly vp: number }
  | { readonly kind: 'perArr'; readonly districts: readonly District[]; readonly vp: number }
  | { readonly kind: 'perTrio'; readonly vp: number }
  | { readonly kind: 'perEmptyDistrict'; readonly vp: number }
  | { readonly kind: 'perFinalCorruption'; readonly vp: number }
  | { readonly kind: 'perStack'; readonly tokens: number; readonly vp: number }
  | { readonly kind: 'perRecycled'; readonly vp: number }
  | { readonly kind: 'perBoost'; readonly vp: number }
  | { readonly kind: 'perServer'; readonly vp: number }
  | { readonly kind: 'perImmunity'; readonly vp: number }
  | { readonly kind: 'perBoostedAction'; readonly vp: number }
  /** Ties count (VR-26.25). */
  | {
      readonly kind: 'extreme';
      readonly of: 'euros' | 'tokens';
      readonly which: 'most' | 'fewest';
      readonly vp: number;
    };

export interface VerseCard {
  readonly genre: Genre;
  /** `null`: Online immediately. */
  readonly mission: Mission | null;
  readonly bonus: Bonus | null;
  readonly end: EndGain;
}

/** What a Corruption card does to the player who is searched (VR-29). */
export type CorruptionCard =
  | { readonly kind: 'immunity' }
  | { readonly kind: 'money'; readonly euros: number }
  | { readonly kind: 'revenue'; readonly by: number }
  | { readonly kind: 'agent'; readonly type: AgentType }
  | { readonly kind: 'influence'; readonly districts: readonly [District, District] }
  | { readonly kind: 'server'; readonly districts: readonly [District, District] }
  | { readonly kind: 'verse'; readonly genres: readonly [Genre, Genre] }
  | { readonly kind: 'boost'; readonly actions: readonly [Action, Action] };

/** One of the three effects of a Necro card (VR-30). */
export type NecroEffect =
  | { readonly kind: 'nothing' | 'verse' | 'agent' | 'boost' }
  | { readonly kind: 'immunity' | 'revenue' | 'euros'; readonly by: number }
  | { readonly kind: 'keepEuros' | 'verseCap' | 'objectiveCap'; readonly most: number }
  | { readonly kind: 'draw' | 'discardCorruption'; readonly cards: number }
  | { readonly kind: 'modifier'; readonly modifier: Action }
  | { readonly kind: 'tokens' | 'clearArrs'; readonly count: number }
  | { readonly kind: 'server'; readonly orVp: number }
  | { readonly kind: 'perTrio' | 'perTitle'; readonly vp: number };

export type NecroCard = Readonly<Record<'min' | 'global' | 'max', NecroEffect>>;

/** What an Objective scores (VR-31). */
export type ObjectiveCard =
  | { readonly kind: 'revenue'; readonly vp: number; readonly per: number }
  | { readonly kind: 'servers' | 'verses' | 'genres' | 'oneGenre'; readonly vp: number }
  /** By two, three and four players. */
  | { readonly kind: 'arrs' | 'emptyDistricts' | 'titles'; readonly vp: readonly [number, number, number] }
  | {
      readonly kind: 'agents';
      readonly first: AgentType;
      readonly second: AgentType;
      /** For level 1 and level 2. */
      readonly firstVp: readonly [number, number];
      readonly secondVp: readonly [number, number];
    }
  | { readonly kind: 'money'; readonly per: number };

/** What a Title does (VR-28). */
export const TITLE_EFFECTS = ['look', 'swapCorruption', 'protect', 'sell', 'ready', 'noToken', 'work'] as const;
export type TitleEffect = (typeof TITLE_EFFECTS)[number];

export interface TitleCard {
  readonly effect: TitleEffect;
}

export interface ArrCard {
  readonly district: District;
  readonly adjacent: readonly Arr[];
}

/** Figures of the Actions: as printed, and under a Necro card's modifier. */
export interface Figures {
  readonly base: number;
  readonly modified: number;
}

/** Everything a content pack may change. */
export interface Tables {
  readonly arrs: readonly ArrCard[];
  /** In order of `DISTRICTS`; empty where the name is ours, `null` where all are. */
  readonly districtNames: readonly string[] | null;
  readonly titles: Readonly<Record<District, TitleCard>>;
  readonly agents: Readonly<Record<Agent, AgentCard>>;
  readonly verses: Readonly<Record<Verse, VerseCard>>;
  readonly boosts: Readonly<Record<BoostCard, BoostEffect>>;
  /** In order: C01 comes first. */
  readonly corruption: readonly CorruptionCard[];
  readonly necro: Readonly<Record<Necro, NecroCard>>;
  readonly objectives: Readonly<Record<Objective, ObjectiveCard>>;
  /** Values that a content pack has replaced, as `verses.codex.genre`. */
  readonly fromPack: readonly string[];
  /** 1 for the rules 1.0.0, under which some cards were played otherwise. */
  readonly edition: 1 | 2;
  readonly sizes: Readonly<Record<2 | 3 | 4, { readonly tokens: number; readonly locations: number }>>;
  readonly numbers: Numbers;
}

export interface Numbers {
  readonly rounds: number;
  readonly laps: number;
  readonly servers: number;
  readonly startEuros: number;
  readonly startImmunity: number;
  readonly startRevenue: number;
  readonly service: number;
  readonly slots: number;
  readonly row: number;
  readonly searchAt: number;
  readonly work: Figures;
  readonly recruit: Figures;
  readonly build: Figures;
  readonly create: Figures;
  readonly buildRevenue: number;
  readonly createRevenue: number;
  readonly renewal: number;
  /** Donate: one card, two cards, an Immunity. */
  readonly donateOne: Figures;
  readonly donateTwo: Figures;
  readonly donateImmunity: number;
  readonly reach: number;
  readonly technician: number;
  readonly diplomat: number;
  /** Tokens for a Corruption card or a look, and for an Immunity. */
  readonly recycleLook: number;
  readonly recycleImmunity: number;
  readonly avoidGlobal: number;
  readonly avoidBoth: number;
  readonly titleEuros: number;
  readonly workTitle: number;
  /** Scoring. */
  readonly vp2: number;
  readonly eurosPerVp: number;
  /** The arrondissement, from 1, that the First player card names; 0 for none. */
  readonly firstPlayerArr: number;
  readonly arrVp: number;
  readonly titleVp: number;
  readonly agentVp: number;
  readonly trioVp: number;
  /** By Servers on the map, from none. */
  readonly serverVp: readonly number[];
  readonly verseCap: number;
  readonly objectiveCap: number;
}
