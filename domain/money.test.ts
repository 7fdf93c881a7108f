import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { type Language, readLanguageFrom } from '#texts/language.ts';
import { optionalPriceField, priceField } from './money.schema.ts';
import {
  formatExactTaka,
  formatPoisha,
  formatTaka,
  isWholePoisha,
  MAX_PRICE_TAKA,
  toPoisha,
  toTaka,
} from './money.ts';

const poisha = fc.integer({ min: 0, max: MAX_PRICE_TAKA * 100 });

test('taka and poisha convert to each other', () => {
  fc.assert(
    fc.property(poisha, (amount) => {
      expect(toPoisha(toTaka(amount))).toBe(amount);
    }),
  );
  fc.assert(
    fc.property(poisha, (amount) => {
      expect(isWholePoisha(toTaka(amount))).toBe(true);
    }),
  );
  expect(toPoisha(19.99)).toBe(1999);
  expect(toPoisha(1.1)).toBe(110);
});

test('a price is shown in whole taka, grouped', () => {
  expect(formatTaka(1250)).toBe('৳1,250');
  expect(formatTaka(0)).toBe('৳0');
  expect(formatTaka(999.5)).toBe('৳1,000');
  expect(formatTaka(-60)).toBe('-৳60');
  expect(formatPoisha(125_049)).toBe('৳1,250');
});

test('an exact amount shows its poisha', () => {
  expect(formatExactTaka(1157.5)).toBe('৳1,157.50');
  expect(formatExactTaka(-0.05)).toBe('-৳0.05');
  expect(formatExactTaka(1_000_000)).toBe('৳1,000,000');
  expect(formatExactTaka(0)).toBe('৳0');
});

test.each([
  ['en', 'en-BD'],
  ['bn', 'bn-BD'],
] as const satisfies [Language, string][])(
  'amounts in %s are as Intl writes them, the sign always before the number',
  (language, locale) => {
    readLanguageFrom(() => language);
    onTestFinished(() => readLanguageFrom(() => 'en'));
    const intl = new Intl.NumberFormat(locale, {
      ...{ style: 'currency', currency: 'BDT', currencyDisplay: 'narrowSymbol' },
      trailingZeroDisplay: 'stripIfInteger',
    });
    fc.assert(
      fc.property(poisha, fc.boolean(), (amount, isOwed) => {
        const taka = toTaka(isOwed && amount > 0 ? -amount : amount);
        // Intl has the sign after a Bangla number. Shops in Bangladesh write it before.
        const theirs = intl.format(taka).replace(/^(-?)(.*)৳$/, '$1৳$2');
        expect(formatExactTaka(taka)).toBe(theirs);
      }),
    );
  },
);

test('a price may be a number or text, in Bangla or Latin digits', () => {
  const price = priceField('Valid price is required');
  expect(price.parse('1250.50')).toBe(1250.5);
  expect(price.parse('১২৫০')).toBe(1250);
  expect(price.parse(0.01)).toBe(0.01);
  for (const wrong of [0, -1, '', ' ', 'abc', '1e3', Number.NaN, null, undefined, 0.001, true, [5]]) {
    expect(price.safeParse(wrong as never).error?.issues[0]?.message).toBe('Valid price is required');
  }
});

test('a price may be left out', () => {
  const price = optionalPriceField('Valid original price is required');
  for (const blank of ['', null, undefined]) expect(price.parse(blank)).toBeUndefined();
  expect(price.parse('80')).toBe(80);
  expect(price.safeParse(-1).success).toBe(false);
});
