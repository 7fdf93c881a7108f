/** From what an admin types for each count to the pieces by which it moves. */
import { readNumber } from '#domain/numbers.ts';
import type { CountedUnit } from '#domain/restocking.ts';
import { type CorrectionReason, movementReasons } from '#domain/stockMovements.ts';

/** By count: pieces that came or went, or, where stock is counted again, the counted pieces. */
export type Typed = Readonly<Record<string, string>>;

export const keyOf = ({ unit, unitName }: Pick<CountedUnit, 'unit' | 'unitName'>): string =>
  `${unit} ${unitName}`;

/** Null where nothing was typed. NaN for what is no number, which the schema refuses. */
function changeOf(unit: CountedUnit, reason: CorrectionReason, typed: Typed): number | null {
  const read = readNumber(typed[keyOf(unit)]);
  if (read === undefined) return null;
  const pieces = Number(read);
  if (reason === 'count') return pieces - unit.stock;
  return movementReasons[reason].correction === 'down' ? -pieces : pieces;
}

/** The total of a product with colors moves by the sum of its colors unless it is entered. */
function totalChange(units: readonly CountedUnit[], reason: CorrectionReason, typed: Typed): number {
  return units.reduce(
    (sum, unit) => sum + (unit.unit === 'product' ? 0 : (changeOf(unit, reason, typed) ?? 0)),
    0,
  );
}

const isTotal = (unit: CountedUnit, units: readonly CountedUnit[]): boolean =>
  unit.unit === 'product' && units.length > 1;

/** The counts that move. A count that was found right is left out. */
export const changesOf = (units: readonly CountedUnit[], reason: CorrectionReason, typed: Typed) =>
  units.flatMap((unit) => {
    const own = changeOf(unit, reason, typed);
    const pieces = own ?? (isTotal(unit, units) ? totalChange(units, reason, typed) : 0);
    if (pieces === 0 && (own === null || reason === 'count')) return [];
    return [{ unit: unit.unit, unitName: unit.unitName, pieces }];
  });

/** What the field of a count shows. */
export function shownPieces(
  units: readonly CountedUnit[],
  reason: CorrectionReason,
  typed: Typed,
  unit: CountedUnit,
): string {
  const own = typed[keyOf(unit)];
  if (own || !isTotal(unit, units)) return own ?? '';
  const total = totalChange(units, reason, typed);
  if (total === 0 || Number.isNaN(total)) return '';
  return String(reason === 'count' ? unit.stock + total : Math.abs(total));
}
