/** Everything the page of one product shows. */
import { pageSizes } from '#domain/pages.ts';
import type { Api } from '#web/api.ts';
import { orNull } from '#web/pageParts.ts';
import { cardOf } from '../products/cardProduct.ts';

/** What the address says of how many pages of reviews are open, for readers without script. */
export const reviewPagesParam = 'reviews';

const relatedSize = 4;
/** Beyond this many pages of reviews an address asks in vain. */
const mostReviewPages = 40;

function reviewPagesIn(asked: string | null): number {
  const pages = Number(asked);
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, mostReviewPages) : 1;
}

export async function loadProduct(api: Api, id: string, askedReviewPages: string | null) {
  const product = await api.product({ params: { id } });
  const limit = String(pageSizes.reviews * reviewPagesIn(askedReviewPages));
  const [reviews, alike] = await Promise.all([
    orNull(api.productReviews({ params: { id }, query: { limit } })),
    orNull(api.products({ query: { category: product.category, limit: String(relatedSize + 1) } })),
  ]);
  const related = alike?.products.filter(({ _id }) => _id !== product._id).slice(0, relatedSize);
  return { product, reviews: reviews?.data ?? null, related: related?.map(cardOf) ?? null };
}
