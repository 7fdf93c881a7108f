/**
 * Thanas and upazilas by district, suggested in address forms. Separate from the districts, since only the
 * address form loads this long list.
 */
import { type District, districts, findDistrict } from './districts.ts';
import { foldPlace, nearestPlaces } from './places.ts';
import { thanaList } from './thanaList.ts';

export interface Thana {
  name: string;
  bangla: string;
}

const readThana = (pair: string): Thana => {
  const [name = '', bangla = ''] = pair.split('=');
  return { name, bangla: bangla.normalize('NFC') };
};

const listOf = ({ name }: District): readonly Thana[] =>
  (thanaList[name] ?? '')
    .split(';')
    .filter(Boolean)
    .map(readThana)
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Sorted by name. Empty for an unknown district. The district may be in either spelling or script. */
export function thanasOf(district: string): readonly Thana[] {
  const found = findDistrict(district);
  return found ? listOf(found) : [];
}

/** "Cumilla Sadar" is Comilla Sadar: a thana named after its district has the district's spellings too. */
export function spellingsOfThana({ name, bangla }: Thana, district: District): string[] {
  const renamed = district.also
    .filter(() => name.startsWith(district.name))
    .map((spelling) => name.replace(district.name, spelling));
  return [name, bangla, ...renamed];
}

/**
 * Thanas that begin with the typed text, in either script and any spelling, then those that contain it, then
 * those that sound like it. Empty for an unknown district. The list only helps with typing: any other text is
 * valid too.
 */
export function searchThanas(district: string, typed: string): readonly Thana[] {
  const found = findDistrict(district);
  if (!found) return [];
  const spelled = listOf(found).map((thana) => ({ thana, spellings: spellingsOfThana(thana, found) }));
  return nearestPlaces(typed, spelled).map(({ thana }) => thana);
}

/** True if the lists know the thana in another district only. False for an unknown thana. */
export function isThanaElsewhere(thana: string, district: string): boolean {
  const isIn = (place: District) => listOf(place).some(({ name }) => foldPlace(name) === foldPlace(thana));
  const here = findDistrict(district);
  return here !== null && !isIn(here) && districts.some(isIn);
}
