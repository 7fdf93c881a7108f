import { describe, expect, it } from 'vitest';
import { buildBangle, buildCombo, buildProduct, buildSizedRing } from '#server/testing/goods.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';

const { db } = await openTestDatabase();

describe('the available stock', () => {
  const available = async (id: string) =>
    (await db.selectFrom('products').select('available_stock').where('id', '=', id).executeTakeFirstOrThrow())
      .available_stock;

  it.each([
    ['of a plain product: its stock', () => buildProduct(db, { stock: 7 }), 7],
    [
      'of a bangle: its available sizes together',
      () =>
        buildBangle(db, {
          sizes: [
            { name: 'S', stock: 3 },
            { name: 'M', stock: 4 },
            { name: 'L', stock: 9, available: false },
          ],
        }),
      7,
    ],
    [
      'of a bangle in colours: its sizes, which alone are counted',
      () => buildBangle(db, { colours: [{ name: 'Gold', stock: 0 }] }),
      10,
    ],
    [
      'of a bangle whose colours are all off sale: nothing',
      () => buildBangle(db, { colours: [{ name: 'Gold', available: false }] }),
      0,
    ],
    ['of a ring with sizes: these together', () => buildSizedRing(db), 10],
    [
      'of a product in colours: the smaller of its own and the colours’ stock',
      () =>
        buildProduct(db, {
          stock: 10,
          colours: [
            { name: 'Gold', stock: 2 },
            { name: 'Red', stock: 3 },
          ],
        }),
      5,
    ],
    [
      'of a product in colours with little of its own: that',
      () => buildProduct(db, { stock: 1, colours: [{ name: 'Gold', stock: 2 }] }),
      1,
    ],
    [
      'of a combo: how often it can be put together',
      async () => {
        const [studs, bangle] = [await buildProduct(db, { stock: 9 }), await buildBangle(db)];
        return buildCombo(db, [{ product: studs.id, quantity: 2 }, { product: bangle.id }]);
      },
      4,
    ],
    [
      'of a combo with a hidden product: nothing',
      async () => {
        const [studs, hidden] = [await buildProduct(db), await buildProduct(db, { isActive: false })];
        return buildCombo(db, [{ product: studs.id }, { product: hidden.id }]);
      },
      0,
    ],
  ])('%s', async (_, build, expected) => {
    expect(await available((await build()).id)).toBe(expected);
  });
});
