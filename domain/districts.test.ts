import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { districtField } from './addresses.schema.ts';
import {
  districtNames,
  districts,
  findDistrict,
  isDhaka,
  meantDistrict,
  searchDistricts,
} from './districts.ts';
import { thanaList } from './thanaList.ts';
import { isThanaElsewhere, searchThanas, thanasOf } from './thanas.ts';

describe('the districts', () => {
  test('are 64, unique and sorted', () => {
    expect(districtNames).toHaveLength(64);
    expect(new Set(districtNames).size).toBe(64);
    expect([...districtNames].sort()).toEqual(districtNames);
  });

  test('no spelling means two districts', () => {
    for (const district of districts) {
      for (const spelling of [district.name, district.bangla, ...district.also]) {
        expect(findDistrict(spelling)?.name).toBe(district.name);
      }
    }
  });

  test.each([
    ['Cumilla', 'Comilla'],
    ['Chittagong', 'Chattogram'],
    ['Barishal', 'Barisal'],
    ['Bogra', 'Bogura'],
    ['Jessore', 'Jashore'],
    ['Coxsbazar', "Cox's Bazar"],
    ['cox’s bazar', "Cox's Bazar"],
    ['ঢাকা', 'Dhaka'],
    ['চট্টগ্রাম', 'Chattogram'],
    ['  dHAKA ', 'Dhaka'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(districtField.parse(typed)).toBe(stored);
  });

  test('an unknown district is refused with one message', () => {
    for (const wrong of ['', '  ', 'Atlantis', 'Dhaka City', undefined, null, 7, 'x'.repeat(200)]) {
      expect(districtField.safeParse(wrong).error?.issues[0]?.message).toBe('District is required');
    }
  });

  test('Dhaka is Dhaka in any case and script', () => {
    expect(['Dhaka', 'dhaka', 'DHAKA ', 'ঢাকা'].every(isDhaka)).toBe(true);
    expect(['Gazipur', '', 'Dhak'].some(isDhaka)).toBe(false);
  });

  test('are found by the beginning of any spelling, then by the middle', () => {
    expect(searchDistricts('chi').map((d) => d.name)[0]).toBe('Chattogram');
    expect(searchDistricts('কুমি').map((d) => d.name)).toEqual(['Comilla']);
    expect(searchDistricts('ganj').length).toBeGreaterThan(5);
    expect(searchDistricts('')).toHaveLength(64);
    expect(searchDistricts('zzz')).toEqual([]);
  });

  test.each([
    ['Bogra', 'Bogura'],
    ['jess', 'Jashore'],
    ['চট্ট', 'Chattogram'],
    ['Chattagram', 'Chattogram'],
    ['Maulvibazar', 'Moulvibazar'],
    ['Norshingdi', 'Narsingdi'],
    ['Shunamgonj', 'Sunamganj'],
  ])('%s can mean %s alone', (typed, meant) => {
    expect(meantDistrict(typed)?.name).toBe(meant);
  });

  test.each(['', ' ', 'Raj', 'ganj', 'zzz'])('%j means no single district', (typed) => {
    expect(meantDistrict(typed)).toBeNull();
  });

  test('are found by every beginning of their name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...districts), fc.nat(20), (district, length) => {
        expect(searchDistricts(district.name.slice(0, length + 1))).toContain(district);
      }),
    );
  });
});

describe('thanas', () => {
  test('are known for every district, in both scripts, without duplicates', () => {
    expect(Object.keys(thanaList).sort()).toEqual(districtNames);
    for (const district of districtNames) {
      const thanas = thanasOf(district);
      expect(thanas.length).toBeGreaterThan(2);
      expect(new Set(thanas.map((thana) => thana.name)).size).toBe(thanas.length);
      for (const { name, bangla } of thanas) {
        expect(name).toMatch(/^[A-Z][A-Za-z .()'-]+$/);
        expect(bangla).toMatch(/^[\p{Script=Bengali}\s().]+$/u);
      }
    }
  });

  test('include the thanas of cities and the upazilas', () => {
    const names = thanasOf('ঢাকা').map((thana) => thana.name);
    expect(names).toEqual(expect.arrayContaining(['Dhanmondi', 'Mohammadpur', 'Savar']));
    expect(thanasOf('Chittagong')).toEqual(thanasOf('Chattogram'));
    expect(thanasOf('Atlantis')).toEqual([]);
  });

  test.each([
    ['Cumilla', 'cumilla sad', 'Comilla Sadar'],
    ['Jessore', 'Jessore Sadar', 'Jashore Sadar'],
    ['Jashore', 'যশোর স', 'Jashore Sadar'],
    ['Bogra', 'Bogra S', 'Bogura Sadar'],
    ['Barishal', 'Barishal Sadar', 'Barisal Sadar'],
    ['Chittagong', 'Banskhali', 'Banshkhali'],
    ['Chattogram', 'Mirsarai', 'Mirsharai'],
    ['Comilla', 'Manoharganj', 'Monohargonj'],
    ['Moulvibazar', 'Shrimangal', 'Sreemangal'],
    ['Pabna', 'Ishwardi', 'Ishurdi'],
    ['Barisal', 'Uzirpur', 'Wazirpur'],
    ['Dhaka', 'Mohammodpur', 'Mohammadpur'],
    ['Cox’s Bazar', 'Coxs bazar', "Cox's Bazar Sadar"],
  ])('of %s, %s is %s', (district, typed, name) => {
    expect(searchThanas(district, typed).map((thana) => thana.name)[0]).toBe(name);
  });

  test('of another district are distinguished from unknown ones', () => {
    expect(isThanaElsewhere('Laksam', 'Dhaka')).toBe(true);
    expect(isThanaElsewhere('Laksam', 'Cumilla')).toBe(false);
    expect(isThanaElsewhere('A place no list knows', 'Dhaka')).toBe(false);
    expect(isThanaElsewhere('Laksam', 'Dha')).toBe(false);
  });

  test('are found in either script', () => {
    expect(searchThanas('Dhaka', 'dhan').map((thana) => thana.name)[0]).toBe('Dhanmondi');
    expect(searchThanas('Dhaka', 'ধানম').map((thana) => thana.name)).toEqual(['Dhanmondi']);
    expect(searchThanas('Dhaka', 'zz')).toEqual([]);
  });
});
