/** Proposes the courier's place for an address, or says between which places an admin has to choose. */

import { wordsOf } from './addressWords.ts';
import { type CourierPlace, courierDistrict, courierZones, placesOfThana } from './courierPlaces.ts';
import type { Courier } from './couriers.ts';
import { foldPlace } from './places.ts';
import { thanaNamed } from './thanas.ts';
import { isWithin, mentionsOf } from './zoneMentions.ts';
import { familiesNamed, familiesOf, numbersIn, type ZoneFamily, zoneNumber } from './zoneNumbers.ts';

export interface SentTo {
  district: string;
  thana: string;
  address: string;
}

/** The admins' place for a thana, or for a whole district if `thana` is empty (then the zone is empty too). */
export interface PlaceRule {
  district: string;
  thana: string;
  courierDistrict: string;
  courierZone: string;
}

export type PlaceProposal =
  | { sure: true; place: CourierPlace }
  /** Without candidates, every zone of the district is possible. */
  | { sure: false; candidates: readonly CourierPlace[] };

const isSamePlace = (one: string, other: string): boolean => foldPlace(one) === foldPlace(other);

/** The admins' rule for a thana in any spelling; for the whole district if `thana` is empty. */
export const ruleFor = (rules: readonly PlaceRule[], district: string, thana: string): PlaceRule | null =>
  rules.find(
    (rule) =>
      isSamePlace(rule.district, district) &&
      isSamePlace(rule.thana, thana === '' ? '' : thanaNamed(district, thana)),
  ) ?? null;

interface KnownPlaces {
  /** The courier's name of the district. */
  district: string;
  /** The zone of an address that names none. */
  main: CourierPlace | null;
  /** The zones of the thana. */
  places: readonly CourierPlace[];
}

/** What ships with the shop, with the district as admins spell it. */
function knownPlaces(
  courier: Courier,
  { district, thana }: SentTo,
  rules: readonly PlaceRule[],
): KnownPlaces {
  const shipped = courierDistrict(courier, district);
  const spelled = ruleFor(rules, district, '')?.courierDistrict ?? shipped;
  const respell = (place: CourierPlace): CourierPlace =>
    place.district === shipped ? { ...place, district: spelled } : place;
  const { main, zones } = placesOfThana(courier, district, thana);
  return { district: spelled, main: main && respell(main), places: zones.map(respell) };
}

interface NamedZones {
  /** Zones of the thana that the address names, its main one left out. */
  here: readonly string[];
  /** Zones of other thanas that the address names. */
  elsewhere: readonly string[];
  /** The zones to choose from if the address gives a number that no zone has, or names an area without a number. */
  family: readonly string[];
}

/** The zones that the address names. A thana without a zone is read as a part of the address. */
function namedZones(courier: Courier, { district, thana, address }: SentTo, known: KnownPlaces): NamedZones {
  const zones = courierZones(courier, district);
  const scope = known.places.map(({ zone }) => zone);
  const words = wordsOf(scope.length > 0 ? address : `${thana}, ${address}`);
  const area = scope.length > 0 ? familiesOf(scope) : familiesNamed(words);
  const familyOf = (zone: string) => zoneNumber(zone)?.family as ZoneFamily;
  const isHere = (zone: string) => scope.includes(zone) || area.has(familyOf(zone));
  const numbers = numbersIn(words, area);
  const numbered = numbers.flatMap(({ family, number }) =>
    zones.filter((zone) => familyOf(zone) === family && zoneNumber(zone)?.number === number),
  );
  // 'Nikunja 2' does not name Nikunja.
  const mentions = mentionsOf(words, zones).filter(
    ({ zone }) => !numbered.some((other) => other.startsWith(zone)),
  );
  const inScope = mentions.filter(({ zone }) => scope.includes(zone));
  const outside = mentions.filter((one) => !inScope.some((other) => isWithin(one, other)));
  const isIncomplete = numbered.length === 0 && (numbers.length > 0 || scope.length === 0);
  return {
    here: [...numbered.filter(isHere), ...inScope.map(({ zone }) => zone)].filter(
      (zone) => zone !== known.main?.zone,
    ),
    elsewhere: [...numbered.filter((zone) => !isHere(zone)), ...outside.map(({ zone }) => zone)],
    family: isIncomplete ? zones.filter((zone) => area.has(familyOf(zone))) : [],
  };
}

const sure = (place: CourierPlace): PlaceProposal => ({ sure: true, place });
const unsure = (candidates: readonly CourierPlace[]): PlaceProposal => ({
  sure: false,
  candidates: [...new Map(candidates.map((place) => [`${place.district}>${place.zone}`, place])).values()],
});

/**
 * The courier's place for an address. What the address says of the thana's own zones comes first, then the admins' rule
 * for the thana, then what ships with the shop. An address that names a zone of another thana is unsure.
 */
export function proposePlace(courier: Courier, to: SentTo, rules: readonly PlaceRule[] = []): PlaceProposal {
  const known = knownPlaces(courier, to, rules);
  const { here, elsewhere, family } = namedZones(courier, to, known);
  const placed = (zone: string): CourierPlace =>
    known.places.find((place) => place.zone === zone) ?? { district: known.district, zone };
  const [one, ...more] = new Set(here);
  if (one !== undefined) return more.length === 0 ? sure(placed(one)) : unsure(here.map(placed));
  const rule = ruleFor(rules, to.district, to.thana);
  if (rule) return sure({ district: rule.courierDistrict, zone: rule.courierZone });
  if (family.length > 0) return unsure(family.map(placed));
  if (known.main && elsewhere.length === 0) return sure(known.main);
  const [other, ...others] = new Set(elsewhere);
  if (known.places.length === 0 && other !== undefined && others.length === 0) return sure(placed(other));
  return unsure([...(known.main ? [known.main] : known.places), ...elsewhere.map(placed)]);
}
