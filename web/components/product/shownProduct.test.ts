import { expect, test } from 'vitest';
import { buildProduct } from '#web/testing/buildCatalogue.ts';
import { shownProduct } from './shownProduct.ts';

test('a swatch has the known code of a color without one of its own', () => {
  const colour = { stock: 1, available: true };
  const { colors } = shownProduct(
    buildProduct({
      colors: [
        { ...colour, name: 'Maroon', hexCode: '' },
        { ...colour, name: 'Red', hexCode: '#ff0000' },
      ],
    }),
  );
  expect(colors.map(({ hexCode }) => hexCode)).toEqual(['#800000', '#ff0000']);
});

test('specifications name what is known of every product, then what only cosmetics have', () => {
  const { details } = shownProduct(
    buildProduct({
      category: 'cosmetics',
      price: 450,
      specifications: { skinType: 'Oily' },
      shade: 'Rose',
      netContent: { value: 30, unit: 'ml' },
      madeIn: 'Bangladesh',
    }),
  );
  expect(details.specifications).toEqual([
    ['SkinType', 'Oily'],
    ['Shade', 'Rose'],
    ['Net content', '30 ml'],
    ['Made in', 'Bangladesh'],
  ]);
  expect(details.netContent).toBe('30 ml · ৳1,500 per 100 ml');
});

test('pieces have no price per 100', () => {
  const { details } = shownProduct(buildProduct({ netContent: { value: 6, unit: 'pcs' } }));
  expect(details.netContent).toBe('6 pcs');
});

test('a product without facts has no specifications, and only a combo saves', () => {
  expect(shownProduct(buildProduct()).details).toMatchObject({
    netContent: null,
    specifications: [],
    saving: null,
  });
  expect(shownProduct(buildProduct({ comboDiscount: 12 })).details.saving).toBe(
    '12% less than buying separately',
  );
});
