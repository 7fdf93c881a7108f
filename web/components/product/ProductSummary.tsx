import { categoryLabel } from '#domain/categories.ts';
import type { Product } from '#web/catalogue.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Price } from '#web/ui/Price.tsx';
import { shownBadges } from '../products/ProductBadges.tsx';
import { Rating } from '../products/Rating.tsx';
import { WishButton } from '../products/WishButton.tsx';

/** What it is, what others think of it and what it costs. */
export function ProductSummary({ product }: { product: Product }) {
  const { _id, name, category, rating, numReviews, price, originalPrice, description } = product;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-6 flex-wrap items-center gap-2">
        <p className="overline-text mr-2 text-muted">{categoryLabel(category)}</p>
        {shownBadges(product)
          .filter((badge) => badge !== categoryLabel(category))
          .map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
      </div>
      <div className="flex items-start justify-between gap-4">
        <h1 className="text-2xl sm:text-3xl">{name}</h1>
        <WishButton productId={_id} name={name} className="shrink-0 border border-line" />
      </div>
      {numReviews > 0 && (
        <a href="#reviews" className="-my-2 inline-flex min-h-11 items-center self-start hover:underline">
          <Rating rating={rating} count={numReviews} />
        </a>
      )}
      <Price amount={price} original={originalPrice} size="lg" />
      <p className="line-clamp-4 text-muted">{description}</p>
    </div>
  );
}
