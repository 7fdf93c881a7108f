/** The text of a search without its limits: the highest price and the size. */
import { bangleSizes } from './bangleSizes.ts';
import { toLatinDigits } from './digits.ts';
import { MAX_PRICE_TAKA } from './money.ts';
import { sizeSlug } from './sizeFilter.ts';
import { letters, sizeWords, wholeWords } from './sizeWords.ts';

/** The words only, in lower case, NFC and Latin digits. */
export const plain = (text: string): string =>
  toLatinDigits(text.normalize('NFC').toLowerCase())
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/[^\p{L}\p{M}\p{N}৳]+/gu, ' ')
    .trim();

/** The words of a plain text. */
export const wordsIn = (text: string): string[] => text.split(/[\s৳]+/).filter(Boolean);

const MONEY = '(?:৳|tk|taka|takar|টাকা|টাকার)';
const WITHIN = '(?:moddhe|modhye|modde|vitore|bhitore|niche|nicher|porjonto|মধ্যে|ভিতরে|ভেতরে|নিচে|পর্যন্ত)';
/** Word boundaries, since `\b` knows Latin letters only. */
const START = '(?<![\\p{L}\\p{M}\\p{N}])';
const END = '(?![\\p{L}\\p{M}\\p{N}])';
/** Nothing in them repeats without a limit, so that nonsense costs no more than its length. */
export const priceLimits = [
  `(?:under|below|within|less than|upto|up to|max) ?${MONEY}? ?(?<taka>\\d{1,8})(?: ?${MONEY})?`,
  `৳? ?(?<taka>\\d{1,8}) ?${MONEY}? ?(?:er|এর|ের)? ?${WITHIN}`,
  `(?<taka>\\d{1,8}) ?${MONEY}`,
  `(?:৳|tk|taka) ?(?<taka>\\d{1,8})`,
].map((pattern) => new RegExp(START + pattern + END, 'u'));

/** Removes the highest price from a plain text (`plain`) and returns it, in taka, as in 'under 500'. */
export function splitPrice(text: string): { rest: string; maxPrice?: number } {
  for (const limit of priceLimits) {
    const found = limit.exec(text);
    const taka = Number(found?.groups?.taka);
    if (found && taka > 0 && taka <= MAX_PRICE_TAKA) {
      return { rest: text.replace(found[0], ' ').replace(/\s+/g, ' ').trim(), maxPrice: taka };
    }
  }
  return { rest: text };
}

/** '2 6', as a plain text has '2.6' and '2/6', and '26': the two ways to write a bangle's size. */
const numbered = new Map(
  bangleSizes.flatMap(({ size, measurement }) =>
    measurement.split('/').map((mark) => [mark.replace('.', ' '), sizeSlug(size)] as const),
  ),
);

/** The size that begins at a word. `isNamed`: beside the word 'size', where a letter or a number is one. */
function sizeAt(words: readonly string[], at: number, isNamed: boolean) {
  const two = numbered.get(words.slice(at, at + 2).join(' '));
  if (two && words[at]?.length === 1) return { size: two, length: 2 };
  const word = words[at]?.normalize('NFC') ?? '';
  const letter = (isNamed ? letters : wholeWords).get(word);
  if (letter) return { size: sizeSlug(letter), length: 1 };
  return isNamed && /^\d{1,2}$/.test(word) ? { size: word, length: 1 } : null;
}

/** A number is a ring's size, or the second way to write a bangle's. */
export const sizeOf = (size: string, isRing: boolean): string =>
  isRing ? size : (numbered.get(size) ?? size);

const isSizeWord = (word: string | undefined): boolean => word !== undefined && sizeWords.has(word);

/** Removes the size from the words: 'size M', '16 size', '2.6'. */
export function splitSize(words: readonly string[]): { rest: readonly string[]; size?: string } {
  for (const at of words.keys()) {
    const isBefore = isSizeWord(words[at]);
    const from = isBefore ? at + 1 : at;
    const isNamed = isBefore || isSizeWord(words[at + 1]);
    const found = sizeAt(words, from, isNamed);
    if (!found) continue;
    const end = from + found.length;
    const isAfter = !isBefore && isSizeWord(words[end]);
    return { rest: [...words.slice(0, at), ...words.slice(isAfter ? end + 1 : end)], size: found.size };
  }
  return { rest: words };
}
