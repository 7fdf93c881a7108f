import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  combosLeft,
  componentProblem,
  countsOfCombo,
  orderedComponents,
  type StockedComponent,
  unitCost,
  unitsOfCombo,
} from './combos.ts';
import { availabilityOf, isInStock, needsChoice, piecesToBuy, type Stocked } from './stock.ts';

const size = (name: string, stock: number, available = true) => ({ size: name, stock, available });
const colour = (name: string, stock: number, available = true) => ({ name, stock, available });
type Listed = Stocked & { name: string; listed: boolean };
const studs = (stock: number): Listed => ({
  name: 'Pearl Studs',
  category: 'earrings',
  stock,
  sizes: [],
  colors: [],
  listed: true,
});
const bangle = (...sizes: ReturnType<typeof size>[]): Listed => ({
  ...studs(0),
  name: 'Red Churi',
  category: 'bangles',
  sizes,
});
const part = (stocked: Listed, own: Partial<StockedComponent> = {}): StockedComponent<Listed> => ({
  product: stocked.name,
  quantity: 1,
  selectedSize: null,
  selectedColor: null,
  ...own,
  stocked,
});
const combo = (components: readonly StockedComponent[]): Stocked => ({
  category: 'combo',
  components,
  ...countsOfCombo(components),
});

describe('a combo of products in a fixed choice', () => {
  it('can be put together as often as its scarcest component allows', () => {
    const parts = [
      part(bangle(size('S', 9), size('M', 30)), { quantity: 4, selectedSize: 'S' }),
      part(studs(5)),
    ];
    expect(countsOfCombo(parts)).toEqual({ stock: 2, sizes: [], colors: [] });
    expect(needsChoice(combo(parts))).toBe(false);
    expect(availabilityOf(combo(parts), { selectedSize: null, selectedColor: null })).toEqual({
      state: 'available',
      left: 2,
    });
  });

  it('takes a color and the product, and twice the same count once', () => {
    const ring = { ...studs(7), name: 'Ring', colors: [colour('Gold', 4), colour('Red', 9)] };
    const parts = [part(ring, { selectedColor: 'Gold' }), part(ring, { selectedColor: 'Red', quantity: 2 })];
    expect(unitsOfCombo(parts, null)).toEqual([
      { kind: 'colour', colour: 'Gold', stock: 4, productId: 'Ring', each: 1 },
      { kind: 'product', stock: 7, productId: 'Ring', each: 3 },
      { kind: 'colour', colour: 'Red', stock: 9, productId: 'Ring', each: 2 },
    ]);
    expect(countsOfCombo(parts).stock).toBe(2);
  });

  it.each([
    ['hidden', part({ ...studs(5), listed: false })],
    ['soldOut', part(studs(1), { quantity: 2 })],
    ['choiceGone', part(bangle(size('M', 5)), { selectedSize: 'S' })],
    ['choiceGone', part(bangle(size('S', 5, false)), { selectedSize: 'S' })],
    ['choiceGone', part({ ...studs(5), colors: [colour('Red', 5)] }, { selectedColor: 'Gold' })],
    ['choiceGone', part({ ...studs(5), colors: [colour('Red', 5), colour('Gold', 5)] })],
  ])('is sold out where a component is %s', (problem, broken) => {
    expect(componentProblem(broken)).toBe(problem);
    expect(componentProblem(part(studs(5)))).toBeNull();
    const goods = combo([part(studs(5)), broken]);
    expect([goods.stock, isInStock(goods)]).toEqual([0, false]);
  });
});

