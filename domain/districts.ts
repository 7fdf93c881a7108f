/** The 64 districts of Bangladesh. Lookups accept every spelling and both scripts; one name is stored. */
import { districtList } from './districtList.ts';
import { foldPlace, nearestPlaces } from './places.ts';

export interface District {
  name: string;
  bangla: string;
  /** Other spellings in use, the other official one first. */
  also: readonly string[];
}

export const districts: readonly District[] = districtList.map(([name, bangla, ...also]) => ({
  name: name.normalize('NFC'),
  bangla: bangla.normalize('NFC'),
  also,
}));

/** Sorted by name, as checkout lists them. */
export const districtNames: readonly string[] = districts.map((district) => district.name).sort();

const spellingsOf = (district: District) => [district.name, district.bangla, ...district.also];

const byFoldedSpelling = new Map(
  districts.flatMap((district) =>
    spellingsOf(district).map((spelling) => [foldPlace(spelling), district] as const),
  ),
);

/** Finds a district by either spelling in either script. Null for a part of a name; see `meantDistrict`. */
export const findDistrict = (typed: string): District | null =>
  byFoldedSpelling.get(foldPlace(typed)) ?? null;

/** In any spelling, case and script. */
export const isDhaka = (typed: string): boolean => findDistrict(typed)?.name === 'Dhaka';

/** Sorted by name, with all spellings that a search compares. */
const spelledDistricts = districts
  .map((district) => ({ district, spellings: spellingsOf(district) }))
  .sort((one, other) => (one.district.name < other.district.name ? -1 : 1));

/**
 * Districts whose spelling begins with the typed text, then those that contain it, then those that sound like
 * it; each group sorted by name. All districts if nothing is typed.
 */
export const searchDistricts = (typed: string): readonly District[] =>
  nearestPlaces(typed, spelledDistricts).map(({ district }) => district);

/** The only district that the typed text, or its beginning, can mean. Null if there are several or none. */
export function meantDistrict(typed: string): District | null {
  const exact = findDistrict(typed);
  if (exact || foldPlace(typed) === '') return exact;
  const [first, second] = searchDistricts(typed);
  return first && !second ? first : null;
}
