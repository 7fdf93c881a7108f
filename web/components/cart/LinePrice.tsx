import { formatTaka, toTaka } from '#domain/money.ts';
import { savedOnLine, savingText } from '#domain/savings.ts';
import { cartTexts } from '#texts/cart.ts';
import type { CartLine } from '#web/api/responses.ts';

type PricedLine = Pick<CartLine, 'price' | 'quantity' | 'product'>;

/** The price of a line with the crossed-out price before it, and what that saves. */
export function LinePrice({ price, quantity, product: { originalPrice } }: PricedLine) {
  const saved = savedOnLine({ price, originalPrice, quantity });
  const now = price * quantity;
  if (saved === 0) return <p className="font-medium tabular-nums">{formatTaka(now)}</p>;
  return (
    <div className="text-right tabular-nums">
      <p className="flex flex-wrap items-baseline justify-end gap-x-2">
        <s className="text-muted text-sm">
          <span className="sr-only">{cartTexts.before}</span>
          {formatTaka(now + toTaka(saved))}
        </s>
        <span className="font-medium">
          <span className="sr-only">{cartTexts.now}</span>
          {formatTaka(now)}
        </span>
      </p>
      <p className="font-medium text-good text-sm">{savingText(saved)}</p>
    </div>
  );
}
