import { describe, expect, test } from 'vitest';
import type { ProductForm } from '#domain/productForm.ts';
import { productFormSchema } from '#domain/products.schema.ts';
import { emptyDraft } from './draft.ts';
import { changedFields, changeOf, seenCounts } from './productChange.ts';

const bangle = (change: object = {}): ProductForm =>
  productFormSchema.parse({
    ...emptyDraft,
    name: 'Reshmi Churi',
    description: 'Glass',
    category: 'bangles',
    price: '300',
    originalPrice: '400',
    sizes: [
      { size: 'S', measurement: '2.4/24', stock: 5, available: true },
      { size: 'M', measurement: '2.6/26', stock: 5, available: true },
    ],
    images: [{ url: '/media/a/640.jpg' }],
    ...change,
  });

const sizes = (small: number, medium: number) => [
  { size: 'S', measurement: '2.4/24', stock: small, available: true },
  { size: 'M', measurement: '2.6/26', stock: medium, available: true },
];

describe('the change of a product', () => {
  test('is empty if nothing was changed', () => {
    expect(changeOf(bangle(), bangle(), bangle())).toEqual({});
  });

  test('contains only the changed fields', () => {
    expect(changeOf(bangle(), bangle({ price: '350' }), bangle())).toEqual({ price: 350 });
    expect(changedFields(bangle(), bangle({ tags: 'a, b' }))).toEqual(['tags']);
  });

  test('sends a removed original price explicitly', () => {
    expect(changeOf(bangle(), bangle({ originalPrice: '' }), bangle())).toEqual({ originalPrice: 0 });
  });

  test('sends a removed cost explicitly', () => {
    expect(changeOf(bangle({ costPrice: '120' }), bangle(), bangle())).toEqual({ costPrice: 0 });
    expect(changeOf(bangle(), bangle({ costPrice: '120' }), bangle())).toEqual({ costPrice: 120 });
  });

  test('does not undo sales in counts that were not changed', () => {
    const change = changeOf(bangle(), bangle({ sizes: sizes(5, 20) }), bangle({ sizes: sizes(3, 4) }));
    expect(change.sizes?.map(({ stock }) => stock)).toEqual([3, 20]);
  });

  test('names what an edited count was based on, and for the others what is sent', () => {
    const form = bangle({ sizes: [...sizes(5, 20), { size: 'L', stock: 2 }] });
    const change = changeOf(bangle(), form, bangle({ sizes: sizes(3, 4) }));
    expect(seenCounts(bangle(), form, change)).toEqual([
      { unit: 'size', unitName: 'S', stock: 3 },
      { unit: 'size', unitName: 'M', stock: 5 },
    ]);
    expect(seenCounts(bangle(), bangle({ price: '350' }), { price: 350 })).toEqual([]);
  });
});
