/** What each word of a message is: part of the name, of the address, of an item, or nothing that is known. */
import type { MarkedWord } from './marks.ts';
import type { MessageWord } from './messageWords.ts';
import {
  addressLabels,
  addressWords,
  fieldWords,
  joiners,
  nameLabels,
  politeWords,
  surnames,
  titles,
} from './politeWords.ts';

/** `silent` words mean nothing. A word without a tag is not understood yet. */
export type Tag = 'silent' | 'name' | 'address' | 'item';
export type Tags = (Tag | null)[];

export interface Tagged {
  words: readonly MessageWord[];
  marks: readonly (MarkedWord | null)[];
  tags: Tags;
}

/** The most words of a name. */
export const MAX_NAME_WORDS = 4;

const isNumber = (text: string): boolean => /^\d+$/.test(text);
/** A house or block: a number or one letter. */
const isCode = (text: string): boolean => /^(\d+|[a-z])$/.test(text);

/** True if nothing separates a word from the one before it. */
export const isJoined = (word: MessageWord | undefined): boolean => word?.before === null;

/** Words for a kind of product, and what says how many and which. They are never part of an address on their own. */
export const isCertain = (marked: MarkedWord | null | undefined): boolean =>
  marked !== null && marked !== undefined && (marked.mark.kind !== 'product' || marked.mark.isKind);

/** Colors and numbers that a name or an address may hold, too. */
const isNoun = (marked: MarkedWord | null | undefined): boolean =>
  marked?.mark.kind === 'product' && marked.mark.isKind;

/** The words after a label, up to the end of what it labels. */
function tagName({ words, marks, tags }: Tagged, from: number): void {
  for (let at = from; at < Math.min(words.length, from + MAX_NAME_WORDS); at += 1) {
    const word = words[at];
    if (!word || (at > from && !isJoined(word)) || word.before === 'line' || isNumber(word.text)) return;
    if (fieldWords.has(word.text) || addressLabels.has(word.text) || tags[at] === 'address') return;
    if (marks[at]?.mark.kind === 'count') return;
    tags[at] = 'name';
  }
}

function tagAddress({ words, marks, tags }: Tagged, from: number): void {
  for (let at = from; at < words.length; at += 1) {
    const word = words[at];
    if (!word || (at > from && word.before === 'line') || nameLabels.has(word.text)) return;
    if (isNoun(marks[at]) || marks[at]?.mark.kind === 'count') return;
    if (!fieldWords.has(word.text)) tags[at] ??= 'address';
  }
}

/** 'Name: Rahima', 'amar nam Mim', 'ঠিকানা: …'. */
export function tagLabelled(tagged: Tagged): void {
  const { words, tags } = tagged;
  words.forEach(({ text }, at) => {
    if (nameLabels.has(text)) {
      tags[at] = 'silent';
      tagName(tagged, at + 1);
    } else if (addressLabels.has(text)) {
      tags[at] = 'silent';
      tagAddress(tagged, at + 1);
    } else if (fieldWords.has(text)) tags[at] ??= 'silent';
  });
}

/** 'Mukta Akter' is a name, not a pearl. */
export function tagSurnames({ words, marks, tags }: Tagged): void {
  words.forEach(({ text }, at) => {
    const isFree = (place: number) =>
      tags[place] === null &&
      !isNumber(words[place]?.text ?? '') &&
      !politeWords.has(words[place]?.text ?? '');
    if (!(isFree(at) && surnames.has(text) && isJoined(words[at])) && !titles.has(text)) return;
    if (titles.has(text) && !isJoined(words[at + 1])) return;
    let from = titles.has(text) ? at : at - 1;
    const isGiven = (place: number) =>
      isFree(place) && !['count', 'size', 'price'].includes(marks[place]?.mark.kind ?? '');
    if (!titles.has(text) && !isGiven(from)) return;
    while (isJoined(words[from]) && isGiven(from - 1) && at - from < 2 && !isCertain(marks[from - 1]))
      from -= 1;
    for (let place = from; place <= at; place += 1) tags[place] = 'name';
    for (let place = at + 1; isJoined(words[place]) && isGiven(place) && place < at + 3; place += 1) {
      if (titles.has(text) || surnames.has(words[place]?.text ?? '')) tags[place] = 'name';
      else break;
    }
  });
}

/** 'House 12/A, road no 5': words of an address, and the numbers beside them. */
export function tagAddressWords({ words, marks, tags }: Tagged): void {
  const isPart = (at: number) => tags[at] === 'address';
  const isWord = (at: number) => addressWords.has(words[at]?.text ?? '') && !isCertain(marks[at]);
  words.forEach((_, at) => {
    if (tags[at] === null && isWord(at)) tags[at] = 'address';
  });
  words.forEach(({ text }, at) => {
    if (tags[at] !== null || !isCode(text) || marks[at]) return;
    const isBeside =
      (isPart(at - 1) && words[at]?.before !== 'line') || (isPart(at + 1) && isJoined(words[at + 1]));
    if (isBeside) tags[at] = 'address';
  });
}

/** Everything that is known to describe an item. What stands in an address stays there. */
export function tagItems({ marks, tags }: Tagged): void {
  marks.forEach((marked, at) => {
    if (marked) tags[at] ??= 'item';
  });
}

/** Politeness, the names of fields and joining words, where nothing else claims them. */
export function tagPolite({ words, tags }: Tagged): void {
  words.forEach(({ text }, at) => {
    if (politeWords.has(text) || fieldWords.has(text) || joiners.has(text)) tags[at] ??= 'silent';
  });
}

/** '1) churi', '2. dul' on lines of their own: the numbers of a list. */
export function tagListNumbers(message: string, { words, tags }: Tagged): void {
  words.forEach(({ text, before, to }, at) => {
    const isFirst = at === 0 || before === 'line';
    if (isFirst && /^\d{1,2}$/.test(text) && /[).।]/.test(message[to] ?? '')) tags[at] ??= 'silent';
  });
}
