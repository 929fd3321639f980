/** Filled in by the build: files by need: `fonts`, `table`, `online`, a game (`san`) or its texts (`san fr`). */
declare const TABLE_FILES: Readonly<Record<string, readonly string[]>>;
/** Filled in by the build: taglines by game and language, such as `san fr`. */
declare const OPENING_LINES: Readonly<Record<string, string>>;
/** Filled in by the build: the entry of the app; empty in development. */
declare const PROGRAM: string;
