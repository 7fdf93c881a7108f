import { describe, expect, test } from 'vitest';
import { buildProduct } from '#web/testing/buildCatalogue.ts';
import { startOf } from './draft.ts';
import { previewOf } from './previewOf.ts';

const dyed = buildProduct({
  name: 'Gold Jhumka',
  stock: 9,
  originalPrice: 600,
  colors: [{ name: 'Gold', hexCode: '#D4AF37', stock: 9, available: true }],
  specifications: { material: 'Brass', plating: '22 k' },
});

describe('the form of a copied product', () => {
  test('has the same values with another name and no stock', () => {
    const copy = startOf(null, dyed);
    expect(copy).toMatchObject({
      name: 'Gold Jhumka (copy)',
      stock: '0',
      price: '450',
      originalPrice: '600',
    });
    expect(copy.colors).toMatchObject([{ name: 'Gold', stock: '0' }]);
    expect(copy.images).toEqual([{ url: '/photo.jpg', publicId: 'photo', alt: 'Bangles', color: '' }]);
  });

  test('has a name within the limit', () => {
    const { name } = startOf(null, buildProduct({ name: 'x'.repeat(200) }));
    expect(name).toHaveLength(200);
    expect(name).toMatch(/x \(copy\)$/);
  });
});

describe('a preview', () => {
  test('of an unchanged form equals the product', () => {
    const { images, ...saved } = dyed;
    expect(previewOf(startOf(dyed, null), dyed)).toMatchObject(saved);
  });

  test('of a new form fills in missing values', () => {
    const shown = previewOf({ ...startOf(null, null), price: '12.5', tags: 'a, b', stock: '3' }, null);
    expect(shown).toMatchObject({ name: 'Product Name', price: 12.5, tags: ['a', 'b'], inStock: true });
    expect(shown.originalPrice).toBeUndefined();
  });
});
