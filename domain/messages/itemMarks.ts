/** The words of a message that describe products: the products, colors, sizes, quantities and prices. */
import { isCategory } from '../categories.ts';
import { phraseAt } from '../searchPhrases.ts';
import { vocabulary } from '../searchWords.ts';
import { colourOfWord } from './colourWords.ts';
import type { Marked, MarkedWord } from './marks.ts';
import { countAt } from './messageCounts.ts';
import { priceAt } from './messagePrices.ts';
import { sizeAt } from './messageSizes.ts';
import type { MessageWord } from './messageWords.ts';

const setWords = new Set(['set', 'duo', 'combo', 'kombo', 'trio', 'সেট', 'কম্বো', 'ডুয়ো'.normalize('NFC')]);

/** Words of the longest phrase that is looked for. */
const LONGEST = 4;

function productAt(words: readonly MessageWord[], at: number, catalogue: ReadonlySet<string>): Marked | null {
  const near = words.slice(at, at + LONGEST);
  const end = near.findIndex(({ before }, place) => place > 0 && before !== null);
  const row = near.slice(0, end === -1 ? LONGEST : end).map(({ text }) => text);
  const { entry, length, text } = phraseAt(row, 0);
  const colour = length === 1 ? colourOfWord(text) : null;
  if (colour) return { kind: 'colour', slug: colour, length };
  if (entry) {
    const slug = entry.means.length === 1 && colourOfWord(entry.means[0] ?? '');
    if (slug || entry.means[0] === 'rose-gold') return { kind: 'colour', slug: entry.means[0] ?? '', length };
    const isSet = setWords.has(text.split(' ').at(-1) ?? '');
    const isKind =
      !setWords.has(text) && entry.means.some((meaning) => isCategory(meaning) || meaning !== text);
    return { kind: 'product', isKind, isSet, length };
  }
  if (!catalogue.has(text) && !setWords.has(text)) return null;
  return { kind: 'product', isKind: false, isSet: setWords.has(text), length: 1 };
}

const ENDINGS = /(টা|টি|টার|টির|গুলো|গুলা|ের|র|ta|ti|tar|er)$/;
/** 'nailpolish' is 'nail polish'. */
const joinedPhrases = new Map(
  vocabulary
    .flatMap(({ words }) => words)
    .filter((phrase) => phrase.includes(' '))
    .map((phrase) => [phrase.replaceAll(' ', '').normalize('NFC'), phrase.normalize('NFC')] as const),
);

/**
 * A word as the catalogue knows it: without an ending that stands for 'the' or 'of', 'মালাটা', or as the phrase that it is
 * without its space. A word that is not known in any way stays.
 */
export function asKnown(text: string, catalogue: ReadonlySet<string>): string {
  const isKnown = (word: string) => catalogue.has(word) || phraseAt([word], 0).entry !== undefined;
  if (isKnown(text)) return text;
  const stem = text.replace(ENDINGS, '');
  return isKnown(stem) ? stem : (joinedPhrases.get(text) ?? text);
}

/** The marks of the words; null for a word that has none. `catalogue` are the words of the products' names. */
export function itemMarks(
  message: string,
  words: readonly MessageWord[],
  catalogue: ReadonlySet<string>,
): readonly (MarkedWord | null)[] {
  const marks: (MarkedWord | null)[] = [];
  while (marks.length < words.length) {
    const start = marks.length;
    const found =
      priceAt(message, words, start) ??
      sizeAt(message, words, start) ??
      countAt(words, start) ??
      productAt(words, start, catalogue);
    if (!found) marks.push(null);
    else {
      const { length, ...mark } = found;
      marks.push(...Array.from({ length }, () => ({ mark, start })));
    }
  }
  return marks;
}
