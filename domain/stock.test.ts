import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buyButtons, openChoiceOf, openChoiceText, statusText } from './buying.ts';
import {
  availabilityOf,
  chooseStockUnits,
  isInStock,
  needsChoice,
  piecesToBuy,
  type Stocked,
  settledChoice,
  stockStatus,
  totalStock,
} from './stock.ts';

const size = (name: string, stock: number, available = true) => ({ size: name, stock, available });
const colour = (name: string, stock: number, available = true) => ({ name, stock, available });
const product = (part: Partial<Stocked>): Stocked => ({
  category: 'rings',
  stock: 0,
  sizes: [],
  colors: [],
  ...part,
});
const choice = (selectedSize: string | null, selectedColor: string | null = null) => ({
  selectedSize,
  selectedColor,
});

const anyStock = fc.integer({ min: 0, max: 9 });
const anyProduct: fc.Arbitrary<Stocked> = fc.record({
  category: fc.constantFrom('bangles', 'rings', 'combo', 'earrings'),
  stock: anyStock,
  sizes: fc.uniqueArray(
    fc.record({ size: fc.constantFrom('', 'S', 'M', 'L'), stock: anyStock, available: fc.boolean() }),
    {
      selector: (row) => row.size,
    },
  ),
  colors: fc.uniqueArray(
    fc.record({ name: fc.constantFrom('Gold', 'Red'), stock: anyStock, available: fc.boolean() }),
    {
      selector: (row) => row.name,
    },
  ),
});
const anyChoice = fc.record({
  selectedSize: fc.constantFrom(null, '', 'S', 'M', 'XXL'),
  selectedColor: fc.constantFrom(null, 'Gold', 'Red', 'Mauve'),
});

describe('the counts a purchase takes from', () => {
  test("bangles: the chosen size's alone", () => {
    const bangle = product({
      category: 'bangles',
      sizes: [size('S', 2), size('M', 5)],
      colors: [colour('Red', 0)],
    });
    expect(chooseStockUnits(bangle, choice('M', 'Red'))).toEqual({
      ok: true,
      choice: choice('M', 'Red'),
      units: [{ kind: 'size', size: 'M', stock: 5 }],
      left: 5,
    });
  });

  test('rings: the size if the admin gives sizes, else the product', () => {
    const sized = product({ sizes: [size('12', 4)], colors: [colour('Gold', 0)] });
    expect(chooseStockUnits(sized, choice(null))).toEqual({ ok: false, problem: 'sizeRequired' });
    expect(chooseStockUnits(sized, choice('12'))).toMatchObject({
      choice: choice('12', 'Gold'),
      units: [{ kind: 'size', size: '12', stock: 4 }],
    });
    expect(chooseStockUnits(product({ stock: 3 }), choice('12'))).toMatchObject({
      choice: choice(null),
      units: [{ kind: 'product', stock: 3 }],
    });
  });

  test('products with colors: color and product, the smaller limits', () => {
    const ring = product({ stock: 3, colors: [colour('Gold', 8)] });
    expect(chooseStockUnits(ring, choice(null, 'Gold'))).toMatchObject({
      units: [
        { kind: 'colour', colour: 'Gold', stock: 8 },
        { kind: 'product', stock: 3 },
      ],
      left: 3,
    });
  });

  test('others: the product, and a choice that does not apply is dropped', () => {
    expect(chooseStockUnits(product({ stock: 4 }), choice('M', 'Gold'))).toEqual({
      ok: true,
      choice: choice(null, null),
      units: [{ kind: 'product', stock: 4 }],
      left: 4,
    });
  });

  test.each([
    [product({ category: 'bangles', sizes: [size('M', 1)] }), choice(null), 'sizeRequired'],
    [product({ category: 'bangles', sizes: [size('M', 1)] }), choice('XXL'), 'choiceUnavailable'],
    [product({ category: 'bangles', sizes: [size('M', 1, false)] }), choice('M'), 'choiceUnavailable'],
    [
      product({ category: 'bangles', sizes: [size('M', 1)], colors: [colour('Red', 0), colour('Gold', 0)] }),
      choice('M'),
      'colourRequired',
    ],
    [product({ stock: 2, colors: [colour('Red', 2, false)] }), choice(null, 'Red'), 'choiceUnavailable'],
    [product({ stock: 2, colors: [colour('Red', 2)] }), choice(null, 'red'), 'choiceUnavailable'],
  ])('%j with %j is refused: %s', (goods, chosen, problem) => {
    expect(chooseStockUnits(goods, chosen)).toEqual({ ok: false, problem });
  });

  test('an only color is chosen automatically, a size never', () => {
    const colors = [colour('Red', 2), colour('Gold', 9, false)];
    expect(chooseStockUnits(product({ stock: 5, colors }), choice(null))).toMatchObject({
      choice: choice(null, 'Red'),
      left: 2,
    });
    expect(settledChoice(product({ stock: 5, colors }), choice(null))).toEqual(choice(null, 'Red'));
    const bangle = product({ category: 'bangles', sizes: [size('M', 1)], colors });
    expect(settledChoice(bangle, choice(null))).toEqual(choice(null, 'Red'));
    expect(settledChoice(bangle, choice('M'))).toEqual(choice('M', 'Red'));
  });

  test('no count falls below 0: every unit has at least the pieces left', () => {
    fc.assert(
      fc.property(anyProduct, anyChoice, (goods, chosen) => {
        const stock = chooseStockUnits(goods, chosen);
        if (!stock.ok) return;
        expect(stock.left).toBe(Math.min(...stock.units.map((unit) => unit.stock)));
        expect(chooseStockUnits(goods, stock.choice)).toEqual(stock);
        expect(settledChoice(goods, chosen)).toEqual(stock.choice);
        expect(stock.left).toBeLessThanOrEqual(piecesToBuy(goods));
      }),
    );
  });
});

