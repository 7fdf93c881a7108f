import { couponDaysText, couponLimitsText, couponUsesText, couponValueText } from '#domain/couponTexts.ts';
import { formatTaka } from '#domain/money.ts';
import { couponsTexts } from '#texts/coupons.ts';
import type { CouponOfShop } from '#web/api/responses.ts';
import { useMaySeeMoney } from '#web/auth/useMaySeeMoney.ts';
import { Cell, type Column, Row, Table } from '#web/ui/Table.tsx';
import { CouponActions } from './CouponActions.tsx';
import { CouponBadge } from './CouponBadge.tsx';

const columnsFor = (maySeeMoney: boolean): Column[] => [
  { label: couponsTexts.code },
  { label: couponsTexts.takesOff },
  { label: couponsTexts.state },
  { label: couponsTexts.used, className: 'text-right' },
  { label: couponsTexts.discounts, className: 'text-right' },
  ...(maySeeMoney ? [{ label: couponsTexts.revenue, className: 'text-right' }] : []),
  { label: couponsTexts.actions, isLabelHidden: true },
];

interface CouponTableProps {
  coupons: readonly CouponOfShop[];
  isBusy: boolean;
  onEdit: (coupon: CouponOfShop) => void;
}

/** Newest first. */
export const CouponTable = ({ coupons, isBusy, onEdit }: CouponTableProps) => (
  <Table label={couponsTexts.coupons} columns={columnsFor(useMaySeeMoney())} isBusy={isBusy}>
    {coupons.map((coupon) => (
      <CouponRow key={coupon._id} coupon={coupon} onEdit={() => onEdit(coupon)} />
    ))}
  </Table>
);

function CouponRow({ coupon, onEdit }: { coupon: CouponOfShop; onEdit: () => void }) {
  const limits = couponLimitsText(coupon);
  return (
    <Row>
      <Cell className="wrap-anywhere font-medium lg:max-w-48">{coupon.code}</Cell>
      <Cell className="lg:max-w-72">
        {couponValueText(coupon)}
        {limits && <span className="block text-muted text-xs">{limits}</span>}
      </Cell>
      <Cell>
        <CouponBadge state={coupon.state} />
        <span className="block pt-1 text-muted text-xs">{couponDaysText(coupon)}</span>
      </Cell>
      <Cell label={couponsTexts.used} className="tabular-nums lg:text-right">
        {couponUsesText(coupon)}
      </Cell>
      <Cell label={couponsTexts.discounts} className="tabular-nums lg:text-right">
        {formatTaka(coupon.discounts)}
      </Cell>
      {useMaySeeMoney() && (
        <Cell label={couponsTexts.revenue} className="tabular-nums lg:text-right">
          {formatTaka(coupon.revenue ?? 0)}
          <span className="block text-muted text-xs">
            {couponsTexts.expected(formatTaka(coupon.expected ?? 0))}
          </span>
        </Cell>
      )}
      <Cell>
        <CouponActions coupon={coupon} onEdit={onEdit} />
      </Cell>
    </Row>
  );
}
