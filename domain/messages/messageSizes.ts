/** Sizes of bangles in a message: 'M', 'size 2.6', '২.৮', '2-4'. */
import { bangleSizes, markOf } from '../bangleSizes.ts';
import { toLatinDigits } from '../digits.ts';
import { letters, sizeWords, wholeWords } from '../sizeWords.ts';
import type { Marked } from './marks.ts';
import type { MessageWord } from './messageWords.ts';

/** '2.10' from '2.10/30'. */
const stamped = bangleSizes.map(({ measurement }) => markOf(measurement));
const widths = new Map(
  bangleSizes
    .map(({ measurement }) => measurement.split('/') as [string, string])
    .map(([mark, width]) => [width, mark]),
);

/** '2.6', '2-6', '2 6' after 'size', and '26' after 'size'. */
function numberAt(message: string, words: readonly MessageWord[], at: number, isNamed: boolean) {
  const [word, next] = [words[at], words[at + 1]];
  if (!word) return null;
  if (word.text === '2' && next) {
    const between = toLatinDigits(message.slice(word.to, next.from));
    const size = `2.${next.text}`;
    if (stamped.includes(size) && (/^[.\-–]$/.test(between) || (isNamed && between === ' '))) {
      return { size, length: 2 };
    }
  }
  const mark = isNamed ? widths.get(word.text) : undefined;
  return mark ? { size: mark, length: 1 } : null;
}

function valueAt(message: string, words: readonly MessageWord[], at: number, isNamed: boolean) {
  const word = words[at];
  if (!word) return null;
  const letter =
    isNamed || word.isUpper ? letters.get(word.text.normalize('NFC')) : wholeWords.get(word.text);
  return letter ? { size: letter, length: 1 } : numberAt(message, words, at, isNamed);
}

/** The size that begins with a word, the word 'size' included. Null if none does. */
export function sizeAt(message: string, words: readonly MessageWord[], at: number): Marked | null {
  const isSize = (place: number) => sizeWords.has(words[place]?.text ?? '');
  if (isSize(at)) {
    const value = valueAt(message, words, at + 1, true);
    return value && words[at + 1]?.before !== 'line'
      ? { kind: 'size', size: value.size, length: value.length + 1 }
      : null;
  }
  const isBefore = (length: number) => isSize(at + length) && words[at + length]?.before === null;
  const value = valueAt(message, words, at, isBefore(1)) ?? valueAt(message, words, at, isBefore(2));
  if (!value) return null;
  return { kind: 'size', size: value.size, length: value.length + (isBefore(value.length) ? 1 : 0) };
}
