/** Loads the page of one product, in the size and color that its address asks for, or what is shown instead of one that does not exist. */
import { reviewPagesParam } from '#contract/pageQueries.ts';
import { choiceIn } from '#domain/choiceAddress.ts';
import { pageSizes } from '#domain/pages.ts';
import { colourFirst } from '#domain/photoColours.ts';
import { availabilityOf } from '#domain/stock.ts';
import type { Api } from '#web/api/client.ts';
import { orNull } from '#web/api/orNull.ts';
import { isNotFound } from '#web/api/pageResponse.ts';
import { loadNotFound } from '#web/components/layout/loadNotFound.ts';
import { cardOf } from '#web/components/products/cardProduct.ts';
import { shownProduct } from './shownProduct.ts';

const relatedSize = 4;
/** Limit for the review page in the address. */
const mostReviewPages = 40;

function reviewPagesIn(asked: string | null): number {
  const pages = Number(asked);
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, mostReviewPages) : 1;
}

export async function loadProduct(api: Api, id: string, query: URLSearchParams) {
  const product = await api.product({ params: { id } }).catch(async (error) => {
    throw isNotFound(error) ? await loadNotFound(api) : error;
  });
  const limit = String(pageSizes.reviews * reviewPagesIn(query.get(reviewPagesParam)));
  const [reviews, alike] = await Promise.all([
    orNull(api.productReviews({ params: { id }, query: { limit } })),
    orNull(api.products({ query: { category: product.category, limit: String(relatedSize + 1) } })),
  ]);
  const related = alike?.products.filter(({ _id }) => _id !== product._id).slice(0, relatedSize);
  const chosen = choiceIn(product, { size: query.get('size'), color: query.get('color') });
  return {
    product: shownProduct({
      ...product,
      images: [...colourFirst(product.images, chosen.selectedColor)],
    }),
    chosen,
    /** As feeds say it of the choice; without one, of the product. */
    isInStock: availabilityOf(product, chosen).state !== 'unavailable',
    reviews: reviews?.data ?? null,
    related: related?.map(cardOf) ?? null,
  };
}
