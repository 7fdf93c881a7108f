/** Combos that were saved without the only color of a component have it afterwards. */
import { expect, it } from 'vitest';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { migrate } from './migrate.ts';

it('fills in the only color, and leaves what the customer or an admin still has to say', async () => {
  const { url, query } = await openEmptyDatabase();
  await migrate(url, { until: '0041_sms_instead_of_email.sql' });
  const id = (n: number) => `'00000000-0000-7000-8000-00000000000${n}'`;
  await query(`
    insert into products (id, name, description, price, category, stock)
    values (${id(1)}, 'One color', 'p', 100, 'bangles', 0), (${id(2)}, 'Two colors', 'p', 100, 'bangles', 0),
           (${id(3)}, 'No color', 'p', 100, 'rings', 7),
           (${id(7)}, 'Set', 'c', 100, 'combo', 0), (${id(8)}, 'Named twice', 'c', 100, 'combo', 0),
           (${id(9)}, 'Without', 'c', 100, 'combo', 0);
    insert into product_sizes (product_id, name, stock) values (${id(1)}, 'S', 2), (${id(2)}, 'S', 3);
    insert into product_colours (product_id, position, slug, name, available)
    values (${id(1)}, 0, 'rose-gold', 'Rose Gold', true), (${id(1)}, 1, 'black', 'Black', false),
           (${id(2)}, 0, 'red', 'Red', true), (${id(2)}, 1, 'green', 'Green', true);
    insert into combo_components (combo_id, position, component_id, quantity, colour, colour_slug)
    values (${id(7)}, 0, ${id(1)}, 1, null, null), (${id(7)}, 1, ${id(2)}, 1, 'Red', 'red'), (${id(7)}, 2, ${id(3)}, 1, null, null),
           (${id(8)}, 0, ${id(1)}, 1, 'Rose Gold', 'rose-gold'), (${id(8)}, 1, ${id(1)}, 1, null, null),
           (${id(9)}, 0, ${id(2)}, 1, null, null);
    select products_recount(array_agg(id)) from products;
    delete from outbox`);
  await migrate(url);
  const { rows: components } = await query(
    'select colour, colour_slug from combo_components order by combo_id, position',
  );
  const [none, roseGold] = [
    { colour: null, colour_slug: null },
    { colour: 'Rose Gold', colour_slug: 'rose-gold' },
  ];
  const red = { colour: 'Red', colour_slug: 'red' };
  expect(components).toEqual([roseGold, red, none, roseGold, none, none]);
  const { rows: combos } = await query(
    `select name, colour_slugs from products where category = 'combo' order by id`,
  );
  expect(combos).toEqual([
    { name: 'Set', colour_slugs: ['rose-gold', 'red'] },
    { name: 'Named twice', colour_slugs: ['rose-gold'] },
    { name: 'Without', colour_slugs: [] },
  ]);
  const { rows: events } = await query('select event from outbox');
  expect(events).toEqual([
    {
      event: {
        kind: 'productsChanged',
        products: [{ id: '00000000-0000-7000-8000-000000000007' }],
        stock: [],
      },
    },
  ]);
});
