/** Listed products by section, category, available colour and step of the price (see `price_step`). */
import { sql } from 'kysely';
import { isOf, type ListedProduct } from '#server/outbox/events.ts';
import { changedSums } from './changedSums.ts';
import type { Projection } from './projection.ts';

/** An empty section, category or colour counts all. So a product counts in each combination. */
const entriesOf = (listed: ListedProduct | null, products: 1 | -1) =>
  listed
    ? ['', ...listed.sections].flatMap((section) =>
        ['', listed.category].flatMap((category) =>
          ['', ...listed.colours].map((colour) => ({
            key: { section, category, colour, price: listed.pricePoisha },
            sums: { products },
          })),
        ),
      )
    : [];

export const productCounts: Projection = {
  async apply(trx, events) {
    const changes = changedSums(
      events
        .filter(isOf('productsChanged'))
        .flatMap(({ products }) => products)
        .flatMap(({ before, after }) => [...entriesOf(before, -1), ...entriesOf(after, 1)]),
    );
    if (changes.length === 0) return;
    const rows = sql`
      (select section, category, colour, price_step(price) as price_step, sum(products)::int as products
       from json_to_recordset(${JSON.stringify(changes)}::json)
         as c (section text, category text, colour text, price bigint, products int)
       group by 1, 2, 3, 4) c`;
    await sql`
      insert into product_counts (section, category, colour, price_step, products)
      select section, category, colour, price_step, 0 from ${rows} on conflict do nothing`.execute(trx);
    await sql`
      update product_counts t set products = t.products + c.products from ${rows}
      where (t.section, t.category, t.colour, t.price_step) = (c.section, c.category, c.colour, c.price_step)`.execute(
      trx,
    );
  },
  async rebuild(trx) {
    await sql`delete from product_counts`.execute(trx);
    await sql`
      insert into product_counts (section, category, colour, price_step, products)
      select s.section, k.category, c.colour, price_step(p.price), count(*)
      from products p,
           unnest(product_sections(p.is_new_arrival, p.featured, p.is_combo, p.category)) s (section),
           unnest(array['', p.category]) k (category),
           unnest(array_prepend('', p.colour_slugs)) c (colour)
      where p.listed group by 1, 2, 3, 4`.execute(trx);
  },
};
