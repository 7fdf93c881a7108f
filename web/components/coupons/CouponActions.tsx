import { useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { couponsTexts } from '#texts/coupons.ts';
import type { CouponOfShop } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { switchCoupon } from './couponActions.ts';

interface CouponActionsProps {
  coupon: CouponOfShop;
  onEdit: () => void;
}

/** A coupon that orders use cannot be deleted. It can be switched off. */
export function CouponActions({ coupon, onEdit }: CouponActionsProps) {
  const { code, used } = coupon;
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      <Button look="outline" size="sm" aria-label={couponsTexts.editCode(code)} onClick={onEdit}>
        {couponsTexts.edit}
      </Button>
      {used > 0 ? <SwitchButton coupon={coupon} /> : <DeleteButton coupon={coupon} />}
    </div>
  );
}

function SwitchButton({ coupon }: { coupon: CouponOfShop }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await switchCoupon(coupon);
    await revalidate();
    setBusy(false);
  };
  return (
    <Button
      look="outline"
      size="sm"
      busy={isBusy}
      aria-label={
        coupon.active ? couponsTexts.switchOffCode(coupon.code) : couponsTexts.switchOnCode(coupon.code)
      }
      onClick={() => void press()}
    >
      {coupon.active ? couponsTexts.switchOff : couponsTexts.switchOn}
    </Button>
  );
}

function DeleteButton({ coupon: { _id: id, code } }: { coupon: CouponOfShop }) {
  const fetcher = useFetcher();
  const remove = async () => {
    if (
      await confirm(couponsTexts.deleteQuestion(code), {
        yes: couponsTexts.deleteIt,
        no: couponsTexts.keep,
        isDangerous: true,
      })
    )
      await fetcher.submit({ intent: 'delete', id }, { method: 'post', action: '/admin/coupons' });
  };
  const isBusy = fetcher.state !== 'idle';
  return (
    <Button
      look="outline"
      size="sm"
      busy={isBusy}
      aria-label={couponsTexts.deleteCode(code)}
      onClick={() => void remove()}
    >
      {couponsTexts.deleteIt}
    </Button>
  );
}
