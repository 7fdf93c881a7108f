import type { AdminReview } from '#web/api/responses.ts';
import { ReviewImages } from '#web/components/reviews/ReviewImages.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Stars } from '#web/ui/Stars.tsx';

/** What the customer wrote, and about which product. */
export function ReviewText({ review: { product, rating, title, comment, images } }: { review: AdminReview }) {
  return (
    <>
      <div className="flex items-center gap-4">
        <Picture src={product.image} alt="" sizes="3.5rem" className="w-14 shrink-0 rounded-sm" />
        <div className="min-w-0">
          <h2 className="font-medium font-text text-base">
            {product.isListed ? (
              <Link
                to={`/products/${product._id}#reviews`}
                className="wrap-anywhere underline-offset-4 hover:underline"
              >
                {product.name}
              </Link>
            ) : (
              product.name
            )}
          </h2>
          <Stars rating={rating} />
        </div>
      </div>
      {title && <p className="font-medium wrap-anywhere">{title}</p>}
      {comment && <p className="max-w-text whitespace-pre-line wrap-anywhere">{comment}</p>}
      <ReviewImages urls={images} />
    </>
  );
}
