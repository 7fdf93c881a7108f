/**
 * Reads a message as customers write them into the fields of an order, in English, Bangla or Bangla in Latin letters.
 * Every word of it ends in a field, in an item, among words that mean nothing, or in `unread`.
 */
import { asKnown, itemMarks } from './itemMarks.ts';
import { type ReadItem, readItems, withBareCounts } from './messageItems.ts';
import { readPhones } from './messagePhones.ts';
import { type PlaceMention, placeMentions, readPlaces } from './messagePlaces.ts';
import { runsOf, tagBesideAddress, tagBesideItems, tagInsideItems, tagLikelyName } from './messageRuns.ts';
import {
  isCertain,
  type Tagged,
  type Tags,
  tagAddressWords,
  tagItems,
  tagLabelled,
  tagListNumbers,
  tagPolite,
  tagSurnames,
} from './messageTags.ts';
import { type MessageWord, messageWords, type Range } from './messageWords.ts';
import { fieldWords, politeWords } from './politeWords.ts';

export interface ReadMessage {
  name: string;
  phone: string;
  secondPhone: string;
  address: string;
  district: string;
  thana: string;
  sure: { name: boolean; phone: boolean; district: boolean; thana: boolean };
  items: readonly (ReadItem & { text: string })[];
  /** In the order of the message. */
  unread: readonly string[];
  /** Each word with what became of it, for tests and for words that are looked up. */
  words: readonly { text: string; tag: Tags[number] }[];
}

function tagPlaces(tagged: Tagged, mentions: readonly PlaceMention[]): void {
  for (const { from, to } of mentions) {
    for (let at = from; at < to; at += 1) tagged.tags[at] ??= 'address';
  }
}

/** Parts of the message that belong together, as they are written. */
function textOf(message: string, words: readonly MessageWord[], tags: Tags, tag: 'name' | 'address'): string {
  const parts = runsOf({ words, tags }).filter((run) => run.tag === tag);
  return parts
    .map(({ from, to }) => message.slice(words[from]?.from, words[to - 1]?.to).replace(/\s+/g, ' '))
    .join(', ');
}

/** 'rahima begum' is typed in haste. A name with any capital stays as it is. */
const capitalised = (name: string): string =>
  /[A-Z]/.test(name) ? name : name.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());

/** The stretches that are not understood. Words between them that mean nothing are shown with them. */
function unreadTexts(message: string, { words, tags }: Tagged, numbers: readonly Range[]): string[] {
  const stretches: Range[] = [];
  runsOf({ words, tags: tags.map((tag) => (tag === 'silent' ? null : tag)) })
    .filter(({ tag, from, to }) => tag === null && tags.slice(from, to).includes(null))
    .forEach(({ from, to }) => {
      stretches.push({ from: words[from]?.from ?? 0, to: words[to - 1]?.to ?? 0 });
    });
  return [...stretches, ...numbers]
    .sort((one, other) => one.from - other.from)
    .map(({ from, to }) => message.slice(from, to).replace(/\s+/g, ' '));
}

const itemText = (message: string, words: readonly MessageWord[], { places }: ReadItem): string =>
  runsOf({ words, tags: words.map((_, at) => (places.includes(at) ? 'item' : null)) })
    .filter(({ tag }) => tag === 'item')
    .map(({ from, to }) => message.slice(words[from]?.from, words[to - 1]?.to))
    .join(' ');

function tagAll(message: string, words: readonly MessageWord[], catalogue: ReadonlySet<string>) {
  const tagged: Tagged = { words, marks: itemMarks(message, words, catalogue), tags: words.map(() => null) };
  const isOther = (at: number) => {
    const text = words[at]?.text ?? '';
    return isCertain(tagged.marks[at]) || politeWords.has(text) || fieldWords.has(text);
  };
  const found = placeMentions(words, isOther);
  tagLabelled(tagged);
  tagSurnames(tagged);
  const free = found.filter(({ from, to }) => !tagged.tags.slice(from, to).includes('name'));
  const places = readPlaces(words, free);
  tagPlaces(tagged, places.mentions);
  tagAddressWords(tagged);
  tagItems(tagged);
  tagListNumbers(message, tagged);
  tagPolite(tagged);
  const counted = withBareCounts(tagged);
  tagInsideItems(counted);
  const isNameSure = tagLikelyName(counted);
  tagBesideAddress(counted);
  tagBesideItems(counted);
  const items = readItems(counted);
  const placed = new Set(items.flatMap((item) => item.places));
  // A quantity without any product is not understood.
  const tags = counted.tags.map((tag, at) => (tag === 'item' && !placed.has(at) ? null : tag));
  return { tagged: { ...counted, tags }, places, items, isNameSure };
}

/** Words of the message that are in the names of products, in lower case and NFC. */
export interface CatalogueWords {
  known: ReadonlySet<string>;
  /** Misspelt words, and what they mean. */
  corrections?: ReadonlyMap<string, string>;
}

/** The message is read without the products themselves; see `rankProducts`. */
export function readMessage(
  text: string,
  { known, corrections = new Map() }: CatalogueWords = { known: new Set() },
): ReadMessage {
  const message = text.normalize('NFC');
  const phones = readPhones(message);
  const written = messageWords(message, [...phones.read, ...phones.unread]);
  const words = written.map((word) => ({
    ...word,
    text: corrections.get(word.text) ?? asKnown(word.text, known),
  }));
  const catalogue = new Set([...known, ...corrections.values()]);
  const { tagged, places, items, isNameSure } = tagAll(message, words, catalogue);
  const name = capitalised(textOf(message, words, tagged.tags, 'name'));
  return {
    name,
    phone: phones.phone,
    secondPhone: phones.secondPhone,
    address: textOf(message, words, tagged.tags, 'address'),
    district: places.district,
    thana: places.thana,
    sure: { name: name !== '' && isNameSure, phone: phones.phone !== '', ...places.sure },
    items: items.map((item) => ({ ...item, text: itemText(message, words, item) })),
    unread: unreadTexts(message, tagged, phones.unread),
    words: written.map(({ text: word }, at) => ({ text: word, tag: tagged.tags[at] ?? null })),
  };
}
