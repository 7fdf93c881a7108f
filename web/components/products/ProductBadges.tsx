import { badgesOf } from '#domain/products.ts';
import { stockStatuses } from '#domain/stock.ts';
import { Badge } from '#web/ui/Badge.tsx';
import type { CardProduct } from './cardProduct.ts';

/** What sets a product apart, over its photo. Sold out says all there is to say; that it is featured, its place says. */
export function ProductBadges({ product }: { product: CardProduct }) {
  if (!product.inStock) return <Badge className="bg-paper/95!">{stockStatuses.out}</Badge>;
  return badgesOf(product)
    .filter((badge) => badge !== 'Featured')
    .map((badge) => (
      <Badge key={badge} className="bg-paper/95!">
        {badge}
      </Badge>
    ));
}
