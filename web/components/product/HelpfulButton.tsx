import ThumbsUp from 'virtual:lucide/thumbs-up';
import { clsx } from 'clsx';
import { useState } from 'react';
import { grouped } from '#texts/numbers.ts';
import { reviewsTexts } from '#texts/reviews.ts';
import type { Vote } from './useVotes.ts';

/** Marks a review as helpful, or takes that back. An own review shows only the number. */
export function HelpfulButton({ vote: { count, isHelpful, isOwn, toggle } }: { vote: Vote }) {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await toggle();
    setIsBusy(false);
  };
  if (isOwn)
    return count > 0 ? <p className="text-muted text-sm">{reviewsTexts.foundHelpful(count)}</p> : null;
  return (
    <button
      type="button"
      aria-pressed={isHelpful}
      aria-disabled={isBusy || undefined}
      onClick={() => void press()}
      className={clsx(
        'inline-flex min-h-9 items-center gap-2 self-start text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11 noscript:hidden',
        isHelpful ? 'font-medium text-accent' : 'text-muted',
      )}
    >
      <ThumbsUp className={clsx('size-4', isHelpful && 'fill-current')} strokeWidth={1.5} />
      {reviewsTexts.helpful}
      {count > 0 && <span className="tabular-nums">({grouped(count)})</span>}
    </button>
  );
}