describe('stock status', () => {
  test('is out at 0, low up to the limit, in above it', () => {
    expect([0, 1, 5, 6].map((total) => stockStatus(total, 5))).toEqual([
      'Out of Stock',
      'Low Stock',
      'Low Stock',
      'In Stock',
    ]);
    expect(stockStatus(6, 10)).toBe('Low Stock');
  });

  test('of bangles is by the sum of the sizes, of others by their own count', () => {
    const sizes = [size('S', 2), size('M', 3)];
    expect(totalStock(product({ category: 'bangles', stock: 99, sizes }))).toBe(5);
    expect(totalStock(product({ stock: 99, sizes }))).toBe(5);
    expect(totalStock(product({ category: 'earrings', stock: 7, sizes }))).toBe(7);
  });

  test('in stock means that some choice can be bought', () => {
    fc.assert(
      fc.property(anyProduct, (goods) => {
        const names = [null, ...goods.sizes.map((row) => row.size)];
        const colours = [null, ...goods.colors.map((row) => row.name)];
        const some = names.some((s) =>
          colours.some((c) => availabilityOf(goods, choice(s, c)).state === 'available'),
        );
        expect(isInStock(goods)).toBe(some);
      }),
    );
  });
});

describe('buying', () => {
  const colors = [colour('Red', 0), colour('Gold', 0)];
  const bangle = product({ category: 'bangles', sizes: [size('M', 1)], colors });
  const labels = (goods: Stocked, chosen: ReturnType<typeof choice>, isGuest = false) => {
    const { add, buy } = buyButtons(availabilityOf(goods, chosen), { isGuest, busy: null });
    return [add.label, buy.label, add.disabled && buy.disabled];
  };

  test('asks for the size, then for the color, also of guests', () => {
    expect(labels(bangle, choice(null))).toEqual(['Select Size', 'Select Size', true]);
    expect(labels(bangle, choice('M'), true)).toEqual(['Select Color', 'Select Color', true]);
    expect(labels(bangle, choice('M', 'Red'))).toEqual(['Add to Cart', 'Buy Now', false]);
    expect(labels(bangle, choice('M', 'Red'), true)).toEqual(['Login to Add', 'Login to Buy', false]);
  });

  test('is disabled without stock, even if a choice is open', () => {
    expect(labels(product({ stock: 0 }), choice(null))).toEqual(['Out of Stock', 'Out of Stock', true]);
    expect(labels(product({ stock: 5, colors: [colour('Red', 3, false)] }), choice(null))).toEqual([
      'Out of Stock',
      'Out of Stock',
      true,
    ]);
    expect(labels(product({ category: 'bangles', sizes: [size('', 4)] }), choice(null))[0]).toBe(
      'Out of Stock',
    );
    const gone = [size('S', 0), size('M', 3, false)];
    expect(labels(product({ category: 'bangles', sizes: gone, colors }), choice(null))[0]).toBe(
      'Out of Stock',
    );
    expect(labels(product({ stock: 4, colors }), choice(null))[0]).toBe('Out of Stock');
    expect(labels(product({ colors: [colour('Red', 4), colour('Gold', 4)] }), choice(null))[0]).toBe(
      'Out of Stock',
    );
  });

  test('asks for nothing if nothing can be bought', () => {
    fc.assert(
      fc.property(anyProduct, anyChoice, (goods, chosen) => {
        const availability = availabilityOf(goods, chosen);
        if (isInStock(goods)) return;
        expect(availability).toEqual({ state: 'unavailable', left: 0 });
        expect(statusText(availability, 5)).toBe('Out of Stock');
      }),
    );
  });

  test('an open choice is named with its purpose', () => {
    expect(openChoiceOf(availabilityOf(bangle, choice(null)))).toBe('size');
    expect(openChoiceOf(availabilityOf(bangle, choice('M')))).toBe('colour');
    expect(openChoiceOf(availabilityOf(bangle, choice('M', 'Red')))).toBeNull();
    expect(openChoiceText('size', 'addToCart')).toBe('Please select a size before adding to cart');
    expect(openChoiceText('colour', 'buyNow')).toBe('Please select a color before proceeding');
  });

  test('shows its progress and cannot be pressed again', () => {
    const available = availabilityOf(product({ stock: 1 }), choice(null));
    expect(buyButtons(available, { isGuest: false, busy: 'addToCart' })).toEqual({
      add: { label: 'Adding...', disabled: true },
      buy: { label: 'Buy Now', disabled: true },
    });
    expect(buyButtons(available, { isGuest: false, busy: 'buyNow' }).buy.label).toBe('Processing...');
  });

  test('status text is hidden until the choices are made', () => {
    expect(statusText(availabilityOf(bangle, choice(null)), 5)).toBeNull();
    expect(statusText(availabilityOf(bangle, choice('M', 'Red')), 5)).toBe('Low Stock');
  });

  test('quick-add is for products with nothing to choose', () => {
    expect(needsChoice(bangle)).toBe(true);
    expect(needsChoice(product({ colors }))).toBe(true);
    expect(needsChoice(product({ colors: [colour('Red', 1)] }))).toBe(false);
    expect(needsChoice(product({ stock: 1 }))).toBe(false);
    expect(needsChoice(product({ sizes: [size('12', 1)] }))).toBe(true);
  });
});
