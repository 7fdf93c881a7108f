/** What an edited order will cost, by the rule that the server decides by. */
import { wishesOf } from '#domain/deliveryWishes.ts';
import { toPoisha } from '#domain/money.ts';
import { readNumber } from '#domain/numbers.ts';
import { decideEdit } from '#domain/orderEdit.ts';
import { type Discount, priceOfItems } from '#domain/orders.ts';
import { isProblem } from '#domain/problems.ts';
import type { DeliveryRule } from '#domain/settings.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { type EditedItem, orderedItems, pricedLines } from './editedItem.ts';

interface Typed {
  district: string;
  /** Null if they stay. */
  items: readonly EditedItem[] | null;
  /** Null if the shop's rule sets it. */
  fee: string | null;
  discount: string;
}

type PricedLine = ReturnType<typeof pricedLines>[number];

interface EditTotal {
  /** Null while the fields make no total. */
  totalPoisha: number | null;
  shippingPoisha: number;
  /** About the discount. */
  error?: string;
}

/** Undefined for what is no amount. */
const amountOf = (typed: string | null): number | undefined => {
  const taka = readNumber(typed);
  return typeof taka === 'number' && taka >= 0 ? taka : undefined;
};

/** Only the shop knows what the coupon takes off other items. Until then its discount stays, up to their price. */
function couponOf({ discount, shippingPrice }: AdminOrder, lines: readonly PricedLine[]): Discount | null {
  if (!discount?.code) return null;
  const isDeliveryFree = discount.amount === 0 && shippingPrice === 0;
  return { discountPoisha: Math.min(priceOfItems(lines), toPoisha(discount.amount)), isDeliveryFree };
}

export function editTotal(
  base: AdminOrder,
  { district, items, fee, discount }: Typed,
  rule: DeliveryRule,
): EditTotal {
  const before = {
    address: base.shippingAddress,
    wishes: wishesOf(base),
    lines: pricedLines(orderedItems(base)),
    shippingPoisha: toPoisha(base.shippingPrice),
    taxPoisha: toPoisha(base.taxPrice),
    discountPoisha: toPoisha(base.discount?.amount ?? 0),
  };
  const typed = amountOf(discount);
  const lines = items && pricedLines(items, base.orderItems);
  const coupon = couponOf(base, lines ?? before.lines);
  const isCouponKept = coupon !== null && typed === base.discount?.amount;
  const edit = {
    shippingAddress: { ...base.shippingAddress, district },
    shippingPrice: amountOf(fee),
    discount: isCouponKept ? undefined : typed,
  };
  try {
    return decideEdit(before, edit, { lines, rule, coupon });
  } catch (error) {
    const message = isProblem(error) ? error.details.errors?.discount : undefined;
    return { totalPoisha: null, shippingPoisha: before.shippingPoisha, error: message };
  }
}
