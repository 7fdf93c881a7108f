/**
 * Thanas and upazilas by district, offered while somebody types an address. Apart from the districts, since only the
 * address form needs the long list and can load it when it opens.
 */
import { findDistrict, foldPlace } from './districts.ts';
import { thanaList } from './thanaList.ts';

export interface Thana {
  name: string;
  bangla: string;
}

const readThana = (pair: string): Thana => {
  const [name = '', bangla = ''] = pair.split('=');
  return { name, bangla: bangla.normalize('NFC') };
};

/** Sorted by name; none for what is no district. The district may be typed in either spelling or script. */
export function thanasOf(district: string): readonly Thana[] {
  const list = thanaList[findDistrict(district)?.name ?? ''];
  if (!list) return [];
  return list
    .split(';')
    .map(readThana)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Those that begin with what was typed, in either script, then those that hold it. */
export function searchThanas(district: string, typed: string): readonly Thana[] {
  const wanted = foldPlace(typed);
  const placeOf = ({ name, bangla }: Thana) => {
    const places = [foldPlace(name).indexOf(wanted), foldPlace(bangla).indexOf(wanted)];
    return places.includes(0) ? 0 : Math.max(...places);
  };
  const found = thanasOf(district).filter((thana) => placeOf(thana) >= 0);
  return [...found.filter((thana) => placeOf(thana) === 0), ...found.filter((thana) => placeOf(thana) > 0)];
}
