/**
 * Everything that an order writes: stock, the event for all that is derived from it, order, lines, history, ledger and the
 * stored response. It also empties the cart. What most orders write is one statement with a part for each: PostgreSQL and the
 * driver do less for one statement than for ten. What few orders write follows as statements of its own, so that there are
 * few texts to prepare.
 */
import { type RawBuilder, sql } from 'kysely';
import { colourSlug } from '#domain/colours.ts';
import { unitCost } from '#domain/combos.ts';
import type { DeliveryDates } from '#domain/deliveryDates.ts';
import type { DeliveryWishes } from '#domain/deliveryWishes.ts';
import { publicIdOf } from '#domain/images.ts';
import { SHOP_LANGUAGE } from '#domain/languages.ts';
import type { NewOrder } from '#domain/newOrder.ts';
import type { Confirmation } from '#domain/orderCalls.ts';
import type { OrderSource } from '#domain/orderSources.ts';
import type { OrderDraft } from '#domain/orders.ts';
import type { StockAllocation } from '#domain/stockAllocation.ts';
import { recordingUse } from '#server/coupons/useQueries.ts';
import { type IdempotencyClaim, storingResponse } from '#server/database/idempotency.ts';
import type { OrderChanged } from '#server/outbox/events.ts';
import { insertingEvent } from '#server/outbox/outboxQueries.ts';
import type { ProductForSale, ProductsById } from '#server/products/saleQueries.ts';
import type { Language } from '#texts/language.ts';
import { insertingComponents } from './lineComponentQueries.ts';
import { newOrderState } from './recordOrderChange.ts';

/** The admin who enters an order for a customer. */
export interface EnteredBy {
  admin: string;
  /** The order from which it replaces lines. */
  exchangeOf: string | null;
  source: OrderSource;
  /** Who ordered, if somebody else receives the parcel. */
  customer: { name: string; phone: string } | null;
  /** What the admin chose for the customer. */
  language?: Language;
}

interface OrderToInsert
  extends NewOrder,
    Pick<OrderDraft, 'shippingAddress' | 'paymentMethod' | keyof DeliveryWishes> {
  id: string;
  orderNumber: string;
  /** The days on which it may arrive, as the customer is told. Null for goods that are handed over in the shop. */
  arrives: DeliveryDates | null;
  /** Null for a customer without an account. */
  userId: string | null;
  /** As they were locked. */
  products: ProductsById;
  claim: IdempotencyClaim | null;
  /** The language of the request. */
  language: Language;
  /** Stored for a repeated request. */
  response: object;
  /** The customer's cart then stays. */
  enteredBy?: EnteredBy;
  now: Date;
}

type Write = RawBuilder<unknown>;

/** The caller holds the products' locks and has checked the stock. The database checks it again. */
export const insertingOrder = (order: OrderToInsert): Write[] => [
  sql`with ${sql.join(partsOf(order))} ${insertingRow(order)}`,
  ...allocateBatches(order.allocations),
  ...insertingComponents(order.id, order.quoted.items),
  ...usingCoupon(order),
];

/** The foreign keys are checked when the whole statement is done, so the parts may be in any order. */
const partsOf = (order: OrderToInsert): Write[] => [
  sql`left_over as (${allocateStock(order)})`,
  sql`event as (${insertingEvent(eventWithStock(order))})`,
  ...allocateChoices(order.allocations),
  sql`lines as (${insertingLines(order)})`,
  sql`history as (${insertingHistory(order)})`,
  sql`movements as (${insertingMovements(order)})`,
  ...(order.enteredBy ? [] : [sql`cart as (delete from cart_lines where user_id = ${order.userId})`]),
  ...(order.claim ? [sql`stored as (${storingResponse(order.claim, 201, order.response)})`] : []),
];

/** The code leaves the cart with the items. */
function usingCoupon({
  id,
  userId,
  coupon,
  shippingAddress: { phone },
  quoted,
  now,
}: OrderToInsert): Write[] {
  if (!coupon) return [];
  const use = { orderId: id, couponId: coupon.id, phone, amount: quoted.discountPoisha, now };
  return [...recordingUse(use), sql`update carts set coupon_code = null where user_id = ${userId}`];
}

