import { grouped } from '#texts/numbers.ts';
import { productsTexts } from '#texts/products.ts';
import { Stars } from '#web/ui/Stars.tsx';

interface RatingProps {
  rating: number;
  count: number;
}

/** Stars and the number of ratings. */
export function Rating({ rating, count }: RatingProps) {
  return (
    <span className="flex items-center gap-1.5 text-muted text-xs">
      <Stars rating={rating} />
      <span aria-hidden="true">({grouped(count)})</span>
      <span className="sr-only">{productsTexts.fromReviews(count)}</span>
    </span>
  );
}
