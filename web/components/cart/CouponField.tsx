import { cartTexts } from '#texts/cart.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { CartDiscount } from '#web/state/cartCoupon.ts';
import { removeCode, useGuestCode } from '#web/state/cartCoupon.ts';
import { Button } from '#web/ui/Button.tsx';
import { CouponForm } from './CouponForm.tsx';

/** The code of a coupon: a field, or the code that was entered. `discount`: of the cart. */
export function CouponField({ discount }: { discount: CartDiscount | null }) {
  const guest = useGuestCode();
  if (discount) {
    const { code, reason } = discount;
    return <EnteredCode code={code} note={reason ?? cartTexts.applied} isRefused={reason !== null} />;
  }
  if (guest.code && !guest.reason) {
    return <EnteredCode code={guest.code} note={cartTexts.codeCheckedLater} isRefused={false} />;
  }
  // A code that was refused after login comes with its reason.
  return <CouponForm key={guest.reason} first={guest} />;
}

interface EnteredCodeProps {
  code: string;
  note: string;
  isRefused: boolean;
}

function EnteredCode({ code, note, isRefused }: EnteredCodeProps) {
  const remove = () => void removeCode().catch((error) => toastFailure(error, cartTexts.codeFailed));
  return (
    <div className="flex items-center justify-between gap-4 text-sm" aria-live="polite">
      <p className="min-w-0">
        <span className="break-all font-medium">{code}</span>
        <span className={isRefused ? 'block font-medium text-caution' : 'block text-muted'}>{note}</span>
      </p>
      <Button look="quiet" size="sm" aria-label={cartTexts.removeCode(code)} onClick={remove}>
        {cartTexts.remove}
      </Button>
    </div>
  );
}
