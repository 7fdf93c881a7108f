import { expect, it } from 'vitest';
import { placeRows } from './courierPlaceRows.ts';
import type { PlaceRule } from './courierZone.ts';

const all = { search: '', district: '', isChanged: false };
const rules: PlaceRule[] = [
  { district: 'Dhaka', thana: 'Gulshan', courierDistrict: 'Dhaka', courierZone: 'Gulshan-2' },
  { district: 'Dhaka', thana: 'Purbachal', courierDistrict: 'Narayanganj', courierZone: 'Purbachal' },
  { district: 'Feni', thana: '', courierDistrict: 'Feni Zilla', courierZone: '' },
];

it('lists every district and thana with the courier’s names', () => {
  const rows = placeRows('pathao', [], all);
  expect(rows.filter(({ thana }) => thana === '')).toHaveLength(64);
  expect(rows).toContainEqual({
    district: 'Comilla',
    thana: '',
    courierDistrict: 'Cumilla',
    courierZone: '',
    otherZones: [],
    isChanged: false,
  });
  expect(rows.find(({ thana }) => thana === 'Langadu')).toMatchObject({
    courierDistrict: 'Khagrachari',
    courierZone: 'Langodu',
  });
  expect(rows.find(({ thana }) => thana === 'Mirpur Model')).toMatchObject({
    courierZone: '',
    otherZones: expect.arrayContaining(['Mirpur 1', 'Mirpur 10']),
  });
  expect(placeRows('steadfast', [], all)).toHaveLength(64);
});

it('shows what an admin has changed, also for a thana of another name', () => {
  const changed = placeRows('pathao', rules, { ...all, isChanged: true });
  expect(
    changed.map(({ thana, courierDistrict, courierZone }) => [thana, courierDistrict, courierZone]),
  ).toEqual([
    ['Gulshan', 'Dhaka', 'Gulshan-2'],
    ['Purbachal', 'Narayanganj', 'Purbachal'],
    ['', 'Feni Zilla', ''],
  ]);
  const feni = placeRows('pathao', rules, { ...all, district: 'Feni' });
  expect(new Set(feni.map(({ courierDistrict }) => courierDistrict))).toEqual(new Set(['Feni Zilla']));
});

it('finds a place by its name in either script and by the courier’s name', () => {
  const first = (search: string) => placeRows('pathao', rules, { ...all, search })[0];
  expect(first('মিরপুর মডেল')).toMatchObject({ thana: 'Mirpur Model' });
  expect(first('Zigatola')).toMatchObject({ thana: 'Dhanmondi' });
  expect(first('chittagong')).toMatchObject({ district: 'Chattogram', thana: '' });
  expect(first('qqqq')).toBeUndefined();
});
