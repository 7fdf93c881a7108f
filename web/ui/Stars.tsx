import { clsx } from 'clsx';
import { useId } from 'react';
import { fiveStarsPath } from './starShape.ts';

/** A rating out of five, filled to its tenth. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const clipId = useId();
  return (
    <svg
      role="img"
      aria-label={`${Math.round(rating * 10) / 10} out of 5 stars`}
      viewBox="0 0 100 20"
      className={clsx('inline-block h-4 w-20 shrink-0 text-accent', className)}
    >
      <clipPath id={clipId}>
        <rect width={rating * 20} height="20" />
      </clipPath>
      <path d={fiveStarsPath} className="fill-line" />
      <path d={fiveStarsPath} clipPath={`url(#${clipId})`} fill="currentColor" />
    </svg>
  );
}
