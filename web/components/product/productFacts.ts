/** schema.org data of a product. */
import type { Product } from '#web/api/responses.ts';

export function productFacts(product: Product, origin: string): Record<string, unknown> {
  const { _id, name, description, images, price, inStock, rating, numReviews, category, colors } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku: _id,
    category,
    image: images.map(({ url }) => new URL(url, origin).href),
    color: colors.map((colour) => colour.name).join(', ') || undefined,
    offers: {
      '@type': 'Offer',
      url: `${origin}/products/${_id}`,
      price,
      priceCurrency: 'BDT',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    },
    ...(numReviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: numReviews },
    }),
  };
}
