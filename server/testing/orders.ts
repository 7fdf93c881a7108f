/** Inserts past orders with their statuses and notes straight into the database. */
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { colourSlug } from '#domain/colours.ts';
import { publicIdOf } from '#domain/images.ts';
import { toPoisha } from '#domain/money.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { newOrderState } from '#server/orders/recordOrderChange.ts';
import type { SalesChange } from '#server/outbox/events.ts';
import { derive, stockOf } from './derive.ts';
import type { BuiltProduct } from './goods.ts';
import { dhanmondi, type Person } from './people.ts';

export interface OrderedLine {
  product: BuiltProduct;
  quantity?: number;
  size?: string;
  colour?: string;
  image?: string;
  /** What a piece cost the shop, in taka. */
  unitCost?: number;
}

export interface BuiltOrder {
  id: string;
  orderNumber: string;
  /** In taka. */
  total: number;
}

interface OrderOptions {
  customer: Pick<Person, 'id'>;
  lines: OrderedLine[];
  status?: 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled';
  placedAt?: Date;
  shippingPrice?: number;
  address?: Partial<typeof dhanmondi>;
}

/** An order that has taken its stock and has passed every status up to its own. */
export function buildOrder(db: Database, options: OrderOptions): Promise<BuiltOrder> {
  const { customer, lines, status = 'pending', placedAt = new Date(), shippingPrice = 60 } = options;
  const id = newId();
  const address = { ...dhanmondi, ...options.address };
  const itemsPrice = lines.reduce((sum, { product, quantity = 1 }) => sum + product.price * quantity, 0);
  return inTransaction(db, async (transaction) => {
    const { order_number } = await transaction
      .insertInto('orders')
      .values({
        id,
        order_number: sql<string>`next_order_number('KA')`,
        user_id: customer.id,
        status,
        ...address,
        items_price: toPoisha(itemsPrice),
        shipping_price: toPoisha(shippingPrice),
        total_price: toPoisha(itemsPrice + shippingPrice),
        created_at: placedAt,
        updated_at: placedAt,
        collected: status === 'delivered' ? toPoisha(itemsPrice + shippingPrice) : null,
      })
      .returning('order_number')
      .executeTakeFirstOrThrow();
    await insertLines(transaction, id, lines);
    await insertHistory(transaction, id, status, placedAt);
    for (const line of lines) {
      await moveStock(transaction, id, line, -1);
      if (status === 'cancelled') await moveStock(transaction, id, line, 1);
    }
    const products = [...new Set(lines.map(({ product }) => product.id))];
    await sql`select products_recount(${products}::uuid[])`.execute(transaction);
    await derive(transaction, {
      kind: 'orderChanged',
      order: id,
      user: customer.id,
      placedAt: placedAt.toISOString(),
      before: null,
      after: {
        ...newOrderState(toPoisha(itemsPrice + shippingPrice), {
          fullName: address.full_name,
          phone: address.phone,
          district: address.district,
          thana: address.thana,
        }),
        status,
        ...(status === 'cancelled' && { netPoisha: 0 }),
      },
      products,
      sold: status === 'cancelled' ? [] : lines.map(soldIn),
      stock: await stockOf(transaction, products),
    });
    return { id, orderNumber: order_number, total: itemsPrice + shippingPrice };
  });
}

const soldIn = ({ product, quantity = 1 }: OrderedLine): SalesChange => ({
  product: product.id,
  pieces: quantity,
  poisha: quantity * toPoisha(product.price),
});

async function insertLines(db: Database, orderId: string, lines: OrderedLine[]): Promise<void> {
  const rows = lines.map(
    ({ product, quantity = 1, size, colour, image = '/media/test.jpg', unitCost }, position) => ({
      order_id: orderId,
      position,
      product_id: product.id,
      name: product.name,
      image,
      photo_id: publicIdOf(image),
      price: toPoisha(product.price),
      quantity,
      size: size ?? null,
      colour: colour ?? null,
      unit_cost: unitCost === undefined ? null : toPoisha(unitCost),
    }),
  );
  await db.insertInto('order_lines').values(rows).execute();
}

const pathTo = {
  pending: ['pending'],
  processing: ['pending', 'processing'],
  shipped: ['pending', 'processing', 'shipped'],
  delivered: ['pending', 'processing', 'shipped', 'delivered'],
  cancelled: ['pending', 'cancelled'],
} as const;

async function insertHistory(
  db: Database,
  orderId: string,
  status: keyof typeof pathTo,
  from: Date,
): Promise<void> {
  const hour = 60 * 60 * 1000;
  const rows = pathTo[status].map((step, index) => ({
    order_id: orderId,
    status: step,
    changed_at: new Date(from.getTime() + index * hour),
  }));
  await db.insertInto('order_status_history').values(rows).execute();
}

/** Takes the stock of a line (-1) or returns it (1), and writes the ledger. */
async function moveStock(db: Database, orderId: string, line: OrderedLine, sign: 1 | -1): Promise<void> {
  const { product, quantity = 1, size, colour } = line;
  const move = { db, orderId, productId: product.id, delta: sign * quantity };
  if (size) return moveCount(move, 'product_sizes', size);
  await moveCount(move, 'products', '');
  if (colour) await moveCount(move, 'product_colours', colourSlug(colour));
}

interface StockMove {
  db: Database;
  orderId: string;
  productId: string;
  delta: number;
}

const countTables = {
  products: { unit: 'product', id: 'id', name: null },
  product_sizes: { unit: 'size', id: 'product_id', name: 'name' },
  product_colours: { unit: 'colour', id: 'product_id', name: 'slug' },
} as const;

async function moveCount(
  { db, orderId, productId, delta }: StockMove,
  table: keyof typeof countTables,
  name: string,
): Promise<void> {
  const { unit, ...columns } = countTables[table];
  const isNamed = columns.name ? sql`and ${sql.ref(columns.name)} = ${name}` : sql``;
  // Two colors of one product share the product's own count. An order makes one movement for each count.
  const { numAffectedRows } = await sql`
    with moved as (
      update ${sql.table(table)} set stock = stock + ${delta}
      where ${sql.ref(columns.id)} = ${productId} ${isNamed} returning stock
    )
    insert into stock_movements as m (product_id, unit, unit_name, delta, left_after, reason, order_id)
    select ${productId}::uuid, ${unit}, ${name}, ${delta}::int, stock, ${delta < 0 ? 'order' : 'cancel'}, ${orderId}::uuid
    from moved
    on conflict on constraint stock_movements_once_key do update
      set delta = m.delta + excluded.delta, left_after = excluded.left_after`.execute(db);
  if (numAffectedRows !== 1n) throw new Error(`the product has no ${unit} ${name}`);
}

export async function buildNote(db: Database, orderId: string, note = 'Wrap as a gift'): Promise<string> {
  const id = newId();
  await db.insertInto('order_notes').values({ id, order_id: orderId, note }).execute();
  return id;
}

/** A payment by bKash, 100 taka unless said otherwise. */
export async function buildPayment(
  db: Database,
  orderId: string,
  { taka = 100, method = 'bkash' as const }: { taka?: number; method?: 'bkash' | 'exchange' } = {},
): Promise<string> {
  const id = newId();
  const payment = { id, order_id: orderId, amount: toPoisha(taka), method, paid_at: new Date() };
  await db.insertInto('order_payments').values(payment).execute();
  const paid = sql<number>`paid + ${toPoisha(taka)}`;
  await db.updateTable('orders').set({ paid }).where('id', '=', orderId).execute();
  return id;
}
