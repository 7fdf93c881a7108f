/**
 * The couriers' own names of districts and zones as they ship with the shop. Admins change them in
 * `courier_places`; see `proposePlace`.
 */
import { type Courier, couriers } from './couriers.ts';
import { districtNames, findDistrict } from './districts.ts';
import { pathaoThanaList } from './pathaoThanaList.ts';
import { pathaoZoneList } from './pathaoZoneList.ts';
import { soundOfPlace } from './places.ts';
import { redxAreaList, redxThanaList } from './redxAreaList.ts';
import { thanaNamed } from './thanas.ts';

/** A place in the courier's spelling. The zone is empty for a courier without zones. */
export interface CourierPlace {
  district: string;
  zone: string;
}

interface PlaceList {
  /** Only the districts that the courier spells otherwise. */
  districts: Readonly<Record<string, string>>;
  zones: Readonly<Record<string, string>>;
  thanas: Readonly<Record<string, string>>;
  /** False if the courier has more zones than are listed, so that a thana may go by its own name. */
  isWhole: boolean;
}

export const placeLists: Readonly<Record<Courier, PlaceList>> = {
  pathao: {
    districts: {
      Bogura: 'Bogra',
      Brahmanbaria: 'B. Baria',
      Chattogram: 'Chittagong',
      Comilla: 'Cumilla',
      Gopalganj: 'Gopalgonj',
      Jhalakathi: 'Jhalokathi',
      Jhenaidah: 'Jhenidah',
      Khagrachhari: 'Khagrachari',
      Munshiganj: 'Munsiganj',
      Narsingdi: 'Narshingdi',
      Netrokona: 'Netrakona',
    },
    zones: pathaoZoneList,
    thanas: pathaoThanaList,
    isWhole: true,
  },
  steadfast: { districts: {}, zones: {}, thanas: {}, isWhole: false },
  redx: {
    districts: {},
    zones: redxAreaList,
    thanas: redxThanaList,
    isWhole: false,
  },
};

/** The shop's name of a district; an unknown one as it was typed. */
const nameOf = (district: string): string => findDistrict(district)?.name ?? district;

/** The courier's name of a district. An unknown district keeps its name. */
export const courierDistrict = (courier: Courier, district: string): string =>
  placeLists[courier].districts[nameOf(district)] ?? nameOf(district);

const split = (list: string | undefined, by: string): string[] => (list ? list.split(by) : []);

const zoneLists = new Map<string, readonly string[]>();

/** All listed zones of a district, in the courier's spelling; the same array each time. Empty if none are known. */
export function courierZones(courier: Courier, district: string): readonly string[] {
  const key = `${courier} ${nameOf(district)}`;
  const zones = zoneLists.get(key) ?? split(placeLists[courier].zones[nameOf(district)], ';');
  zoneLists.set(key, zones);
  return zones;
}

/** All names of districts that the courier knows, sorted. */
export const courierDistricts = (courier: Courier): readonly string[] =>
  districtNames.map((name) => courierDistrict(courier, name)).sort();

/** Without what only tells a zone from others of its name: 'Kalkini Thana' → 'Kalkini'. */
const bareZone = (zone: string): string =>
  zone.replace(/\(.*\)/, '').replace(/\b(thana|upozill?a|upazila|model|upo|powrosova)\b/gi, '');

const isSameName = (zone: string, thana: string): boolean =>
  soundOfPlace(bareZone(zone)) === soundOfPlace(bareZone(thana));

export interface ThanaPlaces {
  /** The zone of an address that names none. Null if the thana has several of equal standing, or none. */
  main: CourierPlace | null;
  /** All zones of the thana, the main one included. */
  zones: readonly CourierPlace[];
}

/** The zones of a thana as they ship with the shop. */
export function placesOfThana(courier: Courier, district: string, typed: string): ThanaPlaces {
  const here = courierDistrict(courier, district);
  if (!couriers[courier].hasZones) {
    const main = { district: here, zone: '' };
    return { main, zones: [main] };
  }
  const thana = thanaNamed(district, typed);
  const entry = split(placeLists[courier].thanas[nameOf(district)], '|').find((item) =>
    item.startsWith(`${thana}=`),
  );
  const listed = entry
    ? entry.slice(thana.length + 1).split(';')
    : [courierZones(courier, district).find((zone) => isSameName(zone, thana)) ?? ownName(courier, thana)];
  const places = listed.map((zone) => readPlace(zone, here));
  const [main = null] = places;
  return { main, zones: places.filter((place) => place !== null) };
}

const ownName = (courier: Courier, thana: string): string => (placeLists[courier].isWhole ? '' : thana);

/** `District>Zone`, or a zone of the district itself. Null for an empty entry. */
function readPlace(text: string, here: string): CourierPlace | null {
  const [zone = '', district = here] = text.split('>').reverse();
  return zone === '' ? null : { district, zone };
}
