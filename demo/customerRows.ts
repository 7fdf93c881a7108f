/** Rows of the demo customers: accounts that cannot log in, addresses and reviews. */
import type { DemoReview } from './catalogue.ts';
import { demoId } from './demoIds.ts';
import { DAY, daysBefore } from './demoTimes.ts';
import type { PlacedCustomer, PlacedOrder } from './orderRows.ts';
import type { PlacedProduct } from './productRows.ts';

export const userRow = ({ id, name, email, phone, ...customer }: PlacedCustomer, hash: string, now: Date) => {
  const joined = daysBefore(now, customer.joinedDaysAgo, email);
  return { id, name, email, phone, password_hash: hash, created_at: joined, updated_at: joined };
};

export const addressRow = (
  { id, key, name, phone, address, joinedDaysAgo, email }: PlacedCustomer,
  now: Date,
) => {
  const joined = daysBefore(now, joinedDaysAgo, email);
  return {
    id: demoId('address', key, joined),
    user_id: id,
    full_name: name,
    phone,
    ...address,
    is_default: true,
    created_at: joined,
    updated_at: joined,
  };
};

export function reviewRow(
  review: DemoReview,
  orders: ReadonlyMap<string, PlacedOrder>,
  products: ReadonlyMap<string, PlacedProduct>,
) {
  const order = orders.get(review.order);
  const product = products.get(review.product);
  if (!order || !product) throw new Error(`A review of the demo catalogue names no order: ${review.order}`);
  const written = new Date(order.delivered.getTime() + review.daysAfterDelivery * DAY);
  return {
    id: demoId('review', `${review.customer}/${review.product}`, written),
    product_id: product.id,
    user_id: order.customer.id,
    order_id: order.id,
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    helpful_count: review.helpful,
    created_at: written,
    updated_at: written,
  };
}
