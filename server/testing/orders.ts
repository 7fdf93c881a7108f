/** Orders as if placed and moved on in the past, and reviews by them, straight into the database. */
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { colourSlug } from '#domain/colours.ts';
import { toPoisha } from '#domain/money.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { BuiltProduct } from './goods.ts';
import { dhanmondi, type Person } from './people.ts';

export interface OrderedLine {
  product: BuiltProduct;
  quantity?: number;
  size?: string;
  colour?: string;
}

export interface BuiltOrder {
  id: string;
  orderNumber: string;
  /** Taka. */
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

/** An order that has taken its stock and gone through every status up to its own. */
export function buildOrder(db: Database, options: OrderOptions): Promise<BuiltOrder> {
  const { customer, lines, status = 'pending', placedAt = new Date(), shippingPrice = 60 } = options;
  const id = newId();
  const itemsPrice = lines.reduce((sum, { product, quantity = 1 }) => sum + product.price * quantity, 0);
  return inTransaction(db, async (transaction) => {
    const { order_number } = await transaction
      .insertInto('orders')
      .values({
        id,
        order_number: sql<string>`next_order_number('KA')`,
        user_id: customer.id,
        status,
        ...dhanmondi,
        ...options.address,
        items_price: toPoisha(itemsPrice),
        shipping_price: toPoisha(shippingPrice),
        total_price: toPoisha(itemsPrice + shippingPrice),
        created_at: placedAt,
        updated_at: placedAt,
      })
      .returning('order_number')
      .executeTakeFirstOrThrow();
    await insertLines(transaction, id, lines);
    await insertHistory(transaction, id, status, placedAt);
    for (const line of lines) {
      await moveStock(transaction, id, line, -1);
      if (status === 'cancelled') await moveStock(transaction, id, line, 1);
    }
    return { id, orderNumber: order_number, total: itemsPrice + shippingPrice };
  });
}

async function insertLines(db: Database, orderId: string, lines: OrderedLine[]): Promise<void> {
  const rows = lines.map(({ product, quantity = 1, size, colour }, position) => ({
    order_id: orderId,
    position,
    product_id: product.id,
    name: product.name,
    image: '/media/test.jpg',
    price: toPoisha(product.price),
    quantity,
    size: size ?? null,
    colour: colour ?? null,
  }));
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

async function moveStock(db: Database, orderId: string, line: OrderedLine, sign: 1 | -1): Promise<void> {
  const { product, quantity = 1, size, colour } = line;
  const delta = sign * quantity;
  const record = async (unit: 'product' | 'size' | 'colour', unit_name: string, left_after: number) => {
    const reason = sign < 0 ? ('order' as const) : ('cancel' as const);
    await db
      .insertInto('stock_movements')
      .values({ product_id: product.id, unit, unit_name, delta, left_after, reason, order_id: orderId })
      // Two colours of one product both draw from the product's own count: one movement an order and count.
      .onConflict((seen) =>
        seen.constraint('stock_movements_once_key').doUpdateSet((s) => ({
          delta: s('stock_movements.delta', '+', s.ref('excluded.delta')),
          left_after: s.ref('excluded.left_after'),
        })),
      )
      .execute();
  };
  if (size) {
    const { stock } = await db
      .updateTable('product_sizes')
      .set((s) => ({ stock: s('stock', '+', delta) }))
      .where('product_id', '=', product.id)
      .where('name', '=', size)
      .returning('stock')
      .executeTakeFirstOrThrow();
    return record('size', size, stock);
  }
  const { stock } = await db
    .updateTable('products')
    .set((s) => ({ stock: s('stock', '+', delta) }))
    .where('id', '=', product.id)
    .returning('stock')
    .executeTakeFirstOrThrow();
  await record('product', '', stock);
  if (!colour) return;
  const slug = colourSlug(colour);
  const taken = await db
    .updateTable('product_colours')
    .set((s) => ({ stock: s('stock', '+', delta) }))
    .where('product_id', '=', product.id)
    .where('slug', '=', slug)
    .returning('stock')
    .executeTakeFirstOrThrow();
  await record('colour', slug, taken.stock);
}

export async function buildNote(db: Database, orderId: string, note = 'Wrap as a gift'): Promise<string> {
  const id = newId();
  await db.insertInto('order_notes').values({ id, order_id: orderId, note }).execute();
  return id;
}

interface ReviewOptions {
  customer: Pick<Person, 'id'>;
  product: BuiltProduct;
  order?: BuiltOrder;
  rating?: number;
  title?: string;
  comment?: string;
  createdAt?: Date;
}

export async function buildReview(db: Database, options: ReviewOptions): Promise<string> {
  const id = newId();
  await db
    .insertInto('reviews')
    .values({
      id,
      product_id: options.product.id,
      user_id: options.customer.id,
      order_id: options.order?.id ?? null,
      rating: options.rating ?? 5,
      title: options.title ?? 'Lovely',
      comment: options.comment ?? 'Just like the photo.',
      created_at: options.createdAt ?? new Date(),
    })
    .execute();
  return id;
}
