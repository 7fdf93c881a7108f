/** What the coupon of an edited order takes off. The caller holds the order's lock. */
import { couponDiscount, discountAfterEdit } from '#domain/coupons.ts';
import type { Discount } from '#domain/orders.ts';
import { changeUse, usedCouponOf } from '#server/coupons/useQueries.ts';
import type { Database } from '#server/database/connect.ts';
import { categoriesOf } from './editQueries.ts';
import type { LockedOrder } from './orderQueries.ts';

interface Line {
  product: string | null;
  pricePoisha: number;
  quantity: number;
}

interface EditedOrder {
  discountPoisha: number;
  lines: readonly Line[];
  /** Null if they stay. Then the discount stays, too. */
  newLines: readonly Line[] | null;
  /** An admin sets another discount, so the coupon decides no longer. */
  isSetByAdmin: boolean;
}

/** Null for an order without a coupon. */
export async function couponAfterEdit(
  trx: Database,
  { id, couponCode }: LockedOrder,
  { discountPoisha, lines, newLines, isSetByAdmin }: EditedOrder,
): Promise<Discount | null> {
  const used = couponCode === null ? null : await usedCouponOf(trx, id);
  if (!used) return null;
  const sold = newLines ?? lines;
  const categories = await categoriesOf(
    trx,
    sold.flatMap(({ product }) => product ?? []),
  );
  const items = sold.map((line) => ({ ...line, category: categories.get(line.product ?? '') ?? null }));
  if (!newLines) return { ...couponDiscount(used.terms, items), discountPoisha };
  const decided = discountAfterEdit(used, discountPoisha, items);
  if (used.givenPoisha === discountPoisha && !isSetByAdmin) await changeUse(trx, id, decided.discountPoisha);
  return decided;
}
