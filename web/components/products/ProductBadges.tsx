import { type Badge as BadgeName, badgesOf } from '#domain/products.ts';
import { productsTexts } from '#texts/products.ts';
import { stockStatuses } from '#texts/stock.ts';
import { Badge } from '#web/ui/Badge.tsx';
import type { CardProduct } from './cardProduct.ts';

/** Hides "featured" where the section already says so. */
export const shownBadges = (product: Parameters<typeof badgesOf>[0]): BadgeName[] =>
  badgesOf(product).filter((badge) => badge !== 'Featured');

/** Badges below the price, so that they do not cover the photo. "Sold out" hides the others. */
export function ProductBadges({ product }: { product: CardProduct }) {
  const badges = product.inStock
    ? shownBadges(product).map((badge) => productsTexts.badges[badge])
    : [stockStatuses.out];
  if (badges.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1 pt-1">
      {badges.map((badge) => (
        <Badge key={badge} tone={product.inStock ? 'plain' : 'bad'}>
          {badge}
        </Badge>
      ))}
    </div>
  );
}
