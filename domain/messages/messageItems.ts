/** The items of a message: which words describe which, and what they say of each. */
import type { ItemMark, Unit } from './marks.ts';
import { isJoined, type Tagged } from './messageTags.ts';
import type { MessageWord } from './messageWords.ts';
import { joiners } from './politeWords.ts';

export interface Count {
  count: number;
  unit: Unit;
}

export interface ReadItem {
  /** What is searched for: the words for the product, its color, and words that are not known. */
  words: readonly string[];
  /** Words in brackets after it. */
  hints: readonly string[];
  /** Slugs. */
  colours: readonly string[];
  size: string | null;
  counts: readonly Count[];
  /** Taka, as the customer says it. */
  price: number | null;
  isSet: boolean;
  /** Those of the words that neither the vocabulary nor the catalogue knows. */
  unknown: readonly string[];
  /** The words of the message by their place. */
  places: readonly number[];
}

interface Draft extends ReadItem {
  words: string[];
  hints: string[];
  colours: string[];
  counts: Count[];
  unknown: string[];
  places: number[];
  hasKind: boolean;
  hasName: boolean;
  /** The last word that was added describes how many. */
  isCounted: boolean;
}

const empty = (): Draft => ({
  words: [],
  hints: [],
  colours: [],
  size: null,
  counts: [],
  price: null,
  isSet: false,
  unknown: [],
  places: [],
  hasKind: false,
  hasName: false,
  isCounted: false,
});

function addMark(item: Draft, mark: ItemMark, texts: readonly string[], isHint: boolean): void {
  if (mark.kind === 'count') item.counts.push({ count: mark.count, unit: mark.unit });
  if (mark.kind === 'size') item.size ??= mark.size;
  if (mark.kind === 'price') item.price ??= mark.taka;
  if (mark.kind === 'colour') item.colours.push(mark.slug);
  if (mark.kind === 'product') {
    item.hasKind ||= mark.isKind && !isHint;
    item.hasName = true;
    item.isSet ||= mark.isSet;
  }
  item.isCounted = mark.kind === 'count';
  if (mark.kind === 'product' || mark.kind === 'colour') (isHint ? item.hints : item.words).push(...texts);
}

/** The pieces of a message that describe items: item words up to a break, a joiner, or other words. */
interface Piece {
  item: Draft;
  /** In brackets after the one before it. */
  isHint: boolean;
  /** After 'and' rather than after a break. */
  isJoinedOn: boolean;
}

/** True where a second product begins without a break: 'alta ekta kajol duita', '2 ta alta 3 ta kajal'. */
function beginsAnother(item: Draft, mark: ItemMark | undefined, next: ItemMark | undefined): boolean {
  if (!item.hasName || item.counts.length === 0) return false;
  if (mark?.kind === 'count') return !item.isCounted && next?.kind === 'product' && next.isKind;
  return mark?.kind === 'product' && mark.isKind && item.isCounted;
}

function piecesOf({ words, marks, tags }: Tagged): Piece[] {
  const pieces: Piece[] = [];
  let isOpen = false;
  let isBroken = true;
  let isJoinedOn = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as MessageWord;
    if (word.before === 'open') isOpen = true;
    else if (word.before !== null) isOpen = isOpen && (word.before === 'part' || word.before === 'and');
    isBroken ||= !isJoined(word) && !(isOpen && (word.before === 'part' || word.before === 'and'));
    isJoinedOn ||= word.before === 'and' && !isOpen;
    if (tags[at] !== 'item') {
      const isJoiner = joiners.has(word.text) && tags[at] === 'silent';
      if (isJoiner && !isOpen) [isBroken, isJoinedOn] = [true, true];
      else if (tags[at] !== 'silent') isBroken = true;
      continue;
    }
    const marked = marks[at];
    const start = marked?.start ?? at;
    const end = marked ? marks.findLastIndex((other) => other?.start === start) + 1 : at + 1;
    let piece = pieces.at(-1);
    if (!piece || isBroken || beginsAnother(piece.item, marked?.mark, marks[end]?.mark)) {
      piece = { item: empty(), isHint: isOpen, isJoinedOn };
      pieces.push(piece);
    }
    [isBroken, isJoinedOn] = [false, false];
    const texts = words.slice(at, end).map(({ text }) => text);
    if (marked) addMark(piece.item, marked.mark, texts, isOpen);
    else {
      piece.item.unknown.push(...texts);
      (isOpen ? piece.item.hints : piece.item.words).push(...texts);
    }
    for (let place = at; place < end; place += 1) piece.item.places.push(place);
    at = end - 1;
  }
  return pieces;
}

/** A bare number beside a product is how many: 'alta 3', '2 kajal'. */
export function withBareCounts(tagged: Tagged): Tagged {
  const { words, tags } = tagged;
  const marks = [...tagged.marks];
  const isProduct = (at: number) =>
    tags[at] === 'item' && ['product', 'colour', 'size'].includes(marks[at]?.mark.kind ?? '');
  words.forEach(({ text, before }, at) => {
    if (tags[at] !== null || marks[at] || !/^[1-9]\d?$/.test(text)) return;
    const follows = isProduct(at - 1) && before !== 'line';
    const leads = isProduct(at + 1) && isJoined(words[at + 1]);
    if (!follows && !leads) return;
    marks[at] = { mark: { kind: 'count', count: Number(text), unit: 'piece' }, start: at };
    tags[at] = 'item';
  });
  return { ...tagged, marks };
}

/** Adds what a piece without a product of its own says to the item before it. A size is for all that have none. */
function addTo(items: readonly Draft[], last: Draft, { item, isHint }: Piece): void {
  last.hints.push(...item.hints, ...(isHint ? item.words : []));
  if (!isHint) last.words.push(...item.words);
  last.colours.push(...item.colours);
  last.counts.push(...item.counts);
  last.price ??= item.price;
  last.isSet ||= item.isSet;
  last.unknown.push(...item.unknown);
  last.places.push(...item.places);
  if (item.size) for (const other of items) other.size ??= item.size;
}

/** 'kundan chandbali and bala set' is one product. */
const isSetOf = (last: Draft, { item, isJoinedOn }: Piece): boolean =>
  isJoinedOn && (item.isSet || last.isSet) && last.counts.length === 0;

/** True for a piece that says more about the item before it. */
function continues(last: Draft, piece: Piece): boolean {
  const { item, isHint } = piece;
  if (isHint || !item.hasName || isSetOf(last, piece)) return true;
  return !item.hasKind && last.hasKind && item.counts.length === 0 && !piece.isJoinedOn;
}

/** The items in the order of the message. */
export function readItems(tagged: Tagged): readonly ReadItem[] {
  const items: Draft[] = [];
  let waiting: Piece[] = [];
  for (const piece of piecesOf(tagged)) {
    const last = items.at(-1);
    if (last && continues(last, piece)) addTo(items, last, piece);
    else if (!piece.item.hasName) waiting.push(piece);
    else {
      items.push(piece.item);
      for (const early of waiting) addTo(items, piece.item, early);
      waiting = [];
    }
  }
  return items;
}
