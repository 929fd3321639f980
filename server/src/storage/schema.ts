/** The database tables. Only text, integers and milliseconds, the same in SQLite and PostgreSQL. */
export interface Database {
  tables: TablesRow;
  log: LogRow;
  packs: PacksRow;
  records: RecordsRow;
  members: MembersRow;
  admissions: AdmissionsRow;
  traces: TracesRow;
  chat: ChatRow;
  people: PeopleRow;
  sessions: SessionsRow;
  tokens: TokensRow;
  mutes: MutesRow;
  pushes: PushesRow;
  results: ResultsRow;
  ratings: RatingsRow;
}

/** A game table after the entry `number` of its log. */
export interface TablesRow {
  readonly id: string;
  readonly host: string;
  readonly number: number;
  readonly phase: string;
  readonly visibility: string;
  readonly game: string;
  readonly created: number;
  /** Seats anybody may take. */
  readonly open_seats: number;
  /** The next deadline; `null` where there is none. */
  readonly due: number | null;
  /** 1 while a bot must choose at a table with people. */
  readonly bot_owes: number;
  /** 1 while a finished game has not been counted. */
  readonly unsettled: number;
  readonly document: string;
  readonly position: string | null;
  readonly state: string | null;
  readonly invite_hash: string | null;
  readonly share_hash: string | null;
}

export interface LogRow {
  readonly table_id: string;
  readonly number: number;
  readonly at: number;
  readonly kind: string;
  readonly body: string;
}

/** A content pack, by the hash of its text. */
export interface PacksRow {
  readonly hash: string;
  readonly pack: string;
}

/** The record of a finished game. */
export interface RecordsRow {
  readonly table_id: string;
  readonly record: string;
}

/** Who has or had a seat where. */
export interface MembersRow {
  readonly table_id: string;
  readonly person_id: string;
  readonly seat: number;
}

/** Who was admitted by an invitation. */
export interface AdmissionsRow {
  readonly table_id: string;
  readonly person_id: string;
  /** The number of the invitation; renewing it ends earlier admissions. */
  readonly invitation: number;
}

/** Tables whose log or document names a person, for deleting the person. */
export interface TracesRow {
  readonly person_id: string;
  readonly table_id: string;
}

export interface ChatRow {
  readonly table_id: string;
  readonly number: number;
  readonly at: number;
  readonly person_id: string;
  readonly name: string;
  readonly text: string;
}

export interface PeopleRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly login: string | null;
  readonly password: string | null;
  readonly return_hash: string | null;
  readonly return_expires: number | null;
  /** 1 while the person is being deleted. */
  readonly leaving: number;
}

export interface SessionsRow {
  readonly id: string;
  readonly hash: string;
  readonly person_id: string;
  readonly created: number;
  readonly used: number;
  readonly device: string;
}

export interface TokensRow {
  readonly id: string;
  readonly hash: string;
  readonly person_id: string;
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
  /** Scopes, separated by spaces. */
  readonly scopes: string;
}

export interface MutesRow {
  readonly person_id: string;
  readonly muted_id: string;
}

export interface PushesRow {
  readonly endpoint: string;
  readonly person_id: string;
  readonly keys: string;
}

/** A person's result in a game. */
export interface ResultsRow {
  readonly table_id: string;
  readonly person_id: string;
  readonly game: string;
  readonly seats: number;
  readonly rank: number;
  readonly at: number;
}

export interface RatingsRow {
  readonly person_id: string;
  readonly game: string;
  readonly rated: number;
  readonly mu: number;
  readonly sigma: number;
}
