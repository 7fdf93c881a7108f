/**
 * Thanas and upazilas by district, suggested in address forms. Separate from the districts, since only the
 * address form loads this long list.
 */
import { byLabel, type District, districtLabel, districts, findDistrict, labelOf } from './districts.ts';
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

const readThanas = (list: string): readonly Thana[] =>
  list
    .split(';')
    .filter(Boolean)
    .map(readThana)
    .sort((one, other) => (one.name < other.name ? -1 : 1));

interface ThanasOfDistrict {
  /** Sorted by name. */
  thanas: readonly Thana[];
  /** By the folded name in either script. Of two alike it finds the first. */
  byFoldedName: ReadonlyMap<string, Thana>;
}

function readDistrict(list: string): ThanasOfDistrict {
  const thanas = readThanas(list);
  const names = thanas.flatMap((thana) => [thana.name, thana.bangla].map((name) => [name, thana] as const));
  return { thanas, byFoldedName: new Map(names.reverse().map(([name, thana]) => [foldPlace(name), thana])) };
}

/** Each list is read when it is first needed: every order asks for its thana twice. */
const known = new Map<string, ThanasOfDistrict>();

function ofDistrict({ name }: District): ThanasOfDistrict {
  const found = known.get(name) ?? readDistrict(thanaList[name] ?? '');
  known.set(name, found);
  return found;
}

const listOf = (district: District): readonly Thana[] => ofDistrict(district).thanas;

/** Sorted by name. Empty for an unknown district. The district may be in either spelling or script. */
export function thanasOf(district: string): readonly Thana[] {
  const found = findDistrict(district);
  return found ? listOf(found) : [];
}

const findThana = (typed: string, district: District): Thana | null =>
  ofDistrict(district).byFoldedName.get(foldPlace(typed)) ?? null;

/** The listed name of a thana in either script; other text as it was typed. */
export function thanaNamed(district: string, typed: string): string {
  const found = findDistrict(district);
  return (found && findThana(typed, found)?.name) ?? typed.trim();
}

/** What a thana is called in the language of the moment. Other text stays as it was typed. */
export function thanaLabel(district: string, typed: string): string {
  const found = findDistrict(district);
  const thana = found && findThana(typed, found);
  return thana ? labelOf(thana) : typed;
}

/** 'Mirpur Model, Dhaka' or 'মিরপুর মডেল, ঢাকা'; the district alone without a thana. */
export const placeName = ({ district, thana }: { district: string; thana: string }): string =>
  [thanaLabel(district, thana), districtLabel(district)].filter(Boolean).join(', ');

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
  const spelled = [...listOf(found)]
    .sort(byLabel)
    .map((thana) => ({ thana, spellings: spellingsOfThana(thana, found) }));
  return nearestPlaces(typed, spelled).map(({ thana }) => thana);
}

/** The stored names of the thanas of any district whose Bangla name contains the text. Empty for a text in Latin letters. */
export function thanasInBangla(text: string): string[] {
  const folded = foldPlace(text);
  if (!/\p{Script=Bengali}/u.test(folded)) return [];
  const found = districts.flatMap(listOf).filter(({ bangla }) => foldPlace(bangla).includes(folded));
  return [...new Set(found.map(({ name }) => name))];
}

/** True if the lists know the thana in another district only. False for an unknown thana. */
export function isThanaElsewhere(thana: string, district: string): boolean {
  const isIn = (place: District) => findThana(thana, place) !== null;
  const here = findDistrict(district);
  return here !== null && !isIn(here) && districts.some(isIn);
}
