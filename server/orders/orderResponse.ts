/** An order in the API's responses. Only this file builds it. */
import { toTaka } from '#domain/money.ts';
import type { NewOrder } from '#domain/newOrder.ts';
import type { OrderDraft } from '#domain/orders.ts';
import type { OrderRow } from './orderQueries.ts';

export const orderResponse = (row: OrderRow) => ({
  _id: row.id,
  orderNumber: row.order_number,
  createdAt: row.created_at,
  status: row.status,
  paymentMethod: row.payment_method,
  orderItems: row.lines.map((line) => ({
    product: line.product,
    name: line.name,
    image: line.image,
    price: toTaka(line.price),
    quantity: line.quantity,
    selectedSize: line.size,
    selectedColor: line.colour,
  })),
  shippingAddress: {
    fullName: row.full_name,
    phone: row.phone,
    address: row.address,
    district: row.district,
    thana: row.thana,
    country: row.country,
  },
  itemsPrice: toTaka(row.items_price),
  taxPrice: toTaka(row.tax_price),
  shippingPrice: toTaka(row.shipping_price),
  totalPrice: toTaka(row.total_price),
  user: { _id: row.user_id, name: row.user_name, email: row.user_email },
  history: row.history.map(({ at, ...change }) => ({ ...change, at: new Date(at).toISOString() })),
});

/** An order for its customer. The names of admins who changed it are left out. */
export const ownOrderResponse = (row: OrderRow) =>
  orderResponse({ ...row, history: row.history.map((change) => ({ ...change, by: null })) });

interface OrderToWrite extends NewOrder, Pick<OrderDraft, 'shippingAddress' | 'paymentMethod'> {
  id: string;
  orderNumber: string;
  userId: string;
  buyer: { name: string; email: string };
  now: Date;
}

/** The response to placing an order, before the order is written. */
export const newOrderResponse = ({
  id,
  orderNumber,
  userId,
  buyer,
  now,
  quoted,
  paymentMethod,
  shippingAddress: to,
}: OrderToWrite) =>
  ownOrderResponse({
    id,
    order_number: orderNumber,
    user_id: userId,
    user_name: buyer.name,
    user_email: buyer.email,
    status: 'pending',
    confirmation: 'to_call',
    payment_method: paymentMethod,
    full_name: to.fullName,
    phone: to.phone,
    address: to.address,
    district: to.district,
    thana: to.thana,
    country: to.country,
    items_price: quoted.itemsPoisha,
    shipping_price: quoted.shippingPoisha,
    tax_price: quoted.taxPoisha,
    total_price: quoted.totalPoisha,
    created_at: now,
    lines: quoted.items.map(({ pricePoisha, selectedSize, selectedColor, ...line }) => ({
      ...line,
      price: pricePoisha,
      size: selectedSize,
      colour: selectedColor,
    })),
    history: [{ status: 'pending', at: now.toISOString(), by: null, reason: null }],
  });
