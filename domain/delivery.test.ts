import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from './defaultSettings.ts';
import { deliveryFee, feeText, feeTextOrRange, totalLabel } from './delivery.ts';
import { districtNames, isDhaka } from './districts.ts';
import { moreForFreeDelivery } from './freeDelivery.ts';

const rule = defaultSettings.delivery;
const subtotal = fc.integer({ min: 0, max: 500_000 });
const district = fc.constantFrom(...districtNames);

describe('delivery', () => {
  test.each([
    [null, '৳60 in Dhaka, ৳120 elsewhere', 'Total before delivery'],
    [0, 'Free', 'Total'],
    [6000, '৳60', 'Total'],
  ])('at a fee of %s is said as %s, above the %s', (fee, text, label) => {
    expect(feeTextOrRange(fee, rule)).toBe(text);
    expect(totalLabel(fee)).toBe(label);
  });

  test.each([
    [199_999, 'Dhaka', 6000],
    [199_999, 'dhaka', 6000],
    [199_999, 'Comilla', 12_000],
    [200_000, 'Comilla', 0],
    [200_000, null, 0],
    [199_999, null, null],
    [199_999, '  ', null],
  ])('of %i poisha to %s costs %s', (poisha, to, fee) => {
    expect(deliveryFee(poisha, to, rule)).toBe(fee);
  });

  test('is free from the threshold, else one of two fees', () => {
    fc.assert(
      fc.property(subtotal, district, (poisha, to) => {
        const expected = poisha >= 200_000 ? 0 : isDhaka(to) ? 6000 : 12_000;
        expect(deliveryFee(poisha, to, rule)).toBe(expected);
      }),
    );
  });

  test('says which amount makes it free, and that amount does', () => {
    expect(moreForFreeDelivery(165_000, rule)).toBe(35_000);
    expect(moreForFreeDelivery(300_000, rule)).toBe(0);
    fc.assert(
      fc.property(subtotal, district, (poisha, to) => {
        expect(deliveryFee(poisha + moreForFreeDelivery(poisha, rule), to, rule)).toBe(0);
      }),
    );
  });

  test('follows the fees in the settings', () => {
    const own = { freeFrom: 500, insideDhaka: 40, outsideDhaka: 99.5 };
    expect(deliveryFee(49_999, 'Feni', own)).toBe(9950);
    expect(deliveryFee(50_000, 'Feni', own)).toBe(0);
  });
});

test('a fee of 0 is shown as Free', () => {
  expect([0, 6000, 12_050].map(feeText)).toEqual(['Free', '৳60', '৳121']);
});
