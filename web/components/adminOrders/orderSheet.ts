/** Orders as CSV for a spreadsheet. */

import { callTimeText } from '#domain/callTimes.ts';
import { type Cell, csvOf } from '#domain/csv.ts';
import { formatMoment } from '#domain/dates.ts';
import { confirmationLabel, shownConfirmation } from '#domain/orderCalls.ts';
import { lineWithParts, piecesOf } from '#domain/orderLines.ts';
import { orderSourceLabel } from '#domain/orderSources.ts';
import { statusLabel } from '#domain/orderStatus.ts';
import { paymentLabel } from '#domain/orders.ts';
import { orderSheetTexts } from '#texts/orderSheet.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { downloadSheet } from '#web/browser/downloadFile.ts';

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

type Column = keyof typeof orderSheetTexts.headings;

const wishCells = (order: AdminOrder) => ({
  landmark: order.shippingAddress.landmark,
  note: order.note,
  secondPhone: order.secondPhone ?? '',
  callTime: callTimeText(order.callTime),
  giftNote: oneLine(order.giftNote),
  pricesOnSlip: order.hidePrices ? orderSheetTexts.no : orderSheetTexts.yes,
  estimatedFrom: order.estimatedDelivery?.from ?? '',
  estimatedTo: order.estimatedDelivery?.to ?? '',
});

const rowOf = (order: AdminOrder): Record<Column, Cell> => {
  const { shippingAddress: to, orderItems } = order;
  return {
    order: order.orderNumber,
    placed: formatMoment(order.createdAt),
    status: statusLabel(order.status),
    call: callText(order),
    name: to.fullName,
    phone: to.phone,
    address: to.address,
    thana: to.thana,
    district: to.district,
    ...wishCells(order),
    items: orderItems.map((line) => lineWithParts(line)).join('; '),
    pieces: piecesOf(orderItems),
    subtotal: order.itemsPrice,
    discount: order.discount?.amount ?? 0,
    discountCode: order.discount?.code ?? '',
    delivery: order.shippingPrice,
    total: order.totalPrice,
    payment: paymentLabel(order.paymentMethod),
    accountEmail: order.user?.email ?? '',
    source: orderSourceLabel(order.source),
    orderedBy: orderedBy(order),
  };
};

export const orderSheet = (orders: readonly AdminOrder[]): string => {
  const { headings } = orderSheetTexts;
  const columns = Object.keys(headings) as Column[];
  const rows = orders.map(rowOf);
  return csvOf([
    columns.map((column) => headings[column]),
    ...rows.map((row) => columns.map((column) => row[column])),
  ]);
};

export const downloadOrders = (orders: readonly AdminOrder[]): void =>
  downloadSheet(orderSheet(orders), 'orders');
