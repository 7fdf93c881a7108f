import { clsx } from 'clsx';
import { fiveStarsPath } from './starShape.ts';

/** A rating out of five, drawn to a tenth of a star. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <svg
      role="img"
      aria-label={`${Math.round(rating * 10) / 10} out of 5 stars`}
      viewBox="0 0 100 20"
      className={clsx('inline-block h-4 w-20 shrink-0 text-accent', className)}
    >
      <path d={fiveStarsPath} className="fill-line" />
      <svg aria-hidden="true" width={rating * 20} height="20">
        <path d={fiveStarsPath} fill="currentColor" />
      </svg>
    </svg>
  );
}
