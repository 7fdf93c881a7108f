import { describe, expect, test } from 'vitest';
import { type ProductForm, productFormSchema } from '#domain/products.ts';
import { emptyDraft } from './draft.ts';
import { changedFields, changeOf } from './productChange.ts';

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

describe('a change of a product', () => {
  test('is nothing where nothing was changed', () => {
    expect(changeOf(bangle(), bangle(), bangle())).toEqual({});
  });

  test('names what was changed, and that alone', () => {
    expect(changeOf(bangle(), bangle({ price: '350' }), bangle())).toEqual({ price: 350 });
    expect(changedFields(bangle(), bangle({ tags: 'a, b' }))).toEqual(['tags']);
  });

  test('takes an original price out by naming it', () => {
    expect(changeOf(bangle(), bangle({ originalPrice: '' }), bangle())).toEqual({ originalPrice: 0 });
  });

  test('keeps what was sold meanwhile from counts that were left alone', () => {
    const change = changeOf(bangle(), bangle({ sizes: sizes(5, 20) }), bangle({ sizes: sizes(3, 4) }));
    expect(change.sizes?.map(({ stock }) => stock)).toEqual([3, 20]);
  });
});
