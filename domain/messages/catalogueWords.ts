/** Words of a message that may be in the names of products, and misspelt ones. */
import { soundOfPlace } from '../places.ts';
import type { Tag } from './messageTags.ts';
import { politeWords } from './politeWords.ts';

/** Words of the catalogue that say nothing of a product alone: they are in many messages and addresses. */
const common = new Set([
  ...[
    'home',
    'office',
    'gift',
    'party',
    'daily',
    'wear',
    'everyday',
    'color',
    'colour',
    'your',
    'one',
    'bottle',
  ],
  ...['with', 'and', 'pcs', 'dozen', 'pair', 'half', 'tin', 'bar', 'hands', 'feet', 'eid', 'display', 'care'],
]);
/** Shorter words are in the names of products by chance. */
const MIN_LENGTH = 3;
/** Shorter words are not corrected. */
const MIN_CORRECTED = 5;
/** Words that are looked up at most, for a message of nothing but unknown words. */
const MAX_WORDS = 60;

interface WordRead {
  text: string;
  tag: Tag | null;
}

const isName = (text: string): boolean =>
  text.length >= MIN_LENGTH && !/\d/.test(text) && !common.has(text) && !politeWords.has(text);

/** The words to look up in the catalogue: all of the message, or only those with the tag. */
export function catalogueWords(words: readonly WordRead[], tag?: Tag | null): string[] {
  const wanted = words.filter((word) => isName(word.text) && (tag === undefined || word.tag === tag));
  const long = tag === undefined ? wanted : wanted.filter(({ text }) => text.length >= MIN_CORRECTED);
  return [...new Set(long.map(({ text }) => text))].slice(0, tag === undefined ? undefined : MAX_WORDS);
}

/** True if one letter more, less or other makes the one word of the other. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1);
}

/** The corrections that are certain enough: one letter off, or the same sound. */
export const withCorrections = (
  similar: readonly { asked: string; word: string }[],
): ReadonlyMap<string, string> =>
  new Map(
    similar
      .filter(({ asked, word }) => isOneLetterOff(asked, word) || soundOfPlace(asked) === soundOfPlace(word))
      .filter(({ word }) => !common.has(word))
      .reverse()
      .map(({ asked, word }) => [asked, word]),
  );
