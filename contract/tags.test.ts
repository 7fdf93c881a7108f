import { describe, expect, it, test } from 'vitest';
import type { PublicCaching } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { softly, sortTags } from './tags.ts';

const product = { _id: '1' };
const tagsOf = (cache: unknown, response: unknown) => {
  const { tagsOf: shown, ownTagsOf = () => [] } = cache as PublicCaching;
  return { shown: shown(response), own: ownTagsOf(response) };
};

test('announced tags are sorted into hard and soft changes', () => {
  expect(sortTags(['products', softly('stock:1'), 'product:1'])).toEqual({
    hard: ['products', 'product:1'],
    soft: ['stock:1'],
  });
});

describe('the tag of the stock', () => {
  it.each([
    ['products', { products: [product] }],
    ['featuredProducts', [product]],
    ['combos', [product]],
    ['newArrivals', [product]],
  ] as const)('is carried by the response of %s, not by pages of lists', (name, response) =>
    expect(tagsOf(endpoints[name].cache, response)).toEqual({
      shown: ['products', 'product:1'],
      own: ['stock:1'],
    }),
  );

  it('is carried by one product and its page', () =>
    expect(tagsOf(endpoints.product.cache, product)).toEqual({ shown: ['product:1', 'stock:1'], own: [] }));

  it('of its components is carried by a combo and its page, which shows them', () => {
    const combo = { _id: '1', components: [{ product: '2' }, { product: '3' }] };
    expect(tagsOf(endpoints.product.cache, combo).shown).toEqual([
      'product:1',
      'product:2',
      'product:3',
      'stock:1',
      'stock:2',
      'stock:3',
    ]);
    expect(tagsOf(endpoints.combos.cache, [combo]).own).toEqual(['stock:1', 'stock:2', 'stock:3']);
  });

  it('of its components is touched by an order of a combo', () => {
    const order = {
      orderItems: [{ product: '1', components: [{ product: '2' }, { product: null }] }],
    } as never;
    expect(endpoints.placeOrder.touches?.(order, {} as never)).toEqual(['~stock:1', '~stock:2']);
  });

  it('is touched softly by placing and by cancelling an order, also if a product is no longer known', () => {
    const order = {
      orderItems: [
        { product: '1', components: [] },
        { product: null, components: [] },
      ],
    } as never;
    expect(endpoints.placeOrder.touches?.(order, {} as never)).toEqual(['~stock:1']);
    expect(endpoints.cancelOrder.touches?.({ order } as never, {} as never)).toEqual(['~stock:1']);
  });

  it('need not be touched by an admin: the tag of the product is on the same responses', () =>
    expect(endpoints.restockProduct.touches?.({ product } as never, {} as never)).toEqual([
      'products',
      'product:1',
    ]));
});
