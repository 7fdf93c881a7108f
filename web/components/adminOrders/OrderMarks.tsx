import Clock from 'virtual:lucide/clock';
import Gift from 'virtual:lucide/gift';
import MessageCircle from 'virtual:lucide/message-circle';
import PackageCheck from 'virtual:lucide/package-check';
import Phone from 'virtual:lucide/phone';
import Printer from 'virtual:lucide/printer';
import Store from 'virtual:lucide/store';
import Truck from 'virtual:lucide/truck';
import Wallet from 'virtual:lucide/wallet';
import { orderSourceLabel } from '#domain/orderSources.ts';
import { isOpen } from '#domain/orderStatus.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { callTimes } from '#texts/deliveryWishes.ts';
import { orderStatusTexts } from '#texts/orderStatus.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import type { Icon as IconComponent } from '#web/ui/icon.ts';

interface Mark {
  text: string;
  Icon: IconComponent;
}

const sourceIcons = { phone: Phone, message: MessageCircle, counter: Store };

/** Notes for packing and sending the order. */
const wishMarksOf = ({ status, callTime, giftNote, hidePrices }: AdminOrder): Mark[] => [
  ...(callTime !== 'any' && isOpen(status)
    ? [{ text: adminOrdersTexts.callAt(callTimes[callTime]), Icon: Clock }]
    : []),
  ...(giftNote || hidePrices
    ? [{ text: hidePrices ? adminOrdersTexts.giftNoPrices : adminOrdersTexts.giftNote, Icon: Gift }]
    : []),
];

const marksOf = ({ source, printedAt, booking, settlement, returnedToShop }: AdminOrder): Mark[] => [
  ...(source === 'shop' ? [] : [{ text: orderSourceLabel(source), Icon: sourceIcons[source] }]),
  ...(printedAt ? [{ text: adminOrdersTexts.printed, Icon: Printer }] : []),
  ...(booking ? [{ text: adminOrdersTexts.bookedWith(booking.courier), Icon: Truck }] : []),
  ...(settlement ? [{ text: adminOrdersTexts.paidOut, Icon: Wallet }] : []),
  ...(returnedToShop ? [{ text: orderStatusTexts.returnedToShop, Icon: PackageCheck }] : []),
];

/** How it was ordered, if not on the website, and what was done with the parcel so far. */
export function OrderMarks({ order }: { order: AdminOrder }) {
  const marks = [...wishMarksOf(order), ...marksOf(order)];
  if (marks.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-3 text-muted text-xs">
      {marks.map(({ text, Icon }) => (
        <li key={text} className="inline-flex items-center gap-1">
          <Icon aria-hidden="true" className="size-3.5 shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  );
}
