/** How pieces that come or go change one count of a product. */
import type { CountChange } from '#domain/batchChanges.ts';
import { Problem, shortStock } from '#domain/problems.ts';
import type { CountedUnit, Restocking } from '#domain/restocking.ts';
import { MAX_STOCK } from '#domain/stock.ts';
import { restockMessages } from '#texts/stockChanges.ts';

export type RestockCount = Restocking['counts'][number];

export function addition(
  units: readonly CountedUnit[],
  { unit, unitName, pieces }: Pick<RestockCount, 'unit' | 'unitName' | 'pieces'>,
): CountChange {
  const known = units.find((one) => one.unit === unit && one.unitName === unitName);
  if (!known) throw new Problem('invalidInput', { message: restockMessages.unknownUnit });
  refuseImpossible(known.stock, pieces);
  return { unit, unitName, label: known.label, pieces, from: known.stock, to: known.stock + pieces };
}

/** More than a count can hold, or less than nothing. */
export function refuseImpossible(stock: number, pieces: number): void {
  if (stock + pieces > MAX_STOCK) throw new Problem('stockFull');
  if (stock + pieces < 0) throw shortStock(stock);
}
