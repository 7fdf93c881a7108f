/** The 64 districts of Bangladesh: found in either spelling and either script, kept in one. */
import { z } from 'zod';
import { districtList } from './districtList.ts';
import { foldPlace, nearestPlaces } from './places.ts';

export interface District {
  name: string;
  bangla: string;
  /** Other spellings in use, the newer or older official one first. */
  also: readonly string[];
}

export const districts: readonly District[] = districtList.map(([name, bangla, ...also]) => ({
  name: name.normalize('NFC'),
  bangla: bangla.normalize('NFC'),
  also,
}));

/** Sorted, as the checkout lists them. */
export const districtNames: readonly string[] = districts.map((district) => district.name).sort();

const spellingsOf = (district: District) => [district.name, district.bangla, ...district.also];

const byFoldedSpelling = new Map(
  districts.flatMap((district) =>
    spellingsOf(district).map((spelling) => [foldPlace(spelling), district] as const),
  ),
);

export const findDistrict = (typed: string): District | null =>
  byFoldedSpelling.get(foldPlace(typed)) ?? null;

export const isDhaka = (typed: string): boolean => findDistrict(typed)?.name === 'Dhaka';

/** The name alone may be typed; the second spelling, the other script and what it sounds like find it too. */
const spelledDistricts = districts
  .map((district) => ({ district, spellings: spellingsOf(district) }))
  .sort((one, other) => (one.district.name < other.district.name ? -1 : 1));

/**
 * Districts with a spelling that begins with what was typed, then those that hold it, then those that sound like it;
 * each sorted by name. All when nothing is typed.
 */
export const searchDistricts = (typed: string): readonly District[] =>
  nearestPlaces(typed, spelledDistricts).map(({ district }) => district);

/** The district that can alone be meant by what was typed, also by the beginning of it; null where it is open. */
export function meantDistrict(typed: string): District | null {
  const exact = findDistrict(typed);
  if (exact || foldPlace(typed) === '') return exact;
  const [first, second] = searchDistricts(typed);
  return first && !second ? first : null;
}

export const districtMessages = { required: 'District is required' } as const;

export const districtField = z
  .string({ error: districtMessages.required })
  .max(100, districtMessages.required)
  .overwrite((typed) => findDistrict(typed)?.name ?? typed)
  .refine((typed) => findDistrict(typed) !== null, districtMessages.required);
