/** Everything an order writes, in one statement: counts, ledger, order, lines, history, mail; and the cart is emptied. */
import { type RawBuilder, sql } from 'kysely';
import type { OrderDraft, Quote } from '#domain/orders.ts';
import type { UnitTaking } from '#domain/stockTaking.ts';
import { type IdempotencyClaim, keeping } from '#server/database/idempotency.ts';
import { causeMail } from '#server/mail/mailQueries.ts';

export interface NewOrder {
  id: string;
  userId: string;
  numberPrefix: string;
  address: OrderDraft['shippingAddress'];
  paymentMethod: OrderDraft['paymentMethod'];
  quote: Quote;
  takings: readonly UnitTaking[];
  claim: IdempotencyClaim | null;
  /** As it will be given again to whoever repeats the request; its number and customer are added to it. */
  answer: object;
  now: Date;
}

export interface InsertedOrder {
  orderNumber: string;
  userName: string;
  userEmail: string;
}

const linesJson = ({ items }: Quote): string =>
  JSON.stringify(
    items.map((item, position) => ({
      position,
      product_id: item.product,
      name: item.name,
      image: item.image,
      price: item.pricePoisha,
      quantity: item.quantity,
      size: item.selectedSize,
      colour: item.selectedColor,
    })),
  );

const takingsJson = (takings: readonly UnitTaking[]): string =>
  JSON.stringify(
    takings.map(({ productId, kind, unitName, quantity, stock }) => ({
      product_id: productId,
      unit: kind,
      unit_name: unitName,
      quantity,
      left_after: stock - quantity,
    })),
  );

/**
 * A product's own count and its sums over sizes and colours in one update of its row; triggers would set the sums right,
 * but write that row once more.
 */
const takenFromProducts: RawBuilder<unknown> = sql`
    from_products as (
      update products p
      set stock = p.stock - t.own, sizes_stock = p.sizes_stock - t.sized, colours_stock = p.colours_stock - t.coloured
      from (
        select product_id, coalesce(sum(quantity) filter (where unit = 'product'), 0)::int as own,
               coalesce(sum(quantity) filter (where unit = 'size'), 0)::int as sized,
               coalesce(sum(quantity) filter (where unit = 'colour'), 0)::int as coloured
        from taking group by product_id
      ) t where p.id = t.product_id
    ),`;

const takenFromSizes: RawBuilder<unknown> = sql`
    from_sizes as (
      update product_sizes s set stock = s.stock - t.quantity
      from taking t where t.unit = 'size' and s.product_id = t.product_id and s.name = t.unit_name
    ),`;

const takenFromColours: RawBuilder<unknown> = sql`
    from_colours as (
      update product_colours c set stock = c.stock - t.quantity
      from taking t where t.unit = 'colour' and c.product_id = t.product_id and c.name = t.unit_name
    ),`;

/** Parts of a `with` that has `taking`. Only the kinds there are: a table's triggers run for an update of no row, too. */
const takenFrom = (takings: readonly UnitTaking[]): RawBuilder<unknown> => {
  const kinds = new Set(takings.map(({ kind }) => kind));
  const none = sql``;
  return sql`${takenFromProducts}${kinds.has('size') ? takenFromSizes : none}${kinds.has('colour') ? takenFromColours : none}`;
};

/** Nothing where no key came with the request. */
const keptAnswer = ({ claim, answer, userId }: NewOrder) =>
  claim
    ? keeping(
        claim,
        201,
        sql`${JSON.stringify(answer)}::jsonb || (
          select jsonb_build_object('orderNumber', "orderNumber",
                                    'user', jsonb_build_object('_id', ${userId}::uuid, 'name', "userName", 'email', "userEmail"))
          from known)`,
      )
    : sql`select`;

/** For who holds the products' locks and has checked that there is enough; the database checks it again. One row. */
export function insertingOrder(order: NewOrder): RawBuilder<InsertedOrder> {
  const { address, quote } = order;
  return sql<InsertedOrder>`
    with taking as (
      select * from json_to_recordset(${takingsJson(order.takings)}::json)
        as t (product_id uuid, unit text, unit_name text, quantity int, left_after int)
    ), ${takenFrom(order.takings)} placed as (
      insert into orders (id, order_number, user_id, payment_method, full_name, phone, address, district, thana,
                          country, items_price, shipping_price, tax_price, total_price, idempotency_key,
                          created_at, updated_at)
      values (${order.id}, next_order_number(${order.numberPrefix}), ${order.userId}, ${order.paymentMethod},
              ${address.fullName}, ${address.phone}, ${address.address}, ${address.district}, ${address.thana},
              ${address.country}, ${quote.itemsPoisha}, ${quote.shippingPoisha}, ${quote.taxPoisha},
              ${quote.totalPoisha}, ${order.claim?.key ?? null}, ${order.now}, ${order.now})
      returning order_number
    ), known as (
      select p.order_number as "orderNumber", u.name as "userName", u.email as "userEmail"
      from placed p, users u where u.id = ${order.userId}
    ), lines as (
      insert into order_lines (order_id, position, product_id, name, image, price, quantity, size, colour)
      select ${order.id}::uuid, l.position, l.product_id, l.name, l.image, l.price, l.quantity, l.size, l.colour
      from json_to_recordset(${linesJson(quote)}::json)
        as l (position int, product_id uuid, name text, image text, price bigint, quantity int, size text, colour text)
    ), history as (
      insert into order_status_history (order_id, status, changed_by, changed_at)
      values (${order.id}, 'pending', ${order.userId}, ${order.now})
    ), ledger as (
      insert into stock_movements (product_id, unit, unit_name, delta, left_after, reason, order_id, moved_by, moved_at)
      select t.product_id, t.unit, coalesce(c.slug, t.unit_name), -t.quantity, t.left_after, 'order',
             ${order.id}::uuid, ${order.userId}::uuid, ${order.now}::timestamptz
      from taking t
      left join product_colours c on t.unit = 'colour' and c.product_id = t.product_id and c.name = t.unit_name
    ), emptied as (
      delete from cart_lines where user_id = ${order.userId}
    ), kept as (${keptAnswer(order)}
    ), caused_mail as (${causeMail('orderPlaced', order.id)}
    )
    select * from known`;
}
