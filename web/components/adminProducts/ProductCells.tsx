/** Parts of a product's row in admin: photo, price and stock status. */
import Star from 'virtual:lucide/star';
import { formatTaka } from '#domain/money.ts';
import { piecesToBuy, type StockLevel, stockLevel } from '#domain/stock.ts';
import { adminProductsTexts } from '#texts/adminProducts.ts';
import { stockStatuses } from '#texts/stock.ts';
import type { Product } from '#web/api/responses.ts';
import { useSettings } from '#web/state/settings.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { Picture } from '#web/ui/Picture.tsx';

/** The first photo, with a star if the product is featured. */
export function ProductThumb({ product: { images, featured } }: { product: Product }) {
  return (
    <span className="relative block size-14 shrink-0">
      <Picture src={images[0]?.url} alt="" sizes="3.5rem" className="size-14 rounded-sm" />
      {featured && (
        <span className="absolute -top-1.5 -right-1.5 grid size-6 place-items-center rounded-full bg-accent text-on-accent">
          <Star aria-hidden="true" className="size-3.5 fill-current" />
        </span>
      )}
    </span>
  );
}

/** Strikes through the original price if it is higher. */
export function AdminPrice({ product: { price, originalPrice } }: { product: Product }) {
  const wasMore = originalPrice !== undefined && originalPrice > price;
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2 tabular-nums">
      <span className="font-medium">{formatTaka(price)}</span>
      {wasMore && (
        <s className="text-muted text-xs">
          <span className="sr-only">{adminProductsTexts.before}</span>
          {formatTaka(originalPrice)}
        </s>
      )}
    </span>
  );
}

const tones: Record<StockLevel, BadgeTone> = { out: 'bad', low: 'caution', in: 'good' };

export function StockBadge({ product }: { product: Product }) {
  const { lowStockLimit } = useSettings();
  const level = stockLevel(piecesToBuy(product), lowStockLimit);
  return <Badge tone={tones[level]}>{stockStatuses[level]}</Badge>;
}
