import { expect, it } from 'vitest';
import { choiceIn, choiceQuery } from './choiceAddress.ts';

const counted = (stock: number, available = true) => ({ stock, available });
const bangle = {
  category: 'bangles',
  stock: 0,
  sizes: [
    { size: 'S', ...counted(2) },
    { size: 'M', ...counted(0) },
  ],
  colors: [
    { name: 'Rose Gold', ...counted(0) },
    { name: 'লাল', ...counted(0) },
    { name: 'Red', ...counted(0, false) },
  ],
};
const read = (query: string, product = bangle) => {
  const asked = (name: string) => {
    const value = new RegExp(`[?&]${name}=([^&]*)`).exec(query)?.[1];
    return value === undefined ? null : decodeURIComponent(value);
  };
  return choiceIn(product, { size: asked('size'), color: asked('color') });
};
const choice = (selectedSize: string | null, selectedColor: string | null) => ({
  selectedSize,
  selectedColor,
});

it('every choice that a shopper sees is read from its own address, also where it is sold out', () => {
  for (const { size } of bangle.sizes)
    for (const name of ['Rose Gold', 'লাল'])
      expect(read(choiceQuery(choice(size, name)))).toEqual(choice(size, name));
});

it('names sizes and colors as the filters of the shop do', () => {
  expect(choiceQuery(choice('M', 'Rose Gold'))).toBe('?size=m&color=rose-gold');
  expect(choiceQuery(choice(null, 'লাল'))).toBe('?color=%E0%A6%B2%E0%A6%BE%E0%A6%B2');
  expect(choiceQuery(choice(null, null))).toBe('');
});

it.each([
  ['', choice(null, null)],
  ['?size=M&color=Rose%20Gold', choice('M', 'Rose Gold')],
  ['?size=xl&color=rose-gold', choice(null, 'Rose Gold')],
  ['?size=s&color=red', choice('S', null)],
  ['?size=&color=', choice(null, null)],
])('%s asks for %j', (search, expected) => expect(read(search)).toEqual(expected));

it('a product without sizes and colors has nothing to ask for', () => {
  expect(read('?size=m&color=red', { ...bangle, category: 'earrings', colors: [] })).toEqual(
    choice(null, null),
  );
});
