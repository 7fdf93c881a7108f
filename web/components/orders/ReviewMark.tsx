import { Link } from 'react-router';
import { reviewMessages } from '#domain/reviews.ts';
import type { Reviewable } from '#web/components/account/accountData.ts';
import { reviewHref } from '#web/components/reviews/reviewHref.ts';
import { buttonClass } from '#web/ui/Button.tsx';

interface ReviewMarkProps {
  productId: string | null;
  reviewable: Reviewable;
}

/** Under a delivered line: still to be reviewed, or done. A product is reviewed once, whichever order it came in. */
export function ReviewMark({ productId, reviewable }: ReviewMarkProps) {
  const waiting = reviewable.find(({ product }) => product._id === productId);
  if (!waiting) return <p className="mt-1 font-medium text-good text-sm">{reviewMessages.reviewed}</p>;
  return (
    <Link
      to={reviewHref(waiting.product._id)}
      className={`${buttonClass({ look: 'outline', size: 'sm' })} mt-2`}
      aria-label={`Review ${waiting.product.name}`}
    >
      Review
    </Link>
  );
}
