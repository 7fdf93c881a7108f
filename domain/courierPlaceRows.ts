/** A courier's names of places as admins look them up: each district and each thana with what the file holds. */
import { courierDistrict, placesOfThana } from './courierPlaces.ts';
import { type Courier, couriers } from './couriers.ts';
import { type PlaceRule, ruleFor } from './courierZone.ts';
import { districts, findDistrict } from './districts.ts';
import { foldPlace, nearestPlaces } from './places.ts';
import { thanasOf } from './thanas.ts';

export interface PlaceRow {
  district: string;
  /** Empty for the whole district. */
  thana: string;
  courierDistrict: string;
  /** Empty for a whole district, and for a thana whose zone the address decides. */
  courierZone: string;
  /** Other zones that an address may name. */
  otherZones: readonly string[];
  /** True if an admin has changed it. */
  isChanged: boolean;
}

interface SpelledRow extends PlaceRow {
  spellings: readonly string[];
}

function districtRow(courier: Courier, district: string, rules: readonly PlaceRule[]): PlaceRow {
  const rule = ruleFor(rules, district, '');
  const shipped = courierDistrict(courier, district);
  const name = rule?.courierDistrict ?? shipped;
  return {
    district,
    thana: '',
    courierDistrict: name,
    courierZone: '',
    otherZones: [],
    isChanged: rule !== null,
  };
}

function thanaRow(courier: Courier, district: string, thana: string, rules: readonly PlaceRule[]): PlaceRow {
  const rule = ruleFor(rules, district, thana);
  const { main, zones } = placesOfThana(courier, district, thana);
  const whole = districtRow(courier, district, rules).courierDistrict;
  const place = main ?? { district: whole, zone: '' };
  const zone = rule?.courierZone ?? place.zone;
  return {
    district,
    thana,
    courierDistrict:
      rule?.courierDistrict ??
      (place.district === courierDistrict(courier, district) ? whole : place.district),
    courierZone: zone,
    otherZones: zones.map((other) => other.zone).filter((other) => other !== zone),
    isChanged: rule !== null,
  };
}

/** The thanas of a district, and those of other names that admins have a rule for. */
const thanaNames = (district: string, rules: readonly PlaceRule[]): string[] => {
  const known = thanasOf(district).map(({ name }) => name);
  const others = rules
    .filter((rule) => rule.district === district && rule.thana !== '')
    .map(({ thana }) => thana);
  return [...new Set([...known, ...others])];
};

function rowsOfDistrict(courier: Courier, name: string, rules: readonly PlaceRule[]): SpelledRow[] {
  const whole = districtRow(courier, name, rules);
  const district = findDistrict(name);
  const spelled: SpelledRow = {
    ...whole,
    spellings: [name, district?.bangla ?? '', ...(district?.also ?? []), whole.courierDistrict].filter(
      Boolean,
    ),
  };
  if (!couriers[courier].hasZones) return [spelled];
  const bangla = new Map(thanasOf(name).map((thana) => [thana.name, thana.bangla]));
  const thanas = thanaNames(name, rules).map((thana): SpelledRow => {
    const row = thanaRow(courier, name, thana, rules);
    const names = [thana, bangla.get(thana) ?? '', row.courierZone, ...row.otherZones];
    return { ...row, spellings: names.filter(Boolean) };
  });
  return [spelled, ...thanas];
}

export interface PlaceFilter {
  search: string;
  /** Empty for all districts. */
  district: string;
  /** True for what an admin has changed. */
  isChanged: boolean;
}

/** By district and thana; the best matches first if something is searched for. */
export function placeRows(
  courier: Courier,
  rules: readonly PlaceRule[],
  { search, district, isChanged }: PlaceFilter,
): PlaceRow[] {
  const asked = findDistrict(district)?.name;
  const rows = districts
    .filter(({ name }) => !asked || name === asked)
    .flatMap(({ name }) => rowsOfDistrict(courier, name, rules))
    .filter((row) => !isChanged || row.isChanged);
  const found = foldPlace(search) === '' ? rows : nearestPlaces(search, rows);
  return found.map(({ spellings: _, ...row }) => row);
}
