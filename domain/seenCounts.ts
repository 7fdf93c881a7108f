/**
 * The counts that an editor saw while changing some of them. Orders and restocks move counts without raising the product's
 * version, so an edit names what it is based on.
 */
import { type Count, countKey, countsOf, stockByCount, withCounts } from './productCounts.ts';
import type { ProductForm } from './productForm.ts';

/** An edited count that moved since it was seen, with today's stock. */
export interface MovedCount extends Count {
  /** Its path in the form. */
  field: string;
}

/**
 * The form as it is to be saved: a count that the editor left as it was seen has today's stock. `moved` are the edited
 * counts that are no longer what was seen. A count of which nothing is said is saved as it is.
 */
export function basedOnSeen(
  form: ProductForm,
  today: ProductForm,
  seen: readonly Count[],
): { form: ProductForm; moved: MovedCount[] } {
  const [seenStock, todaysStock] = [stockByCount(seen), stockByCount(countsOf(today))];
  const moved: MovedCount[] = [];
  const settled = withCounts(form, (count, field) => {
    const [was, is] = [seenStock.get(countKey(count)), todaysStock.get(countKey(count))];
    if (was === undefined || is === undefined || was === is) return count.stock;
    if (count.stock === was) return is;
    if (count.stock !== is) moved.push({ ...count, stock: is, field });
    return count.stock;
  });
  return { form: settled, moved };
}
