import { ordersTexts } from '#texts/orders.ts';
import { ownReviewsTexts } from '#texts/ownReviews.ts';
import type { Reviewable } from '#web/components/account/accountData.ts';
import { reviewHref } from '#web/components/reviews/reviewHref.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';

interface ReviewStateProps {
  productId: string | null;
  /** Null if unknown. */
  reviewable: Reviewable | null;
}

/** Review link or "reviewed" below a delivered line. A product is reviewed once, over all orders. */
export function ReviewState({ productId, reviewable }: ReviewStateProps) {
  if (!reviewable) return null;
  const waiting = reviewable.find(({ product }) => product._id === productId);
  if (!waiting) return <p className="mt-1 font-medium text-good text-sm">{ownReviewsTexts.reviewed}</p>;
  return (
    <Link
      to={reviewHref(waiting.product._id)}
      className={`${buttonClass({ look: 'outline', size: 'sm' })} mt-2`}
      aria-label={ordersTexts.reviewOf(waiting.product.name)}
    >
      {ordersTexts.review}
    </Link>
  );
}
