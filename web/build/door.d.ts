/** Filled in by the build: the files by what needs them: `fonts`, `table`, `online`, a game such as `san`, its texts such as `san fr`. */
declare const TABLE_FILES: Readonly<Record<string, readonly string[]>>;
/** Filled in by the build: what a game is about, by game and language, such as `san fr`. */
declare const OPENING_LINES: Readonly<Record<string, string>>;
/** Filled in by the build: where the program begins; nothing while the house is being built. */
declare const PROGRAM: string;
