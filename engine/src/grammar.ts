/** Puts names into texts: the verb depends on the reader, the word before a name on how the name begins. */

/** Stands before and after the name of a parameter inside a text; no text contains it. */
const MARK = '\u0001';

/** Part of a written sentence: plain text, or the name of the thing that is a parameter. */
export interface WrittenPart {
  readonly text: string;
  readonly parameter?: string;
}

/** What a text is written with. */
export interface Writing {
  readonly language: string;
  /** Whether the reader is the subject of the sentence: then `[gains|gain]` becomes `gain`. */
  readonly isReader: boolean;
  nameOf(parameter: string): string;
}

/** What to put into a text for a thing, until its name is known. */
export function markOf(parameter: string): string {
  return `${MARK}${parameter}${MARK}`;
}

/** The parts of a text that was filled with marks. */
export function written(text: string, { language, isReader, nameOf }: Writing): readonly WrittenPart[] {
  const pieces = text.replaceAll(/\[([^[\]|]*)\|([^[\]|]*)\]/g, isReader ? '$2' : '$1').split(MARK);
  const parts: WrittenPart[] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    const [before = '', parameter] = pieces.slice(index, index + 2);
    if (parameter === undefined) {
      parts.push({ text: before });
      continue;
    }
    const name = nameOf(parameter);
    const isFirst = before === '' && parts.length === 0;
    parts.push({ text: joining(before, name, language) }, { text: isFirst ? capitalised(name) : name, parameter });
  }
  return parts.filter((part) => part.text !== '');
}

/** The text before a name, as it is written there: "d’Olja", "an Onyx". */
function joining(before: string, name: string, language: string): string {
  if (language === 'fr' && /^[aàâäæeéèêëiîïoôöœuùûü]/i.test(name)) {
    return before.replace(/(?<![\p{L}])(d|D|qu|Qu|jusqu|lorsqu|puisqu)e $/u, '$1’');
  }
  if (language === 'en' && /^(?!eu|uni|one)[aeiou]/i.test(name)) return before.replace(/(?<![\p{L}])(a|A) $/u, '$1n ');
  return before;
}

function capitalised(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
