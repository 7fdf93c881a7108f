import { expect, it } from 'vitest';
import { comboSavingText } from './comboSaving.ts';
import { inCombosText } from './comboTexts.ts';

const combo = (price: number, ...apart: [price: number, quantity: number][]) => ({
  price,
  comboDiscount: 12,
  components: apart.map(([each, quantity]) => ({ price: each, quantity })),
});

it('says what a combo saves against its products bought apart', () => {
  expect(comboSavingText(combo(1_000, [450.5, 2], [300, 1]))).toBe(
    'You save ৳201 (17% less than buying separately)',
  );
  expect(comboSavingText(combo(999, [1_000, 1]))).toBe('You save ৳1');
  expect(comboSavingText(combo(1_000, [1_000, 1]))).toBeNull();
  expect(comboSavingText(combo(1_500, [1_000, 1]))).toBeNull();
});

it('says what the admin says where the products are not named', () => {
  expect(comboSavingText(combo(1_000))).toBe('12% less than buying separately');
  expect(comboSavingText({ ...combo(1_000), comboDiscount: 0 })).toBeNull();
});

it('names the combos that a product is part of', () => {
  expect(inCombosText([])).toBeNull();
  expect(inCombosText([{ name: 'Bridal Set' }])).toBe(
    'The combo Bridal Set contains it and cannot be bought then.',
  );
  expect(inCombosText([{ name: 'Bridal Set' }, { name: 'Eid Box' }])).toBe(
    'These combos contain it and cannot be bought then: Bridal Set, Eid Box.',
  );
});
