/** Rows of past orders: the order with prices by the shop's own rules, its lines and its status history. */
import { orderedComponents } from '#domain/combos.ts';
import { deliveryFee } from '#domain/delivery.ts';
import { publicIdOf } from '#domain/images.ts';
import { toPoisha } from '#domain/money.ts';
import type { ShopSettings } from '#domain/settings.ts';
import type { DemoCustomer, DemoOrder } from './catalogue.ts';
import { demoId } from './demoIds.ts';
import { daysBefore, orderTimes } from './demoTimes.ts';
import type { DemoPhotos } from './photoRows.ts';
import { firstImage, type PlacedProduct } from './productRows.ts';

export interface PlacedCustomer extends DemoCustomer {
  id: string;
}

/** An order with its products and dates. */
export interface PlacedOrder {
  id: string;
  key: string;
  customer: PlacedCustomer;
  placed: Date;
  processing: Date;
  shipped: Date;
  delivered: Date;
  lines: readonly { product: PlacedProduct; quantity: number; size: string | null; colour: string | null }[];
}

export function placeOrder(
  order: DemoOrder,
  customer: PlacedCustomer,
  products: ReadonlyMap<string, PlacedProduct>,
  now: Date,
): PlacedOrder {
  const placed = daysBefore(now, order.daysAgo, order.key);
  const lines = order.lines.map(({ product: key, quantity, size = null, colour = null }) => {
    const product = products.get(key);
    if (!product) throw new Error(`Order ${order.key} of the demo catalogue names no product: ${key}`);
    return { product, quantity, size, colour };
  });
  const id = demoId('order', order.key, placed);
  return {
    id,
    key: order.key,
    customer,
    placed,
    ...orderTimes(placed, customer.address.district, order.key),
    lines,
  };
}

export function orderRow(
  { id, customer, placed, delivered, lines }: PlacedOrder,
  { delivery }: ShopSettings,
) {
  const itemsPrice = lines.reduce((sum, line) => sum + toPoisha(line.product.price) * line.quantity, 0);
  const shippingPrice = deliveryFee(itemsPrice, customer.address.district, delivery) ?? 0;
  return {
    id,
    user_id: customer.id,
    status: 'delivered' as const,
    full_name: customer.name,
    phone: customer.phone,
    ...customer.address,
    items_price: itemsPrice,
    shipping_price: shippingPrice,
    total_price: itemsPrice + shippingPrice,
    collected: itemsPrice + shippingPrice,
    created_at: placed,
    updated_at: delivered,
  };
}

export const lineRows = ({ id, lines }: PlacedOrder, photos: DemoPhotos) =>
  lines.map(({ product, quantity, size, colour }, position) => {
    const image = firstImage(product, photos);
    return {
      order_id: id,
      position,
      product_id: product.id,
      name: product.name,
      image,
      photo_id: publicIdOf(image),
      price: toPoisha(product.price),
      quantity,
      size,
      colour,
    };
  });

/** What the combos of an order were made of. */
export const lineComponentRows = ({ id, lines }: PlacedOrder) =>
  lines.flatMap(({ product: { components }, size }, position) =>
    orderedComponents(components, size).map((component, place) => ({
      order_id: id,
      position,
      place,
      product_id: component.product,
      name: component.name,
      quantity: component.quantity,
      size: component.selectedSize,
      colour: component.selectedColor,
    })),
  );

/** The customer placed the order. Later changes have no actor, because the shop had no admin yet. */
export const historyRows = ({ id, customer, placed, processing, shipped, delivered }: PlacedOrder) => [
  { order_id: id, status: 'pending' as const, changed_by: customer.id, changed_at: placed },
  { order_id: id, status: 'processing' as const, changed_by: null, changed_at: processing },
  { order_id: id, status: 'shipped' as const, changed_by: null, changed_at: shipped },
  { order_id: id, status: 'delivered' as const, changed_by: null, changed_at: delivered },
];
