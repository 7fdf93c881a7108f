/** The filtered list of orders as a file for a spreadsheet. */
import { type Cell, csvOf } from '#domain/csv.ts';
import { formatMoment } from '#domain/dates.ts';
import { statusLabel } from '#domain/orderStatus.ts';
import { MAX_LIMIT } from '#domain/pages.ts';
import { api } from '#web/api.ts';
import type { Order } from '#web/components/orders/order.ts';
import { paymentLabel } from '#web/components/orders/paymentLabel.ts';

const headings = [
  'Order',
  'Placed',
  'Status',
  'Name',
  'Phone',
  'Address',
  'Thana',
  'District',
  'Items',
  'Pieces',
  'Subtotal',
  'Shipping',
  'Total',
  'Payment',
  'Account email',
];

const itemText = ({ name, quantity, selectedSize, selectedColor }: Order['orderItems'][number]) =>
  [`${quantity} × ${name}`, selectedSize, selectedColor].filter(Boolean).join(', ');

const rowOf = (order: Order): Cell[] => {
  const { shippingAddress: to, orderItems } = order;
  return [
    order.orderNumber,
    formatMoment(order.createdAt),
    statusLabel(order.status),
    to.fullName,
    to.phone,
    to.address,
    to.thana,
    to.district,
    orderItems.map(itemText).join('; '),
    orderItems.reduce((sum, { quantity }) => sum + quantity, 0),
    order.itemsPrice,
    order.shippingPrice,
    order.totalPrice,
    paymentLabel(order.paymentMethod),
    order.user.email,
  ];
};

export const sheetOf = (orders: readonly Order[]): string => csvOf([headings, ...orders.map(rowOf)]);

type Filter = NonNullable<NonNullable<Parameters<typeof api.orders>[0]>['query']>;

/** All pages of it, as large as a page may be. */
export async function filteredOrders(filter: Filter): Promise<Order[]> {
  const found = new Map<string, Order>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { ...filter, page: String(page), limit: String(MAX_LIMIT) };
    const { orders, totalPages } = await api.orders({ query });
    // An order placed meanwhile pushes the last one of a page to the next: it is not written twice.
    for (const order of orders) found.set(order._id, order);
    pages = totalPages;
  }
  return [...found.values()];
}
