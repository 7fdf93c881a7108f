/**
 * Everything that an order writes, in one statement: stock, ledger, order, lines, history, and the event for all that
 * is derived from it. It also empties the cart.
 */
import { type RawBuilder, sql } from 'kysely';
import { publicIdOf } from '#domain/images.ts';
import type { NewOrder } from '#domain/newOrder.ts';
import type { OrderDraft, Quote } from '#domain/orders.ts';
import type { StockAllocation } from '#domain/stockAllocation.ts';
import { type IdempotencyClaim, storingResponse } from '#server/database/idempotency.ts';
import type { OrderChanged } from '#server/outbox/events.ts';
import { insertingEvent } from '#server/outbox/outboxQueries.ts';
import type { ProductsById } from '#server/products/saleQueries.ts';

interface OrderToInsert extends NewOrder, Pick<OrderDraft, 'shippingAddress' | 'paymentMethod'> {
  id: string;
  userId: string;
  numberPrefix: string;
  claim: IdempotencyClaim | null;
  /** As they were locked. */
  products: ProductsById;
  /** The response without the order's number and the customer's name and email. The statement adds these. */
  response: object;
  now: Date;
}

export interface InsertedOrder {
  /** The whole response, as it is stored for a repeated request. */
  response: unknown;
}

const linesJson = ({ items }: Quote): string =>
  JSON.stringify(
    items.map((item, position) => ({
      position,
      product_id: item.product,
      name: item.name,
      image: item.image,
      photo_id: publicIdOf(item.image),
      price: item.pricePoisha,
      quantity: item.quantity,
      size: item.selectedSize,
      colour: item.selectedColor,
    })),
  );

const allocationsJson = ({ allocations, products }: OrderToInsert): string =>
  JSON.stringify(
    allocations.map(({ productId, kind, unitName, quantity, stock }) => ({
      product_id: productId,
      unit: kind,
      unit_name: unitName,
      quantity,
      left_after: stock - quantity,
      available: products.get(productId)?.available,
    })),
  );

/** Updates a product's count and its sums over sizes and colours. */
const decrementProducts: RawBuilder<unknown> = sql`
    from_products as (
      update products p
      set stock = p.stock - t.own, sizes_stock = p.sizes_stock - t.sized, colours_stock = p.colours_stock - t.coloured
      from (
        select product_id, coalesce(sum(quantity) filter (where unit = 'product'), 0)::int as own,
               coalesce(sum(quantity) filter (where unit = 'size'), 0)::int as sized,
               coalesce(sum(quantity) filter (where unit = 'colour'), 0)::int as coloured, max(available) as available
        from allocation group by product_id
      ) t where p.id = t.product_id
      returning p.id as product, t.available as before, p.available_stock as after
    ),`;

const decrementSizes: RawBuilder<unknown> = sql`
    from_sizes as (
      update product_sizes s set stock = s.stock - t.quantity
      from allocation t where t.unit = 'size' and s.product_id = t.product_id and s.name = t.unit_name
    ),`;

const decrementColours: RawBuilder<unknown> = sql`
    from_colours as (
      update product_colours c set stock = c.stock - t.quantity
      from allocation t where t.unit = 'colour' and c.product_id = t.product_id and c.name = t.unit_name
    ),`;

/** Parts of a `with` that has `allocation`. Most orders have only one kind of stock. */
const decrementStock = (allocations: readonly StockAllocation[]): RawBuilder<unknown> => {
  const kinds = new Set(allocations.map(({ kind }) => kind));
  const none = sql``;
  return sql`${decrementProducts}${kinds.has('size') ? decrementSizes : none}${kinds.has('colour') ? decrementColours : none}`;
};

/** Empty when the request has no idempotency key. */
const storedResponse = ({ claim }: OrderToInsert) =>
  claim ? storingResponse(claim, 201, sql`(select response from known)`) : sql`select`;

/** Its `stock` is added by the statement. */
function eventOf({ id, userId, now, quoted }: OrderToInsert): Omit<OrderChanged, 'stock'> {
  return {
    kind: 'orderChanged',
    order: id,
    user: userId,
    placedAt: now.toISOString(),
    before: null,
    after: { status: 'pending', confirmation: 'to_call', totalPoisha: quoted.totalPoisha },
    sold: quoted.items.map(({ product, quantity, pricePoisha }) => ({
      product,
      pieces: quantity,
      poisha: quantity * pricePoisha,
    })),
  };
}

const recordingEvent = (order: OrderToInsert): RawBuilder<unknown> =>
  insertingEvent(
    sql`${JSON.stringify(eventOf(order))}::jsonb || jsonb_build_object('stock', (select jsonb_agg(s) from from_products s))`,
  );

/** The caller holds the products' locks and has checked the stock. The database checks it again. Returns one row. */
export function insertingOrder(order: OrderToInsert): RawBuilder<InsertedOrder> {
  const { shippingAddress: to, quoted } = order;
  return sql<InsertedOrder>`
    with allocation as (
      select * from json_to_recordset(${allocationsJson(order)}::json)
        as t (product_id uuid, unit text, unit_name text, quantity int, left_after int, available int)
    ), ${decrementStock(order.allocations)} placed as (
      insert into orders (id, order_number, user_id, payment_method, full_name, phone, address, district, thana,
                          country, items_price, shipping_price, tax_price, total_price, idempotency_key,
                          created_at, updated_at)
      values (${order.id}, next_order_number(${order.numberPrefix}), ${order.userId}, ${order.paymentMethod},
              ${to.fullName}, ${to.phone}, ${to.address}, ${to.district}, ${to.thana},
              ${to.country}, ${quoted.itemsPoisha}, ${quoted.shippingPoisha}, ${quoted.taxPoisha},
              ${quoted.totalPoisha}, ${order.claim?.key ?? null}, ${order.now}, ${order.now})
      returning order_number
    ), known as (
      select ${JSON.stringify(order.response)}::jsonb
             || jsonb_build_object('orderNumber', p.order_number,
                                   'user', jsonb_build_object('_id', u.id, 'name', u.name, 'email', u.email)) as response
      from placed p, users u where u.id = ${order.userId}
    ), lines as (
      insert into order_lines (order_id, position, product_id, name, image, photo_id, price, quantity, size, colour)
      select ${order.id}::uuid, l.position, l.product_id, l.name, l.image, l.photo_id, l.price, l.quantity, l.size, l.colour
      from json_to_recordset(${linesJson(quoted)}::json)
        as l (position int, product_id uuid, name text, image text, photo_id uuid, price bigint, quantity int, size text, colour text)
    ), history as (
      insert into order_status_history (order_id, status, changed_by, changed_at)
      values (${order.id}, 'pending', ${order.userId}, ${order.now})
    ), ledger as (
      insert into stock_movements (product_id, unit, unit_name, delta, left_after, reason, order_id, moved_by, moved_at)
      select t.product_id, t.unit, coalesce(c.slug, t.unit_name), -t.quantity, t.left_after, 'order',
             ${order.id}::uuid, ${order.userId}::uuid, ${order.now}::timestamptz
      from allocation t
      left join product_colours c on t.unit = 'colour' and c.product_id = t.product_id and c.name = t.unit_name
    ), emptied as (
      delete from cart_lines where user_id = ${order.userId}
    ), stored as (${storedResponse(order)}
    ), recorded as (${recordingEvent(order)}
    )
    select response from known`;
}
