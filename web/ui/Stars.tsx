import { clsx } from 'clsx';
import { uiTexts } from '#texts/ui.ts';

/** Clockwise from the top. */
const outline = 'l2.6 5.27 5.8.84-4.2 4.1 1 5.79-5.2-2.73-5.2 2.73 1-5.79-4.2-4.1 5.8-.84z';

/** A five-pointed star in a 20 by 20 box. */
export const starPath = `M10 1.6${outline}`;

/** Five stars as one shape, because a page shows many ratings and each element costs time. */
const fiveStarsPath = [10, 30, 50, 70, 90].map((top) => `M${top} 1.6${outline}`).join('');

/** A rating out of five, drawn to a tenth of a star. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <svg
      role="img"
      aria-label={uiTexts.outOf5Stars(Math.round(rating * 10) / 10)}
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
