/** Orders as a file: for a spreadsheet, or for a courier's bulk upload. */
import { type CourierLayout, courierSheet } from '#domain/courierLayouts.ts';
import { type Cell, csvOf } from '#domain/csv.ts';
import { formatMoment } from '#domain/dates.ts';
import { confirmationLabel, shownConfirmation } from '#domain/orderCalls.ts';
import { lineText, piecesOf } from '#domain/orderLines.ts';
import { statusLabel } from '#domain/orderStatus.ts';
import { MAX_LIMIT } from '#domain/pages.ts';
import { api } from '#web/api.ts';
import { paymentLabel } from '#web/components/orders/paymentLabel.ts';
import { downloadSheet } from '#web/downloadFile.ts';
import type { PublicShop } from '#web/shop.ts';
import type { DeskOrder } from './deskOrder.ts';

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
  'Shipping',
  'Total',
  'Payment',
  'Account email',
];

const callText = ({ status, confirmation }: DeskOrder): string => {
  const shown = shownConfirmation(status, confirmation);
  return shown ? confirmationLabel(shown) : '';
};

const rowOf = (order: DeskOrder): Cell[] => {
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

/** Null stands for the shop's own columns, for a spreadsheet. */
export function downloadOrders(
  orders: readonly DeskOrder[],
  layout: CourierLayout | null,
  shop: PublicShop,
): void {
  const text = layout ? courierSheet(layout, orders, shop) : csvOf([headings, ...orders.map(rowOf)]);
  const name = layout ? layout.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-') : 'orders';
  downloadSheet(text, name);
}

type Filter = NonNullable<NonNullable<Parameters<typeof api.orders>[0]>['query']>;

/** All pages of it, as large as a page may be. */
export async function filteredOrders(filter: Filter): Promise<DeskOrder[]> {
  const found = new Map<string, DeskOrder>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { ...filter, page: String(page), limit: String(MAX_LIMIT) };
    const { orders, totalPages } = await api.orders({ query });
    // An order placed meanwhile pushes the last one of a page to the next: it is not written twice.
    for (const order of orders) found.set(order._id, order);
    pages = totalPages;
  }
  return [...found.values()];
}
