/** Counts products by category for the filters of the admin's list. */
import { sql } from 'kysely';
import { type CategoryCounts, emptyCounts } from '#domain/adminListing.ts';
import type { Database } from '#server/database/connect.ts';
import { deleted, hidden } from './adminProductQueries.ts';

export interface AdminProductCounts {
  shown: CategoryCounts;
  hidden: CategoryCounts;
  deleted: number;
}

interface CountRow {
  which: keyof AdminProductCounts;
  category: keyof CategoryCounts;
  products: number;
}

/** Products on sale come from a maintained count. Hidden and deleted products are counted along their index. */
export async function countByCategory(db: Database): Promise<AdminProductCounts> {
  const { rows } = await sql<CountRow>`
    select 'shown' as which, category, sum(products)::int as products
    from product_counts where section = '' and category <> '' and colour = '' group by category
    union all
    select 'hidden', p.category, count(*)::int from products p where ${hidden} group by p.category
    union all
    select 'deleted', 'all', count(*)::int from products p where ${deleted}`.execute(db);
  const counts = { shown: emptyCounts(), hidden: emptyCounts(), deleted: 0 };
  for (const { which, category, products } of rows) {
    if (which === 'deleted') {
      counts.deleted = products;
      continue;
    }
    counts[which][category] = products;
    counts[which].all += products;
  }
  return counts;
}
