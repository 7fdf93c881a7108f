/** The response to placing an order, made before the order is written, since it is stored with it for repeated requests. */
import type { DeliveryDates } from '#domain/deliveryDates.ts';
import type { DeliveryWishes } from '#domain/deliveryWishes.ts';
import type { NewOrder } from '#domain/newOrder.ts';
import type { OrderDraft } from '#domain/orders.ts';
import { ownOrderResponse } from './orderResponse.ts';

interface OrderToWrite
  extends NewOrder,
    Pick<OrderDraft, 'shippingAddress' | 'paymentMethod' | keyof DeliveryWishes> {
  id: string;
  orderNumber: string;
  userId: string;
  buyer: { name: string; email: string | null };
  /** What was sold, by id. */
  products: ReadonlyMap<string, { nameBn: string }>;
  arrives: DeliveryDates;
  now: Date;
}

export const newOrderResponse = ({
  id,
  orderNumber,
  userId,
  buyer,
  products,
  now,
  quoted,
  coupon,
  paymentMethod,
  shippingAddress: to,
  arrives,
  ...wishes
}: OrderToWrite) =>
  ownOrderResponse({
    id,
    order_number: orderNumber,
    user_id: userId,
    user_name: buyer.name,
    user_email: buyer.email,
    source: 'shop',
    customer_name: null,
    customer_phone: null,
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
    discount: quoted.discountPoisha,
    coupon_code: coupon?.code ?? null,
    paid: 0,
    collected: null,
    refunded: 0,
    version: 1,
    note: wishes.note,
    second_phone: wishes.secondPhone,
    landmark: to.landmark,
    call_time: wishes.callTime,
    gift_note: wishes.giftNote,
    hide_prices: wishes.hidePrices,
    arrives_from: arrives.from,
    arrives_to: arrives.to,
    printed_at: null,
    created_at: now,
    exchange_of: null,
    exchanged_by: null,
    closing: null,
    booking: null,
    settlement: null,
    returns: [],
    payments: [],
    changes: [],
    lines: quoted.items.map(({ pricePoisha, selectedSize, selectedColor, ...line }) => ({
      ...line,
      price: pricePoisha,
      size: selectedSize,
      colour: selectedColor,
      nameBn: products.get(line.product)?.nameBn ?? '',
      returned: 0,
      components: [...(line.components ?? [])],
    })),
    history: [{ status: 'pending', at: now.toISOString(), by: null, reason: null }],
  });
