/** Loads the page of one product, or what is shown instead of one that does not exist. */
import { pageSizes } from '#domain/pages.ts';
import type { Api } from '#web/api/client.ts';
import { orNull } from '#web/api/orNull.ts';
import { isNotFound } from '#web/api/pageResponse.ts';
import { loadNotFound } from '#web/components/layout/loadNotFound.ts';
import { cardOf } from '../products/cardProduct.ts';

const relatedSize = 4;
/** Limit for the review page in the address. */
const mostReviewPages = 40;

function reviewPagesIn(asked: string | null): number {
  const pages = Number(asked);
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, mostReviewPages) : 1;
}

export async function loadProduct(api: Api, id: string, askedReviewPages: string | null) {
  const product = await api.product({ params: { id } }).catch(async (error) => {
    throw isNotFound(error) ? await loadNotFound(api) : error;
  });
  const limit = String(pageSizes.reviews * reviewPagesIn(askedReviewPages));
  const [reviews, alike] = await Promise.all([
    orNull(api.productReviews({ params: { id }, query: { limit } })),
    orNull(api.products({ query: { category: product.category, limit: String(relatedSize + 1) } })),
  ]);
  const related = alike?.products.filter(({ _id }) => _id !== product._id).slice(0, relatedSize);
  return { product, reviews: reviews?.data ?? null, related: related?.map(cardOf) ?? null };
}
