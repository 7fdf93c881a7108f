/** The text that confirms an order in a chat: number, items, what it costs, where it goes. */
import { formatTaka } from './money.ts';
import { orderFigures, type PricedOrder } from './orderFigures.ts';
import { lineText } from './orderLines.ts';
import { formatPhone } from './phones.ts';

interface ConfirmedOrder extends PricedOrder {
  orderNumber: string;
  /** Price of one piece, in taka. */
  orderItems: readonly {
    name: string;
    quantity: number;
    price: number;
    selectedSize: string | null;
    selectedColor: string | null;
  }[];
  shippingAddress: { fullName: string; phone: string; address: string; thana: string; district: string };
}

const TO_PAY = 'To pay at the door';

/** Plain text, one fact a line. Amounts are in taka. */
export function orderConfirmation(order: ConfirmedOrder, shopName: string): string {
  const { fullName, phone, address, thana, district } = order.shippingAddress;
  return [
    `${shopName}: order ${order.orderNumber}`,
    ...order.orderItems.map((line) => `${lineText(line)}: ${formatTaka(line.price * line.quantity)}`),
    ...orderFigures(order).flatMap(({ label, text }) => (label === TO_PAY ? [] : `${label}: ${text}`)),
    `${TO_PAY}: ${formatTaka(order.toCollect)}`,
    `Deliver to: ${fullName}, ${formatPhone(phone)}, ${address}, ${thana}, ${district}`,
  ].join('\n');
}
