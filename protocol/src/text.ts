import * as z from 'zod/mini';

/** The message of every schema issue about unreadable text, by which servers and clients recognise it. */
export const UNREADABLE = 'unreadable-text';

/**
 * Control and formatting characters, lone surrogates, line separators, noncharacters, and everything Unicode calls
 * ignorable: zero-width characters, fillers, tags, variation selectors. Formatting includes all bidirectional controls.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/u;
/** Symbols that fonts render as blank: the empty Braille pattern and the null notehead. */
const BLANK = /[\u2800\u{1D159}]/u;
/** A visible character: a letter, digit, sign or symbol. Spaces and combining marks alone look empty. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/**
 * Parts of emoji: the presentation selector after a pictograph or within a keycap, and the joiner between two
 * pictographs. These characters are accepted nowhere else.
 */
const EMOJI_PARTS =
  /(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]|(?<=[\d#*])\uFE0F(?=\u20E3)|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu;

/** Whether a text has something visible and nothing hidden. Names and chat follow the same rule. */
export function isReadable(text: string): boolean {
  const plain = text.replaceAll(EMOJI_PARTS, '');
  return VISIBLE.test(plain) && !HIDDEN.test(plain) && !BLANK.test(plain);
}

/** One readable line of limited length. */
export function readableSchema(most: number): z.ZodMiniType<string, string> {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.refine(isReadable, UNREADABLE));
}
