import { type Badge as BadgeName, badgesOf } from '#domain/products.ts';
import { stockStatuses } from '#domain/stock.ts';
import { Badge } from '#web/ui/Badge.tsx';
import type { CardProduct } from './cardProduct.ts';

/** That a product is featured, the place it is shown in says. */
export const shownBadges = (product: Parameters<typeof badgesOf>[0]): BadgeName[] =>
  badgesOf(product).filter((badge) => badge !== 'Featured');

/** What sets a product apart, over its photo. Sold out says all there is to say. */
export function ProductBadges({ product }: { product: CardProduct }) {
  if (!product.inStock) return <Badge className="bg-paper/95!">{stockStatuses.out}</Badge>;
  return shownBadges(product).map((badge) => (
    <Badge key={badge} className="bg-paper/95!">
      {badge}
    </Badge>
  ));
}
