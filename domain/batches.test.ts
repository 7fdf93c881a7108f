import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withBatches } from './batchAllocation.ts';
import {
  type Batch,
  batchLabel,
  daysUntil,
  firstExpired,
  isDue,
  maySell,
  nextExpiry,
  unsoldUntil,
} from './batches.ts';
import { monthText } from './bestBefore.ts';

const batch = (own: Partial<Batch>): Batch => ({
  id: 'a',
  colour: '',
  label: 'L1',
  expiresOn: '2030-01-31',
  pieces: 5,
  sellable: true,
  ...own,
});

const anyDay = fc.constantFrom(null, '2030-01-31', '2030-02-28', '2031-05-01', '2031-05-02');
const anyBatches = fc
  .array(
    fc.record({
      colour: fc.constantFrom('', 'red', 'pink'),
      expiresOn: anyDay,
      pieces: fc.nat(6),
      sellable: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((rows) => rows.map((row, place) => batch({ ...row, id: `id-${place}` })));

describe('first expired, first sold', () => {
  it('takes exactly the pieces, from no batch more than it has, and from none while an earlier one has some', () => {
    fc.assert(
      fc.property(anyBatches, fc.constantFrom('', 'red', 'pink'), fc.nat(40), (batches, colour, pieces) => {
        const sold = batches.filter((one) => one.sellable && one.colour === colour);
        const there = sold.reduce((sum, one) => sum + one.pieces, 0);
        const taken = firstExpired(batches, colour, pieces);
        const takenOf = ({ id }: Batch) => taken.find((one) => one.batch.id === id)?.pieces ?? 0;
        expect(taken.reduce((sum, one) => sum + one.pieces, 0)).toBe(Math.min(pieces, there));
        for (const one of batches) {
          expect(takenOf(one)).toBeLessThanOrEqual(sold.includes(one) ? one.pieces : 0);
          const isUsed = takenOf(one) > 0;
          const earlier = sold.filter(({ expiresOn }) => (expiresOn ?? '') < (one.expiresOn ?? ''));
          if (isUsed) expect(earlier.every((other) => takenOf(other) === other.pieces)).toBe(true);
        }
      }),
    );
  });

  it('follows the count of the color, or the product’s own without colors', () => {
    const own = { productId: 'p', kind: 'product', unitName: '', quantity: 7, stock: 9 } as const;
    const colour = { ...own, kind: 'colour', unitName: 'Rose Gold' } as const;
    const red = batch({ id: 'b', colour: 'rose-gold', pieces: 9 });
    const colors = [{ name: 'Rose Gold', stock: 9, available: true }];
    const coloured = new Map([['p', { name: 'P', colors, batches: [red] }]]);
    expect(withBatches([own, colour], coloured).slice(2)).toEqual([
      { productId: 'p', kind: 'batch', unitName: 'b', quantity: 7, stock: 9 },
    ]);
    const later = batch({ id: 'c', expiresOn: '2031-01-01' });
    const plain = new Map([['p', { name: 'P', colors: [], batches: [later, batch({})] }]]);
    expect(withBatches([own], plain).slice(1)).toMatchObject([
      { unitName: 'a', quantity: 5, stock: 5 },
      { unitName: 'c', quantity: 2, stock: 5 },
    ]);
    expect(withBatches([own], new Map([['p', { name: 'P', colors: [] }]]))).toEqual([own]);
    expect(() => withBatches([{ ...own, quantity: 11 }], plain)).toThrow('Only 10 left in stock: P');
  });
});

describe('what may be sold', () => {
  it('ends the days of the setting before the last day, by the days in Dhaka', () => {
    // In Dhaka the tenth begins at 18:00 UTC of the ninth.
    expect(unsoldUntil(new Date('2030-03-09T17:59:00Z'), 30)).toBe('2030-04-08');
    const unsold = unsoldUntil(new Date('2030-03-09T18:00:00Z'), 30);
    expect(unsold).toBe('2030-04-09');
    expect(maySell('2030-04-09', unsold)).toBe(false);
    expect(maySell('2030-04-10', unsold)).toBe(true);
    expect(maySell(null, unsold)).toBe(true);
    const today = unsoldUntil(new Date('2030-03-09T18:00:00Z'), 0);
    expect(maySell('2030-03-10', today)).toBe(false);
    expect(maySell('2030-03-11', today)).toBe(true);
  });

  it('is due when a batch that is sold has come too close', () => {
    expect(isDue({ batches: [batch({})] }, '2030-01-30')).toBe(false);
    expect(isDue({ batches: [batch({})] }, '2030-01-31')).toBe(true);
    expect(isDue({ batches: [batch({ sellable: false })] }, '2030-01-31')).toBe(false);
    expect(isDue({ batches: null }, '2030-01-31')).toBe(false);
  });

  it('is promised by what is sent next', () => {
    const batches = [
      batch({ id: 'b', expiresOn: '2031-06-30' }),
      batch({ id: 'c', expiresOn: '2030-05-31', colour: 'red' }),
      batch({ id: 'd', expiresOn: '2030-02-28', pieces: 0 }),
    ];
    expect(nextExpiry(batches)).toBe('2030-05-31');
    expect(nextExpiry(batches, '')).toBe('2031-06-30');
    expect(nextExpiry([...batches, batch({ expiresOn: null })])).toBeNull();
    expect(nextExpiry([])).toBeNull();
  });
});

it('is written with its days', () => {
  expect(batchLabel({ label: 'L1', expiresOn: '2030-01-31' })).toBe('L1, best before 31 Jan 2030');
  expect(batchLabel({ label: 'Without a date', expiresOn: null })).toBe('Without a date');
  expect(monthText('2030-09')).toBe('September 2030');
  expect(daysUntil('2030-03-01', '2030-02-26')).toBe(3);
  expect(daysUntil('2030-02-26', '2030-03-01')).toBe(-3);
});