/** The customer has confirmed it to the admin, so no call is needed. */
const confirmationOf = ({ enteredBy }: Pick<OrderToInsert, 'enteredBy'>): Confirmation =>
  enteredBy ? 'confirmed' : 'to_call';

/** Its `stock` is added by the statement. */
const eventOf = ({
  id,
  userId,
  now,
  quoted,
  shippingAddress: to,
  enteredBy,
}: OrderToInsert): Omit<OrderChanged, 'stock'> => ({
  kind: 'orderChanged',
  order: id,
  user: userId,
  placedAt: now.toISOString(),
  before: null,
  after: { ...newOrderState(quoted.totalPoisha, to), confirmation: confirmationOf({ enteredBy }) },
  ...(enteredBy && { source: enteredBy.source }),
  sold: quoted.items.map(({ product, quantity, pricePoisha }) => ({
    product,
    pieces: quantity,
    poisha: quantity * pricePoisha,
  })),
});

/** The event with what is left of the products. */
const eventWithStock = (order: OrderToInsert): Write => sql`(
  select ${JSON.stringify(eventOf(order))}::jsonb || jsonb_build_object('stock', jsonb_agg(l)) from left_over l)`;

/** Updates the products' counts and their sums over sizes and colors. */
function allocateStock(order: OrderToInsert): Write {
  const taken = [...Map.groupBy(order.allocations, ({ productId }) => productId)];
  const pieces = (kind: StockAllocation['kind']) =>
    taken.map(([, allocations]) =>
      allocations.reduce((sum, one) => sum + (one.kind === kind ? one.quantity : 0), 0),
    );
  const ids = taken.map(([id]) => id);
  const before = ids.map((id) => order.products.get(id)?.available ?? null);
  return sql`
    update products p
    set stock = p.stock - t.own, sizes_stock = p.sizes_stock - t.sized, colours_stock = p.colours_stock - t.coloured
    from unnest(${ids}::uuid[], ${pieces('product')}::int[], ${pieces('size')}::int[], ${pieces('colour')}::int[],
                ${before}::int[]) t (id, own, sized, coloured, before)
    where p.id = t.id
    returning p.id as product, t.before, p.available_stock as after`;
}

const tables = {
  size: sql.table('product_sizes'),
  colour: sql.table('product_colours'),
} as const;
const names = { size: sql.ref('sizes'), colour: sql.ref('colours') } as const;

/** Most orders take from one kind of choice only. */
const allocateChoices = (allocations: readonly StockAllocation[]): Write[] =>
  (['size', 'colour'] as const).flatMap((kind) => {
    const taken = allocations.filter((allocation) => allocation.kind === kind);
    if (taken.length === 0) return [];
    return sql`${names[kind]} as (
      update ${tables[kind]} c set stock = c.stock - t.quantity
      from unnest(${taken.map(({ productId }) => productId)}::uuid[], ${taken.map(({ unitName }) => unitName)}::text[],
                  ${taken.map(({ quantity }) => quantity)}::int[]) t (product_id, name, quantity)
      where c.product_id = t.product_id and c.name = t.name)`;
  });

/** Only cosmetics with batches have them. */
function allocateBatches(allocations: readonly StockAllocation[]): Write[] {
  const taken = allocations.filter(({ kind }) => kind === 'batch');
  if (taken.length === 0) return [];
  return [
    sql`
      update product_batches b set pieces = b.pieces - t.quantity
      from unnest(${taken.map(({ unitName }) => unitName)}::uuid[], ${taken.map(({ quantity }) => quantity)}::int[])
        t (id, quantity)
      where b.id = t.id`,
  ];
}

