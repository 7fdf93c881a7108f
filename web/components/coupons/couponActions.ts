/** The actions of a coupon's row. A toast shows a failure, and the row stays as it is. */

import { couponMessages } from '#texts/couponRules.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { CouponOfShop } from '#web/api/responses.ts';
import { toastOutcome } from '#web/api/toastOutcome.ts';

export async function deleteCoupon(id: string): Promise<void> {
  await toastOutcome(adminApi.deleteCoupon({ params: { id } }), couponMessages.deleteFailed);
}

/**
 * Switches a coupon on or off. Everything else stays. The server refuses it if another admin has changed the coupon since the
 * list was loaded, because the call contains all of the coupon.
 */
export async function switchCoupon({ _id: id, changedAt, ...coupon }: CouponOfShop): Promise<void> {
  try {
    const body = { ...coupon, active: !coupon.active, basedOn: changedAt };
    await adminApi.changeCoupon({ params: { id }, body });
  } catch (error) {
    toastFailure(error, couponMessages.saveFailed);
  }
}
