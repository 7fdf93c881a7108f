/** Stock allocation for several order lines, which may take from the same count. */
import type { Choice, StockUnit } from './stock.ts';

export interface AllocationLine extends Choice {
  productId: string;
  name: string;
  quantity: number;
  units: readonly StockUnit[];
}

/**
 * One stock count and the pieces taken from it. `unitName` is the size's or colour's name or the batch's id, empty for the
 * product's own count.
 */
export interface StockAllocation {
  productId: string;
  kind: StockUnit['kind'] | 'batch';
  unitName: string;
  quantity: number;
  /** The stock before the order. */
  stock: number;
}

export interface Shortage {
  name: string;
  /** The pieces left for this line. */
  available: number;
}

const nameOf = (unit: StockUnit): string =>
  unit.kind === 'size' ? unit.size : unit.kind === 'colour' ? unit.colour : '';

const keyOf = (productId: string, unit: StockUnit) => JSON.stringify([productId, unit.kind, nameOf(unit)]);

/**
 * The allocations by count, in the order of the lines. Fails at the first line that asks for more than is
 * left.
 */
export function allocationsOf(
  lines: readonly AllocationLine[],
): { ok: true; allocations: readonly StockAllocation[] } | { ok: false; shortage: Shortage } {
  const allocations = new Map<string, StockAllocation>();
  for (const line of lines) {
    const leftOf = (unit: StockUnit) =>
      unit.stock - (allocations.get(keyOf(line.productId, unit))?.quantity ?? 0);
    const available = Math.max(0, Math.min(...line.units.map(leftOf)));
    if (line.quantity > available) return { ok: false, shortage: { name: line.name, available } };
    for (const unit of line.units) addTo(allocations, line, unit);
  }
  return { ok: true, allocations: [...allocations.values()] };
}

function addTo(
  allocations: Map<string, StockAllocation>,
  { productId, quantity }: AllocationLine,
  unit: StockUnit,
): void {
  const key = keyOf(productId, unit);
  const before = allocations.get(key)?.quantity ?? 0;
  allocations.set(key, {
    productId,
    kind: unit.kind,
    unitName: nameOf(unit),
    quantity: before + quantity,
    stock: unit.stock,
  });
}
