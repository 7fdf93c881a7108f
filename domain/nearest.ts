/** What a shop shows for a search that finds nothing: the same with less of it, step by step. */
import { nearestTexts } from '#texts/nearest.ts';
import type { Category } from './categories.ts';
import { categoryPlural } from './categories.ts';
import { colourName } from './colourPresets.ts';
import { formatTaka } from './money.ts';
import type { UnderstoodQuery } from './search.ts';
import { type SearchTerm, termOf } from './searchPhrases.ts';
import { tagKinds } from './searchWords.ts';
import { sizeLabel } from './sizeFilter.ts';

/** A part of a search that may be left out. Its words are those that the vocabulary does not know. */
type Part = 'size' | 'price' | 'colour' | 'word';

export interface Attempt extends Pick<UnderstoodQuery, 'terms' | 'maxPrice' | 'size' | 'category'> {
  /** Only products of this category. */
  within?: Category;
  /** The price was left out, so the cheapest are the nearest. */
  isCheapestFirst: boolean;
}

/** The least missed parts first. The whole search is tried by the list itself. */
const steps: readonly (readonly Part[])[] = [
  ['size'],
  ['price'],
  ['size', 'price'],
  ['colour'],
  ['colour', 'size'],
  ['colour', 'size', 'price'],
  ['word'],
  ['word', 'size', 'price'],
  ['word', 'colour', 'size', 'price'],
];

const without = (query: UnderstoodQuery, parts: readonly Part[]): Attempt => ({
  terms: query.terms.filter(({ role }) => !parts.some((part) => part === role)),
  maxPrice: parts.includes('price') ? undefined : query.maxPrice,
  size: parts.includes('size') ? undefined : query.size,
  category: query.category,
  isCheapestFirst: parts.includes('price') && query.maxPrice !== undefined,
});

/** The categories that replace anklets in a shop without them. */
function nearKinds({ tag, terms, ...query }: UnderstoodQuery): Attempt[] {
  if (!tag) return [];
  const others = terms.filter(({ role }) => role !== 'tag');
  const near = tagKinds[tag].near.map((within) => {
    const kind = termOf({ text: within, entry: { means: [within], words: [within] } });
    return { within, wanted: { ...query, category: within, terms: [kind, ...others] } };
  });
  return [[], ...steps].flatMap((parts) =>
    near.map(({ within, wanted }) => ({ ...without(wanted, parts), within })),
  );
}

/** The most terms that are searched one by one. */
const ONE_BY_ONE = 3;

/** With only one of several kinds or unknown words. */
const oneByOne = (query: UnderstoodQuery, which: SearchTerm['role']): Attempt[] => {
  const [first, ...more] = query.terms.filter(({ role }) => role === which);
  if (!first || more.length === 0) return [];
  const others = which === 'word' ? [] : query.terms.filter(({ role }) => role !== which);
  return [first, ...more]
    .slice(0, ONE_BY_ONE)
    .map((term) => without({ ...query, terms: [term, ...others] }, ['size', 'price']));
};

/** Searches for the nearest products, the nearest first. */
export function nearestAttempts(query: UnderstoodQuery): Attempt[] {
  const attempts = [
    ...steps.map((parts) => without(query, parts)),
    ...nearKinds(query),
    ...oneByOne(query, 'kind'),
    ...oneByOne(query, 'word'),
  ].filter(({ terms }) => terms.length > 0);
  const keyOf = ({ terms, maxPrice, size, within }: Attempt) =>
    JSON.stringify([terms.map(({ text }) => text), maxPrice, size, within]);
  const known = new Map([...attempts].reverse().map((attempt) => [keyOf(attempt), attempt]));
  known.delete(keyOf(without(query, [])));
  return attempts.filter((attempt) => known.get(keyOf(attempt)) === attempt);
}

/** 'We have no anklets (nupur) right now'. Null where it is not understood what is asked for. */
function noneOf({ terms, category, tag, size, maxPrice, colour }: UnderstoodQuery): string | null {
  const kind = tag ? nearestTexts.kinds[tag] : category && categoryPlural(category);
  const kindTerm = terms.find(({ role }) => role === 'tag' || role === 'kind');
  if (!kind || !kindTerm || terms.some(({ role }) => role === 'word')) return null;
  const isSaid = kindTerm.isPrefix || kind.toLowerCase().startsWith(kindTerm.text.replace(/s$/, ''));
  return nearestTexts.noneOf({
    kind,
    typed: isSaid ? undefined : kindTerm.text,
    colour: colour && colourName(colour),
    size: size && sizeLabel(size),
    price: maxPrice === undefined ? undefined : formatTaka(maxPrice),
  });
}

/** That the shop has none, or that nothing is found for a text that is not understood. */
export function missingText(query: UnderstoodQuery, search: string): string {
  const none = noneOf(query);
  if (none) return none;
  return query.terms.length === 0 && query.maxPrice !== undefined
    ? nearestTexts.noneUpTo(formatTaka(query.maxPrice))
    : nearestTexts.nothing(search);
}
