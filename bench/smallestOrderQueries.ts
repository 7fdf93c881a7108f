/**
 * The smallest SQL that could be an order: lock two products, take their stock, insert an order and two lines. It runs on
 * tables of its own, in the shop's PostgreSQL, with as many connections as the shop has. Prepared, one statement after the
 * other, as `pg` sends them by default. One statement that writes everything was no faster.
 */
import pg from 'pg';
import { v7 as newId } from 'uuid';
import type { BenchShop } from './benchShop.ts';

const tables = `
  drop schema if exists smallest cascade;
  create schema smallest;
  create table smallest.products (id uuid primary key, price bigint not null, stock int not null check (stock >= 0));
  create table smallest.orders (
    id uuid primary key, user_id uuid not null, total bigint not null, placed_at timestamptz not null default now()
  );
  create table smallest.order_lines (
    order_id uuid not null, position int not null, product_id uuid not null, price bigint not null, quantity int not null,
    primary key (order_id, position)
  );
  insert into smallest.products select id, price, 1000000 from products;
  analyze smallest.products`;

const lock = {
  name: 'lock',
  text: 'select id, price, stock from smallest.products where id = any($1) order by id for update',
};

const take = {
  name: 'take',
  text: 'update smallest.products set stock = stock - 1 where id = any($1)',
};

const insertOrder = {
  name: 'insert order',
  text: 'insert into smallest.orders (id, user_id, total) values ($1, $2, $3)',
};

const insertLines = {
  name: 'insert lines',
  text: `
    insert into smallest.order_lines (order_id, position, product_id, price, quantity)
    values ($1, 0, $2, $3, 1), ($1, 1, $4, $5, 1)`,
};

interface Locked {
  id: string;
  price: string;
  stock: number;
}

export interface SmallestOrders {
  /** Orders one piece of each of two products. */
  place(productIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export async function openSmallestOrders({ pool, databaseUrl }: BenchShop): Promise<SmallestOrders> {
  const own = new pg.Pool({ connectionString: databaseUrl, max: pool.options.max });
  await own.query(tables);
  const userId = newId();
  return {
    async place(productIds) {
      const id = newId();
      const client = await own.connect();
      await client.query('begin');
      const { rows } = await client.query<Locked>({ ...lock, values: [productIds] });
      if (rows.length < 2 || rows.some(({ stock }) => stock < 1)) throw new Error('not to be had');
      await client.query({ ...take, values: [productIds] });
      const total = rows.reduce((sum, { price }) => sum + Number(price), 0);
      await client.query({ ...insertOrder, values: [id, userId, total] });
      const lines = rows.flatMap((line) => [line.id, line.price]);
      await client.query({ ...insertLines, values: [id, ...lines] });
      await client.query('commit');
      client.release();
    },
    async close() {
      await own.query('drop schema smallest cascade');
      await own.end();
    },
  };
}
