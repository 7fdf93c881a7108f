/** The text that confirms an order in a chat: number, items, what it costs, where it goes. */
import { orderConfirmationTexts } from '#texts/orderConfirmation.ts';
import { orderFigureTexts } from '#texts/orderFigures.ts';
import { isToDeliver } from './addresses.ts';
import { formatTaka } from './money.ts';
import { orderFigures, type PricedOrder } from './orderFigures.ts';
import { lineWithParts } from './orderLines.ts';
import { formatPhone } from './phones.ts';
import { placeName } from './thanas.ts';

interface OrderedItem {
  name: string;
  quantity: number;
  selectedSize: string | null;
  selectedColor: string | null;
}

interface ConfirmedOrder extends PricedOrder {
  orderNumber: string;
  /** Price of one piece, in taka. */
  orderItems: readonly (OrderedItem & { price: number; components: readonly OrderedItem[] })[];
  shippingAddress: { fullName: string; phone: string; address: string; thana: string; district: string };
}

/** Plain text, one fact a line. Amounts are in taka. */
export function orderConfirmation(order: ConfirmedOrder, shopName: string): string {
  const { fullName, phone, address } = order.shippingAddress;
  const place = isToDeliver({ address }) ? [address, placeName(order.shippingAddress)] : [];
  const to = [fullName, formatPhone(phone), ...place].join(', ');
  return [
    orderConfirmationTexts.heading(shopName, order.orderNumber),
    ...order.orderItems.map((line) => `${lineWithParts(line)}: ${formatTaka(line.price * line.quantity)}`),
    ...orderFigures(order).flatMap(({ label, text }) =>
      label === orderFigureTexts.toPayAtDoor ? [] : `${label}: ${text}`,
    ),
    `${orderFigureTexts.toPayAtDoor}: ${formatTaka(order.toCollect)}`,
    isToDeliver({ address }) ? orderConfirmationTexts.deliverTo(to) : orderConfirmationTexts.soldTo(to),
  ].join('\n');
}
