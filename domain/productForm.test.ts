import { describe, expect, test } from 'vitest';
import { fieldErrors } from './fieldErrors.ts';
import { productChangeSchema } from './productFields.schema.ts';
import { type ProductFormDraft, withChange } from './productForm.ts';
import { productFormSchema } from './products.schema.ts';

const ring: ProductFormDraft = {
  name: 'Pearl Ring',
  description: 'A freshwater pearl.',
  price: '450.50',
  category: 'rings',
  stock: '7',
  images: [{ url: '/media/pearl.jpg' }],
};
const bangle: ProductFormDraft = {
  ...ring,
  category: 'bangles',
  stock: 12,
  sizes: [{ size: 'M', stock: '3' }],
};

const errorsIn = (form: unknown) => {
  const result = productFormSchema.safeParse(form);
  return result.success ? {} : fieldErrors(result.error);
};

describe('the product form', () => {
  test('reports everything that is missing at once, each with its message', () => {
    expect(errorsIn({})).toMatchObject({
      name: 'Product name is required',
      description: 'Description is required',
      price: 'Valid price is required',
      category: 'Please choose a category',
      images: 'At least one image is required',
      stock: 'Valid stock quantity is required',
    });
    expect(errorsIn({ category: 'bangles' })).toMatchObject({
      sizes: 'At least one size is required for bangles',
    });
  });

  test.each([
    [{ name: '   ' }, 'name', 'Product name is required'],
    [{ description: '\n' }, 'description', 'Description is required'],
    [{ price: 0 }, 'price', 'Valid price is required'],
    [{ price: '' }, 'price', 'Valid price is required'],
    [{ price: 'abc' }, 'price', 'Valid price is required'],
    [{ price: -5 }, 'price', 'Valid price is required'],
    [{ price: 1.005 }, 'price', 'Valid price is required'],
    [{ price: 10_000_001 }, 'price', 'Price must be at most ৳10,000,000'],
    [{ price: Number.POSITIVE_INFINITY }, 'price', 'Valid price is required'],
    [{ stock: -1 }, 'stock', 'Valid stock quantity is required'],
    [{ stock: 1.5 }, 'stock', 'Valid stock quantity is required'],
    [{ stock: '' }, 'stock', 'Valid stock quantity is required'],
    [{ stock: 1_000_001 }, 'stock', 'Valid stock quantity is required'],
    [{ colors: [{ name: 'Gold', stock: '' }] }, 'colors.0.stock', 'Valid stock quantity is required'],
    [{ images: [] }, 'images', 'At least one image is required'],
    [{ images: undefined }, 'images', 'At least one image is required'],
    [{ images: null, isActive: false }, 'images', 'At least one image is required'],
    [{ images: [{ url: 'javascript:alert(1)' }] }, 'images.0.url', 'Image address is not valid'],
    [{ images: [{ url: '//evil.example/a.jpg' }] }, 'images.0.url', 'Image address is not valid'],
    [
      { colors: [{ name: 'Red' }], images: [{ url: '/media/pearl.jpg', color: 'Blue' }] },
      'images.0.color',
      'The product does not have this color',
    ],
    [{ comboItems: [{ name: ' ' }] }, 'comboItems.0.name', 'Item name is required'],
    [{ colors: [{ name: 'Gold' }, { name: ' gold ' }] }, 'colors', 'Duplicate colors are not allowed'],
    [{ name: 'x'.repeat(201) }, 'name', 'Product name must be at most 200 characters'],
  ])('refuses %j', (change, field, message) => {
    expect(errorsIn({ ...ring, ...change })).toHaveProperty([field], message);
  });

  test.each([
    [{ sizes: [] }, 'At least one size is required for bangles'],
    [{ sizes: [{ size: '', stock: 0 }] }, 'At least one size is required for bangles'],
    [{ sizes: [{ size: 'M' }, { size: ' m' }] }, 'Duplicate sizes are not allowed'],
    [{ sizes: ['S', 'M', 'L', 'XL', 'XXL'].map((size) => ({ size })) }, 'At most 4 sizes are allowed'],
  ])('refuses a bangle with %j', (change, message) => {
    expect(errorsIn({ ...bangle, ...change })).toEqual({ sizes: message });
  });

  test('takes up to twelve sizes of a ring', () => {
    const sized = (most: number) =>
      Array.from({ length: most }, (_, n) => ({ size: String(n + 8), stock: 1 }));
    expect(errorsIn({ ...ring, stock: '', sizes: sized(12) })).toEqual({});
    expect(errorsIn({ ...ring, sizes: sized(13) })).toEqual({ sizes: 'At most 12 sizes are allowed' });
    expect(errorsIn({ ...ring, category: 'bangles', sizes: sized(12) })).toEqual({
      sizes: 'At most 4 sizes are allowed',
    });
    expect(errorsIn({ ...ring, stock: '', sizes: [{ size: '', stock: 0 }] })).toEqual({
      stock: 'Valid stock quantity is required',
    });
  });

  test('reports a size with stock but without a name', () => {
    expect(errorsIn({ ...bangle, sizes: [{ size: '', stock: 4 }] })).toEqual({
      'sizes.0.size': 'Size is required',
    });
  });

  test('never throws, whatever the body is', () => {
    for (const body of [
      null,
      'text',
      7,
      [],
      { sizes: 3 },
      { sizes: [null] },
      { tags: [1] },
      { specifications: [] },
    ]) {
      expect(productFormSchema.safeParse(body).success).toBe(false);
    }
  });
});

