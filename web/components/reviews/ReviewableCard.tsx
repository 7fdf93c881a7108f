import { formatDay } from '#domain/dates.ts';
import { formatTaka } from '#domain/money.ts';
import { digits } from '#texts/numbers.ts';
import { ownReviewsTexts } from '#texts/ownReviews.ts';
import type { Reviewable } from '#web/components/account/accountData.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { reviewHref } from './reviewHref.ts';

export function ReviewableCard({ entry }: { entry: Reviewable[number] }) {
  const { product, orderDate, quantity, price } = entry;
  return (
    <li className="flex gap-4 py-5">
      <Picture
        src={product.image}
        alt=""
        sizes="5rem"
        className="w-20 shrink-0 self-start rounded-md sm:w-24"
      />
      <div className="min-w-0 grow">
        <h3 className="text-lg leading-6">{product.name}</h3>
        <p className="text-muted text-sm">{ownReviewsTexts.ordered(formatDay(orderDate))}</p>
        <p className="text-muted text-sm tabular-nums">
          {digits(quantity)} × {formatTaka(price)}
        </p>
        <Link
          to={reviewHref(product._id)}
          preventScrollReset
          aria-label={ownReviewsTexts.writeReviewOf(product.name)}
          className={`${buttonClass({ look: 'outline', size: 'sm' })} mt-3`}
        >
          {ownReviewsTexts.writeReview}
        </Link>
      </div>
    </li>
  );
}
