import { counted } from '#domain/plurals.ts';
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
      <span aria-hidden="true">({count})</span>
      <span className="sr-only">from {counted(count, 'review')}</span>
    </span>
  );
}
