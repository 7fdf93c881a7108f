/** Everything that names a thana or a district in a message, by its sound. */

import { placesOfThana } from '../courierPlaces.ts';
import { toLatinDigits } from '../digits.ts';
import { districts } from '../districts.ts';
import { foldPlace, soundOfPlace } from '../places.ts';
import { spellingsOfThana, thanasOf } from '../thanas.ts';
import { spellingsOfZone } from '../zoneMentions.ts';
import { areaThanas } from './areaThanas.ts';

export interface NamedPlace {
  district: string;
  /** Empty for a district. */
  thana: string;
  /** False for an area that lies in several thanas. */
  sure: boolean;
  /** The name of the thana itself or of the district, not of an area. */
  isOwn: boolean;
}

/** Characters of a sound. Shorter names are compared letter by letter. */
const SHORT = 5;

type Index = ReadonlyMap<string, readonly NamedPlace[]>;

const isSame = (one: NamedPlace, other: NamedPlace): boolean =>
  one.district === other.district && one.thana === other.thana;

/** What an area's thanas are, by the couriers' zones of each thana. An entry of the table decides. */
function zonePlaces(district: string): [string, NamedPlace][] {
  const zones = new Map<string, string[]>();
  for (const { name } of thanasOf(district)) {
    for (const place of placesOfThana('pathao', district, name).zones) {
      zones.set(place.zone, [...(zones.get(place.zone) ?? []), name]);
    }
  }
  return [...zones].flatMap(([zone, thanas]) =>
    spellingsOfZone(zone).map((spelling): [string, NamedPlace] => [
      spelling,
      { district, thana: thanas[0] ?? '', sure: thanas.length === 1, isOwn: false },
    ]),
  );
}

const tablePlaces = (district: string): [string, NamedPlace][] =>
  (areaThanas[district] ?? '')
    .split(';')
    .filter(Boolean)
    .map((entry) => {
      const [area = '', thana = ''] = entry.split('=');
      const place = { district, thana: thana.replace('?', ''), sure: !thana.endsWith('?'), isOwn: false };
      return [area, place];
    });

/** 'Kotwali Model' is called Kotwali. Mirpur is a larger area than the thana Mirpur Model. */
const withoutKind = (name: string): string =>
  /^(Mirpur|মিরপুর) /.test(name) ? name : name.replace(/ (Model|মডেল)$/, '');

function ownPlaces(): [string, NamedPlace][] {
  return districts.flatMap((district) => {
    const { name, bangla, also } = district;
    const place = { district: name, thana: '', sure: true, isOwn: true };
    const thanas = thanasOf(name).flatMap((thana) =>
      spellingsOfThana(thana, district)
        .flatMap((spelling) => [spelling, withoutKind(spelling)])
        .map((spelling): [string, NamedPlace] => [spelling, { ...place, thana: thana.name }]),
    );
    return [...[name, bangla, ...also].map((spelling): [string, NamedPlace] => [spelling, place]), ...thanas];
  });
}

/** The sound of a name. A short name's sound is that of common words, so it counts as it is written. */
function keyOf(name: string): string {
  const sound = soundOfPlace(name);
  return sound.length < SHORT ? `=${foldPlace(name)}` : sound;
}

function buildIndex(): Index {
  const index = new Map<string, NamedPlace[]>();
  const add = (
    entries: [string, NamedPlace][],
    isKnown: (places: NamedPlace[], place: NamedPlace) => boolean,
  ) => {
    for (const [spelling, place] of entries) {
      const key = keyOf(toLatinDigits(spelling));
      const places = index.get(key) ?? [];
      if (!isKnown(places, place)) index.set(key, [...places, place]);
    }
  };
  // Dhaka first: it is meant where nothing else says which of several places of one name.
  const names = [...districts.map(({ name }) => name)].sort((one, other) =>
    one === 'Dhaka' ? -1 : other === 'Dhaka' ? 1 : 0,
  );
  add(ownPlaces(), (places, place) => places.some((other) => isSame(other, place)));
  const isNamedHere = (places: NamedPlace[], { district }: NamedPlace) =>
    places.some((other) => other.district === district && other.thana !== '');
  add(names.flatMap(tablePlaces), isNamedHere);
  add(names.flatMap(zonePlaces), isNamedHere);
  return index;
}

let built: Index | null = null;

/** The places that words name, joined without spaces, in Latin digits. The index is built with the first message. */
export function placesNamed(joined: string): readonly NamedPlace[] {
  built ??= buildIndex();
  return built.get(keyOf(joined)) ?? [];
}
