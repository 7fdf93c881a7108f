/** Which of the products that a search found an item of a message means. */
import { colourSlug } from '../colours.ts';
import { toLatinDigits } from '../digits.ts';
import { understandQuery } from '../search.ts';
import type { SearchTerm } from '../searchPhrases.ts';
import { colourOfWord } from './colourWords.ts';
import type { ReadItem } from './messageItems.ts';

export interface ProductFound {
  name: string;
  category: string;
  tags: readonly string[];
  isCombo: boolean;
  /** Taka. */
  price: number;
  sizes: readonly { size: string; measurement: string; available: boolean }[];
  colors: readonly { name: string; available: boolean }[];
  inStock: boolean;
}

type Wanted = Pick<ReadItem, 'words' | 'hints' | 'colours' | 'size' | 'counts' | 'price' | 'isSet'>;

/** What a match counts. Only their order matters. */
const points = {
  nameAsWritten: 6,
  nameAsMeant: 4,
  label: 2,
  category: 2,
  hint: 1.5,
  colour: 7,
  otherColour: -4,
  price: 4,
  size: 1.5,
  packing: 2,
  askedSet: 2,
  unaskedSet: -6,
  missingSet: -3,
  inStock: 0.5,
  /** For each word of the name that the item does not say: the plainest product is meant. */
  unsaid: -0.3,
} as const;

const wordsOf = (text: string): readonly string[] =>
  toLatinDigits(text.normalize('NFC').toLowerCase()).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** True if the words hold the phrase, with its last word as it is or as a beginning: 'bangle' is in 'bangles'. */
function holds(words: readonly string[], phrase: string): boolean {
  const wanted = phrase.split(' ');
  return wanted.every((word) =>
    words.some((one) => one === word || (word.length > 3 && one.startsWith(word))),
  );
}

function termPoints(
  term: SearchTerm,
  product: ProductFound,
  name: readonly string[],
  labels: readonly string[],
): number {
  const own = term.alternatives.filter((word) => !term.broader.includes(word));
  // The colors of a product count by `colourPoints`, wherever its texts name them.
  const isColour = [term.text, ...term.alternatives].some((word) => colourOfWord(word) !== null);
  if (product.colors.length > 0 && isColour) return 0;
  if (holds(name, term.text)) return points.nameAsWritten;
  if (own.some((word) => holds(name, word))) return points.nameAsMeant;
  if ([term.text, ...own].some((word) => holds(labels, word))) return points.label;
  return term.broader.includes(product.category) ? 1 : 0;
}

function colourPoints({ colours }: Wanted, product: ProductFound, name: readonly string[]): number {
  if (colours.length === 0 || product.colors.length === 0) return 0;
  const has = product.colors.some(({ name: colour }) => colours.includes(colourSlug(colour)));
  if (has) return points.colour + (colours.some((colour) => name.includes(colour)) ? 1 : 0);
  return colours.some((colour) => name.includes(colour)) ? 0 : points.otherColour;
}

/** 'dozen' and '6 pcs' in the product's name, as the item says them. */
function packingPoints({ counts }: Wanted, name: readonly string[]): number {
  const isPacked = counts.some(({ count, unit }) =>
    unit === 'dozen'
      ? name.includes('dozen')
      : unit === 'pair'
        ? name.includes('pair')
        : count > 1 && name.some((word, at) => word === String(count) && name[at + 1] === 'pcs'),
  );
  return isPacked ? points.packing : 0;
}

function scoreOf(wanted: Wanted, product: ProductFound): number {
  const { terms, category } = understandQuery(wanted.words.join(' '));
  const hints = wanted.hints.length > 0 ? understandQuery(wanted.hints.join(' ')).terms : [];
  const name = wordsOf(product.name);
  const labels = product.tags.flatMap(wordsOf);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const isSet = product.isCombo || product.category === 'combo';
  return (
    sum(terms.map((term) => termPoints(term, product, name, labels))) +
    sum(hints.map((term) => (termPoints(term, product, name, labels) > 1 ? points.hint : 0))) +
    (category === product.category ? points.category : 0) +
    colourPoints(wanted, product, name) +
    packingPoints(wanted, name) +
    (wanted.price === product.price ? points.price : 0) +
    (wanted.size !== null && product.sizes.length > 0 ? points.size : 0) +
    (isSet && wanted.isSet ? points.askedSet : 0) +
    (isSet && !wanted.isSet ? points.unaskedSet : 0) +
    (!isSet && wanted.isSet && !name.includes('set') && !name.includes('trio') ? points.missingSet : 0) +
    (product.inStock ? points.inStock : 0) +
    name.length * points.unsaid
  );
}

/** True if the product's name or tags hold the word. */
export const describes = (word: string, { name, tags }: ProductFound): boolean =>
  holds([name, ...tags].flatMap(wordsOf), word);

export interface Ranked<P> {
  product: P;
  score: number;
}

/** The likeliest first; of equal ones, the order of the search. */
export const rankProducts = <P extends ProductFound>(
  wanted: Wanted,
  found: readonly P[],
): readonly Ranked<P>[] =>
  found
    .map((product) => ({ product, score: scoreOf(wanted, product) }))
    .sort((one, other) => other.score - one.score);
