/** Grows a shop to any size, with products and orders like the demo's. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { rebuildProjections } from '#server/projections/rebuild.ts';

/** An id as the shop makes them: the time first, then a unique part. */
const idAt = (moment: string, seed: string) =>
  sql.raw(`
  overlay(overlay(left(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || md5(${seed}), 32)
    placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid`);

const batch = 50_000;

/** Grows products and orders to the same size. Rows are inserted without events, so all counts follow from a rebuild. */
export async function grow(db: Database, size: number): Promise<void> {
  const hasNewProducts = await growCatalogue(db, size);
  const hasNewOrders = await growOrders(db, size);
  if (!hasNewProducts && !hasNewOrders) return;
  await rebuildProjections(db);
  await sql`vacuum analyze`.execute(db);
}

/** Hundreds of thousands of rows go into tables without indexes and triggers. Indexes are built afterwards. */
async function inBulk(db: Database, tables: readonly string[], work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    where i.indrelid = any(${[...tables]}::regclass[]) and not i.indisunique
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`.execute(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  // A column of the row itself, which the search reads.
  await sql`alter table products enable trigger products_search_inserted`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await work();
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
}

const productTables = ['products', 'product_sizes', 'product_colours', 'product_images', 'combo_items'];
const orderTables = ['orders', 'order_lines', 'order_status_history'];

async function inBatches(
  db: Database,
  { from, to }: Range,
  copy: (trx: Database, range: Range) => Promise<void>,
): Promise<void> {
  for (let first = from; first < to; first += batch) {
    const range = { from: first, to: Math.min(first + batch, to) };
    await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await copy(trx, range);
    });
  }
}

interface Range {
  from: number;
  /** Exclusive. */
  to: number;
}

/**
 * Copies the products, each with another word before its name (some ten in a hundred thousand share one), a
 * similar price and another minute in the past. Returns false if there are enough already.
 */
async function growCatalogue(db: Database, products: number): Promise<boolean> {
  await sql`
    create table if not exists bench_templates as
    select row_number() over (order by p.id) - 1 as place, p.id,
           1000 * (select count(*) from product_sizes s where s.product_id = p.id and s.available and s.name <> '') as sizes_stock,
           1000 * (select count(*) from product_colours c where c.product_id = p.id and c.available) as colours_stock
    from products p where p.listed`.execute(db);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from products`.execute(db);
  const from = rows[0]?.n ?? 0;
  if (from >= products) return false;
  await inBulk(db, productTables, () => inBatches(db, { from, to: products }, copyProducts));
  return true;
}

async function copyProducts(trx: Database, { from, to }: Range): Promise<void> {
  await sql`
    create temporary table copied on commit drop as
    select numbered.n, ${idAt('numbered.at', "'p' || numbered.n")} as id, t.id as template_id, numbered.at,
           initcap(word.text) as word
    from (
      select n, timestamptz '2026-11-01' - make_interval(mins => n) as at
      from generate_series(${from}::int, ${to}::int - 1) n
    ) numbered
    join bench_templates t on t.place = numbered.n % (select count(*) from bench_templates),
    lateral (
      select string_agg(substr('bakadagahajalamanaparasatavayamibinilirishiduku', 2 * (md5_part % 23) + 1, 2), '') as text
      from (
        select ('x' || substr(md5('w' || numbered.n % 8000), 4 * i + 1, 4))::bit(16)::int as md5_part
        from generate_series(0, 3) i
      ) parts
    ) word`.execute(trx);
  await sql`
    insert into products (id, name, description, price, original_price, category, subcategory, stock, tags,
                          specifications, featured, is_new_arrival, is_combo, combo_discount, created_at, updated_at,
                          size_count, sizes_stock, has_colours, colours_stock, colour_slugs, stars)
    select c.id, c.word || ' ' || t.name, t.description, greatest(5000, t.price + (c.n % 41 - 20) * 1000), t.original_price, t.category,
           t.subcategory, case when is_sold_by_size(t.category, t.size_count) then 0 else 1000 end, t.tags, t.specifications,
           c.n % 997 = 0, c.n % 991 = 0, t.is_combo, t.combo_discount, c.at, c.at,
           t.size_count, b.sizes_stock, t.has_colours, b.colours_stock, t.colour_slugs, t.stars
    from copied c join products t on t.id = c.template_id join bench_templates b on b.id = t.id`.execute(trx);
  await sql`
    insert into product_sizes (product_id, name, measurement, stock, available, position)
    select c.id, s.name, s.measurement, 1000, s.available, s.position
    from copied c join product_sizes s on s.product_id = c.template_id`.execute(trx);
  await sql`
    insert into product_colours (product_id, slug, name, hex, stock, available, position)
    select c.id, s.slug, s.name, s.hex, 1000, s.available, s.position
    from copied c join product_colours s on s.product_id = c.template_id`.execute(trx);
  await sql`
    insert into product_images (product_id, position, upload_id, url, public_id, alt, width, height)
    select c.id, i.position, i.upload_id, i.url, i.public_id, i.alt, i.width, i.height
    from copied c join product_images i on i.product_id = c.template_id`.execute(trx);
  await sql`
    insert into combo_items (product_id, position, name, description)
    select c.id, i.position, i.name, i.description
    from copied c join combo_items i on i.product_id = c.template_id`.execute(trx);
}

