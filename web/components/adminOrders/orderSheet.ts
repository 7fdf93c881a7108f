/** Orders as CSV for a spreadsheet. */

import { callTimeText } from '#domain/callTimes.ts';
import { inPackingOrder } from '#domain/courierFile.ts';
import { type Cell, csvOf } from '#domain/csv.ts';
import { formatMoment } from '#domain/dates.ts';
import { confirmationLabel, shownConfirmation } from '#domain/orderCalls.ts';
import { lineWithParts, piecesOf } from '#domain/orderLines.ts';
import { orderSourceLabel } from '#domain/orderSources.ts';
import { statusLabel } from '#domain/orderStatus.ts';
import { paymentLabel } from '#domain/orders.ts';
import { MAX_LIMIT } from '#domain/pages.ts';
import { adminApi } from '#web/api/adminClient.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { downloadSheet } from '#web/browser/downloadFile.ts';

const headings = [
  'Order',
  'Placed',
  'Status',
  'Call',
  'Name',
  'Phone',
  'Address',
  'Thana',
  'District',
  'Landmark',
  'Note',
  'Second phone',
  'Time to call',
  'Gift note',
  'Prices on slip',
  'Estimated from',
  'Estimated to',
  'Items',
  'Pieces',
  'Subtotal',
  'Discount',
  'Discount code',
  'Delivery',
  'Total',
  'Payment',
  'Account email',
  'Source',
  'Ordered by',
];

const callText = ({ status, confirmation }: AdminOrder): string => {
  const shown = shownConfirmation(status, confirmation);
  return shown ? confirmationLabel(shown) : '';
};

/** The customer, if someone else receives the parcel. */
const orderedBy = ({ customer, shippingAddress: to }: AdminOrder): string => {
  if (!customer || (customer.name === to.fullName && customer.phone === to.phone)) return '';
  return `${customer.name}, ${customer.phone}`;
};

/** A paragraph in a cell breaks the rows of many programs. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

const wishCells = (order: AdminOrder): Cell[] => [
  order.shippingAddress.landmark,
  order.note,
  order.secondPhone ?? '',
  callTimeText(order.callTime),
  oneLine(order.giftNote),
  order.hidePrices ? 'No' : 'Yes',
  order.estimatedDelivery?.from ?? '',
  order.estimatedDelivery?.to ?? '',
];

const rowOf = (order: AdminOrder): Cell[] => {
  const { shippingAddress: to, orderItems } = order;
  return [
    order.orderNumber,
    formatMoment(order.createdAt),
    statusLabel(order.status),
    callText(order),
    to.fullName,
    to.phone,
    to.address,
    to.thana,
    to.district,
    ...wishCells(order),
    orderItems.map((line) => lineWithParts(line)).join('; '),
    piecesOf(orderItems),
    order.itemsPrice,
    order.discount?.amount ?? 0,
    order.discount?.code ?? '',
    order.shippingPrice,
    order.totalPrice,
    paymentLabel(order.paymentMethod),
    order.user?.email ?? '',
    orderSourceLabel(order.source),
    orderedBy(order),
  ];
};

export const orderSheet = (orders: readonly AdminOrder[]): string => csvOf([headings, ...orders.map(rowOf)]);

export const downloadOrders = (orders: readonly AdminOrder[]): void =>
  downloadSheet(orderSheet(orders), 'orders');

export type OrderFilter = NonNullable<NonNullable<Parameters<typeof adminApi.orders>[0]>['query']>;

/** The oldest orders that match: the first to be packed. `total` says on which pages they are. */
export async function oldestOrders(filter: OrderFilter, total: number, most: number): Promise<AdminOrder[]> {
  const last = Math.ceil(total / most);
  const pages = await Promise.all(
    [last - 1, last].map((page) =>
      adminApi.orders({ query: { ...filter, page: String(Math.max(1, page)), limit: String(most) } }),
    ),
  );
  const found = new Map(pages.flatMap(({ orders }) => orders).map((order) => [order._id, order]));
  return inPackingOrder([...found.values()]).slice(0, most);
}

/** Fetches all pages, at the largest page size. */
export async function filteredOrders(filter: OrderFilter): Promise<AdminOrder[]> {
  const found = new Map<string, AdminOrder>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { ...filter, page: String(page), limit: String(MAX_LIMIT) };
    const { orders, totalPages } = await adminApi.orders({ query });
    // A new order shifts the last row of a page to the next page. Each order is written once.
    for (const order of orders) found.set(order._id, order);
    pages = totalPages;
  }
  return [...found.values()];
}
