import { Stars } from '#web/ui/Stars.tsx';

interface RatingProps {
  rating: number;
  count: number;
}

/** Stars and how many gave them. */
export function Rating({ rating, count }: RatingProps) {
  return (
    <span className="flex items-center gap-1.5 text-muted text-xs">
      <Stars rating={rating} />
      <span aria-hidden="true">({count})</span>
      <span className="sr-only">
        from {count} {count === 1 ? 'review' : 'reviews'}
      </span>
    </span>
  );
}