describe('saving a product', () => {
  test('converts prices and counts to numbers and puts it on sale', () => {
    const saved = productFormSchema.parse({ ...ring, originalPrice: '', colors: [{ name: 'Gold' }] });
    expect(saved).toMatchObject({ price: 450.5, stock: 7, isActive: true, sizes: [] });
    expect(saved).not.toHaveProperty('originalPrice');
    expect(saved.colors).toEqual([{ name: 'Gold', hexCode: '', stock: 0, available: true }]);
    expect(productFormSchema.parse({ ...ring, originalPrice: '600' }).originalPrice).toBe(600);
  });

  test('counts bangles by size, rings if they have sizes, and no others', () => {
    expect(productFormSchema.parse(bangle)).toMatchObject({
      stock: 0,
      sizes: [{ size: 'M', measurement: '', stock: 3, available: true }],
    });
    expect(productFormSchema.parse({ ...ring, sizes: [{ size: '12', stock: 2 }] })).toMatchObject({
      stock: 0,
      sizes: [{ size: '12', stock: 2 }],
    });
    const earrings = { ...ring, category: 'earrings' as const, sizes: [{ size: 'M' }] };
    expect(productFormSchema.parse(earrings)).toMatchObject({ stock: 7, sizes: [] });
  });

  test('splits tags on commas, trims them and drops blanks', () => {
    expect(productFormSchema.parse({ ...ring, tags: ' eid , ,bridal,eid ' }).tags).toEqual(['eid', 'bridal']);
    expect(productFormSchema.parse({ ...ring, tags: ['eid ', ''] }).tags).toEqual(['eid']);
  });

  test('drops empty specifications', () => {
    const specifications = { material: 'Brass', color: ' ', weight: '20 g' };
    expect(productFormSchema.parse({ ...ring, specifications }).specifications).toEqual({
      material: 'Brass',
      weight: '20 g',
    });
  });

  test('drops fields that nobody may set', () => {
    const saved = productFormSchema.parse({
      ...ring,
      rating: 5,
      numReviews: 99,
      _id: 'x',
    } as never);
    expect(saved).not.toHaveProperty('rating');
  });

  test('needs no photos while it is hidden', () => {
    const { images: _, ...withoutPhotos } = ring;
    expect(productFormSchema.parse({ ...withoutPhotos, isActive: false }).images).toEqual([]);
    expect(productFormSchema.parse({ ...ring, images: [], isActive: false }).images).toEqual([]);
    expect(errorsIn(withoutPhotos)).toEqual({ images: 'At least one image is required' });
  });

  test('puts it on sale unless it is hidden', () => {
    expect(productFormSchema.parse(ring).isActive).toBe(true);
    expect(productFormSchema.parse({ ...ring, isActive: false }).isActive).toBe(false);
  });

  test('changes nothing when saved again', () => {
    for (const form of [ring, bangle]) {
      const once = productFormSchema.parse(form);
      expect(productFormSchema.parse(once)).toEqual(once);
    }
  });

  test('a change that names one field leaves the others', () => {
    const current = productFormSchema.parse({ ...ring, comboDiscount: 10, tags: 'eid', featured: true });
    const change = productChangeSchema.parse({ price: '500' });
    expect(change).toEqual({ price: 500 });
    expect(productFormSchema.parse(withChange(current, change))).toEqual({ ...current, price: 500 });
  });
});
