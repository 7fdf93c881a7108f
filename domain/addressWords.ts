/** An address as words, and the numbers in it, in English, Bangla or Bangla in Latin letters. */
import { toLatinDigits } from './digits.ts';
import { soundOfPlace } from './places.ts';

/** Separates the parts of an address. What stands in different parts is not read together. */
export const BREAK = '|';

/** 'মিরপুর-১০, রোড ৫' → ['মিরপুর', '10', '|', 'রোড', '5']. */
export const wordsOf = (address: string): readonly string[] =>
  toLatinDigits(address.normalize('NFC').toLowerCase())
    .replace(/[,;()\n।|]+/g, ` ${BREAK} `)
    .replace(/[^\p{L}\p{M}\p{N}|]+/gu, ' ')
    .replace(/(?<=[0-9])(?=[\p{L}\p{M}])|(?<=[\p{L}\p{M}])(?=[0-9])/gu, ' ')
    .trim()
    .split(/ +/);

/** Words as they sound, for `numbersBeside`. They are separated by spaces. */
export const soundsOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(soundOfPlace));

/** The words for 1, 2, 3 … up to the highest sector of Uttara. */
const numberWords: readonly string[] = [
  'one ek এক',
  'two dui দুই',
  'three tin তিন',
  'four char চার',
  'five pach panch পাঁচ',
  'six choy choi ছয়',
  'seven sat shat সাত',
  'eight aat আট',
  'nine noy noi নয়',
  'ten dosh দশ',
  'eleven egaro এগারো এগার',
  'twelve baro বারো বার',
  'thirteen tero তেরো তের',
  'fourteen choddo চৌদ্দ',
  'fifteen ponero পনেরো পনের',
  'sixteen sholo ষোলো ষোল',
  'seventeen sotero সতেরো সতের',
  'eighteen atharo আঠারো আঠার',
];
const numbers = new Map(
  numberWords.flatMap((words, place) =>
    words.split(' ').map((word) => [word.normalize('NFC'), place + 1] as const),
  ),
);
const numberOf = (word = ''): number | null =>
  /^[0-9]{1,2}$/.test(word) ? Number(word) : (numbers.get(word) ?? null);

const fillers = new Set(['no', 'number', 'num', 'nong', 'nombor', 'নং', 'নম্বর', 'নাম্বার']);

/** The number next to a word, over 'no' and the like. */
function numberFrom(words: readonly string[], place: number, step: 1 | -1) {
  let at = place + step;
  while (fillers.has(words[at] ?? '')) at += step;
  return { number: numberOf(words[at]), hasFiller: Math.abs(at - place) > 1 };
}

/**
 * The numbers beside the words that sound like one of `heads`: 'Sector 11', 'Mirpur-10'. A number before the word counts
 * as in '11 sector' if `isUnit` says so, else only as in '10 no Mirpur': 'House 10 Mirpur' names no section.
 */
export function numbersBeside(
  words: readonly string[],
  heads: ReadonlySet<string>,
  isUnit: (sound: string) => boolean,
): number[] {
  const found = words.flatMap((word, place) => {
    const sound = soundOfPlace(word);
    if (!heads.has(sound)) return [];
    const after = numberFrom(words, place, 1);
    if (after.number !== null) return [after.number];
    const before = numberFrom(words, place, -1);
    return before.number !== null && (before.hasFiller || isUnit(sound)) ? [before.number] : [];
  });
  return [...new Set(found)];
}
