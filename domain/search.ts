/** Reads what shoppers type: mixed scripts, many spellings, questions around the thing itself. */
import { z } from 'zod';
import { type Category, isCategory } from './categories.ts';
import { filterColours } from './colours.ts';
import { toLatinDigits } from './digits.ts';
import { MAX_PRICE_TAKA } from './money.ts';
import { fillers, type Vocabulary, vocabulary } from './searchWords.ts';
import { cleanLine } from './text.ts';

export const SEARCH_MAX = 200;
export const SUGGESTED_PRODUCTS = 8;

export const suggestionsSchema = z.object({
  q: z
    .string({ error: 'q is required' })
    .overwrite(cleanLine)
    .max(SEARCH_MAX, 'This search is too long')
    .default(''),
});

/** A word to look for, or any of the alternatives. A product fits when each term finds something in it. */
export interface SearchTerm {
  text: string;
  alternatives: readonly string[];
  /** Those alternatives that only say what kind of thing it is: a hoop is an earring too, but no jhumka. */
  broader: readonly string[];
}

export interface UnderstoodQuery {
  terms: readonly SearchTerm[];
  /** Where all that was recognised points to one. */
  category?: Category;
  colour?: string;
  /** Taka, from 'under 500' or '৫০০ টাকার মধ্যে'. */
  maxPrice?: number;
}

/** Words alone, in one case, one encoding and one kind of digits. */
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
/** Word ends, since `\b` knows Latin letters only. */
const START = '(?<![\\p{L}\\p{M}\\p{N}])';
const END = '(?![\\p{L}\\p{M}\\p{N}])';
const priceLimits = [
  `(?:under|below|within|less than|upto|up to|max) ?${MONEY}? ?(?<taka>\\d{1,8})(?: ?${MONEY})?`,
  `৳? ?(?<taka>\\d{1,8}) ?${MONEY}? ?(?:er|এর|ের)? ?${WITHIN}`,
  `(?<taka>\\d{1,8}) ?${MONEY}`,
  `(?:৳|tk|taka) ?(?<taka>\\d{1,8})`,
].map((pattern) => new RegExp(START + pattern + END, 'u'));

/** Takes the highest price out of a query. */
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

/** The longest known phrases first: 'kaner dul' is one thing, not an ear and a drop. */
function phrasesOf(text: string): Phrase[] {
  const words = text.split(/[\s৳]+/).filter(Boolean);
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 1 && !byPhrase.has(words.slice(at, at + length).join(' '))) length--;
    const phrase = words.slice(at, at + length).join(' ');
    phrases.push({ text: phrase, entry: byPhrase.get(phrase) });
    at += length;
  }
  return phrases;
}

/** Latin plurals aren't told apart from their singulars by the database's plain dictionary. */
const singularOf = (word: string): string[] => (/^[a-z]{3,}[^s\W]s$/.test(word) ? [word.slice(0, -1)] : []);

function termOf({ text, entry }: Phrase): SearchTerm {
  const words = entry?.words.map(plain) ?? [];
  const means = entry?.means ?? [];
  const alternatives = new Set([...singularOf(text), ...means, ...words]);
  alternatives.delete(text);
  const broader = means.filter((kind) => isCategory(kind) && kind !== text && !words.includes(kind));
  return { text, alternatives: [...alternatives], broader };
}

/** The one value that all recognised phrases agree on. */
function agreed<T extends string>(
  phrases: readonly Phrase[],
  isKind: (meaning: string) => meaning is T,
): T | undefined {
  const found = new Set(phrases.flatMap(({ entry }) => entry?.means.filter(isKind) ?? []));
  return found.size === 1 ? [...found][0] : undefined;
}

const isColour = (meaning: string): meaning is (typeof filterColours)[number] =>
  filterColours.some((colour) => colour === meaning);

const understood = (phrases: readonly Phrase[], maxPrice: number | undefined): UnderstoodQuery => {
  const asked = phrases.filter((phrase) => phrase.entry || !fillerWords.has(phrase.text));
  // Somebody who types nothing but 'price' looks for that word.
  const kept = asked.length === 0 && maxPrice === undefined ? phrases : asked;
  return {
    terms: kept.map(termOf),
    category: agreed(kept, isCategory),
    colour: agreed(kept, isColour),
    maxPrice,
  };
};

export function understandQuery(text: string): UnderstoodQuery {
  const { rest, maxPrice } = splitPrice(plain(text));
  return understood(phrasesOf(rest), maxPrice);
}

/** Shorter beginnings are of too many words to mean one. */
const SHORTEST_BEGINNING = 3;
const MOST_BEGUN = 4;

/** What known phrases the end of a text begins, the most of its words taken together first: 'lal kaner d'. */
function begunAtEnd(words: readonly string[]): { from: number; phrase: Phrase } | null {
  for (let from = Math.max(0, words.length - LONGEST_PHRASE); from < words.length; from += 1) {
    const text = words.slice(from).join(' ');
    if (byPhrase.has(text)) return null;
    const begun = [...byPhrase].filter(([phrase]) => phrase.startsWith(text));
    if (text.length < SHORTEST_BEGINNING || begun.length === 0) continue;
    const entries = [...new Set(begun.map(([, entry]) => entry))].slice(0, MOST_BEGUN);
    const means = entries.flatMap((entry) => entry.means);
    return { from, phrase: { text, entry: { means, words: entries.flatMap(({ words }) => words) } } };
  }
  return null;
}

/** Like `understandQuery`, of what is still being typed: its end may be the beginning of a known word. */
export function understandTyped(text: string): UnderstoodQuery {
  const { rest, maxPrice } = splitPrice(plain(text));
  const words = rest.split(/[\s৳]+/).filter(Boolean);
  const begun = begunAtEnd(words);
  if (!begun) return understood(phrasesOf(rest), maxPrice);
  return understood([...phrasesOf(words.slice(0, begun.from).join(' ')), begun.phrase], maxPrice);
}

/** Categories that a half-typed query may mean: recognised words count, and so does a beginning of one. */
export function categoriesLike(text: string): Category[] {
  const typed = plain(text);
  if (typed.length < 2) return [];
  const recognised = phrasesOf(typed).flatMap(({ entry }) => entry?.means ?? []);
  const begun = [...byPhrase]
    .filter(([phrase]) => phrase.startsWith(typed))
    .flatMap(([, entry]) => entry.means);
  return [...new Set([...recognised, ...begun].filter(isCategory))];
}
