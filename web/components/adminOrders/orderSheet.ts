/** Orders as CSV: for a spreadsheet or for a courier's bulk upload. */
import { type CourierLayout, courierSheet } from '#domain/courierLayouts.ts';
import { type Cell, csvOf } from '#domain/csv.ts';
import { formatMoment } from '#domain/dates.ts';
import { confirmationLabel, shownConfirmation } from '#domain/orderCalls.ts';
import { lineText, piecesOf } from '#domain/orderLines.ts';
import { statusLabel } from '#domain/orderStatus.ts';
import { paymentLabel } from '#domain/orders.ts';
import { MAX_LIMIT } from '#domain/pages.ts';
import { api } from '#web/api/client.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { downloadSheet } from '#web/browser/downloadFile.ts';
import type { PublicSettings } from '#web/state/settings.ts';

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
  'Items',
  'Pieces',
  'Subtotal',
  'Delivery',
  'Total',
  'Payment',
  'Account email',
];

const callText = ({ status, confirmation }: AdminOrder): string => {
  const shown = shownConfirmation(status, confirmation);
  return shown ? confirmationLabel(shown) : '';
};

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
    orderItems.map(lineText).join('; '),
    piecesOf(orderItems),
    order.itemsPrice,
    order.shippingPrice,
    order.totalPrice,
    paymentLabel(order.paymentMethod),
    order.user.email,
  ];
};

/** `layout` null means the default columns, for a spreadsheet. */
export function downloadOrders(
  orders: readonly AdminOrder[],
  layout: CourierLayout | null,
  settings: PublicSettings,
): void {
  const text = layout ? courierSheet(layout, orders, settings) : csvOf([headings, ...orders.map(rowOf)]);
  const name = layout ? layout.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-') : 'orders';
  downloadSheet(text, name);
}

type Filter = NonNullable<NonNullable<Parameters<typeof api.orders>[0]>['query']>;

/** Fetches all pages, at the largest page size. */
export async function filteredOrders(filter: Filter): Promise<AdminOrder[]> {
  const found = new Map<string, AdminOrder>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { ...filter, page: String(page), limit: String(MAX_LIMIT) };
    const { orders, totalPages } = await api.orders({ query });
    // A new order shifts the last row of a page to the next page. Each order is written once.
    for (const order of orders) found.set(order._id, order);
    pages = totalPages;
  }
  return [...found.values()];
}
