/** Filled in by the build: the files by what needs them: `title`, `table`, `online`, a game such as `san`, its texts such as `san fr`. */
declare const TABLE_FILES: Readonly<Record<string, readonly string[]>>;
