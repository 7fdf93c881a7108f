/** The filtered list of products as a sheet that an import reads back. */
import type { Category } from '#domain/categories.ts';
import { csvOf } from '#domain/csv.ts';
import { MAX_LIMIT } from '#domain/pages.ts';
import { sheetHeadings, sheetRow } from '#domain/productSheet.ts';
import { api } from '#web/api.ts';
import type { Product } from '#web/catalogue.ts';

const rowOf = (product: Product) =>
  sheetRow({
    id: product._id,
    version: product.version,
    form: { ...product, category: product.category as Category },
  });

export const sheetOf = (products: readonly Product[]): string =>
  csvOf([sheetHeadings, ...products.map(rowOf)]);

type Filter = NonNullable<NonNullable<Parameters<typeof api.adminProducts>[0]>['query']>;

/** All pages of it, as large as a page may be; `onProgress` is told the share that is here. */
export async function filteredProducts(
  filter: Filter,
  onProgress: (share: number) => void,
): Promise<Product[]> {
  const found = new Map<string, Product>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { ...filter, page: String(page), limit: String(MAX_LIMIT) };
    const { products, pagination } = await api.adminProducts({ query });
    // A product made meanwhile pushes the last one of a page to the next: it is not written twice.
    for (const product of products) found.set(product._id, product);
    pages = pagination.totalPages;
    onProgress(page / pages);
  }
  return [...found.values()];
}
