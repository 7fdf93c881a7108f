/** An order of the API in the domain's terms, in poisha. */
import { toPoisha } from '#domain/money.ts';
import type { RefundedOrder } from '#domain/orderRefunds.ts';
import type { AdminOrder } from '#web/api/responses.ts';

export const refundedOrderOf = (order: AdminOrder): RefundedOrder => ({
  status: order.status,
  itemsPoisha: toPoisha(order.itemsPrice),
  discountPoisha: toPoisha(order.discount?.amount ?? 0),
  shippingPoisha: toPoisha(order.shippingPrice),
  taxPoisha: toPoisha(order.taxPrice),
  totalPoisha: toPoisha(order.totalPrice),
  paidPoisha: toPoisha(order.paid),
  collectedPoisha: order.collected === null ? null : toPoisha(order.collected),
  refundedPoisha: toPoisha(order.refundedTotal),
  lines: order.orderItems.map(({ price, quantity, returned }) => ({
    pricePoisha: toPoisha(price),
    quantity,
    returned,
  })),
});
