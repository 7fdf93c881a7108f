import fc from 'fast-check';
import { expect, it } from 'vitest';
import { digits as toBanglaDigits } from '../texts/bn/numbers.ts';
import { readAmount } from './statementAmounts.ts';

it.each([
  ['1250', 125_000],
  ['1,250.00', 125_000],
  ['1,25,000.5', 12_500_050],
  ['৳1250', 125_000],
  ['৳ ১,২৫০.৭৫', 125_075],
  ['Tk. 1,250/-', 125_000],
  ['BDT 0.01', 1],
  ['1250 টাকা', 125_000],
  ['1250.', 125_000],
  ['12.5000', 1250],
  ['+60', 6000],
  ['-60', -6000],
  ['−60.10', -6010],
  ['(60.00)', -6000],
  ['৳-60', -6000],
  ['0', 0],
  ['-0.00', 0],
  ['999,999,999.99', 99_999_999_999],
])('the amount %s is %i poisha', (text, poisha) => expect(readAmount(text)).toBe(poisha));

it.each([
  '',
  '-',
  'free',
  '12,50',
  '1.234,50',
  '1,2,3',
  '12.345',
  '1e3',
  '12 taka 5',
  '12 50',
  '1000000000',
  '--5',
  '()',
])('the text "%s" is no amount', (text) => expect(readAmount(text)).toBeNull());

const amount = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
const grouped = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
const written = (poisha: number, isGrouped: boolean) => {
  const size = Math.abs(poisha);
  const whole = Math.floor(size / 100);
  const taka = isGrouped ? grouped(whole) : String(whole);
  return `${poisha < 0 ? '-' : ''}${taka}.${String(size % 100).padStart(2, '0')}`;
};

it('every amount is read as it was written, with and without groups, in either digits', () => {
  fc.assert(
    fc.property(amount, fc.boolean(), fc.boolean(), (poisha, isGrouped, isBangla) => {
      const text = written(poisha, isGrouped);
      expect(readAmount(isBangla ? toBanglaDigits(text) : text)).toBe(poisha);
    }),
  );
});

it('any text is an amount of whole poisha or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789০৯.,-−()৳/ Tk') }), (text) => {
      const poisha = readAmount(text);
      expect(poisha === null || Number.isSafeInteger(poisha)).toBe(true);
    }),
  );
});
