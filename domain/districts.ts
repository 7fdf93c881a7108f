/** The 64 districts of Bangladesh. Lookups accept every spelling and both scripts; one name is stored. */
import { languageNow } from '#texts/language.ts';
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

/** What a district is called in the language of the moment. Other text stays as it was typed. */
export function districtLabel(typed: string): string {
  const found = findDistrict(typed);
  return found ? labelOf(found) : typed;
}

/** The name of a place in the language of the moment. */
export const labelOf = ({ name, bangla }: Pick<District, 'name' | 'bangla'>): string =>
  languageNow() === 'bn' ? bangla : name;

/** Orders places by how they are called in the language of the moment. */
export function byLabel(
  one: Pick<District, 'name' | 'bangla'>,
  other: Pick<District, 'name' | 'bangla'>,
): number {
  return labelOf(one) < labelOf(other) ? -1 : 1;
}

/** All districts by their stored names, as a list shows them. */
export const districtChoices = (): { value: string; label: string }[] =>
  [...districts].sort(byLabel).map((district) => ({ value: district.name, label: labelOf(district) }));

/** In any spelling, case and script. */
export const isDhaka = (typed: string): boolean => findDistrict(typed)?.name === 'Dhaka';

/**
 * Districts whose spelling begins with the typed text, then those that contain it, then those that sound like
 * it; each group sorted by how they are called. All districts if nothing is typed.
 */
export function searchDistricts(typed: string): readonly District[] {
  const spelled = [...districts]
    .sort(byLabel)
    .map((district) => ({ district, spellings: spellingsOf(district) }));
  return nearestPlaces(typed, spelled).map(({ district }) => district);
}

/** The only district that the typed text, or its beginning, can mean. Null if there are several or none. */
export function meantDistrict(typed: string): District | null {
  const exact = findDistrict(typed);
  if (exact || foldPlace(typed) === '') return exact;
  const [first, second] = searchDistricts(typed);
  return first && !second ? first : null;
}
