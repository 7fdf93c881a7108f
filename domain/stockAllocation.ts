/** Stock allocation for several order lines, which may take from the same count. */
import { type SourcedUnit, unitKey, unitName } from './combos.ts';
import type { StockUnit } from './stock.ts';

export interface AllocationLine {
  name: string;
  quantity: number;
  /** Of the product, or of a combo's components. */
  units: readonly SourcedUnit[];
}

/**
 * One stock count and the pieces taken from it. `unitName` is the size's or color's name or the batch's id, empty for the
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

/**
 * The allocations by count, in the order of the lines. Fails at the first line that asks for more than is
 * left.
 */
export function allocationsOf(
  lines: readonly AllocationLine[],
): { ok: true; allocations: readonly StockAllocation[] } | { ok: false; shortage: Shortage } {
  const allocations = new Map<string, StockAllocation>();
  for (const line of lines) {
    const leftOf = (unit: SourcedUnit) =>
      Math.floor((unit.stock - (allocations.get(unitKey(unit))?.quantity ?? 0)) / unit.each);
    const available = Math.max(0, Math.min(...line.units.map(leftOf)));
    if (line.quantity > available) return { ok: false, shortage: { name: line.name, available } };
    for (const unit of line.units) addTo(allocations, line.quantity * unit.each, unit);
  }
  return { ok: true, allocations: [...allocations.values()] };
}

function addTo(allocations: Map<string, StockAllocation>, quantity: number, unit: SourcedUnit): void {
  const key = unitKey(unit);
  const before = allocations.get(key)?.quantity ?? 0;
  allocations.set(key, {
    productId: unit.productId,
    kind: unit.kind,
    unitName: unitName(unit),
    quantity: before + quantity,
    stock: unit.stock,
  });
}
