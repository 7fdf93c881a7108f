/** The filtered products as CSV that the import can read. */
import type { Category } from '#domain/categories.ts';
import { noFacts } from '#domain/cosmeticFacts.ts';
import { csvOf } from '#domain/csv.ts';
import { MAX_LIMIT } from '#domain/pages.ts';
import { sheetHeadings, sheetRow } from '#domain/productSheet.ts';
import { adminApi } from '#web/api/adminClient.ts';
import type { AdminProduct } from '#web/api/responses.ts';

/** The sizes of a combo with components are theirs. */
const rowOf = (product: AdminProduct, maySeeCosts: boolean) =>
  sheetRow(
    {
      id: product._id,
      version: product.version,
      form: {
        ...noFacts,
        ...product,
        nameBn: product.nameBn ?? '',
        descriptionBn: product.descriptionBn ?? '',
        category: product.category as Category,
        ...(product.components.length > 0 && { sizes: [] }),
      },
    },
    maySeeCosts,
  );

export const sheetOf = (products: readonly AdminProduct[], maySeeCosts: boolean): string =>
  csvOf([sheetHeadings(maySeeCosts), ...products.map((product) => rowOf(product, maySeeCosts))]);

type Filter = NonNullable<NonNullable<Parameters<typeof adminApi.adminProducts>[0]>['query']>;

/**
 * Fetches all pages at the largest page size. `onProgress` receives the fraction that has arrived. `isCut`: a search for
 * common words has no more pages.
 */
export async function filteredProducts(
  filter: Filter,
  onProgress: (share: number) => void,
): Promise<{ products: AdminProduct[]; isCut: boolean }> {
  const found = new Map<string, AdminProduct>();
  let isCut = false;
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { ...filter, page: String(page), limit: String(MAX_LIMIT) };
    const { products, pagination } = await adminApi.adminProducts({ query });
    // A new product shifts the last row of a page to the next page. Each product is written once.
    for (const product of products) found.set(product._id, product);
    pages = pagination.totalPages;
    isCut = pagination.atLeast ?? false;
    onProgress(page / pages);
  }
  return { products: [...found.values()], isCut };
}
