/** A message as words with their places in it, so that every character of it can be accounted for. */
import { toLatinDigits } from '../digits.ts';

/** Places in the message: the first character, and the first after them. */
export interface Range {
  from: number;
  to: number;
}

/** `line` is a new line or the end of a sentence, `part` a comma and the like, `and` is `&` or `+`, `open` and `close`
 * are brackets. */
export type Break = 'line' | 'part' | 'and' | 'open' | 'close';

export interface MessageWord extends Range {
  /** In lower case and Latin digits, without invisible characters. */
  text: string;
  /** As written: 'M' is a size, 'm' may be anything. */
  isUpper: boolean;
  /** A question ends with it. */
  isAsked: boolean;
  /** What separates the word from the one before it. Null for a space or a hyphen. */
  before: Break | null;
}

/** Digits and letters that touch are two words: '2ta', '৩টা'. */
const WORD = /\p{N}+|[\p{L}\p{M}\p{Cf}']+/gu;
const PARTS = /[,;|:=?!*•~"“”]|\s[-–—/]|[-–—/]\s/u;

/** What stands between two words, as a break. `next` is the word after it. */
function breakIn(between: string, last: string, next: string): Break | null {
  if (/[([{]/.test(between)) return 'open';
  if (/[)\]}]/.test(between)) return 'close';
  if (/[\n।]|\.\s*$/u.test(between) && !(between === '.' && /\d$/.test(last) && /^\d/.test(next)))
    return 'line';
  if (/[&+]/.test(between)) return 'and';
  return PARTS.test(between) ? 'part' : null;
}

const plain = (word: string): string => toLatinDigits(word.toLowerCase().replace(/[\p{Cf}']|ঃ$/gu, ''));

/** The words of a message in NFC, in order. `taken` are ranges that are read already; each separates words like a line. */
export function messageWords(message: string, taken: readonly Range[]): readonly MessageWord[] {
  const words: MessageWord[] = [];
  let end = 0;
  for (const { 0: found, index } of message.matchAll(WORD)) {
    const text = plain(found);
    const range = { from: index, to: index + found.length };
    if (text === '' || taken.some(({ from, to }) => range.from < to && from < range.to)) continue;
    const isCut = taken.some(({ from }) => from >= end && from < index);
    const before =
      isCut || words.length === 0
        ? 'line'
        : breakIn(message.slice(end, index), words.at(-1)?.text ?? '', text);
    words.push({
      ...range,
      text,
      isUpper: found !== found.toLowerCase(),
      isAsked: /^\s{0,2}\?/.test(message.slice(range.to, range.to + 3)),
      before,
    });
    end = range.to;
  }
  return words;
}
