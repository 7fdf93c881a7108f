import { couponsTexts } from '#texts/coupons.ts';
import type { CouponOfShop } from '#web/api/responses.ts';
import { GuardedDialog } from '#web/components/admin/GuardedDialog.tsx';
import { useLastValue } from '#web/ui/useLastValue.ts';
import { CouponEditor } from './CouponEditor.tsx';

/** A coupon to edit, or 'new'. */
export type OpenedCoupon = CouponOfShop | 'new';

interface CouponDialogProps {
  /** Null while closed. */
  opened: OpenedCoupon | null;
  onClose: () => void;
}

export function CouponDialog({ opened, onClose }: CouponDialogProps) {
  const shown = useLastValue(opened);
  const coupon = shown === 'new' ? null : shown;
  return (
    <GuardedDialog
      open={opened !== null}
      onClose={onClose}
      title={coupon ? couponsTexts.editCode(coupon.code) : couponsTexts.newCoupon}
    >
      {shown && <CouponEditor key={coupon?._id} coupon={coupon} onDone={onClose} />}
    </GuardedDialog>
  );
}
