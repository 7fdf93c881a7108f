import { discountLabel, discountText } from '#domain/discountTexts.ts';
import { toPoisha } from '#domain/money.ts';
import type { Figures } from '#web/components/checkout/figures.ts';

/** What a code takes off the order. */
export const DiscountRow = ({ discount }: Pick<Figures, 'discount'>) =>
  discount && (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 break-words text-muted">{discountLabel(discount.code)}</dt>
      <dd className="shrink-0 text-right">{discountText(toPoisha(discount.amount))}</dd>
    </div>
  );
