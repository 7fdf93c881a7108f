/**
 * Thanas and upazilas by district, offered while somebody types an address. Apart from the districts, since only the
 * address form needs the long list and can load it when it opens.
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

/** Sorted by name; none for what is no district. The district may be typed in either spelling or script. */
export function thanasOf(district: string): readonly Thana[] {
  const found = findDistrict(district);
  return found ? listOf(found) : [];
}

/** "Cumilla Sadar" is Comilla Sadar: a thana called after its district has the district's spellings too. */
function spellingsOf({ name, bangla }: Thana, district: District): string[] {
  const renamed = district.also
    .filter(() => name.startsWith(district.name))
    .map((spelling) => name.replace(district.name, spelling));
  return [name, bangla, ...renamed];
}

/**
 * Those that begin with what was typed, in either script and any spelling, then those that hold it, then those that
 * sound like it. None for what is no district: the list is help for typing, and any other text is a thana as well.
 */
export function searchThanas(district: string, typed: string): readonly Thana[] {
  const found = findDistrict(district);
  if (!found) return [];
  const spelled = listOf(found).map((thana) => ({ thana, spellings: spellingsOf(thana, found) }));
  return nearestPlaces(typed, spelled).map(({ thana }) => thana);
}

/** True where the lists know a thana, but not of this district; false for what no list knows. */
export function isThanaElsewhere(thana: string, district: string): boolean {
  const isIn = (place: District) => listOf(place).some(({ name }) => foldPlace(name) === foldPlace(thana));
  const here = findDistrict(district);
  return here !== null && !isIn(here) && districts.some(isIn);
}
