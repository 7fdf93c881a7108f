import { describe, expect, it } from 'vitest';
import { netContent as netContentSchema } from './cosmeticFacts.schema.ts';
import { factMessages, netContentText, readNetContent, unitPriceText } from './cosmeticFacts.ts';
import { productFormSchema } from './products.schema.ts';

const cream = {
  name: 'Rose Cream',
  description: 'Light and white',
  price: 590,
  category: 'cosmetics',
  stock: 3,
  images: [{ url: '/media/cream.jpg' }],
};

describe('the facts of a cosmetic', () => {
  it('are saved as typed', () => {
    const facts = { ingredients: 'Aqua, Glycerin', shade: 'Ivory', howToUse: 'Twice a day', maker: 'Kakon' };
    const typed = { ...cream, ...facts, madeIn: 'Bangladesh', netContent: { value: '৪.৫', unit: 'g' } };
    expect(productFormSchema.parse(typed)).toMatchObject({
      ...facts,
      madeIn: 'Bangladesh',
      netContent: { value: 4.5, unit: 'g' },
    });
  });

  it('are left out of other categories', () => {
    const ring = { ...cream, category: 'rings', ingredients: 'Aqua', netContent: { value: 5, unit: 'g' } };
    expect(productFormSchema.parse(ring)).toMatchObject({ ingredients: '', netContent: null });
  });

  it.each([
    [{ value: '0', unit: 'ml' }, factMessages.netContent],
    [{ value: '-3', unit: 'ml' }, factMessages.netContent],
    [{ value: '100001', unit: 'ml' }, factMessages.netContent],
    [{ value: '1.234', unit: 'ml' }, factMessages.netContent],
    [{ value: 'much', unit: 'ml' }, factMessages.netContent],
    [{ value: 5, unit: 'kg' }, factMessages.netUnit],
    ['30 ml', factMessages.netContent],
  ])('refuse the net content %o', (typed, message) => {
    expect(netContentSchema.safeParse(typed).error?.issues).toMatchObject([{ message }]);
  });

  it('have limits with a message at the field', () => {
    const long = { ...cream, ingredients: 'x'.repeat(3001), shade: 'x'.repeat(61) };
    const issues = productFormSchema
      .safeParse(long)
      .error?.issues.map(({ path, message }) => [path[0], message]);
    expect(issues).toEqual([
      ['ingredients', 'Ingredients must be at most 3000 characters'],
      ['shade', 'Shade must be at most 60 characters'],
    ]);
  });

  it('take a unit without an amount as not known', () => {
    expect(netContentSchema.parse({ value: '', unit: 'ml' })).toBeNull();
    expect(productFormSchema.parse(cream)).toMatchObject({ netContent: null });
  });
});

it('a net content is read from a cell as it is written there', () => {
  for (const content of [
    { value: 30, unit: 'ml' },
    { value: 4.5, unit: 'g' },
    { value: 12, unit: 'pcs' },
  ] as const) {
    expect(netContentSchema.parse(readNetContent(netContentText(content)))).toEqual(content);
  }
  expect(netContentSchema.parse(readNetContent('৩০ML'))).toEqual({ value: 30, unit: 'ml' });
  expect(netContentSchema.safeParse(readNetContent('a lot')).success).toBe(false);
});

it('packages are compared by 100 ml or g, not by pieces', () => {
  expect(unitPriceText(450, { value: 30, unit: 'ml' })).toBe('৳1,500 per 100 ml');
  expect(unitPriceText(420, { value: 3.8, unit: 'g' })).toBe('৳11,053 per 100 g');
  expect(unitPriceText(120, { value: 12, unit: 'pcs' })).toBeNull();
});
