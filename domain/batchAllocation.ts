/** Which batches an order takes its pieces from, once it is known how many it takes from each count. */
import { type Batched, firstExpired } from './batches.ts';
import { colourSlug } from './colours.ts';
import { shortStock } from './problems.ts';
import { type Named, nameNow } from './productNames.ts';
import type { Stocked } from './stock.ts';
import type { StockAllocation } from './stockAllocation.ts';

/** A product as the order's transaction locked it. */
type BatchedProduct = Pick<Stocked, 'colors'> & Batched & Named;

/**
 * The allocations, and those of the batches behind them: of a product with colors behind the color's, else behind the
 * product's own. Throws `shortStock` if the batches hold less than is allocated.
 */
export function withBatches(
  allocations: readonly StockAllocation[],
  products: ReadonlyMap<string, BatchedProduct>,
): readonly StockAllocation[] {
  const taken = allocations.flatMap((allocation) =>
    batchesBehind(allocation, products.get(allocation.productId)),
  );
  return taken.length === 0 ? allocations : [...allocations, ...taken];
}

function batchesBehind(
  { productId, kind, unitName, quantity }: StockAllocation,
  product: BatchedProduct | undefined,
): StockAllocation[] {
  if (!product?.batches) return [];
  if (kind !== (product.colors.length > 0 ? 'colour' : 'product')) return [];
  const taken = firstExpired(product.batches, colourSlug(unitName), quantity);
  const found = taken.reduce((sum, { pieces }) => sum + pieces, 0);
  // The counts are the sums of the batches, so this is a fault that the database would refuse, too.
  if (found < quantity) throw shortStock(found, nameNow(product));
  return taken.map(({ batch, pieces }) => ({
    productId,
    kind: 'batch',
    unitName: batch.id,
    quantity: pieces,
    stock: batch.pieces,
  }));
}
