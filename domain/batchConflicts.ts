/** What an edit of a product may not change while its stock follows from batches. */

import { batchMessages } from '#texts/batches.ts';
import { type Batch, type Batched, mayHaveBatches } from './batches.ts';
import { colourSlug } from './colours.ts';
import type { ProductForm } from './productForm.ts';

type EditedFields = Pick<ProductForm, 'category' | 'stock' | 'colors'>;

export interface BatchConflict {
  field: 'category' | 'stock' | 'colors';
  message: string;
}

/** The first that is wrong. Null for a product without batches. */
export function batchConflict(
  { batches }: Batched,
  before: EditedFields,
  after: EditedFields,
): BatchConflict | null {
  if (!batches) return null;
  const left = batches.filter(({ pieces }) => pieces > 0);
  if (left.length > 0 && !mayHaveBatches(after.category)) {
    return { field: 'category', message: batchMessages.categoryInUse };
  }
  return (
    conflictOfColours(left, before, after) ??
    (mayHaveBatches(after.category) ? conflictOfStock(before, after) : null)
  );
}

function conflictOfColours(
  left: readonly Batch[],
  before: EditedFields,
  after: EditedFields,
): BatchConflict | null {
  const removed = before.colors.find(
    ({ name }) =>
      !after.colors.some((colour) => colourSlug(colour.name) === colourSlug(name)) &&
      left.some(({ colour }) => colour === colourSlug(name)),
  );
  if (removed) return { field: 'colors', message: batchMessages.colourInUse(removed.name) };
  const isPlain = before.colors.length === 0 && after.colors.length > 0;
  return isPlain && left.some(({ colour }) => colour === '')
    ? { field: 'colors', message: batchMessages.withoutColour }
    : null;
}

function conflictOfStock(before: EditedFields, after: EditedFields): BatchConflict | null {
  if (after.stock !== before.stock) return { field: 'stock', message: batchMessages.stockFollows };
  const was = new Map(before.colors.map(({ name, stock }) => [colourSlug(name), stock]));
  const isMoved = after.colors.some(({ name, stock }) => stock !== (was.get(colourSlug(name)) ?? 0));
  return isMoved ? { field: 'colors', message: batchMessages.stockFollows } : null;
}
