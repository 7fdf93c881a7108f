/** What is said about products, word for word. */
import { categoryLabel } from './categories.ts';
import { grouped } from './digits.ts';

export const productTexts = {
  fetchAllFailed: 'Failed to fetch products',
  fetchFailed: 'Failed to fetch product',
  searchFailed: 'Search failed',
  createFailed: 'Failed to create product',
  updateFailed: 'Failed to update product',
  deleteFailed: 'Failed to delete product',
  saveFailed: 'Failed to save product',
  created: 'Product created successfully!',
  updated: 'Product updated successfully!',
  deleted: 'Product deleted',
  featuredFailed: 'Failed to load featured products',
  noneFound: 'No products found',
  noneFoundHint: 'Try adjusting your search or filter criteria.',
  loadError: 'Error Loading Product',
  notFound: 'Product Not Found',
  noSpecifications: 'No specifications available for this product.',
} as const;

/** '1,000+' of what was counted no further. */
export const countText = (count: number, atLeast?: boolean): string =>
  grouped(count) + (atLeast && count > 0 ? '+' : '');

/** '12 products found for "churi" in Bangles' */
export function foundLine(
  { total, atLeast }: { total: number; atLeast?: boolean },
  { search, category }: { search?: string; category?: string },
): string {
  const found = `${countText(total, atLeast)} products found`;
  return found + (search ? ` for "${search}"` : '') + (category ? ` in ${categoryLabel(category)}` : '');
}

/** Below 'No products found'. */
export const noneFoundText = (category: string | undefined): string =>
  category
    ? `We have no ${categoryLabel(category).toLowerCase()} that fit right now. Please look again soon.`
    : productTexts.noneFoundHint;
