import { feeTextOrRange, totalLabel } from '#domain/delivery.ts';
import { formatTaka, toPoisha } from '#domain/money.ts';
import { cartTexts } from '#texts/cart.ts';
import type { Cart } from '#web/api/responses.ts';
import { useIsLoggedIn } from '#web/auth/session.ts';
import { DeliveryEstimate } from '#web/components/delivery/DeliveryEstimate.tsx';
import { useSettings } from '#web/state/settings.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextWith } from '#web/ui/TextWith.tsx';
import { CouponField } from './CouponField.tsx';
import { DeliveryPlace } from './DeliveryPlace.tsx';
import { DiscountRow } from './DiscountRow.tsx';
import { FreeDeliveryProgress } from './FreeDeliveryProgress.tsx';
import { SavingRow } from './SavingRow.tsx';
import { SumRow } from './SumRow.tsx';
import { useCartFigures } from './useCartFigures.ts';

export function CartSummary({ cart }: { cart: Cart }) {
  const isLoggedIn = useIsLoggedIn();
  const canBuy = cart.totalItems > 0;
  return (
    <section aria-labelledby="summary" className="flex flex-col gap-5 rounded-md bg-sand p-5 sm:p-8">
      <h2 id="summary" className="text-xl">
        {cartTexts.orderSummary}
      </h2>
      {canBuy && <Sums cart={cart} />}
      {canBuy ? (
        <ButtonLink to="/checkout" size="lg" wide>
          {cartTexts.proceedToCheckout}
        </ButtonLink>
      ) : (
        <p className="text-center text-muted text-sm">{cartTexts.nothingAvailable}</p>
      )}
      {!isLoggedIn && (
        <p className="text-center text-muted text-sm">
          <TextWith text={cartTexts.haveAnAccount} parts={{ login: <LoginLink /> }} />
        </p>
      )}
    </section>
  );
}

/** Nothing is delivered of a cart in which everything is sold out. */
function Sums({ cart }: { cart: Cart }) {
  const { delivery } = useSettings();
  const figures = useCartFigures(cart);
  const { discount, shippingPrice: fee } = figures;
  return (
    <>
      <FreeDeliveryProgress subtotal={cart.totalAmount - (discount?.amount ?? 0)} isFree={fee === 0} />
      <dl className="flex flex-col gap-2 border-line border-y py-4 tabular-nums">
        <SumRow term={cartTexts.subtotal(cart.totalItems)}>{formatTaka(cart.totalAmount)}</SumRow>
        <DiscountRow discount={discount} />
        <SumRow term={cartTexts.delivery}>
          {feeTextOrRange(fee === null ? null : toPoisha(fee), delivery)}
        </SumRow>
        <div className="flex justify-between gap-4 pt-2 font-medium text-lg">
          <dt>{totalLabel(fee)}</dt>
          <dd>{formatTaka(figures.totalPrice)}</dd>
        </div>
      </dl>
      <SavingRow items={cart.items} discount={discount} />
      <CouponField discount={cart.discount} />
      <DeliveryEstimate />
      <DeliveryPlace />
    </>
  );
}

const LoginLink = () => (
  <Link
    to="/auth/login?returnTo=/cart"
    className="inline-flex min-h-6 items-center justify-center pointer-coarse:min-h-11 pointer-coarse:min-w-11 font-medium text-accent underline underline-offset-4"
  >
    {cartTexts.logIn}
  </Link>
);
