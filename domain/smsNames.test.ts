import { expect, it } from 'vitest';
import { costlyInSms } from './smsNames.ts';

it('a name in Bangla makes an English SMS longer than one in Latin letters', () => {
  expect(costlyInSms('কাঁকন')).toEqual({ segments: 2, instead: 1 });
  expect(costlyInSms('Kakon কাঁকন')).toEqual({ segments: 2, instead: 1 });
  expect(costlyInSms('ক'.repeat(60))).toEqual({ segments: 3, instead: 1 });
});

it('a name whose letters an SMS has, or replaces by such, costs nothing', () => {
  for (const name of ['Kakon', 'Café Kakon', 'Kakon’s – the shop', '']) expect(costlyInSms(name)).toBe(null);
});
