/** Places are stored by their Latin names, and called by their Bangla names on Bangla pages. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { districtTexts } from '#texts/districts.ts';
import { readLanguageFrom } from '#texts/language.ts';
import { addressChangeSchema, addressSchema } from './addresses.schema.ts';
import { districtChoices, districtLabel, districtNames, districts, searchDistricts } from './districts.ts';
import { placeOrderSchema } from './orders.schema.ts';
import { isThanaElsewhere, placeName, searchThanas, thanaLabel, thanasInBangla, thanasOf } from './thanas.ts';

const useEnglish = () => readLanguageFrom(() => 'en');
afterEach(useEnglish);

const typed = { fullName: 'Rahima', phone: '01712345678', address: 'House 7', district: 'ঢাকা' };

describe('in English', () => {
  test.each(['Dhaka', 'ঢাকা', 'dhaka'])('%s is Dhaka', (district) => {
    expect(districtLabel(district)).toBe('Dhaka');
  });

  test('a place is called by its Latin names, whatever script was stored', () => {
    expect(placeName({ district: 'Dhaka', thana: 'Dhanmondi' })).toBe('Dhanmondi, Dhaka');
    expect(placeName({ district: 'Dhaka', thana: 'ধানমন্ডি' })).toBe('Dhanmondi, Dhaka');
    expect(placeName({ district: 'Dhaka', thana: '' })).toBe('Dhaka');
  });

  test('districts are listed by their Latin names', () => {
    expect(districtChoices().map(({ label }) => label)).toEqual(districtNames);
  });
});

describe('in Bangla', () => {
  beforeEach(() => readLanguageFrom(() => 'bn'));

  test('a district and a thana are called by their Bangla names', () => {
    expect(placeName({ district: 'Dhaka', thana: 'Dhanmondi' })).toBe('ধানমন্ডি, ঢাকা');
    expect(placeName({ district: 'Cumilla', thana: 'laksam' })).toBe('লাকসাম, কুমিল্লা');
  });

  test('what no list knows stays as typed', () => {
    expect(placeName({ district: 'Dhaka', thana: 'Hatirpool' })).toBe('Hatirpool, ঢাকা');
    expect(thanaLabel('Atlantis', 'Dhanmondi')).toBe('Dhanmondi');
    expect(districtLabel('Atlantis')).toBe('Atlantis');
  });

  test('districts are listed in the order of the Bangla alphabet, by their stored names', () => {
    const choices = districtChoices();
    expect(choices.map(({ value }) => value).sort()).toEqual(districtNames);
    const labels = choices.map(({ label }) => label);
    expect(labels).toEqual([...labels].sort());
    expect(searchDistricts('').map(({ bangla }) => bangla)).toEqual(labels);
  });

  test('no two thanas of a district have one name, so each option is another', () => {
    for (const district of districtNames) {
      const names = thanasOf(district).map(({ bangla }) => bangla);
      expect(new Set(names).size, district).toBe(names.length);
    }
  });

  test('a part of a name finds in either script, in the order of the Bangla alphabet', () => {
    const names = (text: string) => searchThanas('Dhaka', text).map(({ bangla }) => bangla);
    expect(names('dhanm')).toEqual(['ধানমন্ডি']);
    expect(names('ধানম')).toEqual(['ধানমন্ডি']);
    expect(names('')).toEqual([...names('')].sort());
  });
});

test('pages that load the texts of districts only call them the same', () => {
  readLanguageFrom(() => 'bn');
  for (const { name, bangla } of districts) expect(districtTexts.nameOf(name)).toBe(bangla);
});

test.each([
  ['ধানমন্ডি', 'Dhanmondi'],
  [' dhanmondi ', 'Dhanmondi'],
  ['Hatirpool', 'Hatirpool'],
  ['হাতিরপুল', 'হাতিরপুল'],
])('the thana %s is stored as %s', (thana, stored) => {
  expect(placeOrderSchema.shape.shippingAddress.parse({ ...typed, thana })).toMatchObject({
    district: 'Dhaka',
    thana: stored,
  });
  expect(addressSchema.parse({ ...typed, thana })).toMatchObject({ district: 'Dhaka', thana: stored });
  expect(addressChangeSchema.parse({ district: 'ঢাকা', thana }).thana).toBe(stored);
});

test('a change of the thana alone stays as typed: its district is not known here', () => {
  expect(addressChangeSchema.parse({ thana: 'ধানমন্ডি' })).toEqual({ thana: 'ধানমন্ডি' });
});

test('a thana of another district is one in either script', () => {
  expect(isThanaElsewhere('লাকসাম', 'Dhaka')).toBe(true);
  expect(isThanaElsewhere('লাকসাম', 'কুমিল্লা')).toBe(false);
});

test('a search for a part of a Bangla name means all thanas with it', () => {
  expect(thanasInBangla('মিরপুর মডেল')).toEqual(['Mirpur Model']);
  expect(thanasInBangla('সদর').length).toBeGreaterThan(50);
  expect(thanasInBangla('Mirpur')).toEqual([]);
  expect(thanasInBangla('')).toEqual([]);
});
