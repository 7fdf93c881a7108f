/** Which zones without a number an address names, in English, Bangla or Bangla in Latin letters. */
import { BREAK } from './addressWords.ts';
import { toLatinDigits } from './digits.ts';
import { soundOfPlace } from './places.ts';
import { zoneNumber } from './zoneNumbers.ts';
import { zoneSpellings } from './zoneSpellings.ts';

/** The longest name of a zone, in words, and the shortest sound that is compared. */
const MAX_WORDS = 5;
const MIN_SOUND = 3;

/** The spellings of a zone's name, without what stands in brackets. */
export const spellingsOfZone = (zone: string): string[] => {
  const bare = zone.replace(/\(.*\)/, '').trim();
  return [bare, ...(zoneSpellings[bare]?.split(';') ?? [])];
};

const indexes = new WeakMap<readonly string[], ReadonlyMap<string, readonly string[]>>();

/** The zones by the sound of their names. Made once for each list of zones, since it takes longer than reading an address. */
function indexOf(zones: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const known = indexes.get(zones);
  if (known) return known;
  const index = new Map<string, string[]>();
  for (const zone of zones.filter((name) => !zoneNumber(name))) {
    for (const sound of new Set(spellingsOfZone(zone).map((text) => soundOfPlace(toLatinDigits(text))))) {
      if (sound.length >= MIN_SOUND) index.set(sound, [...(index.get(sound) ?? []), zone]);
    }
  }
  indexes.set(zones, index);
  return index;
}

/** 'Banasree (Block A-G)': the blocks of the zone. */
const blocksOf = (zone: string): RegExp | null => {
  const [, from, to] = /\(Block ([A-Z])-([A-Z])\)/.exec(zone) ?? [];
  return from && to ? new RegExp(`^[${from}-${to}]$`, 'i') : null;
};
const banglaLetters = 'এ বি সি ডি ই এফ জি এইচ আই জে'.normalize('NFC').split(' ');
const letterOf = (word = ''): string =>
  /^[a-j]$/.test(word) ? word : 'abcdefghij'.charAt(banglaLetters.indexOf(word));

/** The letter of 'Block C', 'C block' or 'ব্লক সি'. Null if the words name none. */
function blockIn(words: readonly string[]): string | null {
  const at = words.findIndex((word) => word === 'block' || word === 'ব্লক');
  return at < 0 ? null : letterOf(words[at + 1]) || letterOf(words[at - 1]) || null;
}

interface Span {
  /** The words of a name: the place of the first, and of the first after them. */
  from: number;
  to: number;
}

export interface Mention extends Span {
  zone: string;
}

/** True if the words of one are all among those of the other. */
export const isWithin = (one: Span, other: Span): boolean => other.from <= one.from && other.to >= one.to;
const isPartOf = (one: Span, other: Span) =>
  isWithin(one, other) && other.to - other.from > one.to - one.from;

/**
 * The names that the words hold. `named` returns what words in a row name; they are joined without spaces. 'Banani DOHS'
 * does not name Banani.
 */
export function namesIn<Named extends object>(
  words: readonly string[],
  named: (joined: string) => readonly Named[],
): readonly (Named & Span)[] {
  const found = words.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_WORDS, words.length - from) }, (__, more) => from + more + 1).flatMap(
      (to) => {
        const part = words.slice(from, to);
        if (part.includes(BREAK)) return [];
        return named(part.join('')).map((one) => ({ ...one, from, to }));
      },
    ),
  );
  return found.filter((mention) => !found.some((other) => isPartOf(mention, other)));
}

/** The zones that the words name. */
export function mentionsOf(words: readonly string[], zones: readonly string[]): readonly Mention[] {
  const index = indexOf(zones);
  const block = blockIn(words);
  const named = (joined: string) => (index.get(soundOfPlace(joined)) ?? []).map((zone) => ({ zone }));
  return namesIn(words, named).filter(({ zone }) => block === null || (blocksOf(zone)?.test(block) ?? true));
}
