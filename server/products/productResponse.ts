/** A product in the API's responses. */
import { type Batched, nextExpiry } from '#domain/batches.ts';
import type { Category } from '#domain/categories.ts';
import { colourSlug } from '#domain/colours.ts';
import { type CosmeticFacts, noFacts } from '#domain/cosmeticFacts.ts';
import { toTaka } from '#domain/money.ts';
import type { ProductForm } from '#domain/products.ts';
import { isInStock } from '#domain/stock.ts';
import type { SignedIn } from '#server/context.ts';
import { maySeeCosts } from './costAccess.ts';
import type { ProductRow } from './productQueries.ts';

/** Rounded to one decimal. 0 without reviews. */
export const averageRating = (sum: number, count: number): number =>
  count === 0 ? 0 : Math.round((sum / count) * 10) / 10;

export const productResponse = (row: ProductRow) => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  price: toTaka(row.price),
  ...(row.original_price !== null && { originalPrice: toTaka(row.original_price) }),
  category: row.category,
  subcategory: row.subcategory ?? '',
  stock: row.stock,
  inStock: isInStock(row),
  rating: averageRating(row.rating_sum, row.review_count),
  numReviews: row.review_count,
  tags: row.tags,
  specifications: row.specifications,
  sizes: row.sizes,
  colors: row.colors.map((colour) => ({ ...colour, ...bestBefore(row, colourSlug(colour.name)) })),
  images: row.images,
  featured: row.featured,
  isNewArrival: row.is_new_arrival,
  isCombo: row.is_combo,
  comboItems: row.comboItems,
  comboDiscount: row.combo_discount ?? 0,
  isActive: row.is_active,
  createdAt: row.created_at,
  version: row.version,
  ...knownFacts(row),
  ...bestBefore(row),
});

/** The month of what is sent next, of a product with batches: '2027-05'. */
function bestBefore({ batches }: Batched, colour: string | null = null): { bestBefore?: string } {
  const day = batches ? nextExpiry(batches, colour) : null;
  return day ? { bestBefore: day.slice(0, 7) } : {};
}

/** The other facts of cosmetics are left out. */
const knownFacts = (row: CosmeticFacts) => ({
  ...(row.ingredients && { ingredients: row.ingredients }),
  ...(row.shade && { shade: row.shade }),
  ...(row.netContent && { netContent: row.netContent }),
  ...(row.howToUse && { howToUse: row.howToUse }),
  ...(row.madeIn && { madeIn: row.madeIn }),
  ...(row.maker && { maker: row.maker }),
});

/** With what a piece costs the shop, for those who may see that. */
export const adminProductResponse = (row: ProductRow, caller: SignedIn) => ({
  ...productResponse(row),
  ...(maySeeCosts(caller) && costOf(row)),
  ...(row.batches && { batches: row.batches }),
});

const costOf = ({ cost_price: cost }: ProductRow) => (cost === null ? {} : { costPrice: toTaka(cost) });

/** The form that would save this row unchanged. */
export function productFormOf(row: ProductRow): ProductForm {
  const { _id, inStock, rating, numReviews, createdAt, version, bestBefore, ...form } = productResponse(row);
  const images = form.images.map(({ url, publicId, alt, color }) => ({ url, publicId, alt, color }));
  return {
    ...noFacts,
    ...form,
    ...costOf(row),
    category: form.category as Category,
    colors: row.colors,
    images,
  };
}
