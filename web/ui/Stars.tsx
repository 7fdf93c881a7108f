import { clsx } from 'clsx';
import { useId } from 'react';
import { starPath } from './starShape.ts';

const places = [0, 1, 2, 3, 4];

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
      {places.map((place) => (
        <path key={place} d={starPath} transform={`translate(${place * 20})`} className="fill-line" />
      ))}
      <g clipPath={`url(#${clipId})`} fill="currentColor">
        {places.map((place) => (
          <path key={place} d={starPath} transform={`translate(${place * 20})`} />
        ))}
      </g>
    </svg>
  );
}
