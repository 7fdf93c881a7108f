import { formatTaka } from '#domain/money.ts';
import type { Product } from '#web/catalogue.ts';

/** The original price is struck through where it is higher. */
export function AdminPrice({ product: { price, originalPrice } }: { product: Product }) {
  const wasMore = originalPrice !== undefined && originalPrice > price;
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2 tabular-nums">
      <span className="font-medium">{formatTaka(price)}</span>
      {wasMore && (
        <s className="text-muted text-xs">
          <span className="sr-only">before </span>
          {formatTaka(originalPrice)}
        </s>
      )}
    </span>
  );
}
