/** The phrases of a search that the vocabulary knows, as terms that products can match. */
import { isCategory } from './categories.ts';
import { colourWords } from './messages/colourWords.ts';
import { plain } from './searchText.ts';
import { type TagKind, tagKinds, type Vocabulary, vocabulary } from './searchWords.ts';

/** A search term: one word or one of its alternatives. A product matches if it contains every term. */
export interface SearchTerm {
  text: string;
  alternatives: readonly string[];
  /** Alternatives that only name the kind of product: a hoop is an earring too, but not a jhumka. */
  broader: readonly string[];
  /** What the vocabulary knows it as. Only a `word`, which it does not know, may be misspelt. */
  role: 'kind' | 'tag' | 'colour' | 'word';
  /** A kind must be in a product's name or labels, unless it is `isLoose`. */
  isLoose?: boolean;
  /** The text may be the beginning of a word. */
  isPrefix?: boolean;
}

export const byPhrase = new Map<string, Vocabulary>(
  vocabulary.flatMap((entry) => entry.words.map((word) => [plain(word), entry] as const)),
);
/** The most words of a phrase. */
export const LONGEST_PHRASE = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length));

export interface Phrase {
  text: string;
  entry?: Vocabulary;
  /** Only the beginning was typed, so it may mean several entries. */
  isPrefix?: boolean;
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

/** The words cut into known phrases and single words, from the left. Each phrase is as long as possible. */
export function phrasesOf(words: readonly string[]): Phrase[] {
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

/** True for a kind of product that is not a category, as 'nupur'. */
export const isTag = (meaning: string): meaning is TagKind => Object.hasOwn(tagKinds, meaning);
const isAnyColour = (meaning: string): boolean =>
  meaning === 'rose-gold' || Object.hasOwn(colourWords, meaning);

function roleOf({ entry }: Phrase): SearchTerm['role'] {
  if (!entry) return 'word';
  if (entry.means.some(isTag)) return 'tag';
  return entry.means.every(isAnyColour) ? 'colour' : 'kind';
}

/** All words of a kind that is not a category: nakful is a nose pin, and so is nath. */
const wordsOfTag = (means: readonly string[]): string[] =>
  vocabulary
    .filter((entry) => entry.means.some((tag) => isTag(tag) && means.includes(tag)))
    .flatMap((entry) => entry.words);

/** A phrase with all words that find it: its singular, its other spellings and what it means. */
export function termOf(phrase: Phrase): SearchTerm {
  const { text, entry, isPrefix } = phrase;
  const words = entry?.words.map(plain) ?? [];
  const means = entry?.means ?? [];
  const likes = wordsOfTag(means).map(plain);
  const alternatives = new Set([...singularOf(text), ...means, ...words, ...likes]);
  alternatives.delete(text);
  const isBroad = (kind: string) => isCategory(kind) || isTag(kind) || likes.includes(kind);
  const broader = [...alternatives].filter((kind) => isBroad(kind) && !words.includes(kind));
  return {
    text,
    alternatives: [...alternatives],
    broader,
    role: roleOf(phrase),
    ...(entry?.isLoose && { isLoose: true }),
    ...(isPrefix && { isPrefix }),
  };
}

/** True for a term that names a kind of product, as 'churi'. */
export const isKindTerm = ({ broader }: SearchTerm): boolean => broader.length > 0;
