import { expect, it } from 'vitest';
import {
  courierDistrict,
  courierDistricts,
  courierZones,
  placeLists,
  placesOfThana,
} from './courierPlaces.ts';
import { courierValues } from './couriers.ts';
import { districtNames } from './districts.ts';
import { thanaNamed, thanasOf } from './thanas.ts';

const listedThanas = (list: string) => list.split('|').map((item) => item.split('=')[0] ?? '');

it('Pathao has zones in all 64 districts and spells 11 of them otherwise', () => {
  expect(districtNames.filter((name) => courierZones('pathao', name).length === 0)).toEqual([]);
  expect(districtNames.filter((name) => courierDistrict('pathao', name) !== name)).toHaveLength(11);
  expect(new Set(courierDistricts('pathao')).size).toBe(64);
  expect(courierDistrict('pathao', 'কুমিল্লা')).toBe('Cumilla');
});

it.each(courierValues)('%s: no zone is listed twice in a district', (courier) => {
  for (const name of districtNames) {
    const zones = courierZones(courier, name);
    expect([name, new Set(zones).size]).toEqual([name, zones.length]);
  }
});

it.each(courierValues)(
  '%s: each thana of the table is a thana of its district, with zones that exist',
  (courier) => {
    for (const [district, list] of Object.entries(placeLists[courier].thanas)) {
      const names = thanasOf(district).map(({ name }) => name);
      expect(listedThanas(list).filter((thana) => !names.includes(thana))).toEqual([]);
      for (const thana of listedThanas(list)) {
        const unknown = placesOfThana(courier, district, thana).zones.filter(
          (place) =>
            !districtNames.some(
              (name) =>
                courierDistrict(courier, name) === place.district &&
                courierZones(courier, name).includes(place.zone),
            ),
        );
        expect([thana, unknown]).toEqual([thana, []]);
      }
    }
  },
);

it('few thanas have no zone at Pathao at all', () => {
  const none = districtNames.flatMap((district) =>
    thanasOf(district)
      .filter(({ name }) => placesOfThana('pathao', district, name).zones.length === 0)
      .map(({ name }) => name),
  );
  expect(none).toEqual(['Monpura', 'Rangabali', 'Zianagar', 'Barkal', 'Belaichari', 'Juraichari']);
});

it('a thana is found in either script; other text stays', () => {
  expect(thanaNamed('Dhaka', 'মিরপুর মডেল')).toBe('Mirpur Model');
  expect(thanaNamed('Dhaka', ' mirpur model ')).toBe('Mirpur Model');
  expect(thanaNamed('Dhaka', ' Hatirpool ')).toBe('Hatirpool');
});
