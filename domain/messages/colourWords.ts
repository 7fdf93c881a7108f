/** Colors as customers write them: English, Bangla, and Bangla in Latin letters. */
import { colourSlug } from '../colours.ts';

/** Slugs of colors, and the words for each. The slug itself is one, too. */
export const colourWords: Readonly<Record<string, string>> = {
  red: 'red lal laal লাল',
  green: 'green shobuj sobuj shabuj sabuj সবুজ',
  blue: 'blue nil neel নীল',
  black: 'black kalo kala kaalo কালো কালা',
  white: 'white shada sada shaada সাদা',
  yellow: 'yellow holud holood halud হলুদ',
  pink: 'pink golapi gulapi গোলাপি গোলাপী',
  purple: 'purple beguni begoni বেগুনি বেগুনী',
  orange: 'orange komola komla কমলা',
  gold: 'gold golden shonali sonali সোনালি সোনালী গোল্ডেন',
  silver: 'silver rupali roopali rupa রূপালি রুপালি রূপালী সিলভার',
  'rose-gold': 'rosegold',
  maroon: 'maroon merun meroon মেরুন',
  brown: 'brown khoyeri khoiri খয়েরি খয়েরী বাদামি',
  grey: 'grey gray ash ছাই ধূসর',
  navy: 'navy নেভি',
  'sky-blue': 'akashi asmani আকাশি আসমানি',
  'multi-color': 'multi multicolor multicolour rongdhonu রংধনু মাল্টি',
};

const slugs = new Map(
  Object.entries(colourWords).flatMap(([slug, words]) =>
    words.split(' ').map((word) => [word.normalize('NFC'), slug] as const),
  ),
);

/** The slug of a color's word. Null for any other word. The word is in lower case and NFC. */
export const colourOfWord = (word: string): string | null => slugs.get(word) ?? null;

/** The name of the product's color that one of the words means. Null if it has none of them. */
export const namedColour = (wanted: readonly string[], colours: readonly { name: string }[]): string | null =>
  colours.find(({ name }) => wanted.includes(colourSlug(name)))?.name ?? null;
