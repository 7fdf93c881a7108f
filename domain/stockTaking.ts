/** What several lines together take from the counts of the shop: two lines may draw from the same one. */
import type { Choice, StockUnit } from './stock.ts';

export interface TakingLine extends Choice {
  productId: string;
  name: string;
  quantity: number;
  units: readonly StockUnit[];
}

/** One count and how much goes from it. `unitName` is the size's or colour's name, empty for the product's own. */
export interface UnitTaking {
  productId: string;
  kind: StockUnit['kind'];
  unitName: string;
  quantity: number;
  /** Before anything is taken. */
  stock: number;
}

export interface Shortage {
  name: string;
  /** Pieces of this line's choice that can still be had. */
  available: number;
}

const nameOf = (unit: StockUnit): string =>
  unit.kind === 'size' ? unit.size : unit.kind === 'colour' ? unit.colour : '';

const keyOf = (productId: string, unit: StockUnit) => JSON.stringify([productId, unit.kind, nameOf(unit)]);

/** Takings by count, in the order of the lines; the first line that asks for more than is left stops it. */
export function takingsOf(
  lines: readonly TakingLine[],
): { ok: true; takings: readonly UnitTaking[] } | { ok: false; shortage: Shortage } {
  const takings = new Map<string, UnitTaking>();
  for (const line of lines) {
    const leftOf = (unit: StockUnit) =>
      unit.stock - (takings.get(keyOf(line.productId, unit))?.quantity ?? 0);
    const available = Math.max(0, Math.min(...line.units.map(leftOf)));
    if (line.quantity > available) return { ok: false, shortage: { name: line.name, available } };
    for (const unit of line.units) addTo(takings, line, unit);
  }
  return { ok: true, takings: [...takings.values()] };
}

function addTo(takings: Map<string, UnitTaking>, { productId, quantity }: TakingLine, unit: StockUnit): void {
  const key = keyOf(productId, unit);
  const before = takings.get(key)?.quantity ?? 0;
  takings.set(key, {
    productId,
    kind: unit.kind,
    unitName: nameOf(unit),
    quantity: before + quantity,
    stock: unit.stock,
  });
}
