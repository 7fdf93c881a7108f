import { clsx } from 'clsx';
import { feeTextOrRange, totalLabel } from '#domain/delivery.ts';
import { formatTaka, toPoisha } from '#domain/money.ts';
import { noticeText } from '#domain/noticeText.ts';
import { checkoutTexts } from '#texts/checkout.ts';
import { digits } from '#texts/numbers.ts';
import type { Cart, CartLine } from '#web/api/responses.ts';
import { ChoiceText } from '#web/components/cart/ChoiceText.tsx';
import { CouponField } from '#web/components/cart/CouponField.tsx';
import { DiscountRow } from '#web/components/cart/DiscountRow.tsx';
import { LinePrice } from '#web/components/cart/LinePrice.tsx';
import { SavingRow } from '#web/components/cart/SavingRow.tsx';
import { SumRow } from '#web/components/cart/SumRow.tsx';
import { useSettings } from '#web/state/settings.ts';
import { Picture } from '#web/ui/Picture.tsx';
import type { Figures } from './figures.ts';

interface CheckoutSummaryProps {
  cart: Cart;
  figures: Figures;
}

/** The items and, unless all of them are sold out or ordered in another tab, the total. */
export function CheckoutSummary({ cart, figures }: CheckoutSummaryProps) {
  return (
    <>
      <h2 className="text-xl">{checkoutTexts.orderSummary}</h2>
      <ul className="flex flex-col gap-4">
        {cart.items.map((line) => (
          <SummaryLine key={line._id} line={line} />
        ))}
      </ul>
      {cart.totalItems > 0 && <Sums cart={cart} figures={figures} />}
    </>
  );
}

function Sums({ cart, figures }: CheckoutSummaryProps) {
  const { itemsPrice, discount, shippingPrice, totalPrice } = figures;
  const { delivery } = useSettings();
  return (
    <>
      <dl aria-live="polite" className="flex flex-col gap-2 border-line border-t pt-4 tabular-nums">
        <SumRow term={checkoutTexts.subtotal}>{formatTaka(itemsPrice)}</SumRow>
        <DiscountRow discount={discount} />
        <SumRow term={checkoutTexts.delivery}>
          {feeTextOrRange(shippingPrice === null ? null : toPoisha(shippingPrice), delivery)}
        </SumRow>
        <div className="mt-2 flex justify-between gap-4 border-line border-t pt-4 font-medium text-lg">
          <dt>{totalLabel(shippingPrice)}</dt>
          <dd>{formatTaka(totalPrice)}</dd>
        </div>
      </dl>
      <SavingRow items={cart.items} discount={discount} />
      <CouponField discount={cart.discount} />
    </>
  );
}

/** Unavailable items stay visible but are not part of the sum. */
function SummaryLine({ line }: { line: CartLine }) {
  const { name, image, quantity, price, available, maxQuantity, notice } = line;
  return (
    <li className="flex gap-4">
      <Picture
        src={image}
        alt=""
        sizes="4rem"
        className={clsx('w-16 shrink-0 self-start rounded-md', !available && 'opacity-60')}
      />
      <div className="min-w-0 grow text-sm">
        <p className="leading-5">{name}</p>
        <ChoiceText {...line} />
        {available && (
          <p className="text-muted tabular-nums">
            {digits(quantity)} × {formatTaka(price)}
          </p>
        )}
        {notice && <p className="font-medium text-caution">{noticeText(notice, maxQuantity)}</p>}
      </div>
      {available && (
        <div className="shrink-0 text-sm">
          <LinePrice {...line} />
        </div>
      )}
    </li>
  );
}
