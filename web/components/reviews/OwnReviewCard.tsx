import { useRevalidator } from 'react-router';
import { formatDay } from '#domain/dates.ts';
import { ownReviewsTexts } from '#texts/ownReviews.ts';
import { api } from '#web/api/client.ts';
import { toastFailure } from '#web/api/failures.ts';
import { orGone } from '#web/api/orGone.ts';
import type { OwnReview } from '#web/components/account/accountData.ts';
import { EditDeleteButtons } from '#web/components/account/EditDeleteButtons.tsx';
import { ReviewAnswer } from '#web/components/product/ReviewAnswer.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { Link } from '#web/ui/Link.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { toast } from '#web/ui/toast.ts';

export function OwnReviewCard({ review, onEdit }: { review: OwnReview; onEdit: () => void }) {
  const { revalidate } = useRevalidator();
  const { _id, product, rating, title, comment, images, createdAt, answer } = review;
  const remove = async () => {
    const isSure = await confirm(ownReviewsTexts.deleteQuestion, {
      yes: ownReviewsTexts.deleteIt,
      isDangerous: true,
    });
    if (!isSure) return;
    try {
      await orGone(api.deleteReview({ params: { id: _id } }));
      toast(ownReviewsTexts.deleted);
      await revalidate();
    } catch (error) {
      toastFailure(error, ownReviewsTexts.deleteFailed);
    }
  };
  return (
    <li className="flex flex-col gap-2 py-6">
      <h3 className="text-lg leading-6">
        <Link to={`/products/${product._id}`} className="underline-offset-4 hover:underline">
          {product.name}
        </Link>
      </h3>
      <p className="flex items-center gap-3 text-muted text-sm">
        <Stars rating={rating} />
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </p>
      {title && <p className="font-medium wrap-anywhere">{title}</p>}
      {comment && <p className="max-w-text whitespace-pre-line wrap-anywhere">{comment}</p>}
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {images.map((url, place) => (
            <li key={url}>
              <Picture
                src={url}
                alt={ownReviewsTexts.yourPhoto(place + 1)}
                sizes="5rem"
                className="w-20 rounded-md"
              />
            </li>
          ))}
        </ul>
      )}
      <ReviewAnswer answer={answer} />
      <div className="-mx-1 flex gap-4">
        <EditDeleteButtons
          of={ownReviewsTexts.reviewOf(product.name)}
          onEdit={onEdit}
          onDelete={() => void remove()}
        />
      </div>
    </li>
  );
}