const insertingRow = ({ shippingAddress: to, quoted, enteredBy, ...order }: OrderToInsert): Write => sql`
  insert into orders (id, order_number, user_id, payment_method, full_name, phone, address, district, thana, country,
                      items_price, discount, shipping_price, tax_price, total_price, coupon_code, note, second_phone,
                      landmark, call_time, gift_note, hide_prices, language, arrives_from, arrives_to, confirmation, exchange_of, source, customer_name, customer_phone, idempotency_key, created_at, updated_at)
  values (${order.id}, ${order.orderNumber}, ${order.userId}, ${order.paymentMethod}, ${to.fullName}, ${to.phone},
          ${to.address}, ${to.district}, ${to.thana}, ${to.country}, ${quoted.itemsPoisha}, ${quoted.discountPoisha},
          ${quoted.shippingPoisha}, ${quoted.taxPoisha}, ${quoted.totalPoisha}, ${order.coupon?.code ?? null}, ${order.note},
          ${order.secondPhone}, ${to.landmark}, ${order.callTime}, ${order.giftNote}, ${order.hidePrices}, ${languageOf({ enteredBy, ...order })},
          ${order.arrives?.from ?? null}, ${order.arrives?.to ?? null}, ${confirmationOf({ enteredBy })}, ${enteredBy?.exchangeOf ?? null}, ${enteredBy?.source ?? 'shop'},
          ${enteredBy?.customer?.name ?? null}, ${enteredBy?.customer?.phone ?? null}, ${order.claim?.key ?? null},
          ${order.now}, ${order.now})`;

/** For an order entered by an admin: what the order before it had, what the admin chose, what the customer's account says. */
const languageOf = ({
  enteredBy,
  userId,
  language,
}: Pick<OrderToInsert, 'enteredBy' | 'userId' | 'language'>): Write =>
  enteredBy
    ? sql`coalesce((select language from orders where id = ${enteredBy.exchangeOf}),
                   ${enteredBy.language ?? null}, (select language from users where id = ${userId}), ${SHOP_LANGUAGE})`
    : sql`${language}`;

function insertingLines({ id, quoted: { items }, products }: OrderToInsert): Write {
  const each = <T>(value: (item: (typeof items)[number]) => T): T[] => items.map(value);
  return sql`
    insert into order_lines (order_id, position, product_id, name, image, photo_id, price, quantity, size, colour, unit_cost)
    select ${id}::uuid, l.* from unnest(
      ${items.map((_, position) => position)}::int[], ${each(({ product }) => product)}::uuid[],
      ${each(({ name }) => name)}::text[], ${each(({ image }) => image)}::text[],
      ${each(({ image }) => publicIdOf(image))}::uuid[], ${each(({ pricePoisha }) => pricePoisha)}::bigint[],
      ${each(({ quantity }) => quantity)}::int[], ${each(({ selectedSize }) => selectedSize)}::text[],
      ${each(({ selectedColor }) => selectedColor)}::text[],
      ${each(({ product }) => costOf(products.get(product)))}::bigint[]) l`;
}

const costOf = (product: ProductForSale | undefined): number | null => (product ? unitCost(product) : null);

const insertingHistory = ({ id, userId, now, enteredBy }: OrderToInsert): Write => sql`
  insert into order_status_history (order_id, status, changed_by, changed_at)
  values (${id}, 'pending', ${enteredBy?.admin ?? userId}, ${now})`;

/** The ledger names a color by its slug. */
function insertingMovements({ id, userId, now, allocations, enteredBy }: OrderToInsert): Write {
  const each = <T>(value: (allocation: StockAllocation) => T): T[] => allocations.map(value);
  return sql`
    insert into stock_movements (product_id, unit, unit_name, delta, left_after, reason, order_id, moved_by, moved_at)
    select m.*, 'order', ${id}::uuid, ${enteredBy?.admin ?? userId}::uuid, ${now}::timestamptz from unnest(
      ${each(({ productId }) => productId)}::uuid[], ${each(({ kind }) => kind)}::text[],
      ${each(({ kind, unitName }) => (kind === 'colour' ? colourSlug(unitName) : unitName))}::text[],
      ${each(({ quantity }) => -quantity)}::int[], ${each(({ stock, quantity }) => stock - quantity)}::int[]) m`;
}
