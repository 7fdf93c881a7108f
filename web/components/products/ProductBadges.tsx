import { type Badge as BadgeName, badgesOf } from '#domain/products.ts';
import { stockStatuses } from '#domain/stock.ts';
import { Badge } from '#web/ui/Badge.tsx';
import type { CardProduct } from './cardProduct.ts';

/** That a product is featured, the place it is shown in says. */
export const shownBadges = (product: Parameters<typeof badgesOf>[0]): BadgeName[] =>
  badgesOf(product).filter((badge) => badge !== 'Featured');

const badgesOver = (product: CardProduct): string[] =>
  product.inStock ? shownBadges(product) : [stockStatuses.out];

/** What sets a product apart, over its photo; no box where there is nothing. Sold out says all there is to say. */
export function ProductBadges({ product, className }: { product: CardProduct; className: string }) {
  const badges = badgesOver(product);
  if (badges.length === 0) return null;
  return (
    <div className={className}>
      {badges.map((badge) => (
        <Badge key={badge} className="bg-paper/95!">
          {badge}
        </Badge>
      ))}
    </div>
  );
}
