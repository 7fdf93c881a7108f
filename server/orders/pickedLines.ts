/** Pieces of an order's lines that an admin names by their place in the order. */
import { impossiblePick, type PickedLine } from '#domain/orderReturns.ts';
import { Problem } from '#domain/problems.ts';
import { orderReturnTexts } from '#texts/orderReturns.ts';
import type { OrderedLine } from './orderLineQueries.ts';
import type { LinePieces } from './returnStockQueries.ts';

/** `field`: where the request names the lines. `message`: instead of the usual one. */
export function refuseTooMany(
  picked: readonly PickedLine[],
  lines: readonly OrderedLine[],
  { field, message }: { field: string; message?: string },
): void {
  const impossible = impossiblePick(picked, lines);
  if (!impossible) return;
  const { index, left } = impossible;
  throw new Problem('returnTooMuch', {
    ...(message && { message }),
    errors: {
      [`${field}.${index}.quantity`]:
        left === 0 ? orderReturnTexts.noneLeft : orderReturnTexts.onlyLeft(left),
    },
  });
}

/** As `order_lines` names them. */
export const piecesOf = (picked: readonly PickedLine[], lines: readonly OrderedLine[]): LinePieces[] =>
  picked.flatMap(({ line, quantity }) => {
    const ordered = lines[line];
    return ordered ? [{ position: ordered.position, quantity }] : [];
  });
