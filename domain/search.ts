/** Understands search texts: mixed scripts, many spellings, and words around the product. */
import type { Category } from './categories.ts';
import { isCategory } from './categories.ts';
import { type FilterColour, filterColours } from './colourPresets.ts';
import {
  byPhrase,
  isTag,
  LONGEST_PHRASE,
  type Phrase,
  phrasesOf,
  type SearchTerm,
  termOf,
} from './searchPhrases.ts';
import { plain, sizeOf, splitPrice, splitSize, wordsIn } from './searchText.ts';
import { fillers, type TagKind } from './searchWords.ts';
import { sizeSlug } from './sizeFilter.ts';
import { mayHaveSizes } from './sizes.ts';
import { letters } from './sizeWords.ts';

/** The most products among the suggestions. */
export const SUGGESTED_PRODUCTS = 8;

export interface UnderstoodQuery {
  terms: readonly SearchTerm[];
  /** Set if all recognised phrases agree on one category. */
  category?: Category;
  /** The slug of a filter's color, on the same condition. */
  colour?: FilterColour;
  /** The highest price in taka, from 'under 500' or '৫০০ টাকার মধ্যে'. */
  maxPrice?: number;
  /** As the filter names it. Not set if what is searched has no sizes. */
  size?: string;
  /** A kind of product that is not a category, as the anklets of 'nupur'. */
  tag?: TagKind;
}

const fillerWords = new Set(fillers.map(plain));

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

/** What is searched may have the size: nobody asks for a lipstick in M. */
const mayHaveSize = (phrases: readonly Phrase[]): boolean => {
  const kinds = phrases.flatMap(
    ({ entry }) => entry?.means.filter((kind) => isCategory(kind) || isTag(kind)) ?? [],
  );
  return kinds.length === 0 || kinds.some(mayHaveSizes);
};

function understood(phrases: readonly Phrase[], { maxPrice, size }: Limits): UnderstoodQuery {
  const asked = phrases.filter((phrase) => phrase.entry || !fillerWords.has(phrase.text));
  // A query of nothing but 'price' searches for that word.
  const used = asked.length === 0 && maxPrice === undefined && size === undefined ? phrases : asked;
  const category = agreed(used, isCategory);
  return {
    terms: used.map(termOf),
    category,
    colour: agreed(used, isColour),
    maxPrice,
    size: size !== undefined && mayHaveSize(used) ? sizeOf(size, category === 'rings') : undefined,
    tag: agreed(used, isTag),
  };
}

interface Limits {
  maxPrice?: number;
  size?: string;
}

function splitLimits(text: string): { words: readonly string[]; limits: Limits } {
  const { rest, maxPrice } = splitPrice(plain(text));
  const { rest: words, size } = splitSize(wordsIn(rest));
  return { words, limits: { maxPrice, size } };
}

/** 'churi m': a letter at the end is a size, if what is before it has sizes. */
function withLetterSize(words: readonly string[], limits: Limits): UnderstoodQuery | null {
  const size = limits.size === undefined && letters.get(words.at(-1) ?? '');
  if (!size) return null;
  const phrases = phrasesOf(words.slice(0, -1));
  const isSized = phrases.some(({ entry }) => entry?.means.some(mayHaveSizes));
  return isSized ? understood(phrases, { ...limits, size: sizeSlug(size) }) : null;
}

/** What a whole query means. Words without a known meaning are searched as they are. */
export function understandQuery(text: string): UnderstoodQuery {
  const { words, limits } = splitLimits(text);
  return withLetterSize(words, limits) ?? understood(phrasesOf(words), limits);
}

/** Characters. Shorter beginnings match too many words. */
const MIN_BEGINNING = 3;
/** The most meanings that one beginning may have. */
const MAX_PHRASES = 4;

/** The known phrases that the end of a text begins, with as many of its words as possible: 'lal kaner d'. */
function prefixAtEnd(words: readonly string[]): { from: number; phrase: Phrase } | null {
  for (let from = Math.max(0, words.length - LONGEST_PHRASE); from < words.length; from += 1) {
    const text = words.slice(from).join(' ');
    if (byPhrase.has(text)) return null;
    const matches = [...byPhrase].filter(([phrase]) => phrase.startsWith(text));
    if (text.length < MIN_BEGINNING || matches.length === 0) continue;
    const entries = [...new Set(matches.map(([, entry]) => entry))].slice(0, MAX_PHRASES);
    const means = entries.flatMap((entry) => entry.means);
    const known = entries.flatMap((entry) => entry.words);
    return { from, phrase: { text, isPrefix: true, entry: { means, words: known } } };
  }
  return null;
}

/** Like `understandQuery` for text that is still being typed: its last word may be incomplete. */
export function understandTyped(text: string): UnderstoodQuery {
  const { words, limits } = splitLimits(text);
  const prefix = prefixAtEnd(words);
  if (!prefix) return understood(phrasesOf(words), limits);
  return understood([...phrasesOf(words.slice(0, prefix.from)), prefix.phrase], limits);
}

/** Categories that an incomplete query may mean, by recognised words or by the beginning of one. */
export function categoriesLike(text: string): Category[] {
  const typed = plain(text);
  if (typed.length < 2) return [];
  const recognised = phrasesOf(wordsIn(typed)).flatMap(({ entry }) => entry?.means ?? []);
  const completed = [...byPhrase]
    .filter(([phrase]) => phrase.startsWith(typed))
    .flatMap(([, entry]) => entry.means);
  return [...new Set([...recognised, ...completed].filter(isCategory))];
}
