import { expect, test } from 'vitest';
import { adminEndpoints } from './adminEndpoints.ts';
import { endpoints } from './endpoints.ts';
import { shopEndpoints } from './shopEndpoints.ts';

test('each endpoint is in one of the two parts, by who may call it', () => {
  expect({ ...shopEndpoints, ...adminEndpoints }).toEqual(endpoints);
  expect(Object.values(adminEndpoints).every(({ who }) => who === 'admin')).toBe(true);
  expect(Object.values<{ who: string }>(shopEndpoints).some(({ who }) => who === 'admin')).toBe(false);
});
