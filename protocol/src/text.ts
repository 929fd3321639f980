import * as z from 'zod/mini';

/** The message of every schema issue about unreadable text: servers and clients recognise it by this. */
export const UNREADABLE = 'unreadable-text';

/**
 * Control and formatting characters, lone surrogates, line separators, noncharacters, and everything Unicode calls
 * ignorable: zero-width characters, fillers, tags, variation selectors. Formatting includes all bidirectional controls.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/u;
/** Symbols that fonts draw as nothing: the empty Braille pattern and the null notehead. */
const BLANK = /[\u2800\u{1D159}]/u;
/** Something to be seen: a letter, digit, sign or symbol. Spaces and combining marks alone look empty. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/**
 * What emoji are composed with: the presentation selector after a pictograph or within a keycap, and the joiner between
 * two pictographs. Nowhere else are these characters accepted.
 */
const EMOJI_PARTS =
  /(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]|(?<=[\d#*])\uFE0F(?=\u20E3)|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu;

/** Whether everybody sees all there is of a text, and sees something. The one rule for names and for chat. */
export function isReadable(text: string): boolean {
  const plain = text.replaceAll(EMOJI_PARTS, '');
  return VISIBLE.test(plain) && !HIDDEN.test(plain) && !BLANK.test(plain);
}

/** One readable line of at most so many characters. */
export function readableSchema(most: number): z.ZodMiniType<string, string> {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.refine(isReadable, UNREADABLE));
}
