/** An order as the API shows it: taka, and the fields of the specification. */
import { toTaka } from '#domain/money.ts';
import type { OrderRow } from './orderQueries.ts';

export const orderAnswer = (row: OrderRow) => ({
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
  history: row.history.map(({ status, at, by }) => ({ status, at: new Date(at).toISOString(), by })),
});

/** As its customer sees it: who of the shop made a change stays in the shop. */
export const ownOrderAnswer = (row: OrderRow) =>
  orderAnswer({ ...row, history: row.history.map((change) => ({ ...change, by: null })) });
