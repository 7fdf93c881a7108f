/** Understands search texts: mixed scripts, many spellings, and words around the product. */
import type { Category } from './categories.ts';
import { isCategory } from './categories.ts';
import { type FilterColour, filterColours } from './colours.ts';
import { toLatinDigits } from './digits.ts';
import { MAX_PRICE_TAKA } from './money.ts';
import type { Vocabulary } from './searchWords.ts';
import { fillers, vocabulary } from './searchWords.ts';

/** Characters of a search text. */
export const SEARCH_MAX = 200;
/** The most products among the suggestions. */
export const SUGGESTED_PRODUCTS = 8;

/** A search term: one word or one of its alternatives. A product matches if it contains every term. */
export interface SearchTerm {
  text: string;
  alternatives: readonly string[];
  /** Alternatives that only name the kind of product: a hoop is an earring too, but not a jhumka. */
  broader: readonly string[];
}

export interface UnderstoodQuery {
  terms: readonly SearchTerm[];
  /** Set if all recognised phrases agree on one category. */
  category?: Category;
  /** The slug of a filter's colour, on the same condition. */
  colour?: FilterColour;
  /** The highest price in taka, from 'under 500' or '৫০০ টাকার মধ্যে'. */
  maxPrice?: number;
}

/** The words only, in lower case, NFC and Latin digits. */
const plain = (text: string): string =>
  toLatinDigits(text.normalize('NFC').toLowerCase())
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(/[^\p{L}\p{M}\p{N}৳]+/gu, ' ')
    .trim();

const byPhrase = new Map<string, Vocabulary>(
  vocabulary.flatMap((entry) => entry.words.map((word) => [plain(word), entry] as const)),
);
const fillerWords = new Set(fillers.map(plain));
const LONGEST_PHRASE = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length));

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

/** Removes the highest price from a query and returns it. */
function splitPrice(text: string): { rest: string; maxPrice?: number } {
  for (const limit of priceLimits) {
    const found = limit.exec(text);
    const taka = Number(found?.groups?.taka);
    if (found && taka > 0 && taka <= MAX_PRICE_TAKA) {
      return { rest: text.replace(found[0], ' ').replace(/\s+/g, ' ').trim(), maxPrice: taka };
    }
  }
  return { rest: text };
}

interface Phrase {
  text: string;
  entry?: Vocabulary;
}

/**
 * The longest known phrase that begins at a word, else the word itself: 'kaner dul' is one product, not an ear and a
 * drop. The words are in lower case, NFC and Latin digits.
 */
export function phraseAt(words: readonly string[], at: number): Phrase & { length: number } {
  let length = Math.min(LONGEST_PHRASE, words.length - at);
  while (length > 1 && !byPhrase.has(words.slice(at, at + length).join(' '))) length--;
  const text = words.slice(at, at + length).join(' ');
  return { text, entry: byPhrase.get(text), length };
}

function phrasesOf(text: string): Phrase[] {
  const words = text.split(/[\s৳]+/).filter(Boolean);
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, ...phrase } = phraseAt(words, at);
    phrases.push(phrase);
    at += length;
  }
  return phrases;
}

/** The database's plain dictionary does not match Latin plurals with their singulars. */
const singularOf = (word: string): string[] => (/^[a-z]{3,}[^s\W]s$/.test(word) ? [word.slice(0, -1)] : []);

function termOf({ text, entry }: Phrase): SearchTerm {
  const words = entry?.words.map(plain) ?? [];
  const means = entry?.means ?? [];
  const alternatives = new Set([...singularOf(text), ...means, ...words]);
  alternatives.delete(text);
  const broader = means.filter((kind) => isCategory(kind) && kind !== text && !words.includes(kind));
  return { text, alternatives: [...alternatives], broader };
}

/** True for a term that names a kind of product, as 'churi'. */
export const isKindTerm = ({ broader }: SearchTerm): boolean => broader.length > 0;

/** The value on which all recognised phrases agree. */
function agreed<T extends string>(
  phrases: readonly Phrase[],
  isKind: (meaning: string) => meaning is T,
): T | undefined {
  const found = new Set(phrases.flatMap(({ entry }) => entry?.means.filter(isKind) ?? []));
  return found.size === 1 ? [...found][0] : undefined;
}

const isColour = (meaning: string): meaning is FilterColour =>
  filterColours.some((colour) => colour === meaning);

const understood = (phrases: readonly Phrase[], maxPrice: number | undefined): UnderstoodQuery => {
  const asked = phrases.filter((phrase) => phrase.entry || !fillerWords.has(phrase.text));
  // A query of nothing but 'price' searches for that word.
  const used = asked.length === 0 && maxPrice === undefined ? phrases : asked;
  return {
    terms: used.map(termOf),
    category: agreed(used, isCategory),
    colour: agreed(used, isColour),
    maxPrice,
  };
};

/** What a whole query means. Words without a known meaning are searched as they are. */
export function understandQuery(text: string): UnderstoodQuery {
  const { rest, maxPrice } = splitPrice(plain(text));
  return understood(phrasesOf(rest), maxPrice);
}

/** Characters. Shorter beginnings match too many words. */
const MIN_BEGINNING = 3;
/** The most meanings that one beginning may have. */
const MAX_PHRASES = 4;

/** The known phrases that the end of a text begins, with as many of its words as possible: 'lal kaner d'. */
function begunAtEnd(words: readonly string[]): { from: number; phrase: Phrase } | null {
  for (let from = Math.max(0, words.length - LONGEST_PHRASE); from < words.length; from += 1) {
    const text = words.slice(from).join(' ');
    if (byPhrase.has(text)) return null;
    const begun = [...byPhrase].filter(([phrase]) => phrase.startsWith(text));
    if (text.length < MIN_BEGINNING || begun.length === 0) continue;
    const entries = [...new Set(begun.map(([, entry]) => entry))].slice(0, MAX_PHRASES);
    const means = entries.flatMap((entry) => entry.means);
    return { from, phrase: { text, entry: { means, words: entries.flatMap(({ words }) => words) } } };
  }
  return null;
}

/** Like `understandQuery` for text that is still being typed: its last word may be incomplete. */
export function understandTyped(text: string): UnderstoodQuery {
  const { rest, maxPrice } = splitPrice(plain(text));
  const words = rest.split(/[\s৳]+/).filter(Boolean);
  const begun = begunAtEnd(words);
  if (!begun) return understood(phrasesOf(rest), maxPrice);
  return understood([...phrasesOf(words.slice(0, begun.from).join(' ')), begun.phrase], maxPrice);
}

/** Categories that an incomplete query may mean, by recognised words or by the beginning of one. */
export function categoriesLike(text: string): Category[] {
  const typed = plain(text);
  if (typed.length < 2) return [];
  const recognised = phrasesOf(typed).flatMap(({ entry }) => entry?.means ?? []);
  const begun = [...byPhrase]
    .filter(([phrase]) => phrase.startsWith(typed))
    .flatMap(([, entry]) => entry.means);
  return [...new Set([...recognised, ...begun].filter(isCategory))];
}