/** Customers for a million orders, some twenty each. */
const customersOf = (orders: number): number => Math.max(500, Math.ceil(orders / 20));

/** Each order has two lines; most are delivered. Returns false if there are enough already. */
export async function growOrders(db: Database, orders: number): Promise<boolean> {
  const customers = customersOf(orders);
  await sql`
    insert into users (id, name, email, phone, password_hash, role)
    select ${idAt("timestamptz '2025-01-01'", "'u' || n")}, 'Customer ' || n, 'customer' || n || '@bench.example', null,
           (select password_hash from users limit 1), 'user'
    from generate_series(1, ${customers}::int) n on conflict do nothing`.execute(db);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from orders`.execute(db);
  const from = rows[0]?.n ?? 0;
  if (from >= orders) return false;
  await inBulk(db, orderTables, () =>
    inBatches(db, { from, to: orders }, (trx, range) => copyOrders(trx, range, customers)),
  );
  return true;
}

async function copyOrders(trx: Database, { from, to }: Range, customers: number): Promise<void> {
  await sql`
    create temporary table placed on commit drop as
    select n, ${idAt('at', "'o' || n")} as id, at,
           who, ${idAt("timestamptz '2025-01-01'", "'u' || (1 + who)")} as user_id,
           case when n % 40 = 0 then 'cancelled' when n % 50 = 1 then 'pending' when n % 60 = 2 then 'processing'
                when n % 70 = 3 then 'shipped' else 'delivered' end as status,
           case when n % 97 = 0 then 'refused' when n % 100 = 51 then 'no_answer' when n % 50 = 1 then 'to_call'
                else 'confirmed' end as confirmation
    from (
      select n, n % ${customers}::int as who, timestamptz '2026-11-01' - make_interval(mins => 5 * n) as at
      from generate_series(${from}::int, ${to}::int - 1) n
    ) numbered`.execute(trx);
  await sql`
    create temporary table placed_lines on commit drop as
    select o.id as order_id, line.position, p.id as product_id, p.name, p.price
    from placed o, generate_series(0, 1) line (position),
    lateral (select id from bench_templates where place = (o.n + line.position) % (select count(*) from bench_templates)) t
    join products p on p.id = t.id`.execute(trx);
  await sql`
    insert into orders (id, order_number, user_id, status, confirmation, full_name, phone, address, district, thana, items_price,
                        shipping_price, total_price, collected, created_at, updated_at)
    select o.id, next_order_number('KA'), o.user_id, o.status, o.confirmation, 'Customer ' || o.who, '017' || lpad(o.who::text, 8, '0'),
           'House ' || o.n % 90, 'Dhaka', 'Dhanmondi', sums.price, 6000, sums.price + 6000, case o.status when 'delivered' then sums.price + 6000 end, o.at, o.at
    from placed o join (select order_id, sum(price) as price from placed_lines group by 1) sums on sums.order_id = o.id
    order by o.at`.execute(trx);
  await sql`
    insert into order_lines (order_id, position, product_id, name, image, photo_id, price, quantity)
    select order_id, l.position, l.product_id, name, '', i.upload_id, price, 1
    from placed_lines l left join product_images i on i.product_id = l.product_id and i.position = 0`.execute(
    trx,
  );
  await sql`
    insert into order_status_history (order_id, status, changed_by, changed_at)
    select id, 'pending', user_id, at from placed
    union all select id, status, user_id, at + interval '1 day' from placed where status <> 'pending'`.execute(
    trx,
  );
}
