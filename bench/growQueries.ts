/** Makes a small shop large: products and orders in the manner of the demo's, as many as are asked for. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** An id as the shop makes them: its moment first, then what sets it apart. */
const idAt = (moment: string, seed: string) =>
  sql.raw(`
  overlay(overlay(left(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || md5(${seed}), 32)
    placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid`);

const batch = 10_000;

/**
 * Copies of what is there, each with a word of its own before its name (which some ten others in a hundred thousand
 * share), a price in the neighbourhood, and a minute of its own in the past.
 */
export async function growCatalogue(db: Database, products: number): Promise<void> {
  await sql`create table if not exists bench_templates as
    select row_number() over (order by id) - 1 as place, id, stock from products where listed`.execute(db);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from products`.execute(db);
  for (let from = rows[0]?.n ?? 0; from < products; from += batch) {
    await db
      .transaction()
      .execute((trx) => copyProducts(trx, { from, to: Math.min(from + batch, products) }));
  }
  await sql`vacuum analyze`.execute(db);
}

async function copyProducts(trx: Database, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
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
                          specifications, featured, is_new_arrival, is_combo, combo_discount, created_at, updated_at)
    select c.id, c.word || ' ' || t.name, t.description, greatest(5000, t.price + (c.n % 41 - 20) * 1000), t.original_price, t.category,
           t.subcategory, case when t.category = 'bangles' then 0 else 1000 end, t.tags, t.specifications,
           c.n % 997 = 0, c.n % 991 = 0, t.is_combo, t.combo_discount, c.at, c.at
    from copied c join products t on t.id = c.template_id`.execute(trx);
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

/** Half a thousand customers, who order two things every few weeks; most orders are delivered by now. */
export async function growOrders(db: Database, orders: number): Promise<void> {
  await sql`
    insert into users (id, name, email, phone, password_hash, role)
    select ${idAt("timestamptz '2025-01-01'", "'u' || n")}, 'Customer ' || n, 'customer' || n || '@bench.example', null,
           (select password_hash from users limit 1), 'user'
    from generate_series(1, 500) n on conflict do nothing`.execute(db);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from orders`.execute(db);
  for (let from = rows[0]?.n ?? 0; from < orders; from += batch) {
    await db.transaction().execute((trx) => copyOrders(trx, { from, to: Math.min(from + batch, orders) }));
  }
  await sql`vacuum analyze`.execute(db);
}

async function copyOrders(trx: Database, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`
    create temporary table placed on commit drop as
    select n, ${idAt('at', "'o' || n")} as id, at,
           ${idAt("timestamptz '2025-01-01'", "'u' || (1 + n % 500)")} as user_id,
           case when n % 40 = 0 then 'cancelled' when n % 50 = 1 then 'pending' when n % 60 = 2 then 'processing'
                when n % 70 = 3 then 'shipped' else 'delivered' end as status,
           case when n % 97 = 0 then 'refused' when n % 100 = 51 then 'no_answer' when n % 50 = 1 then 'to_call'
                else 'confirmed' end as confirmation
    from (
      select n, timestamptz '2026-11-01' - make_interval(mins => 5 * n) as at
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
                        shipping_price, total_price, created_at, updated_at)
    select o.id, next_order_number('KA'), o.user_id, o.status, o.confirmation, 'Customer ' || o.n % 500, '017' || lpad((o.n % 500)::text, 8, '0'),
           'House ' || o.n % 90, 'Dhaka', 'Dhanmondi', sums.price, 6000, sums.price + 6000, o.at, o.at
    from placed o join (select order_id, sum(price) as price from placed_lines group by 1) sums on sums.order_id = o.id
    order by o.at`.execute(trx);
  await sql`
    insert into order_lines (order_id, position, product_id, name, image, price, quantity)
    select order_id, position, product_id, name, '', price, 1 from placed_lines`.execute(trx);
  await sql`
    insert into order_status_history (order_id, status, changed_by, changed_at)
    select id, 'pending', user_id, at from placed
    union all select id, status, user_id, at + interval '1 day' from placed where status <> 'pending'`.execute(
    trx,
  );
}
