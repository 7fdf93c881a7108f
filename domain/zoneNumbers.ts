/** Zones with a number: 'Mirpur 10', 'Uttara Sector 4', 'Gulshan-2'. */
import { numbersBeside, soundsOf, wordsOf } from './addressWords.ts';

export type ZoneFamily = 'mirpur' | 'sector' | 'gulshan' | 'nikunja';

interface FamilyRow {
  /** The words before the number, wherever the address is. */
  words: ReadonlySet<string>;
  /** More words where the address is known to be in the area. */
  inArea: ReadonlySet<string>;
  /** The name of the area itself. */
  area: ReadonlySet<string>;
}

const units = soundsOf('sector sec section সেক্টর সেকশন');
const family = (area: string, words: string, inArea = ''): FamilyRow => ({
  words: soundsOf(words),
  inArea: soundsOf(`${words} ${inArea}`.trim()),
  area: soundsOf(area),
});

const families: Readonly<Record<ZoneFamily, FamilyRow>> = {
  mirpur: family('mirpur মিরপুর', 'mirpur মিরপুর', 'section sec sector সেকশন সেক্টর'),
  sector: family('uttara uttora উত্তরা', 'uttara uttora উত্তরা', 'sector sec সেক্টর'),
  gulshan: family('gulshan গুলশান', 'gulshan গুলশান'),
  nikunja: family('nikunja nikunjo নিকুঞ্জ', 'nikunja nikunjo নিকুঞ্জ'),
};

export interface ZoneNumber {
  family: ZoneFamily;
  number: number;
}

const readNumbers = new Map<string, ZoneNumber | null>();

/** The family and number of a zone's name. Null for a zone without a number. */
export function zoneNumber(zone: string): ZoneNumber | null {
  const known = readNumbers.get(zone);
  if (known !== undefined) return known;
  const words = wordsOf(zone.replace(/\(.*\)/, ''));
  const at = words.findIndex((word, place) => place > 0 && /^[0-9]+$/.test(word));
  const head = words[at - 1] ?? '';
  const read = Object.hasOwn(families, head)
    ? { family: head as ZoneFamily, number: Number(words[at]) }
    : null;
  readNumbers.set(zone, read);
  return read;
}

/** The families of these zones. */
export const familiesOf = (zones: readonly string[]): ReadonlySet<ZoneFamily> =>
  new Set(zones.flatMap((zone) => zoneNumber(zone)?.family ?? []));

/** The families whose area the words name: 'Uttara', 'মিরপুর'. */
export const familiesNamed = (words: readonly string[]): ReadonlySet<ZoneFamily> => {
  const sounds = soundsOf(words.join(' '));
  const isNamed = (name: ZoneFamily) => [...families[name].area].some((sound) => sounds.has(sound));
  return new Set((Object.keys(families) as ZoneFamily[]).filter(isNamed));
};

/**
 * The numbers that the words give. `here` are the families of the area that the address is in: there 'section 10' or
 * 'sector 10' says enough. Elsewhere the area's name has to stand beside the number.
 */
export const numbersIn = (words: readonly string[], here: ReadonlySet<ZoneFamily>): readonly ZoneNumber[] =>
  (Object.keys(families) as ZoneFamily[]).flatMap((name) => {
    // 'Sector' alone means Uttara where both are possible.
    const isArea = here.has(name) && !(name === 'mirpur' && here.has('sector'));
    const { words: always, inArea } = families[name];
    return numbersBeside(words, isArea ? inArea : always, (sound) => units.has(sound)).map((number) => ({
      family: name,
      number,
    }));
  });