describe('a combo whose customer chooses the size', () => {
  const red = bangle(size('S', 4), size('M', 6), size('L', 3, false));
  const green = { ...bangle(size('M', 2), size('S', 5)), name: 'Green Churi' };

  it('is offered in the sizes that its open components have in common', () => {
    const goods = combo([part(red, { quantity: 2 }), part(green), part(studs(9))]);
    expect(goods.sizes).toEqual([
      { size: 'S', stock: 2, available: true },
      { size: 'M', stock: 2, available: true },
    ]);
    expect(goods.stock).toBe(4);
    expect(needsChoice(goods)).toBe(true);
    expect(availabilityOf(goods, { selectedSize: null, selectedColor: null }).state).toBe('needsSize');
    expect(availabilityOf(goods, { selectedSize: 'M', selectedColor: null }).left).toBe(2);
  });

  it('is never more in all sizes than the other components allow', () => {
    const goods = combo([part(red), part(studs(3))]);
    expect(goods.sizes.map(({ stock }) => stock)).toEqual([3, 3]);
    expect([goods.stock, piecesToBuy(goods)]).toEqual([3, 3]);
  });

  it('is ordered in that size', () => {
    const parts = [part(red, { quantity: 2 }), part(studs(3))];
    expect(orderedComponents(parts, 'M')).toEqual([
      { product: 'Red Churi', name: 'Red Churi', quantity: 2, selectedSize: 'M', selectedColor: null },
      { product: 'Pearl Studs', name: 'Pearl Studs', quantity: 1, selectedSize: null, selectedColor: null },
    ]);
    expect(unitsOfCombo(parts, 'M')?.[0]).toMatchObject({ kind: 'size', size: 'M', each: 2 });
  });

  it('is sold out without a common size', () => {
    const other = { ...bangle(size('XL', 5)), name: 'Blue Churi' };
    expect(combo([part(red), part(other)])).toMatchObject({ stock: 0, sizes: [] });
    expect(componentProblem(part(bangle(size('S', 5, false))))).toBe('choiceGone');
    expect(componentProblem(part(bangle(size('S', 0))))).toBe('soldOut');
  });
});

it('whatever it is made of, what is left can be put together and one more cannot', () => {
  const anySize = fc.constantFrom('S', 'M', 'L');
  const stocked = fc.record({
    category: fc.constantFrom('bangles', 'earrings'),
    stock: fc.integer({ min: 0, max: 12 }),
    sizes: fc.uniqueArray(
      fc.record({ size: anySize, stock: fc.integer({ min: 0, max: 12 }), available: fc.boolean() }),
      { selector: (row) => row.size },
    ),
    listed: fc.constantFrom(true, true, true, false),
  });
  const parts = fc.array(
    fc.record({ stocked, quantity: fc.integer({ min: 1, max: 4 }), selectedSize: fc.option(anySize) }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(parts, (chosen) => {
      const components = chosen.map((one, place) => ({
        ...one,
        product: `p${place}`,
        selectedColor: null,
        stocked: { ...one.stocked, colors: [] },
      }));
      const goods = combo(components);
      const lefts = (goods.sizes.length > 0 ? goods.sizes.map((row) => row.size) : [null]).map((name) => {
        const units = unitsOfCombo(components, name);
        const left = combosLeft(units);
        for (const { stock, each } of units ?? []) expect(left * each).toBeLessThanOrEqual(stock);
        if (units) expect(units.some(({ stock, each }) => (left + 1) * each > stock)).toBe(true);
        return left;
      });
      expect(isInStock(goods)).toBe(lefts.some((left) => left > 0));
      expect(goods.stock).toBeLessThanOrEqual(lefts.reduce((sum, left) => sum + left, 0));
      if (isInStock(goods)) expect(components.map(componentProblem).every((problem) => !problem)).toBe(true);
    }),
  );
});

it('costs what the admin says, else what its components cost together', () => {
  const costing = (costPoisha: number | null, quantity = 1) => ({ quantity, stocked: { costPoisha } });
  expect(unitCost({ costPoisha: 900, components: [costing(500)] })).toBe(900);
  expect(unitCost({ costPoisha: null, components: [costing(500, 2), costing(120)] })).toBe(1_120);
  expect(unitCost({ costPoisha: null, components: [costing(500), costing(null)] })).toBeNull();
  expect(unitCost({ costPoisha: null })).toBeNull();
});
